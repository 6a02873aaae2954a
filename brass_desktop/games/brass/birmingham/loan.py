"""Loan (B-17)."""

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.effects import move_income, receive
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.rules.rule import CardAction
from brass_desktop.games.brass.engine.rules.turn import WithoutLegs
from brass_desktop.games.brass.engine.state import BrassState


class Loan(WithoutLegs, CardAction):
    """Take money for three levels of income."""

    kind: Kind = "loan"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse when the level would fall below the lowest one (B-17.2)."""
        numbers = state.rules.numbers
        level = state.income_level(state.actor)
        if level - numbers.loan_levels < numbers.lowest_level:
            return Refusal(
                "income_too_low",
                "B-17.2",
                {"level": level, "lost": numbers.loan_levels, "lowest": numbers.lowest_level},
            )
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Receive the money and land on the highest space of the new level (B-17.1, B-6.3)."""
        super().begin(state, cards, log)
        seat, rules = state.actor, state.rules
        receive(state, seat, rules.numbers.loan_money, "loan", log)
        level = state.income_level(seat) - rules.numbers.loan_levels
        move_income(state, seat, rules.top_space[level], log)
