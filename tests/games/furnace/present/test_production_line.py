"""The planned line: order, pins and upgrades as people set them, and what comes of them."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import EndProduction, Repeat
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.desk import Help
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from brass_desktop.games.furnace.present.viewmodel.pieces import StepperState
from brass_desktop.games.furnace.present.viewmodel.production import (
    PhaseLedgerView,
    ProductionStage,
)
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Light
from tests.games.furnace.engine.table import GAME, RULES, Table, card, cards, goods
from tests.games.furnace.present.workers import at_work, sit_down

MOCK = Table(
    players=4,
    works={0: "s1 30 21 17 34 19 29 07 22"},
    upgraded="07 17 21",
    goods={0: goods(9, 4, 3, 2)},
    money=(36, 0, 0, 0),
    round=4,
)
"""The works of the designer's picture."""
SMALL = Table(works={0: "s1 07 17"}, upgraded="07", goods={0: goods(5, 3, 0, 1)})


def stage(desk: ProductionDesk) -> ProductionStage:
    found = desk.parts().stage
    assert isinstance(found, ProductionStage)
    return found


def names(desk: ProductionDesk) -> list[str]:
    return [view.card.id for view in stage(desk).places]


def refused(desk: ProductionDesk, intent: Intent) -> str:
    before = desk.plan.planned.phase.now.digest()
    outcome = desk.mean(intent)
    assert isinstance(outcome, Refused), outcome
    assert desk.plan.planned.phase.now.digest() == before
    return outcome.refusal.code


def test_click_makes_a_card_the_next_to_run() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    assert names(desk) == ["start_1", "company_07", "company_17"]
    desk.mean(it.PickCard(card("17")))
    assert names(desk) == ["company_17", "start_1", "company_07"]
    first, second, _ = stage(desk).places
    assert (first.card.light, second.card.light) == (Light.LEGAL, Light.NONE)


def test_card_is_moved_to_any_place() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    desk.mean(it.MoveCard(card("s1"), 2))
    assert names(desk) == ["company_07", "company_17", "start_1"]
    desk.mean(it.MoveCard(card("s1"), 1))
    assert names(desk) == ["company_07", "start_1", "company_17"]


@pytest.mark.rule("F-4.6")
def test_later_cards_are_shown_upgraded_and_earlier_ones_too_late() -> None:
    session = sit_down(SMALL.producing())
    desk = at_work(session)
    desk.mean(it.ChangeCount(0, 2, 1))
    if card("17") not in desk.plan.chosen(0):
        desk.mean(it.PickUpgrade(card("17")))
    later = stage(desk).places[2].card
    assert later.upgraded and later.upgraded_in == 1 and not later.rows[1].plan
    desk.mean(it.MoveCard(card("17"), 0))
    earlier = stage(desk).places[0].card
    assert not earlier.upgraded and earlier.rows[1].plan and not earlier.upgraded_in
    assert earlier.chip


def test_pinned_number_stays_and_is_freed() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    stepper = stage(desk).places[1].card.rows[1].stepper
    assert stepper is not None and stepper.state is StepperState.FOLLOWING
    assert stepper.count == 3, "all iron is sold"
    desk.mean(it.ChangeCount(1, 1, -1))
    stepper = stage(desk).places[1].card.rows[1].stepper
    assert stepper is not None and (stepper.count, stepper.state) == (2, StepperState.PINNED)
    desk.mean(it.FreeCount(1, 1))
    stepper = stage(desk).places[1].card.rows[1].stepper
    assert stepper is not None and (stepper.count, stepper.state) == (3, StepperState.FOLLOWING)


def test_escape_frees_what_was_pinned_last() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    desk.mean(it.ChangeCount(0, 1, -1))
    desk.mean(it.ChangeCount(1, 1, -1))
    desk.mean(Press("back"))
    steppers = [stage(desk).places[at].card.rows[1].stepper for at in (0, 1)]
    assert [one.state for one in steppers if one] == [StepperState.PINNED, StepperState.FOLLOWING]


def test_pin_that_the_stock_cannot_pay_is_red_and_the_rest_recalculates() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    desk.mean(it.ChangeCount(1, 1, 1))
    place = stage(desk).places[1]
    stepper = place.card.rows[1].stepper
    assert stepper is not None and (stepper.count, stepper.state) == (4, StepperState.SHORT)
    assert "3" in place.short and "4" in place.short and "1" in place.short
    assert place.balance is not None and place.balance.goods[1] == 0


