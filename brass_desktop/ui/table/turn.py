"""The end of a turn: how far it is, its button or Back and Confirm, and the tools."""

from typing import get_args

from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Control, Press
from brass_desktop.present.panels import TurnView
from brass_desktop.present.turn_places import TurnPlaces
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.light import draw_frame_glow
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.drawing.palette import BRASS_INK
from brass_desktop.ui.drawing.typeface import FittedLine
from brass_desktop.ui.table.controls import DISABLED_ALPHA, draw_button, labels_alike
from brass_desktop.ui.table.touches import Hot, Touches


def draw_turn(canvas: Canvas, at: TurnPlaces, view: TurnView, touches: Touches, hot: Hot) -> None:
    """Draw the action count, End turn or Back and Confirm, and the tools."""
    canvas.panel(at.panel)
    _draw_count(canvas, at, view)
    if view.confirm is not None and view.back is not None:
        back, confirm = at.pair
        _draw_back(canvas, at, back, view.back, hot)
        _draw_confirm(canvas, at, confirm, view.confirm, hot)
        touches.add(back, Press("back"), view.back.tip)
        touches.add(confirm, Press("confirm"), view.confirm.tip)
    elif view.watch:
        for rect, control in zip(at.pair, view.watch, strict=True):
            _draw_watch(canvas, at, rect, control, hot)
            touches.add(rect, Press(_control(control)), control.tip)
    else:
        _draw_end(canvas, at, view, hot)
        touches.add(at.primary, Press(_control(view.end)), view.end.tip)
    labels = labels_alike(canvas, view.tools, at.measures.tool_width, small=at.small)
    for rect, tool, label in zip(at.tools, view.tools, labels, strict=True):
        _draw_tool(canvas, rect, tool, label, hot)
        touches.add(rect, Press(_control(tool)), tool.tip)


def _control(view: ControlView) -> Control:
    """Read which button a view stands for."""
    return next(control for control in get_args(Control) if control == view.id)


def _draw_count(canvas: Canvas, at: TurnPlaces, view: TurnView) -> None:
    theme, rect, small = canvas.theme, at.count, at.small
    y = rect.y + (18 if small else 26)
    pad, size = (12, 15) if small else (16, 20)
    pitch, radius = (22, 8.5) if small else (30, 10)
    last = rect.right - (20 if small else 28)
    room = last - (view.actions - 1) * pitch - radius - 8 - rect.x - pad
    canvas.text(view.caption, (rect.x + pad, y), "text_bold", size, theme.title, fit=room)
    for i in range(view.actions):
        here = (last - (view.actions - 1 - i) * pitch, y)
        done, now = i + 1 < view.action, i + 1 == view.action
        canvas.circle(here, radius, theme.gilt if done else theme.well)
        canvas.circle(here, radius, theme.lit if now else theme.line, 2.2 if now else 1.2)
        ink = BRASS_INK if done else theme.ink
        canvas.text(str(i + 1), here, "text_bold", 12 if small else 13, ink, align="centre")


def _draw_back(canvas: Canvas, at: TurnPlaces, rect: Rect, view: ControlView, hot: Hot) -> None:
    ink, sink = draw_button(canvas, rect, view.state, Press("back"), hot)
    y = rect.centre[1] + sink
    if at.small:
        canvas.icon(view.icon, (rect.x + 17, y), 16, ink)
        canvas.text(view.label, (rect.x + 29, y), "text_bold", 14, ink, fit=rect.w - 33)
        return
    canvas.icon(view.icon, (rect.x + 26, y), 22, ink)
    canvas.text(view.label, (rect.x + 44, y + 1), "text_bold", 17, ink, fit=rect.w - 50)
    draw_key(canvas, view.key, (rect.right - 5, rect.y + 12), "right")


def _draw_confirm(canvas: Canvas, at: TurnPlaces, rect: Rect, view: ControlView, hot: Hot) -> None:
    theme = canvas.theme
    if view.state is ControlState.DISABLED:
        canvas.nine("skin.brass_disabled", rect)
        ink = with_alpha(theme.ink, DISABLED_ALPHA)
    else:
        draw_frame_glow(canvas, rect.grown(1), 9, (6, 5), with_alpha(theme.lit, 190))
        canvas.nine("skin.brass" + hot.state_of(Press("confirm")), rect)
        ink = BRASS_INK
    x, y = rect.centre
    icon, size, left = (18, 16, 20) if at.small else (28, 24, 34)
    canvas.icon(view.icon, (rect.x + left, y), icon, ink)
    room = rect.w - left * 2 - 4
    canvas.text(view.label, (x + left / 3, y + 1), "title", size, ink, align="centre", fit=room)
    if not at.small:
        draw_key(canvas, view.key, (rect.right - 6, rect.y + 12), "right")


def _draw_end(canvas: Canvas, at: TurnPlaces, view: TurnView, hot: Hot) -> None:
    theme, rect, small = canvas.theme, at.primary, at.small
    off = view.end.state is ControlState.DISABLED
    skin = "skin.button_disabled" if off else "skin.brass" + hot.state_of(Press(_control(view.end)))
    if not off:
        draw_frame_glow(canvas, rect.grown(1), 9, (6, 5), with_alpha(theme.lit, 190))
    canvas.nine(skin, rect)
    ink = with_alpha(theme.ink2, 190) if off else BRASS_INK
    x, y = rect.centre
    note_size = 12 if small else 13.5
    note = canvas.typeface.set_in(view.end_note, "sans", note_size, rect.w - 16)
    noted = bool(view.end_note) and (off or not note.cut)
    lift = (7 if small else 6) if noted else 0
    size = 16 if small else 24
    room = rect.w - (40 if small else 124)
    canvas.text(view.end.label, (x, y - lift), "title", size, ink, align="centre", fit=room)
    if noted:
        below = (x, y + (10 if small else 17))
        canvas.fitted(note, below, theme.ink2 if off else BRASS_INK, align="centre")
    if not small:
        draw_key(canvas, view.end.key, (rect.right - 6, rect.y + 12), "right")


def _draw_watch(canvas: Canvas, at: TurnPlaces, rect: Rect, view: ControlView, hot: Hot) -> None:
    """Draw Step or Pause; what makes the bots go on is brass."""
    ink, sink = draw_button(canvas, rect, view.state, Press(_control(view)), hot)
    y = rect.centre[1] + sink
    left, side, size = (17, 16, 14) if at.small else (26, 22, 17)
    canvas.icon(view.icon, (rect.x + left, y), side, ink)
    x = rect.x + left + side * 0.8
    canvas.text(view.label, (x, y + 1), "text_bold", size, ink, fit=rect.right - 4 - x)
    if not at.small:
        draw_key(canvas, view.key, (rect.right - 5, rect.y + 12), "right")


def _draw_tool(canvas: Canvas, rect: Rect, view: ControlView, label: FittedLine, hot: Hot) -> None:
    ink, sink = draw_button(canvas, rect, view.state, Press(_control(view)), hot)
    x, y = rect.centre[0], rect.y + sink
    if rect.h < 60:
        canvas.icon(view.icon, (x, y + 15), 18, ink)
        canvas.fitted(label, (x, y + 33), ink, "centre")
        return
    canvas.icon(view.icon, (x, y + 18), 23, ink)
    canvas.fitted(label, (x, y + 39), ink, "centre")
    key = ink if view.state is ControlState.DISABLED else canvas.theme.ink2
    size = canvas.typeface.held(12)
    canvas.text(view.key, (x, y + 57), "sans_bold", size, key, align="centre", fit=rect.w - 8)
