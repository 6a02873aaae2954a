"""Reading a definition file: whatever contradicts itself is refused by name and place.

The models of `definition` check single entries; here entries are held against each other, so that
a file which is accepted can also be played to its end.
"""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files

from pydantic import ValidationError

from brass_desktop.core.errors import InvalidDefinition
from brass_desktop.games.brass.engine.definition import (
    Definition,
    IndustryCard,
    LocationCard,
    LocationEntry,
    PlayerCount,
    TileEntry,
)


def parse_definition(text: str, origin: str) -> Definition:
    """Read and check a definition; errors name the file and the place in it."""
    try:
        definition = Definition.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise InvalidDefinition(f"{origin}: {place}: {first['msg']}") from error
    problem = next(_problems(definition), None)
    if problem is not None:
        raise InvalidDefinition(f"{origin}: {problem}")
    return definition


def load_definition(package: str) -> Definition:
    """Read the definition.json that lies in a game's own package."""
    text = files(package).joinpath("definition.json").read_text(encoding="utf-8")
    return parse_definition(text, f"{package}/definition.json")


def _problems(definition: Definition) -> Iterator[str]:
    yield from _unknown_references(definition)
    yield from _repeated_ids(definition)
    yield from _wrong_cards(definition)
    yield from _wrong_rounds(definition)
    yield from _wrong_tiles(definition)
    yield from _wrong_board(definition)
    yield from _wrong_merchants(definition)
    yield from _wrong_markets(definition)
    yield from _wrong_income(definition)
    yield from _wrong_components(definition)


def _player_counts(definition: Definition) -> list[tuple[PlayerCount, int]]:
    keys: dict[int, PlayerCount] = {2: "2", 3: "3", 4: "4"}
    return [(keys[players], players) for players in definition.meta.players]


def _unknown_references(definition: Definition) -> Iterator[str]:
    industries = {industry.id for industry in definition.industries}
    locations = {location.id for location in definition.locations}
    bands = {band.id for band in definition.bands}
    wild: set[str] = {card.id for card in definition.cards.wild}
    used = [
        *(
            (f"slot {s.id}", i, industries)
            for p in definition.locations
            for s in p.slots
            for i in s.industries
        ),
        *((f"tile {t.id}", t.industry, industries) for t in definition.tiles),
        *((f"card {c.id}", i, industries) for c in definition.cards.industry for i in c.industries),
        *(
            (f"merchant tile {m.id}", i, industries)
            for m in definition.merchant_tiles
            for i in m.buys
        ),
        *((f"link {link.id}", end, locations) for link in definition.links for end in link.ends),
        *((f"card {c.id}", c.location, locations) for c in definition.cards.location),
        *((f"card {c.id}", p, locations) for c in definition.cards.wild for p in c.not_valid_for),
        *((f"location {p.id}", p.band, bands) for p in definition.locations if p.band is not None),
        *(("actions.scout.gain", card, wild) for card in definition.actions.scout.gain),
    ]
    for where, name, known in used:
        if name not in known:
            yield f"{where}: unknown id {json.dumps(name)}"


def _repeated_ids(definition: Definition) -> Iterator[str]:
    cards = definition.cards
    groups: dict[str, Sequence[str]] = {
        "locations": [p.id for p in definition.locations],
        "slots": [s.id for p in definition.locations for s in p.slots],
        "merchant spaces": [m.id for p in definition.locations for m in p.merchant_slots],
        "links": [link.id for link in definition.links],
        "tiles": [t.id for t in definition.tiles],
        "industries": [i.id for i in definition.industries],
        "bands": [band.id for band in definition.bands],
        "merchant tiles": [m.id for m in definition.merchant_tiles],
        "player_colors": [colour.id for colour in definition.player_colors],
        "characters": [person.id for person in definition.characters],
        "cards": [c.id for group in (cards.location, cards.industry, cards.wild) for c in group],
        "actions.scout.gain": definition.actions.scout.gain,
    }
    for group, ids in groups.items():
        repeated = next((name for name in ids if ids.count(name) > 1), None)
        if repeated is not None:
            yield f"{group}: id {json.dumps(repeated)} is used twice"


