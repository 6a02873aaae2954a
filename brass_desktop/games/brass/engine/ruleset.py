"""What the engine knows of a game that never changes: tuples of integers, shared by all states.

Locations are also bits of an integer, so that networks and reachability are masks. `compiling`
makes a ruleset from a definition.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from brass_desktop.games.brass.engine.ids import (
    CardId,
    IndustryId,
    Kind,
    LinkId,
    LocationId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.policy import Policy

if TYPE_CHECKING:
    # Rules work on positions, and a position holds its ruleset.
    from brass_desktop.games.brass.engine.rules.rule import Rule


@dataclass(frozen=True, slots=True)
class GameParts:
    """What makes one game of the family, beside its definition."""

    actions: Mapping[Kind, "Rule"]
    card_actions: tuple[Kind, ...]
    policy: Policy
    clauses: Mapping[str, str]
    """Its own clause where a rule of the family cites another one, or cites it for a code."""
    criteria: tuple[str, ...]
    """What is compared at the end, most important first."""
    options: frozenset[str]
    """Switches of its `Setup`."""
    digested: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Market:
    """A market's prices: with c cubes in it the next one costs `buy_price[c]`."""

    spaces: int
    start_cubes: int
    buy_price: tuple[int, ...]
    """Price of taking a cube, by cubes present; index 0 is the price beyond the market."""
    sell_price: tuple[int, ...]
    """Price of filling the dearest empty space, by cubes present before."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """The kinds of tile, as columns indexed by `TileId`."""

    ids: tuple[str, ...]
    industry: tuple[IndustryId, ...]
    level: tuple[int, ...]
    cost: tuple[int, ...]
    coal: tuple[int, ...]
    iron: tuple[int, ...]
    beer: tuple[int, ...]
    """Barrels needed to sell it; 0 for tiles that are never sold."""
    vp: tuple[int, ...]
    income: tuple[int, ...]
    link_icons: tuple[int, ...]
    lightbulb: tuple[bool, ...]
    sold: tuple[bool, ...]
    """Whether selling it turns it over."""
    sold_to: tuple[bool, ...]
    """Whether it turns over when something is sold through it, as ports do."""
    flips_on_build: tuple[bool, ...]
    leaves_after_canal: tuple[bool, ...]
    resource: tuple[int, ...]
    """COAL, IRON or BEER that it yields, otherwise NO_RESOURCE."""
    buildable: tuple[tuple[bool, ...], ...]
    """By era, then tile."""
    yields: tuple[tuple[int, ...], ...]
    """Cubes or barrels, by era, then tile."""


@dataclass(frozen=True, slots=True)
class Board:
    """Locations, slots, lines and merchant spaces, as columns."""

    locations: tuple[str, ...]
    towns: int
    """Mask of the locations that location cards can name."""
    market_places: int
    """Mask of the locations that give access to the coal market whatever lies there."""
    bands: tuple[str, ...]
    """The coloured group of each location, empty for those without one."""
    slots: tuple[str, ...]
    slot_location: tuple[LocationId, ...]
    slot_bit: tuple[int, ...]
    """The bit of each slot's location."""
    slot_industries: tuple[tuple[IndustryId, ...], ...]
    slots_at: tuple[tuple[SlotId, ...], ...]
    """By location."""
    slots_for: tuple[tuple[SlotId, ...], ...]
    """By industry: every slot that shows it."""
    slots_yielding: tuple[tuple[SlotId, ...], ...]
    """By resource: every slot that may hold a tile yielding it."""
    port_slots: tuple[SlotId, ...]
    """Every slot that may hold a tile through which others are sold."""
    links: tuple[str, ...]
    link_ends: tuple[tuple[LocationId, ...], ...]
    link_mask: tuple[int, ...]
    link_open: tuple[tuple[bool, ...], ...]
    """By era, then link: whether a link of that era may lie there."""
    lines: tuple[tuple[LinkId, ...], ...]
    """By era: the links that may lie there."""
    printed_icons: tuple[int, ...]
    """Link icons printed on the board, by location."""
    merchants: tuple[str, ...]
    merchant_location: tuple[LocationId, ...]
    merchant_bit: tuple[int, ...]
    merchant_min_players: tuple[int, ...]
    bonus_kind: tuple[str, ...]
    """What the barrel of a merchant space brings, by merchant space."""
    bonus_amount: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardFaces:
    """The card faces: towns, industries, then the two wild ones."""

    ids: tuple[str, ...]
    location_bit: tuple[int, ...]
    """The town a card names as a bit, every town for the wild location, 0 otherwise."""
    industries: tuple[frozenset[IndustryId], ...]
    """What an industry card shows, every industry for the wild one, nothing otherwise."""
    wild: tuple[bool, ...]
    wild_gain: tuple[CardId, ...]
    """The faces that lie in open piles of their own."""
    wild_copies: tuple[int, ...]
    """How many cards each of these piles has."""
    copies: dict[int, tuple[int, ...]]
    """By player count: how often each face is in the deck."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Single numbers that the rules ask for in every action."""

    starting_money: int
    starting_points: int
    starting_space: int
    """Of the income marker."""
    link_tiles: int
    """How many each player has."""
    hand_size: int
    cards_per_action: int
    actions_per_turn: int
    actions_first_round: int
    links_per_canal_action: int
    canal_cost: int
    rail_cost: int
    second_rail_cost: int
    """What the second rail of a double adds to the price of the first."""
    rail_coal: int
    second_rail_beer: int
    develop_tiles: int
    develop_iron: int
    loan_money: int
    loan_levels: int
    """What the smallest loan brings and costs."""
    loan_amounts: tuple[int, ...]
    lowest_level: int
    scout_cards: int
    last_space: int
    shortfall_points: int
    """Lost for each pound of a debt that cannot be raised."""
    rounds: dict[int, int]
    """Rounds of an era, by player count."""
    income_first: bool
    """Whether income comes at the start of a round, not at its end."""
    draws_each_turn: bool
    """Whether hands are refilled after each turn, not after each round."""
    clockwise_start: bool
    """Whether only the first player is drawn by lot, not the whole order."""
    first_link_anywhere: bool
    """Whether somebody without anything on the board may lay a link."""
    unseen_discards: bool
    """Whether cards that were set aside unseen lie under the discards, one for each player."""
    points_aside: bool
    """Whether markers of points lie off the track until the first scoring."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything about a game that never changes."""

    players: tuple[int, ...]
    """How many can play it."""
    numbers: Numbers
    industries: tuple[str, ...]
    tiles: Tiles
    stacks: tuple[tuple[TileId, ...], ...]
    """By industry: the mat's tiles, lowest level first."""
    board: Board
    cards: CardFaces
    merchant_buys: tuple[frozenset[IndustryId], ...]
    """By merchant tile."""
    merchant_tiles: tuple[str, ...]
    merchant_tile_min_players: tuple[int, ...]
    distant_bonus: tuple[int, ...]
    """By space of the distant market's marker; behind the last of them it is closed."""
    distant_tiles: tuple[int, ...]
    """How far each tile of the distant market lowers the marker."""
    coal_market: Market
    iron_market: Market
    income_level: tuple[int, ...]
    """By space."""
    top_space: dict[int, int]
    """By income level: its highest space."""
    actions: Mapping[Kind, "Rule"]
    """The rule of every kind of action that this game has."""
    card_actions: tuple[Kind, ...]
    """Those that cost a card, in the rulebook's order."""
    policy: Policy
    """What this game answers where the games of the family part ways."""
    clauses: Mapping[str, str]
    """Its own clause where a rule of the family cites another one, or cites it for a code."""
    criteria: tuple[str, ...]
    """What is compared at the end, most important first."""
    options: frozenset[str]
    """Switches of its `Setup`."""
    digested: tuple[str, ...]
    """The fields that make a position, in the order of their digest; the rest follows from them."""
