"""A definition compiled to tuples of integers: immutable, shared by all states of a game.

Locations are also bits of an integer, so that networks and reachability are masks.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from brass_desktop.games.brass.definition import Definition, MarketEntry, PlayerCount, TileEntry
from brass_desktop.games.brass.ids import (
    BEER,
    COAL,
    IRON,
    NO_RESOURCE,
    CardId,
    IndustryId,
    LinkId,
    LocationId,
    SlotId,
    TileId,
)

_RESOURCES = {"coal": COAL, "iron": IRON, "beer": BEER}


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
    leaves_after_canal: tuple[bool, ...]
    resource: tuple[int, ...]
    """COAL, IRON or BEER that it yields, NO_RESOURCE if it is sold."""
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
    merchant_towns: int
    """Mask of the locations that give access to the coal market."""
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
    """The faces that scouting brings."""
    copies: dict[int, tuple[int, ...]]
    """By player count: how often each face is in the deck."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Single numbers that the rules ask for in every action."""

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
    lowest_level: int
    scout_cards: int
    last_space: int
    rounds: dict[int, int]
    """Rounds of an era, by player count."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything about a game that never changes."""

    definition: Definition
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
    coal_market: Market
    iron_market: Market
    income_level: tuple[int, ...]
    """By space."""
    top_space: dict[int, int]
    """By income level: its highest space."""


def compile_ruleset(definition: Definition) -> Ruleset:
    """Turn names into positions and precompute what the rules ask for all the time."""
    industry_at = _positions(industry.id for industry in definition.industries)
    tiles = _compile_tiles(definition.tiles, industry_at)
    return Ruleset(
        definition=definition,
        numbers=_compile_numbers(definition),
        industries=tuple(industry_at),
        tiles=tiles,
        stacks=_compile_stacks(definition, tiles, len(industry_at)),
        board=_compile_board(definition, industry_at, tiles),
        cards=_compile_cards(definition, industry_at),
        merchant_buys=tuple(
            frozenset(IndustryId(industry_at[name]) for name in tile.buys)
            for tile in definition.merchant_tiles
        ),
        merchant_tiles=tuple(tile.id for tile in definition.merchant_tiles),
        coal_market=_compile_market(definition.markets.coal),
        iron_market=_compile_market(definition.markets.iron),
        income_level=tuple(definition.income.level_by_space),
        top_space={level.level: level.last_space for level in definition.income.levels},
    )


def _compile_numbers(definition: Definition) -> Numbers:
    network, develop = definition.actions.network, definition.actions.develop
    return Numbers(
        hand_size=definition.setup.hand_size,
        cards_per_action=definition.turn.cards_per_action,
        actions_per_turn=definition.turn.actions_per_turn,
        actions_first_round=definition.turn.actions_first_canal_round,
        links_per_canal_action=network.canal_links_per_action,
        canal_cost=network.canal_cost,
        rail_cost=network.rail_cost_one,
        second_rail_cost=network.rail_cost_two_total - network.rail_cost_one,
        rail_coal=network.rail_coal_per_link,
        second_rail_beer=network.rail_beer_for_two,
        develop_tiles=develop.max_tiles,
        develop_iron=develop.iron_per_tile,
        loan_money=definition.actions.loan.money,
        loan_levels=definition.actions.loan.income_levels_lost,
        lowest_level=definition.actions.loan.lowest_income_level,
        scout_cards=definition.turn.cards_per_action + definition.turn.extra_cards_for_scout,
        last_space=definition.income.last_space,
        rounds={int(players): n for players, n in definition.setup.rounds_per_era.items()},
    )


def _positions(names: Iterable[str]) -> dict[str, int]:
    return {name: position for position, name in enumerate(names)}


def _compile_market(entry: MarketEntry) -> Market:
    dearest_first = entry.spaces[::-1]
    return Market(
        spaces=len(entry.spaces),
        start_cubes=entry.start_cubes,
        buy_price=(entry.price_when_empty, *dearest_first),
        sell_price=(*dearest_first, 0),
    )


def _compile_tiles(entries: Sequence[TileEntry], industry_at: dict[str, int]) -> Tiles:
    return Tiles(
        ids=tuple(t.id for t in entries),
        industry=tuple(IndustryId(industry_at[t.industry]) for t in entries),
        level=tuple(t.level for t in entries),
        cost=tuple(t.cost for t in entries),
        coal=tuple(t.coal for t in entries),
        iron=tuple(t.iron for t in entries),
        beer=tuple(t.beer_to_sell or 0 for t in entries),
        vp=tuple(t.vp for t in entries),
        income=tuple(t.income_spaces for t in entries),
        link_icons=tuple(t.link_icons for t in entries),
        lightbulb=tuple(t.develop_forbidden for t in entries),
        leaves_after_canal=tuple(t.removed_after_canal for t in entries),
        resource=tuple(
            _RESOURCES[t.produces.resource] if t.produces else NO_RESOURCE for t in entries
        ),
        buildable=(
            tuple(t.build_canal for t in entries),
            tuple(t.build_rail for t in entries),
        ),
        yields=(
            tuple((t.produces.canal or 0) if t.produces else 0 for t in entries),
            tuple((t.produces.rail or 0) if t.produces else 0 for t in entries),
        ),
    )


