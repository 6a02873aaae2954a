"""The arena: whole games, paired deals, and nothing between equals."""

import json
from time import perf_counter

import pytest

from brass_desktop.__main__ import main
from brass_desktop.bots.entrant import UnknownEntrant, read_entrant
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.match import play_match
from brass_desktop.bots.tally import interval, quantile
from brass_desktop.commands.arena_games import schedule
from brass_desktop.core.types import Setup
from brass_desktop.games.shelf import load_game

GAME = load_game("birmingham")
KIT = load_kit(GAME)
LEVELS = KIT.levels


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["arena", "--json", *words]) == 0
    read = json.loads(capsys.readouterr().out)
    assert isinstance(read, dict)
    return read


def test_equals_differ_by_exactly_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "apprentice#one,apprentice#two"
    found = report(capsys, "--players", "2", "--games", "4", "--seats", seats, "--seed", "3")
    assert found["duels"] == {"one - two": {"points": [0.0, 0.0], "wins": [0.5, 0.0]}}


def test_a_foreman_beats_an_apprentice(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--players", "2", "--games", "4", "--seats", "foreman,apprentice")
    duels = found["duels"]
    assert isinstance(duels, dict)
    assert duels["foreman - apprentice"]["wins"][0] > 0.5


def test_the_calibration_counts_every_point(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "3", "--games", "2", "--seats", "foreman", "--calibration")
    found = report(capsys, *words)
    table = found["calibration"]
    assert isinstance(table, dict)
    points = sum(
        row["all"]
        for era in ("canal", "rail")
        for name, row in table[era].items()
        if name.startswith("points.")
    )
    mean = found["mean_seat"]
    assert isinstance(mean, list)
    assert points == pytest.approx(mean[0], abs=0.1)


def test_more_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--games", "2", "--seats", "foreman,apprentice", "--seed", "5")
    alone, together = (report(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone["duels"] == together["duels"]


def test_every_rotation_of_a_deal_is_played_once() -> None:
    one, two = read_entrant("foreman", LEVELS), read_entrant("apprentice", LEVELS)
    tasks = schedule(GAME.id, (one, two, one, two), 5, 10, {"introductory": True})
    assert [task.setup.seed for task in tasks] == [10, 10, 11, 11, 12, 12]
    assert [task.seats[0].label for task in tasks[:2]] == ["foreman", "apprentice"]
    assert all(task.setup.options == {"introductory": True} for task in tasks)


def test_a_match_is_reproducible() -> None:
    seats = (read_entrant("foreman", LEVELS), read_entrant("apprentice", LEVELS))
    one, other = (play_match(GAME, KIT, seats, Setup(2, 8), perf_counter) for _ in range(2))
    assert (one.points, one.nodes, one.ledgers) == (other.points, other.nodes, other.ledgers)


@pytest.mark.parametrize("text", ["duke", "magnate:beam=wide", "magnate:colour=3", "magnate:id=1"])
def test_an_unknown_entrant_is_refused(text: str) -> None:
    with pytest.raises(UnknownEntrant):
        read_entrant(text, LEVELS)
    assert main(["arena", "--seats", text]) == 2


def test_parameters_tell_entrants_apart() -> None:
    plain, same, other = (
        read_entrant(t, LEVELS) for t in ("magnate", "magnate#x", "magnate:mat=0.3")
    )
    assert plain.parameters == same.parameters != other.parameters


def test_intervals_and_quantiles() -> None:
    assert interval([1.0, 3.0]).mean == 2.0
    assert interval([2.0, 2.0, 2.0]).half_width == 0.0
    assert quantile([5.0, 1.0, 3.0, 2.0, 4.0], 0.2) == 2.0
