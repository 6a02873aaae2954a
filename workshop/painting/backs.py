"""Backs of cards: each game has its own enamel, damask and crest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    brass,
    circle,
    colour,
    fill,
    inset,
    mix,
    radial,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GOLD_LINE, SEA_ENAMEL, Hex
from workshop.painting.works import Work, sprite

SCALE: Final = 3
_SIZE: Final = (160, 224)
_MIDDLE: Final = (80, 112)


@dataclass(frozen=True, slots=True)
class Back:
    """What is on the back of a game's cards."""

    enamel: tuple[Hex, Hex]
    """From the middle to the edge."""
    field: Hex
    """The light of the crest's own ground."""
    damask: tuple[str, ...]
    """Icons strewn over the enamel, row by row in turns."""
    charge: tuple[str, tuple[float, float], float]
    """The icon within the gear, with its middle and size."""


BACKS: Final[Mapping[str, Back]] = {
    "birmingham": Back(("#35506a", "#14202e"), "#2b435b", ("cog",), ("factory", (80, 110), 36)),
    "lancashire": Back(
        (mix(SEA_ENAMEL[0], "#3f7690", 0.4), SEA_ENAMEL[1]), SEA_ENAMEL[0], ("cog", "anchor"),
        ("anchor", _MIDDLE, 40),
    ),
}  # fmt: skip


def paint(icons: Icons) -> Iterator[Work]:
    """Paint the back of every game's cards."""
    for game, back in BACKS.items():
        id = f"{game}.card.back"
        brush = partial(_back, back=back, icons=icons)
        yield sprite(id, "cards/back.png", _SIZE, brush, spill=16, scale=SCALE, icons=icons)


def _back(canvas: skia.Canvas, back: Back, icons: Icons) -> None:
    """Lay the damask under a gilt gear with the game's charge in it."""
    card = rounded(0, 0, *_SIZE, 11)
    shadow(canvas, card, fall=(1, 5), soft=5, alpha=150)
    ground = radial(_MIDDLE, 139, [colour(code) for code in back.enamel])
    canvas.drawRRect(card, fill(Shader=ground))
    canvas.save()
    canvas.clipRRect(inset(card, 9, 6), True)
    for row in range(27):
        icon = back.damask[row % len(back.damask)]
        for column in range(10):
            at = (column * 18 + (9 if row % 2 else 0), row * 9)
            icons.ink(canvas, icon, at, 13.3, GOLD_LINE, alpha=42)
    canvas.restore()
    canvas.drawRRect(inset(card, 0.6), stroke("#0c1118", 1.4))
    canvas.drawRRect(inset(card, 4), stroke(GOLD_LINE, 1.6, 230))
    canvas.drawRRect(inset(card, 9, 6), stroke(GOLD_LINE, 1, 160))
    _crest(canvas, back, icons)


def _crest(canvas: skia.Canvas, back: Back, icons: Icons) -> None:
    dark, metal = back.enamel[1], fill(Shader=brass((0, 0), (0, 512)))
    canvas.drawCircle(*_MIDDLE, 47, fill(dark))
    icons.draw(canvas, "big-gear", _MIDDLE, 100, metal, shade=120)
    field = radial((80, 104), 40, [colour(back.field), colour(dark)])
    canvas.drawRRect(circle(*_MIDDLE, 33), fill(Shader=field))
    canvas.drawCircle(*_MIDDLE, 33, stroke(GOLD_LINE, 1.6))
    canvas.drawCircle(*_MIDDLE, 29.6, stroke(GOLD_LINE, 0.7, 150))
    icon, at, size = back.charge
    icons.draw(canvas, icon, at, size, metal, shade=120)
