"""What the timelines of the family are made of: its places, its pieces, and what places show."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.games.brass.present.viewmodel.pieces import CardView, TileView
from brass_desktop.present.motion.timeline import Timeline, Tween


class Spot(StrEnum):
    """Kinds of places on the table."""

    SLOT = "slot"
    LINK = "link"
    BARREL = "barrel"
    """The barrel beside a merchant tile."""
    MARKET = "market"
    TRACK = "track"
    MONEY = "money"
    """The money in a player's panel."""
    SPENT = "spent"
    """A player's place in the turn order, where money spent lies."""
    MAT = "mat"
    HAND = "hand"
    DISCARD = "discard"
    DECK = "deck"
    WILD = "wild"
    BANK = "bank"


class Anchor(NamedTuple):
    """One place: the id of a slot, link or merchant space, a resource, a pile, or an owner."""

    spot: Spot
    name: str = ""
    space: int = 0
    """On the track its space; in a market the space counted from the cheapest, -1 the supply."""
    detail: str = ""
    """The kind of a marker, or the card in a hand."""


class Step(NamedTuple):
    """One link of a route, with the locations it is travelled between."""

    link: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class LinkPiece:
    """A link tile."""

    owner: str
    era: EraName


@dataclass(frozen=True, slots=True)
class CubePiece:
    """A coal or iron cube or a barrel of beer, and the links it travels."""

    resource: str
    way: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class CoinPiece:
    """Money, with the amount on it."""

    amount: int


@dataclass(frozen=True, slots=True)
class MarkerPiece:
    """A marker of the progress track and the spaces it touches on its way."""

    owner: str
    kind: Literal["income", "vp"]
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPiece:
    """A card; without a face its back is seen."""

    face: CardView | None


Content = TileView | str | bool | int | None
"""What an anchor shows: a slot its tile, a link its owner, a barrel or market space whether it is
there, a marker its space, money its amount. Nothing is `None`."""


Piece = TileView | LinkPiece | CubePiece | CoinPiece | MarkerPiece | CardPiece
BrassTween = Tween[Anchor, Piece]
BrassTimeline = Timeline[Anchor, Piece, Content]
