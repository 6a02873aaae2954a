"""Every refusal: its code, its clause and the numbers that decided, one example of each."""

import ast
from pathlib import Path

import pytest

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.ids import LinkId, SlotId
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.refusal_cases import CASES, Case, builder, line, slot
from tests.games.brass.engine.table import (
    GAME,
)
from tests.games.test_coverage import ROOT, RULES, written_clauses

TOLD_TOGETHER = {
    "no_card_fits",
    "nothing_affordable",
    "nothing_to_build",
    "card_builds_nothing",
    "no_coal_to_build",
    "no_coal_for_lines",
    "nothing_to_sell",
    "no_beer_to_sell",
    "no_buyer",
    "no_line_in_network",
}
"""Refusals of whole actions, shown below one by one."""
OF_OTHER_GAMES = {
    "never_built",
    "industry_first",
    "nothing_to_build_anywhere",
    "no_port_takes_it",
    "sale_first",
    "no_sale",
}
"""Refusals of the family's rules for things that this game does not have."""
BOARD, TILES = GAME.rules.board, GAME.rules.tiles


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{c.action.kind}-{c.refusal.code}-{c.refusal.clause}" for c in CASES]
)
def test_an_illegal_action_says_why_and_changes_nothing(case: Case) -> None:
    assert case.table.refusal(case.action) == case.refusal


def test_the_error_shows_code_clause_and_numbers() -> None:
    error = IllegalAction(Refusal("cannot_afford", "B-1.11", {"cost": 9, "money": 4}))
    assert str(error) == "cannot_afford [B-1.11] (cost=9, money=4)"
    assert str(IllegalAction(Refusal("game_over", "B-22.1"))) == "game_over [B-22.1]"


def test_a_place_that_no_card_opens_says_so() -> None:
    state = builder().hand("red", "stafford").link("birmingham__oxford", "red").state()
    draft = Draft(state).pick("kind", "build")
    refusal = why_not(draft, "slot", SlotId(slot("dudley.0")))
    assert refusal == Refusal("no_card_fits", "B-12.2", {"slot": slot("dudley.0")})
    line_at = LinkId(line("coalbrookdale__shrewsbury"))
    far = why_not(Draft(state).pick("kind", "network"), "link", line_at)
    assert far == Refusal("line_not_in_network", "B-14.2", {"link": line_at})


def test_selling_without_goods_blames_no_single_tile() -> None:
    state = builder().tile("dudley.0", "red", "coal_mine_1").state()
    assert why_not(Draft(state), "kind", "sell") == Refusal("nothing_to_sell", "B-16.2")


def test_a_network_without_free_lines_blames_no_single_line() -> None:
    """Red has one town, whose only canal is taken; a free line there would lack other things."""
    state = builder().tile("leek.0", "red", "cotton_mill_1").link("leek__stoke_on_trent", "yellow")
    reason = why_not(Draft(state.state()), "kind", "network")
    assert reason == Refusal("no_line_in_network", "B-14.2")
    rails = builder().era("rail").tile("leek.0", "red", "cotton_mill_2").state()
    without_coal = why_not(Draft(rails), "kind", "network")
    assert without_coal == Refusal("no_coal_for_lines", "B-8.1")


def test_a_building_nobody_can_pay_names_the_cheapest_that_a_card_reaches() -> None:
    """A Leek card reaches a cotton mill for £12 and a coal mine for £5; a mine in hand is £5."""
    state = Position(players=4).hand("red", "leek").money(red=4).state()
    reason = why_not(Draft(state), "kind", "build")
    assert reason == Refusal("nothing_affordable", "B-1.11", {"cost": 5, "money": 4})
    used = Position(players=4).hand("red", "leek").money(red=9).used_up("red", "coal_mine").state()
    reason = why_not(Draft(used), "kind", "build")
    assert reason == Refusal("nothing_affordable", "B-1.11", {"cost": 12, "money": 9})


def test_a_hand_that_fits_no_slot_blames_no_single_place() -> None:
    position = Position(players=4).hand("red", "leek").tile("leek.0", "yellow", "cotton_mill_1")
    state = position.tile("leek.1", "yellow", "coal_mine_1").state()
    assert why_not(Draft(state), "kind", "build") == Refusal("nothing_to_build", "B-12.2")


def test_a_card_that_fits_no_slot_says_nothing_of_the_others() -> None:
    """Dudley has room and its card is in hand, but Leek, whose card was picked, is full."""
    position = Position(players=4).hand("red", "leek", "dudley")
    full = position.tile("leek.0", "yellow", "cotton_mill_1").tile(
        "leek.1", "yellow", "coal_mine_1"
    )
    state = full.state()
    leek = state.hands[state.actor][0]
    assert why_not(Draft(state), "kind", "build") is None
    reason = why_not(Draft(state).pick("card", leek), "kind", "build")
    assert reason == Refusal("card_builds_nothing", "B-12.2", {"card": leek})


def test_buildings_that_lack_coal_are_told_together() -> None:
    state = (
        Position(players=4)
        .hand("red", "redditch")
        .used_up("red", "manufacturer", "coal_mine")
        .state()
    )
    assert why_not(Draft(state), "kind", "build") == Refusal("no_coal_to_build", "B-8.1")


def test_goods_without_a_buyer_or_beer_are_told_together() -> None:
    alone = Position(players=4).tile("leek.0", "red", "cotton_mill_1")
    assert why_not(Draft(alone.state()), "kind", "sell") == Refusal("no_buyer", "B-16.2")
    dry = (
        Position(players=4)
        .tile("derby.0", "red", "cotton_mill_1")
        .link("derby__nottingham", "red")
        .merchant("nottingham.0", "cotton_mill", beer=False)
        .merchant("nottingham.1", "blank")
    )
    assert why_not(Draft(dry.state()), "kind", "sell") == Refusal("no_beer_to_sell", "B-10.2")


def refusals_in(path: Path) -> set[tuple[str, str | None]]:
    """Return code and clause of every `Refusal(...)` in a module; None where it is computed."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            code, clause = (a.value if isinstance(a, ast.Constant) else None for a in node.args[:2])
            assert isinstance(code, str), f"{path.name}: a refusal without a written code"
            found.add((code, clause if isinstance(clause, str) else None))
    return found


def test_every_refusal_of_the_rules_is_shown_above_and_cites_a_clause() -> None:
    rules = ROOT / "brass_desktop" / "games" / "brass"
    paths = [path for room in ("engine", "birmingham") for path in (rules / room).rglob("*.py")]
    written = set().union(*(refusals_in(path) for path in paths))
    assert len(written) > 40
    shown = {(case.refusal.code, case.refusal.clause) for case in CASES}
    codes = {code for code, _ in shown} | TOLD_TOGETHER
    assert {code for code, _ in written} == codes | OF_OTHER_GAMES
    known = {clause for game in RULES for clause in written_clauses(game)}
    assert {clause for _, clause in written if clause} <= known
