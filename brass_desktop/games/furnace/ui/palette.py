"""The colours of this game's table that pictures do not bring along, by day and by night."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba
from brass_desktop.ui.drawing.palette import OwnerColours
from brass_desktop.ui.drawing.theme import DAY, ThemeName


@dataclass(frozen=True, slots=True)
class SheetColours:
    """What is written and drawn on the drafting sheet in one of the two lights."""

    heading: Colour
    ink: Colour
    ink2: Colour
    free: Colour
    """The value of a step that takes a disc."""
    lit: Colour
    """The same while it is lit."""
    step: Colour
    """Dashes of free steps and of places for cards."""
    hollow: Colour
    """What lies inside them."""
    iron: Colour
    """The edge of a miniature, as of the frame of a card."""


_SHEET: Mapping[ThemeName, SheetColours] = MappingProxyType(
    {
        "day": SheetColours(
            heading=DAY.title,
            ink=DAY.ink,
            ink2=DAY.ink2,
            free=DAY.ink2,
            lit=DAY.ink,
            step=rgba("#8f7a50", 200),
            hollow=rgba("#000000", 18),
            iron=rgba("#2b2e33"),
        ),
        "night": SheetColours(
            heading=rgba("#ffe3a3"),
            ink=rgba("#dcecf7"),
            ink2=rgba("#cfe0ee"),
            free=rgba("#b9d3e6"),
            lit=rgba("#ffe9b8"),
            step=rgba("#86a7bf", 170),
            hollow=rgba("#000000", 46),
            iron=rgba("#1a1e24"),
        ),
    }
)


def on_sheet(canvas: Canvas) -> SheetColours:
    """Return the colours of the sheet in the light of a canvas."""
    return _SHEET[canvas.theme.name]


PAPER_INK: Final = rgba("#33200f")
"""On tickets and on the rows of basic effects, which stay paper at night."""
PAPER_INK2: Final = rgba("#5f4321")
PAPER_BAD: Final = rgba("#7f2016")
BUILT_INK: Final = rgba("#3a1706")
BUILT: Final = (rgba("#ffdf9e"), rgba("#ffbf62"))
"""The lower half of the miniature of an upgraded card."""
COPPER_EDGE: Final = rgba("#a04d1a")
START_UP_EDGE: Final = rgba("#5a4630")
PAPER: Final = MappingProxyType({"day": rgba("#fffaea"), "night": rgba("#efe2bd")})
PLAN: Final = MappingProxyType({"day": rgba("#2c5675"), "night": rgba("#2a5a80")})
PLAN_INK: Final = rgba("#eaf5fb")
PLAN_NUMBER: Final = rgba("#17364c")
"""On the white arrow of a plan."""
ARROW: Final = rgba("#2b1d10")
ARROW_INK: Final = rgba("#ffefc4")
PILL: Final = rgba("#2b1d10", 232)
PILL_INK: Final = rgba("#ffe9b8")
CHIP: Final = rgba("#3d1a06", 236)
"""A note about copper on a picture."""
CHIP_EDGE: Final = rgba("#ffb765")
CHIP_INK: Final = rgba("#ffe9c8")
DARKENED: Final = rgba("#120d09", 128)
"""The picture of a card that has run."""
DONE_INK: Final = rgba("#9be07f")
KEY_OFF: Final = (rgba("#e9dcb8"), rgba("#d9c795"))
KEY_EDGE: Final = rgba("#6b4a17")
NEEDLE: Final = rgba("#8f1d12")
CAST_INK: Final = rgba("#2a1204")
MOULD_INK: Final = rgba("#ffe9b8")
MOULD_INK2: Final = rgba("#d9c79f")
VIOLET_INK: Final = rgba("#ffe9b8")
"""The name of a capitalist."""
VIOLET_INK2: Final = rgba("#ecdcf2")
NEUTRAL: Final = (rgba("#c4bdac"), rgba("#8d8678"))
NEUTRAL_INK: Final = rgba("#1d1a14")
AGENT_COLOURS: Final = OwnerColours(
    face0=rgba("#4f565e"),
    face1=rgba("#1f2328"),
    light=rgba("#aab4bd"),
    gilt=rgba("#d9e2ea"),
    ink=rgba("#f6efdc"),
    emblem="rolling-dices",
    mark="rolling-dices",
    pattern="bars",
)
