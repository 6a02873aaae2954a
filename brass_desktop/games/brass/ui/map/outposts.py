"""Places without slots, and ferries."""

from typing import Final

from brass_desktop.games.brass.present.about.things import Ferry, MapPlace
from brass_desktop.games.brass.present.intents import PickPlace
from brass_desktop.games.brass.present.layout.board import (
    FerryPlan,
    MapMeasures,
    OutpostPlan,
)
from brass_desktop.games.brass.present.viewmodel.board import OutpostView
from brass_desktop.games.brass.ui.map.veil import draw_veil
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_nine
from brass_desktop.ui.drawing.palette import BAR_INK
from brass_desktop.ui.drawing.strokes import Stroke, dashed, draw_glow, draw_strokes
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.touches import Touches

_EXTERNAL_PAINTED: Final = 26.0
_TRANSIT_PAINTED: Final = 24.0
_EXTERNAL_PIP: Final = rgba("#f0d58c")


def _look(m: MapMeasures) -> tuple[Role, float]:
    return ("text_bold", 13.0) if m.small else ("title", 14.0)


def outpost_rect(canvas: Canvas, plan: OutpostPlan, view: OutpostView, m: MapMeasures) -> Rect:
    """Return the pill of a place without slots."""
    role, size = _look(m)
    width = canvas.typeface.measure(view.name, role, size)
    if plan.style == "external":
        width, height = width + (50 if m.small else 62), m.external
    else:
        width, height = width + (40 if m.small else 52), m.transit
    return Rect.around(plan.centre, width, height).clamped_into(m.inside)


def draw_outpost(
    canvas: Canvas, plan: OutpostPlan, view: OutpostView, m: MapMeasures, touches: Touches
) -> None:
    """Draw an external region with its crest, or a transit place; both have two link pips."""
    pill = outpost_rect(canvas, plan, view, m)
    if plan.style == "external":
        _draw_external(canvas, pill, view, m)
    else:
        _draw_transit(canvas, pill, view, m)
    if view.is_closed:
        draw_veil(canvas, pill.grown(2), pill.h / 2 + 2)
    else:
        touches.cover(pill, PickPlace(view.location), MapPlace(view.location))


def crest_rect(pill: Rect, m: MapMeasures) -> Rect:
    """Return the seal at the left end of an external region's pill."""
    return Rect.around((pill.x + m.crest - 2, pill.centre[1]), 2 * m.crest, 2 * m.crest)


def _draw_external(canvas: Canvas, pill: Rect, view: OutpostView, m: MapMeasures) -> None:
    role, size = _look(m)
    draw_nine(canvas, "brass.merchant.pill", pill, pill.h / _EXTERNAL_PAINTED)
    y = pill.centre[1]
    canvas.sprite("brass.crest", crest_rect(pill, m), 110 if view.is_closed else 255)
    left = pill.x + 2 * m.crest + (3 if m.small else 4)
    canvas.text(view.name, (left, y - (0 if m.small else 0.5)), role, size, BAR_INK)
    x, radius = pill.right - (13 if m.small else 15), 2.4 if m.small else 3.0
    for side in (-1, 1):
        _draw_pip(canvas, (x, y + side * radius * 1.45), radius, _EXTERNAL_PIP)


def _draw_transit(canvas: Canvas, pill: Rect, view: OutpostView, m: MapMeasures) -> None:
    role, size = _look(m)
    theme, (x, y) = canvas.theme, pill.centre
    draw_nine(canvas, "brass.transit.pill", pill, pill.h / _TRANSIT_PAINTED)
    canvas.text(view.name, (x, y - (0 if m.small else 0.5)), role, size, theme.ink, align="centre")
    inset, radius = (11, 2.6) if m.small else (15, 3.4)
    for end in (pill.x + inset, pill.right - inset):
        _draw_pip(canvas, (end, y), radius, theme.ink2)


def _draw_pip(canvas: Canvas, at: Point, radius: float, colour: Colour) -> None:
    """Draw a link icon as small as it can be told: a bead on its line."""
    x, y = at
    canvas.line((x - 1.35 * radius, y), (x + 1.35 * radius, y), colour, 0.8 * radius)
    canvas.circle(at, radius, colour)


def draw_ferry(canvas: Canvas, plan: FerryPlan, k: float, touches: Touches) -> None:
    """Draw a dotted way over the water with a boat in a roundel; it can never be chosen."""
    theme = canvas.theme
    dots = dashed(plan.curve, 2.6 * k, theme.sea_ink, (0.6 * k, 6 * k))
    draw_strokes(canvas, [Stroke(plan.curve, 5 * k, with_alpha(theme.map0, 150)), *dots])
    x, y = plan.mid
    shade = [Stroke([(x, y + 2), (x + 0.1, y + 2)], 2 * plan.radius, theme.shadow)]
    draw_glow(canvas, shade, 2.5 * k, theme.shadow)
    canvas.circle(plan.mid, plan.radius, theme.plate1)
    canvas.circle(plan.mid, plan.radius, theme.sea_ink, 1.5)
    canvas.icon("ferry", (x, y - 0.6 * k), 19 * k, theme.sea_ink)
    touches.add(Rect.around(plan.mid, 2 * plan.radius, 2 * plan.radius), None, Ferry(*plan.ends))
