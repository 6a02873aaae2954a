"""Every piece of Furnace in the states it may be in."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.layout import rack
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_miniature
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    AGENT,
    PURSE,
    BalanceView,
    CardView,
    DiscView,
    PlateView,
    RackView,
    StepperState,
    StepperView,
    StepView,
)
from brass_desktop.games.furnace.ui.pieces.cards import draw_back, draw_ghost, draw_place
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc, draw_rack
from brass_desktop.games.furnace.ui.pieces.goods import draw_good, draw_plan
from brass_desktop.games.furnace.ui.pieces.marks import (
    draw_balance,
    draw_die,
    draw_first_player,
    draw_gauge,
    draw_plaque,
    draw_tray,
)
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.games.furnace.ui.pieces.runner import (
    draw_cast,
    draw_molten,
    draw_mould,
    draw_plate,
    draw_runner,
)
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.tips import Light, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import OWNERS
from workshop.shots.furnace.specimens import Piece, capitalists, named, shown

_LIGHTS: Final = (Light.NONE, Light.SOFT, Light.LEGAL, Light.CHOSEN, Light.REFUSED)
_TONES: Final = (Tone.GOOD, Tone.BAD, Tone.PLAIN, Tone.PLAIN, Tone.GOOD)
_BALANCE: Final = BalanceView((9, 0, 13, 2), 36, _TONES)


def states(small: bool) -> list[Piece]:
    """Show cards in every light and mark, the line of production, discs and marks."""
    pieces = [*_lots(small), *_line(small), *_racks(small), *_marks(small)]
    return pieces if small else [*pieces, *capitalists(small=False)]


def _lots(small: bool) -> list[Piece]:
    size, m = ((93.0, 164.0), sizes.SMALL_LOT) if small else ((131.0, 206.0), sizes.LOT)
    company = named(27)
    views = [
        *(replace(named(3 + 7 * i, ticket=small), light=light) for i, light in enumerate(_LIGHTS)),
        replace(company, worth="+6"),
        replace(named(9), run=True),
        replace(named(20, upgraded=True), upgraded_in=4),
        replace(company, locked=True),
        replace(company, repeated=True),
    ]
    cards = [shown(card, size, m) for card in views]
    ghost = named(11)
    return [
        *cards,
        (*size, lambda canvas, rect: draw_ghost(canvas, rect, ghost, m, names.AGENT())),
        (*size, draw_place),
    ]


def _stepped(card: CardView, *steppers: StepperView | None) -> CardView:
    rows = [
        replace(row, stepper=stepper) for row, stepper in zip(card.rows, steppers, strict=False)
    ]
    return replace(card, rows=(*rows, *card.rows[len(rows) :]))


def _line(small: bool) -> list[Piece]:
    size = (150.0, 192.0) if small else (212.0, 282.0)
    m = sizes.SMALL_PRODUCTION if small else sizes.PRODUCTION
    told = StepperView(2, 2, StepperState.RUN, told="2/2")
    pinned = StepperView(0, 2, StepperState.PINNED, less=False)
    short = StepperView(2, 4, StepperState.SHORT)
    line = [
        replace(_stepped(named(29, upgraded=True), told), run=True),
        _stepped(named(20, upgraded=True), StepperView(1, 2), StepperView(3, 3, more=False)),
        replace(_stepped(named(36), None, pinned, short), light=Light.CHOSEN),
        replace(_stepped(named(33, upgraded=True), StepperView(0, 1)), upgraded_in=4),
        _stepped(named(21), StepperView(1, 2)),
    ]
    return [shown(card, size, m) for card in line] + [(*size, _mould)]


def _mould(canvas: Canvas, rect: Rect) -> None:
    draw_mould(canvas, rect)
    upper, lower = (rect.y + rect.h * part for part in (0.34, 0.78))
    draw_cast(canvas, (rect.centre[0], upper), rect.w * 0.3, "+34", hot=True)
    draw_cast(canvas, (rect.centre[0], lower), rect.w * 0.17, "0", hot=False)


def _racks(small: bool) -> list[Piece]:
    pair = (DiscView("red", 4), DiscView("yellow", 4))
    neutral = DiscView("white", 2, neutral=True)
    mixed = (StepView(1, (), Light.LEGAL), StepView(2, (neutral,)), StepView(3), StepView(4, pair))
    racks = [
        tuple(StepView(value, (DiscView(owner, value),)) for value in rack.WIDTHS)
        for owner in (*OWNERS, AGENT)
    ]
    width, height = (93.0, 74.0) if small else (131.0, 110.0)
    measures = rack.SMALL if small else rack.NORMAL

    def piece(steps: tuple[StepView, ...]) -> Piece:
        def draw(canvas: Canvas, rect: Rect) -> None:
            draw_rack(canvas, rack.rack_steps(rect, rect.y, measures), RackView(steps))

        return width, height, draw

    return [piece(steps) for steps in (*racks, mixed)]


def _marks(small: bool) -> list[Piece]:
    def runner(canvas: Canvas, rect: Rect) -> None:
        channel = Rect(rect.x + 4, rect.y + 8, rect.w - 8, 9 if small else 14)
        draw_runner(canvas, channel, 0.62, head=True)
        for i, light in enumerate((Light.NONE, Light.NONE, Light.LEGAL, Light.NONE)):
            at = (rect.x + rect.w * (i + 0.5) / 4, channel.centre[1])
            draw_plate(canvas, at, 10 if small else 14, PlateView(i + 1, light))

    balance = (150.0, 38.0) if small else (212.0, 44.0)
    return [
        (620 if small else 640, 34, runner),
        (*balance, lambda canvas, rect: draw_balance(canvas, rect, _BALANCE)),
        (*balance, lambda canvas, rect: draw_balance(canvas, rect, _LIT_BALANCE)),
        (300, 80, _hand),
        (170, 46, _miniatures),
        (260, 46, _goods),
        (320, 52, _signs),
        (100, 30, draw_plaque),
        (100, 30, lambda canvas, rect: draw_plaque(canvas, rect, Light.REFUSED)),
        (80, 40, draw_tray),
        (46, 88, draw_back),
        (40, 60, draw_molten),
    ]


_LIT_BALANCE: Final = replace(_BALANCE, light=Light.CHOSEN)


def _hand(canvas: Canvas, rect: Rect) -> None:
    x, y = rect.x, rect.centre[1]
    for value, at in ((4, 40), (3, 110), (2, 170), (1, 222)):
        disc = DiscView("red", value, used=value == 3)
        chosen = replace(disc, light=Light.CHOSEN) if value == 1 else disc
        draw_disc(canvas, (x + at, y), 17 + 4.6 * value, chosen)
    draw_disc(canvas, (x + 272, y), 24, DiscView("yellow", 2, neutral=True))


def _miniatures(canvas: Canvas, rect: Rect) -> None:
    cards = [named(card, upgraded=card in (7, 20)) for card in (36, 27, 7, 19, 20)]
    for place, card in zip(row(rect, len(cards), 4), cards, strict=True):
        draw_miniature(canvas, place, replace(build_miniature(card), token=card.kind == "coalyard"))


def _goods(canvas: Canvas, rect: Rect) -> None:
    for place, good in zip(row(rect, len(PURSE), 2), PURSE, strict=True):
        draw_good(canvas, good, (place.x + 13, place.centre[1]), 20)
        draw_plan(canvas, good, (place.x + 40, place.centre[1]), 16)


def _signs(canvas: Canvas, rect: Rect) -> None:
    y = rect.centre[1]
    for i in range(1, 5):
        draw_gauge(canvas, (rect.x + 26 + (i - 1) * 54, y), 25, i, 4)
    draw_gauge(canvas, (rect.x + 232, y), 16, 3, 4)
    draw_die(canvas, Rect(rect.x + 254, y - 16, 32, 32), 5)
    draw_first_player(canvas, (rect.x + 300, y), 13)
