"""View models of the pieces: tiles, cards and what lights them.

Ids are those of the game's definition; words are already in the player's language.
"""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class TileFace:
    """What is printed on an industry tile."""

    industry: str
    level: int
    cost: int
    coal: int
    iron: int
    beer_to_sell: int
    vp: int
    income: int
    link_icons: int
    canal: bool
    rail: bool
    lightbulb: bool
    resource: str | None
    brings: tuple[int, int]
    """Cubes or barrels it brings in the canal and in the rail era."""

    @property
    def is_never_built(self) -> bool:
        """Tell whether the tile can only be developed away."""
        return not self.canal and not self.rail


@dataclass(frozen=True, slots=True)
class TileView:
    """An industry tile on the board with what still lies on it."""

    owner: str
    face: TileFace
    left: int = 0
    flipped: bool = False


class CardKind(StrEnum):
    """The kinds of cards; the two wild ones lie in open piles."""

    LOCATION = "location"
    INDUSTRY = "industry"
    WILD_LOCATION = "wild_location"
    WILD_INDUSTRY = "wild_industry"


class CardState(StrEnum):
    """How a card of the hand is shown."""

    NORMAL = "normal"
    ASKED = "asked"
    """Answers the question of which card."""
    CHOSEN = "chosen"
    VEILED = "veiled"
    """Cannot pay for the running action."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card; `key` tells apart equal cards of one hand."""

    key: int
    card: str
    kind: CardKind
    name: str
    foot: str = ""
    band: str | None = None
    location: str | None = None
    industries: tuple[str, ...] = ()
    slots: tuple[tuple[str, ...], ...] = ()
    state: CardState = CardState.NORMAL