def test_free_numbers_make_way_for_a_later_pin() -> None:
    laid = Table(works={0: "s4 07"}, upgraded="07", goods={0: goods(0, 4, 0, 0)})
    desk = at_work(sit_down(laid.producing()))
    first = stage(desk).places[0].card.rows[1].stepper
    assert first is not None
    for _ in range(4):
        desk.mean(it.ChangeCount(1, 1, 1))
    later = stage(desk).places[1].card.rows[1].stepper
    assert later is not None and (later.count, later.state) == (4, StepperState.PINNED)
    first = stage(desk).places[0].card.rows[1].stepper
    assert first is not None and first.count == 0, "the ironmonger leaves the iron"


def test_space_runs_the_next_card_and_a_runs_the_rest() -> None:
    session = sit_down(SMALL.producing())
    desk = at_work(session)
    assert isinstance(desk.mean(it.RunNext()), Submitted)
    assert session.state.has_run(card("s1")) and len(session.log) == 1
    assert isinstance(desk.mean(it.RunAll()), Submitted)
    assert len(session.log) == 3 and not session.game.refuse(session.state, EndProduction())
    assert all(view.card.run for view in stage(desk).places)


def test_tick_goes_back_to_before_the_card() -> None:
    session = sit_down(SMALL.producing())
    desk = at_work(session)
    desk.mean(it.PickCard(card("17")))
    desk.mean(it.RunNext())
    digest, shown = session.state.digest(), stage(desk)
    desk.mean(it.RunAll())
    assert stage(desk).places[1].intent == it.RewindTo(1)
    desk.mean(it.RewindTo(1))
    assert session.state.digest() == digest
    assert stage(desk) == shown, "the line is as it was"


def test_cards_left_behind_cannot_be_changed_or_moved() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    desk.mean(it.RunNext())
    assert refused(desk, it.ChangeCount(0, 1, -1)) == "run.closed"
    assert refused(desk, it.MoveCard(card("s1"), 2)) == "run.closed"
    assert refused(desk, it.MoveCard(card("17"), 0)) == "run.closed"
    assert refused(desk, it.PickCard(card("s1"))) == "run.once"


def test_table_without_taking_back_keeps_what_has_run() -> None:
    desk = at_work(sit_down(SMALL.producing(), "never"))
    desk.mean(it.RunNext())
    assert stage(desk).places[0].intent is None
    assert refused(desk, it.RewindTo(0)) == "run.closed"


@pytest.mark.rule("F-1.7")
def test_numbers_have_their_limits_and_reasons() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    desk.mean(it.PickCard(card("07")))
    assert refused(desk, it.ChangeCount(0, 0, 1)) == "run.always"
    assert refused(desk, it.ChangeCount(0, 1, 1)) == "run.short", "the stock is known here"
    assert refused(desk, it.ChangeCount(2, 1, 1)) == "run.blueprint"
    rich = replace(SMALL, goods={0: goods(9, 9, 9, 9)})
    desk = at_work(sit_down(rich.producing()))
    assert refused(desk, it.ChangeCount(1, 1, 1)) == "run.limit"


def test_number_never_falls_below_none() -> None:
    desk = at_work(sit_down(SMALL.producing()))
    line = [it.ChangeCount(1, 1, -1)] * (RULES.upgraded_side[card("07")][1].limit + 1)
    for less in line:
        assert desk.mean(less) is None, "nothing is refused, least of all by the limit"
    assert desk.plan.planned.counts(1)[1].wanted == 0


@pytest.mark.rule("F-4.5")
def test_upgrades_are_refused_with_what_is_missing() -> None:
    poor = replace(SMALL, goods={0: goods(0, 3, 0, 0)})
    desk = at_work(sit_down(poor.producing()))
    desk.mean(it.ChangeCount(0, 2, 1))
    assert refused(desk, it.PickUpgrade(card("17"))) == "up.coal"
    assert refused(desk, it.PickUpgrade(card("07"))) == "up.done"
    assert refused(desk, it.PickUpgrade(card("s1"))) == "up.start"


