"""Measures of the screens around the table: the full ones and those of small windows.

Full measures are logical units at 1920x1080, small ones real pixels. A reader's larger text
makes the rows higher with it, so that words never outgrow their control.
"""

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes of type, controls and gaps on one kind of window."""

    frame: float
    margin: float
    widest: float
    head: float
    foot: float
    pad: float
    gap: float
    control: float
    button: float
    primary: float
    switch: float
    key: float
    radius: float
    screen_title: float
    section: float
    button_text: float
    primary_text: float
    label: float
    text: float
    strong: float
    note: float
    italic: float
    icon: float


FULL: Final = Metrics(
    frame=14,
    margin=80,
    widest=1760,
    head=128,
    foot=120,
    pad=28,
    gap=24,
    control=44,
    button=56,
    primary=64,
    switch=32,
    key=32,
    radius=8,
    screen_title=48,
    section=24,
    button_text=22,
    primary_text=27,
    label=17,
    text=18,
    strong=19,
    note=17,
    italic=20,
    icon=28,
)

SMALL: Final = Metrics(
    frame=6,
    margin=20,
    widest=1500,
    head=58,
    foot=56,
    pad=14,
    gap=10,
    control=30,
    button=36,
    primary=40,
    switch=26,
    key=24,
    radius=6,
    screen_title=30,
    section=17,
    button_text=16,
    primary_text=18,
    label=13,
    text=14,
    strong=14.5,
    note=13,
    italic=14.5,
    icon=20,
)

_HEIGHTS: Final = frozenset({"control", "button", "primary", "key"})
"""Measures that follow the text size; type does so by itself."""


def metrics_for(small: bool, text_scale: float = 1.0) -> Metrics:
    """Choose the measures of a window and make rows fit larger text; they never shrink."""
    base = SMALL if small else FULL
    factor = max(1.0, text_scale)
    heights = {f.name: getattr(base, f.name) * factor for f in fields(base) if f.name in _HEIGHTS}
    foot = base.foot + base.primary * (factor - 1)
    return replace(base, foot=foot, **heights)
