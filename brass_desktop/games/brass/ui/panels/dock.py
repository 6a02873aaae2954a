"""The seven actions and My mat, and the end of the turn on the other side."""

from collections.abc import Sequence
from typing import get_args

from brass_desktop.games.brass.present.intents import ChooseAction, Intent, OpenMat
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.viewmodel.panels import DockView
from brass_desktop.games.brass.ui.panels.controls import DISABLED_ALPHA, draw_button
from brass_desktop.games.brass.ui.touches import Hot, Touches
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Control, Press
from brass_desktop.present.panels import TurnView
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.light import draw_frame_glow
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.drawing.palette import BRASS_INK
from brass_desktop.ui.drawing.typeface import FittedLine

MAT = "mat"


def draw_dock(
    canvas: Canvas, layout: TableLayout, view: DockView, owner: str, touches: Touches, hot: Hot
) -> None:
    """Draw the action buttons; `owner` is whose mat My mat opens."""
    canvas.panel(layout.dock)
    labels = _labels(canvas, layout, view.actions)
    for rect, control, label in zip(layout.action_buttons(), view.actions, labels, strict=True):
        intent: Intent = OpenMat(owner) if control.id == MAT else ChooseAction(control.id)
        ink, sink = draw_button(canvas, rect, control.state, intent, hot)
        x, y = rect.x, rect.y + sink
        if layout.small:
            canvas.icon(control.icon, (x + 28, y + 22), 25, ink)
            canvas.fitted(label, (rect.centre[0], y + 45), ink, "centre")
            corner = with_alpha(ink, 190) if control.state is not ControlState.DISABLED else ink
            canvas.text(control.key, (x + 5, y + 10), "sans_bold", 12, corner)
        else:
            canvas.icon(control.icon, (rect.centre[0], y + 32), 36, ink)
            canvas.fitted(label, (rect.centre[0], y + 67), ink, "centre")
            draw_key(canvas, control.key, (rect.right - 5, y + 13), "right")
        touches.add(rect, intent, control.tip)


def _labels(
    canvas: Canvas, layout: TableLayout, controls: Sequence[ControlView]
) -> list[FittedLine]:
    """Set the words under a row of icons, all in one size."""
    words, width = [control.label for control in controls], layout.measures.dock_button[0]
    if layout.small:
        return canvas.typeface.alike(words, "sans_bold", 12.5, width - 2)
    return canvas.typeface.alike(words, "text_bold", 15.5, width - 8)


def draw_turn(
    canvas: Canvas, layout: TableLayout, view: TurnView, touches: Touches, hot: Hot
) -> None:
    """Draw the action count, End turn or Back and Confirm, and the tools."""
    canvas.panel(layout.turn)
    _draw_count(canvas, layout, view)
    if view.confirm is not None and view.back is not None:
        back, confirm = layout.confirm_buttons()
        _draw_back(canvas, layout, back, view.back, hot)
        _draw_confirm(canvas, layout, confirm, view.confirm, hot)
        touches.add(back, Press("back"), view.back.tip)
        touches.add(confirm, Press("confirm"), view.confirm.tip)
    elif view.watch:
        for rect, control in zip(layout.confirm_buttons(), view.watch, strict=True):
            _draw_watch(canvas, layout, rect, control, hot)
            touches.add(rect, Press(_control(control)), control.tip)
    else:
        _draw_end(canvas, layout, view, hot)
        touches.add(layout.primary_button(), Press("end_turn"), view.end.tip)
    labels = _labels(canvas, layout, view.tools)
    for rect, tool, label in zip(layout.tool_buttons(), view.tools, labels, strict=True):
        _draw_tool(canvas, rect, tool, label, hot)
        touches.add(rect, Press(_control(tool)), tool.tip)


def _control(view: ControlView) -> Control:
    """Read which button a view stands for."""
    return next(control for control in get_args(Control) if control == view.id)


