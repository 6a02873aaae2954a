"""The recorded counts of legal actions still hold; `perft.py` tells how to renew them."""

import pytest

from brass_desktop.games.brass.engine.game import BrassGame
from tests.games.brass.engine.family import EVERY_GAME, EVERY_SMALL_POSITION, SMALL_POSITIONS
from tests.games.brass.engine.perft import GAMES, count_depth_two, count_game, read_record


@pytest.mark.parametrize("name", GAMES)
@EVERY_GAME
def test_counts_along_a_game_are_as_recorded(game: BrassGame, name: str) -> None:
    record = read_record(game)
    counts, vp = count_game(game, name)
    assert counts == record["games"][name]
    assert vp == record["results"][name]


@EVERY_SMALL_POSITION
def test_counts_of_small_positions_are_as_recorded(game: BrassGame, name: str) -> None:
    assert count_depth_two(game, name) == read_record(game)["depth_two"][name]


@EVERY_GAME
def test_the_record_names_every_game_and_position_and_nothing_else(game: BrassGame) -> None:
    record = read_record(game)
    assert set(record["games"]) == set(record["results"]) == set(GAMES)
    assert set(record["depth_two"]) == set(SMALL_POSITIONS[game.id])
