"""Whatever is suggested can be confirmed as it stands, and then precisely that is played."""

from collections import Counter
from collections.abc import Iterable

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.levels import FOREMAN, INDUSTRIALIST
from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import draft_of
from brass_desktop.games.brass.engine.ids import ACTING, Kind
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Submitted
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.scattered import scattered
from tests.games.brass.engine.table import GAME, scout
from tests.games.brass.present.person import canonical, sit_down
from workshop.shots.brass.positions import debtor, finished

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def confirmed(state: BrassState, action: Action) -> Action:
    """Lay a suggestion out, see that it can be confirmed, and return what is played."""
    table = BrassTable(sit_down(state), state.actor)
    table.propose(action)
    confirm = table.view().turn.confirm
    assert confirm is not None and confirm.state is ControlState.LIT, action
    played = table.mean(Press("confirm"))
    assert isinstance(played, Submitted)
    done: Action = played.entry.action
    return done


def all_confirmed(state: BrassState, actions: Iterable[Action]) -> Counter[Kind]:
    """Confirm each suggestion on its own and count them by kind."""
    kinds: Counter[Kind] = Counter()
    for action in actions:
        assert canonical(confirmed(state, action)) == canonical(action)
        kinds[action.kind] += 1
    return kinds


def some_of_each_kind(actions: Iterable[Action], rng: Rng, most: int) -> list[Action]:
    """Choose some actions of every kind, and always the one with the most legs."""
    by_kind: dict[Kind, list[Action]] = {}
    for action in actions:
        by_kind.setdefault(action.kind, []).append(action)
    return [
        action
        for of_kind in by_kind.values()
        for action in (*rng.shuffled(of_kind)[:most], max(of_kind, key=lambda one: len(one.legs)))
    ]


@pytest.mark.rule("B-18.1")
@pytest.mark.parametrize("breweries", range(5))
@pytest.mark.parametrize("iron_works", range(4))
@pytest.mark.parametrize("dudleys", range(2))
def test_scouting_with_few_faces_is_laid_out_with_three_cards(
    breweries: int, iron_works: int, dudleys: int
) -> None:
    """When one face is left, the remaining cards choose themselves."""
    hand = ["brewery"] * breweries + ["iron_works"] * iron_works + ["dudley"] * dudleys
    state = Position().hand("red", *hand).state()
    scouts = [action for action in GAME.legal_actions(state) if action.kind == "scout"]
    assert bool(scouts) == (len(hand) >= 3)
    for action in scouts:
        assert canonical(draft_of(state, action).action) == action


@pytest.mark.rule("B-18.1")
def test_a_suggested_scout_of_equal_cards_can_be_confirmed() -> None:
    state = Position().hand("red", "dudley", *["brewery"] * 4).state()
    assert all_confirmed(state, [scout("dudley", "brewery", "brewery")])


@PLAYERS
def test_what_a_bot_considers_can_be_confirmed(players: int) -> None:
    kinds: Counter[Kind] = Counter()
    for seed in range(8):
        state, rng = scattered(players, seed), Rng(seed)
        kinds += all_confirmed(state, some_of_each_kind(candidates(state, Taste()), rng, 1))
    game = finished(players)
    for at in range(6, len(game.log), 25):
        state, rng = game.at(at), Rng(at)
        if state.phase == ACTING:
            kinds += all_confirmed(state, some_of_each_kind(candidates(state, Taste()), rng, 1))
    assert set(kinds) == set(birmingham().rules.card_actions)


@PLAYERS
def test_what_a_hint_proposes_can_be_confirmed(players: int) -> None:
    game, thinkers = (
        finished(players),
        (Thinker(FOREMAN, MerchantTrade), Thinker(INDUSTRIALIST, MerchantTrade)),
    )
    hints = 0
    for at in range(1, len(game.log), 19):
        state = game.at(at)
        if state.phase == ACTING:
            seen = GAME.observe(state, state.actor)
            for thought in (thinker.think(seen, at) for thinker in thinkers):
                assert thought.action == thought.options[0].turn[0]
                actions = {option.turn[0] for option in thought.options}
                hints += all_confirmed(state, actions).total()
    assert hints > 10


@PLAYERS
def test_a_hint_for_a_debtor_can_be_confirmed(players: int) -> None:
    state = debtor(players).state
    thought = Thinker(FOREMAN, MerchantTrade).think(GAME.observe(state, state.actor), 1)
    assert thought.action.kind == "give_up_tiles"
    assert all_confirmed(state, [thought.action])
