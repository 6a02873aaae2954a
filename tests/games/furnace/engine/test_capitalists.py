"""The five capitalists (F-8)."""

import pytest

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Compensate
from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION
from tests.games.furnace.engine.table import (
    GAME,
    RULES,
    Table,
    again,
    bid,
    card,
    code,
    disc,
    goods,
    play,
    refusal,
    run,
)

REPEATER = {0: "repeat_card"}


@pytest.mark.rule("F-8.2")
def test_for_two_coal_a_card_that_has_run_runs_once_more() -> None:
    table = Table(works={0: "25 14"}, capitalists=REPEATER, goods={0: goods(coal=5, iron=4)})
    state = table.producing()
    assert refusal(state, again("14", 1)) == Refusal("repeat.first", "F-8.2", {"card": card("14")})
    play(state, run("25", 2))
    log = play(state, again("25", 2))
    assert log[0] == ev.CardRepeated(Seat(0), card("25"), goods(coal=2))
    assert state.goods[0] == goods(coal=3, oil=4), "all limits anew"
    assert code(state, again("25", 0)) == ("repeat.used", "F-8.2")
    play(state, run("14", 1), run("s1", 1, 0), END_PRODUCTION)
    assert not state.repeated


@pytest.mark.rule("F-8.2")
def test_a_repeat_must_be_paid_before_the_first_line() -> None:
    state = Table(works={0: "01"}, capitalists=REPEATER, goods={0: goods(coal=3)}).producing()
    play(state, run("s1", 1, 1))
    assert refusal(state, again("s1", 1, 0)) == Refusal(
        "repeat.coal", "F-8.2", {"need": 2, "held": 1}
    )
    play(state, run("01", 1))
    assert code(state, again("s1", 1, 1)) == ("run.short", "F-1.8")
    play(state, again("s1", 1, 0, up="01"))
    assert state.goods[0] == goods(upgrade=1)
    other = Table().producing()
    play(other, run("s1", 1, 0))
    assert code(other, again("s1", 1, 0)) == ("repeat.none", "F-8.2")


@pytest.mark.rule("F-8.2")
def test_a_repeat_runs_the_upgraded_side() -> None:
    state = Table(works={0: "01"}, capitalists=REPEATER, goods={0: goods(coal=1)}).producing()
    play(state, run("01", 1), run("s1", 1, 0, up="01"))
    assert GAME.without_choice(state) is None
    play(state, again("01", 1, 1))
    assert state.goods[0] == goods(coal=5)
    assert GAME.without_choice(state) == END_PRODUCTION


@pytest.mark.rule("F-8.3")
def test_outbid_discs_count_one_more_for_compensation_alone() -> None:
    better = {0: "compensation_plus_one"}
    state = Table(capitalists=better, discs={"01": "0:3 1:4"}, row="01 03 04 05 06 08 20").settled()
    assert state.goods[0] == goods(coal=8)
    assert card("01") in state.works[1], "3 + 1 does not tie with 4"
    asked = Table(
        capitalists=better, discs={"02": "0:1 1:4"}, row="02 03 04 05 06 08 20",
        goods={0: goods(iron=9)},
    ).settled()  # fmt: skip
    assert refusal(asked, Compensate(3)) == Refusal("comp.limit", "F-8.3", {"value": 1, "limit": 2})
    play(asked, Compensate(2))
    assert asked.goods[0] == goods(iron=7, oil=2)


FREE = {0: "unrestricted_bids"}


@pytest.mark.rule("F-8.4")
def test_the_unrestricted_bidder_joins_own_and_equal_discs_and_nobody_else_does() -> None:
    state = Table(capitalists=FREE, discs={"01": "0:4 1:3"}).state()
    assert GAME.refuse(state, bid("01", 3)) is None
    play(state, bid("01", 3))
    assert code(state, bid("02", 3)) == ("bid.used", "F-3.2")
    state.discs[2] = RULES.discs.own
    state.turn = 2
    assert code(state, bid("01", 4)) == ("bid.same_value", "F-3.3")


@pytest.mark.rule("F-8.4")
def test_a_sole_highest_disc_takes_the_card_and_own_smaller_ones_are_compensated() -> None:
    row = "01 03 04 05 06 08 20"
    state = Table(capitalists=FREE, discs={"01": "0:3 0:1 1:2"}, row=row).settled()
    assert card("01") in state.works[0]
    assert (state.goods[0], state.goods[1]) == (goods(coal=2), goods(coal=4))


@pytest.mark.rule("F-8.4")
def test_a_tie_at_the_top_is_lost_and_every_own_disc_compensated() -> None:
    row = "01 03 04 05 06 08 20"
    for order in ("1:3 0:3 0:1", "0:1 0:3 1:3"):
        state = Table(capitalists=FREE, discs={"01": order}, row=row).settled()
        assert card("01") in state.works[1]
        assert (state.goods[0], state.goods[1]) == (goods(coal=8), goods())
    log: list[ev.Event] = []
    agent = Table(
        players=2, capitalists=FREE, discs={"01": "agent:3 0:3"}, row="01 03 04 05 06 08"
    ).settled(log)
    assert ev.CardBoxed(AGENT, 0, card("01")) in log
    assert agent.goods[0] == goods(coal=6)


@pytest.mark.rule("F-8.5")
def test_the_fifth_disc_is_placed_on_any_own_turn() -> None:
    state = Table(capitalists={0: "extra_disc"}).state()
    play(state, bid("01", "neutral"), bid("02", 4), bid("03", 4))
    assert GAME.actor(state) == 0
    assert code(state, bid("01", 2)) == ("bid.same_owner", "F-3.3")
    play(state, bid("02", 2))
    assert code(state, bid("01", 2)) == ("bid.same_value", "F-3.3")
    assert state.phase == AUCTION


@pytest.mark.rule("F-8.6")
def test_iron_stands_in_for_a_token_once_none_is_left() -> None:
    iron = {0: "iron_for_upgrade"}
    state = Table(
        works={0: "01 14 20"}, capitalists=iron, goods={0: goods(coal=3, iron=1)}
    ).producing()
    assert refusal(state, run("s1", 1, 0, up="01 14 20")) == Refusal(
        "up.iron", "F-8.6", {"need": 1, "held": 0}
    )
    log = play(state, run("s1", 1, 0, up="01 14"))
    paid = [event.paid for event in log if isinstance(event, ev.CardUpgraded)]
    assert paid == [goods(coal=1, upgrade=1), goods(coal=1, iron=1)], "tokens first"
    assert state.goods[0] == goods(coal=1)


def test_nobody_else_pays_with_iron() -> None:
    state = Table(works={0: "01 14"}, goods={0: goods(coal=3, iron=3)}).producing()
    assert code(state, run("s1", 1, 0, up="01 14")) == ("up.token", "F-4.5")
    assert disc("neutral") == 4
