"""Progress never shrinks: not by a damaged file, a second copy, an old file or a full disk."""

import json
from pathlib import Path

import pytest

from brass_desktop.services.learning import LearningStore, LessonRecord
from tests.ui.failing_disk import failing_disk

FAR = LessonRecord(reached=9, finished=2, seconds=180.0, knew=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "learn.json"


def test_what_was_reached_is_there_after_a_new_start(path: Path) -> None:
    LearningStore(path).note("Ada", "birmingham.01", FAR)
    again = LearningStore(path)
    assert again.of("Ada", "birmingham.01") == FAR
    assert again.finished("Ada") == {"birmingham.01"}


def test_two_spellings_are_two_players(path: Path) -> None:
    store = LearningStore(path)
    store.note("Ada", "birmingham.01", FAR)
    assert store.of("ada", "birmingham.01") == LessonRecord()
    assert store.players == ("Ada",)


def test_a_second_way_through_never_takes_the_first_one_away(path: Path) -> None:
    store = LearningStore(path)
    store.note("Ada", "birmingham.01", FAR)
    store.note("Ada", "birmingham.01", LessonRecord(reached=2, seconds=400.0))
    assert store.of("Ada", "birmingham.01") == FAR


def test_two_copies_of_the_program_keep_what_both_have_learnt(path: Path) -> None:
    one, two = LearningStore(path), LearningStore(path)
    one.note("Ada", "birmingham.01", FAR)
    two.note("Bartek", "birmingham.02", FAR)
    again = LearningStore(path)
    assert again.finished("Ada") and again.finished("Bartek")


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"players": 3}', "\x00\x01"])
def test_a_damaged_file_is_kept_aside_and_learning_goes_on(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    store = LearningStore(path)
    store.note("Ada", "birmingham.01", FAR)
    assert path.with_name("learn.damaged.json").read_text(encoding="utf-8") == text
    assert LearningStore(path).finished("Ada")


def test_a_wrong_record_costs_only_itself(path: Path) -> None:
    said = {"Ada": {"a": {"reached": -1}, "b": {"reached": 3}, "c": 5}, "Bartek": 7}
    path.write_text(json.dumps({"players": said}), encoding="utf-8")
    store = LearningStore(path)
    assert store.of("Ada", "b").reached == 3
    assert store.of("Ada", "a") == LessonRecord()
    assert store.players == ("Ada",)


def test_a_full_disk_is_told_and_loses_nothing_once_there_is_room(path: Path) -> None:
    store = LearningStore(path)
    with failing_disk():
        store.note("Ada", "birmingham.01", FAR)
        told = store.problem
        assert told is not None and store.finished("Ada")
    store.write()
    told = store.problem
    assert told is None and LearningStore(path).finished("Ada")
