"""The records of an animation: what moves when, from where to where, in names and seconds.

Places are symbolic, so that a timeline fits every window; the picture's side resolves them.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NamedTuple

from brass_desktop.present.viewmodel.board import EraName
from brass_desktop.present.viewmodel.pieces import CardView, TileView


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


class Move(StrEnum):
    """The ways pieces move."""

    DROP = "drop"
    """Fly over and settle."""
    LIFT = "lift"
    """Rise and vanish."""
    LAY = "lay"
    """Grow along a line."""
    SLIDE = "slide"
    """Travel along links, or straight where there are none."""
    TOSS = "toss"
    """Fly in a low arc."""
    HOP = "hop"
    """Jump from space to space."""
    FLIP = "flip"
    """Turn over where it lies."""
    COUNT = "count"
    """A number runs to another."""
    FADE = "fade"
    """What lay there gives way to what lies there now."""


@dataclass(frozen=True, slots=True)
class LinkPiece:
    """A link tile."""

    owner: str
    era: EraName


@dataclass(frozen=True, slots=True)
class CubePiece:
    """A coal or iron cube or a barrel of beer."""

    resource: str


@dataclass(frozen=True, slots=True)
class CoinPiece:
    """Money, with the amount on it."""

    amount: int


@dataclass(frozen=True, slots=True)
class NumberPiece:
    """A number that changes."""

    before: int
    after: int


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


@dataclass(frozen=True, slots=True)
class StillPiece:
    """What lay at a place before, for a fade."""

    content: Content


Piece = (
    TileView
    | LinkPiece
    | CubePiece
    | CoinPiece
    | NumberPiece
    | MarkerPiece
    | CardPiece
    | StillPiece
)


class Step(NamedTuple):
    """One link of a route, with the locations it is travelled between."""

    link: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Tween:
    """One movement of one piece; `way` are the links it travels."""

    move: Move
    start: float
    duration: float
    origin: Anchor
    goal: Anchor
    piece: Piece
    way: tuple[Step, ...] = ()

    @property
    def end(self) -> float:
        """The moment the piece arrives."""
        return self.start + self.duration


@dataclass(frozen=True, slots=True)
class Still:
    """What a place goes on showing for a while, though the table has moved on."""

    anchor: Anchor
    start: float
    end: float
    content: Content


@dataclass(frozen=True, slots=True)
class Cue:
    """The moment an event is heard; `event` is the name of its record."""

    at: float
    event: str
    era: EraName


@dataclass(frozen=True, slots=True)
class Timeline:
    """Everything that moves for one action, in order of its beginning."""

    tweens: tuple[Tween, ...] = ()
    stills: tuple[Still, ...] = ()
    cues: tuple[Cue, ...] = ()

    @property
    def duration(self) -> float:
        """Seconds until the table shows nothing but the truth."""
        return max((tween.end for tween in self.tweens), default=0.0)

    def scaled(self, factor: float) -> "Timeline":
        """The same in another time."""
        return Timeline(
            tuple(
                replace(tween, start=tween.start * factor, duration=tween.duration * factor)
                for tween in self.tweens
            ),
            tuple(
                replace(still, start=still.start * factor, end=still.end * factor)
                for still in self.stills
            ),
            tuple(replace(cue, at=cue.at * factor) for cue in self.cues),
        )


EMPTY = Timeline()