@pytest.mark.rule("F-4.4")
def test_end_waits_for_extraction_and_asks_once_about_the_rest() -> None:
    session = sit_down(Table(works={0: "s1 01 22"}, goods={0: goods(8)}).producing())
    desk = at_work(session)
    assert refused(desk, Press("end_turn")) == "run.left"
    desk.mean(it.RunNext())
    desk.mean(it.RunNext())
    assert desk.mean(Press("end_turn")) is None and desk.is_making
    assert "Shale Works" in desk.parts().question
    assert isinstance(desk.mean(Press("end_turn")), Submitted)
    assert session.state.actor == 1


def test_question_about_the_rest_is_put_once() -> None:
    session = sit_down(Table(works={0: "s1 22"}, goods={0: goods(8)}).producing())
    desk = at_work(session)
    desk.mean(it.RunNext())
    desk.mean(Press("end_turn"))
    desk.mean(Press("back"))
    assert not desk.is_making
    assert isinstance(desk.mean(Press("end_turn")), Submitted)


REPEATING = replace(SMALL, capitalists={0: "repeat_card"})


@pytest.mark.rule("F-8.2")
def test_repeat_is_a_new_place_in_the_line() -> None:
    session = sit_down(REPEATING.producing())
    desk = at_work(session)
    assert refused(desk, it.PickRepeat()) == "repeat.first"
    desk.mean(it.PickCard(card("07")))
    desk.mean(it.RunNext())
    desk.mean(it.PickRepeat())
    assert desk.lit()[0] == it.PickCard(card("07"))
    assert refused(desk, it.PickCard(card("17"))) == "repeat.first"
    desk.mean(it.PickCard(card("07")))
    view = stage(desk).places[1]
    assert view.card.repeated and view.card.id == "company_07" and len(stage(desk).places) == 4
    desk.mean(it.RunNext())
    assert session.log[-1].action == Repeat(card("07"), (1, 0))
    assert refused(desk, it.PickRepeat()) == "repeat.used"


@pytest.mark.rule("F-8.2")
def test_repeat_never_comes_before_the_first_run() -> None:
    session = sit_down(REPEATING.producing())
    desk = at_work(session)
    desk.mean(it.PickCard(card("07")))
    desk.mean(it.RunNext())
    desk.mean(it.PickRepeat())
    desk.mean(it.PickCard(card("07")))
    desk.mean(it.RewindTo(0))
    assert names(desk)[:2] == ["company_07", "company_07"]
    assert not stage(desk).places[0].card.repeated
    desk.mean(it.MoveCard(card("07"), 2))
    order = [(view.card.id, view.card.repeated) for view in stage(desk).places]
    assert order.index(("company_07", False)) < order.index(("company_07", True))


@pytest.mark.rule("F-8.2")
def test_change_that_leaves_no_coal_for_the_repeat_is_refused() -> None:
    laid = Table(works={0: "s5 17"}, capitalists={0: "repeat_card"}, goods={0: goods(4, 0, 0, 0)})
    desk = at_work(sit_down(laid.producing()))
    desk.mean(it.RunNext())
    desk.mean(it.PickRepeat())
    desk.mean(it.PickCard(card("s5")))
    desk.mean(it.MoveCard(card("s5"), 2, again=True))
    assert [view.card.repeated for view in stage(desk).places] == [False, False, True]
    desk.mean(it.ChangeCount(1, 0, 1))
    desk.mean(it.ChangeCount(1, 0, 1))
    stepper = stage(desk).places[1].card.rows[0].stepper
    assert stepper is not None and stepper.count <= 1, "two coal are kept for the repeat"


@pytest.mark.rule("F-8.6")
def test_iron_stands_in_for_missing_tokens() -> None:
    laid = Table(
        works={0: "s5 07 17"},
        capitalists={0: "iron_for_upgrade"},
        goods={0: goods(5, 3, 0, 0)},
    )
    desk = at_work(sit_down(laid.producing()))
    desk.mean(it.ChangeCount(0, 2, 1))
    for one in ("07", "17"):
        if card(one) not in desk.plan.chosen(0):
            desk.mean(it.PickUpgrade(card(one)))
    row = stage(desk).places[0].card.rows[2]
    assert row.effect.cost == goods(1, 1, 0, 0), "the row shows what the next one costs"
    assert row.stepper is not None and row.stepper.count == 2


@pytest.mark.rule("F-6.2")
def test_chain_keeps_its_order() -> None:
    desk = at_work(sit_down(replace(SMALL, chain=True).producing()))
    assert refused(desk, it.PickCard(card("17"))) == "chain.next"
    assert refused(desk, it.MoveCard(card("17"), 0)) == "chain.old"
    assert not any(view.movable for view in stage(desk).places)


