"""The colours of the game as the painters mix them.

Tokens that the running game knows too are taken from it, so that they are written down once; what
only a painter needs (pigments of the land, grounds of cards) is added here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from brass_desktop.ui.drawing import palette as game
from brass_desktop.ui.drawing import theme as tokens
from brass_desktop.ui.drawing.colour import Colour

Hex = str
"""An opaque colour, written `#rrggbb`."""

Pattern = Literal["stripes", "dots", "bars", "checks"]


def written(code: Colour) -> Hex:
    """Write a token as the painters do, leaving its alpha to the brush."""
    red, green, blue, _ = code
    return f"#{red:02x}{green:02x}{blue:02x}"


def _pair(first: Colour, second: Colour) -> tuple[Hex, Hex]:
    return written(first), written(second)


@dataclass(frozen=True, slots=True)
class Theme:
    """One of the two lights the table is seen in."""

    name: tokens.ThemeName
    table: tuple[Hex, Hex]
    map: tuple[Hex, Hex]
    vignette: Hex
    scenery: Hex
    panel: tuple[Hex, Hex]
    well: Hex
    shallow: Hex
    field: Hex
    line: Hex
    gilt: Hex
    gilt_light: Hex
    water: Hex
    water_edge: Hex
    plate: tuple[Hex, Hex]
    slot: Hex
    shadow: tuple[Hex, int]
    lit: Hex
    lit_core: Hex
    button: tuple[Hex, Hex]
    chip: Hex
    key: Hex
    bar: tuple[Hex, Hex]
    tooltip: tuple[Hex, Hex]
    card: tuple[Hex, Hex]
    grain: Hex
    meadow: Hex
    heath: Hex
    slot_line: Hex
    well_shade: int
    sheen: int
    """Alpha of the white line that lights an upper edge."""

    @property
    def is_night(self) -> bool:
        """Say whether lamps are lit."""
        return self.name == "night"


@dataclass(frozen=True, slots=True)
class Pigments:
    """What a painter adds to a theme's tokens."""

    grain: Hex
    meadow: Hex
    heath: Hex
    slot_line: Hex
    well_shade: int
    sheen: int


def _theme(t: tokens.Theme, pigments: Pigments) -> Theme:
    return Theme(
        name=t.name,
        table=_pair(t.table0, t.table1),
        map=_pair(t.map0, t.map1),
        vignette=written(t.vignette),
        scenery=written(t.scenery),
        panel=_pair(t.panel0, t.panel1),
        well=written(t.well),
        shallow=written(t.shallow),
        field=written(t.field),
        line=written(t.line),
        gilt=written(t.gilt),
        gilt_light=written(t.gilt_hi),
        water=written(t.water),
        water_edge=written(t.edge),
        plate=_pair(t.plate0, t.plate1),
        slot=written(t.slot),
        shadow=(written(t.shadow), t.shadow[3]),
        lit=written(t.lit),
        lit_core=written(t.lit_core),
        button=_pair(t.button0, t.button1),
        chip=written(t.chip),
        key=written(t.key),
        bar=_pair(t.bar0, t.bar1),
        tooltip=_pair(t.tip0, t.tip1),
        card=_pair(t.card0, t.card1),
        grain=pigments.grain,
        meadow=pigments.meadow,
        heath=pigments.heath,
        slot_line=pigments.slot_line,
        well_shade=pigments.well_shade,
        sheen=pigments.sheen,
    )


DAY: Final = _theme(
    tokens.DAY,
    Pigments("#1a0e06", "#8fa361", "#a98f57", slot_line="#8a6a3a", well_shade=60, sheen=130),
)
NIGHT: Final = _theme(
    tokens.NIGHT,
    Pigments("#000000", "#2f4a45", "#1a2230", slot_line="#a9834b", well_shade=150, sheen=34),
)
THEMES: Final = (DAY, NIGHT)


@dataclass(frozen=True, slots=True)
class Owner:
    """What makes a piece a player's: colour, emblem and pattern, never colour alone."""

    face: tuple[Hex, Hex]
    light: Hex
    gilt: Hex
    ink: Hex
    emblem: str
    pattern: Pattern
    dark_ink: bool
    """Ink and pattern are dark where the face is light."""


OWNERS: Final[Mapping[str, Owner]] = {
    name: Owner(
        face=_pair(owner.face0, owner.face1),
        light=written(owner.light),
        gilt=written(owner.gilt),
        ink=written(owner.ink),
        emblem=owner.emblem,
        pattern=owner.pattern,
        dark_ink=owner.dark_pattern,
    )
    for name, owner in game.OWNERS.items()
}

BANDS: Final[Mapping[str, Hex]] = {name: written(code) for name, code in game.BANDS.items()}

INDUSTRY_GROUND: Final[Mapping[str, Hex]] = {
    "cotton_mill": "#5d7f86",
    "manufacturer": "#8a6a3a",
    "pottery": "#9a5a3c",
    "coal_mine": "#4a4a50",
    "iron_works": "#b0622c",
    "brewery": "#8a7a2c",
    "port": "#3f7185",
    "shipyard": "#7a5a3a",
}

BRASS: Final = tuple(written(code) for code in game.BRASS)
BRASS_STOPS: Final = game.BRASS_STOPS
BRASS_EDGE: Final = written(game.BRASS_EDGE)
CHOSEN_ACTION: Final = _pair(*game.CHOSEN)
GILT_THREAD: Final = "#f4dca0"
"""The thin light gold of ribbons, cards and plaques, the same by day and night."""

GOLD_LINE: Final = "#e6c574"
"""The stronger gold drawn on dark grounds."""

SEA_ENAMEL: Final = ("#2c5a72", "#12303f")
"""The blue of ports and of the trade beyond the sea: crests, market tiles, backs of cards."""
