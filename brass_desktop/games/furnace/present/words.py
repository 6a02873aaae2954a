"""Furnace's words for the screens that every game shares."""

from collections.abc import Sequence

from brass_desktop.bots.thought import ConsideredTurn
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import course
from brass_desktop.games.furnace.present.advice import advise
from brass_desktop.games.furnace.present.chronicle import tell_entry
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.recap import recap, recap_rows
from brass_desktop.games.furnace.present.refusals import refusal_tip
from brass_desktop.games.furnace.present.result.view import build_result
from brass_desktop.present.advice import Advice
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.course import Mark, Measure
from brass_desktop.present.recap import Recap, RecapRow
from brass_desktop.present.result import ResultView
from brass_desktop.present.tips import Tip


class FurnaceWords:
    """Speaks for Furnace."""

    def tell(self, session: FurnaceSession, at: int) -> Sequence[ChronicleEntry]:
        """Tell one entry of the log."""
        colours = [player.colour for player in session.players]
        return tuple(tell_entry(_naming(session), colours, session.log, at, session.at(at)))

    def recap(self, session: FurnaceSession, seat: Seat) -> Recap:
        """Tell a seat what it has missed since its last turn."""
        return recap(session, seat)

    def rows(self, session: FurnaceSession, seat: Seat, since: int) -> Sequence[RecapRow]:
        """Tell everything from an entry on; a production is told by what it came to."""
        return tuple(recap_rows(session, since))

    def result(self, session: FurnaceSession) -> ResultView:
        """Describe a game that is over."""
        return build_result(session)

    def measures(self) -> Sequence[Measure[FurnaceState]]:
        """List what can be followed over a game, money first."""
        return course.measures()

    def marks(self, session: FurnaceSession) -> Sequence[Mark]:
        """Mark where phases and rounds begin."""
        return course.marks_of(session)

    def refusal(self, session: FurnaceSession, refusal: Refusal) -> Tip:
        """Say why something may not be done, and by which clause."""
        return refusal_tip(_naming(session), refusal)

    def advice(self, session: FurnaceSession, seat: Seat, option: ConsideredTurn[Action]) -> Advice:
        """Put one option of a bot's thought into words, from what the seat can see."""
        return advise(_naming(session), session.state, seat, option)


def furnace_words() -> FurnaceWords:
    """Make the words of the game."""
    return FurnaceWords()


def _naming(session: FurnaceSession) -> Naming:
    return Naming(session.state.rules, [player.name for player in session.players])
