"""The amber light of what may be chosen, and the red tint of a refusal."""

from collections.abc import Hashable

from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.strokes import Placed, Stroke, frame_points, glow_surface

_GLOWS: dict[Hashable, Placed] = {}
_MOST_GLOWS = 200


def draw_light(canvas: Canvas, rect: Rect, light: Light, radius: float) -> None:
    """Light a rectangle by its state; nothing is drawn for things that cannot be chosen."""
    theme = canvas.theme
    match light:
        case Light.SOFT:
            draw_frame_glow(canvas, rect.grown(1), radius + 1, (5, 3), with_alpha(theme.lit, 170))
            canvas.outline(rect.grown(0.9), theme.lit, 1.8, radius + 0.9)
        case Light.LEGAL | Light.CHOSEN:
            width = 9 if light is Light.CHOSEN else 6
            draw_frame_glow(
                canvas, rect.grown(3), radius + 3, (width, 4.5), with_alpha(theme.lit, 235)
            )
            canvas.outline(rect.grown(3.3), theme.lit, 1.6, radius + 3.3)
            canvas.outline(rect.grown(2.2), theme.lit_core, 2.4, radius + 2.2)
        case Light.REFUSED:
            canvas.fill(rect, with_alpha(theme.bad, 60), radius)
            canvas.outline(rect.grown(2.2), theme.bad, 2.4, radius + 2.2)
        case Light.NONE:
            pass


def draw_frame_glow(
    canvas: Canvas, rect: Rect, radius: float, brush: tuple[float, float], colour: Colour
) -> None:
    """Lay a blurred frame; the brush is its width and its blur."""
    area = canvas.device(rect)
    key = (area.size, radius, brush, colour, canvas.scale)
    kept = _GLOWS.get(key)
    if kept is None:
        # Frames of one size recur all over the board, so they are blurred once, at the origin.
        at_origin = canvas.layer(Rect(0, 0, 1, 1))
        size = (area.w / canvas.scale, area.h / canvas.scale)
        stroke = Stroke(frame_points(Rect(0, 0, *size), radius), brush[0], colour)
        if len(_GLOWS) > _MOST_GLOWS:
            _GLOWS.clear()
        kept = _GLOWS[key] = glow_surface(at_origin, [stroke], brush[1], colour)
    surface, (left, top) = kept
    canvas.blit(surface, area.x + left, area.y + top)
