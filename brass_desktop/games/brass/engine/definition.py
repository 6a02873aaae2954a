"""The definition file of a Brass game as pydantic models, which check single entries.

A definition is what people write and check: string ids, one entry per printed thing. It is read
once by `reading` and compiled to a `Ruleset`; nothing else in the engine knows its shape. It holds
numbers and names alone: a rule that has no number is a clause and code, not an entry.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
PlayerCount = Literal["2", "3", "4"]
ByPlayers = Annotated[dict[PlayerCount, Count], Field(min_length=3)]
"""One number for each player count; none may be missing."""


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Meta(_Entry):
    """What the file describes."""

    game: str
    publisher: str
    year: int
    players: Annotated[list[Literal[2, 3, 4]], Field(min_length=1)]
    format: Literal[1]
    note: str


class PlayerColour(_Entry):
    """A player colour; how it looks is the theme's matter."""

    id: str


class PlayerCharacter(_Entry):
    """A person a player may be."""

    id: str
    name: str


class IndustryEntry(_Entry):
    """An industry and what turns its tiles over."""

    id: str
    name: str
    flips: Literal["sell", "resources_gone"]


class Band(_Entry):
    """A coloured group of towns whose cards are used from some player count on."""

    id: str
    cards_from_players: int


class Components(_Entry):
    """Contents of the box, for checking only."""

    link_tiles: Count
    industry_tiles: Count
    location_and_industry_cards: Count
    wild_cards: Count
    merchant_tiles: Count


class SetupNumbers(_Entry):
    """How a game begins."""

    starting_money: Count
    hand_size: Count
    face_down_discard_per_player: Literal[1]
    vp_start: Count
    income_start_space: Count
    link_tiles_per_player: Count
    industry_tiles_per_player: Count
    components: Components
    deck_size: ByPlayers
    rounds_per_era: ByPlayers


class TurnNumbers(_Entry):
    """How long a turn is and what it costs."""

    actions_per_turn: Positive
    actions_first_canal_round: Positive
    cards_per_action: Literal[1]
    extra_cards_for_scout: Count


class NetworkNumbers(_Entry):
    """Prices of links."""

    canal_cost: Count
    canal_links_per_action: Count
    rail_cost_one: Count
    rail_cost_two_total: Count
    rail_coal_per_link: Count
    rail_beer_for_two: Count


class DevelopNumbers(_Entry):
    """Size and price of a Develop action."""

    max_tiles: Count
    iron_per_tile: Count


class LoanNumbers(_Entry):
    """What a loan brings and costs."""

    money: Count
    income_levels_lost: Count
    lowest_income_level: int


class ScoutNumbers(_Entry):
    """What scouting brings."""

    gain: list[str]


class ActionNumbers(_Entry):
    """All numbers of the actions."""

    network: NetworkNumbers
    develop: DevelopNumbers
    loan: LoanNumbers
    scout: ScoutNumbers


class SlotEntry(_Entry):
    """A place for one industry tile."""

    id: str
    industries: Annotated[list[str], Field(min_length=1, max_length=2)]


class MerchantSpace(_Entry):
    """A place for one merchant tile."""

    id: str
    min_players: int


class BeerBonus(_Entry):
    """What a merchant gives when its barrel is drunk."""

    kind: Literal["money", "victory_points", "develop", "income_spaces"]
    amount: Count


class LocationEntry(_Entry):
    """A town, a farm brewery or a merchant town."""

    id: str
    name: str
    kind: Literal["town", "farm_brewery", "merchant"]
    band: str | None
    slots: list[SlotEntry] = []
    link_icons: Count = 0
    coal_market_access: bool = False
    beer_bonus: BeerBonus | None = None
    merchant_slots: list[MerchantSpace] = []


class LinkEntry(_Entry):
    """A line on the board; one of them touches three locations."""

    id: str
    ends: Annotated[list[str], Field(min_length=2)]
    canal: bool
    rail: bool


class Yield(_Entry):
    """What a tile brings when built in each era."""

    resource: Literal["coal", "iron", "beer"]
    canal: Count | None
    rail: Count | None


class TileEntry(_Entry):
    """One level of one industry, with how many tiles of it a player has."""

    id: str
    industry: str
    level: Positive
    count: Positive
    cost: Count
    coal: Count
    iron: Count
    beer_to_sell: Count | None
    vp: Count
    income_spaces: Count
    link_icons: Count
    build_canal: bool
    build_rail: bool
    develop_forbidden: bool
    removed_after_canal: bool
    produces: Yield | None


class LocationCard(_Entry):
    """A card that names a town."""

    id: str
    location: str
    copies: ByPlayers


class IndustryCard(_Entry):
    """A card that shows one or two industries."""

    id: str
    industries: Annotated[list[str], Field(min_length=1)]
    copies: ByPlayers


class WildCard(_Entry):
    """A card that stands for any other of its kind."""

    id: Literal["wild_location", "wild_industry"]
    copies: ByPlayers
    not_valid_for: list[str]


class Cards(_Entry):
    """Every card face."""

    location: list[LocationCard]
    industry: list[IndustryCard]
    wild: list[WildCard]


class MerchantTile(_Entry):
    """A merchant tile and what it buys; an empty list is a blank tile."""

    id: str
    buys: list[str]
    min_players: int


class MarketEntry(_Entry):
    """Prices of a market's spaces, cheapest first."""

    spaces: list[Count]
    start_cubes: Count
    start_empty_spaces: list[Count]
    price_when_empty: Count
    buy_needs_merchant_link: bool


class Markets(_Entry):
    """The two markets."""

    coal: MarketEntry
    iron: MarketEntry


class IncomeLevel(_Entry):
    """The run of track spaces that make one income level."""

    level: int
    first_space: Count
    last_space: Count


class IncomeTrack(_Entry):
    """The income track, space by space."""

    level_by_space: list[int]
    levels: list[IncomeLevel]
    min_level: int
    max_level: int
    start_space: Count
    last_space: Count


class MoneyPoints(_Entry):
    """Points for money at the end of the introductory game."""

    pounds: Positive
    vp: Count
    max_vp: Count


class IntroductoryGame(_Entry):
    """The short game's own scoring."""

    vp_per_money: MoneyPoints


class EndNumbers(_Entry):
    """Points of a shortfall and of the introductory game."""

    shortfall_vp_per_pound: Count
    introductory_game: IntroductoryGame


class Definition(_Entry):
    """A whole definition file."""

    meta: Meta
    player_colors: list[PlayerColour]
    characters: list[PlayerCharacter]
    industries: list[IndustryEntry]
    bands: list[Band]
    setup: SetupNumbers
    turn: TurnNumbers
    actions: ActionNumbers
    locations: list[LocationEntry]
    links: list[LinkEntry]
    tiles: list[TileEntry]
    cards: Cards
    merchant_tiles: list[MerchantTile]
    markets: Markets
    income: IncomeTrack
    end: EndNumbers