def _wrong_components(definition: Definition) -> Iterator[str]:
    """Compare the contents of the box with what the entries add up to."""
    setup, box = definition.setup, definition.setup.components
    wild = sum(card.copies["4"] for card in definition.cards.wild)
    for what, said, counted in (
        ("link tiles", box.link_tiles, setup.link_tiles_per_player * 4),
        ("industry tiles", box.industry_tiles, setup.industry_tiles_per_player * 4),
        ("cards", box.location_and_industry_cards, setup.deck_size["4"]),
        ("wild cards", box.wild_cards, wild),
        ("merchant tiles", box.merchant_tiles, len(definition.merchant_tiles)),
    ):
        if said != counted:
            yield f"setup.components: {said} {what}, but there are {counted}"


def _wrong_cards(definition: Definition) -> Iterator[str]:
    cards = definition.cards
    places = {place.id: place for place in definition.locations}
    bands = {band.id: band for band in definition.bands}
    deck: list[LocationCard | IndustryCard] = [*cards.location, *cards.industry]
    for key, players in _player_counts(definition):
        total, size = sum(card.copies[key] for card in deck), definition.setup.deck_size[key]
        if total != size:
            yield f"cards: {total} cards with {key} players, but the deck has {size}"
        for card in cards.location:
            place = places[card.location]
            if place.kind != "town" or place.band is None:
                yield f"card {card.id}: {place.id} is no town with a band"
            elif (card.copies[key] > 0) != (players >= bands[place.band].cards_from_players):
                yield f"card {card.id}: {card.copies[key]} copies with {key} players"
        for wild in cards.wild:
            if wild.copies[key] < players:
                yield f"card {wild.id}: {wild.copies[key]} copies for {key} players"
    gain, spent = len(definition.actions.scout.gain), definition.turn.extra_cards_for_scout
    if gain != spent or [card.id for card in cards.wild] != definition.actions.scout.gain:
        yield f"actions.scout: it gains {gain} cards, one of each wild kind, for {spent} extra ones"


def _wrong_rounds(definition: Definition) -> Iterator[str]:
    """Hands must be equal at each round and empty at the end of an era (B-3.9)."""
    setup, turn = definition.setup, definition.turn
    most = max(definition.meta.players)
    if len(definition.player_colors) < most:
        yield f"player_colors: {len(definition.player_colors)} for {most} players"
    if setup.hand_size < turn.actions_per_turn:
        yield f"setup: a hand of {setup.hand_size} cards does not last for a turn"
    for key, players in _player_counts(definition):
        deck, rounds = setup.deck_size[key], setup.rounds_per_era[key]
        played = turn.actions_per_turn * rounds * players
        missing = (turn.actions_per_turn - turn.actions_first_canal_round) * players
        aside = setup.face_down_discard_per_player * players
        if deck != played or deck != played - missing + aside:
            yield f"setup: with {key} players the cards last for other than {rounds} rounds"
        canal = deck - aside - (setup.hand_size + turn.actions_first_canal_round) * players
        rail = deck - setup.hand_size * players
        refill = turn.actions_per_turn * players
        if canal < 0 or canal % refill or rail < 0 or rail % refill:
            yield f"setup: with {key} players the deck runs out in the middle of a refill"


def _wrong_tiles(definition: Definition) -> Iterator[str]:
    tiles = sum(tile.count for tile in definition.tiles)
    if tiles != definition.setup.industry_tiles_per_player:
        yield f"tiles: {tiles} a player, expected {definition.setup.industry_tiles_per_player}"
    sold = {industry.id: industry.flips == "sell" for industry in definition.industries}
    levels: set[tuple[str, int]] = set()
    for tile in definition.tiles:
        if (tile.industry, tile.level) in levels:
            yield f"tiles: {tile.industry} has level {tile.level} twice"
        levels.add((tile.industry, tile.level))
        if (tile.produces is None) != sold[tile.industry] or (tile.beer_to_sell is None) == (
            sold[tile.industry]
        ):
            yield f"tile {tile.id}: its industry is {'' if sold[tile.industry] else 'never '}sold"
        if not (tile.build_canal or tile.build_rail):
            yield f"tile {tile.id}: it can never be built"
        yield from _missing_yields(tile)


