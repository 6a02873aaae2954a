"""Drafts: whatever a person picks first, only legal actions come out, and no path is a dead end."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.draft import QUESTIONS, Draft, Facet, draft_of
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import Source
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import EVERY_GAME
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build

FACETS: tuple[Facet, ...] = ("kind", *QUESTIONS)


def walk(state: BrassState, rng: Rng) -> Draft:
    """Pick at random among all lit things until the action can be confirmed."""
    draft = Draft(state)
    for _ in range(60):
        lit = [(facet, value) for facet in FACETS for value in draft.legal(facet)]
        if draft.may_confirm and (not lit or rng.below(3) == 0):
            return draft
        assert lit, f"dead end after {draft.picks}"
        draft = draft.pick(*rng.choice(lit))
    raise AssertionError("the draft never ends")


@pytest.mark.parametrize("players", [2, 3, 4])
@EVERY_GAME
def test_any_order_of_picks_ends_in_an_action_the_rules_accept(
    game: BrassGame, players: int
) -> None:
    rng = Rng(players)
    state = game.new(Setup(players, seed=players))
    while game.actor(state) is not None:
        draft = walk(state, rng)
        assert oracle.refuse(state, draft.action) is None
        game.apply(state, draft.action)


def test_drafts_reach_every_action_on_competent_positions() -> None:
    game, bot, rng = birmingham(), GreedyBot(), Rng(7)
    state = game.new(Setup(2, seed=11))
    for step in range(90):
        actor = game.actor(state)
        assert actor is not None
        if step % 15 == 0:
            for action in list(game.legal_actions(state))[:: 1 + step % 7]:
                assert draft_of(state, action).action == action
        game.apply(state, bot.choose(game, game.observe(state, actor), rng))


def test_going_back_restores_the_draft_before_the_pick() -> None:
    state = birmingham().new(Setup(3, seed=1))
    first = Draft(state).pick("kind", "build")
    second = first.pick("slot", first.legal("slot")[0])
    assert second.back().picks == first.picks
    assert second.back().legal("slot") == first.legal("slot")


def test_drafting_changes_nothing() -> None:
    state = birmingham().new(Setup(4, seed=5))
    digest = state.digest()
    draft = walk(state, Rng(3))
    draft.outcome()
    assert state.digest() == digest


def test_everything_that_is_not_lit_says_why() -> None:
    state = birmingham().new(Setup(2, seed=4))
    rules = state.rules
    for kind in ("build", "network", "develop"):
        draft = Draft(state).pick("kind", kind)
        everything: list[tuple[Facet, int]] = []
        if kind == "build":
            everything = [("slot", slot) for slot in range(len(rules.board.slots))]
        elif kind == "network":
            everything = [("link", link) for link in range(len(rules.board.links))]
        else:
            everything = [("industry", industry) for industry in range(len(rules.industries))]
        for facet, value in everything:
            lit = value in draft.legal(facet)
            assert (why_not(draft, facet, value) is None) == lit, (kind, facet, value)


def tie_behind_the_nearest_mine() -> Position:
    """Red builds a tile that takes two coal: one cube is near, two mines tie for the other."""
    return (
        Position()
        .era("rail")
        .money(red=60)
        .hand("red", "birmingham")
        .available("red", "manufacturer_3")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .tile("wolverhampton.1", "yellow", "coal_mine_2", cubes=1)
        .tile("kidderminster.0", "yellow", "coal_mine_3", cubes=2)
        .links("yellow", "birmingham__dudley", "dudley__wolverhampton", "dudley__kidderminster")
    )


def source(slot: str) -> Source:
    return Source(GAME.rules.board.slots.index(slot))


@pytest.mark.rule("B-8.3", "B-8.4")
@pytest.mark.parametrize("mine", ["wolverhampton.1", "kidderminster.0"])
def test_a_tie_that_comes_after_the_nearest_mine_is_asked_for(mine: str) -> None:
    state = tie_behind_the_nearest_mine().state()
    slot = GAME.rules.board.slots.index("birmingham.1")
    draft = Draft(state).pick("kind", "build").pick("slot", slot)
    assert draft.question == "coal"
    assert set(draft.legal("coal")) == {source("wolverhampton.1"), source("kidderminster.0")}
    chosen = draft.pick("coal", source(mine))
    assert chosen.action == build(
        "birmingham.1", "manufacturer", card="birmingham", coal=f"dudley.0 {mine}"
    )


def test_a_pick_that_has_lost_its_sense_is_left_out() -> None:
    """With another card an iron works could be built as well, which takes one coal only."""
    state = (
        Position(players=4)
        .era("rail")
        .money(red=60)
        .hand("red", "pottery", "stoke_on_trent")
        .available("red", "pottery_3", "iron_works_2")
        .tile("leek.1", "yellow", "coal_mine_2", cubes=1)
        .tile("belper.1", "yellow", "coal_mine_2", cubes=1)
        .tile("burton_on_trent.0", "yellow", "coal_mine_3", cubes=1)
        .links("red", "leek__stoke_on_trent", "stoke_on_trent__stone")
        .links("yellow", "belper__leek", "burton_on_trent__stone")
        .state()
    )
    pottery, stoke = state.hands[state.actor]
    draft = Draft(state).pick("kind", "build").pick("card", pottery)
    draft = draft.pick("slot", GAME.rules.board.slots.index("stoke_on_trent.1"))
    assert draft.pick("coal", source("belper.1")).may_confirm
    changed = draft.pick("coal", source("belper.1")).without("card")
    assert [pick.facet for pick in changed.picks] == ["kind", "slot"]
    assert changed.question == "industry" and stoke in changed.legal("card")
