"""Capital discs: from above in the hand and in panels, from the side in the rack."""

from collections.abc import Iterator, Mapping
from typing import Final

from brass_desktop.games.furnace.present.layout.rack import shares
from brass_desktop.games.furnace.present.viewmodel.pieces import AGENT, DiscView, RackView, StepView
from brass_desktop.games.furnace.ui.palette import (
    AGENT_COLOURS,
    NEUTRAL,
    NEUTRAL_INK,
    on_sheet,
)
from brass_desktop.games.furnace.ui.pieces.baking import lay_baked
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, with_alpha
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.palette import OWNERS, OwnerColours
from brass_desktop.ui.drawing.pattern import strengthen
from brass_desktop.ui.drawing.strokes import Stroke, dashed, draw_strokes, frame_points

_EMBLEM_FROM: Final = 20.0
"""Discs of a smaller radius have room for their value alone."""
_ROUND: Final = 0.34
_LIT: Final = 70
_HOOP: Final = 0.86
"""The neutral disc has a hoop, so far out: without it grey and yellow are told by colour alone."""
_HOOP_INK: Final = with_alpha(NEUTRAL_INK, 170)


def owner_colours(owner: str) -> OwnerColours:
    """Return how an owner's pieces look; the Agent's are of gunmetal."""
    return AGENT_COLOURS if owner == AGENT else OWNERS[owner]


def draw_seal(canvas: Canvas, centre: Point, radius: float, owner: str, alpha: int = 255) -> None:
    """Draw the medallion of a player or of the Agent."""
    art = "furnace.seal.agent" if owner == AGENT else f"seal.{owner}"
    canvas.sprite(art, Rect.around(centre, 2 * radius, 2 * radius), alpha)


def draw_disc(canvas: Canvas, centre: Point, radius: float, disc: DiscView) -> None:
    """Draw a disc from above, or the place it has left."""
    place = Rect.around(centre, 2 * radius, 2 * radius)
    face = canvas.typeface
    if disc.used:
        canvas.sprite("furnace.disc.used", place)
        size = face.held(max(face.floor, radius * 0.62))
        ink = canvas.theme.ink3
        canvas.text(str(disc.value), centre, "text_bold", size, ink, align="centre")
        return
    lay_glow(canvas, place, disc.light, radius)
    small = radius < _EMBLEM_FROM
    art = f"furnace.disc.neutral.{disc.owner}" if disc.neutral else f"furnace.disc.{disc.owner}"
    canvas.sprite(art, place)
    low = 0 if small else radius * 0.18
    if disc.neutral:
        canvas.circle(centre, radius * _HOOP, _HOOP_INK, max(1.0, radius * 0.06))
    if not small:
        emblem = owner_colours(disc.owner).emblem
        canvas.icon(emblem, (centre[0], centre[1] - radius * 0.42), radius * 0.44, _ink(disc))
    size = face.held(max(face.floor, radius * (1.15 if small else 0.92)))
    at, ink = (centre[0], centre[1] + low), _ink(disc)
    canvas.text(str(disc.value), at, "text_bold", size, ink, align="centre")
    draw_light(canvas, place, disc.light, radius, 0.75)


def draw_rack(canvas: Canvas, places: Mapping[int, Rect], rack: RackView) -> None:
    """Draw a pyramid of steps; what glows does so beneath all of them."""
    discs = [
        (place, disc) for step in rack.steps for place, disc in _laid(places[step.value], step)
    ]
    for place, disc in discs:
        lay_glow(canvas, place, disc.light, place.h * _ROUND)
    for step in rack.steps:
        if not step.discs:
            _draw_free(canvas, places[step.value], step)
    for place, disc in discs:
        draw_disc_side(canvas, place, disc)
    for step in rack.steps:
        if step.discs:
            place = places[step.value]
            draw_light(canvas, place, step.light, place.h * _ROUND, 0.6)


def _laid(place: Rect, step: StepView) -> Iterator[tuple[Rect, DiscView]]:
    """Give every disc of a step with its share of the place."""
    if step.discs:
        yield from zip(shares(place, len(step.discs)), step.discs, strict=True)


def draw_disc_side(canvas: Canvas, rect: Rect, disc: DiscView, alpha: int = 255) -> None:
    """Draw a disc from the side: emblem and value on a plate in the middle of its pattern."""
    radius = rect.h * _ROUND
    art = (
        f"furnace.disc.neutral.{disc.owner}.side"
        if disc.neutral
        else f"furnace.disc.{disc.owner}.side.{disc.value}"
    )
    canvas.sprite(art, rect, alpha)
    if disc.owner in OWNERS and not disc.neutral:
        strengthen(canvas, disc.owner, rect, radius=radius, step=rect.h * 0.28)
    if disc.neutral:
        for end in (-1, 1):
            x = rect.centre[0] + end * rect.w * _HOOP / 2
            canvas.line((x, rect.y + 2), (x, rect.bottom - 2), _HOOP_INK, max(1.0, rect.h * 0.1))
    _draw_label(canvas, rect, disc)
    draw_light(canvas, rect, disc.light, radius, 0.6)


def _draw_label(canvas: Canvas, rect: Rect, disc: DiscView) -> None:
    colours, face = owner_colours(disc.owner), canvas.typeface
    emblem, size = rect.h * 0.62, face.held(max(face.floor, rect.h * 0.7))
    value, ink = str(disc.value), _ink(disc)
    both = emblem + 3 + face.measure(value, "text_bold", size)
    x, y = rect.centre[0] - both / 2, rect.centre[1]
    faces = NEUTRAL if disc.neutral else (colours.face0, colours.face1)
    plate = Rect(x - 3, rect.y + rect.h * 0.11, both + 6, rect.h * 0.78)
    canvas.gradient(plate, [mix(*faces, 0.12), mix(*faces, 0.9)], rect.h * 0.26)
    canvas.icon(colours.emblem, (x + emblem / 2, y), emblem, ink)
    canvas.text(value, (x + emblem + 3, y), "text_bold", size, ink)


def _draw_free(canvas: Canvas, rect: Rect, step: StepView) -> None:
    lit = step.light in (Light.LEGAL, Light.CHOSEN)
    look = ("free step", lit)
    lay_baked(canvas, rect, look, lambda own, at: _draw_hollow(own, at, lit=lit), spill=2)
    sheet = on_sheet(canvas)
    size = canvas.typeface.held(max(canvas.typeface.floor, min(14.0, rect.h * 0.8)))
    ink = sheet.lit if lit else sheet.free
    canvas.text(str(step.value), rect.centre, "text_bold", size, ink, align="centre")


def _draw_hollow(canvas: Canvas, rect: Rect, *, lit: bool) -> None:
    sheet, amber = on_sheet(canvas), canvas.theme.lit
    path = frame_points(rect, rect.h * _ROUND)
    canvas.fill(rect, with_alpha(amber, _LIT) if lit else sheet.hollow, rect.h * _ROUND)
    line = [Stroke(path, 2, amber)] if lit else dashed(path, 1.1, sheet.step, (5, 4))
    draw_strokes(canvas, line)


def _ink(disc: DiscView) -> Colour:
    return NEUTRAL_INK if disc.neutral else owner_colours(disc.owner).ink
