"""Terms and setup (F-1, F-2)."""

import pytest

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.ids import EMPTY, IRON, NOTHING
from brass_desktop.games.furnace.engine.reading import read_definition
from tests.games.furnace.engine.table import (
    GAME,
    RULES,
    Table,
    card,
    code,
    goods,
    play,
    play_at_random,
    refusal,
    run,
)

SEEDS = range(12)


@pytest.mark.rule("F-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("short", "rounds"), [(False, 4), (True, 3)])
def test_two_to_four_players_play_four_rounds_or_three(
    players: int, short: bool, rounds: int
) -> None:
    state = play_at_random(GAME.new(Setup(players, 3, {"short": short})))
    result = GAME.result(state)
    assert (state.round, state.rounds) == (rounds, rounds)
    assert result is not None and result.criteria[0] == "money"
    assert result.standings[0].score[0] == max(state.money)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidSetup, match="2 to 4"):
        GAME.new(Setup(players, 1))


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(InvalidSetup, match="'rounds'"):
        GAME.new(Setup(2, 1, {"rounds": True}))


@pytest.mark.rule("F-1.2")
def test_tokens_are_goods_money_is_none_and_supply_is_unlimited() -> None:
    assert RULES.starting[4] == goods(upgrade=1)
    state = Table(works={0: "05"}, upgraded="05", goods={0: goods(coal=500, upgrade=2)}).producing()
    play(state, run("05", 1, 2))
    assert state.goods[0] == goods(coal=502)
    assert state.money[0] == 10


@pytest.mark.rule("F-1.3")
def test_thirty_six_companies_whose_additional_effect_works_on_the_upgraded_side_only() -> None:
    assert RULES.companies == 36
    basic = Table(works={0: "01"}).producing()
    found = refusal(basic, run("01", 1, 1))
    assert (found.code, found.clause, found.numbers) == ("run.blueprint", "F-1.3", {"card": 0})
    play(basic, run("01", 1))
    upgraded = Table(works={0: "01"}, upgraded="01").producing()
    play(upgraded, run("01", 1, 1))
    assert (basic.goods[0], upgraded.goods[0]) == (goods(coal=2), goods(coal=5))


@pytest.mark.rule("F-1.4")
def test_five_start_up_cards_that_cannot_be_upgraded() -> None:
    assert len(RULES.starting) == len(RULES.cards) - RULES.companies == 5
    state = Table(goods={0: goods(coal=5)}).producing()
    assert code(state, run("s1", 1, 0, up="s1")) == ("up.start", "F-1.4")


@pytest.mark.rule("F-1.5", "F-2.5")
def test_everyone_has_discs_of_one_to_four_and_the_neutral_two_stays_in_the_box() -> None:
    for options in ({}, {"capitalists": True}):
        for seed in SEEDS:
            state = GAME.new(Setup(4, seed, options))
            for seat in range(4):
                held = [RULES.discs.ids[disc] for disc in RULES.discs_in(state.discs[seat])]
                neutral = ["neutral"] if state.capitalist(seat).neutral_disc else []
                assert held == ["1", "2", "3", "4", *neutral]
    assert RULES.discs.value[RULES.discs.ids.index("neutral")] == 2


@pytest.mark.rule("F-1.6", "F-8.1")
def test_capitalists_are_different_open_and_left_out_unless_asked_for() -> None:
    assert len(RULES.capitalists) == 5
    plain = GAME.new(Setup(4, 1))
    assert set(plain.capitalists) == {NOTHING}
    dealt: set[int] = set()
    for seed in SEEDS:
        state = GAME.new(Setup(4, seed, {"capitalists": True}))
        assert len(set(state.capitalists)) == 4
        assert GAME.observe(state, state.first).table.capitalists == state.capitalists
        dealt.update(state.capitalists)
        assert play_at_random(state.clone()).capitalists == state.capitalists
    assert dealt == set(range(5))


@pytest.mark.rule("F-1.7")
def test_extraction_is_a_must_and_processing_a_choice_up_to_its_limit() -> None:
    state = Table(works={0: "01 24"}, goods={0: goods(iron=5)}).producing()
    assert code(state, run("01", 0)) == ("run.always", "F-1.7")
    assert code(state, run("01", 2)) == ("run.always", "F-1.7")
    found = refusal(state, run("24", 3))
    assert (found.code, found.clause, found.numbers["limit"]) == ("run.limit", "F-1.7", 2)
    for times in (0, 1, 2):
        after = state.clone()
        play(after, run("24", times))
        assert after.goods[0] == goods(iron=5 - times, oil=times)


@pytest.mark.rule("F-1.8")
def test_each_processing_needs_its_input_before_it_is_done() -> None:
    state = Table(works={0: "24"}, goods={0: goods(iron=1)}).producing()
    found = refusal(state, run("24", 2))
    assert (found.code, found.clause) == ("run.short", "F-1.8")
    assert found.numbers == {"line": 0, "good": IRON, "need": 1, "held": 1, "most": 1}
    # The coal that 30 makes is at hand for the very next line, here the start-up card's sale.
    state = Table(works={0: "30 s1"}, goods={0: goods(iron=1)}).producing()
    play(state, run("30", 1), run("s1", 1, 2))
    assert (state.goods[0], state.money[0]) == (goods(upgrade=1), 4)


@pytest.mark.rule("F-2.1", "F-2.4")
def test_start_up_cards_and_first_player_follow_from_chance() -> None:
    firsts, starts = set(), set()
    for seed in range(40):
        state = GAME.new(Setup(3, seed))
        own = [works[0] for works in state.works]
        assert len(set(own)) == 3 and not any(RULES.is_company(one) for one in own)
        assert all(len(works) == 1 for works in state.works)
        firsts.add(state.first)
        starts.update(own)
        assert GAME.actor(state) == state.first
    assert firsts == {0, 1, 2} and len(starts) == 5


@pytest.mark.rule("F-2.2")
def test_starting_resources_are_taken_once() -> None:
    for seed in SEEDS:
        state = GAME.new(Setup(4, seed))
        for seat in range(4):
            assert state.goods[seat] == RULES.starting[state.works[seat][0] - RULES.companies]
    state = Table(goods={0: EMPTY}).producing()
    play(state, run("s1", 1, 0))
    assert state.goods[0] == goods(upgrade=1)


@pytest.mark.rule("F-2.3")
def test_the_first_round_begins_with_a_shuffled_deck() -> None:
    rows = set()
    for seed in SEEDS:
        state = GAME.new(Setup(4, seed))
        assert state.round == 1
        assert sorted((*state.row, *state.deck)) == list(range(36))
        rows.add(state.row)
    assert len(rows) == len(SEEDS)


def test_the_weaker_cards_say_so_in_the_data() -> None:
    weak = {
        entry.id[-2:]
        for entry in read_definition().companies
        if entry.confidence in ("partial", "single", "doubtful")
    }
    assert weak == {"04", "11", "12", "19", "22", "24", "30", "31"}
    assert card("01") == 0
