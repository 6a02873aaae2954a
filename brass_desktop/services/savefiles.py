"""What a player does with the files of saved games: rename, copy, remove, bring in, take out."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import write_text
from brass_desktop.services import atomic, disk, pictures
from brass_desktop.services.filelock import FileLock
from brass_desktop.services.filenames import safe_stem
from brass_desktop.services.savereader import read_bytes, read_save, read_session
from brass_desktop.services.savestore import ENDING, THUMBNAIL, SavedGame, SaveStore, lock_of

LONGEST_TITLE: Final = 60
SPARED: Final = 1
"""How many automatic saves stay whatever they are: the game that was played last."""
_ABANDONED: Final = 3600.0


class Busy(Exception):
    """Another running copy of the program is playing this game."""


def rename(store: SaveStore, game: SavedGame, title: str) -> Path:
    """Give a game another title, and its file another name if the old one came from a title."""
    with _held(game):
        text = _retitled(game.path, title)
        if game.kind != "saved" or safe_stem(title) == game.path.stem:
            atomic.write_text(game.path, text, keep_previous=True)
            return game.path
        path = atomic.create_text(store.folder, safe_stem(title), ENDING, text)
        pictures.move(game.thumbnail, path.with_suffix(THUMBNAIL))
        remove(game.path)
        return path


def duplicate(store: SaveStore, game: SavedGame, name_copy: Callable[[str], str]) -> Path:
    """Copy a game into the player's folder; `name_copy` makes the copy's title.

    A damaged file is copied as it is, byte by byte.
    """
    title = name_copy(game.title)[:LONGEST_TITLE]
    try:
        text = _retitled(game.path, title)
    except SaveError:
        return _copy(game.path, store.folder, title)
    return atomic.create_text(store.folder, safe_stem(title), ENDING, text)


def delete(game: SavedGame) -> None:
    """Remove a game with everything that belongs to it; the interface has asked before."""
    with _held(game):
        remove(game.path)


def bring_in(store: SaveStore, source: Path) -> Path:
    """Copy a file into the player's folder after it has proved to be a game."""
    read_session(source)
    return _copy(source, store.folder, _stem(source))


def take_out(game: SavedGame, folder: Path) -> Path:
    """Copy a game into any folder, under a name that is free there."""
    return _copy(game.path, folder, game.title)


def write_export(folder: Path, title: str, ending: str, text: str) -> Path:
    """Write an account of a game, under a name that is free in the folder."""
    return atomic.create_text(folder, safe_stem(title), ending, text)


def prune(store: SaveStore, kept: int | None) -> None:
    """Remove the automatic saves beyond a number: finished games go first, then the oldest.

    What was played last stays whatever it is, and what another version of the program must open.
    What writes that were killed left behind goes too. Whatever fails is left for the next time.
    """
    _sweep(store)
    if kept is None:
        return
    ours = [game for game in store.autosaves() if game.problem is None]
    older = ours[SPARED:]
    older.sort(key=lambda game: game.head is not None and game.head.preview.finished)
    for game in older[max(kept - SPARED, 0) :]:
        with suppress(OSError, Busy):
            delete(game)


def _sweep(store: SaveStore) -> None:
    """Remove unfinished files of other hours; present ones may be being written right now."""
    for folder in store.folders():
        with suppress(OSError):
            for entry in disk.entries(folder):
                age = time.time() - entry.stat(follow_symlinks=False).st_mtime
                if entry.name.startswith(atomic.TEMPORARY) and abs(age) > _ABANDONED:
                    disk.unlink(Path(entry.path))


def _stem(path: Path) -> str:
    return path.name.removesuffix(atomic.PREVIOUS).removesuffix(ENDING)


def _retitled(path: Path, title: str) -> str:
    """Read a file that has no fault, since one that has must not be written anew; retitle it."""
    read = read_save(path)
    if read.problem is not None:
        raise read.problem
    preview = read.save.preview.model_copy(update={"title": title[:LONGEST_TITLE]})
    return write_text(read.save.model_copy(update={"preview": preview}))


@contextmanager
def _held(game: SavedGame) -> Iterator[None]:
    """Keep other copies of the program from playing a game while its file is changed."""
    if game.kind != "autosave":
        yield
        return
    lock = FileLock(lock_of(game.path))
    try:
        free = lock.acquire()
    except OSError:
        free = True  # a lock that cannot even be made is nobody's, as on a full disk
    if not free:
        raise Busy
    try:
        yield
    finally:
        lock.release()


def _copy(source: Path, folder: Path, title: str) -> Path:
    return atomic.create(folder, safe_stem(title), ENDING, read_bytes(source))


def remove(path: Path) -> None:
    """Remove a file with the version before it and its picture, but nothing of a stranger's."""
    disk.unlink(path)
    with suppress(OSError):
        disk.unlink(atomic.previous(path))
    picture = path.with_suffix(THUMBNAIL)
    if pictures.is_ours(picture):
        with suppress(OSError):
            disk.unlink(picture)
