"""The two hours of the title scene: every colour that changes between morning and night."""

from dataclasses import dataclass
from typing import Final

from workshop.painting.palette import Hex


@dataclass(frozen=True, slots=True)
class Hour:
    """Light, sky and ground of one hour."""

    name: str
    sky: tuple[tuple[Hex, float], ...]
    stars: bool
    orb: tuple[Hex, Hex]
    """Middle and rim of the moon or the sun."""
    halo: Hex
    cloud: tuple[Hex, Hex, Hex]
    """Underside, body and lit crown of the clouds."""
    ridge: tuple[Hex, Hex]
    depths: tuple[Hex, Hex, Hex]
    haze: tuple[Hex, Hex, Hex]
    near: tuple[Hex, Hex]
    """The great mill and the buildings beside it."""
    edge: Hex
    windows: Hex
    panes: Hex
    """Windows without a lamp behind them."""
    share: float
    smoke: tuple[Hex, Hex]
    bank: Hex
    water: tuple[tuple[Hex, int], tuple[Hex, int], tuple[Hex, int]]
    """Tint and alpha over the mirrored scene, from the far bank to the near one."""
    ripple: tuple[Hex, Hex]
    """Ripples away from lights and before them."""
    quay: tuple[Hex, Hex]
    veil: Hex
    """Darkness on the left, where the menu stands."""
    lamps: float
    """Strength of lamplight, 0 for none."""


NIGHT_HOUR: Final = Hour(
    name="night",
    sky=(("#0b1320", 0), ("#16263b", 0.38), ("#34415a", 0.66), ("#8b6244", 0.9), ("#d79a52", 1)),
    stars=True,
    orb=("#fffaf0", "#f0d79c"),
    halo="#ffe7b4",
    cloud=("#172338", "#1b2a40", "#f0d09a"),
    ridge=("#4e4a50", "#9a6c46"),
    depths=("#5e5054", "#4a4248", "#302f3a"),
    haze=("#cf955c", "#e6a860", "#d9924a"),
    near=("#10161f", "#141b26"),
    edge="#d79a52",
    windows="#ffa64e",
    panes="#0a0e14",
    share=0.66,
    smoke=("#77757e", "#e0bd92"),
    bank="#0b1018",
    water=(("#101a28", 60), ("#0b1420", 150), ("#060a11", 235)),
    ripple=("#5a7088", "#ffc878"),
    quay=("#1a1c22", "#07090d"),
    veil="#060b12",
    lamps=1.0,
)

DAY_HOUR: Final = Hour(
    name="day",
    sky=(("#7fa6b8", 0), ("#a9c3c4", 0.34), ("#dfd9bd", 0.66), ("#f6dfae", 0.88), ("#fbe8c0", 1)),
    stars=False,
    orb=("#fffef6", "#fff0c4"),
    halo="#fff3cf",
    cloud=("#a3b6ba", "#d6dad0", "#fffdf6"),
    ridge=("#b6b8a0", "#d8c79c"),
    depths=("#b7a892", "#998a78", "#75695c"),
    haze=("#f6e2b6", "#f8e4b8", "#efd6a4"),
    near=("#5a4334", "#665040"),
    edge="#f2cf96",
    windows="#ffe6ae",
    panes="#2f2a2a",
    share=0.28,
    smoke=("#a39c94", "#fffaf0"),
    bank="#4a3a2a",
    water=(("#9cb8b4", 60), ("#5f8388", 120), ("#2c4a52", 205)),
    ripple=("#e8efe6", "#fff4d4"),
    quay=("#8d7a60", "#4a3a28"),
    veil="#33200f",
    lamps=0.0,
)

HOURS: Final = (DAY_HOUR, NIGHT_HOUR)
