"""Checks of what only Lancashire's definition file has."""

from collections import Counter
from collections.abc import Iterator

from brass_desktop.games.brass.engine.reading import (
    Reference,
    definition_text,
    parse_definition,
    player_counts,
    repeated_ids,
    shared_problems,
    unknown_ids,
)
from brass_desktop.games.brass.lancashire.definition import LancashireDefinition

_PACKAGE = __name__.rpartition(".")[0]


def read_lancashire() -> LancashireDefinition:
    """Read the file that is shipped."""
    return parse_lancashire(definition_text(_PACKAGE), f"{_PACKAGE}/definition.json")


def parse_lancashire(text: str, origin: str) -> LancashireDefinition:
    """Read and check a definition of Lancashire."""
    return parse_definition(text, origin, LancashireDefinition, _problems)


def _problems(definition: LancashireDefinition) -> Iterator[str]:
    yield from unknown_ids(_references(definition))
    links = [link.id for link in definition.virtual_links]
    yield from repeated_ids({"virtual_links": links})
    yield from shared_problems(definition)
    yield from _wrong_places(definition)
    yield from _wrong_cards(definition)
    yield from _wrong_rounds(definition)
    yield from _wrong_loans(definition)
    yield from _wrong_variant(definition)


def _references(definition: LancashireDefinition) -> Iterator[Reference]:
    locations = {place.id for place in definition.locations}
    links = {link.id for link in definition.links}
    for link in definition.virtual_links:
        yield from ((f"virtual link {link.id}", end, locations) for end in link.ends)
    for name in definition.two_players.locations_removed:
        yield "two_players.locations_removed", name, locations
    for name in definition.two_players.links_gaining_canal:
        yield "two_players.links_gaining_canal", name, links


def _wrong_places(definition: LancashireDefinition) -> Iterator[str]:
    for place in definition.locations:
        if bool(place.slots) != (place.kind == "town"):
            yield f"location {place.id}: towns have slots, other places none"
        if bool(place.band) != (place.kind == "town"):
            yield f"location {place.id}: towns have a band, other places none"
        if place.acts_as_built_port != (place.kind == "external"):
            yield f"location {place.id}: neighbours of Lancashire act as ports, other places do not"


def _wrong_cards(definition: LancashireDefinition) -> Iterator[str]:
    kinds = {place.id: place.kind for place in definition.locations}
    removed = definition.two_players.locations_removed
    for card in definition.cards.location:
        if kinds[card.location] != "town":
            yield f"card {card.id}: {card.location} is no town"
        if (card.copies["2"] > 0) == (card.location in removed):
            yield f"card {card.id}: {card.copies['2']} copies with 2 players"


def _wrong_rounds(definition: LancashireDefinition) -> Iterator[str]:
    """The cards that are not set aside last exactly for the rounds of an era (L-3.3)."""
    setup, turn = definition.setup, definition.turn
    for key, players in player_counts(definition):
        deck, rounds, aside = setup.deck_size[key], setup.rounds_per_era[key], setup.set_aside[key]
        played = turn.actions_per_turn * rounds * players
        missing = (turn.actions_per_turn - turn.actions_first_canal_round) * players
        if deck - aside.canal != played - missing or deck - aside.rail != played:
            yield f"setup: with {key} players the cards last for other than {rounds} rounds"
        refill = turn.actions_per_turn * players
        first = (setup.hand_size + turn.actions_first_canal_round) * players
        canal, rail = deck - aside.canal - first, deck - aside.rail - setup.hand_size * players
        if canal < 0 or canal % refill or rail < 0 or rail % refill:
            yield f"setup: with {key} players the deck runs out in the middle of a refill"


def _wrong_loans(definition: LancashireDefinition) -> Iterator[str]:
    loan = definition.actions.loan
    if not loan.money or any(amount % loan.money for amount in loan.amounts):
        yield f"actions.loan: {loan.amounts} are no multiples of {loan.money}"
    elif loan.amounts != sorted(set(loan.amounts)):
        yield "actions.loan: amounts must ascend"
    combined, turn = definition.actions.combined, definition.turn
    if combined.actions != turn.actions_per_turn or combined.cards != combined.actions:
        yield "actions.combined: it takes every card and action of a turn"


def _wrong_variant(definition: LancashireDefinition) -> Iterator[str]:
    variant, tiles = definition.two_players, definition.distant_market.tiles
    missing = Counter(variant.distant_tiles_removed) - Counter(tiles)
    if missing:
        yield f"two_players.distant_tiles_removed: there is no tile of {next(iter(missing))}"
    if variant.market_spaces != sorted(variant.market_spaces):
        yield "two_players.market_spaces: prices must not fall"
    for players, left in ((4, tiles), (2, _kept(tiles, variant.distant_tiles_removed))):
        if sum(left) < len(definition.distant_market.bonus):
            yield f"distant_market: with {players} players its tiles never close it"


def _kept(tiles: list[int], removed: list[int]) -> list[int]:
    return sorted((Counter(tiles) - Counter(removed)).elements())
