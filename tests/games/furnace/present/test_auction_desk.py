"""Bidding at the table: what is lit leads to every legal bid, and to nothing else."""

import pytest

from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.forecast import compensations, forecast, supposing
from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION, NOTHING
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.auction_refusals import auction_tip
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.auction.desk import AuctionDesk
from brass_desktop.games.furnace.present.play.desk import Help
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AuctionStage,
    DiscsView,
    ForecastView,
)
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import BackTo, Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.tips import Light, Tip
from tests.games.furnace.engine.games import SETUPS, name_of, positions
from tests.games.furnace.engine.table import RULES, Table, card, disc, goods
from tests.games.furnace.present.bidders import seated, session_at

END = Press("end_turn")


def desk_at(state: FurnaceState, viewer: int | None = None) -> AuctionDesk:
    session = session_at(state)
    seat = None if viewer is None else Seat(viewer)
    return AuctionDesk(seated(session, seat, deciding=viewer is None or viewer == state.actor))


def stage_of(desk: AuctionDesk) -> AuctionStage:
    stage = desk.parts().stage
    assert isinstance(stage, AuctionStage)
    return stage


def discs_of(desk: AuctionDesk) -> DiscsView:
    dock = desk.parts().dock
    assert isinstance(dock, DiscsView)
    return dock


def submitted(state: FurnaceState, *intents: Intent) -> Bid:
    """Mean one thing after the other at a fresh desk; every one of them is lit when it is meant."""
    desk = desk_at(state)
    for intent in intents:
        assert intent in desk.lit()
        assert desk.mean(intent) is None
    outcome = desk.mean(END)
    assert isinstance(outcome, Submitted)
    assert isinstance(outcome.entry.action, Bid)
    return outcome.entry.action


def refused(desk: AuctionDesk, intent: Intent) -> Tip:
    outcome = desk.mean(intent)
    assert isinstance(outcome, Refused)
    return auction_tip(seated(session_at(desk.draft.state)).naming, outcome.refusal)


def walk(state: FurnaceState) -> set[Bid]:
    """Make every bid that lit things lead to, by disc and lot as well as by lot and disc."""
    found: set[Bid] = set()
    for first in desk_at(state).lit():
        desk = desk_at(state)
        desk.mean(first)
        for second in desk.lit():
            if type(second) is not type(first):
                found.add(submitted(state, first, second))
    return found


@pytest.mark.rule("F-3.2")
@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_lit_things_lead_to_every_legal_bid_and_to_nothing_else(setup: Setup) -> None:
    seen = 0
    for state in positions(setup, every=11):
        if state.phase == AUCTION:
            seen += 1
            assert walk(state) == set(oracle.legal_actions(state))
    assert seen


@pytest.mark.parametrize("setup", SETUPS[::4], ids=name_of)
def test_what_is_not_lit_is_refused_in_words(setup: Setup) -> None:
    for state in positions(setup, every=13):
        if state.phase != AUCTION:
            continue
        desk = desk_at(state)
        naming = seated(session_at(state)).naming
        for disc_id in RULES.discs_in(state.discs[state.actor]):
            for lot in range(len(state.row)):
                refusal = desk.reason(it.PickStep(lot, disc_id))
                legal = oracle.refuse(state, Bid(state.row[lot], disc_id)) is None
                assert (refusal is None) == legal
                if refusal is not None:
                    tip = auction_tip(naming, refusal)
                    assert tip.head and tip.body and tip.foot and tip.clause.startswith("F-")
                    assert "{" not in tip.head + tip.body + tip.foot


def plaque_owner(view: ForecastView) -> int:
    colours = {"red": 0, "yellow": 1, "white": 2, "purple": 3, "agent": AGENT, "": NOTHING}
    return colours[view.taker]