def _draw_count(canvas: Canvas, layout: TableLayout, view: TurnView) -> None:
    theme, rect, small = canvas.theme, layout.turn_count(), layout.small
    y = rect.y + (18 if small else 26)
    pad, size = (12, 15) if small else (16, 20)
    pitch, radius = (22, 8.5) if small else (30, 10)
    last = rect.right - (20 if small else 28)
    room = last - (view.actions - 1) * pitch - radius - 8 - rect.x - pad
    canvas.text(view.caption, (rect.x + pad, y), "text_bold", size, theme.title, fit=room)
    for i in range(view.actions):
        at = (last - (view.actions - 1 - i) * pitch, y)
        done, now = i + 1 < view.action, i + 1 == view.action
        canvas.circle(at, radius, theme.gilt if done else theme.well)
        canvas.circle(at, radius, theme.lit if now else theme.line, 2.2 if now else 1.2)
        ink = BRASS_INK if done else theme.ink
        canvas.text(str(i + 1), at, "text_bold", 12 if small else 13, ink, align="centre")


def _draw_back(
    canvas: Canvas, layout: TableLayout, rect: Rect, view: ControlView, hot: Hot
) -> None:
    ink, sink = draw_button(canvas, rect, view.state, Press("back"), hot)
    y = rect.centre[1] + sink
    if layout.small:
        canvas.icon(view.icon, (rect.x + 17, y), 16, ink)
        canvas.text(view.label, (rect.x + 29, y), "text_bold", 14, ink, fit=rect.w - 33)
        return
    canvas.icon(view.icon, (rect.x + 26, y), 22, ink)
    canvas.text(view.label, (rect.x + 44, y + 1), "text_bold", 17, ink, fit=rect.w - 50)
    draw_key(canvas, view.key, (rect.right - 5, rect.y + 12), "right")


def _draw_confirm(
    canvas: Canvas, layout: TableLayout, rect: Rect, view: ControlView, hot: Hot
) -> None:
    theme = canvas.theme
    if view.state is ControlState.DISABLED:
        canvas.nine("skin.brass_disabled", rect)
        ink = with_alpha(theme.ink, DISABLED_ALPHA)
    else:
        draw_frame_glow(canvas, rect.grown(1), 9, (6, 5), with_alpha(theme.lit, 190))
        canvas.nine("skin.brass" + hot.state_of(Press("confirm")), rect)
        ink = BRASS_INK
    x, y = rect.centre
    icon, size, left = (18, 16, 20) if layout.small else (28, 24, 34)
    canvas.icon(view.icon, (rect.x + left, y), icon, ink)
    room = rect.w - left * 2 - 4
    canvas.text(view.label, (x + left / 3, y + 1), "title", size, ink, align="centre", fit=room)
    if not layout.small:
        draw_key(canvas, view.key, (rect.right - 6, rect.y + 12), "right")


def _draw_end(canvas: Canvas, layout: TableLayout, view: TurnView, hot: Hot) -> None:
    theme, rect, small = canvas.theme, layout.primary_button(), layout.small
    off = view.end.state is ControlState.DISABLED
    skin = "skin.button_disabled" if off else "skin.brass" + hot.state_of(Press("end_turn"))
    if not off:
        draw_frame_glow(canvas, rect.grown(1), 9, (6, 5), with_alpha(theme.lit, 190))
    canvas.nine(skin, rect)
    ink = with_alpha(theme.ink2, 190) if off else BRASS_INK
    x, y = rect.centre
    noted = off and view.end_note
    lift = (7 if small else 6) if noted else 0
    size = 16 if small else 24
    room = rect.w - (40 if small else 124)
    canvas.text(view.end.label, (x, y - lift), "title", size, ink, align="centre", fit=room)
    if noted:
        at = (x, y + (10 if small else 17))
        note = 12 if small else 13.5
        canvas.text(view.end_note, at, "sans", note, theme.ink2, align="centre", fit=rect.w - 16)
    if not small:
        draw_key(canvas, view.end.key, (rect.right - 6, rect.y + 12), "right")


def _draw_watch(
    canvas: Canvas, layout: TableLayout, rect: Rect, view: ControlView, hot: Hot
) -> None:
    """Draw Step or Pause; what makes the bots go on is brass."""
    ink, sink = draw_button(canvas, rect, view.state, Press(_control(view)), hot)
    y = rect.centre[1] + sink
    left, side, size = (17, 16, 14) if layout.small else (26, 22, 17)
    canvas.icon(view.icon, (rect.x + left, y), side, ink)
    x = rect.x + left + side * 0.8
    canvas.text(view.label, (x, y + 1), "text_bold", size, ink, fit=rect.right - 4 - x)
    if not layout.small:
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
