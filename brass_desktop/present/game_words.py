"""What a game says of itself: the shared screens know it only through this protocol."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from brass_desktop.bots.thought import AnyOption
from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games import shelf
from brass_desktop.present.advice import Advice
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.course import Mark, Measure
from brass_desktop.present.recap import Recap, RecapRow
from brass_desktop.present.result import ResultView
from brass_desktop.present.tips import Tip


class GameWords(Protocol):
    """The words of one game or family, in the language in use whenever they are asked for."""

    def tell(self, session: AnySession, at: int) -> Sequence[ChronicleEntry]:
        """Tell one entry of the log, then the heading of a round that begins with it."""

    def recap(self, session: AnySession, seat: Seat) -> Recap:
        """Tell a seat what it has missed since its last turn."""

    def rows(self, session: AnySession, seat: Seat, since: int) -> Sequence[RecapRow]:
        """Tell everything from an entry of the log on, as it concerns a seat.

        An entry that nobody would call an action of its own, such as the end of a turn, has no row.
        """

    def result(self, session: AnySession) -> ResultView:
        """Describe a game that is over."""

    def measures(self) -> Sequence[Measure[Any]]:
        """List what can be followed over a game; the first is what it is won by."""

    def marks(self, session: AnySession) -> Sequence[Mark]:
        """Mark where stages and rounds begin; the first mark is at 0."""

    def refusal(self, session: AnySession, refusal: Refusal) -> Tip:
        """Say why something may not be done, and by which clause."""

    def advice(self, session: AnySession, seat: Seat, option: AnyOption) -> Advice:
        """Put one option of a bot's thought into words, from what the seat can see."""


def load_words(game_id: str) -> GameWords:
    """Import the words of a game by the id that saves use."""
    return cast(Callable[[], GameWords], shelf.load(shelf.find(game_id).words))()
