"""From the log to the chronicle: one sentence per action, newest first under its round."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from brass_desktop.games.brass.events import MoneyPaid, MoneyReceived, RoundStarted
from brass_desktop.games.brass.ids import ERA_NAMES
from brass_desktop.present.chronicle import BrassEntry, Topic, tell
from brass_desktop.present.text import table
from brass_desktop.present.text.actions import ACTIONS
from brass_desktop.present.viewmodel.panels import ChronicleEntry, ChronicleView
from brass_desktop.present.viewmodel.seen import Seen

_ICONS = {kind: icon for kind, (_, icon) in ACTIONS.items()} | {"give_up_tiles": "pay-money"}

_TABLE_ICONS: dict[Topic | None, str] = {
    "income": "receive-money",
    "loss": "pay-money",
    "era": "laurels",
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
        self._told[kept:] = [
            (seen.log[at], tuple(_tell_one(seen, at))) for at in range(kept, len(seen.log))
        ]
        entries = [_heading(0, 0, 1)]
        for entry, lines in self._told:
            entries += map(_freshened, lines) if entry is seen.log[-1] else lines
        return ChronicleView(tuple(_newest_first(entries)))


def _freshened(line: ChronicleEntry) -> ChronicleEntry:
    return line if line.owner is None else replace(line, fresh=True)


def _is_same(pair: tuple[tuple[BrassEntry, object], BrassEntry]) -> bool:
    return pair[0][0] is pair[1]


def _tell_one(seen: Seen, at: int) -> Iterator[ChronicleEntry]:
    entry, number = seen.log[at], at + 1
    for line in tell(seen.naming, seen.before[at], entry):
        if line.seat is not None and line.kind is not None:
            yield ChronicleEntry(
                number,
                seen.owner(line.seat),
                _ICONS[line.kind],
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
    for event in entry.events:
        if isinstance(event, RoundStarted):
            yield _heading(number, event.era, event.round)


def _heading(number: int, era: int, round: int) -> ChronicleEntry:
    title = table.ERA_TITLES[ERA_NAMES[era]]()
    return ChronicleEntry(number, None, "", table.ERA_ROUND(era=title, round=round))


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
