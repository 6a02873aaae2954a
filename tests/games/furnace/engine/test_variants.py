"""The fixed chain (F-6) and the Agent of a table for two (F-7)."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal, Seat, Setup
from brass_desktop.games.furnace.engine import bidding
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Bid, Insert
from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION, FINISHED, INSERTING, PRODUCTION
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import (
    GAME,
    RULES,
    Table,
    again,
    bid,
    card,
    cards,
    code,
    disc,
    goods,
    play,
    refusal,
    run,
)


def new_cards() -> FurnaceState:
    """Seat 0 has a chain of s1 14 20 and has just won 01 and 03."""
    discs = {"01": "0:3", "03": "0:2"}
    table = Table(
        row="01 04 03 05 06 07 08", works={0: "s1 14 20", 1: "09"}, discs=discs, chain=True
    )
    state = table.state()
    state.discs = [0, 1 << disc(4), 0]
    state.turn = 1
    play(state, bid("08", 4))
    return state


@pytest.mark.rule("F-6.1", "F-6.3")
def test_new_cards_are_inserted_anywhere_and_old_ones_keep_their_order() -> None:
    state = new_cards()
    assert (state.phase, GAME.actor(state)) == (INSERTING, 0)
    assert refusal(state, run("s1", 1, 0)) == Refusal("chain.open", "F-6.1", {"cards": 2})
    assert code(state, Insert(card("14"), 0)) == ("chain.old", "F-6.1")
    assert code(state, Insert(card("08"), 0)) == ("run.owner", "F-4.1")
    assert refusal(state, Insert(card("01"), 4)) == Refusal("chain.place", "F-6.1", {"places": 4})
    assert len(set(GAME.legal_actions(state))) == 2 * 4
    for first, second in (("01", "03"), ("03", "01")):
        after = state.clone()
        play(after, Insert(card(first), 0))
        assert after.phase == INSERTING
        play(after, Insert(card(second), 2))
        assert after.works[0] == cards(f"{first} s1 {second} 14 20")
        assert after.phase == PRODUCTION
        assert code(after, Insert(card("14"), 0)) == ("chain.closed", "F-6.1")
        play(after, run(first, 1), run("s1", 1, 0), run(second, 1), run("14", 1), END_PRODUCTION)
        assert (after.phase, GAME.actor(after)) == (INSERTING, 1), "08 of seat 1 waits in its turn"


@pytest.mark.rule("F-6.2")
def test_production_resolves_the_row_from_left_to_right() -> None:
    state = Table(works={0: "20 s1 14"}, chain=True).producing()
    assert refusal(state, run("14", 1)) == Refusal("chain.next", "F-6.2", {"card": card("20")})
    assert code(state, END_PRODUCTION) == ("run.left", "F-4.4")
    play(state, run("20", 0), run("s1", 1, 0), run("14", 1))
    assert GAME.without_choice(state) == END_PRODUCTION


@pytest.mark.rule("F-6.4")
def test_the_chain_begins_with_the_start_up_card_and_upgrades_come_in_its_turn() -> None:
    fresh = GAME.new(Setup(3, 1, {"chain": True}))
    assert [len(works) for works in fresh.works] == [1, 1, 1]
    state = Table(works={0: "01 s1 14"}, goods={0: goods(coal=2, upgrade=1)}, chain=True)
    left = state.producing()
    play(left, run("01", 1), run("s1", 1, 0, up="01 14"), run("14", 1, 1))
    assert left.goods[0] == goods(coal=2, iron=3), "01 had run already"


@pytest.mark.rule("F-8.2")
def test_a_repeat_may_be_slipped_into_the_chain() -> None:
    state = Table(
        works={0: "01 s1 14"}, capitalists={0: "repeat_card"}, goods={0: goods(coal=1)}, chain=True
    ).producing()
    play(state, run("01", 1), again("01", 1), run("s1", 1, 0), run("14", 1))
    assert state.goods[0] == goods(coal=3, iron=1, upgrade=1)


def agent_table(**discs: str) -> FurnaceState:
    lots = {name.removeprefix("c"): placed for name, placed in discs.items()}
    return Table(players=2, discs=lots).state()


def with_die(state: FurnaceState, face: int) -> FurnaceState:
    """Let chance roll this face next."""
    state.rng = next(seed for seed in range(1000) if Rng(seed).below(6) == face - 1)
    return state


@pytest.mark.rule("F-7.1", "F-7.3")
def test_after_the_second_player_the_die_names_a_card() -> None:
    for face in range(1, 7):
        state = with_die(agent_table(), face)
        assert not any(isinstance(e, ev.DieRolled) for e in play(state, bid("01", 4)))
        lot = face - 1
        log = play(state, bid("01", 3))
        told = [ev.DieRolled(lot), ev.DiscPlaced(AGENT, lot, state.row[lot], disc(1))]
        assert log[1:] == told
        assert GAME.actor(state) == 0


@pytest.mark.rule("F-7.2")
def test_the_agent_places_the_lowest_disc_that_fits_or_goes_on_round_the_row() -> None:
    state = with_die(agent_table(c06="agent:2", c01="0:1"), 6)
    play(state, bid("02", 4))
    log = play(state, bid("02", 3))
    assert log[1:] == [
        ev.DieRolled(5),
        ev.AgentPassedBy(5),
        ev.DiscPlaced(AGENT, 0, card("01"), disc(3)),
    ]


@pytest.mark.rule("F-7.4", "F-7.9")
def test_the_agent_gets_no_compensation_and_its_cards_go_to_the_box() -> None:
    log: list[ev.Event] = []
    discs = {"01": "0:3 agent:4", "05": "0:2 agent:1"}
    state = Table(players=2, row="01 02 03 04 05 06", discs=discs).settled(log)
    assert ev.Compensated(Seat(0), 0, disc(3), 3, goods(), goods(coal=6)) in log
    boxed = log.index(ev.CardBoxed(AGENT, 0, card("01")))
    assert isinstance(log[boxed - 1], ev.Compensated)
    assert sum(isinstance(event, ev.Compensated) for event in log) == 1
    assert not any(card("01") in cards_ for cards_ in (*state.works, state.deck))
    assert len(state.works) == len(state.money) == 2
    state.phase = FINISHED
    result = GAME.result(state)
    assert result is not None and len(result.standings) == 2


@pytest.mark.rule("F-7.5")
def test_with_a_fifth_disc_the_agent_acts_only_while_it_has_discs() -> None:
    for owner in (0, 1):
        state = Table(players=2, capitalists={owner: "extra_disc"}).state()
        log: list[ev.Event] = []
        rng = Rng(5)
        while state.phase == AUCTION:
            GAME.apply(state, GAME.sample(state, rng), log)
        placed = [event.owner for event in log if isinstance(event, ev.DiscPlaced)]
        assert placed == [0, 1, AGENT] * 4 + [owner]
        assert sum(isinstance(event, ev.DieRolled) for event in log) == 4


@pytest.mark.rule("F-7.6")
def test_the_second_player_is_the_one_without_the_marker() -> None:
    state = agent_table()
    state.first = Seat(1)
    assert (GAME.actor(state), state.lap) == (1, (1, 0, AGENT))
    assert len(play(state, bid("01", 4))) == 1
    assert isinstance(play(state, bid("01", 3))[1], ev.DieRolled)


@pytest.mark.rule("F-7.7")
def test_a_skipped_player_does_not_stop_the_agent() -> None:
    state = agent_table(c01="1:4", c02="1:3", c03="1:1", c04="0:2", c05="0:1 agent:2")
    state.discs[0] |= 1 << disc(3)
    state.bids[5] = ((AGENT, disc(1)), (0, disc(4)))
    # No lot but 06 takes the 2 of seat 1; a 2 that seat 0 could not have blocks that one too.
    state.bids[5] += ((AGENT, disc(2)),)
    state.discs[1] = 1 << disc(2)
    state.agent_discs = 1 << disc(3)
    log = play(state, bid("03", 3))
    assert ev.DiscsKept(1, 1 << disc(2)) in log
    after = log[log.index(ev.DiscsKept(1, 1 << disc(2))) + 1 :]
    assert isinstance(after[0], ev.DieRolled)
    assert any(isinstance(e, ev.DiscPlaced) and e.owner == AGENT for e in after)


@pytest.mark.rule("F-7.8")
def test_an_agent_whom_no_card_takes_keeps_its_discs() -> None:
    state = agent_table(
        c01="agent:1", c02="agent:3", c03="agent:4", c04="0:2", c05="1:2", c06="0:neutral"
    )
    assert all(bidding.agent_target(state, lot) is None for lot in range(6))
    play(state, bid("01", 4))
    log = play(state, bid("01", 3))
    assert log[1] == ev.DiscsKept(AGENT, 1 << disc(2))
    assert not any(isinstance(event, ev.DieRolled) for event in log)
    assert state.agent_discs == 0


def test_the_way_of_the_agent_can_be_foretold() -> None:
    for seed in range(8):
        state, rng = GAME.new(Setup(2, seed)), Rng(seed)
        while state.phase == AUCTION:
            action = GAME.sample(state, rng)
            assert isinstance(action, Bid)
            before = state.clone()
            log: list[ev.Event] = []
            GAME.apply(state, action, log)
            rolled = [event.lot for event in log if isinstance(event, ev.DieRolled)]
            if not rolled:
                continue
            before.bids[before.row.index(action.card)] += ((before.actor, action.disc),)
            placed = next(e for e in log if isinstance(e, ev.DiscPlaced) and e.owner == AGENT)
            assert bidding.agent_target(before, rolled[0]) == (placed.lot, placed.disc)


def test_there_is_no_agent_at_larger_tables() -> None:
    state = GAME.new(Setup(3, 1))
    assert (state.agent_discs, AGENT in state.lap) == (0, False)
    assert RULES.die == RULES.row_size[2]
