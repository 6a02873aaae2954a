import os
import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from brass_desktop.core.errors import CorruptSave, SaveError, UnsupportedVersion
from brass_desktop.core.savefile import write_text
from brass_desktop.games import shelf
from brass_desktop.services import atomic, pictures, savefiles
from brass_desktop.services.filelock import FileLock, is_locked
from brass_desktop.services.filenames import free_names, safe_stem
from brass_desktop.services.savestore import THUMBNAIL, SaveStore, lock_of
from tests.games_at_hand import BEGUN, game_of
from tests.samples.shelves import FIRST, THREE


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("Thursday table", "Thursday table"),
        ("Żółw i уголь 鉄", "Żółw i уголь 鉄"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>:"c|d?*', "a b c d"),
        ("CON", "game CON"),
        ("nul.txt", "game nul.txt"),
        ("...", "game"),
        ("\0\x1f\u202e", "game"),
        ("two\nlines", "two lines"),
        ("dots. . .", "dots"),
        ("", "game"),
        ("🂡" * 200, "🂡" * 30),
    ],
)
def test_file_names_are_safe_in_any_script(title: str, stem: str) -> None:
    assert safe_stem(title) == stem


def test_a_taken_name_gets_a_number_whatever_its_case(tmp_path: Path) -> None:
    (tmp_path / "Table.json").touch()
    (tmp_path / "table 2.json").touch()
    assert next(free_names(tmp_path, "TABLE", ".json")).name == "TABLE 3.json"


def test_a_saved_game_is_listed_and_opened_as_it_was(store: SaveStore) -> None:
    game = game_of("Żelazo", 3, 25)
    path = store.save(game)
    (listed,) = store.games()
    assert (listed.path, listed.kind, listed.title) == (path, "saved", "Żelazo")
    assert listed.head is not None
    assert listed.head.preview.actions == 25
    opened = store.open(path)
    assert opened.problem is None
    assert opened.game.created == BEGUN
    assert opened.game.session.state.digest() == game.session.state.digest()


def test_a_second_save_of_the_same_name_stays_beside_the_first(store: SaveStore) -> None:
    game = game_of()
    assert {store.save(game).name, store.save(game).name} == {
        "Thursday table.json",
        "Thursday table 2.json",
    }


def test_quick_saves_belong_to_their_game(store: SaveStore) -> None:
    first, second = game_of("One"), replace(game_of("Two"), created=BEGUN + timedelta(seconds=1))
    assert store.quick_saved(first) is None
    path = store.quick_save(first)
    assert store.quick_save(first) == path
    assert store.quick_save(second) != path
    assert store.quick_saved(first) == path
    assert sorted(game.kind for game in store.games()) == ["quick", "quick"]


def test_the_list_is_newest_first_and_survives_bad_neighbours(store: SaveStore) -> None:
    moments = iter([BEGUN + timedelta(days=n) for n in (2, 3, 1)])
    store.now = lambda: next(moments)
    for title in ("middle", "newest", "oldest"):
        store.save(game_of(title))
    (store.folder / "bad.json").write_bytes(b"\xff\xfe nonsense")
    (store.folder / "notes.txt").write_text("mine")
    (store.folder / "folder.json").mkdir()
    os.utime(store.folder / "bad.json", (0, 0))
    games = store.games()
    assert [game.title for game in games] == ["newest", "middle", "oldest", "bad"]
    assert games[-1].problem is not None
    assert games[-1].problem.code == "not_ours"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are files of POSIX")
def test_a_pipe_or_a_dangling_link_neither_hangs_nor_breaks_the_list(store: SaveStore) -> None:
    store.folder.mkdir()
    os.mkfifo(store.folder / "pipe.json")
    (store.folder / "link.json").symlink_to(store.folder / "nowhere.json")
    assert store.games() == []
    with pytest.raises(SaveError) as caught:
        store.open(store.folder / "pipe.json")
    assert caught.value.code == "not_a_file"


