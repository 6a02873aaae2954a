"""How what may be chosen is lit: by its shape, and by a pair of lines that no owner wears.

A near-white ring within a dark line stands out from every owner's face by the one or the other, for
any eyesight. Brass brackets tell what is asked for from what is merely allowed, and a whole brass
frame with a tick what has been chosen. Amber only glows around, beneath the pieces: nothing is ever
laid over what shows whose a thing is.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, with_alpha
from brass_desktop.ui.drawing.palette import BRASS, BRASS_INK, FOCUS, LIT_EDGE, LIT_RING
from brass_desktop.ui.drawing.strokes import (
    Placed,
    Stroke,
    frame_points,
    glow_surface,
    strokes_surface,
)

BRIGHT: Final = 1.0
"""The level at which a light rests; a pulse takes it down to `-BRIGHT` and back."""
SWING: Final = 0.15
"""How far a pulse goes to either side."""
EDGE: Final = 1.5
RING: Final = 3.0
HAIRLINE: Final = 1.0
_BRACKET: Final = 4.2
_ARM: Final = 0.22
"""Length of a bracket's arms as a part of the shorter side."""
_LONGEST_ARM: Final = 14.0
_SEAL: Final = 7.5
_GLOWS: Final = {
    Light.SOFT: (5.0, 3.0, 170),
    Light.LEGAL: (6.0, 4.5, 235),
    Light.CHOSEN: (9.0, 4.5, 235),
}
"""Width, blur and strength of the amber around a thing."""
_KEPT: dict[Hashable, Placed] = {}
_MOST_KEPT = 300


@dataclass(frozen=True, slots=True)
class Lit:
    """Something that is asked for and may pulse: where it lies and how large its pieces are.

    One with a turn (in radians) lies on a line, which is lit on its own: here it has only brackets.
    """

    rect: Rect
    radius: float
    k: float = 1.0
    turn: float | None = None

    @property
    def corners(self) -> list[Point]:
        """Where its brackets are."""
        return [middle for _, middle, _ in brackets(self.rect, 0.0, self.turn or 0.0)]

    @property
    def reach(self) -> Rect:
        """What its light covers."""
        if self.turn is None:
            return self.rect.grown(EDGE + RING / 2 + _BRACKET * self.k)
        side = math.hypot(self.rect.w, self.rect.h) + 2 * _BRACKET * self.k
        return Rect.around(self.rect.centre, side, side)


def ring_colour(level: float = BRIGHT) -> Colour:
    """Return the near-white of the ring, a little warmer the further a pulse is down."""
    return mix(LIT_RING, BRASS[1], SWING * (BRIGHT - level))


def lay_glow(canvas: Canvas, rect: Rect, light: Light, radius: float) -> None:
    """Lay the amber of a light, before the piece that is lit and its neighbours are drawn."""
    if light in _GLOWS:
        width, blur, alpha = _GLOWS[light]
        amber = with_alpha(canvas.theme.lit, alpha)
        draw_frame_glow(canvas, rect.grown(1.5), radius + 1.5, (width, blur), amber)


def draw_light(canvas: Canvas, rect: Rect, light: Light, radius: float, k: float = 1.0) -> None:
    """Draw the lines of a light over its piece; nothing for things that cannot be chosen."""
    match light:
        case Light.SOFT | Light.ALLOWED:
            _lay(canvas, rect, ("hairline", radius), lambda own: _hairline(own, radius))
        case Light.LEGAL:
            draw_lit(canvas, Lit(rect, radius, k))
        case Light.CHOSEN:
            _lay(canvas, rect, ("chosen", radius, k), lambda own: _chosen(own, radius, k))
            draw_light_seal(canvas, rect, "check-mark", k)
        case Light.REFUSED:
            bad = canvas.theme.bad
            look = ("refused", radius, k, bad)
            _lay(canvas, rect, look, lambda own: _ring(own, radius, k, bad))
            draw_light_seal(canvas, rect, "cancel", k)
        case Light.NONE:
            pass


def draw_lit(canvas: Canvas, lit: Lit, level: float = BRIGHT) -> None:
    """Draw ring and brackets of what is asked for, at one level of its pulse."""
    look = ("lit", lit.radius, lit.k, lit.turn, round(level, 2))
    _lay(canvas, lit.rect, look, lambda own: _lit_strokes(replace(lit, rect=own), level))


def draw_light_seal(canvas: Canvas, rect: Rect, icon: str, k: float) -> None:
    """Draw the small seal on a corner that tells the chosen and the refused without colour."""
    at, radius = (rect.right - 1, rect.y + 1), max(6.0, _SEAL * k)
    canvas.circle(at, radius + 1.5, LIT_EDGE)
    canvas.circle(at, radius, BRASS[1])
    canvas.icon(icon, at, radius * 1.35, BRASS_INK)


def draw_focus(canvas: Canvas, rect: Rect, radius: float) -> Rect:
    """Frame what the keyboard is on, in the place of its light; return what that covers."""
    _lay(canvas, rect, ("focus", radius), lambda own: _frame(own, radius, FOCUS, 5.0))
    return rect.grown(7)


