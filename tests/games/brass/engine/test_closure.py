"""Enumeration and the check are one thing: an action is accepted if and only if it is listed."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, cast

import pytest

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal, Setup
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action, Leg
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    MARKET,
    MERCHANT_BARREL,
    CardId,
    Kind,
    Source,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import EVERY_SMALL_POSITION, FAMILY, small_position
from tests.games.brass.engine.games import eager, positions
from tests.games.test_coverage import written_clauses

NO_ID = (-1, -2, 99, MERCHANT_BARREL, MARKET, DISTANT_MARKET)
"""Numbers that are no id of anything; -1 is the last of its kind to a tuple."""
SOURCES = ("coal", "iron", "beer")
FREELY_CHOSEN = ("iron", "beer")
CLAUSES = {name: frozenset(written_clauses(name)) for name in FAMILY}
PLAYED = pytest.mark.parametrize(
    ("game", "setup", "purse"),
    [
        (game, Setup(players, 5 + purse), purse)
        for game, players, purse in product(FAMILY.values(), (2, 3, 4), (0, 45))
    ],
    ids=[f"{name}-{n}-{purse}" for name, n, purse in product(FAMILY, (2, 3, 4), (0, 45))],
)


def values(rules: Ruleset) -> dict[str, list[int | None]]:
    """Return by field of a leg what it might name, sensibly or not."""
    board, places = rules.board, range(len(rules.board.slots))
    industries = range(len(rules.industries) + 1)
    return {
        "slot": [*places, *NO_ID],
        "port": [*places, *NO_ID],
        "link": [*range(len(board.links)), *NO_ID],
        "industry": [*industries, *NO_ID],
        "merchant": [*range(len(board.merchants) + 1), *NO_ID],
        "bonus": [None, *industries, *NO_ID],
        "pounds": [0, 5, *rules.numbers.loan_amounts, 40, *NO_ID],
    }


def with_short_hand(state: BrassState) -> BrassState:
    """Put all but two cards of the actor back, so that every order can be listed."""
    hand = state.hands[state.actor]
    state.hands[state.actor] = hand[:2]
    state.deck = (*state.deck, *hand[2:])
    return state


def played_positions(
    game: BrassGame, setup: Setup, purse: int, *, every: int
) -> Iterator[BrassState]:
    first = every // 2
    for state in positions(setup, every=every, first=first, player=eager, purse=purse, game=game):
        yield with_short_hand(state)


def listed(state: BrassState) -> set[Action]:
    return {_plain(action) for action in oracle.all_orders(state)}


def _plain(action: Action) -> Action:
    """The order in which scouting cards, iron and beer are named means nothing."""
    legs = action.legs
    for field in FREELY_CHOSEN:
        legs = tuple(
            _changed(leg, field, tuple(sorted(getattr(leg, field))))
            if field in leg._fields
            else leg
            for leg in legs
        )
    return action._replace(cards=tuple(sorted(action.cards)), legs=legs)


def mutants(action: Action, state: BrassState, others: Sequence[Action]) -> Iterator[Action]:
    """Yield actions that differ from a legal one in one thing, or are crossed with another."""
    yield action._replace(cards=())
    yield action._replace(cards=action.cards * 2)
    for card in map(CardId, (*range(len(state.rules.cards.ids) + 1), *NO_ID)):
        yield action._replace(cards=(card, *action.cards[1:]))
        yield action._replace(cards=(*action.cards, card))
    legs = action.legs
    yield action._replace(legs=())
    yield action._replace(legs=legs[::-1])
    yield action._replace(legs=legs[:-1])
    yield action._replace(legs=legs[1:])
    yield action._replace(legs=(*legs, *legs[:1]))
    for at, leg in enumerate(legs):
        for other in _other_legs(leg, state):
            yield action._replace(legs=(*legs[:at], other, *legs[at + 1 :]))
    for kind in (*state.rules.actions, cast(Kind, "no such kind")):
        yield action._replace(kind=kind)
    for stranger in others:
        yield action._replace(cards=stranger.cards)
        yield action._replace(legs=stranger.legs)
        yield action._replace(legs=(*legs, *stranger.legs))


def _other_legs(leg: Leg, state: BrassState) -> Iterator[Leg]:
    stocked = [Source(slot) for slot, cubes in enumerate(state.slot_cubes) if cubes]
    everywhere = [*stocked, Source(0), *map(Source, NO_ID)]
    for field in leg._fields:
        if field not in SOURCES:
            for value in values(state.rules)[field]:
                yield _changed(leg, field, value)
            continue
        plan: tuple[Source, ...] = getattr(leg, field)
        yield _changed(leg, field, plan[1:])
        yield _changed(leg, field, plan[::-1])
        yield _changed(leg, field, plan * 2)
        for other in SOURCES:
            if other in leg._fields:
                yield _changed(leg, field, getattr(leg, other))
        for source in everywhere:
            yield _changed(leg, field, (*plan, source))
            for at in range(len(plan)):
                yield _changed(leg, field, (*plan[:at], source, *plan[at + 1 :]))


def _changed(leg: Leg, field: str, value: object) -> Leg:
    change: dict[str, Any] = {field: value}
    return leg._replace(**change)


def assert_closed(game: BrassGame, state: BrassState, *, samples: int) -> int:
    """Try changes of some listed actions of every kind; return how many were tried."""
    before, legal = state.digest(), listed(state)
    by_kind: dict[str, list[Action]] = {}
    for action in sorted(legal, key=repr):
        by_kind.setdefault(action.kind, []).append(action)
    tried, rng = 0, Rng(17)
    some = [action for found in by_kind.values() for action in rng.shuffled(found)[:samples]]
    for action in some:
        assert game.refuse(state, action) is None, action
        for mutant in mutants(action, state, some[:4]):
            refusal = refusal_of(game, state, mutant)
            assert (refusal is None) == (_plain(mutant) in legal), mutant
            tried += 1
    assert state.digest() == before
    return tried


def refusal_of(game: BrassGame, state: BrassState, action: Action) -> Refusal | None:
    """Try to carry out an action: on the position itself if the rules say that they refuse it."""
    refusal = game.refuse(state, action)
    if refusal is None:
        carried_out = game.apply(state.clone(), action)
        assert carried_out == _plain(action)._replace(cards=action.cards)
        return None
    assert refusal.code and refusal.clause in CLAUSES[game.id], refusal
    assert all(isinstance(number, int) for number in refusal.numbers.values())
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.refusal == refusal
    return refusal


def results(game: BrassGame, state: BrassState, actions: Iterator[Action]) -> set[str]:
    found = set()
    for action in actions:
        after = state.clone()
        game.apply(after, action, checked=False)
        found.add(after.digest())
    return found


@EVERY_SMALL_POSITION
def test_a_changed_action_is_accepted_if_and_only_if_it_is_listed(
    game: BrassGame, name: str
) -> None:
    assert assert_closed(game, small_position(game, name), samples=12) > 200


@PLAYED
def test_played_positions_are_closed_too(game: BrassGame, setup: Setup, purse: int) -> None:
    tried = sum(
        assert_closed(game, state, samples=2)
        for state in played_positions(game, setup, purse, every=19)
    )
    assert tried > 1000


@EVERY_SMALL_POSITION
def test_canonical_enumeration_reaches_the_same_results_as_every_order(
    game: BrassGame, name: str
) -> None:
    state = small_position(game, name)
    every, canonical = list(oracle.all_orders(state)), list(game.legal_actions(state))
    assert set(canonical) <= set(every)
    assert results(game, state, iter(canonical)) == results(game, state, iter(every))
    if name in ("double_rails", "three_sales", "developing", "debt", "worthless_debt"):
        assert len(canonical) < len(every)


@PLAYED
def test_canonical_enumeration_is_complete_on_played_positions(
    game: BrassGame, setup: Setup, purse: int
) -> None:
    for state in played_positions(game, setup, purse, every=17):
        every, canonical = set(oracle.all_orders(state)), set(game.legal_actions(state))
        assert canonical <= every
        assert results(game, state, iter(canonical)) == results(game, state, iter(every))
