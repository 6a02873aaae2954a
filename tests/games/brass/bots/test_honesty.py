"""A bot sees what its seat may see: other hidden cards, same move and same reasons."""

from dataclasses import replace

import pytest

from brass_desktop.bots.client import BotClient
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.messages import Request
from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.bots.levels import LEVELS, Level
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.engine.ids import CANAL_ERA, RAIL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from tests.bots import broken_workers
from tests.games.brass.bots.positions import GAME, position

QUICK = {"beam": 4, "worlds": 2}
"""Limits that keep the strongest level's sampled worlds in the test, but few of them."""


def with_other_hidden_cards(state: BrassState, rng: Rng) -> BrassState:
    """Shuffle all the true cards that the actor cannot see among the places they lie in."""
    wild = state.rules.cards.wild
    hidden = list(state.deck) + list(state.face_down)
    for seat, hand in enumerate(state.hands):
        if seat != state.actor:
            hidden += [card for card in hand if not wild[card]]
    pool = list(rng.shuffled(hidden))
    other = state.clone()
    other.deck = tuple(pool.pop() for _ in state.deck)
    other.face_down = tuple(pool.pop() for _ in state.face_down)
    for seat, hand in enumerate(state.hands):
        if seat != state.actor:
            other.hands[seat] = tuple(card if wild[card] else pool.pop() for card in hand)
    other.rng = rng.next64()
    return other


def quick(level: Level) -> Level:
    return replace(level, beam=min(level.beam, QUICK["beam"]), worlds=min(level.worlds, 2))


@pytest.mark.rule("B-24.1")
@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.id)
@pytest.mark.parametrize("era", [CANAL_ERA, RAIL_ERA])
def test_hidden_cards_change_neither_move_nor_reasons(level: Level, era: int) -> None:
    state = position(3, 5, era, 4)
    other = with_other_hidden_cards(state, Rng(99))
    assert (other.deck, other.hands) != (state.deck, state.hands)
    thoughts = [
        Thinker(quick(level)).think(GAME.observe(table, table.actor), 7) for table in (state, other)
    ]
    assert thoughts[0] == thoughts[1]


@pytest.mark.rule("B-24.1")
def test_sampled_worlds_are_compared_without_peeking() -> None:
    level = replace(LEVELS["magnate"], beam=3, close_turns=3, close_gap=50.0, worlds=2)
    state = position(2, 5, RAIL_ERA, 4)
    thoughts = [
        Thinker(level).think(GAME.observe(table, table.actor), 7)
        for table in (state, with_other_hidden_cards(state, Rng(4)))
    ]
    assert thoughts[0].worlds == 2
    assert thoughts[0] == thoughts[1]


def _asked(state: BrassState) -> Request:
    """Return what a worker is sent about a position."""
    client = BotClient(GAME, load_kit(GAME), broken_workers.hangs)
    client.start(state, "foreman")
    question = client._question
    client.close()
    assert question is not None
    return question.request


@pytest.mark.rule("B-24.1")
def test_a_worker_is_told_nothing_of_the_deal() -> None:
    """The seed of a thought too must not tell the decks apart that a seat cannot."""
    state = position(3, 5, RAIL_ERA, 4)
    asked = _asked(state)
    assert asked == _asked(with_other_hidden_cards(state, Rng(99)))
    assert asked.seed != _asked(position(3, 5, RAIL_ERA, 5)).seed


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.id)
def test_equal_questions_get_equal_answers(level: Level) -> None:
    state = position(4, 6, RAIL_ERA, 2)
    observation = GAME.observe(state, state.actor)
    before = observation.table.digest()
    first = Thinker(quick(level)).think(observation, 3)
    assert first == Thinker(quick(level)).think(observation, 3)
    assert observation.table.digest() == before, "thinking must not touch the observation"


def test_the_node_budget_ends_a_search_and_hurry_is_recorded() -> None:
    state = position(4, 6, RAIL_ERA, 2)
    observation = GAME.observe(state, state.actor)
    wide = Thinker(replace(LEVELS["magnate"], beam=20, worlds=0)).think(observation, 1)
    few = replace(LEVELS["magnate"], beam=20, worlds=0, node_budget=100)
    narrow = Thinker(few).think(observation, 1)
    assert narrow.nodes < wide.nodes
    assert not narrow.overran
    late = Thinker(replace(LEVELS["magnate"], beam=20)).think(observation, 1, lambda: "hurry")
    assert late.overran
    assert late.nodes < wide.nodes
