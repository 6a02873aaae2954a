"""Close turns are compared in the same sampled worlds; clear ones are left alone."""

from dataclasses import replace

from brass_desktop.games.brass.bots.levels import MAGNATE, Level
from brass_desktop.games.brass.bots.search.candidates import candidates
from brass_desktop.games.brass.bots.search.close_stage import Settled, settle
from brass_desktop.games.brass.bots.search.outcomes import turns_a_tile
from brass_desktop.games.brass.bots.search.pair_search import Effort, PairSearch, Turn
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.ids import RAIL_ERA
from tests.games.brass.bots.positions import GAME, LANCASHIRE, position, positions

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


def test_worlds_of_lancashire_are_played_to_the_next_own_turn() -> None:
    """Sales to the distant market go on or end in them; the turn that began with one too."""
    level = replace(
        LANCASHIRE.levels["magnate"],
        beam=4,
        close_turns=4,
        close_gap=100.0,
        worlds=1,
        own_turns_ahead=1,
        ahead_beam=2,
    )
    tried = 0
    for state in positions(4, 5, kit=LANCASHIRE):
        seen = LANCASHIRE.game.observe(state, state.actor)
        if not any(map(turns_a_tile, candidates(seen.table, level.taste))):
            continue
        evaluator = Evaluator(seen.table, level.weights, LANCASHIRE.make_trade)
        turns = PairSearch(level, evaluator, seen.seat, 1).turns(seen.table, Effort(60_000))
        settled = settle(seen, turns, level, evaluator, 1, Effort(60_000))
        assert oracle.refuse(state, settled.turns[0].actions[0]) is None
        tried += 1
        if tried == 4:
            break
    assert tried == 4
