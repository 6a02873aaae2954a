"""Every refusal is a sentence that names what decided: its numbers, places, tiles and people."""

import pytest

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.ids import LinkId
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.refusals import explain, refusal_tip
from brass_desktop.games.brass.present.text.refusals import REFUSALS
from brass_desktop.games.brass.present.text.ways_out import WAYS_OUT
from tests.games.brass.engine.refusal_cases import CASES, Case
from tests.games.brass.engine.table import GAME
from tests.games.brass.present.test_play import new_desk

NAMING = Naming(GAME.rules, ["Ada", "Bartek", "Clara", "Dmitri"])


def said(refusal: Refusal) -> str:
    why = explain(NAMING, refusal)
    return f"{why.head} {why.body}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.refusal.code)
def test_every_refusal_names_a_way_out(case: Case) -> None:
    tip = refusal_tip(NAMING, case.refusal)
    assert tip.foot and "{" not in tip.foot
    assert tip.clause == case.refusal.clause


def test_a_place_without_a_card_is_not_offered_one() -> None:
    board = GAME.rules.board
    farm, town = (board.slots.index(slot) for slot in ("farm_brewery_north.0", "leek.0"))
    ways = [
        refusal_tip(NAMING, Refusal("no_card_fits", "B-12.2", {"slot": slot})).foot
        for slot in (farm, town)
    ]
    assert ways[0].startswith("A brewery card") and ways[1] == "A Leek card would do."


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.refusal.code)
def test_the_sentence_appears_without_holes(case: Case) -> None:
    refusal = case.refusal
    words = said(refusal)
    assert "{" not in words
    assert explain(NAMING, refusal).clause == refusal.clause


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.refusal.code)
def test_plain_numbers_are_named(case: Case) -> None:
    refusal = case.refusal
    words = said(refusal)
    template = REFUSALS[refusal.code].head.text + REFUSALS[refusal.code].body.text
    for name in ("need", "have", "free", "cost", "money", "debt", "actions", "lost", "most"):
        if name in refusal.numbers and f"{{{name}}}" in template:
            assert str(refusal.numbers[name]) in words


def test_every_code_of_the_rules_has_words() -> None:
    assert {case.refusal.code for case in CASES} <= set(REFUSALS)


def test_every_refusal_that_has_words_has_a_way_out() -> None:
    assert set(WAYS_OUT) == set(REFUSALS)


def test_a_click_on_a_dark_place_brings_its_sentence() -> None:
    desk = new_desk(2, seed=3)
    desk.meant(it.ChooseAction("network"))
    board = desk.session.state.rules.board
    taken = [n for n in range(len(board.links)) if not board.link_open[0][n]]
    refusal = desk.reason(it.PickLink(board.links[taken[0]]))
    assert refusal is not None
    line = NAMING.link(LinkId(taken[0]))
    assert said(refusal) == f"Not in this era {line} cannot be laid in the canal era."
