"""Colours that are the same by day and by night: metal, dark plates, owners and bands."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from brass_desktop.ui.drawing.colour import Colour, rgba

BRASS: Final = (rgba("#fff3c8"), rgba("#e2bb62"), rgba("#b88a3c"), rgba("#ecd08a"))
"""Brass metal from top to bottom, at the stops of `BRASS_STOPS`."""
BRASS_STOPS: Final = (0.0, 0.42, 0.72, 1.0)
BRASS_BUTTON: Final = (rgba("#f3d483"), rgba("#b07f2c"))
BRASS_EDGE: Final = rgba("#6b4716")
BRASS_INK: Final = rgba("#2c1a06")
CHOSEN: Final = (rgba("#7d2b1c"), rgba("#4f150c"))
CHOSEN_INK: Final = rgba("#ffeec8")
BAR_INK: Final = rgba("#ffe9b8")
BAR_INK2: Final = rgba("#e6d3a2")
CARD_INK: Final = rgba("#33200f")
CARD_FOOT: Final = rgba("#4a3216")
TIP_EDGE: Final = rgba("#e8b45a")
TIP_FOOT: Final = rgba("#c9b489")
AMBER_INK: Final = rgba("#3a1c06")
FOCUS: Final = rgba("#ffcf6a")
LIT_RING: Final = rgba("#fffbe6")
"""The ring around what may be chosen; with `LIT_EDGE` a pair that no owner wears."""
LIT_EDGE: Final = rgba("#1c1008")
BAND_INK: Final = rgba("#fff6df")

Pattern = Literal["stripes", "dots", "bars", "checks"]


@dataclass(frozen=True, slots=True)
class OwnerColours:
    """What marks the things of one player colour: never the colour alone."""

    face0: Colour
    face1: Colour
    light: Colour
    gilt: Colour
    ink: Colour
    emblem: str
    mark: str
    pattern: Pattern

    @property
    def dark_pattern(self) -> bool:
        """Tell whether the pattern is black, as on the owners with dark ink."""
        return sum(self.ink[:3]) < 3 * 128


OWNERS: Mapping[str, OwnerColours] = MappingProxyType(
    {
        "red": OwnerColours(
            face0=rgba("#ab3f2b"),
            face1=rgba("#6c1f15"),
            light=rgba("#e58b72"),
            gilt=rgba("#ffd9b0"),
            ink=rgba("#fff1d6"),
            emblem="big-gear",
            mark="lozenge",
            pattern="stripes",
        ),
        "yellow": OwnerColours(
            face0=rgba("#e4b847"),
            face1=rgba("#b8892c"),
            light=rgba("#f6d983"),
            gilt=rgba("#fff0c0"),
            ink=rgba("#2b1b07"),
            emblem="lion",
            mark="bezant",
            pattern="dots",
        ),
        "white": OwnerColours(
            face0=rgba("#e2e9ec"),
            face1=rgba("#96a6b0"),
            light=rgba("#f3f7f9"),
            gilt=rgba("#ffffff"),
            ink=rgba("#24303a"),
            emblem="horseshoe",
            mark="chevron",
            pattern="bars",
        ),
        "purple": OwnerColours(
            face0=rgba("#7a50a8"),
            face1=rgba("#472a6b"),
            light=rgba("#bda0e0"),
            gilt=rgba("#ecd9ff"),
            ink=rgba("#fff1d6"),
            emblem="top-hat",
            mark="cross",
            pattern="checks",
        ),
    }
)
"""Colours by player colour, in the order of the box."""

PATTERN_UNDER_TEXT: Final = 16
"""Strongest pattern alpha (of 255) on which text may stand."""

BANDS: Mapping[str, Colour] = MappingProxyType(
    {
        "blue": rgba("#2f66a8"),
        "teal": rgba("#2f786c"),
        "red": rgba("#9a4340"),
        "yellow": rgba("#8a6118"),
        "purple": rgba("#665080"),
    }
)
"""Colour of each band of towns."""