def test_an_enormous_file_is_refused_unread(store: SaveStore) -> None:
    store.folder.mkdir()
    path = store.folder / "huge.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(SaveError) as caught:
        store.open(path)
    assert caught.value.code == "too_large"
    assert store.games()[0].problem is not None


def test_a_damaged_file_gives_way_to_the_version_before_it(store: SaveStore) -> None:
    game = game_of(actions=10)
    path = store.quick_save(game)
    game.session.submit(next(iter(game.session.game.legal_actions(game.session.state))))
    store.quick_save(game)
    path.write_bytes(path.read_bytes()[:900])
    opened = store.open(path)
    assert opened.problem is not None
    assert opened.problem.code == "previous"
    assert len(opened.game.session.log) == 10
    path.unlink()
    assert [listed.path for listed in store.games()] == [path]
    assert len(store.open(path).game.session.log) == 10


def test_a_damaged_file_without_one_is_opened_up_to_the_damage(store: SaveStore) -> None:
    path = store.save(game_of(actions=20))
    assert [listed.cut for listed in store.games()] == [False]
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex('{"action"') + 20], encoding="utf-8")
    assert [listed.cut for listed in store.games()] == [True], "a list does not call it healthy"
    before = path.read_bytes()
    opened = store.open(path)
    assert opened.problem is not None
    assert len(opened.game.session.log) == 19
    assert path.read_bytes() == before


def test_the_title_resumes_the_newest_unfinished_automatic_save(store: SaveStore) -> None:
    assert store.continuation() is None
    auto = store.folder / "auto"
    moments = iter([BEGUN + timedelta(days=n) for n in range(3)])
    store.now = lambda: next(moments)
    for name, actions in (("old", 5), ("running", 9), ("finished", 9_999)):
        atomic.write_text(
            auto / f"{name}.json", write_text(store.describe(game_of(name, 2, actions)))
        )
    found = store.continuation()
    assert found is not None
    assert found.title == "running"
    lock = FileLock(lock_of(found.path))
    assert lock.acquire()
    elsewhere = store.continuation()
    assert elsewhere is not None
    assert elsewhere.title == "old"
    lock.release()
    assert not is_locked(lock_of(found.path))


def kept_as(store: SaveStore, name: str, **said: object) -> Path:
    """Keep an automatic save whose head says something else than it should."""
    save = store.describe(game_of(name, 2, 5)).model_copy(update=said)
    path = store.folder / "auto" / f"{name}.json"
    atomic.write_text(path, write_text(save))
    return path


def test_every_game_has_a_save_to_go_on_with(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "SHELF", THREE)
    moments = iter([BEGUN + timedelta(days=n) for n in range(4)])
    store.now = lambda: next(moments)
    for name, game in (("a", FIRST.id), ("b", "twin"), ("c", FIRST.id), ("d", "chess")):
        kept_as(store, name, game=game)
    assert [found.title for found in store.continuations()] == ["c", "b"]


@pytest.mark.parametrize(
    ("said", "code"), [({"game": "chess"}, "other_game"), ({"rules_version": 9}, "other_rules")]
)
def test_what_another_program_must_open_is_listed_and_left_alone(
    store: SaveStore, said: dict[str, object], code: str
) -> None:
    path = kept_as(store, "theirs", **said)
    kept = path.read_bytes()
    (found,) = store.games()
    assert found.head is not None and found.title == "theirs"
    assert found.problem is not None and found.problem.code == code
    assert store.continuation() is None
    with pytest.raises(UnsupportedVersion) as refused:
        store.open(path)
    assert refused.value.code == code
    savefiles.prune(store, 0)
    assert path.read_bytes() == kept
    out = savefiles.take_out(found, store.folder.parent / "out")
    assert out.read_bytes() == kept


