"""The definition file of a Brass game as pydantic models, which check single entries.

A definition is what people write and check: string ids, one entry per printed thing. It is read
once by `reading` and compiled to a `Ruleset`; nothing else in the engine knows its shape. It holds
numbers and names alone: a rule that has no number is a clause and code, not an entry. Here is what
the files of the family share; what only one game prints is in its own package.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
PlayerCount = Literal["2", "3", "4"]
ByPlayers = Annotated[dict[PlayerCount, Count], Field(min_length=3)]
"""One number for each player count; none may be missing."""


class FileEntry(BaseModel):
    """A part of a definition file: nothing unknown, nothing converted, nothing changed."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Meta(FileEntry):
    """What the file describes."""

    game: str
    publisher: str
    year: int
    players: Annotated[list[Literal[2, 3, 4]], Field(min_length=1)]
    format: Literal[1]
    note: str


class IndustryEntry(FileEntry):
    """An industry and what turns its tiles over."""

    id: str
    name: str
    flips: Literal["sell", "resources_gone", "sold_to", "on_build"]


class SetupNumbers(FileEntry):
    """How a game begins."""

    starting_money: Count
    hand_size: Count
    vp_start: Count
    income_start_space: Count
    link_tiles_per_player: Count
    industry_tiles_per_player: Count
    deck_size: ByPlayers
    rounds_per_era: ByPlayers


class TurnNumbers(FileEntry):
    """How long a turn is and what it costs."""

    actions_per_turn: Positive
    actions_first_canal_round: Positive
    cards_per_action: Literal[1]


class NetworkNumbers(FileEntry):
    """Prices of links."""

    canal_cost: Count
    canal_links_per_action: Count
    rail_cost_one: Count
    rail_cost_two_total: Count
    rail_coal_per_link: Count
    rail_beer_for_two: Count


class DevelopNumbers(FileEntry):
    """Size and price of a Develop action."""

    max_tiles: Count
    iron_per_tile: Count


class LoanNumbers(FileEntry):
    """What a loan brings and costs."""

    money: Count
    income_levels_lost: Count
    lowest_income_level: int


class ActionNumbers(FileEntry):
    """All numbers of the actions."""

    network: NetworkNumbers
    develop: DevelopNumbers
    loan: LoanNumbers


class SlotEntry(FileEntry):
    """A place for one industry tile."""

    id: str
    industries: Annotated[list[str], Field(min_length=1, max_length=2)]


class PlaceEntry(FileEntry):
    """A named place of the board."""

    id: str
    name: str
    kind: str
    slots: list[SlotEntry] = []
    link_icons: Count = 0


class LinkEntry(FileEntry):
    """A line on the board; one of them touches three locations."""

    id: str
    ends: Annotated[list[str], Field(min_length=2)]
    canal: bool
    rail: bool


class Yield(FileEntry):
    """What a tile brings when built in each era."""

    resource: Literal["coal", "iron", "beer"]
    canal: Count | None
    rail: Count | None


class TileEntry(FileEntry):
    """One level of one industry, with how many tiles of it a player has."""

    id: str
    industry: str
    level: Count
    count: Positive
    cost: Count
    coal: Count
    iron: Count
    vp: Count
    income_spaces: Count
    link_icons: Count
    build_canal: bool
    build_rail: bool
    develop_forbidden: bool
    removed_after_canal: bool
    produces: Yield | None


class LocationCard(FileEntry):
    """A card that names a town."""

    id: str
    location: str
    copies: ByPlayers


class IndustryCard(FileEntry):
    """A card that shows one or two industries."""

    id: str
    industries: Annotated[list[str], Field(min_length=1)]
    copies: ByPlayers


class Cards(FileEntry):
    """Every card face."""

    location: Sequence[LocationCard]
    industry: Sequence[IndustryCard]


class MarketEntry(FileEntry):
    """Prices of a market's spaces, cheapest first."""

    spaces: list[Count]
    start_cubes: Count
    price_when_empty: Count


class Markets(FileEntry):
    """The two markets."""

    coal: MarketEntry
    iron: MarketEntry


class IncomeLevel(FileEntry):
    """The run of track spaces that make one income level."""

    level: int
    first_space: Count
    last_space: Count


class IncomeTrack(FileEntry):
    """The income track, space by space."""

    level_by_space: list[int]
    levels: list[IncomeLevel]
    min_level: int
    max_level: int
    start_space: Count
    last_space: Count


class EndNumbers(FileEntry):
    """What the end of a round or of the game costs and brings."""

    shortfall_vp_per_pound: Count


class FamilyDefinition(FileEntry):
    """What every definition file of the family holds."""

    meta: Meta
    industries: list[IndustryEntry]
    setup: SetupNumbers
    turn: TurnNumbers
    actions: ActionNumbers
    locations: Sequence[PlaceEntry]
    links: list[LinkEntry]
    tiles: Sequence[TileEntry]
    cards: Cards
    markets: Markets
    income: IncomeTrack
    end: EndNumbers
