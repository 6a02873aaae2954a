"""Laws that hold in every position of every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Bid,
    EndProduction,
    Repeat,
)
from brass_desktop.games.furnace.engine.bags import added, taken
from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION, Bag
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.games import SETUPS, name_of, positions, steps
from tests.games.furnace.engine.table import GAME, RULES

EVERY_GAME = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
SOME_GAMES = pytest.mark.parametrize("setup", SETUPS[3::4], ids=name_of)
SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)
BIDS = {2: 32, 3: 48, 4: 64}
AGENT_BIDS = 16


class Ledger:
    """Goods, money and cards as the events tell them, to be held against the position."""

    def __init__(self, state: FurnaceState) -> None:
        self.goods, self.money = state.goods[:], state.money[:]
        self.cards = [set(works) for works in state.works]
        self.upgraded = state.upgraded

    def note(self, event: ev.Event) -> None:
        match event:
            case ev.Compensated() | ev.EffectRun():
                self._swap(event.seat, event.paid, event.gained)
                self.money[event.seat] += event.money if isinstance(event, ev.EffectRun) else 0
            case ev.CardRepeated():
                self._swap(event.seat, event.paid, (0, 0, 0, 0))
            case ev.CardUpgraded():
                self._swap(event.seat, event.paid, (0, 0, 0, 0))
                self.upgraded |= 1 << event.card
            case ev.CardTaken():
                self.cards[event.seat].add(event.card)
            case _:
                pass

    def _swap(self, seat: int, paid: Bag, gained: Bag) -> None:
        self.goods[seat] = added(taken(self.goods[seat], paid), gained)

    def check(self, state: FurnaceState) -> None:
        assert (self.goods, self.money) == (state.goods, state.money)
        assert self.upgraded == state.upgraded
        for seat, owned in enumerate(self.cards):
            assert owned == {*state.works[seat], *state.fresh[seat]}


def assert_sound(state: FurnaceState) -> None:
    """Nothing is negative, every card is in one place, discs obey F-3.3."""
    assert min(min(bag) for bag in state.goods) >= 0 and min(state.money) >= 0
    owned = [card for works in (*state.works, *state.fresh) for card in works]
    held = Counter([*owned, *state.deck])
    if state.phase == AUCTION:
        held.update(state.row)
    assert max(held.values()) == 1
    value = RULES.discs.value
    for placed in state.bids:
        bound = [one for one in placed if not state.capitalist(one[0]).unrestricted]
        assert len({owner for owner, _ in bound}) == len(bound)
        assert len({value[disc] for _, disc in bound}) == len(bound)
    for seat in range(state.players):
        assert not any(state.upgraded >> card & 1 for card in state.fresh[seat])


@EVERY_GAME
def test_books_kept_from_events_agree_with_the_position_after_every_action(setup: Setup) -> None:
    state, rng = GAME.new(setup), Rng(setup.seed)
    ledger = Ledger(state)
    while GAME.actor(state) is not None:
        log: list[ev.Event] = []
        GAME.apply(state, GAME.sample(state, rng), log)
        assert log
        for event in log:
            ledger.note(event)
        ledger.check(state)
        assert_sound(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_have_exactly_32_48_or_64_bids(players: int) -> None:
    for seed in range(6):
        state, rng = GAME.new(Setup(players, seed)), Rng(seed)
        log: list[ev.Event] = []
        while GAME.actor(state) is not None:
            GAME.apply(state, GAME.sample(state, rng), log, checked=False)
        owners = Counter(event.owner for event in log if isinstance(event, ev.DiscPlaced))
        assert owners.pop(AGENT, 0) == (AGENT_BIDS if players == 2 else 0)
        assert owners.total() == BIDS[players]
        assert set(owners.values()) == {16}


@EVERY_GAME
def test_enumeration_and_the_check_agree_and_there_are_no_dead_ends(setup: Setup) -> None:
    for state in positions(setup, every=9):
        offered = list(GAME.legal_actions(state))
        assert offered and len(set(offered)) == len(offered)
        for action in offered:
            assert GAME.refuse(state, action) is None
            assert GAME.decode(GAME.encode(action)) == action
        forced = GAME.without_choice(state)
        assert forced is None or offered == [forced]


@SOME_GAMES
def test_enumerated_actions_lead_to_sound_positions_all_of_them_different(setup: Setup) -> None:
    for state in positions(setup, every=41, first=11):
        digests = set()
        # Two cards that are alike may be repeated with the same result; people name one of them.
        actions = [one for one in GAME.legal_actions(state) if not isinstance(one, Repeat)]
        for action in actions:
            after = state.clone()
            GAME.apply(after, action, checked=False)
            assert_sound(after)
            digests.add(after.digest())
        assert len(digests) == len(actions)


@SOME_GAMES
def test_questions_change_nothing(setup: Setup) -> None:
    for state in positions(setup, every=13, first=3):
        before = state.digest()
        for action in GAME.legal_actions(state):
            GAME.refuse(state, action)
        GAME.sample(state, Rng(1))
        GAME.without_choice(state)
        for seat in range(state.players):
            GAME.determinize(GAME.observe(state, Seat(seat)), Rng(2))
        GAME.result(state)
        GAME.progress(state)
        assert state.digest() == before


@SOME_GAMES
def test_refused_actions_change_nothing(setup: Setup) -> None:
    """Actions that were legal a while ago are tried again now; most are not legal any more."""
    past: list[Action] = [END_PRODUCTION]
    refused = 0
    for step in steps(setup):
        if step.number % 17 == 0:
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
    assert len(set(first)) == len(first)
    other = Setup(setup.players, setup.seed + 100, setup.options)
    assert GAME.new(other).digest() != first[0]


@given(st.sampled_from([2, 3, 4]), SEEDS, st.booleans(), st.booleans())
def test_any_seed_deals_a_game_that_balances_to_its_end(
    players: int, seed: int, capitalists: bool, chain: bool
) -> None:
    options = {"capitalists": capitalists, "chain": chain, "short": True}
    state = GAME.new(Setup(players, seed, options))
    ledger, rng = Ledger(state), Rng(seed)
    log: list[ev.Event] = []
    while GAME.actor(state) is not None:
        GAME.apply(state, GAME.sample(state, rng), log, checked=False)
        assert_sound(state)
    for event in log:
        ledger.note(event)
    ledger.check(state)
    assert len(state.deck) == 36 - 3 * RULES.row_size[players]
    result = GAME.result(state)
    assert result is not None and len(result.standings) == players


@EVERY_GAME
def test_only_bids_and_ends_of_production_reveal_something_and_they_are_fences(
    setup: Setup,
) -> None:
    state, rng = GAME.new(setup), Rng(setup.seed)
    revealed = 0
    while GAME.actor(state) is not None:
        action, before = GAME.sample(state, rng), state.rng
        log: list[ev.Event] = []
        GAME.apply(state, action, log)
        fence = GAME.is_fence(action, log)
        assert fence == isinstance(action, Bid | EndProduction)
        shown = any(isinstance(event, ev.RowDealt | ev.DieRolled) for event in log)
        assert shown == (state.rng != before)
        assert fence or not shown
        revealed += shown
    assert revealed >= state.rounds - 1


@SOME_GAMES
def test_an_observation_hides_the_generator_and_nothing_else(setup: Setup) -> None:
    for state in positions(setup, every=29):
        views = [GAME.observe(state, Seat(seat)).table for seat in range(state.players)]
        assert {view.rng for view in views} == {0}
        other = state.clone()
        other.rng += 1
        assert GAME.observe(other, Seat(0)).table.digest() == views[0].digest()
        worlds = [GAME.determinize(GAME.observe(state, Seat(0)), Rng(n)) for n in (1, 2)]
        assert worlds[0].rng != worlds[1].rng
        for world in worlds:
            world.rng = state.rng
            assert world.digest() == state.digest()
