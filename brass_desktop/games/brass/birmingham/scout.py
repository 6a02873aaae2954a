"""Scout (B-18)."""

from collections.abc import Sequence
from itertools import combinations

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.effects import take_wilds
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction
from brass_desktop.games.brass.engine.rules.turn import WithoutLegs
from brass_desktop.games.brass.engine.state import BrassState


class Scout(WithoutLegs, CardAction):
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
        hand = sorted(state.hands[state.actor])
        return list(dict.fromkeys(combinations(hand, self.cards_needed(state))))

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Discard and take the wild cards, usable from the next action on (B-18.2)."""
        super().begin(state, cards, log)
        take_wilds(state, state.actor, log)
