"""Badges right on what they speak of, and the legend of an overlay under the map's title."""

from brass_desktop.present.layout.board import MapPlan
from brass_desktop.present.layout.flags import anchor_rect
from brass_desktop.present.layout.geometry import Rect
from brass_desktop.present.viewmodel.board import BadgeView, LegendView
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import with_alpha
from brass_desktop.ui.render.overlay import tone_colour

_SIZE = 13.0
_HEIGHT = 19.0
_LEGEND_SHARE = 0.2
"""Of the map's width: what lies free west of the southern farm brewery."""


def draw_badges(canvas: Canvas, plan: MapPlan, badges: tuple[BadgeView, ...]) -> None:
    """Veil the map a little and put every badge on the lower half of its anchor."""
    canvas.fill(plan.area, with_alpha(canvas.theme.vignette, 60))
    for badge in badges:
        anchor = anchor_rect(plan, badge.anchor)
        width = max(canvas.typeface.measure(badge.text, "sans_bold", _SIZE) + 12, _HEIGHT)
        rect = Rect(
            anchor.centre[0] - width / 2,
            anchor.bottom - _HEIGHT * 0.9,
            width,
            _HEIGHT,
        ).clamped_into(plan.area.grown(-2))
        colour = tone_colour(canvas.theme, badge.tone)
        canvas.fill(rect, canvas.theme.flag, _HEIGHT / 2)
        canvas.outline(rect, colour, 1.4, _HEIGHT / 2)
        canvas.text(badge.text, rect.centre, "sans_bold", _SIZE, colour, align="centre")


def draw_overlay_legend(canvas: Canvas, plan: MapPlan, legend: LegendView) -> None:
    """Explain the overlay in a dark plate at the lower left of the map, where no town lies."""
    theme, typeface = canvas.theme, canvas.typeface
    size = 12.5 if plan.measures.small else 14
    lead = size + 4
    width = plan.area.w * _LEGEND_SHARE
    lines = [
        part for line in legend.lines for part in typeface.wrap(line, "sans", size, width - 24)
    ]
    height = 34 + lead * len(lines)
    bottom = plan.area.bottom - (10 if plan.measures.small else 40)
    rect = Rect(plan.area.x + 10, bottom - height, width, height)
    canvas.fill(rect, with_alpha(theme.tip0, 238), 8)
    canvas.outline(rect, theme.gilt, 1.3, 8)
    at = (rect.x + 12, rect.y + 16)
    canvas.text(legend.title, at, "title", size + 1, theme.tip_title, fit=width - 24)
    canvas.lines(lines, (rect.x + 12, rect.y + 36), "sans", size, theme.tip_ink, lead=lead)
