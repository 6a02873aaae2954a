"""Badges right on what they speak of, and the legend of an overlay under the map's title."""

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.flags import anchor_rect
from brass_desktop.games.brass.present.viewmodel.board import BadgeView, LegendView
from brass_desktop.games.brass.ui.map.overlay import draw_legend_plate, legend_width, tone_colour
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha

_SIZE = 13.0
_HEIGHT = 19.0


def draw_badges(canvas: Canvas, plan: MapPlan, badges: tuple[BadgeView, ...]) -> None:
    """Veil the map a little and put every badge on the lower half of its anchor.

    Wide badges of neighbours stand one higher than the other.
    """
    canvas.fill(plan.area, with_alpha(canvas.theme.vignette, 60))
    taken: list[Rect] = []
    for badge in badges:
        anchor = anchor_rect(plan, badge.anchor)
        width = max(canvas.typeface.measure(badge.text, "sans_bold", _SIZE) + 12, _HEIGHT)
        rect = Rect(
            anchor.centre[0] - width / 2,
            anchor.bottom - _HEIGHT * 0.9,
            width,
            _HEIGHT,
        ).clamped_into(plan.area.grown(-2))
        if any(rect.overlaps(other) for other in taken):
            rect = rect.moved(0, -_HEIGHT)
        taken.append(rect)
        colour = tone_colour(canvas.theme, badge.tone)
        canvas.fill(rect, canvas.theme.flag, _HEIGHT / 2)
        canvas.outline(rect, colour, 1.4, _HEIGHT / 2)
        canvas.text(badge.text, rect.centre, "sans_bold", _SIZE, colour, align="centre")


def draw_overlay_legend(canvas: Canvas, plan: MapPlan, legend: LegendView) -> None:
    """Explain the overlay in a dark plate at the left of the map, where no town lies."""
    theme, typeface = canvas.theme, canvas.typeface
    size = 12.5 if plan.measures.small else 14
    lead, pad = size + 4, 10 if plan.measures.small else 12
    room = legend_width(plan) - 2 * pad
    heads = typeface.balanced(legend.title, "title", size + 1, room)
    lines = [part for line in legend.lines for part in typeface.wrap(line, "sans", size, room)]
    head = (lead + 2) * len(heads)
    rect = draw_legend_plate(canvas, plan, room + 2 * pad, head + lead * len(lines) + 16)
    x, y = rect.x + pad, rect.y + 16
    canvas.lines(heads, (x, y), "title", size + 1, theme.tip_title, lead=lead + 2)
    canvas.lines(lines, (x, y + head), "sans", size, theme.tip_ink, lead=lead)
