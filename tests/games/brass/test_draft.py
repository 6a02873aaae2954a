"""Drafts: whatever a person picks first, only legal actions come out, and no path is a dead end."""

import pytest

from brass_desktop.bots.greedy import GreedyBot
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass import oracle
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.draft import QUESTIONS, Draft, Facet, draft_of
from brass_desktop.games.brass.explain import why_not
from brass_desktop.games.brass.state import BrassState

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
def test_any_order_of_picks_ends_in_an_action_the_rules_accept(players: int) -> None:
    game = birmingham()
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
