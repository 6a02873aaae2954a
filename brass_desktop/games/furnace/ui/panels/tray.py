"""The own tray: five compartments with the real pieces, and the capitalist beside them."""

from typing import Final

from brass_desktop.games.furnace.present.about.things import OwnCapitalist, TrayGood
from brass_desktop.games.furnace.present.layout.table import TableLayout
from brass_desktop.games.furnace.present.viewmodel.frame import CompartmentView, TrayView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.games.furnace.ui.pieces.capitalists import draw_capitalist
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.games.furnace.ui.pieces.marks import draw_tray
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_chevron, draw_coin
from brass_desktop.ui.drawing.palette import BAR_INK, BAR_INK2
from brass_desktop.ui.table.touches import Touches

_MOST_PIECES: Final = 12
"""More of a good than these are not told apart at a glance; the number says it."""
_COINS: Final = (10, 5, 1)
_PER_ROW: Final = 4
_PITCH: Final = {"coal": 1.06, "iron": 1.34, "oil": 1.0, "upgrade": 1.26, MONEY: 1.3}
"""How far apart pieces lie, for their size."""


def draw_stock_tray(canvas: Canvas, layout: TableLayout, view: TrayView, touches: Touches) -> None:
    """Draw all compartments."""
    places = layout.compartments(capitalist=view.capitalist is not None)
    for place, compartment in zip(places, view.compartments, strict=True):
        _draw_compartment(canvas, place, compartment)
        thing = TrayGood(compartment.good, compartment.now, compartment.after)
        touches.add(place, None, thing)
    if view.capitalist is not None:
        card = layout.capitalist()
        draw_capitalist(canvas, card, view.capitalist)
        touches.add(card, None, OwnCapitalist())


def compartment_centre(layout: TableLayout, view: TrayView, good: str) -> Point:
    """Return the middle of the pieces of a good."""
    places = layout.compartments(capitalist=view.capitalist is not None)
    found = dict(zip((one.good for one in view.compartments), places, strict=True))
    return _pieces_area(found[good]).centre


def _pieces_area(place: Rect) -> Rect:
    foot = 24 if place.h < 120 else 34
    return Rect(place.x + 8, place.y + 8, place.w - 16, place.h - 12 - foot)


def _draw_compartment(canvas: Canvas, place: Rect, view: CompartmentView) -> None:
    small = place.h < 120
    draw_tray(canvas, place)
    _draw_pieces(canvas, _pieces_area(place), view, small)
    _draw_foot(canvas, place, view, small)


def _draw_foot(canvas: Canvas, place: Rect, view: CompartmentView, small: bool) -> None:
    """Write what it is and how many there are, now and after what is planned."""
    face = canvas.typeface
    pad, y = (7, place.bottom - 14) if small else (12, place.bottom - 18)
    size, plain = face.held(17 if small else 22, 1.1), face.held(14 if small else 17, 1.1)
    x = place.right - pad
    last = str(view.now if view.after is None else view.after)
    x -= canvas.text(last, (x, y), "text_bold", size, BAR_INK, align="right")
    if view.after is not None:
        draw_chevron(canvas, (x - 8, y), 4, BAR_INK2, 1.8)
        x -= 15
        x -= canvas.text(str(view.now), (x, y), "text_bold", plain, BAR_INK2, align="right")
    label = face.held(13.5 if small else 15, 1.1)
    room = x - 8 - place.x - pad
    canvas.text(view.label, (place.x + pad, y), "sans_bold", label, BAR_INK2, fit=room)


def _draw_pieces(canvas: Canvas, area: Rect, view: CompartmentView, small: bool) -> None:
    """Lay the pieces out in rows, the lowest row full; coins bear their values."""
    coins = _coins(view.now) if view.good == MONEY else []
    count = len(coins) if coins else min(view.now, _MOST_PIECES)
    size = (20.0 if small else 30.0) if count <= 2 * _PER_ROW else (15.0 if small else 25.0)
    for at, centre in enumerate(_piled(area, count, size * _PITCH[view.good], size * 1.16)):
        if coins:
            draw_coin(canvas, centre, size * 0.56, str(coins[at]))
        else:
            draw_good(canvas, view.good, centre, size)


def _coins(money: int) -> list[int]:
    """Return the fewest coins that make an amount, largest first."""
    coins: list[int] = []
    for value in _COINS:
        while money >= value:
            coins.append(value)
            money -= value
    return coins[:_MOST_PIECES]


def _piled(area: Rect, count: int, pitch: float, lead: float) -> list[Point]:
    """Return the middles of pieces that lie in rows, the last row the fullest."""
    rows: list[int] = []
    while count > 0:
        rows.insert(0, min(count, _PER_ROW))
        count -= rows[0]
    pitch = min(pitch, area.w / _PER_ROW)
    x, y = area.centre
    top = y - (len(rows) - 1) * lead / 2
    return [
        (x + (at - (held - 1) / 2) * pitch, top + line * lead)
        for line, held in enumerate(rows)
        for at in range(held)
    ]
