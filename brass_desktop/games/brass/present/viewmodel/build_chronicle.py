"""From the log to the chronicle: one sentence per action, newest first under its round."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from brass_desktop.games.brass.engine.events import MoneyPaid, MoneyReceived
from brass_desktop.games.brass.engine.ids import CANAL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.chronicle import BrassEntry, Topic, round_title, tell
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text.actions import LOG_ICONS
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView

_TABLE_ICONS: dict[Topic | None, str] = {
    "income": "receive-money",
    "loss": "pay-money",
    "era": "laurels",
    "market": "galleon",
    "end": "laurels",
}
"""What the table as a whole does that no heading tells."""


class Chronicler:
    """Tells a game that goes on; what was told once stands, in the language it was told in."""

    def __init__(self) -> None:
        self._told: list[tuple[BrassEntry, tuple[ChronicleEntry, ...]]] = []

    def tell(self, seen: Seen) -> ChronicleView:
        """Tell everything that has happened, the newest first under its round."""
        kept = sum(1 for _ in takewhile(_is_same, zip(self._told, seen.log, strict=False)))
        del self._told[kept:]
        colours = [player.colour for player in seen.players]
        for at, entry in enumerate(seen.log[kept:], start=kept):
            told = tell_entry(seen.naming, colours, seen.before[at], entry, at + 1)
            self._told.append((entry, tuple(told)))
        entries = [ChronicleEntry(0, None, "", round_title(CANAL_ERA, 1))]
        for entry, lines in self._told:
            entries += map(_freshened, lines) if entry is seen.log[-1] else lines
        first, *others = _newest_first(entries)
        # A round in which nothing has happened yet needs no heading above the last one.
        is_empty = bool(others) and others[0].is_heading
        return ChronicleView(tuple(others if is_empty else (first, *others)))


def _freshened(line: ChronicleEntry) -> ChronicleEntry:
    return line if line.owner is None else replace(line, fresh=True)


def _is_same(pair: tuple[tuple[BrassEntry, object], BrassEntry]) -> bool:
    return pair[0][0] is pair[1]


def tell_entry(
    naming: Naming, colours: Sequence[str], before: BrassState, entry: BrassEntry, number: int
) -> Iterator[ChronicleEntry]:
    """Tell one entry of the log; a round that begins with it is a heading over what follows.

    The order in which the round is played stands with its heading.
    """
    lines = tell(naming, before, entry)
    order = next((line.sentence for line in lines if line.topic == "order"), "")
    for line in lines:
        if line.topic == "round":
            yield ChronicleEntry(number, None, "", line.sentence, order)
        elif line.seat is not None and line.kind is not None:
            yield ChronicleEntry(
                number,
                colours[line.seat],
                LOG_ICONS[line.kind],
                line.sentence,
                line.detail,
                money=any(isinstance(e, MoneyPaid | MoneyReceived) for e in entry.events),
            )
        elif line.topic in _TABLE_ICONS:
            yield ChronicleEntry(
                number,
                None,
                _TABLE_ICONS[line.topic],
                line.sentence,
                line.detail,
                money=line.topic == "income",
            )


def _newest_first(entries: list[ChronicleEntry]) -> Iterator[ChronicleEntry]:
    """Turn the order round while every heading stays above its own events."""
    group: list[ChronicleEntry] = []
    for entry in reversed(entries):
        if entry.is_heading:
            yield entry
            yield from group
            group = []
        else:
            group.append(entry)
