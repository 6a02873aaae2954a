import json
from pathlib import Path

import pytest

from brass_desktop.core.errors import CorruptSave, ReplayDiverged, SaveError, UnsupportedVersion
from brass_desktop.core.migrations import MIGRATIONS, SCHEMA_VERSION, migrate
from brass_desktop.core.savefile import restore, save_session, write_text
from brass_desktop.core.savetext import read_head, read_text, read_what_is_left
from brass_desktop.games.brass.birmingham import birmingham
from tests.games_at_hand import session_of

FIXTURES = Path(__file__).parent.parent / "fixtures" / "saves"


@pytest.fixture(scope="module")
def text() -> str:
    session = session_of(3, 40)
    session.table = {"curtain": True, "hints.0": "always", "board": "night"}
    return write_text(
        save_session(
            session,
            title="Żelazo и уголь 鉄",
            program="1",
            created="2026-11-02T20:02:00+01:00",
            saved="2026-11-02T21:14:00+01:00",
        )
    )


def test_a_save_comes_back_as_it_was(text: str) -> None:
    save = read_text(text)
    assert write_text(save) == text
    restored = restore(save, birmingham())
    assert restored.problem is None
    assert len(restored.session.log) == save.preview.actions == 40
    assert restored.session.table == {"curtain": True, "hints.0": "always", "board": "night"}


def test_every_action_and_player_has_a_line_of_its_own(text: str) -> None:
    lines = text.splitlines()
    assert sum(line.startswith('    {"action": ') for line in lines) == 40
    assert sum('"name": "Ada"' in line for line in lines) == 2


def test_the_head_is_read_from_the_beginning_of_the_file(text: str) -> None:
    head = read_head(text[: text.index('"actions": [') + 200])
    assert head.preview.title == "Żelazo и уголь 鉄"
    assert head.preview.order
    assert len(head.preview.money) == 3
    assert head == type(head).model_validate(
        {k: v for k, v in read_text(text).model_dump().items() if k not in ("actions", "result")}
    )


def test_a_minified_file_still_has_a_head(text: str) -> None:
    assert read_head(json.dumps(json.loads(text))).preview.actions == 40


@pytest.mark.parametrize("part", [0.95, 0.8, 0.6, 0.5])
def test_a_cut_off_file_is_read_up_to_the_last_whole_action(text: str, part: float) -> None:
    cut = text[: int(len(text) * part)]
    read = read_what_is_left(cut)
    assert isinstance(read.problem, CorruptSave)
    whole = {line for line in text.splitlines() if line.startswith('    {"action": ')}
    assert len(read.save.actions) == sum(line in whole for line in cut.splitlines()) > 0
    assert restore(read.save, birmingham()).problem is None
    with pytest.raises(CorruptSave):
        read_text(cut)


def test_a_file_cut_off_in_its_head_is_refused(text: str) -> None:
    with pytest.raises(CorruptSave) as caught:
        read_what_is_left(text[:300])
    assert caught.value.code == "damaged"


def test_a_wrong_digest_stops_the_replay_there(text: str) -> None:
    data = json.loads(text)
    data["actions"][12]["digest"] = "0" * 16
    restored = restore(read_text(json.dumps(data)), birmingham())
    assert isinstance(restored.problem, ReplayDiverged)
    assert restored.problem.index == 12
    assert len(restored.session.log) == 12


def test_an_impossible_action_stops_the_replay_there(text: str) -> None:
    data = json.loads(text)
    data["actions"][5]["action"] = {"kind": "build", "cards": ["card_nowhere"], "legs": []}
    restored = restore(read_text(json.dumps(data)), birmingham())
    assert restored.problem is not None
    assert len(restored.session.log) == 5


def test_another_seed_is_refused_instead_of_opened_empty(text: str) -> None:
    data = json.loads(text)
    data["setup"]["seed"] += 1
    with pytest.raises(CorruptSave) as caught:
        restore(read_text(json.dumps(data)), birmingham())
    assert caught.value.code == "changed"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("format", "chess", "not_ours"),
        ("schema_version", True, "not_ours"),
        ("schema_version", "2", "not_ours"),
        ("schema_version", 99, "newer"),
        ("schema_version", 0, "other_version"),
        ("elapsed", float("nan"), "invalid"),
        ("elapsed", float("inf"), "invalid"),
        ("elapsed", -1.0, "invalid"),
        ("created", "two\nlines", "invalid"),
        ("program", "\0", "invalid"),
        ("program", "\ud800", "invalid"),
        ("players", [], "invalid"),
        ("table", {"a": [1]}, "invalid"),
        ("surprise", 1, "invalid"),
    ],
)
def test_a_bad_field_is_refused_with_its_reason(
    text: str, field: str, value: object, code: str
) -> None:
    data = json.loads(text)
    data[field] = value
    with pytest.raises(SaveError) as caught:
        restore(read_text(json.dumps(data)), birmingham())
    assert caught.value.code == code


@pytest.mark.parametrize(
    "nonsense",
    ["", "[]", "null", "{", "[" * 100_000, '{"a":' * 50_000, "9" * 5_000, "PK\x03\x04", "{}"],
)
def test_nonsense_is_refused(nonsense: str) -> None:
    with pytest.raises(CorruptSave) as caught:
        read_what_is_left(nonsense)
    assert caught.value.code == "not_ours"


def test_the_fixture_of_every_old_version_replays_to_the_end() -> None:
    for version in range(1, SCHEMA_VERSION):
        text = (FIXTURES / f"version_{version}.json").read_text(encoding="utf-8")
        assert json.loads(text)["schema_version"] == version
        save = read_text(text)
        restored = restore(save, birmingham())
        assert restored.problem is None
        assert len(restored.session.log) == save.preview.actions
        assert read_head(text).preview == save.preview


def test_migrations_are_pure_and_go_without_a_gap() -> None:
    assert sorted(MIGRATIONS) == list(range(1, SCHEMA_VERSION))
    for version, migration in MIGRATIONS.items():
        text = (FIXTURES / f"version_{version}.json").read_text(encoding="utf-8")
        data = json.loads(text)
        assert migration(data)["schema_version"] == version + 1
        assert data == json.loads(text), "a migration must not change what it is given"


def test_a_version_nobody_knows_is_refused() -> None:
    with pytest.raises(UnsupportedVersion):
        migrate({}, 0)
    with pytest.raises(UnsupportedVersion):
        migrate({}, SCHEMA_VERSION + 1)
