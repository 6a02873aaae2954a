"""Effects as goods and arrows, shrunk until they fit their row."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.present.viewmodel.pieces import AmountView
from brass_desktop.games.furnace.ui.palette import ARROW_INK, PLAN_NUMBER
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas

LEAST_GOOD: Final = 11.0
"""Below this size pieces are not told apart."""
_STEP: Final = 0.5
_ARROW: Final = (1.42, 0.92)
_LEAST_ARROW: Final = 14.5
_NARROW: Final = 16.0
"""Below this size an arrow needs a little more length for its number."""
_BEFORE, _BEHIND = 0.3, 0.2
"""On both sides of an arrow; its head leaves room behind it."""
_FLIP: Final = 0.95
_DISC: Final = 0.84
_TIMES: Final = "×"
_ANY: Final = "n"
"""The limit of an effect that has none."""
_TALLEST: Final = 0.72
"""Goods never fill more of the height of their row."""


def draw_effect(canvas: Canvas, rect: Rect, effect: Effect, how: Print) -> None:
    """Draw an effect in the middle of its row: goods, or goods, arrow with limit, goods."""
    how = fitting(canvas, effect, how, rect)
    x = rect.centre[0] - effect_width(canvas, effect, how) / 2
    if effect.kind == "extract":
        draw_amount(canvas, _gained(effect), (x, rect.centre[1]), how)
    else:
        limit = _ANY if effect.kind == "upgrade" else str(effect.limit)
        _draw_exchange(canvas, effect, (x, rect.centre[1]), how, limit)


def draw_compensation(canvas: Canvas, rect: Rect, effect: Effect, how: Print) -> None:
    """Draw what a ticket gives for every point of a disc: the sign of the disc multiplies."""
    how = fitting(canvas, effect, how, rect, ticket=True)
    x, y = rect.centre[0] - effect_width(canvas, effect, how, ticket=True) / 2, rect.centre[1]
    if effect.kind != "extract":
        _draw_exchange(canvas, effect, (x, y), how, "")
        return
    x += draw_amount(canvas, _gained(effect), (x, y), how) + 0.2 * how.good
    x += canvas.text(_TIMES, (x, y), "text_bold", how.figure, how.ink) + 0.18 * how.good
    side = _DISC * how.good
    canvas.sprite("furnace.sign.disc", Rect.around((x + side / 2, y), side, side))


def effect_width(canvas: Canvas, effect: Effect, how: Print, *, ticket: bool = False) -> float:
    """Measure an effect as it would be drawn."""
    gained = amount_width(canvas, _gained(effect), how)
    if effect.kind == "extract":
        if not ticket:
            return gained
        times = canvas.typeface.measure(_TIMES, "text_bold", how.figure)
        return gained + times + (0.38 + _DISC) * how.good
    if effect.kind == "upgrade":
        gained = _FLIP * how.good
    paid = amount_width(canvas, AmountView(effect.cost), how)
    return paid + gained + _arrow_size(how)[0] + (_BEFORE + _BEHIND) * how.good


def fitting(
    canvas: Canvas, effect: Effect, how: Print, rect: Rect, *, ticket: bool = False
) -> Print:
    """Shrink goods and figures until an effect fits; blueprints keep off their dashed border."""
    room = rect.w - (13 if how.plan else 8)
    how = replace(how, good=max(LEAST_GOOD, min(how.good, rect.h * _TALLEST)))
    while effect_width(canvas, effect, how, ticket=ticket) > room and how.good > LEAST_GOOD:
        figure = max(canvas.typeface.floor, how.figure - 0.4)
        how = replace(how, good=max(LEAST_GOOD, how.good - _STEP), figure=figure)
    return how


def _gained(effect: Effect) -> AmountView:
    return AmountView(effect.gain, effect.money)


def _arrow_size(how: Print) -> tuple[float, float]:
    width = _ARROW[0] * how.good + (2 if how.good < _NARROW else 0)
    return width, max(_LEAST_ARROW, _ARROW[1] * how.good)


def _draw_exchange(canvas: Canvas, effect: Effect, at: Point, how: Print, limit: str) -> None:
    """Draw what is paid, the arrow, what is gained; without a limit the disc stands in it."""
    x, y = at
    width, height = _arrow_size(how)
    x += draw_amount(canvas, AmountView(effect.cost), (x, y), how) + _BEFORE * how.good
    arrow = Rect(x, y - height / 2, width, height)
    ending = ".plan" if how.plan else "" if limit else ".disc"
    canvas.sprite(f"furnace.sign.arrow{ending}", arrow)
    if limit:
        at_shaft = (x + (width - height * 0.29) / 2, y)
        ink = PLAN_NUMBER if how.plan else ARROW_INK
        size = canvas.typeface.held(height * 0.76)
        canvas.text(limit, at_shaft, "text_bold", size, ink, align="centre")
    x += width + _BEHIND * how.good
    if effect.kind == "upgrade":
        side = _FLIP * how.good
        canvas.sprite("furnace.sign.flip", Rect.around((x + side / 2, y), side, side * 1.04))
    else:
        draw_amount(canvas, _gained(effect), (x, y), how)
