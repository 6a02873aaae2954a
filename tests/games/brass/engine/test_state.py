"""The position itself: copies, fingerprints and roads."""

import ast
import inspect
import textwrap

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.games import positions
from tests.games.brass.engine.table import GAME

DIGESTED = GAME.rules.digested
MIDDLE = next(positions(Setup(3, 4), every=90, first=89))
LISTS = [name for name in BrassState.__slots__ if isinstance(getattr(MIDDLE, name), list)]


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
    assert (copy.digest() != before) == (name in DIGESTED)


def test_what_is_not_a_list_cannot_be_changed_in_place() -> None:
    shared = {type(getattr(MIDDLE, name)).__name__ for name in BrassState.__slots__} - {"list"}
    assert shared == {"int", "bool", "tuple", "Roads", "Ruleset"}


@pytest.mark.parametrize("name", [name for name in DIGESTED if name not in LISTS])
def test_every_field_shows_in_the_digest(name: str) -> None:
    copy = MIDDLE.clone()
    value = getattr(copy, name)
    setattr(copy, name, (*value, 3) if isinstance(value, tuple) else value + 1)
    assert copy.digest() != MIDDLE.digest()


def test_only_what_follows_from_other_fields_is_left_out_of_the_digest() -> None:
    assert set(BrassState.__slots__) - set(DIGESTED) == {
        "rules",
        "roads",
        "link_reach",
        "tile_reach",
        # This game has no distant market.
        "bonus_in_money",
        "cotton_demand",
        "distant",
        "distant_turned",
    }


def test_playing_on_a_clone_leaves_the_original() -> None:
    before = MIDDLE.digest()
    roads = MIDDLE.roads.neighbours
    for action in GAME.legal_actions(MIDDLE):
        GAME.apply(MIDDLE.clone(), action, checked=False)
    assert MIDDLE.digest() == before
    assert MIDDLE.roads.neighbours == roads
