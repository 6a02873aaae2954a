"""What a card of the row brings to a production, with the figures of the design's picture."""

from dataclasses import replace

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.forecast import supposing
from brass_desktop.games.furnace.engine.ids import SETTLING
from brass_desktop.games.furnace.engine.planning.lots import plan_answers, plan_lot
from tests.games.furnace.engine.table import GAME, RULES, Table, bid, card, disc, goods

SEAT = Seat(0)
DESIGN = Table(
    players=4,
    row="01 21 12 28 18 24 32 35",
    works={0: "s1 07 17 29 22"},
    upgraded="07 17",
    goods={0: goods(3, 2, 1, 1)},
    capitalists={0: "compensation_plus_one"},
    discs={
        "01": "1:1 2:2 0:3 3:4",
        "12": "0:2 3:3 2:4",
        "28": "1:4",
        "24": "2:3",
        "32": "3:1",
    },
    round=3,
)
LOT = {name: at for at, name in enumerate(DESIGN.row.split())}


def test_the_money_that_a_card_brings_more_with_the_forecast_compensation_in_stock() -> None:
    state = DESIGN.state()
    gains = {name: plan_lot(state, SEAT, lot).gain for name, lot in LOT.items()}
    assert gains == {**gains, "21": 6, "28": 10, "18": 4, "24": 0, "32": 4, "35": 5}


def test_what_the_planner_explains_of_a_lot() -> None:
    plan = plan_lot(DESIGN.state(), SEAT, LOT["32"])
    assert (plan.with_card.money, plan.without.money) == (20, 16)
    assert plan.with_card.proved and plan.without.proved
    assert plan.upgrade_gain == 0, "three coal more: nothing needs them now"
    one, four = plan.outbid
    assert (one.disc, one.times, one.gained) == (disc(1), 2, goods(coal=4))
    assert (four.disc, four.times) == (disc(4), 5)
    upgraded = plan_lot(DESIGN.state(), SEAT, LOT["21"])
    assert upgraded.upgraded and upgraded.upgrade_gain > 0


def test_goods_that_no_own_card_takes_are_named() -> None:
    state = Table(row="10 01 03 04 05 06 07", works={0: "s1"}).state()
    plan = plan_lot(state, SEAT, 0)
    assert plan.unsold == goods(iron=1), "a start-up card that sells coal has no use for it"


def test_a_card_that_is_led_is_part_of_both_productions_but_for_its_own_lot() -> None:
    table = Table(row="06 08 01 04 05 03 07", works={0: "s2"}, discs={"06": "0:4"})
    state = table.state()
    assert card("06") in {step.card for step in plan_lot(state, SEAT, 1).without.steps}
    own = plan_lot(state, SEAT, 0)
    assert card("06") not in {step.card for step in own.without.steps}
    assert card("06") in {step.card for step in own.with_card.steps}


@pytest.mark.rule("F-3.7")
def test_compensation_for_a_beaten_disc_leaves_less_for_lots_on_the_right() -> None:
    state = Table(
        row="02 24 01 04 05 03 07",
        works={0: "s2"},
        goods={0: goods(iron=1)},
        discs={"24": "0:1 1:4"},
    ).state()
    plan = plan_lot(state, SEAT, 0)
    four = plan.outbid[-1]
    assert (four.times, four.paid, four.gained) == (1, goods(iron=1), goods(oil=1))
    assert four.money == 4, "one oil is sold, and the lot on the right finds no iron"


def test_in_the_chain_a_card_is_planned_where_it_stands_best() -> None:
    state = replace(DESIGN, chain=True, discs={}, goods={0: goods(17, 2, 1, 1)}).state()
    plan = plan_lot(state, SEAT, LOT["21"])
    assert plan.with_card.money == 22


@pytest.mark.rule("F-3.6")
def test_every_answer_leads_to_a_production() -> None:
    table = Table(
        players=4,
        row="24 32 35 05 02 03 04 01",
        works={0: "s1 07 17 29 22 21"},
        upgraded="07 17",
        goods={0: goods(17, 2, 1, 1)},
        capitalists={0: "compensation_plus_one"},
        discs={"24": "0:1 2:3"},
        round=3,
    )
    state = table.settled()
    assert (state.phase, state.actor) == (SETTLING, SEAT)
    assert [plan.money for plan in plan_answers(state)] == [22, 20, 16], "the card led brings coal"


def test_a_planned_disc_changes_what_is_forecast() -> None:
    state = DESIGN.state()
    planned = supposing(state, SEAT, LOT["21"], disc(4))
    led = plan_lot(planned, SEAT, LOT["32"])
    assert led.without.money == 22, "the card that is led is in it"
    assert GAME.refuse(state, bid("21", 4)) is None and RULES.discs.value[disc(4)] == 4