def test_phase_without_anything_to_decide_runs_by_itself() -> None:
    session = sit_down(Table(works={0: "s5 01"}, goods={0: goods()}).producing())
    desk = at_work(session, help=Help(planner=False))
    assert not desk.poll(), "coal of the pit may pay for an upgrade"
    session = sit_down(Table(works={0: "s2 10"}, goods={0: goods()}).producing())
    desk = at_work(session, help=Help(planner=False))
    assert desk.poll() and len(session.log) == 2
    session.undo_to(0)
    assert not desk.poll() and not session.log, "what was taken back stays so"


def test_others_watch_what_has_run_without_lights() -> None:
    session = sit_down(SMALL.producing())
    session.submit(next(iter(GAME.legal_actions(session.state))))
    desk = at_work(session, deciding=False)
    shown = stage(desk)
    assert shown.run == 1 and shown.places[0].card.run
    assert [view.balance is None for view in shown.places] == [False, True, True]
    assert not desk.lit() and all(view.intent is None for view in shown.places)
    assert desk.mean(it.RunNext()) is None and len(session.log) == 1


def test_picture_of_the_designer() -> None:
    desk = at_work(sit_down(MOCK.producing()))
    order = cards("30 21 17 s1 34 19 29 07 22")
    for at, one in enumerate(order):
        desk.mean(it.MoveCard(one, at))
    assert [view.card.id for view in stage(desk).places][3] == "start_1"
    assert desk.parts().after is not None
    assert stage(desk).mould.gained == "+34", "as the picture reckons it"


@st.composite
def engines(draw: st.DrawFn) -> FurnaceState:
    """Works of any kind with any stock, about to produce."""
    companies = draw(st.lists(st.integers(0, RULES.companies - 1), max_size=4, unique=True))
    start = draw(st.integers(1, 5))
    table = Table(
        works={0: " ".join([f"s{start}", *(f"{one + 1:02}" for one in companies)])},
        upgraded=" ".join(f"{one + 1:02}" for one in companies if draw(st.booleans())),
        goods={0: draw(st.tuples(*[st.integers(0, 5)] * 3, st.integers(0, 2)))},
        capitalists={0: draw(st.sampled_from(RULES.capitalist_ids))},
        chain=draw(st.booleans()),
        round=draw(st.sampled_from((1, 4))),
    )
    return table.producing()


@settings(max_examples=60, deadline=None)
@given(engines(), st.integers(0, 2**32))
def test_what_the_line_shows_is_what_the_engine_does(state: FurnaceState, seed: int) -> None:
    """Whatever is clicked before: balances, ledger and mould are those of the run line."""
    rng = Rng(seed)
    session = sit_down(state)
    desk = at_work(session)
    for _ in range(6):
        changes = [one for one in desk.lit() if not isinstance(one, it.RunAll | Press)]
        if changes:
            desk.mean(rng.choice(tuple(changes)))
    desk.mean(Press("back"))
    shown = stage(desk)
    ledger = desk.parts().ledger
    assert isinstance(ledger, PhaseLedgerView)
    began, start = len(session.log) - shown.run, session.at(len(session.log) - shown.run)
    desk.mean(it.RunAll())
    seat = Seat(0)
    stock = [(*start.goods[seat], start.money[seat])]
    for view in shown.places:
        after = session.at(began + view.at + 1)
        stock.append((*after.goods[seat], after.money[seat]))
        assert view.balance is not None and view.balance.numbers == stock[-1]
        booked = ledger.rows[view.at + 1].figures
        moved = [new - old for old, new in zip(stock[-2], stock[-1], strict=True)]
        assert list(booked) == [signed(one) if one else "·" for one in moved]
    assert shown.mould.gained == signed(stock[-1][-1] - stock[0][-1])
    assert shown.mould.left == stock[-1][:4]


@settings(max_examples=60, deadline=None)
@given(engines(), st.integers(0, 2**32))
def test_going_back_restores_every_position(state: FurnaceState, seed: int) -> None:
    rng = Rng(seed)
    session = sit_down(state)
    desk = at_work(session)
    desk.mean(it.RunAll())
    digests = [session.at(count).digest() for count in range(len(session.log) + 1)]
    while session.log:
        at = rng.below(len(session.log))
        desk.mean(it.RewindTo(at))
        assert len(session.log) == at and session.state.digest() == digests[at]
