"""Laws that hold in every position of every game of the family."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import DistantTileTurned, Event
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import TURN_DONE, CardId
from tests.games.brass.engine.family import (
    EVERY_GAME,
    EVERY_OPTION,
    PLAYED,
    played,
    table_name,
    tables,
)
from tests.games.brass.engine.games import Player, eager, positions, steps
from tests.games.brass.engine.ledger import Ledger
from tests.games.brass.engine.soundness import (
    assert_no_dead_end,
    assert_reach_follows_the_board,
    assert_sound,
)

TABLES = tables(3)
EVERY_TABLE = pytest.mark.parametrize(("game", "setup"), TABLES, ids=table_name)
SOME_TABLES = pytest.mark.parametrize(("game", "setup"), TABLES[::3], ids=table_name)
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)


@pytest.mark.parametrize("player", [oracle.sample, eager], ids=["random", "eager"])
@EVERY_TABLE
def test_books_kept_from_events_agree_with_the_position_after_every_action(
    game: BrassGame, setup: Setup, player: Player
) -> None:
    state, rng = game.new(setup), Rng(setup.seed)
    ledger = Ledger(state)
    ledger.check(state)
    while game.actor(state) is not None:
        log: list[Event] = []
        game.apply(state, player(state, rng), log)
        for event in log:
            ledger.note(event)
        ledger.check(state)
        assert_sound(state)


@EVERY_GAME
@given(st.sampled_from([2, 3, 4]), SEEDS, st.booleans())
def test_any_seed_deals_a_game_that_balances_to_its_end(
    game: BrassGame, players: int, seed: int, other: bool
) -> None:
    state = game.new(Setup(players, seed, {EVERY_OPTION[game.id]: other}))
    rng, ledger = Rng(seed), Ledger(state)
    log: list[Event] = []
    counted = 0
    while game.actor(state) is not None:
        action = game.sample(state, rng)
        counted += played(game, action)
        game.apply(state, action, log, checked=False)
        assert_sound(state)
    for event in log:
        ledger.note(event)
    ledger.check(state)
    whole = PLAYED[game.id][players]
    # The eras differ only by the action that the first canal round lacks.
    assert counted == ((whole - players) // 2 if state.introductory else whole)


@COUNTS
@EVERY_GAME
def test_whole_games_have_the_same_number_of_actions_and_turns(
    game: BrassGame, players: int
) -> None:
    for seed in range(12):
        turns = counted = 0
        for step in steps(Setup(players, seed), game=game):
            turns += step.action.kind == "end_turn"
            counted += played(game, step.action)
        assert counted == PLAYED[game.id][players]
        assert turns == 2 * players * game.rules_for(players).numbers.rounds[players]


@EVERY_TABLE
def test_enumeration_and_apply_agree_and_there_are_no_dead_ends(
    game: BrassGame, setup: Setup
) -> None:
    for state in positions(setup, every=7, game=game):
        offered = list(game.legal_actions(state))
        assert offered and len(set(offered)) == len(offered)
        for action in offered:
            assert game.refuse(state, action) is None
        kinds = {action.kind for action in offered}
        assert kinds == {kind for kind in state.rules.actions if oracle.is_open(state, kind)}
        for kind in kinds:
            assert_no_dead_end(state, kind)


@pytest.mark.parametrize("purse", [0, 45], ids=["", "rich"])
@SOME_TABLES
def test_enumerated_actions_can_all_be_carried_out(
    game: BrassGame, setup: Setup, purse: int
) -> None:
    kinds = Counter[str]()
    for state in positions(setup, every=31, first=11, player=eager, purse=purse, game=game):
        for action in game.legal_actions(state):
            after = state.clone()
            game.apply(after, action, checked=False)
            assert_sound(after)
            kinds[action.kind] += 1
    assert kinds["build"] and kinds["network"] and kinds["develop"]


@EVERY_TABLE
def test_questions_change_nothing(game: BrassGame, setup: Setup) -> None:
    for state in positions(setup, every=11, first=3, game=game):
        before = state.digest()
        for action in game.legal_actions(state):
            game.refuse(state, action)
            assert game.decode(game.encode(action)) == action
        game.sample(state, Rng(1))
        for kind in state.rules.actions:
            oracle.refuse_kind(state, kind)
            oracle.is_open(state, kind)
        for seat in range(state.players):
            game.determinize(game.observe(state, Seat(seat)), Rng(2))
        game.result(state)
        game.progress(state)
        assert state.digest() == before
        assert_reach_follows_the_board(state)


@SOME_TABLES
def test_refused_actions_change_nothing(game: BrassGame, setup: Setup) -> None:
    """Actions that were legal a while ago are tried again now; most are not legal any more."""
    past: list[Action] = [END_TURN]
    refused = 0
    for step in steps(setup, game=game):
        if step.number % 9 == 0:
            state = step.state.clone()
            before = state.digest()
            for action in past:
                if game.refuse(state, action) is not None:
                    refused += 1
                    with pytest.raises(IllegalAction):
                        game.apply(state, action)
                    assert state.digest() == before
        past.append(step.action)
    assert refused > 100


@SOME_TABLES
def test_the_same_seed_gives_the_same_game(game: BrassGame, setup: Setup) -> None:
    def digests() -> list[str]:
        return [step.state.digest() for step in steps(setup, game=game)]

    first = digests()
    assert first == digests()
    other = Setup(setup.players, setup.seed + 100, setup.options)
    assert game.new(other).digest() != first[0]


@pytest.mark.parametrize("player", [oracle.sample, eager], ids=["random", "eager"])
@SOME_TABLES
def test_events_do_not_depend_on_being_asked_for(
    game: BrassGame, setup: Setup, player: Player
) -> None:
    turned = 0
    for step in steps(setup, player, game=game):
        with_log, without = step.state.clone(), step.state.clone()
        log: list[Event] = []
        game.apply(with_log, step.action, log)
        game.apply(without, step.action, checked=False)
        assert with_log.digest() == without.digest()
        assert log or step.action.kind in ("end_turn", "end_sale")
        shown = any(isinstance(event, DistantTileTurned) for event in log)
        assert not shown or game.is_fence(step.action, log)
        turned += shown
    assert turned or player is oracle.sample or not game.rules.distant_tiles


@EVERY_GAME
@given(st.sampled_from([2, 3, 4]), SEEDS)
def test_sampling_offers_only_legal_actions_and_passes_only_when_it_must(
    game: BrassGame, players: int, seed: int
) -> None:
    for number, state in enumerate(positions(Setup(players, seed), every=29, first=5, game=game)):
        action = game.sample(state, Rng(seed + number))
        assert game.refuse(state, action) is None
        if action.kind == "pass":
            assert {other.kind for other in game.legal_actions(state)} == {"pass"}


@COUNTS
@EVERY_GAME
def test_a_table_of_passing_players_reaches_the_end(game: BrassGame, players: int) -> None:
    state = game.new(Setup(players, 5))
    passes = 0
    while game.actor(state) is not None:
        if state.phase == TURN_DONE:
            game.apply(state, END_TURN)
        else:
            game.apply(state, Action("pass", (CardId(state.hands[state.actor][0]),)))
            passes += 1
    assert passes == PLAYED[game.id][players]
    result = game.result(state)
    # Where the order of play parts equals, the first of them wins alone.
    winners = 1 if "order" in state.rules.criteria else players
    assert result is not None and len(result.winners) == winners
