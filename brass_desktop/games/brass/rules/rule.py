"""What every action rule offers. These functions are the one place that answers "is it allowed?".

A person walks the legs one pick at a time, a bot walks them all, `apply` walks the legs of a
finished action, and so does the loading of a saved game.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.actions import Leg
from brass_desktop.games.brass.effects import discard, use_action
from brass_desktop.games.brass.events import Log
from brass_desktop.games.brass.ids import CardId, Kind
from brass_desktop.games.brass.state import BrassState

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
        """Yield every legal body once: of bodies with the same result only one."""

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Return the cards, each face once, that may pay for a body."""

    def refuse_cards(
        self, state: BrassState, cards: tuple[CardId, ...], body: Body
    ) -> Refusal | None:
        """Tell why these cards cannot pay for the body; they need not be in hand."""

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discard the cards and do what the action does without legs."""

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Carry out one leg."""

    def finish(self, state: BrassState, log: Log) -> None:
        """Close the action."""


class CardAction:
    """What the seven actions have in common: one card from hand pays, any card will do."""

    cards_needed = 1

    def refuse(self, state: BrassState) -> Refusal | None:
        """Nothing forbids the action as such."""
        del state
        return None

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer each face in hand once (B-3.6)."""
        del body
        return [(card,) for card in dict.fromkeys(state.hands[state.actor])]

    def refuse_cards(
        self, state: BrassState, cards: tuple[CardId, ...], body: Body
    ) -> Refusal | None:
        """Accept any card (B-3.6)."""
        del state, body
        if len(cards) != self.cards_needed:
            return Refusal("wrong_number_of_cards", "B-3.5", {"need": self.cards_needed})
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discarding is the first step of every action (B-3.5)."""
        for card in cards:
            discard(state, state.actor, card, log)

    def finish(self, state: BrassState, log: Log) -> None:
        """Use up one action of the turn."""
        del log
        use_action(state)


def walk_bodies(rule: Rule, state: BrassState, done: Body = ()) -> Iterator[Body]:
    """Yield every sequence of legs depth first, working on clones."""
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
