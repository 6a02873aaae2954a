"""Colours that a game names in its data: for stretches of a bar, and for the stages of a game."""

from types import MappingProxyType
from typing import Final

from brass_desktop.ui.drawing.colour import Colour, rgba, with_alpha
from brass_desktop.ui.drawing.theme import Theme

_LIGHT: Final = rgba("#fffaf0")
_DARK: Final = rgba("#2b1b07")
TINTS: Final = MappingProxyType(
    {
        "blue": (rgba("#35688a"), _LIGHT),
        "pale_blue": (rgba("#a5c6d0"), _DARK),
        "brown": (rgba("#6f4425"), _LIGHT),
        "pale_brown": (rgba("#cfa678"), _DARK),
        "gold": (rgba("#d8b23a"), _DARK),
        "green": (rgba("#b7c48a"), _DARK),
        "charcoal": (rgba("#3a3d45"), _LIGHT),
        "rust": (rgba("#a8501a"), _LIGHT),
        "steel_blue": (rgba("#33628c"), _LIGHT),
        "deep_green": (rgba("#2f6b41"), _LIGHT),
        "bronze": (rgba("#7d5f22"), _LIGHT),
    }
)
"""By name: the colour of a stretch, and of the figures on it."""
STAGE_BANDS: Final = MappingProxyType({"blue": rgba("#4d86a4"), "brown": rgba("#8a5c3a")})
"""By the tint of a stage: its band on a timeline."""


def stage_ground(theme: Theme, tint: str) -> Colour:
    """Give the faint ground of a stage under the lines of a chart."""
    grounds = {"blue": with_alpha(theme.water, 36), "brown": with_alpha(theme.tie, 40)}
    return grounds[tint]


def stage_ink(theme: Theme, tint: str) -> Colour:
    """Give the ink of a stage's picture."""
    inks = {"blue": theme.edge, "brown": theme.rail}
    return inks[tint]
