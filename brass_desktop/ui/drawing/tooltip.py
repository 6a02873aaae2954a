"""The tooltip of the table: a heading, the rule in one sentence, the way out, the way to why."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.placing import Surroundings, place_beside
from brass_desktop.present.text import common as words
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.drawing.palette import TIP_EDGE, TIP_FOOT
from brass_desktop.ui.drawing.tail import draw_tail
from brass_desktop.ui.drawing.typeface import Role

_CROSS = rgba("#ff9a82")
_WIDEST = 300.0
_SIDE = 16.0
_BEAK = 9.0
_HEAD, _BODY, _FOOT = 15.5, 14.5, 13.0
_HEAD_LEAD, _BODY_LEAD, _FOOT_LEAD = 19.0, 19.0, 16.0
_WHY_LEAD = 22.0
_WHY_KEY = "F1"
NOWHERE = Surroundings()


@dataclass(frozen=True, slots=True)
class _SetTip:
    """A tip broken into lines; the distances between them grow with the reader's text size."""

    head: tuple[str, ...]
    body: tuple[str, ...]
    foot: tuple[str, ...]
    why: bool
    """Whether a clause stands behind the tip."""
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
        return tall + (_WHY_LEAD * self.grow if self.why else 0)


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
        why=bool(tip.clause),
        grow=grow,
        width=room + 2 * _SIDE,
    )


def _head_role(tip: Tip) -> Role:
    return "title" if tip.body else "text_bold"


def draw_tooltip(
    canvas: Canvas, tip: Tip, thing: Rect, inside: Rect, around: Surroundings = NOWHERE
) -> Rect:
    """Draw the tip beside a thing, clear of what may be chosen, and return where it lies."""
    theme, text = canvas.theme, _set_tip(canvas, tip)
    rect = place_beside(thing, (text.width, text.height), inside, around, gap=_BEAK + 3).rect
    canvas.nine("skin.tooltip", rect)
    body = theme.tip1 if thing.centre[1] > rect.centre[1] else theme.tip0
    draw_tail(canvas, rect, thing, (body, TIP_EDGE), 2 * _BEAK)
    grow, x, y = text.grow, rect.x + _SIDE, rect.y + 2 + _HEAD_LEAD * text.grow
    if tip.refused:
        canvas.icon("cancel", (x + 8, y), 18, _CROSS)
    left = x + (24 if tip.refused else 0)
    role, lead = _head_role(tip), _HEAD_LEAD * grow
    y += canvas.lines(text.head, (left, y), role, _HEAD, theme.tip_title, lead=lead) + 6
    y += canvas.lines(text.body, (x, y), "text", _BODY, theme.tip_ink, lead=_BODY_LEAD * grow)
    lead = _FOOT_LEAD * grow
    y += canvas.lines(text.foot, (x, y + 3), "sans_bold", _FOOT, TIP_FOOT, lead=lead)
    if text.why:
        _draw_why(canvas, (x, y + 6 * grow), _FOOT, theme.tip_title)
    return rect


def _draw_why(canvas: Canvas, at: Point, size: float, ink: Colour) -> None:
    """Name the key that opens the rules at the clause behind a tip."""
    wide = draw_key(canvas, _WHY_KEY, at, "left")
    canvas.text(words.WHY(), (at[0] + wide + 7, at[1]), "sans_bold", size, ink)
