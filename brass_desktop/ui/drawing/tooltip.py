"""The tooltip of the table: a heading, the rule in one sentence, the way out."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.palette import TIP_EDGE, TIP_FOOT
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes
from brass_desktop.ui.drawing.typeface import Role

_CROSS = rgba("#ff9a82")
_WIDEST = 300.0
_SIDE = 16.0
_BEAK = 9.0
_HEAD, _BODY, _FOOT = 15.5, 14.5, 13.0
_HEAD_LEAD, _BODY_LEAD, _FOOT_LEAD = 19.0, 19.0, 16.0


@dataclass(frozen=True, slots=True)
class _SetTip:
    """A tip broken into lines; the distances between them grow with the reader's text size."""

    head: tuple[str, ...]
    body: tuple[str, ...]
    foot: tuple[str, ...]
    grow: float
    width: float

    @property
    def height(self) -> float:
        """The height of the plate."""
        tall = 23 + _HEAD_LEAD * self.grow * len(self.head)
        if self.body:
            tall += 4 + _BODY_LEAD * self.grow * len(self.body)
        if self.foot:
            tall += 3 + _FOOT_LEAD * self.grow * len(self.foot)
        return tall


def _set_tip(canvas: Canvas, tip: Tip) -> _SetTip:
    """Break a tip into lines no wider than a comfortable measure."""
    type, grow = canvas.typeface, max(1.0, canvas.typeface.text_scale)
    role, mark = _head_role(tip), 24 if tip.refused else 0
    widest = _WIDEST * grow - 2 * _SIDE
    wanted = [type.measure(tip.head, role, _HEAD) + mark, 60.0]
    wanted += [type.measure(line, "text", _BODY) for line in tip.body.split("\n")]
    wanted += [type.measure(line, "sans_bold", _FOOT) for line in tip.foot.split("\n")]
    room = min(widest, max(wanted))
    return _SetTip(
        head=type.wrap(tip.head, role, _HEAD, room - mark),
        body=type.wrap(tip.body, "text", _BODY, room) if tip.body else (),
        foot=type.wrap(tip.foot, "sans_bold", _FOOT, room) if tip.foot else (),
        grow=grow,
        width=room + 2 * _SIDE,
    )


def _head_role(tip: Tip) -> Role:
    return "title" if tip.body else "text_bold"


def _place(text: _SetTip, thing: Rect, inside: Rect) -> Rect:
    """Choose a place above the thing if there is room, else below, within the window."""
    above = thing.y - text.height - _BEAK - 3
    top = above if above >= inside.y else thing.bottom + _BEAK + 3
    place = Rect(thing.centre[0] - text.width / 2, top, text.width, text.height)
    return place.clamped_into(inside)


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
    text = _set_tip(canvas, tip)
    rect = _place(text, about, inside)
    canvas.nine("skin.tooltip", rect)
    x, top = about.centre[0], rect.bottom <= about.y + 1
    _draw_beak(canvas, rect, (x, about.y if top else about.bottom))
    grow, x, y = text.grow, rect.x + _SIDE, rect.y + 2 + _HEAD_LEAD * text.grow
    if tip.refused:
        canvas.icon("cancel", (x + 8, y), 18, _CROSS)
    left = x + (24 if tip.refused else 0)
    role, lead = _head_role(tip), _HEAD_LEAD * grow
    y += canvas.lines(text.head, (left, y), role, _HEAD, theme.tip_title, lead=lead) + 6
    y += canvas.lines(text.body, (x, y), "text", _BODY, theme.tip_ink, lead=_BODY_LEAD * grow)
    lead = _FOOT_LEAD * grow
    canvas.lines(text.foot, (x, y + 3), "sans_bold", _FOOT, TIP_FOOT, lead=lead)
    return rect


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
