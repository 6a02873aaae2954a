"""Companies and start-up cards in every size, put together of painted parts."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.layout.cards import (
    RADIUS,
    CardAreas,
    CardMeasures,
    card_areas,
    effect_area,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import AmountView, CardView, RowView
from brass_desktop.games.furnace.ui.palette import (
    BUILT_INK,
    DARKENED,
    DONE_INK,
    PAPER_INK,
    PILL,
    PLAN_INK,
    on_sheet,
)
from brass_desktop.games.furnace.ui.pieces.baking import lay_baked
from brass_desktop.games.furnace.ui.pieces.chips import (
    draw_amber_chip,
    draw_padlock,
    draw_repeated,
    draw_upgrade_chip,
    draw_worth,
)
from brass_desktop.games.furnace.ui.pieces.effects import draw_compensation, draw_effect
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount
from brass_desktop.games.furnace.ui.pieces.steppers import draw_note, draw_stepper
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_nine
from brass_desktop.ui.drawing.palette import BAND_INK
from brass_desktop.ui.drawing.strokes import dashed, draw_strokes, frame_points
from brass_desktop.ui.drawing.typeface import FittedLine, Role

_FRAME: Final = 4.0
"""Width of the frame as it is painted."""
_PICTURE: Final = 168 / 118
_WIDE_PLAN: Final = 3.4
"""A blueprint of such a shape, width to height, has a picture of its own."""
_TICK: Final = 19.0
_SPILL: Final = 12.0
_GHOST: Final = 150
_GROWS: Final = 1.08
"""How far figures of a card follow the reader's larger text."""
_MARGIN: Final = 5.0
"""What a name leaves free of its band; in the narrowest face hardly anything."""
_LEAST_MARGIN: Final = 2.0
_LEAST_TITLE: Final = 14.0


