"""The order of a hand on the screen: cards keep their places while others are played and drawn."""

from collections import Counter
from collections.abc import Sequence

from brass_desktop.games.brass.ids import CardId


class HandOrder:
    """Places of one seat's cards; a place is a key that stays with its card until it is played."""

    def __init__(self) -> None:
        self._places: list[CardId | None] = []

    def arrange(self, hand: Sequence[CardId]) -> list[tuple[int, CardId]]:
        """Return (place, card) for a hand: known cards stay, new ones fill the free places."""
        left = Counter(hand)
        for place, card in enumerate(self._places):
            if card is not None and left[card]:
                left[card] -= 1
            else:
                self._places[place] = None
        for card in (+left).elements():
            if None in self._places:
                self._places[self._places.index(None)] = card
            else:
                self._places.append(card)
        return [(place, card) for place, card in enumerate(self._places) if card is not None]

    def card(self, place: int) -> CardId | None:
        """Return the card at a place."""
        return self._places[place] if 0 <= place < len(self._places) else None