def test_renaming_changes_title_and_file_and_takes_the_picture_along(store: SaveStore) -> None:
    path = store.save(game_of("Before"))
    pictures.keep(path.with_suffix(THUMBNAIL), b"picture")
    (listed,) = store.games()
    moved = savefiles.rename(store, listed, "Po: zmianie")
    assert moved.name == "Po zmianie.json"
    (listed,) = store.games()
    assert listed.title == "Po: zmianie"
    assert listed.thumbnail.read_bytes().startswith(b"picture")
    assert not path.exists()


def test_an_automatic_save_keeps_its_file_when_it_is_renamed(store: SaveStore) -> None:
    path = store.folder / "auto" / "x.json"
    atomic.write_text(path, write_text(store.describe(game_of())))
    (listed,) = store.games()
    assert savefiles.rename(store, listed, "Other") == path
    assert store.games()[0].title == "Other"
    lock = FileLock(lock_of(path))
    assert lock.acquire()
    with pytest.raises(savefiles.Busy):
        savefiles.rename(store, listed, "No")
    with pytest.raises(savefiles.Busy):
        savefiles.delete(listed)
    lock.release()


def test_a_damaged_file_is_never_written_anew(store: SaveStore) -> None:
    path = store.save(game_of())
    path.write_bytes(path.read_bytes()[:-900])
    before = path.read_bytes()
    (listed,) = store.games()
    with pytest.raises(SaveError):
        savefiles.rename(store, listed, "Other")
    copy = savefiles.duplicate(store, listed, "{} copy".format)
    assert copy.read_bytes() == path.read_bytes() == before


def test_a_copy_has_its_own_title_and_deleting_leaves_nothing(store: SaveStore) -> None:
    path = store.save(game_of("One"))
    (listed,) = store.games()
    copy = savefiles.duplicate(store, listed, "{} copy".format)
    assert {game.title for game in store.games()} == {"One", "One copy"}
    atomic.previous(path).touch()
    pictures.keep(path.with_suffix(THUMBNAIL), b"picture")
    savefiles.delete(listed)
    assert [entry.name for entry in store.folder.iterdir()] == [copy.name]


def test_a_file_is_brought_in_only_if_it_is_a_game(store: SaveStore, tmp_path: Path) -> None:
    outside = SaveStore(tmp_path / "stick").save(game_of("Guest"))
    inside = savefiles.bring_in(store, outside)
    assert inside.parent == store.folder
    assert inside.read_bytes() == outside.read_bytes()
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    with pytest.raises(CorruptSave):
        savefiles.bring_in(store, bad)
    assert len(store.games()) == 1
    taken = savefiles.take_out(store.games()[0], tmp_path / "out")
    assert taken.read_bytes() == outside.read_bytes()


def test_pruning_drops_finished_games_first_and_spares_running_ones(store: SaveStore) -> None:
    moments = iter([BEGUN + timedelta(days=n) for n in range(5)])
    store.now = lambda: next(moments)
    for name, actions in (("a", 5), ("b", 5), ("c", 5), ("d", 9_999), ("e", 5)):
        path = store.folder / "auto" / f"{name}.json"
        atomic.write_text(path, write_text(store.describe(game_of(name, 2, actions))))
    running = FileLock(lock_of(store.folder / "auto" / "a.json"))
    assert running.acquire()
    savefiles.prune(store, None)
    assert len(store.games()) == 5
    savefiles.prune(store, 2)
    assert sorted(game.title for game in store.games()) == ["a", "c", "e"]
    running.release()


def test_pruning_sweeps_up_after_writes_that_were_killed(store: SaveStore) -> None:
    store.save(game_of())
    old, young = (store.folder / f"{atomic.TEMPORARY}{name}" for name in ("old", "young"))
    old.touch()
    young.touch()
    os.utime(old, (0, 0))
    assert len(store.games()) == 1
    savefiles.prune(store, None)
    assert (old.exists(), young.exists()) == (False, True)
