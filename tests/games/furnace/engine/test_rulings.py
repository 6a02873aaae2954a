"""The worked checks of the rules (F-R)."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine import bidding
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Compensate
from brass_desktop.games.furnace.engine.ids import AGENT
from tests.games.furnace.engine.table import GAME, Table, bid, card, disc, goods, play, run


@pytest.mark.rule("F-R.1")
def test_a_three_below_a_four_on_two_coal_gives_six() -> None:
    state = Table(row="01 03 04 05 06 08 20", discs={"01": "0:3 1:4"}).settled()
    assert state.goods[0] == goods(coal=6)


@pytest.mark.rule("F-R.2")
def test_four_two_one_on_iron_to_oil_swap_up_to_twice_and_once() -> None:
    iron = {seat: goods(iron=9) for seat in range(3)}
    state = Table(
        row="02 03 04 05 06 08 20", discs={"02": "0:2 1:1 2:4"}, goods=iron
    ).settled()  # fmt: skip
    assert (GAME.actor(state), len(list(GAME.legal_actions(state)))) == (1, 2)
    play(state, Compensate(1))
    assert (GAME.actor(state), len(list(GAME.legal_actions(state)))) == (0, 3)
    play(state, Compensate(2))
    assert state.goods == [goods(iron=7, oil=2), goods(iron=8, oil=1), goods(iron=9)]


@pytest.mark.rule("F-R.3")
@pytest.mark.parametrize(("fourth", "placed"), [("0:3", 2), ("0:2", 4)])
def test_the_walk_of_the_agent(fourth: str, placed: int) -> None:
    discs = {"02": "agent:1", "05": "agent:3", "03": "0:neutral 1:4", "04": fourth}
    state = Table(players=2, discs=discs).state()
    assert bidding.agent_target(state, 1) == (3, disc(placed))
    state.rng = next(seed for seed in range(100) if Rng(seed).below(6) == 1)
    play(state, bid("06", 1))
    log = play(state, bid("06", 3))
    assert log[1:] == [
        ev.DieRolled(1),
        ev.AgentPassedBy(1),
        ev.AgentPassedBy(2),
        ev.DiscPlaced(AGENT, 3, card("04"), disc(placed)),
    ]


@pytest.mark.rule("F-R.4")
def test_two_over_the_arrow_means_none_one_or_two_and_one_iron_at_most_one() -> None:
    for iron, most in ((5, 2), (1, 1), (0, 0)):
        state = Table(works={0: "24"}, goods={0: goods(iron=iron)}).producing()
        legal = [
            action for action in GAME.legal_actions(state) if action == run("24", *_times(action))
        ]
        assert legal == [run("24", times) for times in range(most + 1)]


def _times(action: object) -> tuple[int, ...]:
    return getattr(action, "times", ())


@pytest.mark.rule("F-R.5", "F-3.4")
def test_a_bidder_whom_no_lot_takes_places_no_more() -> None:
    discs = {
        "01": "1:1", "02": "1:3", "03": "1:4", "04": "0:2", "05": "agent:2", "06": "0:neutral"
    }  # fmt: skip
    state = Table(players=2, capitalists={0: "extra_disc"}, discs=discs).state()
    state.agent_discs = 0
    log = play(state, bid("01", 4))
    assert log[1] == ev.DiscsKept(1, 1 << disc(2))
    assert GAME.actor(state) == 0 and state.discs[1] == 0
    fifth = {"01": "0:2", "02": "0:neutral", "03": "0:3", "04": "0:4", "05": "1:1", "06": "agent:1"}
    owner = Table(players=2, capitalists={0: "extra_disc"}, discs=fifth).state()
    assert list(bidding.bids(owner)) == []


@pytest.mark.rule("F-R.5")
@pytest.mark.parametrize("players", [3, 4])
def test_with_seven_or_eight_cards_a_place_always_remains(players: int) -> None:
    for seed in range(30):
        state, rng = GAME.new(Setup(players, seed, {"capitalists": True})), Rng(seed)
        log: list[ev.Event] = []
        while state.round == 1 and GAME.actor(state) is not None:
            GAME.apply(state, GAME.sample(state, rng), log)
        assert not any(isinstance(event, ev.DiscsKept) for event in log)