@pytest.mark.rule("F-3.5")
@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_plaques_say_what_the_engine_forecasts(setup: Setup) -> None:
    for state in positions(setup, every=7):
        if state.phase != AUCTION:
            continue
        lots = stage_of(desk_at(state)).lots
        for told, lot in zip(lots, forecast(state), strict=True):
            view = told.forecast
            assert plaque_owner(view) == lot.taker
            swap = lot.compensation.kind == "process"
            times = sum(beaten.times for beaten in lot.beaten)
            assert sum(beaten.times for beaten in view.beaten) == (times if swap else 0)
            gains = [sum(b.gain[good] for b in lot.beaten) for good in range(4)]
            assert [sum(b.gain[good] for b in view.beaten) for good in range(4)] == gains
            assert {b.owner for b in view.beaten} == {
                ("red", "yellow", "white", "purple")[b.owner] for b in lot.beaten
            }


def test_a_planned_disc_glows_in_the_rack_and_its_card_stands_in_the_works() -> None:
    state = Table(players=4, discs={"03": "1:1"}).state()
    desk = desk_at(state)
    desk.mean(it.PickDisc(disc(4)))
    desk.mean(it.PickLot(2))
    lot = stage_of(desk).lots[2]
    assert lot.raised
    assert lot.card.light is Light.CHOSEN
    assert [d.light for step in lot.rack.steps for d in step.discs] == [Light.NONE, Light.CHOSEN]
    assert lot.forecast.own
    assert [b.owner for b in lot.forecast.beaten] == ["yellow"]
    ghosts = [own for own in stage_of(desk).works.cards if own.ghost]
    assert [own.card.id for own in ghosts] == [RULES.cards[card("03")]]
    assert desk.parts().turn.main.state is ControlState.LIT


def test_a_disc_that_would_lose_leaves_no_ghost() -> None:
    desk = desk_at(Table(players=4, discs={"03": "1:4"}).state())
    desk.mean(it.PickStep(2, disc(3)))
    assert not [own for own in stage_of(desk).works.cards if own.ghost]
    assert not stage_of(desk).lots[2].forecast.own


@pytest.mark.parametrize("back", [Press("back"), Press("undo")])
def test_another_click_moves_the_disc_and_back_takes_it_back(back: Press) -> None:
    desk = desk_at(Table(players=4).state())
    desk.mean(it.PickStep(1, disc(2)))
    desk.mean(it.PickLot(5))
    assert desk.draft.bid == Bid(card("06"), disc(2))
    desk.mean(it.PickDisc(disc(4)))
    assert desk.draft.bid == Bid(card("06"), disc(4))
    desk.mean(back)
    assert (desk.draft.disc, desk.draft.lot) == (disc(4), None)
    desk.mean(back)
    assert not desk.is_making
    desk.mean(back)
    assert not desk.is_making, "there is nothing left to take back"


def test_a_lot_chosen_first_stays_when_the_disc_goes_back() -> None:
    desk = desk_at(Table(players=4).state())
    desk.mean(it.PickLot(3))
    desk.mean(it.PickDisc(disc(1)))
    assert desk.parts().crumbs == ("Lot 4", "Disc 1")
    desk.mean(BackTo(1))
    assert desk.draft.lot == 3 and desk.draft.disc is None
    desk.mean(it.PickLot(3))
    assert not desk.is_making


def test_a_second_click_puts_a_disc_back() -> None:
    desk = desk_at(Table(players=4).state())
    desk.mean(it.PickDisc(disc(3)))
    desk.mean(it.PickDisc(disc(3)))
    assert not desk.is_making


@pytest.mark.rule("F-3.3")
def test_an_equal_value_is_refused_with_the_disc_that_would_do() -> None:
    desk = desk_at(Table(players=4, discs={"07": "3:1", "01": "0:3", "03": "0:2"}).state())
    desk.mean(it.PickDisc(disc(1)))
    tip = refused(desk, it.PickLot(6))
    assert "Dmitri" in tip.body and "1" in tip.body
    assert tip.foot == "Your 4 may go here, and would win."
    assert tip.clause == "F-3.3"


@pytest.mark.rule("F-3.3")
def test_an_own_disc_is_refused_with_the_lots_that_would_do() -> None:
    table = Table(players=2, discs={"01": "0:3", "02": "1:4", "03": "1:1 agent:2"})
    desk = desk_at(table.state())
    desk.mean(it.PickDisc(disc(4)))
    tip = refused(desk, it.PickLot(0))
    assert "Pithead" not in tip.body and "Deep Seam" in tip.body
    assert tip.foot == "Your 4 may go on lots 3, 4, 5, 6."


