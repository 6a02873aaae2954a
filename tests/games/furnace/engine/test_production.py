"""The production phase and the end of round and game (F-4, F-5)."""

import pytest

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION
from brass_desktop.games.furnace.engine.ids import AUCTION, FINISHED, Bag
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import (
    GAME,
    Table,
    bid,
    card,
    code,
    goods,
    play,
    refusal,
    run,
)


def end_all(state: FurnaceState) -> list[ev.Event]:
    """Let everyone run the start-up card alone and end."""
    log = []
    for seat in range(state.players):
        log += play(state, run(f"s{seat + 1}", 1, 0), END_PRODUCTION)
    return log


@pytest.mark.rule("F-4.1")
def test_each_card_runs_once_in_any_order_and_seats_produce_clockwise() -> None:
    state = Table(works={0: "01 14"}).producing()
    for order in (("01", "14"), ("14", "01")):
        after = state.clone()
        play(after, *(run(name, 1) for name in order))
        assert after.goods[0] == goods(coal=2, iron=1)
        found = refusal(after, run("01", 1))
        assert (found.code, found.clause) == ("run.once", "F-4.1")
        play(after, run("s1", 1, 0), END_PRODUCTION)
        assert GAME.actor(after) == 1
        assert code(after, run("01", 1)) == ("run.owner", "F-4.1")


@pytest.mark.rule("F-4.2")
def test_effects_go_from_top_to_bottom() -> None:
    # 29 sells iron and then extracts coal; 33 sells oil and then extracts iron and coal.
    state = Table(works={0: "29 33"}, upgraded="29 33", goods={0: goods(oil=1)}).producing()
    assert code(state, run("29", 1, 1)) == ("run.short", "F-1.8")
    log = play(state, run("33", 1, 1), run("29", 1, 1))
    assert [event.line for event in log if isinstance(event, ev.EffectRun)] == [0, 1, 0, 1]
    assert (state.goods[0], state.money[0]) == (goods(coal=5), 6)


@pytest.mark.rule("F-4.3")
def test_a_card_is_run_to_its_end_at_once() -> None:
    state = Table(works={0: "01"}, upgraded="01").producing()
    assert refusal(state, run("01", 1)) == Refusal("run.between", "F-4.3", {"card": 0})
    play(state, run("01", 1, 1), run("s1", 1, 0))
    assert code(state, run("01", 1, 1)) == ("run.once", "F-4.1")


@pytest.mark.rule("F-4.4")
def test_production_cannot_end_while_something_would_be_extracted() -> None:
    state = Table(works={0: "01 24"}).producing()
    assert refusal(state, END_PRODUCTION) == Refusal("run.left", "F-4.4", {"cards": 2})
    play(state, run("s1", 1, 0))
    assert refusal(state, END_PRODUCTION).numbers == {"cards": 1}
    play(state, run("01", 1))
    assert GAME.refuse(state, END_PRODUCTION) is None, "24 only processes"
    assert GAME.without_choice(state) is None
    play(state, run("24", 0))
    assert GAME.without_choice(state) == END_PRODUCTION
    # Once upgraded, 24 extracts oil and must run.
    upgraded = Table(works={0: "24"}, upgraded="24").producing()
    play(upgraded, run("s1", 1, 0))
    assert code(upgraded, END_PRODUCTION) == ("run.left", "F-4.4")


@pytest.mark.rule("F-4.5")
def test_the_start_up_card_upgrades_for_a_coal_and_a_token_each() -> None:
    state = Table(works={0: "01 14 20"}, goods={0: goods(coal=2, upgrade=5)}).producing()
    log = play(state, run("s1", 1, 0, up="14 01"))
    assert state.goods[0] == goods(upgrade=4)
    assert [event.card for event in log if isinstance(event, ev.CardUpgraded)] == [0, card("14")]
    assert [line for line in range(36) if state.upgraded >> line & 1] == [0, card("14")]
    coal = Table(works={0: "01 14"}, goods={0: goods(coal=1, upgrade=5)}).producing()
    assert refusal(coal, run("s1", 1, 0, up="01 14")) == Refusal(
        "up.coal", "F-4.5", {"need": 1, "held": 0}
    )
    token = Table(works={0: "01 14"}, goods={0: goods(coal=5)}).producing()
    assert refusal(token, run("s1", 1, 0, up="01 14")) == Refusal(
        "up.token", "F-4.5", {"need": 1, "held": 0}
    )
    assert code(token, run("01", 1, up="14")) == ("up.line", "F-4.5")
    assert code(token, run("s1", 1, 0, up="02")) == ("run.owner", "F-4.1")