def draw_card(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    """Draw a card with its light."""
    lay_glow(canvas, rect, card.light, RADIUS)
    _lay(canvas, rect, card, m)
    draw_light(canvas, rect, card.light, RADIUS)


def draw_ghost(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures, words: str) -> None:
    """Draw a card that would come here, with what would bring it."""
    _lay(canvas, rect, card, m, alpha=_GHOST)
    amber = canvas.theme.lit
    lay_baked(canvas, rect, "ghost", lambda own, at: _dash(own, at, 2.4, amber), spill=3)
    if words:
        draw_amber_chip(canvas, rect.centre, words, rect.w - 2 * m.frame)


def draw_place(canvas: Canvas, rect: Rect) -> None:
    """Draw the dashed place of a card that is not there."""
    sheet = on_sheet(canvas)
    canvas.fill(rect, sheet.hollow, RADIUS)
    lay_baked(canvas, rect, "place", lambda own, at: _dash(own, at, 1.2, sheet.step), spill=3)


def _dash(canvas: Canvas, rect: Rect, width: float, colour: Colour) -> None:
    draw_strokes(canvas, dashed(frame_points(rect, RADIUS), width, colour, (6, 5)))


def draw_back(canvas: Canvas, rect: Rect) -> None:
    """Draw a card face down, as it is dealt."""
    canvas.sprite("furnace.card.back", rect)


def fitted_name(canvas: Canvas, name: str, band: float, letters: float) -> FittedLine:
    """Set a name into a band of a width: in full if any face allows it, else in brief."""
    size = canvas.typeface.held(letters, _GROWS)
    least = canvas.typeface.held(min(letters, _LEAST_TITLE))
    faces: list[tuple[Role, float, float]] = [
        ("text_bold", least, _MARGIN),
        ("sans_bold", least, _LEAST_MARGIN),
    ]
    if letters >= _LEAST_TITLE:
        plain = canvas.typeface.held(letters)
        faces[:0] = [("title", one, _MARGIN) for one in (size, plain, least)]
    for words in wordings(name):
        for role, one, margin in faces:
            if canvas.typeface.measure(words, role, one) <= band - margin:
                return FittedLine(words, role, one)
    return canvas.typeface.set_in(wordings(name)[-1], "sans_bold", least, band - _LEAST_MARGIN)


def _lay(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures, alpha: int = 255) -> None:
    """Lay the card without its light, drawn when it was first seen like this."""
    plain = replace(card, light=Light.NONE)
    look = (plain, wordings(card.name), m)
    lay_baked(
        canvas, rect, look, lambda own, at: _draw(own, at, plain, m), spill=_SPILL, alpha=alpha
    )


def _draw(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    areas = card_areas(rect, card, m)
    side = "upgraded" if card.upgraded else "basic"
    draw_nine(canvas, f"furnace.card.frame.{side}", rect, m.frame / _FRAME)
    if areas.ticket is not None:
        _draw_ticket(canvas, areas.ticket, card, m)
    canvas.nine(f"furnace.card.name.{card.kind}", areas.name)
    line = fitted_name(canvas, card.name, areas.name.w, m.letters)
    canvas.fitted(line, areas.name.centre, BAND_INK, align="centre")
    if areas.picture is not None:
        _draw_picture(canvas, areas.picture, f"furnace.card.picture.{card.id}.{side}")
    for area, row in zip(areas.rows, card.rows, strict=True):
        _draw_row(canvas, area, row, m)
    _draw_marks(canvas, areas, card)


def _draw_ticket(canvas: Canvas, area: Rect, card: CardView, m: CardMeasures) -> None:
    how = _print(canvas, m)
    if card.compensation is not None:
        canvas.sprite("furnace.card.ticket", area)
        # Its lower edge is bitten, so the middle of what is left lies higher.
        draw_compensation(canvas, area.moved(0, -1.5), card.compensation, how)
    elif card.starting is not None:
        canvas.nine("furnace.card.row.starting", area)
        goods = AmountView(card.starting)
        x = area.centre[0] - amount_width(canvas, goods, how) / 2
        draw_amount(canvas, goods, (x, area.centre[1]), how)


def _draw_picture(canvas: Canvas, area: Rect, art: str) -> None:
    """Fill a place by width, keep the foot of the picture and let its sky go first."""
    width = max(area.w, area.h * _PICTURE)
    height = width / _PICTURE
    with canvas.clip(area):
        canvas.sprite(art, Rect(area.centre[0] - width / 2, area.bottom - height, width, height))
    canvas.outline(area, with_alpha(PAPER_INK, 190), 1)


def _print(canvas: Canvas, m: CardMeasures) -> Print:
    return Print(m.good, canvas.typeface.held(m.figure, _GROWS), PAPER_INK)


def _draw_row(canvas: Canvas, area: Rect, row: RowView, m: CardMeasures) -> None:
    how = _print(canvas, m)
    if row.plan:
        wide = area.w > area.h * _WIDE_PLAN
        canvas.sprite("furnace.card.row.plan.wide" if wide else "furnace.card.row.plan", area)
        draw_effect(canvas, area, row.effect, replace(how, ink=PLAN_INK, plan=True))
        return
    canvas.nine("furnace.card.row.built" if row.built else "furnace.card.row.basic", area)
    ink = BUILT_INK if row.built else PAPER_INK
    draw_effect(canvas, effect_area(area, row, m), row.effect, replace(how, ink=ink))
    if m.stepper == "none":
        return
    if row.stepper is not None:
        draw_stepper(canvas, area, row.stepper, m)
    elif row.note and m.stepper == "beside":
        draw_note(canvas, area, row.note, m)


def _draw_marks(canvas: Canvas, areas: CardAreas, card: CardView) -> None:
    """Draw what is said about a card on its picture, or where that would be on its name."""
    place = areas.picture or areas.name
    if card.run:
        _draw_done(canvas, place)
    if card.upgraded_in or card.chip:
        sealed = card.locked or card.repeated
        draw_upgrade_chip(canvas, place, card.chip, card.upgraded_in, beside_seal=sealed)
    if card.worth:
        draw_worth(canvas, place, card.worth)
    if card.locked:
        draw_padlock(canvas, place)
    if card.repeated:
        draw_repeated(canvas, place)


def _draw_done(canvas: Canvas, place: Rect) -> None:
    canvas.fill(place, DARKENED, 2)
    radius = min(_TICK, place.h / 2 - 1)
    canvas.circle(place.centre, radius, PILL)
    canvas.circle(place.centre, radius, canvas.theme.gilt_hi, 1.6)
    canvas.icon(icons.DONE, place.centre, radius * 1.16, DONE_INK)
