"""The forecast of the lots: what is told while bidding is what settling does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Compensate
from brass_desktop.games.furnace.engine.forecast import (
    BeatenDisc,
    LotForecast,
    compensations,
    forecast,
    supposing,
)
from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION, NOTHING, SETTLING
from brass_desktop.games.furnace.engine.settling import most_compensation
from brass_desktop.games.furnace.engine.setup import OPTIONS
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import GAME, Table, card, disc, goods

FIRST, SECOND = Seat(0), Seat(1)


def of_lot(state: FurnaceState, name: str) -> LotForecast:
    return forecast(state)[state.row.index(card(name))]


@pytest.mark.rule("F-R.1", "F-3.6", "F-8.3")
def test_a_beaten_disc_is_told_with_what_it_gets() -> None:
    table = Table(discs={"01": "1:4 0:3 2:1"}, capitalists={0: "compensation_plus_one"})
    lot = of_lot(table.state(), "01")
    assert (lot.taker, lot.disc, lot.tied) == (SECOND, disc(4), ())
    assert lot.beaten == (
        BeatenDisc(Seat(2), disc(1), 1, goods(coal=2)),
        BeatenDisc(FIRST, disc(3), 4, goods(coal=8)),
    )


@pytest.mark.rule("F-R.2", "F-3.8")
def test_processing_is_told_by_how_often_it_may_be_done() -> None:
    lot = of_lot(Table(discs={"02": "0:4 1:2 2:1"}).state(), "02")
    assert lot.compensation.kind == "process"
    assert [(one.owner, one.times, one.gain) for one in lot.beaten] == [
        (2, 1, goods()),
        (1, 2, goods()),
    ]


@pytest.mark.rule("F-3.5", "F-7.4")
def test_a_lot_without_bid_and_one_of_the_agent_go_to_the_box() -> None:
    state = Table(players=2, discs={"01": "agent:4 0:2", "02": "0:4 agent:1"}).state()
    boxed, mine, bare = forecast(state)[:3]
    assert (boxed.taker, boxed.disc) == (AGENT, disc(4))
    assert [one.owner for one in boxed.beaten] == [FIRST]
    assert (mine.taker, mine.beaten) == (FIRST, ()), "the Agent gets no compensation"
    assert (bare.taker, bare.disc, bare.beaten) == (NOTHING, None, ())


@pytest.mark.rule("F-8.4")
def test_a_tie_at_the_top_is_told_with_the_one_who_gives_way() -> None:
    table = Table(discs={"01": "0:4 1:4 0:1"}, capitalists={0: "unrestricted_bids"})
    lot = of_lot(table.state(), "01")
    assert (lot.taker, lot.tied) == (SECOND, (FIRST,))
    assert [one.disc for one in lot.beaten] == [disc(1), disc(4)]


@pytest.mark.rule("F-3.7")
def test_goods_of_a_lot_on_the_left_pay_for_one_on_the_right() -> None:
    state = Table(
        row="08 02 01 24 09 03 04",
        goods={0: goods(iron=1)},
        discs={"08": "0:1 1:2", "02": "0:3 1:4", "24": "0:2 2:4"},
    ).state()
    iron, oil, late = compensations(state, FIRST).claims
    assert (iron.limit, iron.times, iron.needs, iron.after) == (1, 1, goods(), goods(iron=2))
    assert (oil.needs, oil.held, oil.short) == (goods(iron=3), goods(iron=2), goods(iron=1))
    assert (oil.limit, oil.times, oil.feeders, oil.sources) == (3, 2, (0,), (0,))
    assert (late.times, late.held, late.short) == (0, goods(oil=2), goods(iron=2))
    assert compensations(state, FIRST).goods == goods(oil=2)
    assert compensations(state, Seat(1)).goods == goods(), "who takes the card gets nothing"


@pytest.mark.rule("F-3.7")
def test_a_lot_that_only_could_bring_the_input_is_a_source_and_no_feeder() -> None:
    state = Table(row="08 02 01 24 09 03 04", discs={"02": "0:3 1:4"}).state()
    (oil,) = compensations(state, FIRST).claims
    assert (oil.times, oil.feeders, oil.sources) == (0, (), (0,))


def test_a_planned_disc_is_forecast_on_a_copy() -> None:
    state = Table(discs={"01": "1:3"}).state()
    before = state.digest()
    planned = supposing(state, FIRST, 0, disc(4))
    assert (forecast(state)[0].taker, forecast(planned)[0].taker) == (SECOND, FIRST)
    assert state.digest() == before


def last_of_an_auction(
    setup: Setup, auctions: int
) -> tuple[FurnaceState, FurnaceState, list[ev.Event]]:
    """Play at random up to the end of an auction: the tables around it and what came between."""
    state, rng = GAME.new(setup), Rng(setup.seed)
    while True:
        before, log = state.clone(), list[ev.Event]()
        GAME.apply(state, GAME.sample(state, rng), log)
        while state.phase == SETTLING:
            GAME.apply(state, Compensate(most_compensation(state)), log)
        if before.phase == AUCTION and any(isinstance(one, ev.AuctionEnded) for one in log):
            auctions -= 1
            if not auctions:
                return before, state, log


@settings(max_examples=60)
@given(
    st.integers(2, 4),
    st.integers(0, 10_000),
    st.sets(st.sampled_from(OPTIONS)),
    st.integers(1, 3),
)
def test_settling_does_what_the_forecast_has_told(
    players: int, seed: int, options: set[str], auctions: int
) -> None:
    """Where nobody has a choice, and where everybody takes the most."""
    setup = Setup(players, seed, dict.fromkeys(options, True))
    table, after, log = last_of_an_auction(setup, auctions)
    for event in log:
        if isinstance(event, ev.DiscPlaced):
            table = supposing(table, event.owner, event.lot, event.disc)
    chains = [compensations(table, Seat(seat)) for seat in range(players)]
    assert [chain.goods for chain in chains] == after.goods
    lots = forecast(table)
    given_away = [one for one in log if isinstance(one, ev.CardTaken | ev.CardBoxed)]
    takers = [one.seat if isinstance(one, ev.CardTaken) else one.owner for one in given_away]
    assert takers == [lot.taker for lot in lots]
    paid = [one for one in log if isinstance(one, ev.Compensated)]
    assert [(one.lot, one.seat, one.disc) for one in paid] == [
        (lot.lot, one.owner, one.disc) for lot in lots for one in lot.beaten
    ]
    claims = {
        (seat, one.lot, one.disc): one for seat in range(players) for one in chains[seat].claims
    }
    for one in paid:
        claim = claims.pop((one.seat, one.lot, one.disc))
        assert one.times == claim.times
        extraction = lots[one.lot].compensation.kind == "extract"
        (told,) = (b for b in lots[one.lot].beaten if (b.owner, b.disc) == (one.seat, one.disc))
        assert told.gain == (one.gained if extraction else goods())
        assert told.times == claim.limit >= one.times
    assert not claims
