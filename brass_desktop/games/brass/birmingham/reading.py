"""Checks of what only Birmingham's definition file has."""

from collections.abc import Iterator

from brass_desktop.games.brass.birmingham.definition import BirminghamDefinition, LocationEntry
from brass_desktop.games.brass.engine.reading import (
    Reference,
    definition_text,
    parse_definition,
    player_counts,
    repeated_ids,
    shared_problems,
    unknown_ids,
)

_PACKAGE = __name__.rpartition(".")[0]


def read_birmingham() -> BirminghamDefinition:
    """Read the file that is shipped."""
    return parse_birmingham(definition_text(_PACKAGE), f"{_PACKAGE}/definition.json")


def parse_birmingham(text: str, origin: str) -> BirminghamDefinition:
    """Read and check a definition of Birmingham."""
    return parse_definition(text, origin, BirminghamDefinition, _problems)


def _problems(definition: BirminghamDefinition) -> Iterator[str]:
    yield from unknown_ids(_references(definition))
    yield from _repeated(definition)
    yield from shared_problems(definition)
    yield from _wrong_cards(definition)
    yield from _wrong_rounds(definition)
    yield from _wrong_sales(definition)
    for place in definition.locations:
        yield from _wrong_location(place)
    yield from _wrong_merchants(definition)
    yield from _wrong_markets(definition)
    yield from _wrong_components(definition)


def _references(definition: BirminghamDefinition) -> Iterator[Reference]:
    industries = {industry.id for industry in definition.industries}
    locations = {location.id for location in definition.locations}
    bands = {band.id for band in definition.bands}
    wild: set[str] = {card.id for card in definition.cards.wild}
    for tile in definition.merchant_tiles:
        yield from ((f"merchant tile {tile.id}", name, industries) for name in tile.buys)
    for card in definition.cards.wild:
        yield from ((f"card {card.id}", place, locations) for place in card.not_valid_for)
    for place in definition.locations:
        if place.band is not None:
            yield f"location {place.id}", place.band, bands
    yield from (("actions.scout.gain", card, wild) for card in definition.actions.scout.gain)


def _repeated(definition: BirminghamDefinition) -> Iterator[str]:
    spaces = [m.id for p in definition.locations for m in p.merchant_slots]
    yield from repeated_ids(
        {
            "merchant spaces": spaces,
            "bands": [band.id for band in definition.bands],
            "merchant tiles": [m.id for m in definition.merchant_tiles],
            "player_colors": [colour.id for colour in definition.player_colors],
            "characters": [person.id for person in definition.characters],
            "wild cards": [card.id for card in definition.cards.wild],
            "actions.scout.gain": definition.actions.scout.gain,
        }
    )


def _wrong_cards(definition: BirminghamDefinition) -> Iterator[str]:
    cards = definition.cards
    places = {place.id: place for place in definition.locations}
    bands = {band.id: band for band in definition.bands}
    for key, players in player_counts(definition):
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


def _wrong_rounds(definition: BirminghamDefinition) -> Iterator[str]:
    """Hands must be equal at each round and empty at the end of an era (B-3.9)."""
    setup, turn = definition.setup, definition.turn
    most = max(definition.meta.players)
    if len(definition.player_colors) < most:
        yield f"player_colors: {len(definition.player_colors)} for {most} players"
    for key, players in player_counts(definition):
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


def _wrong_sales(definition: BirminghamDefinition) -> Iterator[str]:
    sold = {industry.id: industry.flips == "sell" for industry in definition.industries}
    for tile in definition.tiles:
        if (tile.beer_to_sell is None) == sold[tile.industry]:
            yield f"tile {tile.id}: its industry is {'' if sold[tile.industry] else 'never '}sold"


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


def _wrong_merchants(definition: BirminghamDefinition) -> Iterator[str]:
    spaces = [space for place in definition.locations for space in place.merchant_slots]
    for key, players in player_counts(definition):
        tiles = sum(tile.min_players <= players for tile in definition.merchant_tiles)
        room = sum(space.min_players <= players for space in spaces)
        if tiles != room:
            yield f"merchants: {tiles} tiles for {room} spaces with {key} players"


def _wrong_markets(definition: BirminghamDefinition) -> Iterator[str]:
    markets = definition.markets
    for name, market, linked in (("coal", markets.coal, True), ("iron", markets.iron, False)):
        if market.start_cubes + len(market.start_empty_spaces) != len(market.spaces):
            yield f"markets.{name}: cubes and empty spaces do not add up"
        elif market.start_empty_spaces != market.spaces[: len(market.start_empty_spaces)]:
            yield f"markets.{name}: the cheapest spaces must be the empty ones"
        if market.buy_needs_merchant_link != linked:
            yield f"markets.{name}: buying coal needs a merchant link, buying iron does not"


def _wrong_components(definition: BirminghamDefinition) -> Iterator[str]:
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
