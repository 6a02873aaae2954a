"""What Furnace's timelines are made of: its places, its pieces, and what places show."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from brass_desktop.games.furnace.present.viewmodel.pieces import CardView, DiscView
from brass_desktop.present.motion.timeline import Timeline, Tween


class Spot(StrEnum):
    """Kinds of places on the table."""

    STAGE = "stage"
    """The whole sheet in the middle, which changes with the phase."""
    BESIDE = "beside"
    """The column at the right, which would tell too early how lots are settled."""
    LOT = "lot"
    """The card of a lot."""
    STEP = "step"
    """A step of a lot's rack."""
    PLAQUE = "plaque"
    """What is forecast under a lot."""
    RUNNER = "runner"
    """The channel under the lots; with a lot its place there."""
    CARD = "card"
    """A card in production, or in its owner's panel where another line is shown."""
    MOULD = "mould"
    SEAT = "seat"
    """Somebody's panel, where the engine is seen at a glance."""
    PURSE = "purse"
    """The number of a good or of money in somebody's panel."""
    TRAY = "tray"
    """A compartment of the own tray."""
    DECK = "deck"
    BOX = "box"
    """What is out of the game."""
    DIE = "die"
    """The Agent's die, or what is told of its last roll."""


class Anchor(NamedTuple):
    """One place: by its owner or the id of a card, its lot, and what it is of."""

    spot: Spot
    name: str = ""
    lot: int = 0
    """Counted from 0; of the runner -1 is its beginning."""
    detail: str = ""
    """The good, the value of a step, or `told`."""


@dataclass(frozen=True, slots=True)
class CardPiece:
    """A card; without a face its back is seen."""

    face: CardView | None


@dataclass(frozen=True, slots=True)
class TicketPiece:
    """The ticket that is torn off a card."""

    face: CardView


@dataclass(frozen=True, slots=True)
class GoodsPiece:
    """Some of one good, or money, with their number."""

    good: str
    count: int


@dataclass(frozen=True, slots=True)
class MedallionPiece:
    """The medallion of whoever takes a lot; its back is that of whoever took it before."""

    owner: str
    before: str


@dataclass(frozen=True, slots=True)
class MetalPiece:
    """The head of the metal, which runs from one lot to another."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SparkPiece:
    """The fire that runs over a plan until it is built."""


@dataclass(frozen=True, slots=True)
class CastPiece:
    """What a production has brought, as the mould of the stage before tells it."""


@dataclass(frozen=True, slots=True)
class DiePiece:
    """The Agent's die between two faces."""

    face: int
    before: int


@dataclass(frozen=True, slots=True)
class WalkPiece:
    """The Agent's disc on its way over lots that do not take it."""

    disc: DiscView
    lots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """The empty place of a lot whose card has gone, with the medallion of whoever took it."""

    owner: str = ""


Content = Settled | DiscView | bool | int
"""What an anchor shows: a purse its number, a lot its empty place, a step its disc, everything else
`False`, which is the picture of the table before. The stage is `True` as the action has left it."""

Piece = (
    CardPiece
    | TicketPiece
    | GoodsPiece
    | MedallionPiece
    | MetalPiece
    | SparkPiece
    | CastPiece
    | DiePiece
    | WalkPiece
    | DiscView
)
FurnaceTween = Tween[Anchor, Piece]
FurnaceTimeline = Timeline[Anchor, Piece, Content]
