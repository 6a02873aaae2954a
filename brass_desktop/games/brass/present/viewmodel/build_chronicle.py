"""From the log to the chronicle: one sentence per action, newest first under its round."""

from collections.abc import Iterator, Sequence

from brass_desktop.games.brass.engine.events import MoneyPaid, MoneyReceived
from brass_desktop.games.brass.engine.ids import CANAL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.chronicle import BrassEntry, Topic, round_title, tell
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text.actions import LOG_ICONS
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView
from brass_desktop.present.chronicler import Chronicler

_TABLE_ICONS: dict[Topic | None, str] = {
    "income": "receive-money",
    "loss": "pay-money",
    "era": "laurels",
    "market": "galleon",
    "end": "laurels",
}
"""What the table as a whole does that no heading tells."""


class BrassChronicler:
    """Tells a game of the family that goes on."""

    def __init__(self) -> None:
        self._chronicler = Chronicler()

    def tell(self, seen: Seen) -> ChronicleView:
        """Tell everything that has happened, the newest first under its round."""
        colours = [player.colour for player in seen.players]

        def telling(at: int) -> Sequence[ChronicleEntry]:
            return tuple(tell_entry(seen.naming, colours, seen.before[at], seen.log[at], at + 1))

        opening = ChronicleEntry(0, None, "", round_title(CANAL_ERA, 1))
        return self._chronicler.tell(seen.log, opening, telling)


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
