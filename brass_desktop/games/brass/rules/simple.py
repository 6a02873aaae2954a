"""Actions without legs: Loan (B-17), Scout (B-18) and Pass (B-19), and the end of a turn."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.actions import Leg
from brass_desktop.games.brass.effects import move_income, receive, take_wilds
from brass_desktop.games.brass.events import Log
from brass_desktop.games.brass.flow import end_turn
from brass_desktop.games.brass.ids import CardId, Kind
from brass_desktop.games.brass.rules.rule import Body, CardAction, FreeAction
from brass_desktop.games.brass.state import BrassState


class _WithoutLegs:
    """The leg functions of an action that has none."""

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield nothing."""
        del state, done
        return iter(())

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Have nothing to point at."""
        del state
        return iter(())

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Refuse every leg."""
        del state, done, leg
        return Refusal("too_many_parts", "B-3.4", {"most": 0})

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End at once."""
        del state, done
        return True

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Have no legs."""
        del state, done
        return False

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield the empty body."""
        del state
        yield ()

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Never be called."""
        raise AssertionError("an action without legs has no leg to perform")


class Loan(_WithoutLegs, CardAction):
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


class Scout(_WithoutLegs, CardAction):
    """Exchange three cards for a wild location and a wild industry."""

    kind: Kind = "scout"
    price_clause = "B-18.1"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse with too few cards or with a wild card in hand (B-18.1)."""
        hand, need = state.hands[state.actor], self.cards_needed(state)
        wild = state.rules.cards.wild
        if any(wild[card] for card in hand):
            return Refusal("holds_wild_card", "B-18.1")
        if len(hand) < need:
            return Refusal("too_few_cards", "B-18.1", {"need": need, "have": len(hand)})
        return None

    def cards_needed(self, state: BrassState) -> int:
        """Cost three cards (B-18.1)."""
        return state.rules.numbers.scout_cards

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer every different set of three cards."""
        del body
        hand = sorted(state.hands[state.actor])
        return list(dict.fromkeys(combinations(hand, self.cards_needed(state))))

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discard and take the wild cards, usable from the next action on (B-18.2)."""
        super().begin(state, cards, log)
        take_wilds(state, state.actor, log)


class Pass(_WithoutLegs, CardAction):
    """Discard a card and do nothing (B-19.1)."""

    kind: Kind = "pass"


class EndTurn(_WithoutLegs, FreeAction):
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
        del cards
        end_turn(state, log)

    def finish(self, state: BrassState, log: Log) -> None:
        """Leave what `end_turn` has arranged."""
        del state, log
