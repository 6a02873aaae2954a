"""Small marks used all over the table: seals, coins, cubes, points, key caps, rules."""

from types import MappingProxyType
from typing import Final

from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.ui.canvas import Align, Canvas
from brass_desktop.ui.colour import Colour, rgba, with_alpha
from brass_desktop.ui.render.strokes import Stroke, draw_strokes

INDUSTRY_ICONS: Final = MappingProxyType(
    {
        "cotton_mill": "cotton-flower",
        "manufacturer": "wooden-crate",
        "pottery": "painted-pottery",
        "coal_mine": "mine-wagon",
        "iron_works": "anvil",
        "brewery": "beer-stein",
    }
)
LINK_ICONS: Final = MappingProxyType({"canal": "narrowboat", "rail": "steam-locomotive"})
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
COIN_INK: Final = rgba("#33200a")
POINTS_INK: Final = rgba("#2e1c06")


def draw_seal(canvas: Canvas, centre: Point, radius: float, owner: str) -> None:
    """Draw an owner's medallion."""
    canvas.sprite(f"seal.{owner}", Rect.around(centre, 2 * radius, 2 * radius))


def draw_coin(canvas: Canvas, centre: Point, radius: float, words: str = "£") -> None:
    """Draw a gold coin with a value on it."""
    canvas.sprite("coin.gold", Rect.around(centre, 2 * radius, 2 * radius))
    size = radius * {1: 1.2, 2: 1.05}.get(len(words), 0.92)
    canvas.text(words, centre, "text_bold", size, COIN_INK, align="centre")


def draw_cube(canvas: Canvas, centre: Point, side: float, resource: str, alpha: int = 255) -> None:
    """Draw a coal or iron cube."""
    canvas.sprite(f"cube.{resource}", Rect.around(centre, side, side), alpha)


def draw_barrel(canvas: Canvas, centre: Point, height: float, *, empty: bool = False) -> None:
    """Draw a beer barrel or the place of one that has been drunk."""
    art = "barrel.empty" if empty else "barrel"
    canvas.sprite(art, Rect.around(centre, 0.8 * height, height))


def draw_resource(canvas: Canvas, centre: Point, size: float, resource: str) -> None:
    """Draw a cube or a barrel of about the same weight."""
    if resource == "beer":
        draw_barrel(canvas, centre, size * 1.1)
    else:
        draw_cube(canvas, centre, size, resource)


def draw_points(canvas: Canvas, centre: Point, size: float, points: int | str) -> None:
    """Draw the hexagon that marks victory points everywhere."""
    canvas.sprite("hexagon.vp", Rect.around(centre, size, size))
    words = str(points)
    if words:
        share = (0.58, 0.5, 0.38)[min(len(words), 3) - 1]
        canvas.text(words, centre, "text_bold", size * share, POINTS_INK, align="centre")


def draw_income(canvas: Canvas, centre: Point, size: float, steps: int | str) -> None:
    """Draw the green arrow of income steps."""
    canvas.sprite("mark.income", Rect.around(centre, size, size))
    at = (centre[0], centre[1] + size * 0.1)
    canvas.text(str(steps), at, "text_bold", size * 0.54, rgba("#fffbe6"), align="centre")


def draw_link_marks(canvas: Canvas, centre: Point, count: int, size: float, colour: Colour) -> None:
    """Draw link icons side by side."""
    gap = size * 0.09
    start = centre[0] - (count - 1) * (size + gap) / 2
    for i in range(count):
        canvas.icon("linkmark", (start + i * (size + gap), centre[1]), size, colour)


def draw_key(canvas: Canvas, key: str, at: Point, align: Align = "centre") -> float:
    """Draw a key cap 16 high about its middle or right edge; give its width."""
    width = max(18.0, canvas.typeface.measure(key, "sans_bold", 12) + 9)
    x = at[0] - (width / 2 if align == "centre" else width if align == "right" else 0)
    canvas.nine("skin.keycap", Rect(x, at[1] - 8, width, 16))
    canvas.text(key, (x + width / 2, at[1]), "sans_bold", 12, canvas.theme.ink, align="centre")
    return width


def draw_rule(canvas: Canvas, at: Point, width: float, alpha: int = 120) -> None:
    """Draw an engraved horizontal line."""
    theme = canvas.theme
    canvas.line(at, (at[0] + width, at[1]), with_alpha(theme.line, alpha))
    below = (at[0], at[1] + 1)
    canvas.line(below, (below[0] + width, below[1]), theme.sheen)


def draw_divider(canvas: Canvas, at: Point, height: float, alpha: int = 115) -> None:
    """Draw a vertical hairline."""
    canvas.line(at, (at[0], at[1] + height), with_alpha(canvas.theme.line, alpha))


def draw_chevron(canvas: Canvas, at: Point, size: float, colour: Colour, width: float) -> None:
    """Draw a small arrow head that points to the right."""
    x, y = at
    points = [(x - size / 2, y - size), (x + size / 2, y), (x - size / 2, y + size)]
    draw_strokes(canvas, [Stroke(points, width, colour)])


def draw_nine(canvas: Canvas, art: str, rect: Rect, scale: float) -> None:
    """Stretch a skin whose margins are wanted narrower (below 1) than they were painted."""
    area = canvas.device(rect)
    sprite = canvas.assets.nine(art, area.w, area.h, canvas.scale * scale)
    canvas.blit(sprite.surface, area.x - sprite.left, area.y - sprite.top)
