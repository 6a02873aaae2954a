"""The best numbers for an order that somebody has chosen, with and without pins."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.bags import most_times, taken
from brass_desktop.games.furnace.engine.planning.counts import Shortfall, best_counts
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.search import WIDTHS, always, best_plan
from brass_desktop.games.furnace.engine.planning.task import KEPT, LAST, task_of, usual_worth
from brass_desktop.games.furnace.engine.producing import after_line, refuse_repeat
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.planning.engines import engines
from tests.games.furnace.engine.planning.every_way import value_of
from tests.games.furnace.engine.planning.test_search import NINE
from tests.games.furnace.engine.table import GAME, RULES, Table, card, cards, goods, play, run

SEAT = Seat(0)


@st.composite
def planned_lines(draw: st.DrawFn) -> tuple[FurnaceState, tuple[PlannedRun, ...]]:
    """Draw an engine, an order of its cards, perhaps a repeat, and some pins."""
    state = draw(engines(chain=False, companies=2))
    order = draw(st.permutations(state.works[0]))
    line = [draw(_pinned(state, PlannedRun(one))) for one in order]
    if state.capitalist(0).repeat_cost is not None and draw(st.booleans()):
        at = draw(st.integers(1, len(line)))
        again = PlannedRun(draw(st.sampled_from(order[:at])), again=True)
        line.insert(at, draw(_pinned(state, again)))
    return state, tuple(line)


@st.composite
def _pinned(draw: st.DrawFn, state: FurnaceState, place: PlannedRun) -> PlannedRun:
    lines = RULES.upgraded_side[place.card]
    times = [draw(st.none() | st.integers(0, line.limit)) for line in lines]
    upgrades = None
    if not RULES.is_company(place.card) and draw(st.booleans()):
        companies = [one for one in state.works[0] if RULES.is_company(one)]
        upgrades = tuple(draw(st.lists(st.sampled_from(companies), unique=True)))
    return replace(place, times=tuple(times), upgrades=upgrades)


def obeying(state: FurnaceState, place: PlannedRun) -> Iterator[tuple[int, Activation | None]]:
    """Yield every run of a place that keeps its pins as far as it can, and by how much it fails."""
    if place.again and refuse_repeat(state, place.card) is not None:
        yield 1, None
        return
    kind = Repeat if place.again else Activate
    for action in oracle.legal_actions(state):
        if isinstance(action, kind) and action.card == place.card:
            failed = failing(state, place, action)
            if failed is not None:
                yield failed, action


def failing(state: FurnaceState, place: PlannedRun, action: Activation) -> int | None:
    """Count by how much a run falls short of its pins; None if it could have obeyed better."""
    price = state.capitalist(0).repeat_cost if place.again else None
    held = state.goods[0] if price is None else taken(state.goods[0], price)
    failed = 0
    for at, (line, times) in enumerate(zip(state.effects(place.card), action.times, strict=False)):
        pin = place.pin(at)
        if line.kind == "process" and pin is not None:
            if times != most_times(held, line, min(pin, line.limit)):
                return None
            failed += min(pin, line.limit) - times
        held = after_line(held, line, times)
    if place.upgrades is not None:
        wanted = [one for one in place.upgrades if not state.upgraded >> one & 1]
        reached = [
            number
            for number in range(len(wanted) + 1)
            if GAME.refuse(state, type(action)(action.card, action.times, tuple(wanted[:number])))
            is None
        ]
        if set(action.upgrades) != set(wanted[: max(reached)]):
            return None
        failed += len(wanted) - max(reached)
    return failed


def best_by_trying(state: FurnaceState, line: Sequence[PlannedRun]) -> tuple[int, int]:
    """Return the fewest failures and then the most value of a line, by everything allowed."""

    def best(now: FurnaceState, at: int, failed: int) -> tuple[int, int]:
        if at == len(line):
            return -failed, value_of(now, KEPT, state.money[0], state.upgraded)
        found = []
        for more, action in obeying(now, line[at]):
            after = now.clone()
            if action is not None:
                oracle.perform(after, action, None)
            found.append(best(after, at + 1, failed + more))
        return max(found)

    return best(state, 0, 0)


@settings(max_examples=150, deadline=None)
@given(planned_lines())
def test_no_numbers_are_better_and_pins_are_kept_as_far_as_goods_allow(
    drawn: tuple[FurnaceState, tuple[PlannedRun, ...]],
) -> None:
    state, line = drawn
    counted = best_counts(task_of(state, SEAT), line, KEPT)
    assert counted.proved
    failed = sum(
        min(one.wanted, _limit(state, step.planned.card, one)) - one.possible
        for step in counted.steps
        for one in step.shortfalls
    )
    assert (-failed, counted.value) == best_by_trying(state, line)
    assert [step.planned for step in counted.steps] == list(line)
    after = state.clone()
    for step in counted.steps:
        if step.activation is not None:
            play(after, step.activation)
        assert step.after == (after.goods[0], after.money[0] - state.money[0], after.upgraded)
        assert all(any(one.short) for one in step.shortfalls)
    assert (after.money[0] - state.money[0], after.goods[0]) == (counted.money, counted.goods)


def _limit(state: FurnaceState, one: int, shortfall: Shortfall) -> int:
    if shortfall.what != "times":
        return shortfall.wanted
    return RULES.upgraded_side[one][shortfall.line].limit


def test_without_pins_it_is_the_best_plan_of_the_chain() -> None:
    state = replace(NINE, chain=True).producing()
    task = task_of(state, SEAT)
    counted = best_counts(task, [PlannedRun(one) for one in task.cards], usual_worth(state))
    plan = best_plan(task, usual_worth(state))
    assert (counted.money, counted.value, counted.proved) == (34, plan.value, True)


@pytest.mark.parametrize("seed", range(12))
def test_long_lines_come_out_as_by_the_search_that_does_not_know_their_order(seed: int) -> None:
    """Two bounds that have nothing in common but the rules lead to one value."""
    rng = Rng(seed)
    names = [f"{company + 1:02}" for company in rng.shuffled(range(RULES.companies))[:8]]
    table = Table(
        works={0: " ".join(rng.shuffled([*names, "s3"]))},
        upgraded=" ".join(name for name in names if rng.below(5) < 2),
        goods={0: goods(rng.below(13), rng.below(7), rng.below(5), rng.below(4))},
        chain=True,
    )
    task = task_of(table.producing(), SEAT)
    counted = best_counts(task, [PlannedRun(one) for one in task.cards], KEPT, always, WIDTHS)
    assert (counted.value, counted.proved) == (best_plan(task, KEPT).value, True)


@pytest.mark.rule("F-1.8")
def test_a_pin_that_cannot_be_paid_is_told_and_what_follows_is_reckoned_anew() -> None:
    state = Table(works={0: "08 29"}, upgraded="08", goods={0: goods(iron=2)}).producing()
    line = [PlannedRun(card("08"), times=(None, 3)), PlannedRun(card("29")), PlannedRun(card("s1"))]
    counted = best_counts(task_of(state, SEAT), line, LAST)
    assert counted.steps[0].shortfalls == (Shortfall("times", 1, 3, 2, goods(iron=1)),)
    assert counted.steps[0].activation == run("08", 1, 2)
    assert counted.steps[1].activation == run("29", 0), "nothing is left for it"


def test_free_numbers_make_way_for_a_pin_that_comes_later() -> None:
    state = Table(works={0: "29 08"}, upgraded="08", goods={0: goods(iron=2)}).producing()
    line = [PlannedRun(card("29")), PlannedRun(card("08"), times=(None, 2)), PlannedRun(card("s1"))]
    counted = best_counts(task_of(state, SEAT), line, LAST)
    assert [step.shortfalls for step in counted.steps] == [(), (), ()]
    assert counted.steps[0].activation == run("29", 0)


@pytest.mark.rule("F-4.6")
def test_a_pinned_upgrade_of_a_card_that_has_run_is_made_for_later_rounds() -> None:
    state = Table(works={0: "29"}, goods={0: goods(coal=1)}).producing()
    play(state, run("29", 0))
    line = [PlannedRun(card("s1"), upgrades=cards("29"))]
    counted = best_counts(task_of(state, SEAT), line, KEPT)
    assert counted.steps[0].activation == run("s1", 1, 0, up="29")
    poor = replace(task_of(state, SEAT), goods=goods())
    (step,) = best_counts(poor, line, KEPT).steps
    assert step.shortfalls == (Shortfall("upgrades", 2, 1, 0, goods(coal=1)),)


@pytest.mark.rule("F-8.2")
def test_a_planned_repeat_is_carried_out_or_told_to_be_out_of_reach() -> None:
    table = Table(works={0: "10"}, capitalists={0: "repeat_card"}, goods={0: goods(coal=2)})
    line = [PlannedRun(card("10")), PlannedRun(card("10"), again=True), PlannedRun(card("s1"))]
    counted = best_counts(task_of(table.producing(), SEAT), line, LAST)
    assert counted.steps[1].activation == Repeat(card("10"), (1,))
    assert counted.goods == goods(iron=2, upgrade=1)
    poor = replace(task_of(table.producing(), SEAT), goods=goods(coal=1))
    counted = best_counts(poor, line, LAST)
    assert counted.steps[1].activation is None
    assert counted.steps[1].shortfalls == (Shortfall("repeat", 0, 1, 0, goods(coal=1)),)
    assert counted.steps[2].activation == run("s1", 1, 0)
