"""The one way to write a file: whole or not at all, under a free name, and never through a link."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brass_desktop.services import atomic, disk, pictures, savefiles
from brass_desktop.services.filelock import FileLock, acquired, is_locked
from brass_desktop.services.savestore import THUMBNAIL, SaveStore
from tests.games_at_hand import game_of

links = pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")


def failing(code: int) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_bytes_are_written_whole_though_the_disk_takes_them_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "write", lambda handle, data: os.write(handle, data[:3]))
    atomic.write(tmp_path / "a", b"0123456789")
    assert (tmp_path / "a").read_bytes() == b"0123456789"


@pytest.mark.parametrize("call", ["create", "write", "sync", "replace", "give_new_name"])
def test_a_failed_write_leaves_what_was_there_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    atomic.write(tmp_path / "a.txt", b"old")
    monkeypatch.setattr(disk, call, failing(errno.ENOSPC))
    if call != "give_new_name":
        with pytest.raises(OSError, match="No space"):
            atomic.write(tmp_path / "a.txt", b"new", keep_previous=True)
    if call != "replace":
        with pytest.raises(OSError, match="No space"):
            atomic.create(tmp_path, "b", ".txt", b"new")
    assert (tmp_path / "a.txt").read_bytes() == b"old"
    assert names(tmp_path) == ["a.txt"]


def test_a_disk_that_takes_nothing_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "write", lambda *_: 0)
    with pytest.raises(OSError, match="No space"):
        atomic.create(tmp_path, "a", ".png", b"picture")
    assert names(tmp_path) == []


def test_a_name_taken_meanwhile_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.txt").write_bytes(b"theirs")
    monkeypatch.setattr(disk, "entries", lambda _: [])
    assert atomic.create(tmp_path, "a", ".txt", b"ours").name == "a 2.txt"
    assert (tmp_path / "a.txt").read_bytes() == b"theirs"


def test_where_files_have_one_name_only_a_taken_one_is_left_alone_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", failing(errno.EPERM))
    assert atomic.create(tmp_path, "a", ".txt", b"1").name == "a.txt"
    monkeypatch.setattr(disk, "entries", lambda _: [])
    assert atomic.create(tmp_path, "a", ".txt", b"2").name == "a 2.txt"
    atomic.write(tmp_path / "a.txt", b"3", keep_previous=True)
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [b"2", b"3", b"1"]


@links
def test_a_link_gives_way_and_where_it_led_stays(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside.txt", tmp_path / "saves" / "a.txt"
    outside.write_bytes(b"theirs")
    inside.parent.mkdir()
    inside.symlink_to(outside)
    atomic.write(inside, b"ours", keep_previous=True)
    assert outside.read_bytes() == b"theirs"
    assert inside.read_bytes() == b"ours" and not inside.is_symlink()
    assert not atomic.previous(inside).exists()


@links
def test_a_lock_is_never_made_through_a_link_or_a_pipe(tmp_path: Path) -> None:
    lock, outside = tmp_path / "a.lock", tmp_path / "outside"
    lock.symlink_to(outside)
    assert not FileLock(lock).acquire()
    assert not outside.exists()
    lock.unlink()
    os.mkfifo(lock)
    assert not FileLock(lock).acquire()
    assert lock.exists(), "what is not ours is not removed"


@links
def test_a_lock_whose_file_was_replaced_is_not_held_and_not_removed(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "a.lock"), FileLock(tmp_path / "a.lock")
    assert first.acquire()
    first.path.unlink()
    assert not first.held
    assert second.acquire()
    first.release()
    assert second.held and is_locked(second.path)
    second.release()


def test_where_files_cannot_be_locked_the_maker_of_the_file_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "lock", failing(errno.ENOLCK))
    first, second = FileLock(tmp_path / "a.lock"), FileLock(tmp_path / "a.lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    with acquired(second.path):
        pass  # a short deed is better done unlocked than never
    second.release()


def test_a_short_deed_waits_for_a_lock_but_not_for_ever(tmp_path: Path) -> None:
    holder = FileLock(tmp_path / "a.lock")
    assert holder.acquire()
    with pytest.raises(BlockingIOError), acquired(holder.path, patience=0.01):
        pass
    holder.release()
    with acquired(holder.path):
        assert is_locked(holder.path)


@links
def test_a_picture_never_replaces_or_removes_what_is_not_ours(tmp_path: Path) -> None:
    store = SaveStore(tmp_path / "saves")
    path = store.save(game_of("Thursday"))
    picture, photo = path.with_suffix(THUMBNAIL), tmp_path / "photo.jpg"
    photo.write_bytes(b"their photo")
    picture.symlink_to(photo)
    pictures.keep(picture, b"ours")
    assert photo.read_bytes() == b"their photo" and picture.is_symlink()
    picture.unlink()
    picture.write_bytes(b"their photo")
    pictures.keep(picture, b"ours")
    (listed,) = store.games()
    savefiles.delete(listed)
    assert picture.read_bytes() == b"their photo"
    picture.unlink()
    for drawn in (b"first", b"second"):
        pictures.keep(picture, drawn)
        assert picture.read_bytes().startswith(drawn)


def test_bringing_in_on_a_full_disk_leaves_no_cut_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = SaveStore(tmp_path / "stick").save(game_of("Guest"))
    store, room = SaveStore(tmp_path / "saves"), [700]

    def fill(handle: int, data: memoryview) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count, room[0] = os.write(handle, data[: room[0]]), 0
        return count

    monkeypatch.setattr(disk, "write", fill)
    with pytest.raises(OSError, match="No space"):
        savefiles.bring_in(store, outside)
    assert store.games() == []
    assert names(store.folder) == []


def test_text_that_came_from_a_broken_file_name_can_be_written(tmp_path: Path) -> None:
    atomic.write_text(tmp_path / "a.txt", "bad \udcff name")
    assert (tmp_path / "a.txt").read_text() == "bad \\udcff name"


SAVE_AT_ONCE = """
import sys
from pathlib import Path
from brass_desktop.services import atomic
print("ready", flush=True)
sys.stdin.readline()
for _ in range(10):
    atomic.create(Path(sys.argv[1]), "Thursday", ".json", b"game")
"""


def test_saves_of_one_title_at_the_same_instant_get_two_names(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SAVE_AT_ONCE, str(tmp_path / "saves")]
    pipe = subprocess.PIPE
    copies = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    for copy in copies:
        assert copy.stdout is not None and copy.stdout.readline() == "ready\n"
    for copy in copies:
        assert copy.stdin is not None
        copy.stdin.write("go\n")
        copy.stdin.flush()
    for copy in copies:
        copy.communicate(timeout=30)
        assert copy.returncode == 0
    assert len(names(tmp_path / "saves")) == 20
