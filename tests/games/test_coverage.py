"""Every clause of docs/rules has a test, and every test names clauses that exist.

The markers are read from the source of the whole test tree, so neither `-k` nor a skipped import
can hide a gap.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = {"birmingham": "B", "lancashire": "L", "furnace": "F"}
"""By document of docs/rules: the letter of its clauses."""


class MarkedTest(NamedTuple):
    """A function that carries `@pytest.mark.rule`."""

    where: str
    function: ast.FunctionDef
    clauses: tuple[str, ...]


def _clauses_of(decorator: ast.expr) -> tuple[str, ...] | None:
    """Return the ids of a `pytest.mark.rule(...)`, None for any other decorator."""
    if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"):
        return None
    assert decorator.args and not decorator.keywords, ast.unparse(decorator)
    return tuple(
        argument.value
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def marked_tests() -> Iterator[MarkedTest]:
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                where = f"{path.relative_to(ROOT)}:{node.name}"
                for decorator in node.decorator_list:
                    clauses = _clauses_of(decorator)
                    if clauses is not None:
                        yield MarkedTest(where, node, clauses)


def written_clauses(game: str = "birmingham") -> list[str]:
    clause = re.compile(rf"^({RULES[game]}-(?:\d+|R)\.\d+) ", re.MULTILINE)
    document = ROOT / "docs" / "rules" / f"{game}.md"
    return clause.findall(document.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("game", "least"), [("birmingham", 170), ("lancashire", 99), ("furnace", 59)]
)
def test_the_rules_file_names_each_clause_once(game: str, least: int) -> None:
    clauses = written_clauses(game)
    assert len(clauses) > least
    assert len(clauses) == len(set(clauses))


@pytest.mark.parametrize("game", RULES)
def test_every_clause_and_ruling_has_a_test(game: str) -> None:
    proved = {clause for test in marked_tests() for clause in test.clauses}
    assert [clause for clause in written_clauses(game) if clause not in proved] == []


def test_every_marker_names_a_known_clause() -> None:
    known = {clause for game in RULES for clause in written_clauses(game)}
    unknown = [
        (test.where, clause)
        for test in marked_tests()
        for clause in test.clauses
        if clause not in known
    ]
    assert unknown == []


def test_every_marked_function_is_collected_and_asserts_something() -> None:
    for test in marked_tests():
        path, name = test.where.rsplit(":", 1)
        assert Path(path).name.startswith("test_") and name.startswith("test_"), test.where
        decorators = " ".join(ast.unparse(d) for d in test.function.decorator_list)
        assert "skip" not in decorators and "xfail" not in decorators, test.where
        asserts = [n for n in ast.walk(test.function) if isinstance(n, ast.Assert)]
        assert asserts, f"{test.where} asserts nothing"


def test_no_rule_marker_stands_where_the_scan_cannot_see_it() -> None:
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if path == Path(__file__).resolve():
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used = sum(
            isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.rule"
            for node in ast.walk(tree)
        )
        seen = sum(
            _clauses_of(decorator) is not None
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
            for decorator in node.decorator_list
        )
        assert used == seen, path
