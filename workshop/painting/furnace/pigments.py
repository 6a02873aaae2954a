"""What Furnace is painted with: drafting paper, iron, blueprint, copper, molten metal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.ui import palette as game
from workshop.painting.palette import DAY, NIGHT, Hex, Owner, Theme, written
from workshop.painting.pieces import Metal


@dataclass(frozen=True, slots=True)
class Pigments:
    """The substances of this game in one of the two lights."""

    theme: Theme
    sheet: tuple[Hex, Hex]
    """Drafting paper by day, a cyanotype by night; from the middle to the edge."""
    grid: tuple[Hex, float]
    """Ruled lines and their alpha."""
    draught: tuple[Hex, float]
    """The engineer's drawing and its alpha."""
    iron: tuple[Hex, Hex]
    groove: tuple[Hex, Hex]
    """The cold channel, from its dark upper edge down."""
    blueprint: tuple[Hex, Hex]
    paper: Hex
    """The row of a basic effect."""
    ticket: Hex
    starting: Hex
    """The row of what a start-up card brings along."""
    built: tuple[Hex, Hex]
    plaque: Hex
    coal: Metal
    bar: Metal
    oil: Metal
    token: Metal
    violet: tuple[Hex, Hex]
    """The card of a capitalist."""

    @property
    def name(self) -> str:
        """The light it is, as ids end."""
        return self.theme.name


BY_DAY: Final = Pigments(
    theme=DAY,
    sheet=("#f7f1dd", "#dfd3ae"),
    grid=("#5f86a0", 44),
    draught=("#35607f", 62),
    iron=("#565b62", "#2b2e33"),
    groove=("#181311", "#3a3330"),
    blueprint=(written(game.PLAN["day"]), "#1f4059"),
    paper=written(game.PAPER["day"]),
    ticket="#f3dfa6",
    starting="#e6d3a4",
    built=("#ffe9b4", "#ffc873"),
    plaque="#fdf5e0",
    coal=("#70747e", "#3a3c44", "#0e0f12"),
    bar=("#f6b077", "#d2722b", "#8a3d10"),
    oil=("#9cc3e0", "#3d73a3", "#173a5a"),
    token=("#bfe3c0", "#4f9a5e", "#1e5632"),
    violet=("#3f2f4a", "#1d1426"),
)
BY_NIGHT: Final = Pigments(
    theme=NIGHT,
    sheet=("#1c4266", "#0d2338"),
    grid=("#8fc3e6", 34),
    draught=("#a9d4ef", 66),
    iron=("#3d444d", "#1a1e24"),
    groove=("#070504", "#191613"),
    blueprint=(written(game.PLAN["night"]), "#1c415f"),
    paper=written(game.PAPER["night"]),
    ticket="#d9c48c",
    starting="#cdb884",
    built=("#f5d896", "#e8b160"),
    plaque="#0b1c2c",
    coal=("#9aa5b6", "#5b6576", "#252b35"),
    bar=("#f9bb82", "#d97a33", "#8f4212"),
    oil=("#b5d6ee", "#4f88ba", "#1c4468"),
    token=("#c9ecc9", "#58a868", "#226039"),
    violet=("#2c2238", "#1d1426"),
)
LIGHTS: Final = (BY_DAY, BY_NIGHT)

PLAN_INK: Final = written(game.PLAN_INK)
"""The white of whatever is drawn but not built."""
PLAN_LINE: Final = "#9cc6dd"
COPPER: Final = ("#f2b878", "#c9702e", "#7d3410")
COPPER_EDGE: Final = "#3d1a06"
MOLTEN: Final = ("#fff6c8", "#ffd35a", "#ff9a2a", "#e2550f", "#7d1f08")
"""From the core to the rim."""
HEAT: Final = "#ff7a1a"
"""The glow round molten metal."""
ARROW: Final = written(game.ARROW)
ARROW_INK: Final = written(game.ARROW_INK)

BAND_OF: Final[Mapping[str, Hex]] = {
    "colliery": "#40434a",
    "ironworks": "#8c4320",
    "coalyard": "#6b5a2c",
    "retorts": "#3a5c58",
    "derricks": "#2f5578",
    "machines": "#3f6a44",
    "nailery": "#7d3328",
    "sinkers": "#54473c",
    "tanks": "#2b6170",
    "office": "#5a4a78",
    "yard": "#5a4630",
}
"""The band of a card's name by the kind of its works; `yard` is a start-up card's."""

NEUTRAL_FACE: Final = (written(game.NEUTRAL[0]), written(game.NEUTRAL[1]))
NEUTRAL_INK: Final = written(game.NEUTRAL_INK)
_AGENT: Final = game.AGENT_COLOURS
AGENT: Final = Owner(
    face=(written(_AGENT.face0), written(_AGENT.face1)),
    light=written(_AGENT.light),
    gilt=written(_AGENT.gilt),
    ink=written(_AGENT.ink),
    emblem=_AGENT.emblem,
    pattern=_AGENT.pattern,
    dark_ink=_AGENT.dark_pattern,
)
"""The third bidder of two: gunmetal, and nobody's emblem but the die's."""
