"""The bots play whole games by the rules, see nothing hidden and answer alike whenever asked."""

import json
from dataclasses import replace

import pytest

from brass_desktop.bots.entrant import Entrant
from brass_desktop.bots.match import play_match
from brass_desktop.bots.messages import pack, seed_of
from brass_desktop.bots.mind import Cancelled, Signal, undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.bots.kit import furnace_bots
from brass_desktop.games.furnace.bots.ledger import COUNTED
from brass_desktop.games.furnace.bots.levels import (
    APPRENTICE,
    FOREMAN,
    INDUSTRIALIST,
    LEVELS,
    MAGNATE,
    Level,
)
from brass_desktop.games.furnace.bots.observation_codec import BadObservation
from brass_desktop.games.furnace.engine.actions import Action, Compensate
from brass_desktop.games.furnace.engine.ids import INSERTING
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.games import SETUPS, name_of, positions
from tests.games.furnace.engine.table import GAME, Table, cards, goods, run

KIT = furnace_bots(GAME)
QUICK = replace(MAGNATE, widths=(4,), candidates=3, rollouts=2)
EVERY_LEVEL = pytest.mark.parametrize("level", [*LEVELS.values()], ids=lambda level: level.id)


def answer(level: Level, observation: Observation) -> Action:
    seed = seed_of(KIT.encode(observation))
    return KIT.mind(level).think(observation, seed, undisturbed).action


def questions(setup: Setup, every: int = 23) -> list[Observation]:
    return [GAME.observe(state, state.actor) for state in positions(setup, every)]


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[15], SETUPS[19]], ids=name_of)
def test_whole_games_are_played_by_the_rules(setup: Setup) -> None:
    levels = (QUICK, APPRENTICE, FOREMAN, APPRENTICE)
    seats = [Entrant(level.id, level) for level in levels]
    record = play_match(GAME, KIT, seats[: setup.players], setup, clock=lambda: 0.0)
    assert max(record.points) > 10 and not any(record.overran)
    books = record.ledgers
    assert sum(book["bids"] for book in books) >= 12 * setup.players
    for seat, book in enumerate(books):
        money = sum(value for name, value in book.items() if name.startswith("money."))
        assert money == record.points[seat]
        assert book["end.cards"] == book.get("cards.won", 0) + 1
        parts = {part for name in book for part in name.split(".")}
        assert parts <= {*COUNTED, *map(str, range(1, 5))}


@EVERY_LEVEL
def test_equal_questions_get_equal_answers_in_any_order(level: Level) -> None:
    level = replace(level, rollouts=min(level.rollouts, 1))
    asked = questions(Setup(3, 4, {"capitalists": True}), every=61)
    first = [answer(level, one) for one in asked]
    assert [answer(level, one) for one in reversed(asked)] == first[::-1]
    mind = KIT.mind(level)
    for at in Rng(7).shuffled(range(len(asked))):
        seed = seed_of(KIT.encode(asked[at]))
        assert mind.think(asked[at], seed, undisturbed).action == first[at]
        assert GAME.refuse(asked[at].table, first[at]) is None


def test_chance_that_is_hidden_changes_no_answer() -> None:
    for state in positions(Setup(2, 3), every=43):
        other = state.clone()
        other.rng = state.rng ^ 0xFFFF
        seen = [GAME.observe(one, state.actor) for one in (state, other)]
        assert answer(QUICK, seen[0]) == answer(QUICK, seen[1])


@pytest.mark.parametrize("setup", SETUPS[::7], ids=name_of)
def test_observations_cross_to_a_worker_and_back(setup: Setup) -> None:
    for observation in questions(setup):
        written = json.loads(json.dumps(KIT.encode(observation)))
        read = KIT.decode(written)
        assert read.seat == observation.seat
        assert read.table.digest() == observation.table.digest()
        assert set(GAME.legal_actions(read.table)) == set(GAME.legal_actions(observation.table))


def test_what_is_no_observation_is_refused() -> None:
    written = KIT.encode(questions(Setup(2, 1))[0])
    for wrong in ({}, {**written, "more": 1}, {**written, "seat": 2}, {**written, "row": "x"}):
        with pytest.raises(BadObservation):
            KIT.decode(wrong)


def test_a_bot_that_is_told_to_hurry_says_so_and_one_that_is_cancelled_stops() -> None:
    def hurry() -> Signal:
        return "hurry"

    def cancel() -> Signal:
        return "cancel"

    observation = questions(Setup(2, 1))[0]
    thought = KIT.mind(MAGNATE).think(observation, 1, hurry)
    assert thought.overran and thought.worlds == 1
    assert GAME.refuse(observation.table, thought.action) is None
    with pytest.raises(Cancelled):
        KIT.mind(MAGNATE).think(observation, 1, cancel)


def producing() -> FurnaceState:
    return Table(works={0: "s1 01 17"}, goods={0: goods(coal=1, iron=1)}, round=4).producing()


def test_production_follows_the_best_plan() -> None:
    state = producing()
    for expected in (run("s1", 1, 0, up="01"), run("01", 1, 1), run("17", 2)):
        action = answer(INDUSTRIALIST, GAME.observe(state, Seat(0)))
        assert action == expected
        GAME.apply(state, action)


def test_compensation_is_taken_where_it_pays() -> None:
    oil = Table(
        row="02 20 03 04 05 06 09", works={0: "06"}, upgraded="06", round=4,
        discs={"02": "0:3 1:4"}, goods={0: goods(iron=3)},
    ).settled()  # fmt: skip
    assert answer(MAGNATE, GAME.observe(oil, Seat(0))) == Compensate(3)
    iron = Table(
        row="02 20 03 04 05 06 14", works={0: "08"}, upgraded="08", round=4,
        discs={"02": "0:3 1:4"}, goods={0: goods(iron=3)},
    ).settled()  # fmt: skip
    iron.works[0] = cards("s4 08")
    assert answer(MAGNATE, GAME.observe(iron, Seat(0))) == Compensate(0)


def test_new_cards_of_a_chain_are_placed_with_each_other_in_mind() -> None:
    """Company 33 sells the oil that 24 makes of the iron of 14, so it must come after both."""
    state = Table(works={0: "14 s1"}, round=4, chain=True).producing()
    state.fresh[0], state.phase = cards("33 24"), INSERTING
    while state.actor == Seat(0):
        GAME.apply(state, answer(INDUSTRIALIST, GAME.observe(state, Seat(0))))
    assert state.money[0] == 4


def test_the_stand_in_is_quick_and_legal() -> None:
    for observation in questions(Setup(4, 2, {"chain": True})):
        action = KIT.stand_in(observation, Rng(1))
        assert GAME.refuse(observation.table, action) is None
        assert KIT.counts(action) == (action != GAME.without_choice(observation.table))


@pytest.mark.parametrize("setup", SETUPS[::5], ids=name_of)
def test_no_byte_of_a_request_tells_what_chance_will_do(setup: Setup) -> None:
    for state in positions(setup, every=11):
        other = state.clone()
        other.rng = state.rng ^ 0xABCDEF
        one, two = (pack(KIT.encode(GAME.observe(table, table.actor))) for table in (state, other))
        assert one == two
