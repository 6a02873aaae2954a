"""The auction phase (F-3)."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Compensate
from brass_desktop.games.furnace.engine.ids import AUCTION, IRON, NOTHING, PRODUCTION, SETTLING
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import (
    GAME,
    RULES,
    Table,
    bid,
    card,
    code,
    disc,
    goods,
    play,
    play_at_random,
    refusal,
    run,
)


@pytest.mark.rule("F-3.1")
@pytest.mark.parametrize(("players", "lots"), [(2, 6), (3, 7), (4, 8)])
def test_the_row_has_six_seven_or_eight_cards_on_their_basic_side(players: int, lots: int) -> None:
    state = GAME.new(Setup(players, 5))
    assert len(state.row) == len(set(state.row)) == lots
    assert not any(state.upgraded >> one & 1 for one in state.row)


@pytest.mark.rule("F-3.2")
def test_one_disc_a_turn_clockwise_and_no_passing() -> None:
    state = Table(players=3).state()
    assert code(state, END_PRODUCTION) == ("bid.must", "F-3.2")
    assert refusal(state, END_PRODUCTION).numbers == {"lots": 7}
    order = []
    for value in (4, 3, 2, 1):
        for seat, name in enumerate(("01", "02", "03")):
            order.append(GAME.actor(state))
            lot = f"0{(int(name) + value - 1) % 4 + 1}"
            play(state, bid(lot, value))
            assert seat == order[-1]
    assert order == [0, 1, 2] * 4


@pytest.mark.rule("F-3.2")
def test_a_disc_must_be_at_hand_and_the_card_in_the_row() -> None:
    state = Table(discs={"01": "0:4"}).state()
    assert refusal(state, bid("02", 4)).numbers == {"value": 4, "card": card("01")}
    assert code(state, bid("02", 4)) == ("bid.used", "F-3.2")
    assert code(state, bid("36", 3)) == ("bid.row", "F-3.2")
    assert code(state, bid("02", "neutral")) == ("bid.not_owned", "F-1.5")


@pytest.mark.rule("F-3.3")
def test_no_two_discs_of_a_player_or_of_a_value_on_one_card() -> None:
    state = Table(discs={"01": "0:4", "02": "1:3"}).state()
    own = refusal(state, bid("01", 3))
    assert (own.code, own.clause, own.numbers) == (
        "bid.same_owner", "F-3.3", {"value": 4, "card": card("01")}
    )  # fmt: skip
    equal = refusal(state, bid("02", 3))
    assert (equal.code, equal.clause) == ("bid.same_value", "F-3.3")
    assert equal.numbers == {"value": 3, "owner": 1, "card": card("02")}
    assert GAME.refuse(state, bid("02", 2)) is None


@pytest.mark.rule("F-3.3")
def test_the_neutral_disc_obeys_both_rules() -> None:
    state = Table(
        capitalists={0: "extra_disc"}, discs={"01": "0:4", "02": "1:2", "03": "0:2"}
    ).state()
    assert code(state, bid("01", "neutral")) == ("bid.same_owner", "F-3.3")
    assert code(state, bid("02", "neutral")) == ("bid.same_value", "F-3.3")
    assert code(state, bid("03", "neutral")) == ("bid.same_owner", "F-3.3")
    assert GAME.refuse(state, bid("04", "neutral")) is None


@pytest.mark.rule("F-3.4")
def test_a_player_without_discs_is_skipped() -> None:
    state = Table(players=3, capitalists={1: "extra_disc"}).state()
    state.discs = [1 << disc(4), 1 << disc(4) | RULES.discs.neutral, 1 << disc(4)]
    play(state, bid("01", 4), bid("02", 4), bid("03", 4))
    assert (state.phase, GAME.actor(state)) == (AUCTION, 1)
    log = play(state, bid("04", "neutral"))
    assert state.phase == PRODUCTION and ev.AuctionEnded() in log


@pytest.mark.rule("F-3.5")
def test_lots_are_settled_from_left_to_right() -> None:
    log: list[ev.Event] = []
    table = Table(row="01 14 20 07 05 06 09", discs={"01": "0:3 1:4", "20": "2:4 1:2"})
    state = table.settled(log)
    told = [event for event in log if not isinstance(event, ev.DiscPlaced)]
    assert told[:4] == [
        ev.Compensated(Seat(0), 0, disc(3), 3, goods(), goods(coal=6)),
        ev.CardTaken(Seat(1), 0, card("01")),
        ev.CardBoxed(NOTHING, 1, card("14")),
        ev.Compensated(Seat(1), 2, disc(2), 0, goods(), goods()),
    ]
    assert ev.CardTaken(Seat(2), 2, card("20")) in told
    assert state.works[1][1:] == (card("01"),)
    assert state.goods[1] == goods(), "the winner gets no compensation"
    assert not any(card("14") in cards for cards in (*state.works, state.deck))


@pytest.mark.rule("F-3.6")
def test_a_disc_multiplies_extraction_and_limits_processing() -> None:
    state = Table(row="02 20 03 04 05 06 09", discs={"02": "0:3 1:4"}, goods={0: goods(iron=5)})
    asked = state.settled()
    assert (asked.phase, GAME.actor(asked)) == (SETTLING, 0)
    assert list(GAME.legal_actions(asked)) == [Compensate(times) for times in range(4)]
    found = refusal(asked, Compensate(4))
    assert (found.code, found.clause) == ("comp.limit", "F-3.6")
    assert found.numbers == {"value": 3, "limit": 3}
    play(asked, Compensate(2))
    assert asked.goods[0] == goods(iron=3, oil=2)


@pytest.mark.rule("F-3.6")
def test_compensation_needs_its_input_and_is_asked_only_where_there_is_a_choice() -> None:
    discs = {"02": "0:3 1:4"}
    poor = Table(row="02 20 03 04 05 06 09", discs=discs, goods={0: goods(iron=1)}).settled()
    found = refusal(poor, Compensate(2))
    assert (found.code, found.clause) == ("comp.short", "F-3.6")
    assert found.numbers == {"good": IRON, "need": 1, "held": 1, "most": 1}
    nothing = Table(row="02 20 03 04 05 06 09", discs=discs).settled()
    assert nothing.phase == PRODUCTION


@pytest.mark.rule("F-3.7")
def test_goods_of_an_earlier_card_pay_for_a_later_one_never_backwards() -> None:
    discs = {"08": "0:2 1:4", "02": "0:3 1:3"}
    forth = Table(row="08 02 03 04 05 06 09", discs={**discs, "02": "0:3 2:4"}).settled()
    assert forth.phase == SETTLING and forth.goods[0] == goods(iron=2)
    assert list(GAME.legal_actions(forth)) == [Compensate(times) for times in range(3)]
    back = Table(row="02 08 03 04 05 06 09", discs={**discs, "02": "0:3 2:4"}).settled()
    assert back.phase == PRODUCTION and back.goods[0] == goods(iron=2)


@pytest.mark.rule("F-3.8")
def test_several_compensations_on_a_card_ascend_and_do_not_touch_one_another() -> None:
    table = Table(
        row="02 08 03 04 05 06 09",
        discs={"02": "0:3 2:4 1:1"},
        goods={0: goods(iron=3), 1: goods(iron=3)},
    )
    log: list[ev.Event] = []
    state = table.settled(log)
    assert (GAME.actor(state), log[-1]) == (1, ev.CompensationAsked(Seat(1), 0, disc(1), 1))
    log = play(state, Compensate(1))
    assert log[-1] == ev.CompensationAsked(Seat(0), 0, disc(3), 3)
    play(state, Compensate(3))
    assert state.goods[:2] == [goods(oil=3), goods(iron=2, oil=1)]


@pytest.mark.rule("F-3.9")
def test_everyone_takes_the_discs_back() -> None:
    state = play_until_round(2)
    assert set(state.discs) == {RULES.discs.own}
    producing = Table().producing()
    assert code(producing, bid("01", 4)) == ("auction_over", "F-3.9")


def play_until_round(number: int) -> FurnaceState:
    state, rng = GAME.new(Setup(3, 4)), Rng(4)
    while state.round < number:
        GAME.apply(state, GAME.sample(state, rng))
    return state


@pytest.mark.rule("F-3.10")
def test_a_card_won_runs_in_the_same_round_and_never_returns() -> None:
    state = Table(row="01 20 03 04 05 06 09", discs={"01": "0:3"}).settled()
    play(state, run("01", 1))
    assert state.goods[0] == goods(coal=2)
    for players, used in ((2, 24), (3, 28), (4, 32)):
        end = play_at_random(GAME.new(Setup(players, 2)))
        assert len(end.deck) == 36 - used


@pytest.mark.rule("F-3.11")
def test_the_deck_is_shuffled_anew_before_each_deal() -> None:
    state = play_until_round(2)
    rest = set(state.deck) | set(state.row)
    assert tuple(sorted(state.deck)) == state.deck, "before the deal the deck has no order"
    assert rest.isdisjoint(one for works in state.works for one in works)
    other = Table().producing()
    others = []
    for rng in (1, 2):
        after = other.clone()
        after.rng = rng
        after.turn, after.run = 2, (1 << card("s1")) | (1 << card("s2")) | (1 << card("s3"))
        log = play(after, END_PRODUCTION)
        others.append(log[-1])
    assert all(isinstance(event, ev.RowDealt) for event in others)
    assert others[0] != others[1]