def _missing_yields(tile: TileEntry) -> Iterator[str]:
    if tile.produces is None:
        return
    for era, built, cubes in (
        ("canal", tile.build_canal, tile.produces.canal),
        ("rail", tile.build_rail, tile.produces.rail),
    ):
        if built and not cubes:
            yield f"tile {tile.id}: no yield in the {era} era"


def _wrong_board(definition: Definition) -> Iterator[str]:
    for link in definition.links:
        repeated = next((end for end in link.ends if link.ends.count(end) > 1), None)
        if repeated is not None:
            yield f"link {link.id}: it ends twice in {repeated}"
        if not (link.canal or link.rail):
            yield f"link {link.id}: it is open in no era"
    for place in definition.locations:
        yield from _wrong_location(place)


def _wrong_location(place: LocationEntry) -> Iterator[str]:
    is_merchant = place.kind == "merchant"
    if bool(place.slots) == is_merchant:
        yield f"location {place.id}: towns and farm breweries have slots, merchant towns none"
    if {
        bool(place.merchant_slots),
        place.beer_bonus is not None,
        place.coal_market_access,
    } != {is_merchant}:
        yield f"location {place.id}: merchant towns have merchants, a bonus and the coal market"
    for slot in place.slots:
        if len(set(slot.industries)) < len(slot.industries):
            yield f"slot {slot.id}: it shows an industry twice"


def _wrong_merchants(definition: Definition) -> Iterator[str]:
    spaces = [space for place in definition.locations for space in place.merchant_slots]
    for key, players in _player_counts(definition):
        tiles = sum(tile.min_players <= players for tile in definition.merchant_tiles)
        room = sum(space.min_players <= players for space in spaces)
        if tiles != room:
            yield f"merchants: {tiles} tiles for {room} spaces with {key} players"


def _wrong_markets(definition: Definition) -> Iterator[str]:
    markets = definition.markets
    for name, market, linked in (("coal", markets.coal, True), ("iron", markets.iron, False)):
        if market.spaces != sorted(market.spaces):
            yield f"markets.{name}: prices must not fall"
        if market.start_cubes + len(market.start_empty_spaces) != len(market.spaces):
            yield f"markets.{name}: cubes and empty spaces do not add up"
        elif market.start_empty_spaces != market.spaces[: len(market.start_empty_spaces)]:
            yield f"markets.{name}: the cheapest spaces must be the empty ones"
        if market.buy_needs_merchant_link != linked:
            yield f"markets.{name}: buying coal needs a merchant link, buying iron does not"


def _wrong_income(definition: Definition) -> Iterator[str]:
    income, start = definition.income, definition.setup.income_start_space
    spaces = len(income.level_by_space)
    if spaces != income.last_space + 1:
        yield f"income: {spaces} spaces, but the last one is {income.last_space}"
    for level in income.levels:
        run = income.level_by_space[level.first_space : level.last_space + 1]
        if len(run) != level.last_space - level.first_space + 1 or set(run) != {level.level}:
            yield f"income: level {level.level} does not match its spaces"
    covered = {
        space for level in income.levels for space in range(level.first_space, level.last_space + 1)
    }
    for space in range(spaces):
        if space not in covered:
            yield f"income: space {space} belongs to no level"
    levels = [level.level for level in income.levels]
    if levels != list(range(income.min_level, income.max_level + 1)):
        yield f"income: levels run from {levels[0]} to {levels[-1]}, not as said"
    if start >= spaces or start != income.start_space:
        yield f"income: the marker starts on space {start}, the track says {income.start_space}"
    lowest = definition.actions.loan.lowest_income_level
    if lowest not in levels:
        yield f"actions.loan: level {lowest} is not on the track"
