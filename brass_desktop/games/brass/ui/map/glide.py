"""The map while the camera moves: pictures at hand are scaled until it comes to rest."""

import pygame

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.ui.drawing.canvas import Canvas

Shown = tuple[Camera, pygame.Surface]


def draw_gliding(canvas: Canvas, camera: Camera, pictures: tuple[Shown, ...]) -> None:
    """Lay pictures taken by other cameras where this camera sees them, the later ones on top."""
    covering = [i for i, (taken_by, _) in enumerate(pictures) if _covers(taken_by, camera)]
    with canvas.clip(camera.area):
        for taken_by, picture in pictures[max(covering, default=0) :]:
            _lay_seen(canvas, camera, taken_by, picture)


def _covers(taken_by: Camera, camera: Camera) -> bool:
    """Tell whether one camera saw everything that another one sees now."""
    seen = [taken_by.to_screen(camera.to_map(corner)) for corner in _corners(camera)]
    area = taken_by.area
    return (
        seen[0][0] >= area.x - 0.5
        and seen[0][1] >= area.y - 0.5
        and seen[1][0] <= area.right + 0.5
        and seen[1][1] <= area.bottom + 0.5
    )


def _lay_seen(canvas: Canvas, camera: Camera, taken_by: Camera, picture: pygame.Surface) -> None:
    """Scale only the part of a picture that is in view: scaling all of it would cost seconds."""
    area = camera.area
    width, height = picture.get_size()
    fx, fy = width / area.w, height / area.h
    seen = [taken_by.to_screen(camera.to_map(corner)) for corner in _corners(camera)]
    left = max(0.0, (seen[0][0] - area.x) * fx)
    top = max(0.0, (seen[0][1] - area.y) * fy)
    right = min(float(width), (seen[1][0] - area.x) * fx)
    bottom = min(float(height), (seen[1][1] - area.y) * fy)
    if right - left < 2 or bottom - top < 2:
        return
    part = pygame.Rect(int(left), int(top), int(right - left), int(bottom - top))
    start = camera.to_screen(taken_by.to_map((area.x + part.x / fx, area.y + part.y / fy)))
    end = camera.to_screen(taken_by.to_map((area.x + part.right / fx, area.y + part.bottom / fy)))
    place = canvas.device((*start, end[0] - start[0], end[1] - start[1]))
    shown = picture.subsurface(part)
    if abs(place.w - part.w) + abs(place.h - part.h) > 2:
        shown = pygame.transform.scale(shown, place.size)
    canvas.surface.blit(shown, place.topleft)


def _corners(camera: Camera) -> tuple[tuple[float, float], tuple[float, float]]:
    area = camera.area
    return (area.x, area.y), (area.right, area.bottom)
