"""The records of an animation: what moves when, from where to where, in names and seconds.

Places are symbolic, so that a timeline fits every window; the picture's side resolves them. Which
places and pieces there are is a matter of the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeVar

from brass_desktop.present.motion import easing

A = TypeVar("A")
"""A place of the table."""
P = TypeVar("P")
"""A piece that flies over the table."""
C = TypeVar("C")
"""What a place shows."""


class Move(StrEnum):
    """The ways pieces move."""

    DROP = "drop"
    """Fly over and settle."""
    LIFT = "lift"
    """Rise and vanish."""
    LAY = "lay"
    """Grow along a line."""
    SLIDE = "slide"
    """Travel along a way, or be tossed where there is none."""
    TOSS = "toss"
    """Fly in a low arc."""
    HOP = "hop"
    """Jump from space to space."""
    FLIP = "flip"
    """Turn over where it lies."""
    TURN = "turn"
    """Rise, turn over slowly and be held up for everybody to see."""
    COUNT = "count"
    """A number runs to another."""
    FADE = "fade"
    """What lay there gives way to what lies there now."""


@dataclass(frozen=True, slots=True)
class NumberPiece:
    """A number that changes, for a count."""

    before: int
    after: int

    def at(self, part: float) -> int:
        """Return the number at a share of the time."""
        return self.before + round(easing.ease_in_out(part) * (self.after - self.before))


@dataclass(frozen=True, slots=True)
class StillPiece(Generic[C]):
    """What lay at a place before, for a fade."""

    content: C


@dataclass(frozen=True, slots=True)
class Tween(Generic[A, P]):
    """One movement of one piece."""

    move: Move
    start: float
    duration: float
    origin: A
    goal: A
    piece: P

    @property
    def end(self) -> float:
        """The moment the piece arrives."""
        return self.start + self.duration

    def part(self, time: float) -> float | None:
        """Return the share of the way at a moment, None while the piece does not move."""
        part = (time - self.start) / self.duration
        return part if 0 <= part < 1 else None


Movement = Tween[A, P | NumberPiece | StillPiece[C]]
"""Of a piece of the game, of a number, or of what is no longer there."""


@dataclass(frozen=True, slots=True)
class Still(Generic[A, C]):
    """What a place goes on showing for a while, though the table has moved on."""

    anchor: A
    start: float
    end: float
    content: C


@dataclass(frozen=True, slots=True)
class Cue:
    """The moment a sound is heard, by its id."""

    at: float
    sound: str


@dataclass(frozen=True, slots=True)
class Timeline(Generic[A, P, C]):
    """Everything that moves for one action, in order of its beginning."""

    tweens: tuple[Movement[A, P, C], ...] = ()
    stills: tuple[Still[A, C], ...] = ()
    cues: tuple[Cue, ...] = ()

    @property
    def duration(self) -> float:
        """Seconds until the table shows nothing but the truth."""
        return max((tween.end for tween in self.tweens), default=0.0)

    def shown(self, time: float) -> dict[A, C | int]:
        """Return what places show instead of the truth at a moment, running numbers included."""
        found: dict[A, C | int] = {
            still.anchor: still.content for still in self.stills if still.start <= time < still.end
        }
        for tween in self.tweens:
            part = tween.part(time)
            if isinstance(tween.piece, NumberPiece) and tween.goal in found and part is not None:
                found[tween.goal] = tween.piece.at(part)
        return found

    def fading(self, time: float) -> Iterator[tuple[A, C, float]]:
        """Give what fades at a moment, and at which share of its time it is."""
        for tween in self.tweens:
            part = tween.part(time)
            if isinstance(tween.piece, StillPiece) and part is not None:
                yield tween.goal, tween.piece.content, part

    def scaled(self, factor: float) -> "Timeline[A, P, C]":
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
