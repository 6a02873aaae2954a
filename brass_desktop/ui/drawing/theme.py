"""Design tokens: the one set of colours, by day and by night.

A theme is a value handed to whoever draws; no renderer asks whether it is night. What both
sides of the board share (brass, owners, bands) is in `palette`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

from brass_desktop.ui.drawing.colour import Colour, rgba

ThemeName = Literal["day", "night"]


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of one board side; the names are those of the design's token table."""

    name: ThemeName
    table0: Colour
    table1: Colour
    map0: Colour
    map1: Colour
    vignette: Colour
    panel0: Colour
    panel1: Colour
    well: Colour
    shallow: Colour
    field: Colour
    chip: Colour
    plate0: Colour
    plate1: Colour
    slot: Colour
    line: Colour
    gilt: Colour
    gilt_hi: Colour
    ink: Colour
    ink2: Colour
    ink3: Colour
    title: Colour
    accent: Colour
    lit: Colour
    lit_core: Colour
    lit_row: Colour
    good: Colour
    bad: Colour
    ore: Colour
    water: Colour
    edge: Colour
    bank: Colour
    rail: Colour
    tie: Colour
    ghost: Colour
    scenery: Colour
    ring0: Colour
    ring1: Colour
    ring_level: Colour
    ring_text: Colour
    button0: Colour
    button1: Colour
    key: Colour
    bar0: Colour
    bar1: Colour
    card0: Colour
    card1: Colour
    flag: Colour
    tip0: Colour
    tip1: Colour
    coal: tuple[Colour, Colour, Colour]
    iron: tuple[Colour, Colour, Colour]
    sea_ink: Colour
    """Names and marks on painted water."""
    demand: tuple[Colour, ...]
    """Spaces of a demand track by their bonus; the last one is closed."""
    demand_ink: tuple[Colour, ...]
    shadow: Colour
    lamp: Colour
    veil: Colour
    card_veil: Colour
    switch_on: tuple[Colour, Colour]
    switch_off: tuple[Colour, Colour]
    slot_line: Colour
    slot_ink: Colour
    sheen: Colour
    rank: Colour
    ballast: Colour
    rail_gap: Colour
    flag_lit: Colour
    tip_title: Colour
    tip_ink: Colour
    board_side: int
    """Which end of the sun and moon switch is on: 0 or 1."""
    edges: tuple[tuple[str, Colour], ...] = ()
    """Owners whose pieces have another edge here than painted, to stand out from the ground."""
    pattern: float = 1.0
    """How much stronger owners' patterns are than painted."""


DAY = Theme(
    name="day",
    table0=rgba("#5a3d27"),
    table1=rgba("#24160c"),
    map0=rgba("#fdf4da"),
    map1=rgba("#ecd7a6"),
    vignette=rgba("#5a3a14"),
    panel0=rgba("#fbf3df"),
    panel1=rgba("#ecdcb4"),
    well=rgba("#e2cfa0"),
    shallow=rgba("#f0e2bd"),
    field=rgba("#fffaea"),
    chip=rgba("#e2cfa0"),
    plate0=rgba("#fdf6e2"),
    plate1=rgba("#e6d3a4"),
    slot=rgba("#eadab0"),
    line=rgba("#8a6a3a"),
    gilt=rgba("#b8893b"),
    gilt_hi=rgba("#f0d58c"),
    ink=rgba("#33200f"),
    ink2=rgba("#5f4321"),
    ink3=rgba("#6a4c2a"),
    title=rgba("#5c1f14"),
    accent=rgba("#8a3218"),
    lit=rgba("#f2a81d"),
    lit_core=rgba("#fff1b8"),
    lit_row=rgba("#f2a81d", 64),
    good=rgba("#2c5624"),
    bad=rgba("#8f281c"),
    ore=rgba("#8a420b"),
    water=rgba("#6ea3b4"),
    edge=rgba("#2f6277"),
    bank=rgba("#8a7443"),
    rail=rgba("#4a3526"),
    tie=rgba("#86684a"),
    ghost=rgba("#5b4526", 92),
    scenery=rgba("#3a2614", 78),
    ring0=rgba("#e8d3a0"),
    ring1=rgba("#dcc389"),
    ring_level=rgba("#b89352"),
    ring_text=rgba("#3f2a10"),
    button0=rgba("#f4e6c2"),
    button1=rgba("#dcc490"),
    key=rgba("#fdf6e2"),
    bar0=rgba("#41301f"),
    bar1=rgba("#2a1c10"),
    card0=rgba("#fdf6e3"),
    card1=rgba("#eedfb6"),
    flag=rgba("#fff7df"),
    tip0=rgba("#3a2818"),
    tip1=rgba("#241709"),
    coal=(rgba("#62656e"), rgba("#2f3138"), rgba("#0e0f12")),
    iron=(rgba("#f2a765"), rgba("#d2722b"), rgba("#8a3d10")),
    sea_ink=rgba("#0f3142"),
    demand=(rgba("#eee3c2"), rgba("#cddccb"), rgba("#a8c6c4"), rgba("#2f6070"), rgba("#7d2b1c")),
    demand_ink=(*(rgba("#33200f"),) * 3, rgba("#fff6df"), rgba("#ffeec8")),
    shadow=rgba("#281606", 120),
    lamp=rgba("#ffab3d", 0),
    veil=rgba("#1d1206", 168),
    card_veil=rgba("#2f2012", 78),
    switch_on=(rgba("#5d7a34"), rgba("#8aa355")),
    switch_off=(rgba("#b59f70"), rgba("#d3c096")),
    slot_line=rgba("#8a6a3a"),
    slot_ink=rgba("#33200f", 215),
    sheen=rgba("#ffffff", 90),
    rank=rgba("#2e1c0c"),
    ballast=rgba("#8a7443", 70),
    rail_gap=rgba("#ecd7a6"),
    flag_lit=rgba("#8a5a08"),
    tip_title=rgba("#ffe9b8"),
    tip_ink=rgba("#f2e3bd"),
    board_side=0,
)

