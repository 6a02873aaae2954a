"""What happened, one record per change of the table: ids and numbers, never text.

Every record is written by exactly one function of `effects`, together with the change itself.
"""

from typing import Literal, NamedTuple

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import CardId, LinkId, MerchantId, SlotId, TileId

RemovalCause = Literal["overbuilt", "given_up", "era_end"]
PointsCause = Literal["link", "tile", "merchant", "money", "income", "tile_again"]
MoneyCause = Literal[
    "tile", "link", "coal", "iron", "income", "market", "merchant", "loan", "debt", "distant"
]


class CardDiscarded(NamedTuple):
    """A card paid for an action; a wild card went back to its pile."""

    seat: Seat
    card: CardId


class WildTaken(NamedTuple):
    """Scouting brought a wild card."""

    seat: Seat
    card: CardId


class CardsDrawn(NamedTuple):
    """The hand was refilled; only the seat itself may see the faces."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardsSetAside(NamedTuple):
    """Cards left the deck, seen by nobody."""

    cards: int


class MoneyPaid(NamedTuple):
    """Money went to the bank."""

    seat: Seat
    amount: int
    cause: MoneyCause


class MoneyReceived(NamedTuple):
    """Money came from the bank."""

    seat: Seat
    amount: int
    cause: MoneyCause


class TilePlaced(NamedTuple):
    """A tile came from the mat to the board."""

    seat: Seat
    slot: SlotId
    tile: TileId


class CubesPlaced(NamedTuple):
    """A new tile got its cubes or barrels."""

    slot: SlotId
    resource: int
    cubes: int


class TileRemoved(NamedTuple):
    """A tile left the board and the game."""

    owner: Seat
    slot: SlotId
    tile: TileId
    cause: RemovalCause


class TileDeveloped(NamedTuple):
    """A tile left the mat and the game."""

    seat: Seat
    tile: TileId


class LinkPlaced(NamedTuple):
    """A link was laid."""

    seat: Seat
    link: LinkId


class LinkReturned(NamedTuple):
    """A link went back to its owner at the end of an era."""

    owner: Seat
    link: LinkId


class CubeTaken(NamedTuple):
    """One cube or barrel was consumed from a tile."""

    slot: SlotId
    resource: int


class MerchantBeerTaken(NamedTuple):
    """The barrel beside a merchant tile was consumed."""

    merchant: MerchantId


class MerchantBeerPlaced(NamedTuple):
    """A merchant got a new barrel between the eras."""

    merchant: MerchantId


class CubeBought(NamedTuple):
    """One cube left a market, or the supply beyond it."""

    resource: int
    price: int


class CubeSold(NamedTuple):
    """One cube went from a new tile to its market."""

    slot: SlotId
    resource: int
    price: int


class TileFlipped(NamedTuple):
    """A tile turned to its scoring side."""

    owner: Seat
    slot: SlotId
    tile: TileId


class DistantTileTurned(NamedTuple):
    """A mill tried the distant market; on the marker's last space it is closed and took nothing."""

    seat: Seat
    slot: SlotId
    move: int
    """The tile's value, HIDDEN_TILE while nobody knows it."""
    before: int
    after: int


class DistantMarketOpened(NamedTuple):
    """A new era shuffled the distant market's tiles and put its marker back."""

    tiles: int


class IncomeMoved(NamedTuple):
    """An income marker went from one space to another."""

    seat: Seat
    before: int
    after: int


class PointsGained(NamedTuple):
    """Victory points, with the link, slot or merchant they came from where there is one."""

    seat: Seat
    points: int
    cause: PointsCause
    origin: int


class PointsLost(NamedTuple):
    """Victory points paid for a debt or for negative income."""

    seat: Seat
    points: int


class TurnOrderSet(NamedTuple):
    """The order of the next round, with the money each of these seats had spent."""

    order: tuple[Seat, ...]
    spent: tuple[int, ...]


class TurnStarted(NamedTuple):
    """A seat may act."""

    seat: Seat
    actions: int


class RoundStarted(NamedTuple):
    """A round of an era began."""

    era: int
    round: int


class EraScored(NamedTuple):
    """Scoring of an era begins."""

    era: int


class EraStarted(NamedTuple):
    """The discards became the new deck."""

    era: int
    cards: int


class GameFinished(NamedTuple):
    """Nothing is left to decide."""

    vp: tuple[int, ...]


Event = (
    CardDiscarded
    | WildTaken
    | CardsDrawn
    | CardsSetAside
    | MoneyPaid
    | MoneyReceived
    | TilePlaced
    | CubesPlaced
    | TileRemoved
    | TileDeveloped
    | LinkPlaced
    | LinkReturned
    | CubeTaken
    | MerchantBeerTaken
    | MerchantBeerPlaced
    | CubeBought
    | CubeSold
    | TileFlipped
    | DistantTileTurned
    | DistantMarketOpened
    | IncomeMoved
    | PointsGained
    | PointsLost
    | TurnOrderSet
    | TurnStarted
    | RoundStarted
    | EraScored
    | EraStarted
    | GameFinished
)

Log = list[Event] | None
"""Where effects write events; None for those who only want the position."""
