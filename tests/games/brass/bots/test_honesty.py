"""A bot sees what its seat may see: other hidden cards, same move and same reasons."""

from dataclasses import replace
from itertools import chain

import pytest

from brass_desktop.bots.client import BotClient
from brass_desktop.bots.messages import Request, pack
from brass_desktop.bots.thought import encode_thought
from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import CottonLeg
from brass_desktop.games.brass.engine.ids import CANAL_ERA, DISTANT_MARKET, RAIL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from tests.bots import broken_workers
from tests.games.brass.bots.positions import BOTH_GAMES, LANCASHIRE, position, positions

LEVELS = pytest.mark.parametrize("level", LANCASHIRE.levels)
QUICK = {"beam": 4, "worlds": 2}
"""Limits that keep the strongest level's sampled worlds in the test, but few of them."""


def with_other_hidden_cards(state: BrassState, rng: Rng) -> BrassState:
    """Shuffle all the true cards that the actor cannot see among the places they lie in.

    So are the tiles of the distant market that lie face down.
    """
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
    unturned = len(state.distant) - state.distant_turned
    other.distant = (*rng.shuffled(state.distant[:unturned]), *state.distant[unturned:])
    other.rng = rng.next64()
    return other


def quick(level: Level) -> Level:
    return replace(level, beam=min(level.beam, QUICK["beam"]), worlds=min(level.worlds, 2))


@pytest.mark.rule("B-24.1")
@BOTH_GAMES
@LEVELS
@pytest.mark.parametrize("era", [CANAL_ERA, RAIL_ERA])
def test_hidden_cards_change_neither_move_nor_reasons(kit: BrassBots, level: str, era: int) -> None:
    state = position(3, 5, era, 4, kit=kit)
    other = with_other_hidden_cards(state, Rng(99))
    assert (other.deck, other.hands) != (state.deck, state.hands)
    _think_alike(kit, quick(kit.levels[level]), state, other)


@pytest.mark.rule("L-11.3")
@LEVELS
def test_hidden_tiles_change_neither_move_nor_reasons(level: str) -> None:
    """Wherever cotton can be sent to the distant market, and where such a sale may go on."""
    tried = 0
    for state in positions(4, 5, kit=LANCASHIRE):
        legs = chain.from_iterable(
            state.rules.actions[kind].legs(state, ())
            for kind in ("sell", "sell_on")
            if oracle.refuse_kind(state, kind) is None
        )
        if not any(isinstance(leg, CottonLeg) and leg.port == DISTANT_MARKET for leg in legs):
            continue
        for seed in range(3):
            other = with_other_hidden_cards(state, Rng(seed))
            tried += other.distant[0] != state.distant[0]
            _think_alike(LANCASHIRE, quick(LANCASHIRE.levels[level]), state, other)
    assert tried > 20, "the next tile must have been another one"


def _think_alike(kit: BrassBots, level: Level, *tables: BrassState) -> None:
    """Ask about tables that a seat cannot tell apart."""
    seen = [kit.game.observe(table, table.actor) for table in tables]
    thoughts = [kit.mind(level).think(observation, 7) for observation in seen]
    assert thoughts[0] == thoughts[1]
    assert len({pack(encode_thought(kit.game, thought)) for thought in thoughts}) == 1


@pytest.mark.rule("B-24.1")
@BOTH_GAMES
def test_sampled_worlds_are_compared_without_peeking(kit: BrassBots) -> None:
    magnate = kit.levels["magnate"]
    level = replace(magnate, beam=3, close_turns=3, close_gap=50.0, worlds=2)
    state = position(2, 5, RAIL_ERA, 4, kit=kit)
    thoughts = [
        kit.mind(level).think(kit.game.observe(table, table.actor), 7)
        for table in (state, with_other_hidden_cards(state, Rng(4)))
    ]
    assert thoughts[0].worlds == 2
    assert thoughts[0] == thoughts[1]


def _asked(kit: BrassBots, state: BrassState) -> Request:
    """Return what a worker is sent about a position."""
    client = BotClient(kit.game, kit, broken_workers.hangs)
    client.start(state, "foreman")
    question = client._question
    client.close()
    assert question is not None
    return question.request


@pytest.mark.rule("B-24.1")
@BOTH_GAMES
def test_a_worker_is_told_nothing_of_the_deal(kit: BrassBots) -> None:
    """The seed of a thought too must not tell the decks apart that a seat cannot."""
    state = position(3, 5, RAIL_ERA, 4, kit=kit)
    asked = _asked(kit, state)
    assert asked == _asked(kit, with_other_hidden_cards(state, Rng(99)))
    assert asked.seed != _asked(kit, position(3, 5, RAIL_ERA, 5, kit=kit)).seed


@BOTH_GAMES
@LEVELS
def test_equal_questions_get_equal_answers(kit: BrassBots, level: str) -> None:
    state = position(4, 6, RAIL_ERA, 2, kit=kit)
    observation = kit.game.observe(state, state.actor)
    before = observation.table.digest()
    first = kit.mind(quick(kit.levels[level])).think(observation, 3)
    assert first == kit.mind(quick(kit.levels[level])).think(observation, 3)
    assert observation.table.digest() == before, "thinking must not touch the observation"


@BOTH_GAMES
def test_the_node_budget_ends_a_search_and_hurry_is_recorded(kit: BrassBots) -> None:
    state = position(4, 6, RAIL_ERA, 2, kit=kit)
    observation = kit.game.observe(state, state.actor)
    magnate = replace(kit.levels["magnate"], beam=20, worlds=0)
    wide = kit.mind(magnate).think(observation, 1)
    narrow = kit.mind(replace(magnate, node_budget=100)).think(observation, 1)
    assert narrow.nodes < wide.nodes
    assert not narrow.overran
    late = kit.mind(magnate).think(observation, 1, lambda: "hurry")
    assert late.overran
    assert late.nodes < wide.nodes
