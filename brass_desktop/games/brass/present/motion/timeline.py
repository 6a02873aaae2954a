"""What the timelines of the family are made of: its places, its pieces, and what places show."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from brass_desktop.games.brass.present.viewmodel.board import DistantMarketView, EraName
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
    PANEL = "panel"
    """A panel that would tell too early what is awaited: by its name, or by its player's owner."""
    OVERSEAS = "overseas"
    """The distant market: its box as a whole or, by name, one of its parts."""


class Anchor(NamedTuple):
    """One place: the id of a slot, link or merchant space, a resource, a pile, or an owner."""

    spot: Spot
    name: str = ""
    space: int = 0
    """On the track its space; in a market the space counted from the cheapest, -1 the supply;
    of the demand for cotton the space counted from the top."""
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


@dataclass(frozen=True, slots=True)
class BalePiece:
    """A bale of cotton: the links it travels, or the spaces by which the demand falls."""

    way: tuple[Step, ...] = ()
    spaces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MarketTilePiece:
    """A tile of the distant market with what it says; its back shows a ship."""

    label: str


@dataclass(frozen=True, slots=True)
class LockPiece:
    """The padlock that closes the distant market."""


@dataclass(frozen=True, slots=True)
class PlatePiece:
    """The plate that says for how long the distant market is closed."""

    view: DistantMarketView


Content = TileView | DistantMarketView | str | bool | int | None
"""What an anchor shows: a slot its tile, a link its owner, a barrel or market space whether it is
there, a marker its space, money its amount, the distant market its view, a panel whether it tells
what has happened. Nothing is `None`."""


Overseas = BalePiece | MarketTilePiece | LockPiece | PlatePiece
Piece = TileView | LinkPiece | CubePiece | CoinPiece | MarkerPiece | CardPiece | Overseas
BrassTween = Tween[Anchor, Piece]
BrassTimeline = Timeline[Anchor, Piece, Content]
