"""The planned line: in which order own cards run, and what its owner has decided about them.

It holds the whole phase, what has run included, so that going back finds everything as it was.
Numbers that nobody has touched are not in it: they follow the order.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.ids import CardId


class LinePlace(NamedTuple):
    """A card in the line; `again` is its second run, which a capitalist allows (F-8.2)."""

    card: CardId
    again: bool = False


Stepper = tuple[LinePlace, int]
"""One line of a card at its place, counted from 0."""


def place_of(action: Activation) -> LinePlace:
    """Return the place that a step of a production takes."""
    return LinePlace(action.card, isinstance(action, Repeat))


def run_of(place: LinePlace, times: Sequence[int], upgrades: Iterable[CardId]) -> Activation:
    """Return the step that runs a card at its place with these numbers."""
    kind = Repeat if place.again else Activate
    return kind(place.card, tuple(times), tuple(sorted(upgrades)))


@dataclass(frozen=True, slots=True)
class ProductionLine:
    """An order with its pins; every change makes a new one."""

    order: tuple[LinePlace, ...] = ()
    pins: Mapping[Stepper, int] = field(default_factory=dict)
    """Numbers that the owner has set, the one touched last at the end."""
    upgrades: Mapping[LinePlace, tuple[CardId, ...]] = field(default_factory=dict)
    """By place of a start-up card: the companies its owner has chosen, in this order."""

    def following(
        self, run: Sequence[LinePlace], cards: Sequence[CardId], *, may_repeat: bool
    ) -> "ProductionLine":
        """Return the line after these places have run; every card has its place in it."""
        rest = [place for place in self.order if place not in run and place.card in cards]
        if not may_repeat:
            rest = [place for place in rest if not place.again]
        known = {*run, *rest}
        rest += [LinePlace(card) for card in cards if LinePlace(card) not in known]
        order = (*run, *rest)
        return self if order == self.order else replace(self, order=order)

    def moved(self, place: LinePlace, to: int) -> "ProductionLine":
        """Put a place where another one is now; a second run never comes before the first."""
        rest = [other for other in self.order if other != place]
        rest.insert(to, place)
        first, second = LinePlace(place.card), LinePlace(place.card, again=True)
        if first in rest and second in rest and rest.index(second) < rest.index(first):
            rest.remove(second)
            rest.insert(rest.index(first) + 1, second)
        return replace(self, order=tuple(rest))

    def with_repeat(self, card: CardId, at: int) -> "ProductionLine":
        """Let a card run a second time at a place; one card does so at most."""
        once = self.without_repeat()
        place = LinePlace(card, again=True)
        return replace(once, order=(*once.order[:at], place, *once.order[at:]))

    def without_repeat(self) -> "ProductionLine":
        """Let no card run a second time."""
        return replace(
            self,
            order=tuple(place for place in self.order if not place.again),
            pins={stepper: times for stepper, times in self.pins.items() if not stepper[0].again},
            upgrades={place: chosen for place, chosen in self.upgrades.items() if not place.again},
        )

    @property
    def repeat(self) -> LinePlace | None:
        """The second run of the phase, planned or carried out."""
        return next((place for place in self.order if place.again), None)

    def pinned(self, stepper: Stepper, times: int) -> "ProductionLine":
        """Set a number that no longer follows the order."""
        others = {other: number for other, number in self.pins.items() if other != stepper}
        return replace(self, pins={**others, stepper: times})

    def choosing(self, place: LinePlace, cards: Iterable[CardId]) -> "ProductionLine":
        """Set which companies a start-up card upgrades."""
        others = {other: chosen for other, chosen in self.upgrades.items() if other != place}
        return replace(self, upgrades={**others, place: tuple(cards)})

    def freed(self, stepper: Stepper) -> "ProductionLine":
        """Let a number follow the order again."""
        return replace(
            self, pins={other: times for other, times in self.pins.items() if other != stepper}
        )

    def unchosen(self, place: LinePlace) -> "ProductionLine":
        """Let the upgrades of a start-up card follow the order again."""
        others = {other: chosen for other, chosen in self.upgrades.items() if other != place}
        return replace(self, upgrades=others)

    def untouched(self) -> "ProductionLine":
        """Return the order alone, all numbers following it."""
        return ProductionLine(self.order)

    @property
    def is_touched(self) -> bool:
        """Tell whether its owner has set anything but the order."""
        return bool(self.pins or self.upgrades)
