"""Every refusal names a clause that is written, and has an example among these tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Compensate, Insert
from brass_desktop.games.furnace.engine.ids import DiscId
from tests.games.furnace.engine.table import GAME, Table, bid, card, code, goods, refusal, run
from tests.games.test_coverage import ROOT, written_clauses

ENGINE = ROOT / "brass_desktop" / "games" / "furnace" / "engine"


def strings_in(folder: Path, pattern: str) -> Iterator[str]:
    for path in sorted(folder.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_clauses_that_refusals_name_are_written() -> None:
    named = {text for text in strings_in(ENGINE, "*.py") if text.startswith("F-")}
    assert named and named <= set(written_clauses("furnace"))


def test_every_refusal_has_an_example() -> None:
    codes = {
        text
        for text in strings_in(ENGINE, "*.py")
        if text.partition(".")[0] in ("bid", "comp", "run", "up", "repeat", "chain") and "." in text
    }
    assert len(codes) > 25
    assert codes <= set(strings_in(Path(__file__).parent, "test_*.py"))


def test_while_lots_are_settled_only_the_question_can_be_answered() -> None:
    state = Table(
        row="02 20 03 04 05 06 09", discs={"02": "0:3 1:4"}, goods={0: goods(iron=2)}
    ).settled()
    assert code(state, bid("20", 1)) == ("bid.settling", "F-3.4")
    assert refusal(state, run("s1", 1, 0)) == Refusal("comp.must", "F-3.6", {"lot": 0})
    assert code(state, Compensate(-1)) == ("comp.limit", "F-3.6")


def test_in_production_there_is_nothing_to_answer_or_to_insert() -> None:
    state = Table().producing()
    assert code(state, Compensate(0)) == ("auction_over", "F-3.9")
    assert code(state, Insert(card("s1"), 0)) == ("chain.closed", "F-6.1")


def test_what_the_game_does_not_have_is_refused_by_name() -> None:
    state = Table().state()
    for wrong in (bid("01", 1), bid("02", 1)):
        for number in (-1, 41, 99):
            strange = type(wrong)(wrong.card, DiscId(number))
            assert GAME.refuse(state, strange) == Refusal("no_such_thing", "F-1.3")
    assert refusal(state, END_PRODUCTION).code == "bid.must"
