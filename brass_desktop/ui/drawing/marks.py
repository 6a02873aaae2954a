"""Small marks that every table and screen uses: seals, coins, points, key caps, rules."""

from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba, with_alpha
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes

COIN_INK: Final = rgba("#33200a")
POINTS_INK: Final = rgba("#2e1c06")
_WIDEST: Final = 1.25
"""How much wider than tall a mark may be where others stand in a column with it."""


def draw_seal(canvas: Canvas, centre: Point, radius: float, owner: str, alpha: int = 255) -> None:
    """Draw an owner's medallion."""
    canvas.sprite(f"seal.{owner}", Rect.around(centre, 2 * radius, 2 * radius), alpha)


def draw_coin(canvas: Canvas, centre: Point, radius: float, words: str = "£") -> None:
    """Draw a gold coin with a value on it."""
    canvas.sprite("coin.gold", Rect.around(centre, 2 * radius, 2 * radius))
    size = radius * {1: 1.2, 2: 1.05}.get(len(words), 0.92)
    canvas.text(words, centre, "text_bold", size, COIN_INK, align="centre")


def draw_points(canvas: Canvas, centre: Point, size: float, points: int | str) -> None:
    """Draw the hexagon that marks victory points everywhere."""
    canvas.sprite("hexagon.vp", Rect.around(centre, size, size))
    words = str(points)
    if words:
        share = (0.58, 0.5, 0.38)[min(len(words), 3) - 1]
        canvas.text(words, centre, "text_bold", size * share, POINTS_INK, align="centre")


def draw_mark(
    canvas: Canvas, mark: str, centre: Point, size: float, words: str | None = None
) -> None:
    """Draw the mark that a game names in its data, as large as others beside it.

    It is one of the marks here, or the id of a picture, which has a dot, or else an icon.
    Without words of its own a coin bears what coins bear, and the others nothing.
    """
    match mark:
        case "coin":
            draw_coin(canvas, centre, size / 2, "£" if words is None else words)
        case "points":
            draw_points(canvas, centre, size, words or "")
        case picture if "." in picture:
            shape = canvas.assets.shape(picture)
            tall = size * min(1.0, _WIDEST / shape)
            canvas.sprite(picture, Rect.around(centre, shape * tall, tall))
        case _:
            canvas.icon(mark, centre, size, canvas.theme.ink)


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
