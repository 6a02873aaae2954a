"""Settling at the table: numbers, reasons, and the story that settled lots keep."""

from collections.abc import Iterator

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Bid, Compensate
from brass_desktop.games.furnace.engine.events import Compensated
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import GOODS, SETTLING
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.auction_refusals import auction_tip
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.auction.settling import SettlingDesk
from brass_desktop.games.furnace.present.viewmodel.auction import SettlingStage
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.tips import Light, Tip
from tests.games.furnace.engine.games import SETUPS, name_of
from tests.games.furnace.engine.table import GAME, RULES, Table, goods, play
from tests.games.furnace.present.bidders import PEOPLE, seated, session_at

TRADE = Press("confirm")
IRON_TO_OIL = "24"
TWO_COAL = "01"


def settling(table: Table) -> FurnaceSession:
    """Let the last disc of seat 0 be the last one at all; it goes to the last lot."""
    state = table.state()
    last = RULES.discs_in(state.discs[0])[-1]
    state.discs = [1 << last, *[0] * (table.players - 1)]
    state.agent_discs = 0
    session = session_at(state)
    session.submit(Bid(state.row[-1], last))
    assert session.state.phase == SETTLING
    return session


def asked(iron: int = 2, better: bool = False) -> FurnaceSession:
    """A lot of coal for Clara, then iron to oil for Ada's 1 and Bartek's 2 below Clara's 3."""
    return settling(
        Table(
            players=4,
            row=f"{TWO_COAL} {IRON_TO_OIL} 02 03 04 05 06 07",
            capitalists={0: "compensation_plus_one"} if better else {},
            discs={TWO_COAL: "0:2 2:4", IRON_TO_OIL: "0:1 1:2 2:3"},
            goods={0: goods(iron=iron), 1: goods(iron=1)},
        )
    )


def stage_of(desk: SettlingDesk) -> SettlingStage:
    stage = desk.parts().stage
    assert isinstance(stage, SettlingStage)
    return stage


def refused(session: FurnaceSession, desk: SettlingDesk, intent: Intent) -> Tip:
    outcome = desk.mean(intent)
    assert isinstance(outcome, Refused)
    return auction_tip(seated(session).naming, outcome.refusal)


def questions(setup: Setup) -> Iterator[FurnaceSession]:
    """Play a random game and stop at every question of settling."""
    session: FurnaceSession = Session(GAME, setup, PEOPLE[: setup.players])
    rng = Rng(setup.seed)
    while session.actor is not None:
        if session.state.phase == SETTLING:
            yield session
        session.submit(GAME.sample(session.state, rng))


@pytest.mark.rule("F-3.6")
@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_lit_numbers_are_every_legal_answer_and_nothing_else(setup: Setup) -> None:
    for session in questions(setup):
        desk = SettlingDesk(seated(session))
        actions = oracle.legal_actions(session.state)
        legal = sorted(one.times for one in actions if isinstance(one, Compensate))
        assert desk.lit() == [it.PickTimes(times) for times in legal]
        choices = stage_of(desk).compensation.choices
        assert {choice.times for choice in choices if choice.possible} == set(legal)
        for choice in choices:
            if not choice.possible:
                tip = refused(session, desk, it.PickTimes(choice.times))
                assert tip == choice.tip
                assert tip.body and tip.foot and "{" not in tip.body + tip.foot


@pytest.mark.parametrize("setup", SETUPS[1::6], ids=name_of)
def test_stock_before_and_after_is_what_the_rules_do(setup: Setup) -> None:
    for session in questions(setup):
        held = session.state.goods[session.state.actor]
        for choice in stage_of(SettlingDesk(seated(session))).compensation.choices:
            if choice.possible:
                happened = play(session.state.clone(), Compensate(choice.times))
                paid = next(event for event in happened if isinstance(event, Compensated))
                for change in choice.stock:
                    good = GOODS.index(change.good)
                    assert change.before == held[good]
                    assert change.after == held[good] - paid.paid[good] + paid.gained[good]


@pytest.mark.parametrize("setup", SETUPS[::5], ids=name_of)
def test_settled_lots_keep_their_story(setup: Setup) -> None:
    for session in questions(setup):
        stage = stage_of(SettlingDesk(seated(session)))
        assert [lot.story is not None for lot in stage.lots] == [
            number < session.state.lot for number in range(len(stage.lots))
        ]
        assert stage.lots[stage.current].raised
        for lot in stage.lots[: stage.current]:
            assert lot.story is not None
            assert lot.story.name and lot.story.words
        assert len(stage.compensation.so_far) == session.state.players


