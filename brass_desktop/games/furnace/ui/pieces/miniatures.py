"""An engine at a glance: what each card makes, and what its upgrade makes or would make."""

from typing import Final

from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, HalfView, MiniatureView
from brass_desktop.games.furnace.ui.palette import (
    ARROW,
    BUILT,
    COPPER_EDGE,
    PAPER,
    PLAN,
    PLAN_INK,
    START_UP_EDGE,
    on_sheet,
)
from brass_desktop.games.furnace.ui.pieces.baking import lay_baked
from brass_desktop.games.furnace.ui.pieces.goods import SHAPES, draw_good, draw_plan
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes

_RADIUS: Final = 3.0
_GOOD: Final = 0.47
"""Size of a good for the width of the miniature."""
_TALLEST: Final = 0.62
"""Size of a good for the height of a half."""
_NOTCH: Final = 5.0
_ASIDE: Final = 2.5
"""How far a good makes room for the notch."""


def draw_miniature(canvas: Canvas, rect: Rect, miniature: MiniatureView) -> None:
    """Draw a card in small: two halves, a notch at the left of one that takes something."""
    lay_glow(canvas, rect, miniature.light, _RADIUS)
    look = ("miniature", miniature.halves, miniature.upgraded)
    lay_baked(canvas, rect, look, lambda own, at: _draw(own, at, miniature), spill=2)
    if miniature.token:
        side = rect.w * 0.5
        draw_good(canvas, "upgrade", (rect.right - 1, rect.y + 1), side / SHAPES["upgrade"][0])
    draw_light(canvas, rect, miniature.light, _RADIUS, 0.6)


def _draw(canvas: Canvas, rect: Rect, miniature: MiniatureView) -> None:
    paper = PAPER[canvas.theme.name]
    canvas.fill(rect, paper, _RADIUS)
    halves = (
        Rect(rect.x, rect.y, rect.w, rect.h / 2),
        Rect(rect.x, rect.y + rect.h / 2, rect.w, rect.h / 2),
    )
    for half, area in zip(miniature.halves, halves, strict=True):
        _draw_half(canvas, area, half)
    canvas.outline(rect, _edge(canvas, miniature), 1.4, _RADIUS)


def _draw_half(canvas: Canvas, area: Rect, half: HalfView) -> None:
    if half.plan:
        _fill_lower(canvas, area, (PLAN[canvas.theme.name],) * 2)
    elif half.built:
        _fill_lower(canvas, area, BUILT)
    x, y = area.centre
    size = min(area.w * _GOOD, area.h * _TALLEST)
    centre = (x + _ASIDE, y) if half.processing else (x, y)
    if not half.plan:
        draw_good(canvas, half.good, centre, size)
    else:
        draw_plan(canvas, half.good, centre, size)
        if half.good == MONEY:
            canvas.circle(centre, size * 0.2, PLAN_INK, 1.2)
    if half.processing:
        _draw_notch(canvas, (area.x + 2, y), PLAN_INK if half.plan else ARROW)


def _fill_lower(canvas: Canvas, area: Rect, tones: tuple[Colour, Colour]) -> None:
    """Colour the lower half, whose corners are round below and square above."""
    canvas.gradient(area, tones, _RADIUS)
    canvas.fill(Rect(area.x, area.y, area.w, _RADIUS + 1), tones[0])


def _draw_notch(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    half = _NOTCH * 0.6
    for part in (1.0, 0.55, 0.15):
        points = [(x, y - half * part), (x + _NOTCH * 0.9, y), (x, y + half * part)]
        draw_strokes(canvas, [Stroke(points, 1.1, ink)])


def _edge(canvas: Canvas, miniature: MiniatureView) -> Colour:
    if miniature.upgraded:
        return COPPER_EDGE
    company = any(half.plan for half in miniature.halves)
    return on_sheet(canvas).iron if company else START_UP_EDGE