@pytest.mark.rule("F-3.2")
def test_end_turn_says_what_is_missing() -> None:
    desk = desk_at(Table(players=4, discs={"01": "1:4", "02": "0:1 2:4", "03": "0:2"}).state())
    tip = refused(desk, END)
    assert "Your 4 fits on 5 lots." in tip.body and "Your 3 fits on 6 lots." in tip.body
    main = desk.parts().turn.main
    assert main.state is ControlState.DISABLED
    assert main.tip == tip


@pytest.mark.rule("F-3.2")
def test_a_placed_disc_tells_where_it_lies() -> None:
    desk = desk_at(Table(players=4, discs={"01": "0:3"}).state())
    assert "Deep Seam" in refused(desk, it.PickDisc(disc(3))).body


@pytest.mark.rule("F-3.4")
def test_a_disc_that_no_lot_takes_stays_unused() -> None:
    table = Table(
        players=2,
        capitalists={1: "extra_disc"},
        discs={
            "01": "0:1", "02": "0:3", "03": "1:2", "04": "1:neutral", "05": "agent:2 1:1",
        },
    )  # fmt: skip
    state = table.state()
    state.bids[5] = ((1, disc(4)),)
    desk = desk_at(state)
    held = [h for h in discs_of(desk).discs if not h.disc.used]
    assert {h.disc.value for h in held} == {2, 4}
    assert "stays unused" not in desk.parts().question
    # The 2 fits on lot 6 alone, beside the rival's 4; with a 2 there it fits nowhere.
    state.bids[5] = ((1, disc(4)), (AGENT, disc(2)))
    desk = desk_at(state)
    assert it.PickDisc(disc(2)) not in desk.lit()
    assert "unused" in refused(desk, it.PickDisc(disc(2))).body


def test_whoever_waits_is_told_whose_bid_it_is() -> None:
    desk = desk_at(Table(players=4).state(), viewer=2)
    assert desk.lit() == []
    assert all(lot.card.light is Light.NONE for lot in stage_of(desk).lots)
    tip = refused(desk, it.PickDisc(disc(4)))
    assert "Ada" in tip.body and "2 bids" in tip.body
    assert refused(desk_at(Table(players=4).state(), 1), it.PickLot(0)).body.endswith("next.")


def test_a_table_without_viewer_is_mute() -> None:
    session = session_at(Table(players=4).state())
    desk = AuctionDesk(seated(session, None, deciding=False))
    assert desk.mean(it.PickLot(0)) is None
    assert desk.mean(END) is None
    assert not session.log


@pytest.mark.rule("F-8.3")
def test_better_terms_count_in_plaques_and_in_the_tray() -> None:
    table = Table(
        players=4,
        capitalists={0: "compensation_plus_one"},
        row="01 02 03 04 05 06 07 08",
        discs={"01": "1:4 0:3"},
        goods={0: goods(coal=3)},
    )
    state = table.state()
    desk = desk_at(state)
    beaten = stage_of(desk).lots[0].forecast.beaten
    gain = RULES.compensation[card("01")].gain
    assert beaten[0].gain == tuple(4 * n for n in gain)
    after = desk.parts().after
    assert after is not None
    assert after[0] == compensations(state, Seat(0)).goods != goods(coal=3)


@pytest.mark.rule("F-3.7")
def test_missing_goods_are_marked_and_their_sources_lit() -> None:
    processing = [n for n in range(36) if RULES.compensation[n].kind == "process"]
    iron = next(n for n in processing if RULES.compensation[n].cost == goods(iron=1))
    source = next(n for n in range(36) if RULES.compensation[n].gain == goods(iron=1))
    names = [RULES.cards[n][-2:] for n in (source, iron)]
    rest = [f"{n:02}" for n in range(1, 37) if f"{n:02}" not in names][:4]
    table = Table(
        players=2,
        row=" ".join([*names, *rest]),
        discs={names[1]: "0:2 1:4"},
        goods={0: goods(iron=1)},
    )
    desk = desk_at(table.state())
    lot = stage_of(desk).lots[1]
    assert lot.forecast.note == "needs 2 iron: 1 by then"
    assert lot.forecast.beaten[0].short
    assert not stage_of(desk).lots[0].feeds
    assert desk.point_at(it.PickLot(1))
    assert stage_of(desk).lots[0].feeds
    assert not desk.point_at(it.PickStep(1, disc(1)))