def draw_pointed(canvas: Canvas, rect: Rect, radius: float) -> Rect:
    """Frame what the pointer is on, in the place of its light; return what that covers."""
    gilt = canvas.theme.gilt_hi
    _lay(canvas, rect, ("pointed", radius, gilt), lambda own: _frame(own, radius, gilt, 3.4))
    return rect.grown(7)


def draw_frame_glow(
    canvas: Canvas, rect: Rect, radius: float, brush: tuple[float, float], colour: Colour
) -> None:
    """Lay a blurred frame; the brush is its width and its blur."""
    area = canvas.device(rect)
    key = ("glow", area.size, radius, brush, colour, canvas.scale)
    kept = _KEPT.get(key)
    if kept is None:
        # Frames of one size recur all over the board, so they are blurred once, at the origin.
        at_origin, own = _at_origin(canvas, rect)
        stroke = Stroke(frame_points(own, radius), brush[0], colour)
        kept = _keep(key, glow_surface(at_origin, [stroke], brush[1], colour))
    surface, (left, top) = kept
    canvas.blit(surface, area.x + left, area.y + top)


def brackets(rect: Rect, arm: float, turn: float = 0.0) -> list[list[Point]]:
    """Return the four corner pieces of a rectangle that is turned about its middle."""
    (cx, cy), cos, sin = rect.centre, math.cos(turn), math.sin(turn)

    def turned(x: float, y: float) -> Point:
        return cx + x * cos - y * sin, cy + x * sin + y * cos

    w, h = rect.w / 2, rect.h / 2
    across, down = min(arm, w), min(arm, h)
    return [
        [turned(sx * (w - across), sy * h), turned(sx * w, sy * h), turned(sx * w, sy * (h - down))]
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _lit_strokes(lit: Lit, level: float) -> list[Stroke]:
    k = lit.k
    longest = min(_LONGEST_ARM * max(1.0, k), _ARM * min(lit.rect.w, lit.rect.h))
    arms = brackets(lit.rect.grown(0.4), longest * (1 + SWING * level), lit.turn or 0.0)
    width = max(3.0, _BRACKET * k)
    metal = [
        *(Stroke(arm, width + 2 * HAIRLINE, LIT_EDGE) for arm in arms),
        *(Stroke(arm, width, BRASS[1]) for arm in arms),
        *(Stroke(arm, width * 0.35, BRASS[0]) for arm in arms),
    ]
    if lit.turn is not None:
        return metal
    return [*_ring(lit.rect, lit.radius, k, ring_colour(level)), *metal]


def _ring(rect: Rect, radius: float, k: float, colour: Colour) -> list[Stroke]:
    """Return a ring on the edge of a piece and the dark line outside it."""
    ring, edge = max(2.0, RING * min(1.0, k)), max(1.2, EDGE * min(1.0, k))
    outside = frame_points(rect.grown(edge / 2), radius + edge / 2)
    return [
        Stroke(outside, ring + edge, LIT_EDGE),
        Stroke(frame_points(rect, radius), ring, colour),
    ]


def _frame(rect: Rect, radius: float, colour: Colour, width: float) -> list[Stroke]:
    """Return a frame between dark lines that covers the ring of a light and its brackets."""
    out = max(0.4, width / 2 - RING / 2)
    path = frame_points(rect.grown(out), radius + out)
    return [Stroke(path, width + 2 * EDGE, LIT_EDGE), Stroke(path, width, colour)]


def _hairline(rect: Rect, radius: float) -> list[Stroke]:
    return [
        Stroke(frame_points(rect.grown(EDGE / 2), radius + EDGE / 2), HAIRLINE + EDGE, LIT_EDGE),
        Stroke(frame_points(rect, radius), HAIRLINE, LIT_RING),
    ]


def _chosen(rect: Rect, radius: float, k: float) -> list[Stroke]:
    """Return a whole frame of brass with a near-white line in it."""
    k = max(0.75, min(1.0, k))
    path = frame_points(rect.grown(k), radius + k)
    return [
        Stroke(path, 7.6 * k, LIT_EDGE),
        Stroke(path, 5.4 * k, BRASS[1]),
        Stroke(path, 1.8 * k, LIT_RING),
    ]


def _lay(
    canvas: Canvas, rect: Rect, look: Hashable, strokes: Callable[[Rect], Sequence[Stroke]]
) -> None:
    """Draw strokes about a rectangle, from the picture of an equal one if there is any."""
    area = canvas.device(rect)
    key = (look, area.size, canvas.scale)
    kept = _KEPT.get(key)
    if kept is None:
        at_origin, own = _at_origin(canvas, rect)
        kept = _keep(key, strokes_surface(at_origin, strokes(own)))
    surface, (left, top) = kept
    canvas.blit(surface, area.x + left, area.y + top)


def _at_origin(canvas: Canvas, rect: Rect) -> tuple[Canvas, Rect]:
    area = canvas.device(rect)
    own = Rect(0, 0, area.w / canvas.scale, area.h / canvas.scale)
    return canvas.layer(Rect(0, 0, 1, 1)), own


def _keep(key: Hashable, made: Placed) -> Placed:
    if len(_KEPT) > _MOST_KEPT:
        _KEPT.clear()
    _KEPT[key] = made
    return made
