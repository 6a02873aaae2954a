"""The release table of Furnace asks for what the levels promise."""

from itertools import pairwise

from brass_desktop.bots.entrant import read_entrant
from brass_desktop.games.furnace.bots.levels import LEVELS
from brass_desktop.games.furnace.bots.release_rows import ROWS, SECONDS

LADDER = ["magnate", "industrialist", "foreman", "apprentice"]


def test_every_step_of_the_ladder_is_asked_for_at_two_and_at_four() -> None:
    for players, games in ((2, 200), (4, 100)):
        asked = [row for row in ROWS if row.seats == row.seats[:2] * (players // 2)]
        assert [row.seats[:2] for row in asked] == list(pairwise(LADDER))
        for row in asked:
            assert row.games == games
            limits = {(one.figure, one.bound): one.limit for one in row.demands}
            assert limits["wins", "mean"] >= 0.70 and limits["wins", "low"] >= 0.63


def test_one_magnate_meets_three_greedy_bidders_in_every_seat() -> None:
    (row,) = [row for row in ROWS if "greedy" in row.seats]
    assert row.seats == ("magnate", *["greedy"] * 3) and row.games == 200
    limits = {(one.figure, one.bound): one.limit for one in row.demands}
    assert limits["wins", "mean"] >= 0.60 and limits["wins", "low"] >= 0.53


def test_every_row_can_be_played_in_time_and_with_seeds_of_its_own() -> None:
    assert [SECONDS[name] for name in LADDER] == [6.0, 2.0, 0.7, 0.2]
    seeds = [range(row.seed, row.seed + row.games) for row in ROWS]
    assert len({seed for span in seeds for seed in span}) == sum(map(len, seeds))
    for row in ROWS:
        limits = {one.figure: one.limit for one in row.demands if one.at_most}
        for name in set(row.seats) - {"greedy"}:
            assert limits[f"seconds.{name}"] == SECONDS[name]
        assert limits["overran"] == 0
        assert all(read_entrant(name, LEVELS).level is LEVELS[name] for name in row.seats)
