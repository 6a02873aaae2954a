"""The ground of a player's panel: a spine in the owner's face, and light for whoever plays."""

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.light import draw_frame_glow
from brass_desktop.ui.drawing.pattern import paint_face


def draw_seat_ground(
    canvas: Canvas, rect: Rect, owner: str, spine: float, *, playing: bool, hovered: bool
) -> None:
    """Draw panel, spine and edge."""
    theme = canvas.theme
    radius = 8 if rect.w < 300 else 10
    if playing:
        glow = with_alpha(theme.lit, 210)
        draw_frame_glow(canvas, rect.grown(1), radius + 1, (5, 5), glow)
    canvas.panel(rect)
    strip = Rect(rect.x + 1, rect.y + 1, spine, rect.h - 2)
    with canvas.clip(strip):
        # Wider than the spine, so that only its left corners are round.
        wide = Rect(strip.x, strip.y, 2 * strip.w + radius, strip.h)
        paint_face(canvas, owner, wide, radius=radius, step=7, alpha=70)
    canvas.line((strip.right, strip.y), (strip.right, strip.bottom), theme.line, 1.2)
    edge = theme.lit if playing else theme.gilt if hovered else theme.line
    canvas.outline(rect, edge, 2.4 if playing or hovered else 1.8, radius)
