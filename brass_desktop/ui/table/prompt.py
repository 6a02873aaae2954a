"""The prompt bar: whose choice it is, the way so far, the question, the overlay switches."""

from collections.abc import Callable

from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import AnyIntent, BackTo
from brass_desktop.present.panels import PromptView
from brass_desktop.present.text import table as words
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_chevron, draw_key, draw_seal
from brass_desktop.ui.drawing.palette import AMBER_INK, BAR_INK, BAR_INK2
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.table.touches import Hot, Touches

_CRUMB = rgba("#f4e2b4")
_CRUMB_LINE = rgba("#e8c87e")
_ELLIPSIS = "…"
SwitchMeaning = Callable[[str], AnyIntent]
"""Tells what a switch means at the game's table, by its id."""


def draw_prompt(
    canvas: Canvas, rect: Rect, view: PromptView, switch: SwitchMeaning, touches: Touches, hot: Hot
) -> None:
    """Draw the bar; when room is short switches keep only their icons, then old crumbs go."""
    small = rect.h < 32
    canvas.nine("skin.prompt", rect)
    y = rect.centre[1]
    seal = 9 if small else 11
    draw_seal(canvas, (rect.x + (17 if small else 20), y), seal, view.owner)
    left = rect.x + (33 if small else 40)
    size = 14.5 if small else 16.5
    wanted = _crumbs_width(canvas.typeface, view.crumbs, small)
    wanted += canvas.typeface.measure(view.question, "text_bold", size) + 16
    wide = _switches_width(canvas.typeface, view.overlays, small, labels=True)
    labels = left + wanted + wide < rect.right
    right = _draw_switches(canvas, rect, view, labels, switch, touches, hot)
    crumbs = _fitting_crumbs(canvas.typeface, view, right - left, size, small)
    x = _draw_crumbs(canvas, rect, left, crumbs, touches, hot)
    room = right - x - 10
    canvas.text(view.question, (x, y), "text_bold", size, BAR_INK, fit=room)


def _crumbs_width(type: Typeface, crumbs: tuple[str, ...], small: bool) -> float:
    size, pad = (13.0, 34.0) if small else (14.5, 40.0)
    return sum(type.measure(crumb, "sans_bold", size) + pad for crumb in crumbs)


def _fitting_crumbs(
    type: Typeface, view: PromptView, room: float, size: float, small: bool
) -> list[tuple[int, str]]:
    """Drop the oldest parts of the way until the question fits; an ellipsis stands for them."""
    kept = list(enumerate(view.crumbs))
    question = type.measure(view.question, "text_bold", size) + 16
    while kept:
        words = tuple(word for _, word in kept)
        if _crumbs_width(type, words, small) + question <= room or len(kept) == 1:
            break
        first = kept[1][0] if kept[0][1] == _ELLIPSIS else kept[0][0]
        kept = [(first, _ELLIPSIS), *(part for part in kept if part[0] > first)]
    return kept


def _draw_crumbs(
    canvas: Canvas,
    rect: Rect,
    x: float,
    crumbs: list[tuple[int, str]],
    touches: Touches,
    hot: Hot,
) -> float:
    small = rect.h < 32
    size = 13.0 if small else 14.5
    y = rect.centre[1]
    for index, word in crumbs:
        intent = BackTo(index)
        width = canvas.typeface.measure(word, "sans_bold", size) + (14 if small else 20)
        box = Rect(x, y - 11, width, 22)
        canvas.fill(box, with_alpha(_CRUMB, 70 if hot.state_of(intent) else 30), 6)
        canvas.outline(box, with_alpha(_CRUMB_LINE, 120), 1, 6)
        canvas.text(word, box.centre, "sans_bold", size, _CRUMB, align="centre")
        touches.add(box, intent, Tip(words.BACK_TO()))
        x += width + 10
        draw_chevron(canvas, (x, y), 5, _CRUMB_LINE, 1.8)
        x += 10
    return x


def _switches_width(
    type: Typeface, overlays: tuple[ControlView, ...], small: bool, *, labels: bool
) -> float:
    return sum(_switch_width(type, overlay, small, labels) + _gap(small) for overlay in overlays)


def _switch_width(type: Typeface, overlay: ControlView, small: bool, labels: bool) -> float:
    if not labels:
        return 28.0 if small else 32.0
    size, room = (12.5, 28.0) if small else (13.0, 34.0)
    return type.measure(overlay.label, "sans_bold", size) + room


def _gap(small: bool) -> float:
    return 2.0 if small else 6.0


def _draw_switches(
    canvas: Canvas,
    rect: Rect,
    view: PromptView,
    labels: bool,
    switch: SwitchMeaning,
    touches: Touches,
    hot: Hot,
) -> float:
    small = rect.h < 32
    x = rect.right - (4 if small else 10)
    height = 26 if small else 22
    for overlay in reversed(view.overlays):
        width = _switch_width(canvas.typeface, overlay, small, labels)
        x -= width
        box = Rect(x, rect.centre[1] - height / 2, width, height)
        intent = switch(overlay.id)
        _draw_switch(canvas, box, overlay, labels, hovered=bool(hot.state_of(intent)))
        tip = overlay.tip or Tip(words.WITH_KEY(name=overlay.label, key=overlay.key))
        touches.add(box, intent, tip)
        x -= _gap(small)
    return x


def _draw_switch(
    canvas: Canvas, box: Rect, overlay: ControlView, labels: bool, *, hovered: bool
) -> None:
    theme, y = canvas.theme, box.centre[1]
    on = overlay.state is ControlState.LIT
    ground = with_alpha(theme.lit, 235) if on else with_alpha(_CRUMB, 60 if hovered else 22)
    canvas.fill(box, ground, 6)
    canvas.outline(box, with_alpha(_CRUMB_LINE, 230 if on else 90), 1, 6)
    if not labels:
        icon_ink = AMBER_INK if on else BAR_INK
        canvas.icon(overlay.icon, (box.centre[0], y), 17, icon_ink)
        return
    draw_key(canvas, overlay.key, (box.x + 13, y - 0.5))
    ink = AMBER_INK if on else BAR_INK2
    size = 12.5 if box.h > 24 else 13
    canvas.text(overlay.label, (box.x + (24 if box.h > 24 else 26), y), "sans_bold", size, ink)
