"""B-3: rounds, turns, actions and the cards they cost."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    RoundStarted,
    TurnStarted,
)
from brass_desktop.games.brass.engine.flow import actions_per_turn, next_order
from brass_desktop.games.brass.engine.ids import SHORTFALL
from brass_desktop.games.brass.engine.oracle import without_choice
from tests.games.brass.engine.games import steps
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import (
    GAME,
    Table,
    build,
    card_named,
    develop,
    loan,
    network,
    pass_action,
    sale,
    scout,
    seat_of,
    sell,
)

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


@COUNTS
@pytest.mark.rule("B-3.1", "B-3.2")
def test_an_era_has_as_many_rounds_as_the_cards_allow(players: int) -> None:
    table = Table(GAME.new(Setup(players, 11)))
    rounds = {2: 10, 3: 9, 4: 8}[players]
    for era in (0, 1):
        for number in range(1, rounds + 1):
            assert (table.state.era, table.state.round) == (era, number)
            order, acted = table.order, []
            for _ in range(players):
                assert table.state.deck or any(table.state.hands)
                acted.append(table.actor)
                table.end_turn()
            assert tuple(acted) == order
    assert table.actor is None


@COUNTS
@pytest.mark.rule("B-3.3")
def test_two_actions_a_turn_but_one_in_the_first_canal_round(players: int) -> None:
    state, rng = GAME.new(Setup(players, 12)), Rng(12)
    turns: dict[tuple[int, int], set[int]] = {(0, 1): {state.actions_left}}
    while GAME.actor(state) is not None:
        events: list[Event] = []
        GAME.apply(state, GAME.sample(state, rng), events)
        if any(isinstance(event, TurnStarted) for event in events):
            turns.setdefault((state.era, state.round), set()).add(state.actions_left)
    assert turns.pop((0, 1)) == {1}
    assert (1, 1) in turns
    assert all(actions == {2} for actions in turns.values())


@pytest.mark.rule("B-3.3")
def test_a_third_action_is_refused() -> None:
    table = Position().table()
    table.play(pass_action())
    table.play(pass_action())
    refusal = table.refusal(pass_action())
    assert (refusal.code, refusal.clause) == ("no_actions_left", "B-3.3")
    assert list(GAME.legal_actions(table.state)) == [END_TURN]


@pytest.mark.rule("B-3.4")
def test_the_seven_actions_are_on_offer_and_may_be_taken_twice() -> None:
    table = (
        Position()
        .hand("red", "birmingham", "birmingham", "dudley", "dudley")
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("nuneaton.0", "red", "brewery_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "all")
        .table()
    )
    assert {action.kind for action in GAME.legal_actions(table.state)} == {
        "build",
        "network",
        "develop",
        "sell",
        "loan",
        "scout",
        "pass",
    }
    table.play(loan())
    table.play(loan())
    assert table.money("red") == 17 + 60


@pytest.mark.rule("B-3.5", "B-19.1")
def test_every_action_costs_one_card_pass_included() -> None:
    position = (
        Position()
        .money(red=40)
        .hand("red", "worcester", "brewery", "pottery", "iron_works")
        .tile("worcester.0", "red", "cotton_mill_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "cotton_mill")
    )
    for action in (
        build("farm_brewery_south.0", "brewery", card="brewery", iron="market"),
        network("birmingham__worcester", card="brewery"),
        develop("cotton_mill", iron="market", card="brewery"),
        sell(
            sale("worcester.0", "gloucester.0", beer="merchant", bonus="coal_mine"), card="brewery"
        ),
        loan("brewery"),
        pass_action("brewery"),
    ):
        if action.kind == "build":
            table = position.link("kidderminster__worcester", "red").table()
        else:
            table = position.table()
        log = table.play(action)
        assert log[0] == CardDiscarded(seat_of("red"), card_named("brewery"))
        assert table.hand("red") == ["worcester", "pottery", "iron_works"]
        assert table.discards("red")[-1] == "brewery"


@pytest.mark.rule("B-3.5")
def test_a_card_must_be_in_hand_and_there_must_be_exactly_one() -> None:
    table = Position().hand("red", "dudley", "birmingham").table()
    refusal = table.refusal(loan("cannock"))
    assert (refusal.code, refusal.clause) == ("card_not_in_hand", "B-3.5")
    assert refusal.numbers == {"card": card_named("cannock")}
    both = (card_named("dudley"), card_named("birmingham"))
    for kind in ("loan", "pass"):
        refusal = table.refusal(Action(kind, both))
        assert (refusal.code, refusal.clause) == ("wrong_number_of_cards", "B-3.5")
        assert refusal.numbers == {"need": 1}
    assert GAME.refuse(table.state, Action("pass")) is not None
    twice = Action("pass", (card_named("dudley"), card_named("dudley")))
    assert table.refuses(twice) == "card_not_in_hand"


@pytest.mark.rule("B-3.5")
def test_wild_cards_go_back_to_their_pile() -> None:
    table = Position().hand("red", "wild_location", "wild_industry", "dudley").table()
    assert table.state.wilds == [3, 3]
    table.play(loan("wild_industry"))
    assert table.state.wilds == [3, 4]
    table.play(pass_action("wild_location"))
    assert table.state.wilds == [4, 4]
    assert table.discards("red") == []


@pytest.mark.rule("B-3.6")
def test_any_card_pays_for_what_is_not_a_build() -> None:
    cards = ("stafford", "iron_works", "wild_location", "wild_industry")
    position = Position().hand("red", *cards).link("birmingham__oxford", "red")
    for card in cards:
        table = position.table()
        for action in (
            network("birmingham__dudley", card=card),
            develop("cotton_mill", iron="market", card=card),
            loan(card),
            pass_action(card),
        ):
            assert table.allows(action)
    assert {a.cards for a in position.table().legal("loan")} == {(card_named(c),) for c in cards}


@pytest.mark.rule("B-3.7")
def test_cards_are_drawn_after_the_last_action_and_not_between() -> None:
    table = Position().table()
    deck = table.state.deck
    table.play(pass_action())
    assert len(table.hand("red")) == 7
    table.play(pass_action())
    assert len(table.hand("red")) == 6 and table.state.deck == deck
    log = table.play(END_TURN)
    assert log[0] == CardsDrawn(seat_of("red"), (deck[-1], deck[-2]))
    assert len(table.hand("red")) == 8 and table.state.deck == deck[:-2]


@pytest.mark.rule("B-3.7")
def test_a_short_deck_is_drawn_as_far_as_it_reaches() -> None:
    table = Position().deck(1).table()
    table.end_turn()
    assert len(table.hand("red")) == 7
    table.end_turn()
    assert len(table.hand("yellow")) == 6


@pytest.mark.rule("B-3.8")
def test_a_turn_cannot_end_while_actions_are_left() -> None:
    table = Position().table()
    refusal = table.refusal(END_TURN)
    assert (refusal.code, refusal.clause) == ("actions_left", "B-3.8")
    assert refusal.numbers == {"actions": 2}
    table.play(pass_action())
    assert table.refusal(END_TURN).numbers == {"actions": 1}
    table.play(pass_action())
    table.play(END_TURN)
    assert (table.actor, table.state.actions_left) == ("yellow", 2)


@COUNTS
@pytest.mark.rule("B-3.9")
def test_hands_are_equal_at_each_round_and_two_at_the_last(players: int) -> None:
    state, rng = GAME.new(Setup(players, 13)), Rng(13)
    sizes: list[set[int]] = []
    while GAME.actor(state) is not None:
        before = [len(hand) for hand in state.hands]
        action = GAME.sample(state, rng)
        seat = state.actor
        log: list[Event] = []
        GAME.apply(state, action, log)
        if action.cards:
            assert len(state.hands[seat]) == before[seat] - 1
        if any(isinstance(event, RoundStarted) for event in log):
            sizes.append({len(hand) for hand in state.hands})
    assert all(len(size) == 1 for size in sizes)
    rounds = {2: 10, 3: 9, 4: 8}[players]
    assert sizes[rounds - 2] == {2} and sizes[-1] == {2}


@pytest.mark.rule("B-3.9", "B-18.1")
def test_scouting_lowers_the_hand_by_one_too() -> None:
    table = Position().hand("red", "dudley", "birmingham", "cannock", "pottery").table()
    table.play(scout("dudley", "birmingham", "cannock"))
    assert table.hand("red") == ["pottery", "wild_location", "wild_industry"]


@COUNTS
@pytest.mark.rule("B-3.3", "B-3.7", "B-20.1")
def test_what_is_foretold_of_turns_comes_true(players: int) -> None:
    """Whoever shows or plans the next turns asks the functions that the rules themselves use."""
    foretold: tuple[Seat, ...] | None = None
    for step in steps(Setup(players, 14)):
        state, only = step.state, without_choice(step.state)
        if foretold is not None:
            assert state.order == foretold
            foretold = None
        assert (only is not None) == (step.action == END_TURN)
        if only is None:
            assert state.phase == SHORTFALL or 0 < state.actions_left <= actions_per_turn(state)
            continue
        assert list(GAME.legal_actions(state)) == [only]
        if state.turn == players - 1:
            foretold = next_order(state)
