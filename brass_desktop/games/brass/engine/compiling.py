"""From a definition to a ruleset: names become positions, and frequent questions become tables.

Here is what the games of the family share; a game puts in its own things with `replace`.
"""

from collections.abc import Iterable

from brass_desktop.games.brass.engine.definition import (
    FamilyDefinition,
    MarketEntry,
    PlayerCount,
)
from brass_desktop.games.brass.engine.ids import (
    BEER,
    COAL,
    IRON,
    NO_RESOURCE,
    IndustryId,
    LinkId,
    LocationId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.ruleset import (
    Board,
    CardFaces,
    GameParts,
    Market,
    Numbers,
    Ruleset,
    Tiles,
)

_RESOURCES = {"coal": COAL, "iron": IRON, "beer": BEER}


def compile_ruleset(
    definition: FamilyDefinition, parts: GameParts, closed: frozenset[str] = frozenset()
) -> Ruleset:
    """Turn names into positions and precompute what the rules ask for all the time.

    Places that are closed for a number of players keep their positions, but nothing can be built
    there and no link leads there.
    """
    industry_at = positions(industry.id for industry in definition.industries)
    tiles = _compile_tiles(definition, industry_at)
    board = _compile_board(definition, industry_at, tiles, closed)
    return Ruleset(
        players=tuple(definition.meta.players),
        numbers=_compile_numbers(definition),
        industries=tuple(industry_at),
        tiles=tiles,
        stacks=_compile_stacks(definition, tiles, len(industry_at)),
        board=board,
        cards=_compile_cards(definition, industry_at, board),
        merchant_buys=(),
        merchant_tiles=(),
        merchant_tile_min_players=(),
        distant_bonus=(),
        distant_tiles=(),
        coal_market=_compile_market(definition.markets.coal),
        iron_market=_compile_market(definition.markets.iron),
        income_level=tuple(definition.income.level_by_space),
        top_space={level.level: level.last_space for level in definition.income.levels},
        actions=parts.actions,
        card_actions=parts.card_actions,
        policy=parts.policy,
        clauses=parts.clauses,
        criteria=parts.criteria,
        options=parts.options,
        digested=parts.digested,
    )


def _compile_numbers(definition: FamilyDefinition) -> Numbers:
    setup = definition.setup
    network, develop = definition.actions.network, definition.actions.develop
    return Numbers(
        starting_money=setup.starting_money,
        starting_points=setup.vp_start,
        starting_space=setup.income_start_space,
        link_tiles=setup.link_tiles_per_player,
        hand_size=setup.hand_size,
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
        loan_amounts=(definition.actions.loan.money,),
        lowest_level=definition.actions.loan.lowest_income_level,
        scout_cards=0,
        last_space=definition.income.last_space,
        shortfall_points=definition.end.shortfall_vp_per_pound,
        rounds={int(players): n for players, n in setup.rounds_per_era.items()},
        income_first=False,
        draws_each_turn=True,
        clockwise_start=False,
        first_link_anywhere=True,
        unseen_discards=True,
        points_aside=False,
    )


def positions(names: Iterable[str]) -> dict[str, int]:
    """Number names in their order."""
    return {name: position for position, name in enumerate(names)}


def _compile_market(entry: MarketEntry) -> Market:
    dearest_first = entry.spaces[::-1]
    return Market(
        spaces=len(entry.spaces),
        start_cubes=entry.start_cubes,
        buy_price=(entry.price_when_empty, *dearest_first),
        sell_price=(*dearest_first, 0),
    )


def _compile_tiles(definition: FamilyDefinition, industry_at: dict[str, int]) -> Tiles:
    entries = definition.tiles
    flips = {industry.id: industry.flips for industry in definition.industries}
    return Tiles(
        ids=tuple(t.id for t in entries),
        industry=tuple(IndustryId(industry_at[t.industry]) for t in entries),
        level=tuple(t.level for t in entries),
        cost=tuple(t.cost for t in entries),
        coal=tuple(t.coal for t in entries),
        iron=tuple(t.iron for t in entries),
        beer=(0,) * len(entries),
        vp=tuple(t.vp for t in entries),
        income=tuple(t.income_spaces for t in entries),
        link_icons=tuple(t.link_icons for t in entries),
        lightbulb=tuple(t.develop_forbidden for t in entries),
        sold=tuple(flips[t.industry] == "sell" for t in entries),
        sold_to=tuple(flips[t.industry] == "sold_to" for t in entries),
        flips_on_build=tuple(flips[t.industry] == "on_build" for t in entries),
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
    definition: FamilyDefinition, tiles: Tiles, industries: int
) -> tuple[tuple[TileId, ...], ...]:
    stacks: list[list[TileId]] = [[] for _ in range(industries)]
    for tile in sorted(range(len(tiles.ids)), key=lambda t: tiles.level[t]):
        stacks[tiles.industry[tile]] += [TileId(tile)] * definition.tiles[tile].count
    return tuple(tuple(stack) for stack in stacks)


def _compile_board(
    definition: FamilyDefinition,
    industry_at: dict[str, int],
    tiles: Tiles,
    closed: frozenset[str],
) -> Board:
    places = definition.locations
    location_at = positions(place.id for place in places)
    slots = [(LocationId(n), slot) for n, place in enumerate(places) for slot in place.slots]
    shown = tuple(
        ()
        if places[at].id in closed
        else tuple(IndustryId(industry_at[name]) for name in slot.industries)
        for at, slot in slots
    )
    canals = [link.canal and closed.isdisjoint(link.ends) for link in definition.links]
    rails = [link.rail and closed.isdisjoint(link.ends) for link in definition.links]
    ends = tuple(
        tuple(LocationId(location_at[name]) for name in link.ends) for link in definition.links
    )
    return Board(
        locations=tuple(location_at),
        towns=sum(1 << n for n, place in enumerate(places) if place.kind == "town"),
        market_places=0,
        bands=("",) * len(places),
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
        port_slots=tuple(
            SlotId(s)
            for s, industries in enumerate(shown)
            if any(
                tiles.sold_to[t] for t in range(len(tiles.ids)) if tiles.industry[t] in industries
            )
        ),
        links=tuple(link.id for link in definition.links),
        link_ends=ends,
        link_mask=tuple(sum(1 << end for end in link) for link in ends),
        link_open=(tuple(canals), tuple(rails)),
        lines=(
            tuple(LinkId(n) for n, is_open in enumerate(canals) if is_open),
            tuple(LinkId(n) for n, is_open in enumerate(rails) if is_open),
        ),
        printed_icons=tuple(place.link_icons for place in places),
        merchants=(),
        merchant_location=(),
        merchant_bit=(),
        merchant_min_players=(),
        bonus_kind=(),
        bonus_amount=(),
    )


def _compile_cards(
    definition: FamilyDefinition, industry_at: dict[str, int], board: Board
) -> CardFaces:
    cards = definition.cards
    location_at = positions(board.locations)
    counts: tuple[PlayerCount, ...] = ("2", "3", "4")
    faces = len(cards.location) + len(cards.industry)
    return CardFaces(
        ids=(*(c.id for c in cards.location), *(c.id for c in cards.industry)),
        location_bit=(
            *(1 << location_at[c.location] for c in cards.location),
            *(0 for _ in cards.industry),
        ),
        industries=(
            *(frozenset[IndustryId]() for _ in cards.location),
            *(frozenset(IndustryId(industry_at[i]) for i in c.industries) for c in cards.industry),
        ),
        wild=(False,) * faces,
        wild_gain=(),
        wild_copies=(),
        copies={
            int(n): (
                *(c.copies[n] for c in cards.location),
                *(c.copies[n] for c in cards.industry),
            )
            for n in counts
        },
    )
