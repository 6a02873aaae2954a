import errno
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from brass_desktop.services import autosave as module
from brass_desktop.services import disk
from brass_desktop.services.autosave import Autosave, SaveMoments
from brass_desktop.services.savestore import SaveStore
from tests.games_at_hand import game_of, play


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


@contextmanager
def running(
    store: SaveStore,
    resumed: Path | None = None,
    moments: Callable[[], SaveMoments] = lambda: "action",
    wake: Callable[[], None] = lambda: None,
) -> Iterator[Autosave]:
    autosave = Autosave(store, game_of(actions=3), resumed, moments=moments, wake=wake)
    try:
        yield autosave
    finally:
        autosave.close()


def test_every_action_and_every_undo_reaches_the_disk(store: SaveStore) -> None:
    with running(store) as autosave:
        session = autosave.game.session
        for count in range(4, 8):
            play(session, 1, count)
            assert autosave.settle()
            assert len(store.open(autosave.path).game.session.log) == count
        while session.can_undo:
            session.undo()
            assert autosave.settle()
            assert len(store.open(autosave.path).game.session.log) == len(session.log)


def test_the_version_before_is_kept(store: SaveStore) -> None:
    with running(store) as autosave:
        play(autosave.game.session, 1)
        assert autosave.settle()
        autosave.path.unlink()
        assert len(store.open(autosave.path).game.session.log) == 3


def test_saving_at_the_end_of_turns_only_leaves_actions_out(store: SaveStore) -> None:
    with running(store, moments=lambda: "turn") as autosave:
        session = autosave.game.session
        for _ in range(12):
            play(session, 1)
            assert autosave.settle()
            kept = len(store.open(autosave.path).game.session.log)
            fences = [
                n for n, e in enumerate(session.log, 1) if session.game.is_fence(e.action, e.events)
            ]
            assert kept == max([3, *fences])


def test_a_second_copy_never_writes_the_same_file(store: SaveStore) -> None:
    with running(store) as first:
        assert first.settle()
        before = first.path.read_bytes()
        with running(store, resumed=first.path) as second:
            assert second.path != first.path
            play(second.game.session, 4)
            assert second.settle()
            assert first.path.read_bytes() == before
    path = first.path
    with running(store, resumed=path) as third:
        assert third.path == path


def _fail(code: int) -> Callable[..., Any]:
    def failing(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return failing


@pytest.mark.parametrize(
    ("where", "code", "told"),
    [
        ("create", errno.EACCES, "forbidden"),
        ("create", errno.EMFILE, "failed"),
        ("make_folder", errno.ENOTDIR, "gone"),
        ("write", errno.ENOSPC, "full"),
        ("write", errno.EIO, "failed"),
        ("sync", errno.ENOSPC, "full"),
        ("link create", errno.EROFS, "forbidden"),
        ("facts", errno.EIO, "failed"),
        ("replace", errno.EACCES, "forbidden"),
        ("replace", errno.ENOENT, "gone"),
    ],
)
def test_a_failed_write_is_told_play_goes_on_and_it_is_tried_again(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch, where: str, code: int, told: str
) -> None:
    monkeypatch.setattr(module, "FIRST_RETRY", 0.01)
    woken = threading.Event()
    with running(store, wake=woken.set) as autosave:
        assert autosave.settle()
        session = autosave.game.session
        with monkeypatch.context() as faults:
            for call in where.split():
                faults.setattr(disk, call, _fail(code))
            play(session, 2)
            assert woken.wait(5)
            problem = autosave.problem
            assert problem is not None
            assert problem.code == told
            assert problem.path == autosave.path
        assert len(session.log) == 5
        patience = time.monotonic() + 10
        while autosave.problem is not None and time.monotonic() < patience:
            time.sleep(0.01)
        assert autosave.settle()
        assert len(store.open(autosave.path).game.session.log) == 5
    leftovers = [path.name for path in autosave.path.parent.iterdir()]
    assert sorted(leftovers) == [".order", autosave.path.name, autosave.path.name + ".bak"]


def test_a_folder_removed_meanwhile_is_made_again(store: SaveStore) -> None:
    with running(store) as autosave:
        assert autosave.settle()
        shutil.rmtree(store.folder)
        play(autosave.game.session, 1)
        assert autosave.settle()
        assert len(store.open(autosave.path).game.session.log) == 4


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    autosave = Autosave(SaveStore(tmp_path / "saves"), game_of())
    assert not autosave.settle()
    assert autosave.problem is not None
    autosave.close()
    assert (tmp_path / "saves").read_text() == "in the way"


def test_closing_writes_what_is_left(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(store) as autosave:
        assert autosave.settle()
        with monkeypatch.context() as faults:
            faults.setattr(disk, "sync", _fail(errno.EIO))
            play(autosave.game.session, 1)
            assert not autosave.settle()
    assert len(store.open(autosave.path).game.session.log) == 4


def test_closing_writes_the_unfinished_turn_that_was_left_out(store: SaveStore) -> None:
    with running(store, moments=lambda: "turn") as autosave:
        session = autosave.game.session
        play(session, 1)
        while session.game.is_fence(session.log[-1].action, session.log[-1].events):
            play(session, 1)
        assert autosave.settle()
        assert len(store.open(autosave.path).game.session.log) < len(session.log)
    assert len(store.open(autosave.path).game.session.log) == len(session.log)


def test_closing_tells_whether_all_is_on_the_disk_and_writes_only_once(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(store, game_of(actions=3))
    assert autosave.settle()
    with monkeypatch.context() as faults:
        faults.setattr(disk, "sync", _fail(errno.ENOSPC))
        play(autosave.game.session, 1)
        assert not autosave.close()
    written = autosave.path.read_bytes()
    assert not autosave.close()
    assert autosave.path.read_bytes() == written
    other = Autosave(store, game_of(actions=3))
    assert other.close() and other.close()
