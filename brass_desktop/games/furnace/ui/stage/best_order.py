"""The best order beside the line: its cards in small, how the own line differs, two buttons."""

from typing import Final

from brass_desktop.games.furnace.present.icons import BEST_ORDER
from brass_desktop.games.furnace.present.intents import Intent, StepBest, TakeBest
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.games.furnace.present.viewmodel.production import BestOrderView
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.present.controls import ControlView
from brass_desktop.present.geometry import Rect, row
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_key, draw_rule
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

_GROWS: Final = 1.1
_ACROSS: Final = 5
_MANY: Final = 10
_SMALL_UNDER: Final = 300.0


def draw_best_order(canvas: Canvas, rect: Rect, view: BestOrderView, hot: Hot) -> Touches:
    """Draw what is known of the best order."""
    touches = Touches()
    touches.add(rect, None)
    canvas.panel(rect)
    small = rect.w < _SMALL_UNDER
    top = _draw_head(canvas, rect, view, small=small)
    foot = _draw_buttons(canvas, rect, view, touches, hot, small=small)
    if not small and view.cards:
        top = _draw_cards(canvas, rect, view, top)
    _draw_differences(canvas, Rect(rect.x, top, rect.w, foot - top), view, small=small)
    return touches


def _draw_head(canvas: Canvas, rect: Rect, view: BestOrderView, *, small: bool) -> float:
    """Write the heading and the money; give where the rest begins."""
    theme, face = canvas.theme, canvas.typeface
    pad, coin = (12.0, 16.0) if small else (16.0, 22.0)
    y = rect.y + (19 if small else 25)
    right = rect.right - pad
    if view.gained:
        draw_good(canvas, MONEY, (right - coin / 2, y + (0 if small else 5)), coin / 1.12)
        right -= coin + 6
        size = face.held(18 if small else 28, _GROWS)
        at = (right, y + (0 if small else 5))
        right -= canvas.text(view.gained, at, "text_bold", size, theme.good, align="right") + 8
    room = right - rect.x - pad
    size = face.held(16 if small else 20, _GROWS)
    canvas.text(view.head, (rect.x + pad, y), "title", size, theme.title, fit=room)
    if small and view.differences:
        return rect.y + 34
    size = face.held(13 if small else 14, _GROWS)
    at = (rect.x + pad, rect.y + (40 if small else 48))
    width = rect.w - 2 * pad if small or not view.gained else room
    canvas.text(view.note, at, "sans", size, theme.ink2, fit=width)
    y = rect.y + (52 if small else 64)
    draw_rule(canvas, (rect.x + pad, y), rect.w - 2 * pad)
    return y + 2


def _draw_cards(canvas: Canvas, rect: Rect, view: BestOrderView, top: float) -> float:
    """Show the order in small, two rows of them; give where the rest begins."""
    face, theme = canvas.typeface, canvas.theme
    across = _ACROSS if len(view.cards) <= _MANY else -(-len(view.cards) // 2)
    pitch = (rect.w - 32) / across
    width = min(44.0, pitch - 20)
    height = width * 64 / 44
    size = face.held(15 if across == _ACROSS else 13, _GROWS)
    for number, card in enumerate(view.cards):
        line, column = divmod(number, across)
        x, y = rect.x + 16 + column * pitch, top + 10 + line * (height + 14)
        canvas.text(
            str(number + 1), (x + pitch - width - 10, y + 14), "text_bold", size, theme.ink2,
            align="right",
        )  # fmt: skip
        draw_miniature(canvas, Rect(x + pitch - width - 4, y, width, height), card)
    rows = -(-len(view.cards) // across)
    bottom = top + 10 + rows * (height + 14)
    draw_rule(canvas, (rect.x + 16, bottom), rect.w - 32)
    return bottom + 4


def _draw_differences(canvas: Canvas, area: Rect, view: BestOrderView, *, small: bool) -> None:
    """Tell the differences in words, as many as there is room for."""
    theme, face = canvas.theme, canvas.typeface
    pad = 12.0 if small else 16.0
    y = area.y + (2 if small else 6)
    left = area.x + pad + (0 if small else 32)
    room = area.right - pad - left
    head, note = face.held(13.5 if small else 15, _GROWS), face.held(13.5, _GROWS)
    for difference in view.differences:
        heads = face.wrap(difference.text, "text_bold", head, room)
        notes = [] if small else face.wrap(difference.reason, "sans", note, room)
        lead, below = head * 1.2, note * 1.2
        height = len(heads) * lead + len(notes) * below + (3 if small else 8)
        if y + height > area.bottom + 2:
            return
        if not small:
            canvas.icon(BEST_ORDER, (area.x + pad + 12, y + lead), 20, theme.accent)
        at = (left, y + lead / 2)
        y += canvas.lines(heads, at, "text_bold", head, theme.ink, lead=lead)
        at = (left, y + below / 2)
        y += canvas.lines(notes, at, "sans", note, theme.ink2, lead=below)
        y += 3 if small else 8


def _draw_buttons(
    canvas: Canvas,
    rect: Rect,
    view: BestOrderView,
    touches: Touches,
    hot: Hot,
    *,
    small: bool,
) -> float:
    """Draw the buttons that take the order over; give where they begin."""
    if view.take is None:
        return rect.bottom - 8
    pad, height = (8.0, 32.0) if small else (12.0, 46.0)
    area = Rect(rect.x + pad, rect.bottom - height - pad, rect.w - 2 * pad, height)
    controls: list[tuple[ControlView, Intent]] = [(view.take, TakeBest())]
    if view.step is not None:
        controls.append((view.step, StepBest()))
    labels = canvas.typeface.alike(
        [control.label for control, _ in controls],
        "text_bold",
        14.5 if small else 16.5,
        area.w / 2 - (12 if small else 44),
    )
    places = row(area, len(controls), 4)
    for place, (control, intent), label in zip(places, controls, labels, strict=True):
        ink, sink = draw_button(canvas, place, control.state, intent, hot)
        shift = 0 if small else -8
        canvas.fitted(label, (place.centre[0] + shift, place.centre[1] + sink), ink, "centre")
        if not small:
            draw_key(canvas, control.key, (place.right - 6, place.y + 12), "right")
        touches.add(place, intent, control.tip)
    return area.y - 4
