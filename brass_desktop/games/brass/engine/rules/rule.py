"""What every action rule offers. These functions are the one place that answers "is it allowed?".

A person walks the legs one pick at a time, a bot walks them all, `apply` walks the legs of a
finished action, and so does the loading of a saved game.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import Leg
from brass_desktop.games.brass.engine.effects import discard, use_action
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.state import BrassState

Body = tuple[Leg, ...]
"""All legs of an action, without the cards that pay for it."""


class Rule(Protocol):
    """One kind of action. Methods that look never change the state."""

    @property
    def kind(self) -> Kind:
        """The kind of action this rule governs."""

    def refuse(self, state: BrassState) -> Refusal | None:
        """Tell why the action is out of the question whatever its details, or None."""

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every legal next leg, on the state in which the legs `done` were performed."""

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield a leg without sources for everything a person might point at, legal or not."""

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Tell why this leg may not come next; None exactly for what `legs` yields."""

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """Tell whether the action may end after the legs `done`."""

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Tell whether the rules know another leg after `done`, be it possible now or not."""

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield every result of a legal body, of all the orders of its legs only one.

        Mines that merely change places within it may still lead to the same result twice.
        """

    @property
    def price_clause(self) -> str:
        """The clause that says how many cards the action costs."""

    def cards_needed(self, state: BrassState) -> int:
        """Return how many cards the action costs."""

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Return the cards, each face once, that may pay for a body."""

    def refuse_card(self, state: BrassState, card: CardId, body: Body) -> Refusal | None:
        """Tell why a card can have no part in paying for the body; it need not be in hand."""

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discard the cards and do what the action does without legs."""

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Carry out one leg."""

    def finish(self, state: BrassState, log: Log) -> None:
        """Close the action."""


class CardAction:
    """What the seven actions have in common: one card from hand pays, any card will do."""

    price_clause = "B-3.5"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Nothing forbids the action as such."""
        return None

    def cards_needed(self, state: BrassState) -> int:
        """Cost one card (B-3.5)."""
        return state.rules.numbers.cards_per_action

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer each face in hand once (B-3.6)."""
        return _each_face(state.hands[state.actor])

    def refuse_card(self, state: BrassState, card: CardId, body: Body) -> Refusal | None:
        """Accept any card (B-3.6)."""
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discarding is the first step of every action (B-3.5)."""
        for card in cards:
            discard(state, state.actor, card, log)

    def finish(self, state: BrassState, log: Log) -> None:
        """Use up one action of the turn."""
        use_action(state)


@lru_cache(maxsize=256)
def _each_face(hand: tuple[CardId, ...]) -> Sequence[tuple[CardId, ...]]:
    """Return the different cards of a hand; one hand is asked about for every body."""
    return tuple((card,) for card in dict.fromkeys(hand))


class FreeAction:
    """What the steps that are no actions have in common: they cost no card."""

    price_clause: str

    def cards_needed(self, state: BrassState) -> int:
        """Cost no card."""
        return 0

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer to pay with nothing."""
        return [()]

    def refuse_card(self, state: BrassState, card: CardId, body: Body) -> Refusal | None:
        """Accept no card."""
        return wrong_number_of_cards(self.price_clause, self.cards_needed(state))


def wrong_number_of_cards(clause: str, need: int) -> Refusal:
    """Refuse a payment of more or fewer cards than are needed."""
    return Refusal("wrong_number_of_cards", clause, {"need": need})


def walk_bodies(rule: Rule, state: BrassState, done: Body = ()) -> Iterator[Body]:
    """Yield every sequence of legs depth first, working on clones; it may be empty."""
    if not done and rule.may_stop(state, done):
        yield done
    for leg in rule.legs(state, done):
        body = (*done, leg)
        if not rule.may_go_on(state, body):
            yield body
            continue
        after = state.clone()
        rule.perform(after, done, leg, None)
        if rule.may_stop(after, body):
            yield body
        yield from walk_bodies(rule, after, body)
