"""Pass (B-19) and the end of a turn, and what all actions without legs have in common."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import Leg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.flow import end_turn
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction, FreeAction
from brass_desktop.games.brass.engine.state import BrassState


class WithoutLegs:
    """The leg functions of an action that has none."""

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield nothing."""
        return iter(())

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Have nothing to point at."""
        return iter(())

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Refuse every leg."""
        return Refusal("too_many_parts", "B-3.4", {"most": 0})

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End at once."""
        return True

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Have no legs."""
        return False

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield the empty body."""
        yield ()

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Never be called."""
        raise AssertionError("an action without legs has no leg to perform")


class Pass(WithoutLegs, CardAction):
    """Discard a card and do nothing (B-19.1)."""

    kind: Kind = "pass"


class EndTurn(WithoutLegs, FreeAction):
    """Close the turn: cards are drawn here and only here, so it cannot be taken back."""

    kind: Kind = "end_turn"
    price_clause = "B-3.7"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse while actions are left: each one not used is a Pass (B-3.8)."""
        if state.actions_left:
            return Refusal("actions_left", "B-3.8", {"actions": state.actions_left})
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Refill the hand and pass the turn on."""
        end_turn(state, log)

    def finish(self, state: BrassState, log: Log) -> None:
        """Leave what `end_turn` has arranged."""
