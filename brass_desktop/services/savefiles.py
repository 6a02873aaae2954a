"""What a player does with the files of saved games: rename, copy, remove, bring in, take out."""

import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import SaveFile, write_text
from brass_desktop.services import atomic
from brass_desktop.services.filelock import is_locked
from brass_desktop.services.filenames import free_path, safe_stem
from brass_desktop.services.savereader import read_save, read_session
from brass_desktop.services.savestore import (
    ENDING,
    THUMBNAIL,
    SavedGame,
    SaveStore,
    companions,
    lock_of,
)

LONGEST_TITLE: Final = 60
_ABANDONED: Final = 3600.0


class Busy(Exception):
    """Another running copy of the program is playing this game."""


def rename(store: SaveStore, game: SavedGame, title: str) -> Path:
    """Give a game another title, and its file another name if the old one came from a title."""
    _check_free(game)
    save = _whole(game.path)
    path = game.path
    if game.kind == "saved" and safe_stem(title) != path.stem:
        path = free_path(store.folder, safe_stem(title), ENDING)
    renamed = save.model_copy(
        update={"preview": save.preview.model_copy(update={"title": title[:LONGEST_TITLE]})}
    )
    atomic.write_text(path, write_text(renamed), keep_previous=path == game.path)
    if path != game.path:
        with suppress(OSError):
            game.thumbnail.replace(path.with_suffix(THUMBNAIL))
        remove(game.path)
    return path


def duplicate(store: SaveStore, game: SavedGame, name_copy: Callable[[str], str]) -> Path:
    """Copy a game into the player's folder; `name_copy` makes the copy's title.

    A damaged file is copied as it is, byte by byte.
    """
    title = name_copy(game.title)[:LONGEST_TITLE]
    path = free_path(store.folder, safe_stem(title), ENDING)
    try:
        save = _whole(game.path)
    except SaveError:
        return _copy(game.path, path)
    preview = save.preview.model_copy(update={"title": title})
    atomic.write_text(path, write_text(save.model_copy(update={"preview": preview})))
    with suppress(OSError):
        shutil.copyfile(game.thumbnail, path.with_suffix(THUMBNAIL))
    return path


def delete(game: SavedGame) -> None:
    """Remove a game with everything that belongs to it; the interface has asked before."""
    _check_free(game)
    remove(game.path)


def bring_in(store: SaveStore, source: Path) -> Path:
    """Copy a file into the player's folder after it has proved to be a game."""
    read_session(source)
    return _copy(source, free_path(store.folder, safe_stem(_stem(source)), ENDING))


def take_out(game: SavedGame, folder: Path) -> Path:
    """Copy a game into any folder, under a name that is free there."""
    return _copy(game.path, free_path(folder, safe_stem(game.title), ENDING))


def write_export(folder: Path, title: str, ending: str, text: str) -> Path:
    """Write an account of a game, under a name that is free in the folder."""
    path = free_path(folder, safe_stem(title), ending)
    atomic.write_text(path, text)
    return path


def prune(store: SaveStore, kept: int | None) -> None:
    """Remove the automatic saves beyond a number: finished games go first, then the oldest.

    What another version of the program must open stays. What writes that were killed left behind
    goes too.
    """
    _sweep(store)
    if kept is None:
        return
    ours = [game for game in store.games() if game.problem is None]
    autosaves = [game for game in ours if game.kind == "autosave"]
    autosaves.sort(key=lambda game: game.head is not None and game.head.preview.finished)
    for game in autosaves[kept:]:
        with suppress(OSError, Busy):
            delete(game)


def _sweep(store: SaveStore) -> None:
    """Remove unfinished files of an hour ago; younger ones may be being written right now."""
    oldest = time.time() - _ABANDONED
    for path in store.folder.rglob(f"{atomic.TEMPORARY}*"):
        with suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()


def _stem(path: Path) -> str:
    return path.name.removesuffix(atomic.PREVIOUS).removesuffix(ENDING)


def _whole(path: Path) -> SaveFile:
    """Read a file that has no fault, since one that has must not be written anew."""
    read = read_save(path)
    if read.problem is not None:
        raise read.problem
    return read.save


def _check_free(game: SavedGame) -> None:
    if game.kind == "autosave" and is_locked(lock_of(game.path)):
        raise Busy


def _copy(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    return target


def remove(path: Path) -> None:
    """Remove a file and everything that belongs to it, the version before it included."""
    path.unlink(missing_ok=True)
    for companion in companions(path):
        with suppress(OSError):
            companion.unlink(missing_ok=True)
