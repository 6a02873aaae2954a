"""Loan (L-12): ten, twenty or thirty pounds."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.actions import Leg, LoanLeg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import RAIL_ERA, Kind
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction
from brass_desktop.games.brass.engine.state import BrassState


def levels_lost(state: BrassState, pounds: int) -> int:
    """Return how many income levels a loan costs (L-12.1)."""
    numbers = state.rules.numbers
    return pounds // numbers.loan_money * numbers.loan_levels


class ChosenLoan(CardAction):
    """Take money for levels of income."""

    kind: Kind = "loan"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse in the rail era once the deck is empty, and when even £10 costs too much."""
        if state.era == RAIL_ERA and not state.deck:
            return Refusal("loans_closed", "L-12.2")
        return _refuse_amount(state, state.rules.numbers.loan_amounts[0])

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every amount that the income allows."""
        if not done:
            for pounds in state.rules.numbers.loan_amounts:
                if _refuse_amount(state, pounds) is None:
                    yield LoanLeg(pounds)

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every amount."""
        return (LoanLeg(pounds) for pounds in state.rules.numbers.loan_amounts)

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check the amount."""
        if done or not isinstance(leg, LoanLeg):
            return Refusal("too_many_parts", "L-12.1", {"most": 1})
        if leg.pounds not in state.rules.numbers.loan_amounts:
            return Refusal("no_such_thing", "L-12.1")
        return _refuse_amount(state, leg.pounds)

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after one loan."""
        return len(done) == 1

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Take one loan and no more."""
        return not done

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield one body per amount."""
        return ((leg,) for leg in self.legs(state, ()))

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Receive the money and land on the highest space of the new level (L-12.1)."""
        assert isinstance(leg, LoanLeg)
        seat = state.actor
        level = state.income_level(seat) - levels_lost(state, leg.pounds)
        effects.receive(state, seat, leg.pounds, "loan", log)
        effects.move_income(state, seat, state.rules.top_space[level], log)


def _refuse_amount(state: BrassState, pounds: int) -> Refusal | None:
    """Refuse what would bring the income below its lowest level (L-12.2)."""
    level, lost = state.income_level(state.actor), levels_lost(state, pounds)
    lowest = state.rules.numbers.lowest_level
    if level - lost < lowest:
        numbers = {"level": level, "lost": lost, "lowest": lowest}
        return Refusal("income_too_low", "L-12.2", numbers)
    return None
