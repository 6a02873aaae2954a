"""A move that is only suggested: dashed lines around its pieces, which are drawn as ghosts."""

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.flags import anchor_rect
from brass_desktop.games.brass.present.viewmodel.board import TraceView
from brass_desktop.games.brass.ui.map.lines import paths_of
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.strokes import Stroke, dashed, draw_strokes, frame_points

_CASING = rgba("#1a1008", 230)
_DASHES = (7.0, 5.0)


def draw_suggestion(canvas: Canvas, plan: MapPlan, marked: TraceView) -> None:
    """Dash around slots and merchants and along links."""
    k, light = plan.measures.k, canvas.theme.lit_core
    lines = [
        frame_points(anchor_rect(plan, anchor).grown(4.5), 6 * k + 4.5)
        for anchor in (*marked.slots, *marked.merchants)
    ]
    paths = [list(path) for link in marked.links for path in paths_of(plan.links[link])]
    strokes: list[Stroke] = []
    for path in (*lines, *paths):
        strokes += dashed(path, 6.0, _CASING, _DASHES)
    for path in (*lines, *paths):
        strokes += dashed(path, 3.0, light, _DASHES)
    draw_strokes(canvas, strokes)
