"""Wrong definition files are refused with a message that says what is wrong and where."""

import ast
import inspect
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from brass_desktop.core.errors import InvalidDefinition
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import definition as birmingham
from brass_desktop.games.brass.birmingham.compiling import compile_birmingham
from brass_desktop.games.brass.birmingham.reading import parse_birmingham, read_birmingham
from brass_desktop.games.brass.engine import definition as family
from brass_desktop.games.brass.engine.game import BrassGame

PACKAGE = "brass_desktop.games.brass.birmingham"
TEXT = files(PACKAGE).joinpath("definition.json").read_text(encoding="utf-8")
Json = Any  # the file as it is, before anything is known about it
Step = str | int


def fresh() -> Json:
    return json.loads(TEXT)


def at(data: Json, *path: Step) -> Json:
    for step in path:
        data = data[step]
    return data


def put(*path: Step, value: Json) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        at(data, *path[:-1])[path[-1]] = value

    return change


def drop(*path: Step) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        del at(data, *path[:-1])[path[-1]]

    return change


def again(*path: Step) -> Callable[[Json], None]:
    """Write an entry of a list twice."""

    def change(data: Json) -> None:
        at(data, *path[:-1]).append(at(data, *path))

    return change


WRONG: list[tuple[Callable[[Json], None], str]] = [
    # The shape of single entries.
    (drop("markets"), "markets: Field required"),
    (drop("tiles", 3, "cost"), "tiles.3.cost: Field required"),
    (put("tiles", 3, "cost", value="18"), "tiles.3.cost: Input should be a valid integer"),
    (put("tiles", 3, "cost", value=-1), "tiles.3.cost: Input should be greater than"),
    (put("setup", "hands", value=8), "setup.hands: Extra inputs are not permitted"),
    (put("meta", "format", value=2), "meta.format: Input should be 1"),
    (put("links", 0, "ends", value=["derby"]), "links.0.ends: List should have at least 2"),
    (put("turn", "actions_per_turn", value=0), "turn.actions_per_turn: Input should be greater"),
    (drop("cards", "location", 2, "copies", "3"), "cards.location.2.copies: Dictionary should"),
    (drop("setup", "rounds_per_era", "4"), "setup.rounds_per_era: Dictionary should"),
    # Names that do not exist.
    (put("tiles", 0, "industry", value="bakery"), 'tile cotton_mill_1: unknown id "bakery"'),
    (put("links", 5, "ends", 1, value="london"), 'link birmingham__oxford: unknown id "london"'),
    (put("cards", "location", 0, "location", value="x"), 'card card_belper: unknown id "x"'),
    (
        put("cards", "industry", 1, "industries", 0, value="x"),
        'card card_coal_mine: unknown id "x"',
    ),
    (put("locations", 0, "slots", 0, "industries", 0, value="x"), "slot stoke_on_trent.0: unknown"),
    (put("locations", 0, "band", value="green"), 'location stoke_on_trent: unknown id "green"'),
    (put("merchant_tiles", 0, "buys", 0, value="x"), "merchant tile merchant_tile_1: unknown id"),
    (put("actions", "scout", "gain", 0, value="joker"), 'actions.scout.gain: unknown id "joker"'),
    (put("cards", "wild", 0, "not_valid_for", 0, value="x"), 'card wild_location: unknown id "x"'),
    # Names that are used twice.
    (again("links", 0), 'links: id "belper__derby" is used twice'),
    (put("tiles", 1, "id", value="cotton_mill_1"), 'tiles: id "cotton_mill_1" is used twice'),
    (put("locations", 1, "id", value="stone"), "leek"),
    (again("bands", 0), 'bands: id "blue" is used twice'),
    (again("player_colors", 0), 'player_colors: id "red" is used twice'),
    (put("links", 0, "ends", 1, value="belper"), "link belper__derby: it ends twice in belper"),
    # Sums that do not agree.
    (put("cards", "location", 0, "copies", "4", value=3), "65 cards with 4 players, but the deck"),
    (put("tiles", 0, "count", value=4), "tiles: 46 a player, expected 45"),
    (put("markets", "coal", "spaces", 13, value=2), "markets.coal: prices must not fall"),
    (put("markets", "iron", "start_cubes", value=9), "markets.iron: cubes and empty spaces"),
    (put("markets", "iron", "start_empty_spaces", 0, value=2), "markets.iron: the cheapest spaces"),
    (put("markets", "iron", "buy_needs_merchant_link", value=True), "markets.iron: buying"),
    (put("income", "level_by_space", 7, value=5), "income: level -3 does not match its spaces"),
    (drop("income", "level_by_space", 99), "income: 99 spaces"),
    (drop("income", "levels", 40), "income: space 97 belongs to no level"),
    (put("income", "max_level", value=31), "income: levels run from -10 to 30"),
    (put("setup", "income_start_space", value=100), "income: the marker starts on space 100"),
    (put("actions", "loan", "lowest_income_level", value=-11), "actions.loan: level -11"),
    (put("setup", "hand_size", value=0), "setup: a hand of 0 cards does not last"),
    (put("setup", "hand_size", value=9), "setup: with 2 players the deck runs out"),
    (put("setup", "rounds_per_era", "2", value=9), "setup: with 2 players the cards last"),
    (put("turn", "actions_first_canal_round", value=2), "setup: with 2 players the cards last"),
    (put("turn", "extra_cards_for_scout", value=1), "actions.scout: it gains 2 cards"),
    (put("cards", "wild", 0, "copies", "4", value=3), "card wild_location: 3 copies"),
    (drop("cards", "wild", 0), "actions.scout.gain: unknown id"),
    (put("merchant_tiles", 8, "min_players", value=3), "merchants: 8 tiles for 7 spaces with 3"),
    (drop("merchant_tiles", 0), "merchants: 4 tiles for 5 spaces with 2"),
    (put("meta", "players", value=[]), "meta.players"),
    (put("meta", "players", value=[2, 5]), "meta.players"),
    (drop("player_colors", 3), "player_colors: 3 for 4 players"),
    (put("setup", "components", "link_tiles", value=55), "setup.components: 55 link tiles"),
    # Things that do not go together.
    (put("tiles", 17, "produces", value=None), "tile coal_mine_1: its industry"),
    (put("tiles", 0, "beer_to_sell", value=None), "tile cotton_mill_1: its industry"),
    (put("tiles", 17, "produces", "canal", value=None), "tile coal_mine_1: no yield in the canal"),
    (put("tiles", 0, "build_canal", value=False), "tile cotton_mill_1: it can never be built"),
    (put("tiles", 1, "level", value=1), "tiles: cotton_mill has level 1 twice"),
    (put("links", 1, "rail", value=False), "link belper__leek: it is open in no era"),
    (put("locations", 22, "coal_market_access", value=False), "location warrington"),
    (put("locations", 22, "beer_bonus", value=None), "location warrington"),
    (put("locations", 22, "merchant_slots", value=[]), "location warrington"),
    (put("locations", 0, "slots", value=[]), "location stoke_on_trent"),
    (
        put("cards", "location", 0, "location", value="oxford"),
        "card card_belper: oxford is no",
    ),
    (put("bands", 0, "cards_from_players", value=2), "card card_leek: 0 copies with 2 players"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message for _, message in WRONG])
