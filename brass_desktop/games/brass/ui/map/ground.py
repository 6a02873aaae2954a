"""The painted ground of the map: paper, countryside, lamp light and the title."""

import pygame

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.country import country_plan
from brass_desktop.games.brass.present.layout.scenery import scenery_places
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes, ring_points

_LAMP_PX = 48
_LETTERSPACE = 2.2
"""Units between the letters of seas and hills."""


def draw_ground(canvas: Canvas, view: BoardView, plan: MapPlan, camera: Camera) -> None:
    """Fill the canvas (a layer of the visible map) with the painted countryside."""
    _draw_paper(canvas, view.game, camera)
    _draw_lamps(canvas, plan)
    _draw_scenery(canvas, view.game, plan, camera)
    _draw_names(canvas, view.game, plan)
    if plan.measures.small:
        _draw_small_title(canvas, view, plan)
    else:
        _draw_title(canvas, view, plan)
        _draw_key(canvas, plan)


def _draw_paper(canvas: Canvas, game: str, camera: Camera) -> None:
    """Lay the ground; zoomed in, the visible part of it is enlarged and may be soft."""
    size = canvas.surface.get_size()
    whole = canvas.assets.sprite(f"{game}.board.ground", *size)
    if camera.is_fitted:
        canvas.surface.blit(whole, (0, 0))
        return
    seen = Rect(*camera.to_map((camera.area.x, camera.area.y)), 0, 0)
    fx, fy = size[0] / camera.area.w, size[1] / camera.area.h
    part = pygame.Rect(
        round((seen.x - camera.area.x) * fx),
        round((seen.y - camera.area.y) * fy),
        max(1, round(size[0] / camera.zoom)),
        max(1, round(size[1] / camera.zoom)),
    ).clamp(whole.get_rect())
    canvas.surface.blit(pygame.transform.smoothscale(whole.subsurface(part), size), (0, 0))


def _draw_lamps(canvas: Canvas, plan: MapPlan) -> None:
    """Lay lamp light under every place; by day the lamp colour is fully transparent."""
    colour = canvas.theme.lamp
    if not colour[3]:
        return
    lamp, k = _lamp(colour), plan.measures.k
    for name in (*plan.places, *plan.merchants, *plan.outposts):
        place = plan.places.get(name)
        slots = len(place.slots) if place else 0
        grow = 1.2 if slots > 3 else 1.0 if slots > 1 else 0.8
        x, y = plan.centre_of(name)
        area = canvas.device(Rect.around((x, y + 4), 330 * k * grow, 270 * k * grow))
        canvas.blit(pygame.transform.smoothscale(lamp, area.size), area.x, area.y)


def _lamp(colour: Colour) -> pygame.Surface:
    """Make one soft oval of light, premultiplied, to be stretched as needed."""
    spot = pygame.Surface((_LAMP_PX, _LAMP_PX), pygame.SRCALPHA)
    spot.fill(with_alpha(colour, 0))
    pygame.draw.circle(spot, colour, (_LAMP_PX / 2, _LAMP_PX / 2), _LAMP_PX * 0.27)
    return pygame.transform.gaussian_blur(spot, _LAMP_PX // 5).premul_alpha()


def _draw_scenery(canvas: Canvas, game: str, plan: MapPlan, camera: Camera) -> None:
    """Draw trees and hills; where the camera sees only a part of one, it is left out."""
    x, y = camera.to_map((camera.area.x, camera.area.y))
    seen = Rect(x, y, camera.area.w / camera.zoom, camera.area.h / camera.zoom)
    for place in scenery_places(game, plan.area, plan.measures.small):
        rect = Rect.around(place.at, 2 * place.radius, 2 * place.radius)
        if camera.is_fitted or seen.contains(rect):
            canvas.sprite(f"scenery.{place.kind}.{place.variant + 1}", rect)
    size = (40 if plan.measures.small else 78) * min(1.3, max(1.0, plan.measures.k))
    canvas.sprite("scenery.compass.1", Rect.around(plan.compass, size, size))


def _draw_names(canvas: Canvas, game: str, plan: MapPlan) -> None:
    """Write the names of seas and hills, spaced and slanted as engravers did."""
    country, theme = country_plan(game, plan.area, plan.measures.small), canvas.theme
    inside = plan.area.grown(-10)
    for name, label in country.labels().items():
        ink = theme.sea_ink if label.on == "water" else with_alpha(theme.ink, 200)
        spaced = canvas.typeface.render(
            words.COUNTRY[name](),
            "text_italic",
            canvas.typeface.held(label.size),
            ink,
            tracking=_LETTERSPACE,
        )
        turned = pygame.transform.rotozoom(spaced.surface, -label.angle, 1.0)
        width, height = (side / canvas.scale for side in turned.get_size())
        # A language may have a longer name than there is room for around its place.
        place = Rect.around(country.at(label.at), width, height).clamped_into(inside)
        canvas.blit(turned, *map(round, canvas.point((place.x, place.y))))


def _draw_title(canvas: Canvas, view: BoardView, plan: MapPlan) -> None:
    theme = canvas.theme
    x, y = plan.area.x + 108, plan.area.y + 38
    canvas.sprite(f"{view.game}.cartouche", Rect.around((x, y + 20), 240, 92))
    size = canvas.typeface.held(25, 1.1)
    canvas.text(view.title, (x, y), "title", size, theme.ink, align="centre", fit=188)
    years = with_alpha(theme.ink, 225)
    canvas.text(view.years, (x, y + 40), "text_italic", 16, years, align="centre", fit=200)


def _draw_small_title(canvas: Canvas, view: BoardView, plan: MapPlan) -> None:
    at = (plan.area.x + 68, plan.area.y + 22)
    size = canvas.typeface.held(16, 1.1)
    canvas.text(view.title, at, "title", size, canvas.theme.ink, align="centre", fit=116)


def _draw_key(canvas: Canvas, plan: MapPlan) -> None:
    """Explain the two shapes of markers on the track."""
    theme = canvas.theme
    ink, fill = with_alpha(theme.ink, 215), with_alpha(theme.gilt, 120)
    x, y = plan.area.x + 20, plan.area.bottom - 20
    x += canvas.text(words.TRACK(), (x, y), "sans_bold", 13.5, ink) + 8
    for label, sides in ((words.TRACK_VP(), 6), (words.TRACK_INCOME(), 32)):
        # Half a step round makes the hexagon stand on its point.
        ring = ring_points((x + 7, y), 7.2, sides)
        turned = [(x + 7 - (py - y), y + (px - x - 7)) for px, py in ring]
        canvas.circle((x + 7, y), 6, fill)
        draw_strokes(canvas, [Stroke(turned, 1.4, ink)])
        x += canvas.text(label, (x + 20, y), "sans", 13.5, ink) + 34