def test_a_number_is_chosen_and_traded() -> None:
    session = asked()
    desk = SettlingDesk(seated(session))
    assert desk.parts().turn.main.state is ControlState.DISABLED
    assert desk.mean(it.PickTimes(1)) is None
    turn = desk.parts().turn
    assert turn.main.label == "Trade once"
    assert turn.note == "then Bartek, then Clara takes the card"
    assert desk.parts().after == (goods(coal=4, iron=1, oil=1), 0)
    lights = [choice.light for choice in stage_of(desk).compensation.choices]
    assert lights == [Light.LEGAL, Light.CHOSEN]
    outcome = desk.mean(TRADE)
    assert isinstance(outcome, Submitted)
    assert outcome.entry.action == Compensate(1)


@pytest.mark.rule("F-3.8")
def test_claimants_stand_in_the_order_of_their_discs() -> None:
    session = asked()
    claimants = stage_of(SettlingDesk(seated(session))).compensation.claimants
    assert [(c.head, c.detail) for c in claimants] == [
        ("Ada, disc 1", "choosing: 1 time at most"),
        ("Bartek, disc 2", "then, 1 time at most"),
        ("Clara, disc 3", "takes the card"),
    ]
    session.submit(Compensate(0))
    claimants = stage_of(SettlingDesk(seated(session))).compensation.claimants
    assert [c.detail for c in claimants[:2]] == ["declined", "choosing: 1 time at most"]


@pytest.mark.rule("F-8.3")
def test_better_terms_offer_one_more() -> None:
    stage = stage_of(SettlingDesk(seated(asked(better=True))))
    assert [choice.times for choice in stage.compensation.choices] == [0, 1, 2]
    assert stage.compensation.terms == "disc 1 counts as 2: Better Terms"


@pytest.mark.rule("F-3.6")
def test_a_number_that_goods_do_not_reach_says_what_is_short() -> None:
    session = asked(iron=1, better=True)
    desk = SettlingDesk(seated(session))
    tip = refused(session, desk, it.PickTimes(2))
    assert tip.body == "Each time needs 1 iron; you hold 1."
    assert not stage_of(desk).compensation.choices[2].possible
    tip = refused(session, desk, it.PickTimes(3))
    assert tip.body == "Disc 1 counts as 2 here, so it allows 2 times."


@pytest.mark.rule("F-3.7")
def test_goods_of_a_later_lot_come_too_late() -> None:
    iron = next(n for n in range(36) if RULES.compensation[n].gain == goods(iron=1))
    later = RULES.cards[iron][-2:]
    session = settling(
        Table(
            players=4,
            row=f"{IRON_TO_OIL} {later} 02 03 04 05 06 07",
            discs={IRON_TO_OIL: "0:2 2:3", later: "0:1 1:4"},
            goods={0: goods(iron=1)},
        )
    )
    desk = SettlingDesk(seated(session))
    assert refused(session, desk, it.PickTimes(2)).body == (
        "Lot 2 pays only after lot 1: its iron comes too late."
    )


@pytest.mark.rule("F-3.5")
def test_whoever_takes_the_card_is_told_that_there_is_nothing_more() -> None:
    session = asked()
    winner = SettlingDesk(seated(session, Seat(2), deciding=False))
    assert "winner" in refused(session, winner, it.PickTimes(1)).body
    waiting = SettlingDesk(seated(session, Seat(1), deciding=False))
    assert "Ada" in refused(session, waiting, it.PickTimes(1)).body
    assert waiting.lit() == []


def test_without_a_number_there_is_nothing_to_trade() -> None:
    session = asked()
    desk = SettlingDesk(seated(session))
    assert "Lot 2" in refused(session, desk, TRADE).body
    desk.mean(it.PickTimes(1))
    desk.mean(Press("back"))
    assert not desk.is_making
    assert not isinstance(desk.mean(TRADE), Submitted)


@pytest.mark.rule("F-3.4")
def test_discs_are_out_of_the_question_while_lots_are_settled() -> None:
    session = asked()
    tip = refused(session, SettlingDesk(seated(session)), it.PickDisc(RULES.discs_in(1)[0]))
    assert tip.clause == "F-3.4"


def test_the_story_of_a_settled_lot() -> None:
    session = asked()
    story = stage_of(SettlingDesk(seated(session))).lots[0].story
    assert story is not None
    assert (story.words, story.detail, story.winner) == ("to Clara", "with 4", "white")
    assert [(paid.owner, paid.gained) for paid in story.paid] == [("red", goods(coal=4))]
    stage = stage_of(SettlingDesk(seated(session)))
    assert stage.compensation.so_far[0].goods == goods(coal=4)
