"""The tooltip of the table: a heading, the rule in one sentence, the way out."""

from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import rgba
from brass_desktop.ui.palette import TIP_EDGE, TIP_FOOT
from brass_desktop.ui.render.strokes import Stroke, draw_strokes
from brass_desktop.ui.typeface import Role

_CROSS = rgba("#ff9a82")
_WIDEST = 280.0
_BEAK = 9.0


def _place(canvas: Canvas, tip: Tip, thing: Rect, inside: Rect) -> Rect:
    """Choose a place above the thing if there is room, else below, within the window."""
    width, height = _size(canvas, tip)
    above = thing.y - height - _BEAK - 3
    top = above if above >= inside.y else thing.bottom + _BEAK + 3
    return Rect(thing.centre[0] - width / 2, top, width, height).clamped_into(inside)


def draw_note(canvas: Canvas, tip: Tip, area: Rect) -> None:
    """Write a tip on a panel at the foot of an area, below a folded chronicle."""
    theme = canvas.theme
    width = area.w - 24
    wrap = canvas.typeface.wrap
    head = wrap(tip.head, "text_bold", 13.5, width)
    body = wrap(tip.body, "sans", 13, width) if tip.body else ()
    foot = wrap(tip.foot, "sans_bold", 12.5, width) if tip.foot else []
    lead = 16 * max(1.0, canvas.typeface.text_scale)
    x, y = area.x + 12, area.bottom - 18 - lead * (len(head) + len(body) + len(foot) - 1)
    # The shadow of the panel stays beside it, off the board.
    with canvas.clip(area.grown(6, 0)):
        top = y - lead * 0.5 - 14
        canvas.panel(Rect(area.x, top, area.w, area.bottom - top))
    ink = theme.bad if tip.refused else theme.title
    y += canvas.lines(head, (x, y), "text_bold", 13.5, ink, lead=lead)
    y += canvas.lines(body, (x, y), "sans", 13, theme.ink, lead=lead)
    canvas.lines(foot, (x, y), "sans_bold", 12.5, theme.ink2, lead=lead)


def draw_tooltip(
    canvas: Canvas, tip: Tip, at: Point, inside: Rect, thing: Rect | None = None
) -> Rect:
    """Draw the tip beside a thing, or beside the pointer, and return where it lies."""
    theme = canvas.theme
    about = thing if thing is not None else Rect.around(at, 12, 24)
    rect = _place(canvas, tip, about, inside)
    canvas.nine("skin.tooltip", rect)
    x, top = about.centre[0], rect.bottom <= about.y + 1
    _draw_beak(canvas, rect, (x, about.y if top else about.bottom))
    x, y = rect.x + 16, rect.y + 21
    if tip.refused:
        canvas.icon("cancel", (x + 8, y), 18, _CROSS)
    left = x + (24 if tip.refused else 0)
    role: Role = "title" if tip.body else "text_bold"
    room = rect.right - 14 - left
    canvas.text(tip.head, (left, y), role, 15.5, theme.tip_title, fit=room)
    lines = _lines(canvas, tip, rect.w - 32)
    y += 25
    y += canvas.lines(lines, (x, y), "text", 14.5, theme.tip_ink, lead=19)
    if tip.foot:
        foot = canvas.typeface.wrap(tip.foot, "sans_bold", 13, rect.w - 32)
        canvas.lines(foot, (x, y + 3), "sans_bold", 13, TIP_FOOT, lead=16)
    return rect


def _lines(canvas: Canvas, tip: Tip, width: float) -> tuple[str, ...]:
    return canvas.typeface.wrap(tip.body, "text", 14.5, width) if tip.body else ()


def _size(canvas: Canvas, tip: Tip) -> tuple[float, float]:
    measure = canvas.typeface.measure
    head = measure(tip.head, "title" if tip.body else "text_bold", 15.5)
    head += 24 if tip.refused else 0
    body = max((measure(line, "text", 14.5) for line in tip.body.split("\n")), default=0.0)
    width = min(_WIDEST, max(head, min(body, _WIDEST), 60) + 32)
    height = 42.0
    if tip.body:
        height += 4 + 19 * len(_lines(canvas, tip, width - 32))
    if tip.foot:
        height += 3 + 16 * len(canvas.typeface.wrap(tip.foot, "sans_bold", 13, width - 32))
    return width, height


def _draw_beak(canvas: Canvas, rect: Rect, at: Point) -> None:
    """Draw the little point towards what is explained, if the tip lies above or below it."""
    theme = canvas.theme
    x = min(max(at[0], rect.x + 20), rect.right - 20)
    if rect.bottom <= at[1]:
        edge, colour, reach = rect.bottom - 1.6, theme.tip1, _BEAK
    elif rect.y >= at[1]:
        edge, colour, reach = rect.y + 1.6, theme.tip0, -_BEAK
    else:
        return
    corners = [(x - _BEAK, edge), (x, edge + reach), (x + _BEAK, edge)]
    fill = [
        Stroke([(x + d, edge), (x + d * 0.1, edge + reach * 0.8)], 3, colour)
        for d in (-6, -3, 0, 3, 6)
    ]
    draw_strokes(canvas, [*fill, Stroke(corners, 1.6, TIP_EDGE)])
    cover = [(x - _BEAK + 2, edge), (x + _BEAK - 2, edge)]
    draw_strokes(canvas, [Stroke(cover, 2.4, colour, flat=True)])
