"""The adviser says why, in every phase: codes of the list with all their facts."""

from collections.abc import Iterator

import pytest

from brass_desktop.bots.messages import seed_of
from brass_desktop.bots.mind import undisturbed
from brass_desktop.bots.thought import ConsideredTurn, Reason, decode_thought, encode_thought
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.bots.kit import furnace_bots
from brass_desktop.games.furnace.bots.levels import LEVELS
from brass_desktop.games.furnace.bots.reasons import CODES, choose
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.ids import AUCTION, GOODS, INSERTING, PRODUCTION, SETTLING
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.games import steps
from tests.games.furnace.engine.table import GAME, Table, bid, disc, goods

KIT = furnace_bots(GAME)
ADVISER = LEVELS[KIT.adviser]


def advice(state: FurnaceState) -> tuple[ConsideredTurn[Action], ...]:
    seen = GAME.observe(state, state.actor)
    thought = KIT.mind(ADVISER).think(seen, seed_of(KIT.encode(seen)), undisturbed)
    assert thought.options[0].turn[0] == thought.action
    assert decode_thought(GAME, encode_thought(GAME, thought)).action == thought.action
    return thought.options


def some_of_each_phase(setup: Setup, number: int) -> Iterator[FurnaceState]:
    left = dict.fromkeys((AUCTION, SETTLING, INSERTING, PRODUCTION), number)
    for step in steps(setup):
        phase = step.state.phase
        wanted = phase == SETTLING or step.number % 7 == 0
        if wanted and left[phase] and GAME.without_choice(step.state) is None:
            left[phase] -= 1
            yield step.state.clone()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_is_explained(players: int) -> None:
    phases = set()
    for state in some_of_each_phase(
        Setup(players, 5, {"capitalists": True, "chain": True, "short": True}), 3
    ):
        phases.add(state.phase)
        options = advice(state)
        assert 1 <= len(options) <= 3
        assert len({option.turn for option in options}) == len(options)
        for option in options:
            assert GAME.refuse(state, option.turn[0]) is None
            assert set(option.changes) <= {*GOODS, "money"}
            check(option.reasons)
    assert phases == {AUCTION, SETTLING, INSERTING, PRODUCTION}


def check(reasons: tuple[Reason, ...]) -> None:
    """Two reasons for it, then a price, and every code with exactly its facts."""
    signs = [reason.gain > 0 for reason in reasons]
    assert signs == sorted(signs, reverse=True)
    assert sum(signs) <= 2 and len(signs) - sum(signs) <= 1
    for reason in reasons:
        assert set(reason.facts) == set(CODES[reason.code])
        assert reason.facts.get("money", 1) != 0 and reason.facts.get("number", 1) != 0


def codes(option: ConsideredTurn[Action]) -> list[str]:
    return [reason.code for reason in option.reasons]


def test_a_bid_tells_what_the_card_brings_to_production() -> None:
    """Only company 06 sells the oil, it is the last round, and this is the last disc."""
    state = Table(
        players=2, row="06 01 20 14 12 25", works={0: "s4"}, round=4,
        goods={0: goods(coal=2, oil=2, upgrade=1)},
    ).state()  # fmt: skip
    state.discs, state.agent_discs = [1 << disc(4), 0], 0
    best = advice(state)[0]
    told = {reason.code: reason.facts for reason in best.reasons}
    assert told["card_now"] == {"card": "company_06", "money": 8}


def test_swapping_tells_what_it_pays() -> None:
    state = Table(
        row="02 20 03 04 05 01 09", works={0: "s2 06"}, upgraded="06", round=4,
        discs={"02": "0:3 1:4"}, goods={0: goods(iron=3)},
    ).settled()  # fmt: skip
    best = advice(state)[0]
    told = {reason.code: reason.facts for reason in best.reasons}
    assert told["swap_pays"] == {
        "gives": 3, "paid": "iron", "gets": 3, "gained": "oil", "money": 12
    }  # fmt: skip
    assert best.changes == {"iron": -3, "oil": 3} and best.gain == pytest.approx(12, abs=0.1)


@pytest.mark.parametrize(("at", "stored"), [(3, True), (4, False)])
def test_goods_are_kept_for_another_round_only_if_there_is_one(at: int, stored: bool) -> None:
    """Nothing here takes oil or iron, so that both are left over."""
    swap = Table(
        row="02 20 03 04 05 01 09", works={0: "s1"}, round=at,
        discs={"02": "0:3 1:4"}, goods={0: goods(iron=3)},
    ).settled()  # fmt: skip
    works = Table(works={0: "s1 10"}, round=at).producing()
    for state in (swap, works):
        assert any("stores" in codes(option) for option in advice(state)) == stored


def test_production_tells_what_is_sold_and_what_is_upgraded() -> None:
    state = Table(works={0: "s1 01 17"}, goods={0: goods(coal=1, iron=1)}, round=4).producing()
    upgrade = advice(state)[0]
    assert "upgrades" in codes(upgrade)
    GAME.apply(state, upgrade.turn[0])
    feed = advice(state)[0]
    assert "feeds" in codes(feed)
    GAME.apply(state, feed.turn[0])
    sale = advice(state)[0]
    assert codes(sale)[0] == "sells" and sale.changes["money"] == 4


def test_beating_an_own_disc_is_a_price() -> None:
    """Six coal for the own 3 are worth more than a card without use; only F-8.4 allows it."""
    state = Table(
        players=2, row="06 32 33 34 35 36", capitalists={0: "unrestricted_bids"}, round=4,
        works={0: "s1 17"}, discs={"06": "0:3"},
    ).state()  # fmt: skip
    state.discs, state.agent_discs = [1 << disc(4), 0], 0
    best, *others = advice(state)
    assert best.turn == (bid("06", 4),) and codes(best)[-1] == "gives_up_card"
    assert not any("gives_up_card" in codes(other) for other in others)


def test_of_many_reasons_two_are_said_and_the_highest_price() -> None:
    found = [Reason(str(gain), gain) for gain in (0.2, 3.0, -1.0, 5.0, -2.0, 4.0)]
    assert [reason.gain for reason in choose(found)] == [5.0, 4.0, -2.0]
    assert [reason.gain for reason in choose(found[:1])] == [0.2], "better little than nothing"


def test_nobody_is_advised_by_what_is_hidden() -> None:
    for step in steps(Setup(2, 11)):
        if step.number % 31:
            continue
        state, other = step.state.clone(), step.state.clone()
        other.rng ^= 0xFFFF
        if GAME.without_choice(state) is None:
            assert advice(state) == advice(other)


def test_a_seat_is_a_seat() -> None:
    state = Table(players=4).state()
    for option in advice(state):
        for reason in option.reasons:
            rival = reason.facts.get("rival", 1)
            assert isinstance(rival, int) and Seat(rival) != state.actor
