"""Sheets of specimens: every card and every piece of Furnace in its sizes and states."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.layout import rack
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card, build_miniature
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    AGENT,
    PURSE,
    BalanceView,
    CapitalistView,
    CardView,
    DiscView,
    PlateView,
    RackView,
    StepperState,
    StepperView,
    StepView,
)
from brass_desktop.games.furnace.ui.palette import MOULD_INK, on_sheet
from brass_desktop.games.furnace.ui.pieces import cards as card_pieces
from brass_desktop.games.furnace.ui.pieces import discs, goods, marks, runner
from brass_desktop.games.furnace.ui.pieces.capitalists import draw_capitalist
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.games.furnace.ui.pieces.sheet import draw_sheet
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import OWNERS

_RULES: Final = furnace().rules
_LIGHTS: Final = (Light.NONE, Light.SOFT, Light.LEGAL, Light.CHOSEN, Light.REFUSED)
_COMPANY: Final = CardId(_RULES.cards.index("company_28"))


def _named(card: CardId | int, *, upgraded: bool = False, ticket: bool = False) -> CardView:
    name = Naming(_RULES, ()).card(card)
    return build_card(_RULES, CardId(card), name, upgraded=upgraded, ticket=ticket)


def draw_deck(canvas: Canvas) -> None:
    """Draw all companies as dealt, then upgraded, then the start-up cards."""
    draw_sheet(canvas, canvas.bounds)
    small = canvas.viewport.small
    width, height = (67.0, 132.0) if small else (98.0, 176.0)
    m = sizes.SMALL_LOT
    for i in range(2 * _RULES.companies):
        upgraded = i >= _RULES.companies
        card = _named(i % _RULES.companies, upgraded=upgraded, ticket=not upgraded)
        x = 14 + i % 18 * (width + (3 if small else 7))
        y = 14 + i // 18 * (height + 6)
        card_pieces.draw_card(canvas, Rect(x, y, width, height), card, m)
    top = 14 + 4 * (height + 6)
    for i in range(5):
        card = _named(_RULES.companies + i, ticket=True)
        place = Rect(14 + i * 140, top + 4, 131, 250 if not small else 150)
        card_pieces.draw_card(canvas, place, card, sizes.LOT if not small else m)
    for i, id in enumerate(_RULES.capitalist_ids):
        naming = Naming(_RULES, ())
        view = CapitalistView(id, naming.capitalist(i), naming.capitalist_effect(i), glows=i == 1)
        size = (220.0, 70.0) if small else (312.0, 100.0)
        x = (730 if small else 760) + i % 2 * (size[0] + 14)
        draw_capitalist(canvas, Rect(x, top + 6 + i // 2 * (size[1] + 8), *size), view)


def draw_states(canvas: Canvas) -> None:
    """Draw a card in every size and state, and every other piece."""
    draw_sheet(canvas, canvas.bounds)
    _draw_sizes(canvas)
    _draw_pieces(canvas)


def _stepped(card: CardView, *steppers: StepperView | str) -> CardView:
    rows = [
        replace(row, note=said) if isinstance(said, str) else replace(row, stepper=said)
        for row, said in zip(card.rows, steppers, strict=False)
    ]
    return replace(card, rows=(*rows, *card.rows[len(rows) :]))


def _draw_sizes(canvas: Canvas) -> None:
    x, y = 20.0, 24.0
    basic, copper = _named(_COMPANY, ticket=True), _named(_COMPANY, upgraded=True)
    card_pieces.draw_card(canvas, Rect(x, y, 204, 384), basic, sizes.LARGE)
    for i, light in enumerate(_LIGHTS):
        card = replace(_named(3 + 7 * i, ticket=True), light=light, worth="+6" if i == 2 else "")
        card_pieces.draw_card(canvas, Rect(x + 226 + i * 142, y, 131, 250), card, sizes.LOT)
    card_pieces.draw_card(canvas, Rect(x + 940, y, 168, 250), basic, sizes.WIDE_LOT)
    works = [
        copper,
        replace(copper, locked=True),
        replace(_named(9), run=True),
        replace(_named(20, upgraded=True), upgraded_in=4, chip="upgraded in step 4"),
        _named(36),
    ]
    for i, card in enumerate(works):
        place = Rect(x + 226 + i * 142, y + 262, 131, 206 if i else 112)
        card_pieces.draw_card(canvas, place, card, sizes.LOT)
    card_pieces.draw_ghost(
        canvas, Rect(x + 940, y + 262, 131, 206), _named(11), sizes.LOT, "if you win"
    )
    card_pieces.draw_place(canvas, Rect(x + 1082, y + 262, 131, 206))
    for i, card in enumerate((_named(20, ticket=True), _named(32, ticket=True), _named(36))):
        place = Rect(x + 1130 + i * 100, y, 93, 164)
        card_pieces.draw_card(canvas, place, card, sizes.SMALL_LOT)
    told = StepperView(2, 2, StepperState.RUN, told="2 of 2")
    lines = [
        replace(_stepped(_named(29, upgraded=True), told, told), run=True),
        _stepped(_named(20, upgraded=True), StepperView(1, 2), StepperView(3, 3, more=False)),
        _stepped(
            _named(36), "always", StepperView(0, 2, StepperState.PINNED, less=False),
            StepperView(2, 36, StepperState.SHORT),
        ),
        replace(
            _stepped(_named(33, upgraded=True), StepperView(0, 1), "always"),
            upgraded_in=4, chip="upgraded in step 4", repeated=True,
        ),
    ]  # fmt: skip
    for i, card in enumerate(lines):
        place = Rect(x + i * 224, y + 486, 212, 282)
        card_pieces.draw_card(canvas, place, card, sizes.PRODUCTION)
        balance = BalanceView(
            (9, 0, 13, 2), 36, (Tone.GOOD, Tone.BAD, Tone.PLAIN, *(Tone.PLAIN,) * 2)
        )
        lit = Light.CHOSEN if i == 1 else Light.NONE
        marks.draw_balance(canvas, Rect(x + i * 224, y + 810, 212, 44), replace(balance, light=lit))
        small = Rect(x + 920 + i * 157, y + 486, 150, 192)
        card_pieces.draw_card(canvas, small, card, sizes.SMALL_PRODUCTION)
        below = Rect(small.x, y + 700, 150, 38)
        marks.draw_balance(canvas, below, replace(balance, light=lit))
    runner.draw_runner(canvas, Rect(x, y + 784, 880, 14), 0.62, head=True)
    for i in range(4):
        light = Light.LEGAL if i == 2 else Light.NONE
        runner.draw_plate(canvas, (x + 106 + i * 224, y + 791), 14, PlateView(i + 1, light))
    runner.draw_runner(canvas, Rect(x + 920, y + 754, 620, 9), 0.0)
    runner.draw_plate(canvas, (x + 1000, y + 758), 10, PlateView(8))


def _draw_pieces(canvas: Canvas) -> None:
    x, y = 20.0, 900.0
    for i, owner in enumerate((*OWNERS, AGENT)):
        card = Rect(x + i * 150, y, 131, 250)
        places = rack.rack_steps(card, y, rack.NORMAL)
        laid = [
            DiscView(owner, value, light=Light.CHOSEN if i == value == 3 else Light.NONE)
            for value in places
        ]
        steps = tuple(StepView(disc.value, (disc,)) for disc in laid)
        discs.draw_rack(canvas, places, RackView(steps))
        for value in (4, 3, 2, 1):
            at = (x + 60 + (4 - value) * 24 + i * 150, y + 138)
            used = value == 2
            discs.draw_disc(canvas, at, 8.5 + 1.25 * value, DiscView(owner, value, used=used))
    card = Rect(x + 760, y, 131, 250)
    pair = (DiscView("red", 4), DiscView("yellow", 4))
    neutral = DiscView("white", 2, neutral=True)
    mixed = (StepView(1, (), Light.LEGAL), StepView(2, (neutral,)), StepView(3), StepView(4, pair))
    discs.draw_rack(canvas, rack.rack_steps(card, y, rack.NORMAL), RackView(mixed))
    small = Rect(x + 910, y, 93, 164)
    few = (StepView(1), StepView(2), *(StepView(v, (DiscView("purple", v),)) for v in (3, 4)))
    discs.draw_rack(canvas, rack.rack_steps(small, y, rack.SMALL), RackView(few))
    for i, value in enumerate((4, 3, 2, 1)):
        light = Light.CHOSEN if value == 1 else Light.NONE
        disc = DiscView("red", value, used=value == 3, light=light)
        discs.draw_disc(canvas, (x + 1050 + i * 92, y + 40), 24 + 5.2 * value, disc)
    discs.draw_disc(canvas, (x + 1410, y + 40), 34, DiscView("yellow", 2, neutral=True))
    for i in range(7):
        card_view = _named((36, 27, 7, 10, 19, 20, 31)[i], upgraded=i in (2, 5))
        view = replace(build_miniature(card_view), token=i == 4)
        draw_miniature(canvas, Rect(x + 1020 + i * 36, y + 100, 32, 46), view)
    for i, good in enumerate(PURSE):
        for size, dx in ((33.0, 0.0), (20.0, 36.0), (12.0, 60.0)):
            goods.draw_good(canvas, good, (x + 1470 + dx, y - 24 + i * 40), size)
        goods.draw_plan(canvas, good, (x + 1560, y - 24 + i * 40), 20)
    mould = Rect(x + 1620, y - 350, 212, 364)
    runner.draw_mould(canvas, mould)
    canvas.text("Cast", (mould.centre[0], mould.y + 34), "title", 18, MOULD_INK, align="centre")
    runner.draw_cast(canvas, (mould.centre[0], mould.y + 132), 66, "+34", hot=True)
    runner.draw_cast(canvas, (mould.centre[0], mould.y + 280), 44, "0", hot=False)
    for i in range(4):
        marks.draw_gauge(canvas, (x + 1500 + i * 74, 60), 33, i + 1, 4)
    marks.draw_gauge(canvas, (x + 1800, 60), 18.5, 3, 4)
    for face in range(1, 7):
        marks.draw_die(canvas, Rect(x + 1440 + face * 60, 110, 46, 46), face)
    marks.draw_first_player(canvas, (x + 1850, 60), 16)
    for i, light in enumerate((Light.NONE, Light.SOFT, Light.REFUSED)):
        marks.draw_plaque(canvas, Rect(x + 1470 + i * 130, 180, 120, 50), light)
    canvas.text("8 lots", (x + 1470, 260), "text_italic", 17, on_sheet(canvas).ink)
    marks.draw_tray(canvas, Rect(x + 1560, 250, 160, 100))
    card_pieces.draw_back(canvas, Rect(x + 1290, 260, 131, 230))
    runner.draw_molten(canvas, Rect(x + 1740, 250, 78, 100), upright=True)
    runner.draw_molten(canvas, Rect(x + 1470, 380, 300, 24), upright=False)


SHEETS: Final[dict[str, Callable[[Canvas], None]]] = {"deck": draw_deck, "states": draw_states}
"""What is drawn on each sheet."""
