"""Pieces in the air: how each movement looks at one moment of it."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import pygame

from brass_desktop.present.geometry import Point
from brass_desktop.present.motion import easing
from brass_desktop.present.motion.timeline import Move
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.patches import Patch

_LIFT: Final = 30.0
_ARC: Final = 0.14
_HIGHEST: Final = 64.0
_HOP: Final = 13.0
_FLIP_RISE: Final = 9.0
_HELD_UP: Final = 0.32
"""How much larger a piece is while it is held up."""
_RISEN: Final = 0.26
_FACING: Final = 0.78
"""Shares of the time of a slow turn: when it has risen, and when its face is to be seen."""
_SHADOW: Final = (20, 12, 4, 80)
_TURN: Final = 0.5
"""The moment a piece shows its other side, and what lays a line reaches the middle of it."""
_ENTRY: Final = 0.2
"""Share of the time that what lays a line takes to appear."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One movement on one screen, its picture painted once; lengths are units of the canvas."""

    canvas: Canvas
    move: Move
    path: Sequence[Point]
    """Where the middle of the piece goes: both ends, and what lies between them."""
    size: tuple[float, float]
    """The size of the piece without the room around it."""
    face: pygame.Surface
    back: pygame.Surface
    """What a flip shows first."""
    rise: float = 0.0
    """How high a drop begins."""
    grow: tuple[float, float] = (1.0, 1.0)
    """How large a tossed piece is at both ends."""

    def patches(self, part: float) -> list[Patch]:
        """Return the pictures at a share of the time between 0 and 1, the lowest first."""
        return _LOOKS[self.move](self, part)

    def _toss(self, part: float) -> list[Patch]:
        run = easing.ease_in_out(part)
        height = min(_HIGHEST, _ARC * _length(self.path)) * easing.arc(run)
        first, last = self.grow
        return self._raised(_along(self.path, run), height, first + (last - first) * run)

    def _slide(self, part: float) -> list[Patch]:
        if len(self.path) == 2:
            return self._toss(part)
        return self._raised(_along(self.path, easing.ease_in_out(part)), 0.0, 1.0)

    def _drop(self, part: float) -> list[Patch]:
        fall = 1 - easing.settle(part)
        at = _along(self.path, easing.ease_out(min(1.0, part / 0.7)))
        return self._raised(at, self.rise * fall, 1 + 0.22 * fall)

    def _lift(self, part: float) -> list[Patch]:
        run = easing.ease_out(part)
        surface = shapes.faded(self.face, round(255 * (1 - part)))
        x, y = self.path[0]
        return [self._placed(surface, (x, y - _LIFT * run), 1 + 0.12 * run)]

    def _lay(self, part: float) -> list[Patch]:
        run = easing.clamp((part - _ENTRY) / (_TURN - _ENTRY))
        at = _along(self.path, easing.ease_in_out(run))
        shown = min(1.0, part / _ENTRY)
        face = self.face if shown == 1.0 else shapes.faded(self.face, round(255 * shown))
        return [self._placed(face, at, 1.0)]

    def _hop(self, part: float) -> list[Patch]:
        jumps = len(self.path) - 1
        number = min(jumps - 1, int(part * jumps))
        within = part * jumps - number
        (x0, y0), (x1, y1) = self.path[number : number + 2]
        run = easing.ease_in_out(within)
        at = (x0 + (x1 - x0) * run, y0 + (y1 - y0) * run)
        return self._raised(at, _HOP * easing.arc(within), 1.0)

    def _flip(self, part: float) -> list[Patch]:
        width = abs(math.cos(math.pi * part))
        face = self.face if part >= _TURN else self.back
        x, y = self.path[0]
        at = (x, y - _FLIP_RISE * easing.arc(part))
        return [self._placed(face, at, 1 + 0.08 * easing.arc(part), narrow=max(0.04, width))]

    def _turn(self, part: float) -> list[Patch]:
        up = easing.ease_out(min(1.0, part / _RISEN))
        turned = easing.ease_in_out(easing.clamp((part - _RISEN) / (_FACING - _RISEN)))
        width = abs(math.cos(math.pi * turned))
        face = self.face if turned >= _TURN else self.back
        x, y = self.path[0]
        at = (x, y - self.rise * up)
        return [self._placed(face, at, 1 + _HELD_UP * up, narrow=max(0.04, width))]

    def _raised(self, at: Point, height: float, grow: float) -> list[Patch]:
        """Draw the piece above its shadow on the table."""
        piece = self._placed(self.face, (at[0], at[1] - height), grow)
        if height < 1:
            return [piece]
        cast = self.canvas.scale * grow * 0.8
        wide, high = (max(2, round(side * cast)) for side in self.size)
        surface = shapes.rounded(wide, high, min(wide, high) // 3, _SHADOW)
        x, y = self.canvas.point((at[0] + height * 0.12, at[1] + height * 0.18))
        area = surface.get_rect(center=(round(x), round(y)))
        return [Patch(surface, area), piece]

    def _placed(
        self, surface: pygame.Surface, at: Point, grow: float, narrow: float = 1.0
    ) -> Patch:
        if grow != 1.0 or narrow != 1.0:
            width, height = surface.get_size()
            size = (max(1, round(width * grow * narrow)), max(1, round(height * grow)))
            surface = pygame.transform.smoothscale(surface, size)
        x, y = self.canvas.point(at)
        return Patch(surface, surface.get_rect(center=(round(x), round(y))))


_LOOKS: Final[MappingProxyType[Move, Callable[[Flight, float], list[Patch]]]] = MappingProxyType(
    {
        Move.TOSS: Flight._toss,
        Move.SLIDE: Flight._slide,
        Move.DROP: Flight._drop,
        Move.LIFT: Flight._lift,
        Move.LAY: Flight._lay,
        Move.HOP: Flight._hop,
        Move.FLIP: Flight._flip,
        Move.TURN: Flight._turn,
    }
)
"""Numbers count and stills fade where they lie; all else flies."""


def _along(path: Sequence[Point], run: float) -> Point:
    """Return the point at a share of a path's length."""
    ahead = run * _length(path)
    for (x0, y0), (x1, y1) in pairwise(path):
        span = math.dist((x0, y0), (x1, y1))
        if span and ahead <= span:
            return x0 + (x1 - x0) * ahead / span, y0 + (y1 - y0) * ahead / span
        ahead -= span
    return path[-1]


def _length(path: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(path))
