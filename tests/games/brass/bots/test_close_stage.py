"""Close turns are compared in the same sampled worlds; clear ones are left alone."""

from dataclasses import replace

from brass_desktop.games.brass.bots.levels import MAGNATE, Level
from brass_desktop.games.brass.bots.search.close_stage import Settled, settle
from brass_desktop.games.brass.bots.search.pair_search import Effort, PairSearch, Turn
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine.ids import RAIL_ERA
from tests.games.brass.bots.positions import GAME, position

TABLE = position(2, 61, RAIL_ERA, 4)
OBSERVATION = GAME.observe(TABLE, TABLE.actor)
LEVEL = replace(MAGNATE, beam=3, close_turns=3, close_gap=100.0, worlds=2)


def run(level: Level, nodes: int = 60_000) -> tuple[list[Turn], Settled]:
    table, seat = OBSERVATION.table, OBSERVATION.seat
    evaluator = Evaluator(table, level.weights, MerchantTrade)
    turns = PairSearch(level, evaluator, seat, 1).turns(table, Effort(nodes))
    return turns, settle(OBSERVATION, turns, level, evaluator, 1, Effort(nodes))


def test_the_winner_of_the_worlds_comes_first_and_nothing_is_lost() -> None:
    turns, settled = run(LEVEL)
    assert settled.worlds == 2
    assert sorted(map(id, settled.turns)) == sorted(map(id, turns))
    assert settled.reordered == (settled.turns[0] is not turns[0])


def test_a_clear_decision_is_not_sampled() -> None:
    turns, settled = run(replace(LEVEL, close_gap=-1.0))
    assert settled == Settled(turns, 0, reordered=False)


def test_a_level_without_worlds_keeps_the_order() -> None:
    turns, settled = run(replace(LEVEL, close_turns=0, worlds=0))
    assert settled.turns == turns


def test_an_own_turn_ahead_is_played_in_the_worlds() -> None:
    _, settled = run(replace(LEVEL, own_turns_ahead=1, worlds=1))
    assert settled.worlds == 1


def test_no_budget_means_no_worlds() -> None:
    turns, settled = run(LEVEL, nodes=0)
    assert settled.worlds == 0
    assert settled.turns[0] is turns[0]
