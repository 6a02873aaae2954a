"""Enumeration and the check are one thing: an action is accepted if and only if it is listed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Activate,
    Bid,
    Compensate,
    Insert,
    Repeat,
    in_one_form,
)
from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.games import SETUPS, name_of, positions
from tests.games.furnace.engine.table import GAME, RULES
from tests.games.test_coverage import written_clauses

CLAUSES = frozenset(written_clauses("furnace"))
NO_ID: tuple[Any, ...] = (-1, -2, 99, None, "1")
"""What is no id of anything; -1 is the last of its kind to a tuple."""


def mutants(state: FurnaceState, action: Action) -> Iterator[Action]:
    """Yield actions that differ from a legal one in one thing, and such of other kinds."""
    yield END_PRODUCTION
    every_card = [*map(CardId, range(len(RULES.cards))), *NO_ID]
    match action:
        case Bid(card, disc):
            yield from (Bid(card, other) for other in (*map(DiscId, range(5)), *NO_ID))
            yield from (Bid(other, disc) for other in every_card)
        case Compensate():
            yield from (Compensate(times) for times in (*range(8), *NO_ID))
        case Insert(card, at):
            yield from (Insert(card, place) for place in (*range(12), *NO_ID))
            yield from (Insert(other, at) for other in every_card)
        case Activate(card, times, upgrades) | Repeat(card, times, upgrades):
            yield Activate(card, times, upgrades)
            yield Repeat(card, times, upgrades)
            yield replace(action, times=times[:-1])
            yield replace(action, times=(*times, 1))
            yield replace(action, upgrades=upgrades * 2)
            yield replace(action, upgrades=upgrades[::-1])
            yield from (replace(action, card=other) for other in every_card)
            yield from (replace(action, upgrades=(*upgrades, other)) for other in every_card)
            for at in range(len(times)):
                for number in (*range(6), *NO_ID):
                    changed = (*times[:at], number, *times[at + 1 :])
                    yield replace(action, times=changed)
        case _:
            yield Compensate(0)
            yield Insert(state.works[0][0], 0)


@pytest.mark.parametrize("setup", SETUPS[1::2], ids=name_of)
def test_an_action_is_accepted_exactly_when_it_is_listed(setup: Setup) -> None:
    tried = accepted = 0
    for state in positions(setup, every=19, first=setup.players):
        listed = list(GAME.legal_actions(state))
        known = set(listed)
        for action in listed[:: max(1, len(listed) // 4)]:
            for mutant in mutants(state, action):
                tried += 1
                refused = GAME.refuse(state, mutant)
                if refused is None:
                    accepted += 1
                    assert in_one_form(mutant) in known
                else:
                    assert refused.clause in CLAUSES
                    assert mutant not in known
    assert tried > accepted > 50
