"""Complete, fully specified actions. They are compared by kind as well as by what they name."""

from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import CardId, DiscId


@dataclass(frozen=True, slots=True)
class Bid:
    """Place a disc on a card of the row (F-3.2)."""

    card: CardId
    disc: DiscId


@dataclass(frozen=True, slots=True)
class Compensate:
    """Process so many times for an outbid disc (F-3.6); asked only where there is a choice."""

    times: int


@dataclass(frozen=True, slots=True)
class Insert:
    """Put a new card into the chain, before the card that is now at this place (F-6.1)."""

    card: CardId
    at: int


@dataclass(frozen=True, slots=True)
class Activate:
    """Run a card (F-4.1): a number for each line but the one that upgrades, in their order."""

    card: CardId
    times: tuple[int, ...]
    upgrades: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Repeat:
    """Pay the capitalist's price and run a card once more (F-8.2)."""

    card: CardId
    times: tuple[int, ...]
    upgrades: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class EndProduction:
    """Say that the own production is over (F-4.1)."""


Activation = Activate | Repeat
Action = Bid | Compensate | Insert | Activate | Repeat | EndProduction

END_PRODUCTION = EndProduction()


def in_one_form(action: Action) -> Action:
    """Name upgraded cards in ascending order: the order means nothing (F-4.9)."""
    if isinstance(action, Activate | Repeat) and len(action.upgrades) > 1:
        return type(action)(action.card, action.times, tuple(sorted(action.upgrades)))
    return action
