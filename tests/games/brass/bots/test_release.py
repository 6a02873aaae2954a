"""The release table: what it asks for, and one run of it with a few small rows."""

import json
from itertools import pairwise

import pytest

from brass_desktop.__main__ import main
from brass_desktop.bots.entrant import read_entrant
from brass_desktop.bots.release import Demand, ReleaseRow
from brass_desktop.bots.tally import Interval
from brass_desktop.games.brass.bots import release_rows
from brass_desktop.games.brass.bots.levels import LEVELS
from brass_desktop.games.brass.bots.release_rows import LANCASHIRE_ROWS, ROWS, SECONDS

EASY = Demand("wins", "mean", 0.0)
HARD = Demand("seat", "low", 300.0)
SMALL = (
    ReleaseRow(("foreman", "apprentice"), 2, 5, (EASY, Demand("overran", "mean", 0, at_most=True))),
    ReleaseRow(("apprentice",) * 2, 2, 6, (Demand("lowest", "mean", -99),)),
)


def test_a_demand_looks_at_its_part_of_the_interval() -> None:
    figures = {"wins": Interval(0.7, 0.05)}
    assert Demand("wins", "mean", 0.7).holds(figures)
    assert not Demand("wins", "low", 0.66).holds(figures)
    assert Demand("wins", "high", 0.74).holds(figures)
    assert not Demand("wins", "mean", 0.6, at_most=True).holds(figures)


def test_the_rows_are_those_that_are_asked_for() -> None:
    """Every step of the ladder with two and four players, and the magnate alone with 4, 3, 2."""
    ladder = list(LEVELS)[::-1]
    steps = set(pairwise(ladder))
    for players, games in ((2, 200), (4, 40)):
        rows = [row for row in ROWS if len(set(row.seats)) == 2 and len(row.seats) == players]
        assert {row.seats[:2] for row in rows} == steps
        assert all(row.games >= games for row in rows)
    alone = [row for row in ROWS if set(row.seats) == {"magnate"}]
    assert [len(row.seats) for row in alone] == [4, 3, 2]
    assert all(row.games >= 60 for row in alone)
    assert set(SECONDS) == set(LEVELS)


def test_lancashire_asks_for_the_ladder_with_four_players() -> None:
    """Every step wins 70 % of 100 games, surely 60 %, and nobody at the top is ruined."""
    wins = {Demand("wins", "mean", 0.70), Demand("wins", "low", 0.60)}
    ladder = [row for row in LANCASHIRE_ROWS if len(set(row.seats)) == 2]
    assert {row.seats[:2] for row in ladder} == set(pairwise([*LEVELS][::-1]))
    assert all(row.games >= 100 and len(row.seats) == 4 for row in ladder)
    assert all(wins <= set(row.demands) for row in ladder)
    alone = [row for row in LANCASHIRE_ROWS if set(row.seats) == {"magnate"}]
    assert [len(row.seats) for row in alone] == [4, 3, 2]
    for row in alone:
        asked = {demand.figure: demand.limit for demand in row.demands}
        assert asked["lowest_tenth"] == asked["seat"] / 2


@pytest.mark.parametrize("rows", [ROWS, LANCASHIRE_ROWS])
def test_no_two_rows_share_a_deal(rows: tuple[ReleaseRow, ...]) -> None:
    deals = [row.seed + deal for row in rows for deal in range(row.games)]
    assert len(set(deals)) == len(deals)


@pytest.mark.parametrize("rows", [ROWS, LANCASHIRE_ROWS])
def test_the_rows_can_be_played(rows: tuple[ReleaseRow, ...]) -> None:
    assert all(read_entrant(seat, LEVELS).label == seat for row in rows for seat in row.seats)


def test_the_table_reports_every_row(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release_rows, "ROWS", SMALL)
    assert main(["arena", "--release", "--json", "--calibration"]) == 0
    found = json.loads(capsys.readouterr().out)
    ladder, alone = found["rows"]
    assert ladder["row"] == "2p foreman - apprentice"
    assert ladder["asked"][0]["found"] == ladder["figures"]["wins"][0]
    assert ladder["processor_seconds"] > 0
    assert set(alone["figures"]) >= {"seat", "winner", "lowest_tenth", "lowest"}
    assert "calibration" in alone
    assert "calibration" not in ladder
    assert found["holds"]


def test_a_demand_that_fails_fails_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release_rows, "ROWS", (SMALL[1]._replace(demands=(HARD,)),))
    assert main(["arena", "--release"]) == 1
    shown = capsys.readouterr().out
    assert "FAILS" in shown
    assert "NOT everything holds" in shown