def test_a_wrong_definition_is_refused_where_it_is_wrong(
    change: Callable[[Json], None], message: str
) -> None:
    data = fresh()
    change(data)
    with pytest.raises(InvalidDefinition) as caught:
        parse_birmingham(json.dumps(data), "test.json")
    assert str(caught.value).startswith("test.json: ")
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"meta": {}}', "\x00", '"tiles"'])
def test_a_file_that_is_no_definition_is_refused(text: str) -> None:
    with pytest.raises(InvalidDefinition, match=r"test\.json: "):
        parse_birmingham(text, "test.json")


def test_the_shipped_definition_is_read_as_it_is_written() -> None:
    definition = read_birmingham()
    assert definition.model_dump(mode="json", exclude_unset=True) == fresh()


def _leaves(node: Json, path: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    if path:
        yield path
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _leaves(value, (*path, key))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from _leaves(value, (*path, number))


FOR_READERS = {"game", "publisher", "year", "format", "note", "name"}
"""What tells a reader of the file what it is, and what its entries are."""


def test_every_field_of_a_definition_is_read() -> None:
    """A field that nobody reads looks like a switch and is none."""
    package = Path(inspect.getfile(family)).parents[1]
    rooms = (package / "engine", package / "birmingham")
    modules = [p for room in rooms for p in room.rglob("*.py") if p.name != "definition.py"]
    read = {
        node.attr
        for path in modules
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    models = [
        model
        for module in (family, birmingham)
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, BaseModel) and model.__module__ == module.__name__
    ]
    fields = {field for model in models for field in model.model_fields}
    assert len(fields) > 80
    assert fields - read == FOR_READERS


PLACES = sorted(_leaves(fresh()), key=str)
NOTHING_AT_ALL = object()
VALUES = st.sampled_from([NOTHING_AT_ALL, None, -1, 0, 1, 2, 999, True, "nonsense", [], {}])


@given(st.sampled_from(PLACES), VALUES)
def test_what_is_not_refused_can_be_played(path: tuple[Step, ...], value: Json) -> None:
    data = fresh()
    change = drop(*path) if value is NOTHING_AT_ALL else put(*path, value=value)
    change(data)
    try:
        definition = parse_birmingham(json.dumps(data), "test.json")
    except InvalidDefinition as error:
        assert str(error).startswith("test.json: ")
        return
    game = BrassGame("changed", 1, compile_birmingham(definition))
    for players in definition.meta.players:
        state, rng = game.new(Setup(players, 1)), Rng(1)
        while game.actor(state) is not None:
            game.apply(state, game.sample(state, rng), checked=False)
        assert game.result(state) is not None
