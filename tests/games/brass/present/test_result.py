"""Every point of the result comes from an event, and all of them make the score."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.scoring import rank
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.result.ranking import build_ranking, tie_notes
from brass_desktop.games.brass.present.result.scores import count_scores
from brass_desktop.games.brass.present.result.series import round_ends
from brass_desktop.games.brass.present.result.view import build_result
from brass_desktop.games.brass.present.text import result as text
from brass_desktop.games.brass.present.text import rounds
from brass_desktop.present.charts import LineChart, grid_values
from brass_desktop.present.result import ResultView
from brass_desktop.present.text import result as words
from workshop.shots.brass.positions import PLAYERS, finished

GAMES = [(players, short) for players in (2, 3, 4) for short in (False, True)]


def random_game(players: int, seed: int, *, introductory: bool) -> BrassSession:
    """Play a game in which anything may happen, debts and lost points included."""
    game, rng = birmingham(), Rng(seed)
    setup = Setup(players, seed, {"introductory": introductory})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None:
        session.submit(game.sample(session.state, rng))
    return session


@pytest.mark.parametrize(("players", "introductory"), GAMES)
def test_the_breakdown_adds_up_to_the_points_on_the_track(players: int, introductory: bool) -> None:
    games = [finished(players, introductory=introductory)]
    games += [random_game(players, seed, introductory=introductory) for seed in (3, 41)]
    for session in games:
        scores = count_scores(session)
        assert [scores[Seat(seat)].total for seat in range(players)] == session.state.vp
        for place in build_ranking(session, scores):
            lost = scores[place.seat].both("lost")
            assert sum(place.points) + lost == place.total


@pytest.mark.parametrize(("players", "introductory"), GAMES)
def test_the_table_shows_what_was_counted(players: int, introductory: bool) -> None:
    session = finished(players, introductory=introductory)
    view = build_result(session)
    for column, place in enumerate(view.ranking):
        whole = [_number(row.cells[column][-1].text) for row in view.rows]
        assert sum(whole[:-1]) == whole[-1] == place.total == session.state.vp[place.seat]
        if not introductory:
            for row in view.rows:
                canal, rail, both = (_number(cell.text) for cell in row.cells[column])
                assert canal + rail == both


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_charts_have_a_value_for_every_round(players: int) -> None:
    session = finished(players)
    rounds = session.state.rounds_in_era()
    view = build_result(session)
    assert len(round_ends(session)) == 2 * rounds
    for chart in line_charts(view):
        assert chart.rounds == 2 * rounds
        assert [span.until for span in chart.spans] == [rounds, 2 * rounds]
        for line in chart.lines:
            assert len(line.values) == 2 * rounds + 1
            assert chart.grid[0] <= min(line.values) and max(line.values) <= chart.grid[-1]
    points, _, money = line_charts(view)
    assert [line.values[-1] for line in points.lines] == session.state.vp
    assert [line.values[-1] for line in money.lines] == session.state.money
    assert points.ticks[0] == "0" and points.ticks[rounds] == str(rounds)
    assert points.ticks[rounds + 2] == "2", "rails count their own rounds"


def line_charts(view: ResultView) -> list[LineChart]:
    return [chart for chart in view.charts if isinstance(chart, LineChart)]


def test_an_introductory_game_has_one_era_and_its_extra_lines() -> None:
    view = build_result(finished(3, introductory=True))
    assert [column.label for column in view.columns] == [rounds.ERAS["canal"]()]
    extras = {text.AGAIN(), text.FOR_MONEY(), text.FOR_INCOME()}
    assert extras <= {row.label for row in view.rows}
    assert all(len(chart.spans) == 1 for chart in line_charts(view))
    assert all(len(cells) == 1 for row in view.rows for cells in row.cells)


def tied(points: int, incomes: tuple[int, int], money: tuple[int, int]) -> BrassSession:
    """A finished game of two whose end was made a tie."""
    game, bot, rng = birmingham(), GreedyBot(), Rng(7)
    session: BrassSession = Session(game, Setup(2, 7), PLAYERS[:2])
    while session.actor is not None:
        session.submit(bot.choose(game, game.observe(session.state, session.actor), rng))
    state: BrassState = session.state
    state.vp, state.income, state.money = [points, points], list(incomes), list(money)
    return session


@pytest.mark.parametrize(
    ("incomes", "money", "ringed", "note"),
    [
        ((40, 20), (5, 50), {"income"}, text.BY_LEVEL),
        ((32, 31), (5, 50), {"income"}, text.BY_SPACE),
        ((31, 31), (50, 5), {"money"}, text.BY_MONEY),
        ((31, 31), (5, 5), set(), words.SHARED),
    ],
)
def test_the_tie_break_that_decided_is_ringed_and_said(
    incomes: tuple[int, int], money: tuple[int, int], ringed: set[str], note: object
) -> None:
    session = tied(60, incomes, money)
    places = build_ranking(session, count_scores(session))
    for place in places:
        assert {found.name for found in place.criteria if found.decided} == ringed
    noted = {found.name for found in places[0].criteria if found.note}
    assert noted == ({"income"} if note is text.BY_SPACE else set())
    (said,) = tie_notes(session)
    assert session.players[places[0].seat].name in said
    if note is text.BY_SPACE:
        assert "32" in said and "31" in said
    assert [place.rank for place in places] == [s.rank for s in rank(session.state).standings]


def test_without_a_tie_nothing_is_ringed() -> None:
    view = build_result(finished(4))
    assert not view.notes
    assert not any(found.decided for place in view.ranking for found in place.criteria)


def test_every_criterion_is_one_that_the_rules_compared() -> None:
    session = finished(3)
    compared = rank(session.state).criteria
    assert all(len(s.score) == len(compared) for s in rank(session.state).standings)
    for place in build_result(session).ranking:
        assert {found.name for found in place.criteria} == set(compared[1:])


def test_a_grid_spans_all_values_in_round_steps() -> None:
    assert grid_values([0, 93]) == (0, 20, 40, 60, 80, 100)
    assert grid_values([-9, 15]) == (-10, -5, 0, 5, 10, 15)
    assert grid_values([0]) == (0, 1)


def _number(cell: str) -> int:
    return 0 if cell == words.NOTHING else int(cell.replace("−", "-"))


def test_the_headline_names_who_has_won() -> None:
    session = finished(4)
    first = rank(session.state).standings[0]
    name = session.players[first.seat].name
    expected = text.WINS(name=name, points=first.score[0])
    assert build_result(session).headline == expected


def test_winners_who_share_the_place_are_all_named() -> None:
    session = finished(2)
    state = session.state
    state.vp[:], state.income[:], state.money[:] = [90, 90], [40, 40], [12, 12]
    names = ", ".join(player.name for player in session.players)
    assert build_result(session).headline.startswith(f"{names} share")
