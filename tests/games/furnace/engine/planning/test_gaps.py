"""Every gap of the chain, and several new cards at once."""

from dataclasses import replace
from itertools import permutations

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Insert
from brass_desktop.games.furnace.engine.ids import INSERTING
from brass_desktop.games.furnace.engine.planning import gaps as gaps_module
from brass_desktop.games.furnace.engine.planning.gaps import (
    best_placed,
    count_placings,
    interleavings,
    place_cards,
)
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import KEPT, task_of
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import Table, cards, goods, play

SEAT = Seat(0)
DESIGN = Table(
    works={0: "s1 17 22 07 29"}, upgraded="17 07", goods={0: goods(17, 2, 1, 1)}, chain=True
)
"""The chain of the design's picture, with what it holds there."""


def inserting(table: Table, fresh: str) -> FurnaceState:
    state = table.producing()
    state.fresh[0], state.phase = cards(fresh), INSERTING
    return state


@pytest.mark.rule("F-6.1", "F-4.6")
def test_a_new_card_before_the_start_up_card_is_not_upgraded_in_time() -> None:
    """The figures of the design: 16, then 20, then 22 in every gap that follows."""
    state = inserting(DESIGN, "21")
    placing = place_cards(task_of(state, SEAT), state.works[0], state.fresh[0], KEPT)
    (gaps,) = placing.gaps
    assert [gap.at for gap in gaps] == [0, 1, 2, 3, 4, 5]
    assert [gap.plan.money for gap in gaps] == [16, 20, 22, 22, 22, 22]
    assert placing.exact and all(gap.plan.proved for gap in gaps)
    for gap in gaps:
        after = state.clone()
        play(after, Insert(gap.card, gap.at), *gap.plan.steps)
        assert after.works[0] == gap.chain
        assert after.money[0] == gap.plan.money


@pytest.mark.rule("F-6.3")
def test_two_new_cards_are_placed_together() -> None:
    state = inserting(replace(DESIGN, works={0: "s1 17 07"}), "21 29")
    task, chain, fresh = task_of(state, SEAT), state.works[0], state.fresh[0]
    placing = place_cards(task, chain, fresh, KEPT)
    allowed = [
        line
        for line in permutations((*chain, *fresh))
        if [card for card in line if card in chain] == list(chain)
    ]
    assert sorted(allowed) == sorted(interleavings(chain, fresh))
    assert len(allowed) == count_placings(len(chain), len(fresh))
    values = {line: best_plan(replace(task, cards=line), KEPT).value for line in allowed}
    for card, gaps in zip(fresh, placing.gaps, strict=True):
        for gap in gaps:
            fitting = [
                line for line in allowed if line.index(card) - _new(line, card, fresh) == gap.at
            ]
            assert gap.plan.value == max(values[line] for line in fitting)
    assert placing.best.plan.value == max(values.values())
    assert best_placed(task, chain, fresh, KEPT).value == max(values.values())


def _new(line: tuple[int, ...], card: int, fresh: tuple[int, ...]) -> int:
    return sum(other in fresh for other in line[: line.index(card)])


def test_too_many_placings_are_found_by_greed_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = inserting(DESIGN, "21 34")
    task, chain, fresh = task_of(state, SEAT), state.works[0], state.fresh[0]
    sure = place_cards(task, chain, fresh, KEPT)
    monkeypatch.setattr(gaps_module, "MOST_PLACINGS", 10)
    greedy = place_cards(task, chain, fresh, KEPT)
    assert (sure.exact, greedy.exact) == (True, False)
    assert greedy.best.plan.value <= sure.best.plan.value
    assert [len(gaps) for gaps in greedy.gaps] == [len(chain) + 1] * 2
    assert not best_placed(task, chain, fresh, KEPT, most=10).proved
