"""The order of a hand on the screen: it stays while cards are played and drawn."""

from collections import Counter
from collections.abc import Sequence

from brass_desktop.games.brass.engine.ids import CardId


class HandOrder:
    """Places of one seat's cards, from left to right without a gap."""

    def __init__(self) -> None:
        self._places: list[CardId] = []
        self._meant: list[int] = []
        """Places that were clicked, the last one last: which of equal cards a person means."""

    def arrange(self, hand: Sequence[CardId]) -> list[tuple[int, CardId]]:
        """Return (place, card) for a hand: known cards close up in their order, new ones follow."""
        left = Counter(hand)
        kept: list[int] = []
        # Of equal cards those that were clicked are the ones that go.
        for place in sorted(range(len(self._places)), key=lambda place: place in self._meant):
            if left[self._places[place]]:
                left[self._places[place]] -= 1
                kept.append(place)
        kept.sort()
        self._meant = [kept.index(place) for place in self._meant if place in kept]
        self._places = [*(self._places[place] for place in kept), *(+left).elements()]
        return list(enumerate(self._places))

    def mean(self, place: int) -> None:
        """Remember that a card was clicked: of equal ones it is the one that is played."""
        self._meant = [*(other for other in self._meant if other != place), place]

    def places_of(self, cards: Sequence[CardId]) -> set[int]:
        """Return where the chosen cards lie: of equal ones those that were clicked last."""
        left = Counter(cards)
        found: set[int] = set()
        for place in (*reversed(self._meant), *range(len(self._places))):
            card = self._places[place]
            if place not in found and left[card]:
                left[card] -= 1
                found.add(place)
        return found

    def card(self, place: int) -> CardId | None:
        """Return the card at a place."""
        return self._places[place] if 0 <= place < len(self._places) else None
