"""The entries that only Birmingham's definition file has."""

from collections.abc import Sequence
from typing import Literal

from brass_desktop.games.brass.engine.definition import (
    ActionNumbers,
    ByPlayers,
    Cards,
    Count,
    EndNumbers,
    FamilyDefinition,
    FileEntry,
    MarketEntry,
    Markets,
    PlaceEntry,
    Positive,
    SetupNumbers,
    TileEntry,
    TurnNumbers,
)


class PlayerColour(FileEntry):
    """A player colour; how it looks is the theme's matter."""

    id: str


class PlayerCharacter(FileEntry):
    """A person a player may be."""

    id: str
    name: str


class Band(FileEntry):
    """A coloured group of towns whose cards are used from some player count on."""

    id: str
    cards_from_players: int


class Components(FileEntry):
    """Contents of the box, for checking only."""

    link_tiles: Count
    industry_tiles: Count
    location_and_industry_cards: Count
    wild_cards: Count
    merchant_tiles: Count


class BirminghamSetup(SetupNumbers):
    """How a game of Birmingham begins."""

    face_down_discard_per_player: Literal[1]
    components: Components


class BirminghamTurn(TurnNumbers):
    """What a turn of Birmingham costs."""

    extra_cards_for_scout: Count


class ScoutNumbers(FileEntry):
    """What scouting brings."""

    gain: list[str]


class BirminghamActions(ActionNumbers):
    """All numbers of Birmingham's actions."""

    scout: ScoutNumbers


class MerchantSpace(FileEntry):
    """A place for one merchant tile."""

    id: str
    min_players: int


class BeerBonus(FileEntry):
    """What a merchant gives when its barrel is drunk."""

    kind: Literal["money", "victory_points", "develop", "income_spaces"]
    amount: Count


class LocationEntry(PlaceEntry):
    """A town, a farm brewery or a merchant town."""

    kind: Literal["town", "farm_brewery", "merchant"]
    band: str | None
    coal_market_access: bool = False
    beer_bonus: BeerBonus | None = None
    merchant_slots: Sequence[MerchantSpace] = ()


class BirminghamTile(TileEntry):
    """A tile, with the beer that selling it takes."""

    level: Positive
    beer_to_sell: Count | None


class WildCard(FileEntry):
    """A card that stands for any other of its kind."""

    id: Literal["wild_location", "wild_industry"]
    copies: ByPlayers
    not_valid_for: list[str]


class BirminghamCards(Cards):
    """Every card face, the wild ones too."""

    wild: list[WildCard]


class MerchantTile(FileEntry):
    """A merchant tile and what it buys; an empty list is a blank tile."""

    id: str
    buys: list[str]
    min_players: int


class BirminghamMarket(MarketEntry):
    """A market that is not full at the start."""

    start_empty_spaces: list[Count]
    buy_needs_merchant_link: bool


class BirminghamMarkets(Markets):
    """The two markets."""

    coal: BirminghamMarket
    iron: BirminghamMarket


class MoneyPoints(FileEntry):
    """Points for money at the end of the introductory game."""

    pounds: Positive
    vp: Count
    max_vp: Count


class IntroductoryGame(FileEntry):
    """The short game's own scoring."""

    vp_per_money: MoneyPoints


class BirminghamEnd(EndNumbers):
    """Points of a shortfall and of the introductory game."""

    introductory_game: IntroductoryGame


class BirminghamDefinition(FamilyDefinition):
    """The whole definition file."""

    player_colors: list[PlayerColour]
    characters: list[PlayerCharacter]
    bands: list[Band]
    setup: BirminghamSetup
    turn: BirminghamTurn
    actions: BirminghamActions
    locations: Sequence[LocationEntry]
    tiles: Sequence[BirminghamTile]
    cards: BirminghamCards
    merchant_tiles: list[MerchantTile]
    markets: BirminghamMarkets
    end: BirminghamEnd
