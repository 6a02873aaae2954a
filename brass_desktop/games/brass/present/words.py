"""The family's words for the screens that every game shares."""

from collections.abc import Sequence

from brass_desktop.bots.thought import ConsideredTurn
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import rounds
from brass_desktop.games.brass.present.advice import advise
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.recap import recap, recap_rows
from brass_desktop.games.brass.present.refusals import refusal_tip
from brass_desktop.games.brass.present.result.view import build_result
from brass_desktop.games.brass.present.viewmodel.build_chronicle import tell_entry
from brass_desktop.present.advice import Advice
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.course import Mark, Measure
from brass_desktop.present.recap import Recap, RecapRow
from brass_desktop.present.result import ResultView
from brass_desktop.present.tips import Tip


class BrassWords:
    """Speaks for every game of the family; which one it is, the session knows."""

    def tell(self, session: BrassSession, at: int) -> Sequence[ChronicleEntry]:
        """Tell one entry of the log."""
        colours = [player.colour for player in session.players]
        entry = session.log[at]
        return tuple(tell_entry(_naming(session), colours, session.at(at), entry, at + 1))

    def recap(self, session: BrassSession, seat: Seat) -> Recap:
        """Tell a seat what it has missed since its last turn."""
        return recap(session, seat)

    def rows(self, session: BrassSession, seat: Seat, since: int) -> Sequence[RecapRow]:
        """Tell everything from an entry on; ends of turns are told where they score an era."""
        return recap_rows(session, seat, since)

    def result(self, session: BrassSession) -> ResultView:
        """Describe a game that is over."""
        return build_result(session)

    def measures(self) -> Sequence[Measure[BrassState]]:
        """List what can be followed over a game, points first."""
        return rounds.measures()

    def marks(self, session: BrassSession) -> Sequence[Mark]:
        """Mark where eras and rounds begin."""
        return rounds.marks_of(session)

    def refusal(self, session: BrassSession, refusal: Refusal) -> Tip:
        """Say why something may not be done, and by which clause."""
        return refusal_tip(_naming(session), refusal)

    def advice(self, session: BrassSession, seat: Seat, option: ConsideredTurn[Action]) -> Advice:
        """Put one option of a bot's thought into words, from what the seat can see."""
        return advise(_naming(session), session.state, seat, option)


def brass_words() -> BrassWords:
    """Make the words of a game of the family."""
    return BrassWords()


def _naming(session: BrassSession) -> Naming:
    return Naming(session.state.rules, [player.name for player in session.players])
