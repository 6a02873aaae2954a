"""The dock of the auction: the own discs, largest first, with their keys."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.viewmodel.auction import DiscsView, HeldDisc
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit, draw_focus, draw_pointed
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.table.touches import Hot, Touches


@dataclass(frozen=True, slots=True)
class _Measures:
    """The dock in the large or in the small window."""

    title: tuple[float, float]
    """Size of the title and the middle of its line."""
    note: float
    pad: float
    least: float
    grows: float
    """Radius of a disc: the least, and so much more for each point of its value."""
    middle: float
    gap: float
    rise: float
    key: float


_NORMAL: Final = _Measures((20, 26), 14, 16, 24, 5.2, 112, 9, 6, 180)
_SMALL: Final = _Measures((15.5, 18), 13, 12, 14.5, 3.1, 69, 5.5, 3, 114)
_SMALL_UNDER: Final = 300.0
_BESIDE: Final = 10.0


def draw_discs(canvas: Canvas, rect: Rect, view: DiscsView, hot: Hot) -> Touches:
    """Draw the dock; a disc in hand lies a little higher."""
    m, touches = (_SMALL if rect.w < _SMALL_UNDER else _NORMAL), Touches()
    canvas.panel(rect)
    _draw_words(canvas, rect, view, m)
    for held, (place, radius) in zip(view.discs, disc_places(rect, view), strict=True):
        _draw_held(canvas, held, place, radius, m, touches, hot)
        draw_key(canvas, held.key, (place[0], rect.y + m.key))
    return touches


def disc_places(rect: Rect, view: DiscsView) -> list[tuple[Point, float]]:
    """Return middle and radius of every disc; a fifth one makes all a little smaller."""
    m = _SMALL if rect.w < _SMALL_UNDER else _NORMAL
    radii = [m.least + m.grows * held.disc.value for held in view.discs]
    room = rect.w - 2 * m.pad - m.gap * (len(radii) - 1)
    part = min(1.0, room / (2 * sum(radii)))
    x, found = rect.x + m.pad, []
    if part == 1.0:
        x += (room - 2 * sum(radii)) / 2
    for radius in (one * part for one in radii):
        found.append(((x + radius, rect.y + m.middle), radius))
        x += 2 * radius + m.gap
    return found


def _draw_words(canvas: Canvas, rect: Rect, view: DiscsView, m: _Measures) -> None:
    face, theme, y = canvas.typeface, canvas.theme, rect.y + m.title[1]
    room = rect.w - 2 * m.pad
    title = face.set_in(view.title, "title", face.held(m.title[0], 1.15), room)
    width = canvas.fitted(title, (rect.x + m.pad, y), theme.title)
    left = room - width - _BESIDE
    note = face.set_in(view.note, "sans", face.held(m.note, 1.1), left)
    if not note.cut:
        canvas.fitted(note, (rect.right - m.pad, y), theme.ink2, align="right")


def _draw_held(
    canvas: Canvas,
    held: HeldDisc,
    place: Point,
    radius: float,
    m: _Measures,
    touches: Touches,
    hot: Hot,
) -> None:
    x, y = place
    centre = (x, y - m.rise) if held.disc.light is Light.CHOSEN else (x, y)
    draw_disc(canvas, centre, radius, held.disc)
    area = Rect.around(centre, 2 * radius, 2 * radius)
    if hot.is_focus(held.intent):
        draw_focus(canvas, area, radius)
    elif hot.state_of(held.intent) and not held.disc.used:
        draw_pointed(canvas, area, radius)
    elif held.disc.light is Light.LEGAL:
        touches.lit.append(Lit(area, radius, 0.75))
    touches.add(area, held.intent, held.tip)
