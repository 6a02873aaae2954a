"""The recorded counts of legal actions still hold; `perft.py` tells how to renew them."""

import pytest

from tests.games.brass.engine.perft import GAMES, count_depth_two, count_game, read_record
from tests.games.brass.engine.small_positions import SMALL_POSITIONS


@pytest.mark.parametrize("name", GAMES)
def test_counts_along_a_game_are_as_recorded(name: str) -> None:
    record = read_record()
    counts, vp = count_game(name)
    assert counts == record["games"][name]
    assert vp == record["results"][name]


@pytest.mark.parametrize("name", SMALL_POSITIONS)
def test_counts_of_small_positions_are_as_recorded(name: str) -> None:
    assert count_depth_two(name) == read_record()["depth_two"][name]


def test_the_record_names_every_game_and_position_and_nothing_else() -> None:
    record = read_record()
    assert set(record["games"]) == set(record["results"]) == set(GAMES)
    assert set(record["depth_two"]) == set(SMALL_POSITIONS)
