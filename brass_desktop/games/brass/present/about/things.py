"""What the pointer can rest on: the names of things that explain themselves.

An intent says what a click on a place of the screen would mean, a thing says what lies there.
"""

from dataclasses import dataclass
from typing import Literal

PileName = Literal["deck", "wild_location", "wild_industry", "set_aside"]
FigureName = Literal["name", "rank", "money", "spent", "income", "vp", "cards", "links"]


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a town or farm brewery, with the tile on it."""

    slot: str


@dataclass(frozen=True, slots=True)
class MapPlace:
    """A town, farm brewery or merchant town."""

    location: str


@dataclass(frozen=True, slots=True)
class MapLine:
    """A line, with the link on it."""

    link: str


@dataclass(frozen=True, slots=True)
class Merchant:
    """A merchant tile."""

    space: str


@dataclass(frozen=True, slots=True)
class Barrel:
    """The barrel beside a merchant tile."""

    space: str


@dataclass(frozen=True, slots=True)
class Bonus:
    """What the barrels of a merchant town bring."""

    location: str


@dataclass(frozen=True, slots=True)
class Ferry:
    """The line between two shores that only cards can cross."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class DistantMarket:
    """The distant market as a whole."""


@dataclass(frozen=True, slots=True)
class DemandSpace:
    """A space of the demand for cotton, counted from the top."""

    space: int


@dataclass(frozen=True, slots=True)
class DistantStack:
    """The tiles of the distant market that lie face down."""


@dataclass(frozen=True, slots=True)
class LastDistantTile:
    """The tile of the distant market that was turned last."""


@dataclass(frozen=True, slots=True)
class DistantTilesToCome:
    """How many tiles of one value were not turned in this era."""

    move: int


@dataclass(frozen=True, slots=True)
class WholeMarket:
    """The coal or the iron market as a whole."""

    resource: str


@dataclass(frozen=True, slots=True)
class MarketPrice:
    """The spaces of one price in a market; the price beyond it is that of the supply."""

    resource: str
    price: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card face."""

    card: str


@dataclass(frozen=True, slots=True)
class Pile:
    """The deck, one of the open piles of wild cards, or what lies aside unseen."""

    pile: PileName


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the progress track."""

    space: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of a player, or with `name` the player as such."""

    owner: str
    figure: FigureName


@dataclass(frozen=True, slots=True)
class MatTile:
    """The tiles of one level in a player's stack."""

    owner: str
    industry: str
    level: int


@dataclass(frozen=True, slots=True)
class Era:
    """The era and its rounds."""


BesideBoard = WholeMarket | MarketPrice | Card | Pile | TrackSpace | Figure | MatTile | Era
OverSea = Ferry | DistantMarket | DemandSpace | DistantStack | LastDistantTile | DistantTilesToCome
Thing = Slot | MapPlace | MapLine | Merchant | Barrel | Bonus | OverSea | BesideBoard