def test_pointing_at_an_unlit_lot_with_a_disc_in_hand_reddens_its_plaque() -> None:
    desk = desk_at(Table(players=4, discs={"02": "1:4"}).state())
    desk.point_at(it.PickLot(1))
    assert stage_of(desk).lots[1].forecast.light is Light.NONE
    desk.mean(it.PickDisc(disc(4)))
    assert stage_of(desk).lots[1].forecast.light is Light.REFUSED
    desk.mean(it.PickDisc(disc(3)))
    assert stage_of(desk).lots[1].forecast.light is Light.NONE


@pytest.mark.rule("F-8.4")
def test_a_free_bidders_discs_share_a_step_and_a_tie_is_told() -> None:
    state = Table(
        players=4,
        capitalists={0: "unrestricted_bids"},
        row="02 01 03 04 05 06 07 08",
        discs={"01": "2:4 0:2"},
    ).state()
    desk = desk_at(state)
    desk.mean(it.PickStep(1, disc(4)))
    lot = stage_of(desk).lots[1]
    assert len(lot.rack.steps[3].discs) == 2
    assert lot.forecast.taker == "white"
    assert lot.forecast.note == "tie: Clara takes"
    assert len(lot.forecast.beaten) == 1
    assert desk.parts().glows


@pytest.mark.rule("F-8.5")
def test_the_neutral_disc_has_a_key_and_a_place_of_its_own() -> None:
    desk = desk_at(Table(players=3, capitalists={0: "extra_disc"}).state())
    held = discs_of(desk).discs
    assert [(h.disc.value, h.disc.neutral, h.key) for h in held] == [
        (4, False, "4"), (3, False, "3"), (2, False, "2"), (2, True, "5"), (1, False, "1"),
    ]  # fmt: skip
    assert desk.parts().turn.of == 5


@pytest.mark.rule("F-7.2")
def test_odds_count_the_faces_that_lead_to_a_lot() -> None:
    state = Table(players=2, discs={"02": "agent:1"}).state()
    state.agent_discs = 0b10
    desk = AuctionDesk(seated(session_at(state)))
    desk.mean(it.SwitchOdds())
    odds = [lot.odds for lot in stage_of(desk).lots]
    assert odds == ["1/6", "", "2/6", "1/6", "1/6", "1/6"]
    desk.mean(it.SwitchOdds())
    assert not any(lot.odds for lot in stage_of(desk).lots)


def test_no_forecast_where_nobody_wants_it() -> None:
    session = session_at(Table(players=4, discs={"02": "1:4"}).state())
    desk = AuctionDesk(seated(session, help=Help(forecast=False)))
    assert all(not lot.forecast.words for lot in stage_of(desk).lots)


def test_the_note_of_end_turn_says_who_comes_next() -> None:
    state = Table(players=2).state()
    desk = desk_at(state)
    desk.mean(it.PickStep(0, disc(1)))
    assert desk.parts().turn.note == "then Bartek"
    after = supposing(state, 0, 0, disc(1))
    after.turn = 1
    desk = desk_at(after)
    desk.mean(it.PickStep(1, disc(1)))
    assert desk.parts().turn.note == "then the die is rolled for the Agent"


@pytest.mark.rule("F-3.4")
def test_the_prompt_says_who_was_skipped() -> None:
    table = Table(
        players=2,
        capitalists={1: "extra_disc"},
        discs={
            "01": "0:1", "02": "0:3", "03": "0:4", "04": "1:2", "05": "1:neutral", "06": "agent:2",
        },
    )  # fmt: skip
    state = table.state()
    state.agent_discs, state.turn = 0, 1
    session = session_at(state)
    session.submit(Bid(card("01"), disc(3)))
    assert session.state.actor == 1
    desk = AuctionDesk(seated(session))
    assert desk.parts().question.startswith("Ada: no lot takes the discs left")
    desk.mean(it.PickDisc(disc(4)))
    assert "Ada" not in desk.parts().question
