"""The rules reference holds every clause of the document, and finds it."""

import re
from pathlib import Path

import pytest

from brass_desktop.games.brass.present.text.refusals import REFUSALS
from brass_desktop.present.rulebook import Rulebook, is_hit, read_rulebook, search_terms
from brass_desktop.services.paths import resource_folder

DOCUMENT = (resource_folder("docs") / "rules" / "birmingham.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^(B-\w+\.\d+) ", DOCUMENT, re.MULTILINE)
RULES = Path(__file__).parents[2] / "brass_desktop" / "games" / "brass" / "engine"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return read_rulebook(DOCUMENT)


def test_every_clause_is_there_once_and_in_order(book: Rulebook) -> None:
    assert len(CLAUSES) > 150
    assert [clause.id for clause in book.clauses if clause.id] == CLAUSES


def test_every_section_is_there_with_its_heading(book: Rulebook) -> None:
    headings = re.findall(r"^## (B-\w+) (.+)$", DOCUMENT, re.MULTILINE)
    assert [(section.id, section.title) for section in book.sections if section.id] == headings


def test_wrapped_lines_are_joined_and_marks_taken_out(book: Rulebook) -> None:
    clause = next(clause for clause in book.clauses if clause.id == "B-1.1")
    assert clause.words[0].text == "Location:" and clause.words[0].style == "bold"
    assert clause.text.endswith("they have merchant spaces.")
    assert not any(mark in clause.text for clause in book.clauses for mark in ("**", "`", "  "))


def test_notes_on_sources_are_left_out_but_explanations_stay(book: Rulebook) -> None:
    by_id = {clause.id: clause.text for clause in book.clauses}
    assert by_id["B-1.8"] == (
        "General supply of coal, iron, beer is unlimited. Money in the bank is unlimited."
    )
    assert by_id["B-2.8"].endswith("unseen by all (also by its owner).")
    assert by_id["B-1.9"].endswith("With none left no link can be built.")
    assert by_id["B-2.2"].endswith("They are never part of the deck.")
    tag = re.compile(r"\([^()]*\b(PL|RU|SUM|EN|DES|REF|QA|ENG|D)\b")
    assert not [clause.id for clause in book.clauses if clause.id and tag.search(clause.text)]
    assert book.sections[-1].clauses[0].text.startswith("PL full Polish rulebook")


def test_a_search_wants_every_term_in_any_case(book: Rulebook) -> None:
    found = book.found("MERCHANT beer")
    assert found.clauses and len(found.clauses) < len(book.clauses)
    for section in found.sections:
        for clause in section.clauses:
            whole = f"{clause.id} {section.title} {clause.text}".casefold()
            assert "merchant" in whole and "beer" in whole
    assert not book.found("locomotive driver").sections
    assert book.found("  ") == book


def test_a_clause_is_found_by_its_number(book: Rulebook) -> None:
    assert [clause.id for clause in book.found("b-12.10").clauses] == ["B-12.10"]


def test_hits_are_words_that_hold_a_term() -> None:
    terms = search_terms("Merch beer")
    assert is_hit("merchant's", terms) and is_hit("Beer:", terms)
    assert not is_hit("barrel", terms)


def test_every_clause_a_refusal_may_name_can_be_opened(book: Rulebook) -> None:
    assert REFUSALS
    ids = {clause.id for clause in book.clauses}
    cited = {
        clause
        for file in RULES.rglob("*.py")
        for clause in re.findall(r'"(B-\w+\.\d+)"', file.read_text(encoding="utf-8"))
    }
    assert cited and cited <= ids
