"""Several copies of the program at once: each running game has a file of its own, under a lock."""

import errno
import json
import os
import shutil
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from brass_desktop.services import disk, savefiles
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.filelock import is_locked
from brass_desktop.services.savestore import SaveStore, lock_of
from brass_desktop.services.settings import SettingsStore
from tests.games_at_hand import BEGUN, game_of, play

PAIRS = 10
posix = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def actions(store: SaveStore, path: Path) -> int:
    return len(store.open(path).game.session.log)


BEGIN = """
import sys
from pathlib import Path
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savestore import SaveStore
from tests.games_at_hand import game_of
games = [game_of(str(n), 2, n) for n in range(int(sys.argv[2]))]
print("ready", flush=True)
for number, game in enumerate(games):
    sys.stdin.readline()
    running = Autosave(SaveStore(Path(sys.argv[1]) / str(number)), game)
    print(running.path, flush=True)
sys.stdin.readline()
"""


def test_pairs_that_start_together_never_share_a_file(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BEGIN, str(tmp_path), str(PAIRS)]
    pipe = subprocess.PIPE
    copies = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]

    def say(word: str) -> None:
        for copy in copies:
            assert copy.stdin is not None
            copy.stdin.write(word)
            copy.stdin.flush()

    def hear() -> list[str]:
        return [copy.stdout.readline().strip() for copy in copies if copy.stdout is not None]

    assert hear() == ["ready", "ready"]
    for _ in range(PAIRS):
        say("go\n")
        first, second = hear()
        assert first != second
        assert all(is_locked(lock_of(Path(path))) for path in (first, second))
    for copy in copies:
        copy.communicate("end\n", timeout=30)
        assert copy.returncode == 0


def test_nothing_is_written_while_no_lock_can_be_had(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand save opened twice on a full disk: the game with more actions stays as it is."""
    with monkeypatch.context() as full:
        full.setattr(disk, "create", _no_space)
        first, second = Autosave(store, game_of(actions=10)), Autosave(store, game_of(actions=9))
        assert not first.settle() and not second.settle()
    assert first.try_now() and second.try_now()
    assert first.path != second.path
    assert first.close() and second.close()
    assert (actions(store, first.path), actions(store, second.path)) == (10, 9)


@posix
@pytest.mark.parametrize("gone", ["home", "lock"])
def test_a_lost_lock_is_taken_again_before_anything_is_written(store: SaveStore, gone: str) -> None:
    running = Autosave(store, game_of(actions=3))
    assert running.settle()
    if gone == "home":
        shutil.rmtree(store.folder)
    else:
        lock_of(running.path).unlink()
    play(running.game.session, 1)
    assert running.settle()
    assert is_locked(lock_of(running.path))
    assert len(store.games()) == 1
    other = Autosave(store, store.open(running.path).game, running.path)
    assert other.path != running.path
    assert other.close() and running.close()


@posix
def test_a_name_that_another_copy_took_meanwhile_is_left_to_it(store: SaveStore) -> None:
    first = Autosave(store, game_of(actions=3))
    assert first.settle()
    path = first.path
    shutil.rmtree(store.folder)
    second = Autosave(store, game_of(actions=8))
    assert second.path == path
    play(first.game.session, 1)
    assert first.settle()
    assert first.path != path
    assert first.close() and is_locked(lock_of(path)), "the other's lock is not given back"
    assert second.close()
    assert actions(store, path) == 8


def test_a_file_that_was_played_on_elsewhere_is_not_written_over(store: SaveStore) -> None:
    path = _kept(store, 5)
    early, late = store.open(path).game, store.open(path).game
    first = Autosave(store, late, path)
    play(first.game.session, 3)
    assert first.close()
    second = Autosave(store, early, path)
    assert second.path != path
    assert second.close()
    assert actions(store, path) == 8


def test_going_on_from_a_damaged_file_leaves_it_as_it_is(store: SaveStore) -> None:
    path = _kept(store, 5)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex('{"action"')], encoding="utf-8")
    damaged = path.read_bytes()
    opened = store.open(path)
    assert opened.problem is not None
    with_rest = Autosave(store, opened.game, path)
    assert with_rest.close()
    assert path.read_bytes() == damaged and with_rest.path != path


def _kept(store: SaveStore, count: int) -> Path:
    kept = Autosave(store, game_of(actions=count))
    assert kept.close()
    return kept.path


def _no_space(*_: object, **__: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_settings_of_two_copies_are_merged(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first, second = SettingsStore(path), SettingsStore(path)
    first.change(volume=25)
    second.change(language="pl")
    first.change(curtain=False)
    found = SettingsStore(path).current
    assert (found.volume, found.language, found.curtain) == (25, "pl", False)


def test_what_a_newer_version_has_set_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"volume": 50, "hologram": True}), encoding="utf-8")
    SettingsStore(path).change(language="pl")
    assert json.loads(path.read_text(encoding="utf-8"))["hologram"] is True


@pytest.mark.parametrize("year", [1970, 2106])
def test_the_game_just_played_outlives_any_clock(store: SaveStore, year: int) -> None:
    """Twenty games of 2026, then one on a clock years wrong, and one more on a right one."""
    for day in range(20):
        store.now = lambda day=day: BEGUN + timedelta(days=day)  # type: ignore[misc]
        assert Autosave(store, game_of(f"day {day}", 2, 4)).close()
    store.now = lambda: datetime(year, 1, 2).astimezone()
    wrong = Autosave(store, game_of("wrong clock", 2, 5))
    assert wrong.close()
    os.utime(wrong.path, (86_400, 86_400) if year == 1970 else (4_291_747_200, 4_291_747_200))
    assert _titles(store)[0] == "wrong clock"
    savefiles.prune(store, 20)
    assert "wrong clock" in _titles(store) and "day 0" not in _titles(store)
    store.now = lambda: BEGUN + timedelta(days=30)
    assert Autosave(store, game_of("next", 2, 3)).close()
    savefiles.prune(store, 5)
    assert _titles(store) == ["next", "wrong clock", "day 19", "day 18", "day 17"]


def test_the_game_just_played_stays_though_it_is_finished(store: SaveStore) -> None:
    for day in range(6):
        assert Autosave(store, game_of(f"day {day}", 2, 4)).close()
    assert Autosave(store, game_of("finished", 2, 9_999)).close()
    savefiles.prune(store, 5)
    assert _titles(store) == ["finished", "day 5", "day 4", "day 3", "day 2"]


def test_games_are_pruned_by_their_dates_where_no_order_is_known(store: SaveStore) -> None:
    for day in (3, 1, 2):
        store.now = lambda day=day: BEGUN + timedelta(days=day)  # type: ignore[misc]
        assert Autosave(store, game_of(f"day {day}", 2, 4)).close()
    (store.folder / "auto" / ".order").unlink()
    assert _titles(store) == ["day 3", "day 2", "day 1"]


def _titles(store: SaveStore) -> list[str]:
    return [game.title for game in store.autosaves()]
