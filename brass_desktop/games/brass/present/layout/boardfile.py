"""The layout file of a board: where its places, lines and scenery lie on a square of 1000."""

from functools import cache
from importlib import resources
from typing import Literal

from pydantic import BaseModel, ConfigDict, model_validator

Pair = tuple[float, float]
PlaceStyle = Literal["town", "transit", "external"]
"""A place with slots or merchants, one that links merely pass, or one beyond the map's country."""
Country = Literal["high", "low", "all"]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LocationPlace(_Record):
    """The middle of a location; nudges are units of the 1920 screen times the piece scale.

    `name_reach` is how far its name reaches to both sides, in the same units.
    """

    at: Pair
    style: PlaceStyle = "town"
    name_reach: float = 66
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


class FerryPlace(_Record):
    """A link that is always there and never built, with the middle of its roundel."""

    ends: tuple[str, str]
    mid: Pair


class BoxPlace(_Record):
    """A part of the board that lies on the map: its upper left and lower right corner."""

    at: Pair
    to: Pair


class Water(_Record):
    """The shore from north to south, with the sea west of it, and the courses of rivers."""

    sea: tuple[Pair, ...] = ()
    rivers: tuple[tuple[Pair, ...], ...] = ()


class Upland(_Record):
    """High ground around a point; `reach` is in units of the 1920 screen."""

    at: Pair
    reach: float


class LabelPlace(_Record):
    """The name of a sea or of hills: where it stands, and how far it runs to both sides."""

    at: Pair
    on: Literal["water", "land"]
    reach: float
    size: float
    angle: float = 0


class Landmark(_Record):
    """A decoration with a place of its own; some have no room on the small table."""

    kind: str
    variant: int = 1
    at: Pair
    size: float
    small: bool = True


class CompassPlace(_Record):
    """Where the compass rose stands, by layout."""

    at: Pair
    small_at: Pair


class SceneryKind(_Record):
    """A decoration: how many pictures, how far it reaches, how common it is, in what country."""

    kind: str
    variants: int
    radius: float
    weight: int
    where: Country = "all"


class BoardFile(_Record):
    """Everything a board's picture needs that is not a rule."""

    game: str
    space: int
    locations: dict[str, LocationPlace]
    slots: dict[str, Pair]
    merchant_spaces: dict[str, MerchantPlace]
    links: dict[str, LinkPlace]
    virtual_links: dict[str, FerryPlace] = {}
    compass: CompassPlace
    distant_market: BoxPlace | None = None
    water: Water = Water()
    sea_lanes: dict[str, tuple[Pair, ...]] = {}
    """By the place of a port: the way that its cotton takes to the distant market."""
    uplands: tuple[Upland, ...] = ()
    labels: dict[str, LabelPlace] = {}
    landmarks: tuple[Landmark, ...] = ()
    scenery: tuple[SceneryKind, ...]

    @model_validator(mode="after")
    def _refer_to_known_locations(self) -> "BoardFile":
        for space in (*self.slots, *self.merchant_spaces):
            if location_of(space) not in self.locations:
                raise ValueError(f"{space} lies in no known location")
        for name, link in self.links.items():
            if len(link.ends) not in (2, 3) or not set(link.ends) <= set(self.locations):
                raise ValueError(f"{name} joins unknown locations")
        if not set(self.sea_lanes) <= set(self.locations):
            raise ValueError("a sea lane leads from an unknown location")
        for name, ferry in self.virtual_links.items():
            if not set(ferry.ends) <= set(self.locations):
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
