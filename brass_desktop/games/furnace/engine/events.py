"""What happened, one record per change of the table: ids and numbers, never text.

Every record is written by exactly one function of `effects`, together with the change itself.
"""

from typing import NamedTuple

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.ids import Bag, CardId, DiscId


class RowDealt(NamedTuple):
    """A new row was dealt from the shuffled deck (F-3.1)."""

    cards: tuple[CardId, ...]


class DiscPlaced(NamedTuple):
    """A disc came to lie on a lot; the owner is a seat or `AGENT`."""

    owner: int
    lot: int
    card: CardId
    disc: DiscId


class DieRolled(NamedTuple):
    """The Agent's die names a lot, counted from 0 (F-7.1)."""

    lot: int


class AgentPassedBy(NamedTuple):
    """No disc of the Agent fits on a lot, so it tries the next one (F-7.2)."""

    lot: int


class DiscsKept(NamedTuple):
    """No lot takes any disc that is left, so they stay unused this round (F-3.4, F-7.8)."""

    owner: int
    discs: int


class CompensationAsked(NamedTuple):
    """An outbid player has to say how often to process, up to `most` times."""

    seat: Seat
    lot: int
    disc: DiscId
    most: int


class Compensated(NamedTuple):
    """An outbid disc got its compensation (F-3.6)."""

    seat: Seat
    lot: int
    disc: DiscId
    times: int
    paid: Bag
    gained: Bag


class CardTaken(NamedTuple):
    """The highest disc took the card (F-3.5)."""

    seat: Seat
    lot: int
    card: CardId


class CardBoxed(NamedTuple):
    """A card left the game; `owner` of the highest disc is `AGENT` or `NOTHING`."""

    owner: int
    lot: int
    card: CardId


class AuctionEnded(NamedTuple):
    """All lots are settled, and everyone takes the discs back (F-3.9)."""


class CardInserted(NamedTuple):
    """A new card found its place in the chain (F-6.1)."""

    seat: Seat
    card: CardId
    at: int


class CardRun(NamedTuple):
    """A card was activated (F-4.1)."""

    seat: Seat
    card: CardId


class CardRepeated(NamedTuple):
    """The capitalist's price was paid, and a card runs once more (F-8.2)."""

    seat: Seat
    card: CardId
    paid: Bag


class EffectRun(NamedTuple):
    """One line of a running card was carried out so many times; `line` counts from 0."""

    seat: Seat
    card: CardId
    line: int
    times: int
    paid: Bag
    gained: Bag
    money: int


class CardUpgraded(NamedTuple):
    """A company was turned over (F-4.5)."""

    seat: Seat
    card: CardId
    paid: Bag


class ProductionEnded(NamedTuple):
    """A seat has finished its production."""

    seat: Seat


class RoundBegun(NamedTuple):
    """The counter went on, and the first-player marker went left (F-5.1)."""

    round: int
    first: Seat


class GameEnded(NamedTuple):
    """The last production is over."""


Event = (
    RowDealt
    | DiscPlaced
    | DieRolled
    | AgentPassedBy
    | DiscsKept
    | CompensationAsked
    | Compensated
    | CardTaken
    | CardBoxed
    | AuctionEnded
    | CardInserted
    | CardRun
    | CardRepeated
    | EffectRun
    | CardUpgraded
    | ProductionEnded
    | RoundBegun
    | GameEnded
)

Log = list[Event] | None
"""Where events are written, None where nobody reads them."""
