"""Small marks of the family: cubes, barrels, income, links."""

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba


def draw_cube(canvas: Canvas, centre: Point, side: float, resource: str, alpha: int = 255) -> None:
    """Draw a coal or iron cube."""
    canvas.sprite(f"brass.cube.{resource}", Rect.around(centre, side, side), alpha)


def draw_barrel(canvas: Canvas, centre: Point, height: float, *, empty: bool = False) -> None:
    """Draw a beer barrel or the place of one that has been drunk."""
    art = "brass.barrel.empty" if empty else "brass.barrel"
    canvas.sprite(art, Rect.around(centre, 0.8 * height, height))


def draw_resource(canvas: Canvas, centre: Point, size: float, resource: str) -> None:
    """Draw a cube or a barrel of about the same weight."""
    if resource == "beer":
        draw_barrel(canvas, centre, size * 1.1)
    else:
        draw_cube(canvas, centre, size, resource)


def draw_income(canvas: Canvas, centre: Point, size: float, steps: int | str) -> None:
    """Draw the green arrow of income steps."""
    canvas.sprite("brass.mark.income", Rect.around(centre, size, size))
    at = (centre[0], centre[1] + size * 0.1)
    canvas.text(str(steps), at, "text_bold", size * 0.54, rgba("#fffbe6"), align="centre")


def draw_link_marks(canvas: Canvas, centre: Point, count: int, size: float, colour: Colour) -> None:
    """Draw link icons side by side."""
    gap = size * 0.09
    start = centre[0] - (count - 1) * (size + gap) / 2
    for i in range(count):
        canvas.icon("linkmark", (start + i * (size + gap), centre[1]), size, colour)
