"""New cards find their places in the chain: card and gap in any order, then one button."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.engine.ids import INSERTING, PRODUCTION
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.play.chain.desk import ChainDesk
from brass_desktop.games.furnace.present.play.desk import Help
from brass_desktop.games.furnace.present.viewmodel.auction import PlannerView
from brass_desktop.games.furnace.present.viewmodel.production import ChainStage
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.tips import Light
from tests.games.furnace.engine.table import Table, card, cards, goods
from tests.games.furnace.present.workers import seated, sit_down

MOCK = Table(
    players=4,
    works={0: "s1 17 22 07 29"},
    upgraded="07 17",
    goods={0: goods(17, 2, 1, 1)},
    money=(14, 0, 0, 0),
    round=3,
    chain=True,
)
"""The chain of the designer's picture, to which Retort House comes."""


def inserting(table: Table, fresh: str) -> FurnaceState:
    state = table.producing()
    state.fresh = [cards(fresh), *[()] * (state.players - 1)]
    state.phase = INSERTING
    return state


def at_chain(state: FurnaceState, *, helped: bool = False) -> ChainDesk:
    desk = ChainDesk(seated(sit_down(state), help=Help(planner=helped)))
    while desk.poll():
        pass
    return desk


def stage(desk: ChainDesk) -> ChainStage:
    found = desk.parts().stage
    assert isinstance(found, ChainStage)
    return found


def refused(desk: ChainDesk, intent: it.Intent) -> str:
    outcome = desk.mean(intent)
    assert isinstance(outcome, Refused), outcome
    return outcome.refusal.code


def test_gaps_tell_the_balance_before_the_card_is_dropped() -> None:
    desk = at_chain(inserting(MOCK, "21"), helped=True)
    gaps = stage(desk).gaps
    assert [gap.worth for gap in gaps] == ["+16", "+20", "+22", "+22", "+22", "+22"]
    assert [gap.best for gap in gaps] == [False, False, True, True, True, True]
    assert desk.draft.gap is None, "nothing has been dropped"


def test_dropped_card_stands_in_the_line_with_its_upgrade() -> None:
    desk = at_chain(inserting(MOCK, "21"), helped=True)
    desk.mean(it.PickGap(2))
    places = stage(desk).places
    assert [view.card.id[-2:] for view in places] == ["_1", "17", "21", "22", "07", "29"]
    new = places[2]
    assert new.card.upgraded and new.card.upgraded_in == 1 and not new.card.locked
    assert [view.card.locked for view in places] == [True, True, False, True, True, True]
    assert places[-1].balance is not None and places[-1].balance.money == 36
    side = desk.parts().side
    assert isinstance(side, PlannerView) and side.lot == 3 and side.rows[0].value == "+22"


def test_help_can_be_refused() -> None:
    desk = at_chain(inserting(MOCK, "21"))
    desk.mean(it.PickGap(2))
    assert stage(desk).bars is None and desk.parts().side is None
    assert not any(gap.worth or gap.best for gap in stage(desk).gaps)


@pytest.mark.rule("F-6.1")
def test_old_cards_keep_their_places() -> None:
    desk = at_chain(inserting(MOCK, "21"))
    assert refused(desk, it.PickCard(card("17"))) == "chain.old"
    assert refused(desk, it.PickCard(card("36"))) == "run.owner"
    assert refused(desk, it.PickGap(9)) == "chain.place"
    assert refused(desk, Press("confirm")) == "chain.open"


@pytest.mark.rule("F-6.1")
def test_confirm_closes_the_chain() -> None:
    state = inserting(MOCK, "21")
    session = sit_down(state)
    desk = ChainDesk(seated(session))
    desk.mean(it.PickGap(2))
    assert isinstance(desk.mean(Press("confirm")), Submitted)
    assert session.state.phase == PRODUCTION
    assert session.state.works[0] == cards("s1 17 21 22 07 29")


def test_card_in_a_gap_can_be_taken_up_again() -> None:
    desk = at_chain(inserting(MOCK, "21 30"))
    assert desk.draft.card == card("21")
    desk.mean(it.PickGap(1))
    desk.mean(it.PickCard(card("30")))
    desk.mean(it.PickGap(0))
    assert desk.draft.order[:3] == cards("30 s1 21")
    assert Press("confirm") in desk.lit()
    desk.mean(it.PickCard(card("21")))
    assert (desk.draft.card, desk.draft.gap) == (card("21"), 2)
    desk.mean(it.PickGap(6))
    assert desk.draft.order[-1] == card("21")
    desk.mean(Press("back"))
    assert Press("confirm") not in desk.lit()


def test_others_watch_without_lights() -> None:
    session = sit_down(inserting(MOCK, "21"))
    desk = ChainDesk(seated(session, deciding=False))
    assert not desk.lit() and desk.mean(it.PickGap(0)) is None
    assert all(gap.light is Light.NONE for gap in stage(desk).gaps)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2), st.integers(1, 3), st.integers(0, 2**32))
def test_every_chain_can_be_clicked(old: int, new: int, seed: int) -> None:
    """Any order of new cards among the old ones is reached by lit gaps and cards alone."""
    rng = Rng(seed)
    names = rng.shuffled(tuple(f"{one:02}" for one in range(1, 37)))
    table = replace(MOCK, works={0: " ".join(["s1", *names[:old]])}, upgraded="")
    fresh = cards(" ".join(names[old : old + new]))
    chain = list(cards(" ".join(["s1", *names[:old]])))
    orders = [
        order
        for order in permutations([*chain, *fresh])
        if [one for one in order if one in chain] == chain
    ]
    wanted = rng.choice(tuple(orders))
    session = sit_down(inserting(table, " ".join(names[old : old + new])))
    desk = ChainDesk(seated(session))
    for one in rng.shuffled(fresh):
        if desk.draft.card != one:
            click(desk, it.PickCard(one))
        placed = {*chain, *desk.draft.chain}
        gap = sum(other in placed for other in wanted[: wanted.index(one)])
        if desk.draft.gap != gap:
            click(desk, it.PickGap(gap))
    click(desk, Press("confirm"))
    assert session.state.works[0] == wanted


def click(desk: ChainDesk, intent: it.Intent) -> None:
    assert intent in desk.lit(), (intent, desk.lit())
    assert not isinstance(desk.mean(intent), Refused), intent


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 3), st.integers(0, 2**32))
def test_lit_things_are_never_refused(new: int, seed: int) -> None:
    rng = Rng(seed)
    names = rng.shuffled(tuple(f"{one:02}" for one in range(1, 37)))[: new + 2]
    table = replace(MOCK, works={0: f"s1 {names[0]} {names[1]}"}, upgraded="")
    desk = ChainDesk(seated(sit_down(inserting(table, " ".join(names[2:])))))
    for _ in range(12):
        lit = tuple(one for one in desk.lit() if one != Press("confirm"))
        assert not isinstance(desk.mean(rng.choice(lit)), Refused)
        shown = stage(desk)
        assert [view.card.id for view in shown.places] == [
            desk.draft.state.rules.cards[one] for one in desk.draft.order
        ]
