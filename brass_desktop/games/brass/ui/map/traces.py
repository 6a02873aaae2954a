"""Marks of what a rival did last: quiet rings in its colour, each with its seal."""

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.flags import anchor_rect
from brass_desktop.games.brass.present.viewmodel.board import TraceView
from brass_desktop.games.brass.ui.map.lines import LinePainter
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.palette import OWNERS

_CASING = rgba("#1a1008", 220)
_HALO_ALPHA = 130
_SEAL = 8.0


def lay_trace_halos(painter: LinePainter, plan: MapPlan, trace: TraceView) -> None:
    """Lay a halo under the links; the lines themselves are drawn over it."""
    if trace.links:
        halo = with_alpha(OWNERS[trace.owner].light, _HALO_ALPHA)
        painter.halo([plan.links[link] for link in trace.links], halo)


def draw_traces(canvas: Canvas, plan: MapPlan, trace: TraceView) -> None:
    """Ring slots and merchants, with the rival's seal on a corner; links show whose they are.

    A ring does not glow: light would tint the tile in it, which may be somebody else's.
    """
    k = plan.measures.k
    rects = [anchor_rect(plan, anchor) for anchor in (*trace.slots, *trace.merchants)]
    for rect in rects:
        _draw_ring(canvas, rect, trace.owner, k)
    for rect in rects:
        draw_seal(canvas, (rect.right - 1, rect.y + 1), max(_SEAL * k, 7.0), trace.owner)


def _draw_ring(canvas: Canvas, rect: Rect, owner: str, k: float) -> None:
    colours, radius = OWNERS[owner], 6 * k
    canvas.outline(rect.grown(4.2), _CASING, 4.8, radius + 4.2)
    canvas.outline(rect.grown(3.2), colours.light, 2.8, radius + 3.2)
