"""Skins: the nine-slice plates, recesses and controls of every screen, in both lights."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from workshop.painting import surfaces
from workshop.painting.brushes import mix, rounded
from workshop.painting.palette import THEMES, Theme
from workshop.painting.works import Work, sprite

SCALE: Final = 3
"""Pixels to the logical unit."""


@dataclass(frozen=True, slots=True)
class Skin:
    """A nine-slice: its body in units, how far shadow or glow spills, and who paints it."""

    size: tuple[float, float]
    spill: float
    cut: float
    """How much of each side of the body keeps its size."""
    brush: surfaces.Brush
    radius: float = 8


SKINS: Final[dict[str, Skin]] = {
    "panel": Skin((72, 72), 24, 16, surfaces.panel, 10),
    "sheet": Skin((96, 96), 42, 20, surfaces.sheet, 14),
    "well": Skin((40, 40), 2, 10, surfaces.recess(lambda t: t.well, 1.0), 7),
    "group": Skin((48, 48), 2, 16, surfaces.group, 12),
    "button": Skin((48, 48), 12, 10, surfaces.BUTTON),
    "button_hover": Skin((48, 48), 12, 10, surfaces.BUTTON_HOVER),
    "button_pressed": Skin((48, 48), 12, 10, surfaces.BUTTON_PRESSED),
    "button_disabled": Skin((48, 48), 12, 10, surfaces.veiled(surfaces.BUTTON_PRESSED, 0.5)),
    "brass": Skin((48, 48), 16, 10, surfaces.metal()),
    "brass_hover": Skin((48, 48), 16, 10, surfaces.metal(0.22)),
    "brass_pressed": Skin((48, 48), 16, 10, surfaces.metal(raised=False)),
    "brass_disabled": Skin((48, 48), 16, 10, surfaces.veiled(surfaces.metal(raised=False), 0.62)),
    "chosen": Skin((48, 48), 12, 10, surfaces.chosen),
    "prompt": Skin((48, 32), 14, 10, surfaces.dark(lambda t: t.bar, lambda t: t.gilt, 1.4)),
    "tooltip": Skin((48, 40), 14, 10, surfaces.dark(lambda t: t.tooltip, lambda _: "#e8b45a", 1.4)),
    "brass_plate": Skin((96, 64), 22, 14, surfaces.brass_plate),
    "chip": Skin((32, 22), 2, 11, surfaces.chip, 11),
    "chip_on": Skin((32, 22), 2, 11, surfaces.chip_on, 11),
    "chip_lit": Skin((32, 22), 2, 11, surfaces.chip_lit, 11),
    "keycap": Skin((24, 24), 4, 7, surfaces.keycap, 5),
    "field": Skin((44, 44), 2, 12, surfaces.recess(lambda t: t.field, 0.8, 180)),
    "row": Skin((40, 40), 2, 10, surfaces.row),
    "row_hover": Skin((40, 40), 2, 10, surfaces.row_hover),
    "glow": Skin((48, 48), 22, 14, surfaces.lit_frame, 10),
    "focus": Skin((40, 40), 6, 12, surfaces.focus),
    "segment": Skin((44, 44), 2, 12, surfaces.recess(lambda t: t.well, 1.2, 160)),
    "segment_key": Skin((40, 36), 16, 9, surfaces.metal(), 6),
    "knob": Skin((28, 28), 10, 14, surfaces.knob, 14),
    "groove": Skin(
        (24, 8), 2, 4, surfaces.recess(lambda t: mix(t.well, "#000000", 0.1), 1.3, 160), 4
    ),
    "groove_fill": Skin((16, 6), 2, 3, surfaces.groove_fill, 3),
    "switch_on": Skin((60, 32), 2, 16, surfaces.switch(on=True), 16),
    "switch_off": Skin((60, 32), 2, 16, surfaces.switch(on=False), 16),
    "menu": Skin((48, 64), 2, 12, surfaces.menu(hover=False)),
    "menu_hover": Skin((48, 64), 22, 12, surfaces.menu(hover=True)),
}


def paint() -> Iterator[Work]:
    """Paint every skin in both themes."""
    for name, skin in SKINS.items():
        for theme in THEMES:
            yield _work(name, skin, theme)


def _work(name: str, skin: Skin, theme: Theme) -> Work:
    shape = rounded(0, 0, *skin.size, skin.radius)
    return sprite(
        f"skin.{name}.{theme.name}",
        f"skins/{name}.{theme.name}.png",
        skin.size,
        lambda canvas: skin.brush(canvas, shape, theme),
        spill=skin.spill,
        scale=SCALE,
        cut=(skin.cut,) * 4,
    )
