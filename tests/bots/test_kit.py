"""Every game on the shelf has bots that keep what its record promises."""

import json
from collections.abc import Mapping
from typing import cast

import pytest

from brass_desktop.bots.kit import BotKit, load_kit
from brass_desktop.bots.mind import undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games import shelf
from brass_desktop.i18n.message import Message
from brass_desktop.present.text.common import BOT_LEVELS
from tests.bots.matches import INFO, Heap, MatchBots, Skill

GAMES = [*shelf.SHELF, INFO]


@pytest.mark.usefixtures("matches_on_shelf")
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_a_kit_has_the_levels_of_the_record(info: shelf.GameInfo) -> None:
    kit = load_kit(shelf.load_game(info.id))
    assert tuple(kit.levels) == info.levels
    assert [level.id for level in kit.levels.values()] == list(info.levels)
    assert kit.adviser in kit.levels


@pytest.mark.parametrize("info", shelf.SHELF, ids=lambda info: info.id)
def test_every_level_on_the_shelf_has_a_name(info: shelf.GameInfo) -> None:
    assert set(info.levels) <= set(BOT_LEVELS)


@pytest.mark.usefixtures("matches_on_shelf")
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_an_observation_crosses_and_is_thought_about_alike(info: shelf.GameInfo) -> None:
    game = shelf.load_game(info.id)
    kit = load_kit(game)
    state = game.new(Setup(min(info.players), 3))
    seat = game.actor(state)
    assert seat is not None
    seen = game.observe(state, seat)
    crossed = kit.decode(json.loads(json.dumps(kit.encode(seen))))
    assert game.refuse(state, kit.stand_in(crossed, Rng(1))) is None
    for level in kit.levels.values():
        here, there = (kit.mind(level).think(one, 7, undisturbed) for one in (seen, crossed))
        assert here == there
        assert game.refuse(state, here.action) is None


@pytest.mark.usefixtures("matches_on_shelf")
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_the_ledgers_of_a_game_speak_its_words(info: shelf.GameInfo) -> None:
    game = shelf.load_game(info.id)
    kit = load_kit(game)
    counted = cast(Mapping[str, Message], shelf.load(info.ledger))
    state, rng = game.new(Setup(max(info.players), 3)), Rng(3)
    books = kit.books(max(info.players))
    while game.actor(state) is not None:
        before = game.clone(state)
        events: list[object] = []
        action = game.sample(state, rng)
        game.apply(state, action, events)
        books.acts(before, action, events)
    names = {name for book in books.ledgers(state) for name in book}
    parts = {part for name in names for part in name.split(".")}
    assert parts
    assert {part for part in parts if not part.isdecimal()} - set(counted) <= {"points"}


def test_the_tiny_kit_is_a_kit() -> None:
    kit: BotKit[Heap, int, str, Heap, Skill] = MatchBots()
    assert kit.mind(kit.levels[kit.adviser]).think(Heap(8), 1, undisturbed).action == 2