NIGHT = Theme(
    name="night",
    table0=rgba("#141c28"),
    table1=rgba("#070b11"),
    map0=rgba("#2a3546"),
    map1=rgba("#151d2a"),
    vignette=rgba("#02050a"),
    panel0=rgba("#2b3646"),
    panel1=rgba("#1a222f"),
    well=rgba("#131a25"),
    shallow=rgba("#1e2735"),
    field=rgba("#10161f"),
    chip=rgba("#121923"),
    plate0=rgba("#3a4657"),
    plate1=rgba("#232c3a"),
    slot=rgba("#1b2330"),
    line=rgba("#8f7142"),
    gilt=rgba("#c79a52"),
    gilt_hi=rgba("#ffe3a3"),
    ink=rgba("#f3e4bd"),
    ink2=rgba("#cbbc96"),
    ink3=rgba("#b8aa84"),
    title=rgba("#f0cd86"),
    accent=rgba("#ffb14a"),
    lit=rgba("#ffb52e"),
    lit_core=rgba("#fff0b0"),
    lit_row=rgba("#ffb52e", 36),
    good=rgba("#8fce7a"),
    bad=rgba("#ff8d78"),
    ore=rgba("#f7b274"),
    water=rgba("#2f6488"),
    edge=rgba("#79b7d8"),
    bank=rgba("#0e141d"),
    rail=rgba("#d0ab6e"),
    tie=rgba("#6b5537"),
    ghost=rgba("#b9a377", 80),
    scenery=rgba("#93a6bd", 58),
    ring0=rgba("#1e2836"),
    ring1=rgba("#182130"),
    ring_level=rgba("#5b4a2d"),
    ring_text=rgba("#e3d0a1"),
    button0=rgba("#333f50"),
    button1=rgba("#222b38"),
    key=rgba("#3c4859"),
    bar0=rgba("#1d2735"),
    bar1=rgba("#121a25"),
    card0=rgba("#e6d7ae"),
    card1=rgba("#c9b481"),
    flag=rgba("#101720"),
    tip0=rgba("#10161f"),
    tip1=rgba("#080b10"),
    coal=(rgba("#9aa5b6"), rgba("#5b6576"), rgba("#252b35")),
    iron=(rgba("#f7b274"), rgba("#d97a33"), rgba("#8f4212")),
    sea_ink=rgba("#b4d6e8"),
    demand=(rgba("#161f2b"), rgba("#1b3345"), rgba("#23465e"), rgba("#2c5d7c"), rgba("#5c2018")),
    demand_ink=(*(rgba("#f3e4bd"),) * 3, rgba("#fff6df"), rgba("#ffeec8")),
    shadow=rgba("#000000", 185),
    lamp=rgba("#8aa6cc", 74),
    veil=rgba("#05080d", 168),
    card_veil=rgba("#060a10", 96),
    switch_on=(rgba("#5d7a34"), rgba("#8aa355")),
    switch_off=(rgba("#0f151e"), rgba("#26303e")),
    slot_line=rgba("#a9834b"),
    slot_ink=rgba("#d8c79b", 215),
    sheen=rgba("#ffffff", 14),
    rank=rgba("#0b1017"),
    ballast=rgba("#0e141d", 200),
    rail_gap=rgba("#1a2230"),
    flag_lit=rgba("#ffb52e"),
    tip_title=rgba("#ffe9b8"),
    tip_ink=rgba("#f2e3bd"),
    board_side=1,
    # For eyes that see little red its dark edge is lost in the night; this is 12 L* lighter.
    edges=(("red", rgba("#b24c36")),),
)

THEMES: Mapping[ThemeName, Theme] = MappingProxyType({"day": DAY, "night": NIGHT})
STRONG: Final = 2.2
"""How much stronger patterns are for those who want them so."""


@lru_cache
def theme_of(name: ThemeName, *, strong_patterns: bool) -> Theme:
    """Return a board side as the player wants it; the same object every time."""
    return replace(THEMES[name], pattern=STRONG) if strong_patterns else THEMES[name]
