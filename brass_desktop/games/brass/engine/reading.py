"""Reading a definition file: whatever contradicts itself is refused by name and place.

The models of `definition` check single entries; here entries are held against each other, so that
a file which is accepted can also be played to its end. Each game adds the checks of its own things.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import TypeVar

from pydantic import ValidationError

from brass_desktop.core.errors import InvalidDefinition
from brass_desktop.games.brass.engine.definition import (
    FamilyDefinition,
    PlayerCount,
    TileEntry,
)

D = TypeVar("D", bound=FamilyDefinition)
Problems = Callable[[D], Iterator[str]]
"""Yields what is wrong with a definition; the first one is told."""


def parse_definition(text: str, origin: str, model: type[D], problems: Problems[D]) -> D:
    """Read and check a definition; errors name the file and the place in it."""
    try:
        definition = model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise InvalidDefinition(f"{origin}: {place}: {first['msg']}") from error
    problem = next(problems(definition), None)
    if problem is not None:
        raise InvalidDefinition(f"{origin}: {problem}")
    return definition


def definition_text(package: str) -> str:
    """Return the definition.json that lies in a game's own package."""
    return files(package).joinpath("definition.json").read_text(encoding="utf-8")


def shared_problems(definition: FamilyDefinition) -> Iterator[str]:
    """Yield what no game of the family may have in its file."""
    yield from unknown_ids(_references(definition))
    yield from repeated_ids(_named_groups(definition))
    yield from _wrong_deck(definition)
    yield from _wrong_tiles(definition)
    yield from _wrong_board(definition)
    yield from _wrong_markets(definition)
    yield from _wrong_income(definition)


def player_counts(definition: FamilyDefinition) -> list[tuple[PlayerCount, int]]:
    """List how many can play, as the file writes it and as a number."""
    keys: dict[int, PlayerCount] = {2: "2", 3: "3", 4: "4"}
    return [(keys[players], players) for players in definition.meta.players]


Reference = tuple[str, str, set[str]]
"""Where something is named, its name, and the names there are."""


def unknown_ids(references: Iterable[Reference]) -> Iterator[str]:
    """Yield the names that nothing has."""
    for where, name, known in references:
        if name not in known:
            yield f"{where}: unknown id {json.dumps(name)}"


def repeated_ids(groups: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield, group by group, the first name that two things have."""
    for group, ids in groups.items():
        repeated = next((name for name in ids if ids.count(name) > 1), None)
        if repeated is not None:
            yield f"{group}: id {json.dumps(repeated)} is used twice"


def _references(definition: FamilyDefinition) -> Iterator[Reference]:
    industries = {industry.id for industry in definition.industries}
    locations = {location.id for location in definition.locations}
    for place in definition.locations:
        for slot in place.slots:
            yield from ((f"slot {slot.id}", name, industries) for name in slot.industries)
    for tile in definition.tiles:
        yield f"tile {tile.id}", tile.industry, industries
    for card in definition.cards.industry:
        yield from ((f"card {card.id}", name, industries) for name in card.industries)
    for link in definition.links:
        yield from ((f"link {link.id}", end, locations) for end in link.ends)
    for town in definition.cards.location:
        yield f"card {town.id}", town.location, locations


def _named_groups(definition: FamilyDefinition) -> dict[str, Sequence[str]]:
    cards = definition.cards
    return {
        "locations": [p.id for p in definition.locations],
        "slots": [s.id for p in definition.locations for s in p.slots],
        "links": [link.id for link in definition.links],
        "tiles": [t.id for t in definition.tiles],
        "industries": [i.id for i in definition.industries],
        "cards": [*(c.id for c in cards.location), *(c.id for c in cards.industry)],
    }


def _wrong_deck(definition: FamilyDefinition) -> Iterator[str]:
    setup, turn = definition.setup, definition.turn
    cards = definition.cards
    copies = [*(c.copies for c in cards.location), *(c.copies for c in cards.industry)]
    for key, _ in player_counts(definition):
        total, size = sum(count[key] for count in copies), setup.deck_size[key]
        if total != size:
            yield f"cards: {total} cards with {key} players, but the deck has {size}"
    if setup.hand_size < turn.actions_per_turn:
        yield f"setup: a hand of {setup.hand_size} cards does not last for a turn"


def _wrong_tiles(definition: FamilyDefinition) -> Iterator[str]:
    tiles = sum(tile.count for tile in definition.tiles)
    if tiles != definition.setup.industry_tiles_per_player:
        yield f"tiles: {tiles} a player, expected {definition.setup.industry_tiles_per_player}"
    yields = {entry.id: entry.flips == "resources_gone" for entry in definition.industries}
    levels: set[tuple[str, int]] = set()
    for tile in definition.tiles:
        if (tile.industry, tile.level) in levels:
            yield f"tiles: {tile.industry} has level {tile.level} twice"
        levels.add((tile.industry, tile.level))
        if (tile.produces is not None) != yields[tile.industry]:
            yield f"tile {tile.id}: its industry is {'never ' if yields[tile.industry] else ''}sold"
        if tile.level and not (tile.build_canal or tile.build_rail):
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


def _wrong_board(definition: FamilyDefinition) -> Iterator[str]:
    for link in definition.links:
        repeated = next((end for end in link.ends if link.ends.count(end) > 1), None)
        if repeated is not None:
            yield f"link {link.id}: it ends twice in {repeated}"
        if not (link.canal or link.rail):
            yield f"link {link.id}: it is open in no era"
    for place in definition.locations:
        for slot in place.slots:
            if len(set(slot.industries)) < len(slot.industries):
                yield f"slot {slot.id}: it shows an industry twice"


def _wrong_markets(definition: FamilyDefinition) -> Iterator[str]:
    markets = definition.markets
    for name, market in (("coal", markets.coal), ("iron", markets.iron)):
        if market.spaces != sorted(market.spaces):
            yield f"markets.{name}: prices must not fall"


def _wrong_income(definition: FamilyDefinition) -> Iterator[str]:
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
