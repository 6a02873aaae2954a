"""New cards on their way into the chain: which one is in hand, and where the others stand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Insert
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.state import FurnaceState

ChainPlaces = tuple[tuple[CardId, ...], tuple[CardId, ...], CardId, int | None]
"""The chain without the card in hand, cards without a place, the card in hand, and its gap."""


@dataclass(frozen=True, slots=True)
class ChainDraft:
    """A chain in the making; one new card is in hand, over a gap or not."""

    state: FurnaceState
    chain: tuple[CardId, ...]
    """Old cards, and new ones that have their place, without the one in hand."""
    waiting: tuple[CardId, ...]
    """New cards without a place, without the one in hand."""
    card: CardId
    """The new card in hand."""
    gap: int | None = None
    """Where it would stand: before the card of the chain with this number."""

    @classmethod
    def begun(cls, state: FurnaceState) -> "ChainDraft":
        """Take the first new card in hand."""
        first, *others = state.fresh[state.actor]
        return cls(state, state.works[state.actor], tuple(others), first)

    @property
    def placed(self) -> ChainPlaces:
        """Where the new cards stand, whatever the position."""
        return self.chain, self.waiting, self.card, self.gap

    def placing(self, placed: ChainPlaces) -> "ChainDraft":
        """Let the new cards stand so at the same position."""
        chain, waiting, card, gap = placed
        return replace(self, chain=chain, waiting=waiting, card=card, gap=gap)

    @property
    def fresh(self) -> tuple[CardId, ...]:
        """All new cards, as they were won."""
        return self.state.fresh[self.state.actor]

    @property
    def order(self) -> tuple[CardId, ...]:
        """The chain with the card in hand where it would stand."""
        return self.chain if self.gap is None else self.with_card(self.gap)

    def with_card(self, gap: int) -> tuple[CardId, ...]:
        """Return the chain with the card in hand at some gap."""
        return (*self.chain[:gap], self.card, *self.chain[gap:])

    @property
    def gaps(self) -> range:
        """The gaps for the card in hand."""
        return range(len(self.chain) + 1)

    def refuse_pick(self, card: CardId) -> Refusal | None:
        """Tell why a card may not be taken in hand: the oracle says which are new."""
        return oracle.refuse(self.state, Insert(card, 0))

    def picked(self, card: CardId) -> "ChainDraft":
        """Take another new card in hand, the same one off its gap, or a placed one up again."""
        if card == self.card:
            return replace(self, gap=None)
        left = self.waiting if self.gap is not None else (*self.waiting, self.card)
        if card in self.order:
            at = self.order.index(card)
            return replace(self, chain=_without(self.order, card), waiting=left, card=card, gap=at)
        return replace(self, chain=self.order, waiting=_without(left, card), card=card, gap=None)

    def refuse_gap(self, gap: int) -> Refusal | None:
        """Tell why the card in hand may not go there."""
        if gap in self.gaps:
            return None
        return Refusal("chain.place", "F-6.1", {"places": len(self.gaps)})

    def dropped(self, gap: int) -> "ChainDraft":
        """Put the card in hand into a gap; into the same one again takes it back."""
        return replace(self, gap=None if gap == self.gap else gap)

    @property
    def is_begun(self) -> bool:
        """Tell whether any new card has a place."""
        return self.gap is not None or len(self.chain) > len(self.state.works[self.state.actor])

    @property
    def is_complete(self) -> bool:
        """Tell whether every new card has a place."""
        return self.gap is not None and not self.waiting

    @property
    def open(self) -> int:
        """How many new cards have no place yet."""
        return len(self.waiting) + (self.gap is None)

    def refuse_end(self) -> Refusal | None:
        """Tell why the chain may not be closed."""
        if self.is_complete:
            return None
        refusal = oracle.refuse(self.state, END_PRODUCTION)
        assert refusal is not None, "cards wait for their places"
        return refusal._replace(numbers={"cards": self.open})

    def inserts(self) -> Iterator[Insert]:
        """Yield the actions that make this chain, from left to right: each finds its place."""
        for at, card in enumerate(self.order):
            if card in self.fresh:
                yield Insert(card, at)


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other != card)
