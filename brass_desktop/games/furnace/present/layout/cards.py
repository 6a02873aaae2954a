"""How a card is divided, from the smallest in the works to the one looked at closely.

From the top: ticket, band of the name, picture, rows of effects. The picture takes what is left and
is dropped where that is too little; rows then share the height.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from brass_desktop.games.furnace.present.viewmodel.pieces import CardView, RowView
from brass_desktop.present.geometry import Rect

RAISED: Final = 8.0
"""How much higher a chosen card lies."""
RADIUS: Final = 8.0
APART: Final = 2.0
_LEAST_PICTURE: Final = 10.0
_COMPANY_ROWS: Final = 2
_PAIR: Final = 14.0
"""Between the end of a row and the pair of keys beside an effect."""

Placing = Literal["none", "beside", "below"]


@dataclass(frozen=True, slots=True)
class CardMeasures:
    """One size of card."""

    frame: float
    ticket: float
    name: float
    letters: float
    """Size of the name."""
    row: float
    start_row: float
    """Height of a start-up card's rows, of which there are three."""
    good: float
    figure: float
    stepper: Placing = "none"
    """Where the counts of optional effects stand."""
    keys: tuple[float, float] = (27, 28)
    """Size of a key of the stepper."""
    pair: float = 84
    """Width of a stepper with both its keys."""
    told: tuple[float, float] = (66, 24)
    """Size of the pill that says how often an effect was carried out."""
    tall: float = 0
    """Height of a row whose stepper stands below its effect."""
    start_tall: float = 0


LOT: Final = CardMeasures(
    frame=4, ticket=34, name=25, letters=14.5, row=40, start_row=31, good=20, figure=17
)
WIDE_LOT: Final = CardMeasures(
    frame=4, ticket=34, name=25, letters=14.5, row=40, start_row=31, good=23, figure=19
)
PRODUCTION: Final = CardMeasures(
    frame=4, ticket=34, name=28, letters=16.5, row=50, start_row=46, good=19.5, figure=17,
    stepper="beside",
)  # fmt: skip
CHAIN: Final = CardMeasures(
    frame=4, ticket=34, name=28, letters=15.5, row=48, start_row=44, good=21, figure=18
)
LARGE: Final = CardMeasures(
    frame=5, ticket=52, name=36, letters=21, row=62, start_row=40, good=30, figure=25
)
SMALL_LOT: Final = CardMeasures(
    frame=3, ticket=27, name=20, letters=13, row=32, start_row=30, good=16, figure=15
)
SMALL_WORKS: Final = CardMeasures(
    frame=3, ticket=27, name=20, letters=13, row=34, start_row=30, good=16, figure=15
)
SMALL_PRODUCTION: Final = CardMeasures(
    frame=3, ticket=27, name=20, letters=13.5, row=30, start_row=24, good=16.5, figure=15,
    stepper="below", keys=(30, 24), pair=100, told=(60, 20), tall=50, start_tall=48,
)  # fmt: skip
_WIDE: Final = 140.0


def lot_measures(width: float, *, small: bool) -> CardMeasures:
    """Choose how a lot of a width is divided: fewer of them are wider."""
    if small:
        return SMALL_LOT
    return LOT if width < _WIDE else WIDE_LOT


class CardAreas(NamedTuple):
    """Where the parts of one card lie."""

    ticket: Rect | None
    """Of the compensation, or of what a start-up card brings along."""
    name: Rect
    picture: Rect | None
    rows: tuple[Rect, ...]


class StepperAreas(NamedTuple):
    """Where a stepper lies in its row: its keys, its pin, and what the keys may be touched by."""

    whole: Rect
    less: Rect
    more: Rect
    pin: Rect
    less_target: Rect
    more_target: Rect


def card_areas(rect: Rect, card: CardView, m: CardMeasures) -> CardAreas:
    """Divide a card."""
    inner = rect.grown(-m.frame - APART)
    y, ticket = inner.y, None
    if card.compensation is not None or card.starting is not None:
        ticket = Rect(inner.x, y, inner.w, m.ticket)
        y += m.ticket + APART
    name = Rect(inner.x, y, inner.w, m.name)
    y += m.name + APART
    heights = _row_heights(card.rows, m, inner.bottom - y)
    top = inner.bottom - sum(heights) - APART * (len(heights) - 1)
    picture = Rect(inner.x, y, inner.w, top - APART - y)
    rows = []
    for height in heights:
        rows.append(Rect(inner.x, top, inner.w, height))
        top += height + APART
    return CardAreas(ticket, name, picture if picture.h >= _LEAST_PICTURE else None, tuple(rows))


def _row_heights(rows: Sequence[RowView], m: CardMeasures, room: float) -> list[float]:
    start_up = len(rows) > _COMPANY_ROWS
    plain = m.start_row if start_up else m.row
    tall = m.start_tall if start_up else m.tall
    below = m.stepper == "below"
    wanted = [tall if below and row.stepper is not None else plain for row in rows]
    most = room - APART * (len(rows) - 1)
    return [height * min(1.0, most / sum(wanted)) for height in wanted]


def effect_area(row: Rect, view: RowView, m: CardMeasures) -> Rect:
    """Return where the goods of a row stand, beside or above its stepper or note."""
    beside = view.stepper is not None or bool(view.note)
    if m.stepper == "beside" and beside:
        return Rect(row.x, row.y, row.w - m.pair - _PAIR, row.h)
    if m.stepper == "below" and view.stepper is not None:
        return Rect(row.x, row.y, row.w, row.h - m.keys[1] - APART)
    return row


def note_area(row: Rect, m: CardMeasures) -> Rect:
    """Return where the stepper or a word in its place stands."""
    if m.stepper == "below":
        return Rect.around((row.centre[0], row.bottom - m.keys[1] / 2 - 1), m.pair, m.keys[1])
    right = row.right - _PAIR / 2
    return Rect(right - m.pair, row.centre[1] - m.keys[1] / 2, m.pair, m.keys[1])


def stepper_areas(row: Rect, m: CardMeasures) -> StepperAreas:
    """Place the keys of a row's stepper; their targets take what is free around them."""
    whole = note_area(row, m)
    width = m.keys[0]
    less = Rect(whole.x, whole.y, width, whole.h)
    more = Rect(whole.right - width, whole.y, width, whole.h)
    middle = whole.centre[0]
    if m.stepper == "below":
        top, height = whole.y - APART, row.bottom - whole.y + APART
        left, right = row.x, row.right
        pin = Rect(more.x - 10, whole.y, 10, 10)
    else:
        top, height = row.y, row.h
        left, right = whole.x - _PAIR / 2, row.right
        pin = Rect(middle + 1, max(row.y + 1, whole.y - 8), 12, 12)
    return StepperAreas(
        whole,
        less,
        more,
        pin,
        Rect(left, top, middle - left, height),
        Rect(middle, top, right - middle, height),
    )
