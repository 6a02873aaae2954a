"""Notes on the map: each beside what it speaks of, with a tail that leads there."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.flags import anchor_rect, line_rects, solid_rects
from brass_desktop.games.brass.present.play.choices import LIT
from brass_desktop.games.brass.present.viewmodel.board import BoardView, FlagView
from brass_desktop.games.brass.ui.map.overlay import tone_colour
from brass_desktop.games.brass.ui.map.places import ribbon_rect
from brass_desktop.present.geometry import Rect
from brass_desktop.present.placing import FAR, FoundPlace, Surroundings, place_beside
from brass_desktop.present.tips import Light, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.strokes import Stroke, draw_glow
from brass_desktop.ui.drawing.tail import draw_tail

_SIZE: Final = 13.0
_GAP: Final = 7.0
_REACH: Final = 34.0
"""How far off a note may stand before it rather says less."""
_ICON: Final = 15.0
_TAIL: Final = 9.0


@dataclass(frozen=True, slots=True)
class PlacedFlag:
    """A note that has found its place; a brief one has only its icon and number."""

    flag: FlagView
    thing: Rect
    rect: Rect
    brief: bool = False


def draw_flags(canvas: Canvas, plan: MapPlan, view: BoardView) -> list[Rect]:
    """Draw all notes and return where they lie."""
    placed = list(place_flags(canvas, plan, view))
    for one in placed:
        _draw_flag(canvas, one)
    return [one.rect for one in placed]


def place_flags(canvas: Canvas, plan: MapPlan, view: BoardView) -> Iterator[PlacedFlag]:
    """Find room for every note, off the places, off each other and off what is being chosen."""
    never = _never_covered(canvas, plan, view)
    lines = [rect for link in view.links if link.owner for rect in line_rects(plan, link.link)]
    inside = plan.area.grown(-6)
    for flag in (*_orders(view), *view.flags):
        thing = anchor_rect(plan, flag.anchor)
        around = Surroundings([rect for rect in never if rect != thing], lines)
        found, brief = _find_place(canvas, flag, thing, inside, around)
        never.append(found.rect)
        yield PlacedFlag(flag, thing, found.rect, brief)


def _find_place(
    canvas: Canvas, flag: FlagView, thing: Rect, inside: Rect, around: Surroundings
) -> tuple[FoundPlace, bool]:
    """Try all words nearby, then the brief ones, and only then further off; tell if it is brief."""
    tries = [(False, _REACH), (True, _REACH), (True, FAR)] if flag.short else [(False, FAR)]
    found = FoundPlace(thing, is_free=False)
    for brief, reach in tries:
        size = _size(canvas, flag, brief=brief)
        found = place_beside(thing, size, inside, around, gap=_GAP, reach=reach)
        if found.is_free:
            return found, brief
    return found, tries[-1][0]


def _never_covered(canvas: Canvas, plan: MapPlan, view: BoardView) -> list[Rect]:
    """List plates, names, merchants, and the lines that are lit, planned or travelled."""
    m = plan.measures
    names = [ribbon_rect(canvas, plan.places[p.location], p, m) for p in view.places]
    travelled = {link for route in view.routes for link in route.links}
    planned = [link.link for link in view.links if link.ghost or link.link in travelled]
    lit = [link.link for link in view.links if link.light in (*LIT, Light.CHOSEN)]
    return [
        *solid_rects(plan),
        *(name.grown(m.ribbon_tail, 2) for name in names),
        *(rect for link in planned for rect in line_rects(plan, link)),
        *(anchor_rect(plan, link).grown(3) for link in (*planned, *lit)),
    ]


def _orders(view: BoardView) -> Iterator[FlagView]:
    """Number the links of a double right."""
    for link in view.links:
        if link.order:
            yield FlagView(link.link, link.order, Tone.LIT)


def _size(canvas: Canvas, flag: FlagView, *, brief: bool) -> tuple[float, float]:
    words = flag.short if brief else flag.text
    height, sides = (20, 12) if flag.tone is Tone.LIT else (22, 20)
    width = canvas.typeface.measure(words, "sans_bold", _SIZE) + sides
    grown = max(1.0, canvas.typeface.text_scale)
    return max(height, width + (_ICON + 2 if brief else 0)), height * grown


def _draw_flag(canvas: Canvas, placed: PlacedFlag) -> None:
    theme, flag, rect = canvas.theme, placed.flag, placed.rect
    colour = tone_colour(theme, flag.tone)
    axis = [(rect.x + 11, rect.y + 13), (rect.right - 11, rect.y + 13)]
    draw_glow(canvas, [Stroke(axis, rect.h, theme.shadow)], 3, theme.shadow)
    canvas.fill(rect, theme.flag, rect.h / 2)
    canvas.outline(rect, colour, 1.6, rect.h / 2)
    draw_tail(canvas, rect, placed.thing, (theme.flag, colour), _TAIL)
    x, y = rect.centre
    if placed.brief:
        canvas.icon(flag.icon, (rect.x + 8 + _ICON / 2, y), _ICON, colour)
        canvas.text(flag.short, (x + _ICON / 2 + 1, y), "sans_bold", _SIZE, colour, align="centre")
    else:
        canvas.text(flag.text, (x, y), "sans_bold", _SIZE, colour, align="centre")
