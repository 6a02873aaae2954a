"""The order of a hand on the screen: cards keep their places while others are played and drawn."""

from collections import Counter
from collections.abc import Sequence

from brass_desktop.games.brass.engine.ids import CardId


class HandOrder:
    """Places of one seat's cards; a place is a key that stays with its card until it is played."""

    def __init__(self) -> None:
        self._places: list[CardId | None] = []
        self._meant: list[int] = []
        """Places that were clicked, the last one last: which of equal cards a person means."""

    def arrange(
        self, hand: Sequence[CardId], *, close_up: bool = False
    ) -> list[tuple[int, CardId]]:
        """Return (place, card) for a hand: known cards stay, new ones fill the free places.

        Places that nothing fills any more are given up by `close_up`, between two own turns.
        """
        left = Counter(hand)
        for place in sorted(range(len(self._places)), key=lambda place: place in self._meant):
            card = self._places[place]
            if card is not None and left[card]:
                left[card] -= 1
            else:
                self._places[place] = None
        self._meant = [place for place in self._meant if self._places[place] is not None]
        for card in (+left).elements():
            if None in self._places:
                self._places[self._places.index(None)] = card
            else:
                self._places.append(card)
        if close_up and None in self._places:
            self._places = [card for card in self._places if card is not None]
            self._meant = []
        return [(place, card) for place, card in enumerate(self._places) if card is not None]

    def mean(self, place: int) -> None:
        """Remember that a card was clicked: of equal ones it is the one that is played."""
        self._meant = [*(other for other in self._meant if other != place), place]

    def places_of(self, cards: Sequence[CardId]) -> set[int]:
        """Return where the chosen cards lie: of equal ones those that were clicked last."""
        left = Counter(cards)
        found: set[int] = set()
        for place in (*reversed(self._meant), *range(len(self._places))):
            card = self._places[place]
            if card is not None and place not in found and left[card]:
                left[card] -= 1
                found.add(place)
        return found

    def card(self, place: int) -> CardId | None:
        """Return the card at a place."""
        return self._places[place] if 0 <= place < len(self._places) else None