@pytest.mark.rule("F-4.6")
def test_an_upgrade_counts_in_this_phase_only_for_cards_that_have_not_run() -> None:
    table = Table(works={0: "01"}, goods={0: goods(coal=1)})
    before = table.producing()
    play(before, run("s1", 1, 0, up="01"), run("01", 1, 1))
    assert before.goods[0] == goods(coal=5)
    late = table.producing()
    play(late, run("01", 1), run("s1", 1, 0, up="01"))
    assert late.goods[0] == goods(coal=2)
    assert code(late, run("01", 1, 1)) == ("run.once", "F-4.1")


@pytest.mark.rule("F-4.7")
def test_goods_are_kept_between_rounds() -> None:
    held: Bag = goods(coal=7, iron=3, oil=2, upgrade=4)
    state = Table(goods={0: held}).producing()
    end_all(state)
    assert (state.round, state.goods[0]) == (2, goods(coal=7, iron=3, oil=2, upgrade=5))


@pytest.mark.rule("F-4.8")
def test_an_upgraded_card_stays_so_and_its_compensation_does_nothing() -> None:
    state = Table(works={0: "02"}, upgraded="02", goods={0: goods(coal=2, iron=2)}).producing()
    assert code(state, run("s1", 1, 0, up="02")) == ("up.done", "F-4.8")
    play(state, run("02", 1, 1))
    assert state.goods[0] == goods(coal=4, iron=2, oil=1), "no iron was turned into oil"
    play(state, run("s1", 1, 0), END_PRODUCTION)
    assert state.upgraded == 1 << card("02")
    twice = Table(works={0: "01"}, goods={0: goods(coal=2, upgrade=2)}).producing()
    assert code(twice, run("s1", 1, 0, up="01 01")) == ("up.done", "F-4.8")


@pytest.mark.rule("F-4.9")
def test_the_token_just_gained_may_pay_an_upgrade_and_the_sale_comes_before() -> None:
    state = Table(works={0: "01"}, goods={0: goods(coal=5)}).producing()
    assert code(state, run("s1", 1, 2, up="01 01")) == ("up.done", "F-4.8")
    play(state, run("s1", 1, 2, up="01"))
    assert (state.goods[0], state.money[0]) == (goods(), 4)
    sold = Table(works={0: "01"}, goods={0: goods(coal=4)}).producing()
    assert code(sold, run("s1", 1, 2, up="01")) == ("up.coal", "F-4.5")


@pytest.mark.rule("F-5.1")
def test_the_marker_goes_left_and_the_game_ends_after_the_last_round() -> None:
    state = Table(players=3, round=3).producing()
    log = end_all(state)
    assert log[-2] == ev.RoundBegun(4, Seat(1)) and isinstance(log[-1], ev.RowDealt)
    assert (state.phase, state.first, GAME.actor(state)) == (AUCTION, 1, 1)
    last = Table(players=3, round=4).producing()
    assert end_all(last)[-1] == ev.GameEnded()
    assert (last.phase, GAME.actor(last)) == (FINISHED, None)
    assert code(last, bid("01", 1)) == ("game_over", "F-5.1")
    short = Table(players=3, round=3, short=True).producing()
    end_all(short)
    assert short.phase == FINISHED


@pytest.mark.rule("F-5.2", "F-8.7")
@pytest.mark.parametrize(
    ("money", "works", "stock", "ranks"),
    [
        ((9, 30, 10), {}, {}, [3, 1, 2]),
        ((10, 10, 2), {1: "01"}, {}, [2, 1, 3]),
        ((10, 10, 2), {0: "02", 1: "01"}, {0: goods(upgrade=2), 1: goods(coal=1)}, [1, 2, 3]),
        ((10, 10, 10), {}, {0: goods(coal=1), 1: goods(oil=1), 2: goods(iron=1)}, [1, 1, 1]),
    ],
)
def test_money_then_cards_then_resources_decide(
    money: tuple[int, ...], works: dict[int, str], stock: dict[int, Bag], ranks: list[int]
) -> None:
    for capitalists in ({}, {0: "extra_disc", 1: "repeat_card"}):
        state = Table(
            round=4, money=money, works=works, goods=stock, capitalists=capitalists
        ).producing()
        state.phase = FINISHED
        result = GAME.result(state)
        assert result is not None and result.criteria == ("money", "cards", "resources")
        by_seat = sorted(result.standings, key=lambda standing: standing.seat)
        assert [standing.rank for standing in by_seat] == ranks
        assert by_seat[0].score[0] == money[0]
