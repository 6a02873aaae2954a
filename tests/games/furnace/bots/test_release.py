"""The release table of Furnace asks for what the levels promise."""

from itertools import pairwise

from brass_desktop.bots.entrant import Entrant, read_entrant
from brass_desktop.bots.match import play_match
from brass_desktop.bots.mind import undisturbed
from brass_desktop.bots.release import Demand, ReleaseRow, read_figures
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.bots.kit import furnace_bots
from brass_desktop.games.furnace.bots.levels import LEVELS, Level
from brass_desktop.games.furnace.bots.release_rows import GREEDY, ROWS, SECONDS
from tests.games.furnace.engine.table import GAME, Table, bid, disc, goods

KIT = furnace_bots(GAME)

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
    (row,) = [row for row in ROWS if "greedy" in row.labels]
    assert row.seats == ("magnate", *[GREEDY] * 3) and row.games == 200
    limits = {(one.figure, one.bound): one.limit for one in row.demands}
    assert limits["wins", "mean"] >= 0.60 and limits["wins", "low"] >= 0.53


def test_every_row_can_be_played_in_time_and_with_seeds_of_its_own() -> None:
    assert [SECONDS[name] for name in LADDER] == [6.0, 2.0, 0.7, 0.2]
    seeds = [range(row.seed, row.seed + row.games) for row in ROWS]
    assert len({seed for span in seeds for seed in span}) == sum(map(len, seeds))
    for row in ROWS:
        limits = {one.figure: one.limit for one in row.demands if one.at_most}
        for name in set(row.labels) - {"greedy"}:
            assert limits[f"seconds.{name}"] == SECONDS[name]
        assert limits["overran"] == 0


def greedy() -> Entrant[Level]:
    return read_entrant(GREEDY, LEVELS)


def test_the_greedy_bidder_puts_its_highest_disc_where_it_gets_most_now() -> None:
    """Company 06 sells all the oil, the others one of it or none."""
    state = Table(
        players=2, row="06 32 33 34 18 20", works={0: "s4"}, round=4,
        goods={0: goods(coal=2, oil=2, upgrade=1)},
    ).state()  # fmt: skip
    mind = KIT.mind(greedy().level)
    assert mind.think(GAME.observe(state, Seat(0)), 1, undisturbed).action == bid("06", 4)
    state.discs[0] = 1 << disc(1) | 1 << disc(2)
    assert mind.think(GAME.observe(state, Seat(0)), 1, undisturbed).action == bid("06", 2)


def test_a_row_with_labels_is_judged_by_them() -> None:
    row = ReleaseRow(("apprentice", GREEDY), 1, 5, (Demand("wins", "mean", 0.0),))
    seats = [read_entrant(name, LEVELS) for name in row.seats]
    record = play_match(GAME, KIT, seats, Setup(2, row.seed), clock=lambda: 0.0)
    figures = read_figures(row, [record])
    assert row.name == "2p apprentice - greedy"
    assert figures["wins"].mean in (0.0, 0.5, 1.0) and "seconds.greedy" in figures
    assert all(demand.holds(figures) for demand in row.demands)
