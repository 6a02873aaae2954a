"""A game told outside the program."""

import csv
import io

import pytest

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.export import as_csv, as_text, rounds_of
from tests.games_at_hand import session_of

WORDS = brass_words()


@pytest.fixture(scope="module")
def finished() -> BrassSession:
    return session_of(3, 9_999)


def test_the_table_of_standings_has_a_line_per_round_and_seat(finished: BrassSession) -> None:
    finished_rounds = list(rounds_of(WORDS, finished))
    assert len(finished_rounds) == 2 * finished.at(0).rounds_in_era()
    rows = list(csv.DictReader(io.StringIO(as_csv(WORDS, finished, ""))))
    assert len(rows) == 3 * len(finished_rounds)
    last = {row["player"]: int(row["VP"]) for row in rows[-3:]}
    assert last == {p.name: finished.state.vp[n] for n, p in enumerate(finished.players)}


def test_names_cannot_become_formulas_of_a_spreadsheet() -> None:
    session = session_of(2, 4)
    session.players[0] = type(session.players[0])("=cmd()", "red", "robert_owen")
    assert "'=cmd()" in as_csv(WORDS, session, "")


def test_the_text_tells_every_action_and_the_ranking(finished: BrassSession) -> None:
    text = as_text(WORDS, finished, "Club final")
    assert text.startswith("Club final\n==========\n")
    assert f"{len(finished.log):4}  " in text
    assert "1. " in text.splitlines()[-3]
    assert "not over" in as_text(WORDS, session_of(2, 5), "x")


def test_a_round_that_has_just_begun_has_no_line_yet() -> None:
    session = session_of(2, 0)
    begun = brass_words()
    assert [(mark.round, count) for mark, count in rounds_of(begun, session)] == [(1, 0)]
    while len(begun.marks(session)) < 2:
        session.submit(next(iter(session.game.legal_actions(session.state))))
    assert [(mark.round, count) for mark, count in rounds_of(begun, session)] == [
        (1, len(session.log))
    ]


def test_a_round_is_told_with_the_order_in_which_it_is_played(finished: BrassSession) -> None:
    lines = as_text(WORDS, finished, "").splitlines()
    second = next(n for n, line in enumerate(lines) if line.endswith("Canal Era, round 2"))
    assert lines[second + 1].startswith("      Next to play: ")