def _compile_stacks(
    definition: Definition, tiles: Tiles, industries: int
) -> tuple[tuple[TileId, ...], ...]:
    stacks: list[list[TileId]] = [[] for _ in range(industries)]
    for tile in sorted(range(len(tiles.ids)), key=lambda t: tiles.level[t]):
        stacks[tiles.industry[tile]] += [TileId(tile)] * definition.tiles[tile].count
    return tuple(tuple(stack) for stack in stacks)


def _compile_board(definition: Definition, industry_at: dict[str, int], tiles: Tiles) -> Board:
    places = definition.locations
    location_at = _positions(place.id for place in places)
    slots = [(LocationId(n), slot) for n, place in enumerate(places) for slot in place.slots]
    shown = tuple(
        tuple(IndustryId(industry_at[name]) for name in slot.industries) for _, slot in slots
    )
    spaces = [(LocationId(n), m) for n, place in enumerate(places) for m in place.merchant_slots]
    bonuses = [places[n].beer_bonus for n, _ in spaces]
    ends = tuple(
        tuple(LocationId(location_at[name]) for name in link.ends) for link in definition.links
    )
    return Board(
        locations=tuple(location_at),
        towns=sum(1 << n for n, place in enumerate(places) if place.kind == "town"),
        merchant_towns=sum(1 << n for n, place in enumerate(places) if place.coal_market_access),
        slots=tuple(slot.id for _, slot in slots),
        slot_location=tuple(n for n, _ in slots),
        slot_bit=tuple(1 << n for n, _ in slots),
        slot_industries=shown,
        slots_at=tuple(
            tuple(SlotId(s) for s, (at, _) in enumerate(slots) if at == n)
            for n in range(len(places))
        ),
        slots_for=tuple(
            tuple(SlotId(s) for s in range(len(slots)) if industry in shown[s])
            for industry in range(len(industry_at))
        ),
        slots_yielding=tuple(
            tuple(
                SlotId(s)
                for s, industries in enumerate(shown)
                if any(
                    tiles.resource[t] == resource
                    for t in range(len(tiles.ids))
                    if tiles.industry[t] in industries
                )
            )
            for resource in (NO_RESOURCE, COAL, IRON, BEER)
        ),
        links=tuple(link.id for link in definition.links),
        link_ends=ends,
        link_mask=tuple(sum(1 << end for end in link) for link in ends),
        link_open=(
            tuple(link.canal for link in definition.links),
            tuple(link.rail for link in definition.links),
        ),
        lines=(
            tuple(LinkId(n) for n, link in enumerate(definition.links) if link.canal),
            tuple(LinkId(n) for n, link in enumerate(definition.links) if link.rail),
        ),
        printed_icons=tuple(place.link_icons for place in places),
        merchants=tuple(space.id for _, space in spaces),
        merchant_location=tuple(n for n, _ in spaces),
        merchant_bit=tuple(1 << n for n, _ in spaces),
        merchant_min_players=tuple(space.min_players for _, space in spaces),
        bonus_kind=tuple(bonus.kind if bonus else "" for bonus in bonuses),
        bonus_amount=tuple(bonus.amount if bonus else 0 for bonus in bonuses),
    )


def _compile_cards(definition: Definition, industry_at: dict[str, int]) -> CardFaces:
    cards = definition.cards
    location_at = _positions(place.id for place in definition.locations)
    towns = sum(1 << n for n, place in enumerate(definition.locations) if place.kind == "town")
    everything = frozenset(IndustryId(i) for i in industry_at.values())
    ids = [
        *(c.id for c in cards.location),
        *(c.id for c in cards.industry),
        *(c.id for c in cards.wild),
    ]
    counts: tuple[PlayerCount, ...] = ("2", "3", "4")
    return CardFaces(
        ids=tuple(ids),
        location_bit=(
            *(1 << location_at[c.location] for c in cards.location),
            *(0 for _ in cards.industry),
            *(towns if c.id == "wild_location" else 0 for c in cards.wild),
        ),
        industries=(
            *(frozenset[IndustryId]() for _ in cards.location),
            *(frozenset(IndustryId(industry_at[i]) for i in c.industries) for c in cards.industry),
            *(everything if c.id == "wild_industry" else frozenset() for c in cards.wild),
        ),
        wild=tuple(name.startswith("wild_") for name in ids),
        wild_gain=tuple(CardId(ids.index(name)) for name in definition.actions.scout.gain),
        copies={
            int(n): (
                *(c.copies[n] for c in cards.location),
                *(c.copies[n] for c in cards.industry),
                *(0 for _ in cards.wild),
            )
            for n in counts
        },
    )
