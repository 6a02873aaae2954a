"""What the family says through the protocol that the shared screens know."""

import pytest

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.viewmodel.build_chronicle import BrassChronicler
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.game_words import GameWords, load_words
from tests.games_at_hand import session_of

WORDS: GameWords = brass_words()


@pytest.fixture(scope="module")
def finished() -> BrassSession:
    return session_of(3, 9_999)


def test_the_shelf_leads_to_them() -> None:
    family = [info.id for info in SHELF if info.family == "brass"]
    assert family
    for game_id in family:
        assert isinstance(load_words(game_id), type(WORDS))


def test_entries_told_one_by_one_are_the_whole_chronicle(finished: BrassSession) -> None:
    whole = BrassChronicler().tell(Seen.of(finished, None)).entries
    told = [line for at in range(len(finished.log)) for line in WORDS.tell(finished, at)]
    opening = [entry for entry in whole if entry.number == 0]
    assert [entry.is_heading for entry in opening] == [True]
    facts = [(line.number, line.owner, line.sentence, line.detail) for line in told]
    ours = [(e.number, e.owner, e.sentence, e.detail) for e in whole if e.number]
    assert sorted(facts, key=str) == sorted(ours, key=str)


def test_each_entry_is_told_under_its_own_number(finished: BrassSession) -> None:
    for at in range(len(finished.log)):
        assert {line.number for line in WORDS.tell(finished, at)} <= {at + 1}


def test_a_game_is_won_by_what_is_measured_first(finished: BrassSession) -> None:
    first = WORDS.measures()[0]
    places = WORDS.result(finished).ranking
    assert [first.value(finished.state, place.seat) for place in places] == [
        place.total for place in places
    ]


def test_marks_begin_at_the_start_and_every_stage_opens_once(finished: BrassSession) -> None:
    marks = WORDS.marks(finished)
    counts = [mark.count for mark in marks]
    assert counts[0] == 0 and counts == sorted(set(counts))
    opening = [mark.stage.id for mark in marks if mark.opens_stage]
    assert opening == list(dict.fromkeys(mark.stage.id for mark in marks)) == ["canal", "rail"]


def test_ends_of_turns_have_no_row_unless_they_score_an_era(finished: BrassSession) -> None:
    rows = WORDS.rows(finished, Seat(0), 0)
    kinds = {row.entry: finished.log[row.entry].action.kind for row in rows}
    scored = [row.entry for row in rows if row.owner is None]
    assert [entry for entry, kind in kinds.items() if kind == "end_turn"] == scored
    assert len(scored) == 2


def test_a_refusal_names_its_clause(finished: BrassSession) -> None:
    tip = WORDS.refusal(finished, Refusal("game_over", "B-22.1"))
    assert tip.refused and tip.head and tip.foot and tip.clause == "B-22.1"
