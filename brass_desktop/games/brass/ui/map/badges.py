"""Badges on or beside what they speak of, and the legend of an overlay under the map's title."""

from collections.abc import Sequence

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.flags import anchor_rect
from brass_desktop.games.brass.present.viewmodel.board import (
    BadgeView,
    BoardView,
    LegendView,
    PlaceView,
)
from brass_desktop.games.brass.ui.map.overlay import draw_legend_plate, legend_width, tone_colour
from brass_desktop.games.brass.ui.map.places import draw_name, ribbon_rect
from brass_desktop.present.geometry import Rect, bounds
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.light import draw_pointed

_SIZE = 13.0
_HEIGHT = 19.0
_ICON = 12.0
_OFF_SIGN = 6.0
"""Between a sign of the legend and its meaning."""
_MOST_LINES = 3
_LEAST_TILE = 40.0
"""On tiles of fewer pixels words would hide what they speak of."""


def draw_badges(canvas: Canvas, plan: MapPlan, view: BoardView) -> None:
    """Veil the map a little and put every badge on the lower half of its tile or link.

    Wide badges of neighbours stand one higher than the other; those of towns stand beside names.
    """
    canvas.fill(plan.area, with_alpha(canvas.theme.vignette, 60))
    _ring_origin(canvas, plan, view)
    brief = _is_brief(canvas, plan)
    places = {place.location: place for place in view.places}
    taken: list[Rect] = []
    for badge in view.badges:
        size = _badge_size(canvas, badge, brief=brief)
        if badge.anchor in places:
            rect = _beside_name(canvas, plan, places[badge.anchor], size)
        else:
            corner = brief or badge.is_sign
            rect = _on_piece(anchor_rect(plan, badge.anchor), size, corner=corner)
        rect = rect.clamped_into(plan.area.grown(-2))
        if any(rect.overlaps(other) for other in taken):
            rect = rect.moved(0, -_HEIGHT)
        taken.append(rect)
        _draw_badge(canvas, rect, badge, brief=brief)


def _is_brief(canvas: Canvas, plan: MapPlan) -> bool:
    """Tell whether tiles are too small for whole words."""
    return plan.measures.tile * canvas.scale < _LEAST_TILE


def _explained(badges: Sequence[BadgeView], *, brief: bool) -> list[tuple[BadgeView, str]]:
    """Give one badge of every kind that does not say itself what it means, with its meaning."""
    found = {badge.text: badge for badge in badges if badge.is_sign}
    if brief:
        found |= {badge.meaning: badge for badge in badges if badge.meaning}
    return [(badge, meaning) for meaning, badge in found.items()]


def _ring_origin(canvas: Canvas, plan: MapPlan, view: BoardView) -> None:
    """Ring the town from which an overlay looks at the map; its name stays above the ring."""
    for place in view.places:
        if place.location == view.seen_from:
            here = plan.places[place.location]
            draw_pointed(canvas, bounds(here.plates), 9)
            draw_name(canvas, here, place, plan.measures)


def _badge_size(canvas: Canvas, badge: BadgeView, *, brief: bool) -> tuple[float, float]:
    words = _words(badge, brief=brief)
    width = canvas.typeface.measure(words, "sans_bold", _SIZE) + 12 if words else 8
    return max(width + (_ICON if badge.icon else 0), _HEIGHT), _HEIGHT


def _words(badge: BadgeView, *, brief: bool) -> str:
    """Return what is written: on small tiles as little as tells it, of a sign nothing."""
    if badge.is_sign:
        return ""
    return badge.short or badge.text if brief else badge.text


def _beside_name(
    canvas: Canvas, plan: MapPlan, place: PlaceView, size: tuple[float, float]
) -> Rect:
    """Return a place right of a town's name, whose ribbon stays whole."""
    ribbon = ribbon_rect(canvas, plan.places[place.location], place, plan.measures)
    left = ribbon.right + plan.measures.ribbon_tail + 1
    return Rect(left, ribbon.centre[1] - size[1] / 2, *size)


def _on_piece(piece: Rect, size: tuple[float, float], *, corner: bool) -> Rect:
    """Return the lower half of a piece, or only its right corner."""
    width, height = size
    left = piece.right - width + 3 if corner else piece.centre[0] - width / 2
    return Rect(left, piece.bottom - height * (0.8 if corner else 0.9), width, height)


def _draw_badge(canvas: Canvas, rect: Rect, badge: BadgeView, *, brief: bool) -> None:
    colour = tone_colour(canvas.theme, badge.tone)
    canvas.fill(rect, canvas.theme.flag, _HEIGHT / 2)
    canvas.outline(rect, colour, 1.4, _HEIGHT / 2)
    words, (x, y) = _words(badge, brief=brief), rect.centre
    if badge.icon:
        at = (rect.x + 5 + _ICON / 2, y) if words else (x, y)
        canvas.icon(badge.icon, at, _ICON, colour)
        x += _ICON / 2
    if words:
        canvas.text(words, (x, y), "sans_bold", _SIZE, colour, align="centre")


def draw_overlay_legend(
    canvas: Canvas, plan: MapPlan, legend: LegendView, badges: Sequence[BadgeView] = ()
) -> None:
    """Explain the overlay in a dark plate at the left of the map, where no town lies."""
    theme, typeface = canvas.theme, canvas.typeface
    size = 12.5 if plan.measures.small else 14
    lead, pad = size + 4, 10 if plan.measures.small else 12
    room = legend_width(plan) - 2 * pad
    heads = typeface.balanced(legend.title, "title", size + 1, room)
    lines = [
        part
        for line in legend.lines
        for part in typeface.wrap_within(line, "sans", size, room, _MOST_LINES)
    ]
    signs = _explained(badges, brief=_is_brief(canvas, plan))
    placed = _in_rows(canvas, signs, size, room)
    head, row = (lead + 2) * len(heads), _HEIGHT + 4
    height = head + row * len(placed) + lead * len(lines) + 16
    rect = draw_legend_plate(canvas, plan, room + 2 * pad, height)
    x, y = rect.x + pad, rect.y + 16
    canvas.lines(heads, (x, y), "title", size + 1, theme.tip_title, lead=lead + 2)
    y += head
    for together in placed:
        left = x
        for badge, meaning in together:
            wide, tall = _badge_size(canvas, badge, brief=True)
            _draw_badge(canvas, Rect(left, y - tall / 2, wide, tall), badge, brief=True)
            at, width = (left + wide + _OFF_SIGN, y), x + room - left - wide - _OFF_SIGN
            said = canvas.text(meaning, at, "sans_bold", size, theme.tip_ink, fit=width)
            left += wide + _OFF_SIGN + said + 2 * _OFF_SIGN
        y += row
    canvas.lines(lines, (x, y), "sans", size, theme.tip_ink, lead=lead)


def _in_rows(
    canvas: Canvas, signs: Sequence[tuple[BadgeView, str]], size: float, room: float
) -> list[list[tuple[BadgeView, str]]]:
    """Set as many signs with their meanings side by side as a legend has room for."""
    rows: list[list[tuple[BadgeView, str]]] = []
    left = room
    for badge, meaning in signs:
        wide, _ = _badge_size(canvas, badge, brief=True)
        wide += 3 * _OFF_SIGN + canvas.typeface.measure(meaning, "sans_bold", size)
        if not rows or wide - 2 * _OFF_SIGN > left:
            rows.append([])
            left = room
        rows[-1].append((badge, meaning))
        left -= wide
    return rows
