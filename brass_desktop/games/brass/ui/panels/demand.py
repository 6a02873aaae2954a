"""The demand for cotton in the panel of the markets: the same spaces as on the map, in a row."""

from brass_desktop.games.brass.present.about.things import DemandSpace
from brass_desktop.games.brass.present.viewmodel.board import DemandSpaceView
from brass_desktop.games.brass.present.viewmodel.panels import DemandView
from brass_desktop.games.brass.ui.pieces.demand import demand_look, draw_bale
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.table.touches import Touches

_SMALL = 300.0


def demand_strip(panel: Rect) -> Rect:
    """Return the room of the demand at the foot of the panel."""
    height, pad = (72.0, 10.0) if panel.w < _SMALL else (114.0, 16.0)
    return Rect(panel.x + pad, panel.bottom - height, panel.w - 2 * pad, height)


def demand_place(panel: Rect, space: int, count: int) -> Rect:
    """Return where a space of the demand lies in the panel."""
    strip, small = demand_strip(panel), panel.w < _SMALL
    gap, top, height = (1.5, 30.0, 20.0) if small else (2.4, 44.0, 30.0)
    width = (strip.w - (count - 1) * gap) / count
    return Rect(strip.x + space * (width + gap), strip.y + top, width, height)


def draw_demand(canvas: Canvas, panel: Rect, view: DemandView, touches: Touches) -> None:
    """Draw heading, spaces and note."""
    strip, small = demand_strip(panel), panel.w < _SMALL
    draw_rule(canvas, (strip.x, strip.y), strip.w)
    _draw_heading(canvas, strip, view, small)
    for number, space in enumerate(view.spaces):
        place = demand_place(panel, number, len(view.spaces))
        _draw_space(canvas, place, space)
        touches.add(place, None, DemandSpace(number))
    y, size = (strip.bottom - 11, 12.0) if small else (strip.bottom - 22, 13.0)
    size = canvas.typeface.held(size)
    canvas.text(view.note, (strip.x, y), "sans", size, canvas.theme.ink2, fit=strip.w)


def _draw_heading(canvas: Canvas, strip: Rect, view: DemandView, small: bool) -> None:
    """Draw the name left, and right what the demand brings now or that nobody buys any more."""
    theme, type = canvas.theme, canvas.typeface
    y = strip.y + (16 if small else 23)
    side, size, value = (16, 15.5, 14.5) if small else (25, 20, 18)
    draw_bale(canvas, (strip.x + side * 0.55, y), side)
    name = strip.x + side + (6 if small else 8)
    wide = canvas.text(view.name, (name, y), "title", size, theme.title, fit=strip.w * 0.45)
    room = strip.right - name - wide - 12
    if not view.now:
        held = 13.0 if small else 15.0
        canvas.text(
            view.caption, (strip.right, y), "text_bold", held, theme.bad, align="right", fit=room
        )
        return
    number = canvas.text(view.now, (strip.right, y), "text_bold", value, theme.ink, align="right")
    right = strip.right - number - 6
    if not view.in_money and not small:
        canvas.icon("receive-money", (right - 8, y), 16, theme.ink2)
        right -= 22
    caption = type.held(12.5)
    canvas.text(
        view.caption, (right, y), "sans_bold", caption, theme.ink2, align="right",
        fit=right - name - wide - 8,
    )  # fmt: skip


def _draw_space(canvas: Canvas, rect: Rect, space: DemandSpaceView) -> None:
    theme = canvas.theme
    ground, ink = demand_look(canvas, space)
    canvas.fill(rect, ground, 4)
    canvas.outline(rect.grown(-0.5), with_alpha(theme.line, 170), 1, 4)
    x, y = rect.centre
    if space.marked:
        draw_bale(canvas, (x, y), min(rect.w, rect.h) * 0.88)
        canvas.outline(rect.grown(1), theme.lit, 2, 5)
    elif space.closes:
        canvas.icon("padlock", (x, y), rect.h * 0.55, ink)
    else:
        size = canvas.typeface.held(rect.h * 0.54)
        canvas.text(space.label, (x, y), "text_bold", size, ink, align="centre", fit=rect.w - 3)
