"""The position itself: copies, fingerprints and roads."""

import ast
import inspect
import textwrap

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import EVERY_GAME, FAMILY
from tests.games.brass.engine.games import positions
from tests.games.brass.engine.table import GAME

MIDDLES = {
    name: next(positions(Setup(3, 4), every=90, first=89, game=game))
    for name, game in FAMILY.items()
}
"""By game: a position in the middle of it."""
MIDDLE = MIDDLES["birmingham"]
LISTS = [name for name in BrassState.__slots__ if isinstance(getattr(MIDDLE, name), list)]
OF_OTHERS = {
    "birmingham": {"bonus_in_money", "cotton_demand", "distant", "distant_turned"},
    "lancashire": {"introductory", "merchant_beer", "merchant_tile", "wilds"},
}
"""By game: what only other games have, and so its digest has not."""


def test_clone_copies_every_field_by_name() -> None:
    source = textwrap.dedent(inspect.getsource(BrassState.clone))
    copied = [
        node.targets[0].attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    ]
    assert sorted(copied) == sorted(BrassState.__slots__)


def test_a_clone_equals_its_original_field_by_field() -> None:
    copy = MIDDLE.clone()
    for name in BrassState.__slots__:
        assert getattr(copy, name) == getattr(MIDDLE, name)
    assert copy.digest() == MIDDLE.digest()


@pytest.mark.parametrize("name", LISTS)
def test_changing_a_list_of_a_clone_leaves_the_original(name: str) -> None:
    copy = MIDDLE.clone()
    before, original = MIDDLE.digest(), getattr(MIDDLE, name)[:]
    values = getattr(copy, name)
    assert values is not getattr(MIDDLE, name)
    for at, value in enumerate(values):
        values[at] = (*value, 7) if isinstance(value, tuple) else value + 1
    values.append(99)
    assert MIDDLE.digest() == before and getattr(MIDDLE, name) == original
    assert (copy.digest() != before) == (name in MIDDLE.rules.digested)


def test_what_is_not_a_list_cannot_be_changed_in_place() -> None:
    shared = {type(getattr(MIDDLE, name)).__name__ for name in BrassState.__slots__} - {"list"}
    assert shared == {"int", "bool", "tuple", "Roads", "Ruleset"}


@EVERY_GAME
def test_every_field_shows_in_the_digest(game: BrassGame) -> None:
    middle = MIDDLES[game.id]
    for name in game.rules.digested:
        copy = middle.clone()
        value = getattr(copy, name)
        if name not in LISTS:
            setattr(copy, name, (*value, 3) if isinstance(value, tuple) else value + 1)
        else:
            value.append(99)
        assert copy.digest() != middle.digest(), name


@EVERY_GAME
def test_only_what_follows_from_other_fields_is_left_out_of_the_digest(game: BrassGame) -> None:
    followed = {"rules", "roads", "link_reach", "tile_reach"}
    assert set(BrassState.__slots__) - set(game.rules.digested) == followed | OF_OTHERS[game.id]


def test_playing_on_a_clone_leaves_the_original() -> None:
    before = MIDDLE.digest()
    roads = MIDDLE.roads.neighbours
    for action in GAME.legal_actions(MIDDLE):
        GAME.apply(MIDDLE.clone(), action, checked=False)
    assert MIDDLE.digest() == before
    assert MIDDLE.roads.neighbours == roads
