"""Cards: in full, in the hand and in the small hand, always with the name on top."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind, CardState, CardView
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_nine
from brass_desktop.ui.drawing.palette import BAND_INK, BRASS_INK, CARD_FOOT, CARD_INK
from brass_desktop.ui.drawing.typeface import Role

_BOX = rgba("#e9d8ab")
_BOX_LINE = rgba("#8a6a3a")
_FULL_WIDTH = 160.0


@dataclass(frozen=True, slots=True)
class CardMeasures:
    """How one size of card is divided, from its corner."""

    frame: float
    """Scale of the painted frame."""
    radius: float
    band: tuple[float, float]
    """Inset and height of the name band."""
    faces: tuple[tuple[Role, float], ...]
    """Faces and sizes tried for the name, in this order."""
    picture: tuple[float, float]
    """Inset and top of the picture."""
    town_foot: float
    industry_foot: float
    slot: tuple[float, float, float]
    """Side, pitch and distance of the middles from the lower edge."""
    foot: float | None


FULL = CardMeasures(
    frame=1.0, radius=11, band=(11, 27), faces=(("title", 18), ("title", 15), ("text_bold", 14)),
    picture=(11, 43), town_foot=59, industry_foot=45, slot=(31, 35, 33.5), foot=27,
)  # fmt: skip
HAND = CardMeasures(
    frame=0.6, radius=7, band=(5, 25),
    faces=(("title", 14.5), ("title", 14), ("text_bold", 14)),
    picture=(7, 33), town_foot=38, industry_foot=38, slot=(25, 28, 20.5), foot=20,
)  # fmt: skip
SMALL_HAND = CardMeasures(
    frame=0.42, radius=5, band=(2, 20), faces=(("text_bold", 13), ("sans_bold", 13)),
    picture=(5, 23), town_foot=25, industry_foot=5, slot=(19, 20.5, 14), foot=None,
)  # fmt: skip


def draw_card(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    """Draw a card face up; chosen and asked for it is lit, one that cannot pay is veiled."""
    light = card_light(card)
    lay_glow(canvas, rect, light, m.radius)
    draw_nine(canvas, f"brass.card.face.{_frame(card)}", rect, m.frame)
    _draw_name(canvas, rect, card, m)
    _draw_picture(canvas, rect, card, m)
    if card.kind is CardKind.LOCATION:
        _draw_slots(canvas, rect, card, m)
    elif m.foot is not None:
        at = (rect.centre[0], rect.bottom - m.foot)
        room = rect.w - 2 * m.picture[0] - 4
        size = 14 if m is FULL else 13.5
        canvas.text(card.foot, at, "text_italic", size, CARD_FOOT, align="centre", fit=room)
    if card.state is CardState.VEILED:
        canvas.fill(rect, canvas.theme.card_veil, m.radius)
    draw_light(canvas, rect, light, m.radius)


def card_light(card: CardView) -> Light:
    """Return how a card of the hand is lit."""
    if card.state is CardState.CHOSEN:
        return Light.CHOSEN
    return Light.LEGAL if card.state is CardState.ASKED else Light.NONE


def draw_back(canvas: Canvas, rect: Rect, back: str) -> None:
    """Draw a card face down; every game has its own back."""
    canvas.sprite(back, rect)


def _frame(card: CardView) -> str:
    if card.kind is CardKind.LOCATION:
        return card.band or "blue"
    return "industry" if card.kind is CardKind.INDUSTRY else "wild"


def _draw_name(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    inset, height = m.band
    band = Rect(rect.x + inset, rect.y + inset, rect.w - 2 * inset, height)
    canvas.nine(f"brass.card.name.{_frame(card)}", band)
    ink = BRASS_INK if _frame(card) == "wild" else BAND_INK
    if len(card.industries) == 2 and m is not FULL:
        # Two names have no room beside each other; their signs have.
        for industry, side in zip(card.industries, (-1, 1), strict=True):
            at = (band.centre[0] + side * height * 0.75, band.centre[1])
            canvas.icon(INDUSTRY_ICONS[industry], at, height * 0.78, ink)
        return
    smallest, least = m.faces[-1]
    name = canvas.typeface.fitting(card.name, smallest, least, band.w - 2)
    role, size = fitting_face(canvas, name, m.faces, band.w - 2)
    canvas.text(name, band.centre, role, size, ink, align="centre", fit=band.w - 1)


def fitting_face(
    canvas: Canvas, words: str, faces: Sequence[tuple[Role, float]], width: float
) -> tuple[Role, float]:
    """Choose the first face and size in which the words fit, else the last."""
    for role, size in faces:
        if canvas.typeface.measure(words, role, size) <= width:
            return role, size
    return faces[-1]


def _draw_picture(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    inset, top = m.picture
    foot = m.town_foot if card.kind is CardKind.LOCATION else m.industry_foot
    area = Rect(rect.x + inset, rect.y + top, rect.w - 2 * inset, rect.h - top - foot)
    canvas.cover(_picture(card), area)
    canvas.outline(area, with_alpha(CARD_INK, 170), 1)


def _picture(card: CardView) -> str:
    match card.kind:
        case CardKind.LOCATION:
            return f"brass.card.town.{card.location}"
        case CardKind.INDUSTRY:
            return "brass.card.industry." + "_or_".join(card.industries)
        case CardKind.WILD_LOCATION:
            return "brass.card.wild.location"
        case CardKind.WILD_INDUSTRY:
            return "brass.card.wild.industry"


def _draw_slots(canvas: Canvas, rect: Rect, card: CardView, m: CardMeasures) -> None:
    side, pitch, foot = m.slot
    for i, industries in enumerate(card.slots):
        x = rect.centre[0] + (i - (len(card.slots) - 1) / 2) * pitch
        draw_slot_box(canvas, (x, rect.bottom - foot), side, industries)


def draw_slot_box(canvas: Canvas, at: Point, side: float, industries: tuple[str, ...]) -> None:
    """Draw what one slot of a town takes, as cards show it."""
    box = Rect.around(at, side, side)
    canvas.fill(box, _BOX, 4)
    canvas.outline(box, _BOX_LINE, 1, 4)
    if len(industries) == 1:
        canvas.icon(INDUSTRY_ICONS[industries[0]], at, side * 0.74, CARD_INK)
        return
    for industry, sign in zip(industries, (-1, 1), strict=True):
        here = (at[0] + sign * side * 0.2, at[1] + sign * side * 0.2)
        canvas.icon(INDUSTRY_ICONS[industry], here, side * 0.54, CARD_INK)


def full_height(width: float) -> float:
    """Return the height of a whole card of this width (5:7)."""
    return width * 224 / _FULL_WIDTH
