"""Laws that hold in every position of every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import TURN_DONE, CardId
from tests.games.brass.engine.games import SETUPS, Player, eager, name_of, positions, steps
from tests.games.brass.engine.ledger import Ledger
from tests.games.brass.engine.soundness import (
    assert_no_dead_end,
    assert_reach_follows_the_board,
    assert_sound,
)
from tests.games.brass.engine.table import GAME

EVERY_GAME = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
SOME_GAMES = pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)
CARD_ACTIONS = {2: 78, 3: 105, 4: 124}


@pytest.mark.parametrize("player", [GAME.sample, eager], ids=["random", "eager"])
@EVERY_GAME
def test_books_kept_from_events_agree_with_the_position_after_every_action(
    setup: Setup, player: Player
) -> None:
    state, rng = GAME.new(setup), Rng(setup.seed)
    ledger = Ledger(state)
    ledger.check(state)
    while GAME.actor(state) is not None:
        log: list[Event] = []
        GAME.apply(state, player(state, rng), log)
        for event in log:
            ledger.note(event)
        ledger.check(state)
        assert_sound(state)


@given(st.sampled_from([2, 3, 4]), SEEDS, st.booleans())
def test_any_seed_deals_a_game_that_balances_to_its_end(
    players: int, seed: int, introductory: bool
) -> None:
    state = GAME.new(Setup(players, seed, {"introductory": introductory}))
    rng, ledger = Rng(seed), Ledger(state)
    log: list[Event] = []
    actions = 0
    while GAME.actor(state) is not None:
        action = GAME.sample(state, rng)
        actions += bool(action.cards)
        GAME.apply(state, action, log, checked=False)
        assert_sound(state)
    for event in log:
        ledger.note(event)
    ledger.check(state)
    whole = CARD_ACTIONS[players]
    # The eras differ only by the action that the first canal round lacks.
    assert actions == ((whole - players) // 2 if introductory else whole)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_have_exactly_78_105_or_124_card_actions(players: int) -> None:
    for seed in range(12):
        counted = Counter(step.action.kind for step in steps(Setup(players, seed)))
        turns = counted.pop("end_turn")
        counted.pop("give_up_tiles", None)
        assert counted.total() == CARD_ACTIONS[players]
        assert turns == 2 * players * {2: 10, 3: 9, 4: 8}[players]


@EVERY_GAME
def test_enumeration_and_apply_agree_and_there_are_no_dead_ends(setup: Setup) -> None:
    for state in positions(setup, every=7):
        offered = list(GAME.legal_actions(state))
        assert offered and len(set(offered)) == len(offered)
        for action in offered:
            assert GAME.refuse(state, action) is None
        kinds = {action.kind for action in offered}
        assert kinds == {kind for kind in state.rules.actions if oracle.is_open(state, kind)}
        for kind in kinds:
            assert_no_dead_end(state, kind)


@pytest.mark.parametrize("purse", [0, 45], ids=["", "rich"])
@SOME_GAMES
def test_enumerated_actions_can_all_be_carried_out(setup: Setup, purse: int) -> None:
    for state in positions(setup, every=31, first=11, player=eager, purse=purse):
        for action in GAME.legal_actions(state):
            after = state.clone()
            GAME.apply(after, action, checked=False)
            assert_sound(after)


@EVERY_GAME
def test_questions_change_nothing(setup: Setup) -> None:
    for state in positions(setup, every=11, first=3):
        before = state.digest()
        for action in GAME.legal_actions(state):
            GAME.refuse(state, action)
            assert GAME.decode(GAME.encode(action)) == action
        GAME.sample(state, Rng(1))
        for kind in state.rules.actions:
            oracle.refuse_kind(state, kind)
            oracle.is_open(state, kind)
        for seat in range(state.players):
            GAME.determinize(GAME.observe(state, Seat(seat)), Rng(2))
        GAME.result(state)
        GAME.progress(state)
        assert state.digest() == before
        assert_reach_follows_the_board(state)


@SOME_GAMES
def test_refused_actions_change_nothing(setup: Setup) -> None:
    """Actions that were legal a while ago are tried again now; most are not legal any more."""
    past: list[Action] = [END_TURN]
    refused = 0
    for step in steps(setup):
        if step.number % 9 == 0:
            state = step.state.clone()
            before = state.digest()
            for action in past:
                if GAME.refuse(state, action) is not None:
                    refused += 1
                    with pytest.raises(IllegalAction):
                        GAME.apply(state, action)
                    assert state.digest() == before
        past.append(step.action)
    assert refused > 100


@SOME_GAMES
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    def digests() -> list[str]:
        return [step.state.digest() for step in steps(setup)]

    first = digests()
    assert first == digests()
    other = Setup(setup.players, setup.seed + 100, setup.options)
    assert GAME.new(other).digest() != first[0]


@SOME_GAMES
def test_events_do_not_depend_on_being_asked_for(setup: Setup) -> None:
    for step in steps(setup):
        with_log, without = step.state.clone(), step.state.clone()
        log: list[Event] = []
        GAME.apply(with_log, step.action, log)
        GAME.apply(without, step.action, checked=False)
        assert with_log.digest() == without.digest()
        assert log or step.action.kind == "end_turn"


@given(st.sampled_from([2, 3, 4]), SEEDS)
def test_sampling_offers_only_legal_actions_and_passes_only_when_it_must(
    players: int, seed: int
) -> None:
    for number, state in enumerate(positions(Setup(players, seed), every=29, first=5)):
        action = GAME.sample(state, Rng(seed + number))
        assert GAME.refuse(state, action) is None
        if action.kind == "pass":
            assert {other.kind for other in GAME.legal_actions(state)} == {"pass"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_of_passing_players_reaches_the_end(players: int) -> None:
    state = GAME.new(Setup(players, 5))
    passes = 0
    while GAME.actor(state) is not None:
        if state.phase == TURN_DONE:
            GAME.apply(state, END_TURN)
        else:
            GAME.apply(state, Action("pass", (CardId(state.hands[state.actor][0]),)))
            passes += 1
    assert passes == CARD_ACTIONS[players]
    result = GAME.result(state)
    assert result is not None and len(result.winners) == players
