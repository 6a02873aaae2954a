"""The layout file of a board: where its places, lines and scenery lie on a square of 1000."""

from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict, model_validator

Pair = tuple[float, float]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LocationPlace(_Record):
    """The middle of a location; nudges are units of the 1920 screen times the piece scale."""

    at: Pair
    nudge: Pair = (0, 0)
    small_nudge: Pair | None = None
    spaces_nudge: Pair = (0, 0)


class MerchantPlace(_Record):
    """A merchant tile's middle and that of the barrel beside it."""

    at: Pair
    barrel: Pair


class LinkPlace(_Record):
    """A line through its middle; the third end, if any, is joined to the middle by a spur.

    `short_token` shrinks the link tile where the gap is narrow, `flat_token` lays it level where
    the gap is shorter than the tile.
    """

    ends: tuple[str, ...]
    mid: Pair
    nudge: Pair = (0, 0)
    short_token: bool = False
    flat_token: bool = False


class CompassPlace(_Record):
    """Where the compass rose stands, by layout."""

    at: Pair
    small_at: Pair


class SceneryKind(_Record):
    """A decoration of the countryside: how many pictures, how far it reaches, how common it is."""

    kind: str
    variants: int
    radius: float
    weight: int


class BoardFile(_Record):
    """Everything a board's picture needs that is not a rule."""

    game: str
    space: int
    locations: dict[str, LocationPlace]
    slots: dict[str, Pair]
    merchant_spaces: dict[str, MerchantPlace]
    links: dict[str, LinkPlace]
    compass: CompassPlace
    scenery: tuple[SceneryKind, ...]

    @model_validator(mode="after")
    def _refer_to_known_locations(self) -> "BoardFile":
        for space in (*self.slots, *self.merchant_spaces):
            if location_of(space) not in self.locations:
                raise ValueError(f"{space} lies in no known location")
        for name, link in self.links.items():
            if len(link.ends) not in (2, 3) or not set(link.ends) <= set(self.locations):
                raise ValueError(f"{name} joins unknown locations")
        return self


def location_of(space: str) -> str:
    """Return the location that a slot or merchant space ("derby.1") belongs to."""
    return space.rsplit(".", 1)[0]


@cache
def load_board(game: str) -> BoardFile:
    """Read and check the layout file of a game that is shipped with the program."""
    file = resources.files(f"brass_desktop.games.brass.{game}") / "board.json"
    return BoardFile.model_validate_json(file.read_text(encoding="utf-8"))
