"""View model of a player mat."""

from dataclasses import dataclass

from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.present.tips import Light, Tip


@dataclass(frozen=True, slots=True)
class MatLevel:
    """One stack of equal tiles; the available one is the lowest level left in its industry."""

    face: TileFace
    left: int
    available: bool
    light: Light = Light.NONE
    """Whether a click chooses it now; without a question nothing on a mat can be chosen."""
    leaving: int = 0
    """How many of its tiles the action in the making takes."""
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class MatIndustry:
    """All levels of an industry."""

    industry: str
    name: str
    left: int
    total: int
    left_words: str
    flips: str
    """What flips its tiles, in words."""
    levels: tuple[MatLevel, ...]


@dataclass(frozen=True, slots=True)
class MatView:
    """A player's mat with the numbers of its header and the seats whose mats can follow."""

    game: str
    owner: str
    name: str
    character: str
    character_name: str
    money: int
    income: str
    vp: int
    links_left: int
    cards: int
    era: EraName
    industries: tuple[MatIndustry, ...]
    tabs: tuple[str, ...]
    ask: str = ""
    """The question that a tile of this mat answers, if one is asked."""

    def lit(self) -> list[str]:
        """List the industries of which a tile can be chosen now."""
        return [
            industry.industry
            for industry in self.industries
            if any(level.light is not Light.NONE for level in industry.levels)
        ]
