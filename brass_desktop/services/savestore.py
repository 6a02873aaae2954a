"""Saved games on disk: one JSON file a game, listed by its head, opened by replay.

Games that were saved by hand lie in the folder itself, automatic and quick saves in folders of
their own. Nothing here changes or removes a file that could not be read.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal

from brass_desktop import __version__
from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import Head, SaveFile, restore, save_session, write_text
from brass_desktop.core.savetext import read_head, read_text
from brass_desktop.core.session import AnySession
from brass_desktop.core.visible import UNKNOWN, named
from brass_desktop.games import shelf
from brass_desktop.services import atomic, foreign, playing_order
from brass_desktop.services.filelock import is_locked
from brass_desktop.services.filenames import free_names, safe_stem
from brass_desktop.services.savereader import (
    read_bytes,
    read_ends,
    read_session,
    text_of,
    why_not_opened,
)

_ReadHead = tuple[Head | SaveError, bool]
"""What a file says first, and whether its end is missing."""
SaveKind = Literal["saved", "autosave", "quick", "example"]
ENDING: Final = ".json"
THUMBNAIL: Final = ".jpg"
_FOLDERS: Final[dict[SaveKind, str]] = {"saved": "", "autosave": "auto", "quick": "quick"}
_HEAD_BYTES: Final = 3_000
"""Enough for the head of a game with long names; a longer one is read as a whole."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game at a table, with what its file says beyond the session."""

    session: AnySession
    title: str
    created: datetime

    @property
    def stamp(self) -> str:
        """A short name of this very game, the same for all its automatic and quick saves."""
        setup = self.session.setup
        facts = f"{self.created.isoformat()} {setup.players} {setup.seed}"
        mark = blake2b(facts.encode(), digest_size=2).hexdigest()
        return f"{self.created:%Y%m%d-%H%M%S}-{mark}"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One file of a list; `problem` tells why it cannot be opened, also where its head is known."""

    path: Path
    kind: SaveKind
    head: Head | None
    problem: SaveError | None
    size: int
    modified: float
    cut: bool = False
    """Whether its end is missing, so that the last actions are lost."""

    @property
    def title(self) -> str:
        """The game's name, or the file's where nobody could read it."""
        return _title(self.head.preview.title if self.head else "", self.path)

    @property
    def thumbnail(self) -> Path:
        """Where the small picture of the board is kept."""
        return self.path.with_suffix(THUMBNAIL)

    @property
    def saved(self) -> float:
        """When it was saved, in seconds of the epoch; the file's own date if it does not say."""
        if self.head is not None:
            try:
                return datetime.fromisoformat(self.head.preview.saved).timestamp()
            except (ValueError, OverflowError, OSError):
                pass
        return self.modified


@dataclass(frozen=True, slots=True)
class Opened:
    """A game read from a file; `problem` tells what of it was lost."""

    game: OpenGame
    problem: SaveError | None


def local_now() -> datetime:
    """Give the moment with its time zone, to the second."""
    return datetime.now().astimezone().replace(microsecond=0)


@dataclass(slots=True)
class SaveStore:
    """The player's games in one folder, and the examples that came with the program."""

    folder: Path
    example_folder: Path | None = None
    now: Callable[[], datetime] = local_now
    _heads: dict[Path, tuple[tuple[int, int], _ReadHead]] = field(default_factory=dict)
    """What was read of each file last time, with the date and size it had then."""

    def games(self) -> list[SavedGame]:
        """List the player's games of all kinds, the newest first."""
        found = [game for kind in _FOLDERS for game in self._list(kind)]
        return sorted(found, key=_age, reverse=True)

    def examples(self) -> list[SavedGame]:
        """List what came with the program, game by game in the order of the file names."""
        if self.example_folder is None:
            return []
        found = self._scan(self.example_folder, "example")
        return sorted(found, key=lambda game: (_place_on_shelf(game), game.path.name))

    def continuation(self) -> SavedGame | None:
        """Find the newest automatic save to go on with, of whichever game."""
        return next(iter(self.continuations()), None)

    def continuations(self) -> list[SavedGame]:
        """Find each game's newest automatic save that is neither finished nor running elsewhere.

        The newest comes first.
        """
        found: dict[str, SavedGame] = {}
        for saved in self.autosaves():
            head = saved.head
            if head is None or saved.problem is not None or head.preview.finished:
                continue
            if head.game not in found and not self.is_open_elsewhere(saved):
                found[head.game] = saved
        return list(found.values())

    def is_open_elsewhere(self, game: SavedGame) -> bool:
        """Tell whether another copy of the program plays this very game by its automatic save."""
        return game.kind == "autosave" and is_locked(lock_of(game.path))

    def autosaves(self) -> list[SavedGame]:
        """List the automatic saves, the last played first, whatever the clock said meanwhile."""
        ranks = playing_order.ranks(self._in("autosave"))

        def played(game: SavedGame) -> tuple[int, float, float]:
            return ranks.get(game.path.name, -1), *_age(game)

        return sorted(self._list("autosave"), key=played, reverse=True)

    def open(self, path: Path) -> Opened:
        """Read and replay a game, or the version before it where that has more."""
        try:
            found = _open(path)
        except SaveError:
            before = _open_previous(path)
            if before is None:
                raise
            return before
        if found.problem is None:
            return found
        before = _open_previous(path)
        longer = before is not None and _length(before) >= _length(found)
        return before if before is not None and longer else found

    def open_text(self, text: str) -> OpenGame:
        """Replay a game from what its file would say, where it could not be written."""
        save = read_text(text)
        session = restore(save, shelf.load_game(save.game)).session
        return OpenGame(session, save.preview.title, _moment(save.created))

    def describe(self, game: OpenGame) -> SaveFile:
        """Put a game as it is now into the record of a file."""
        return save_session(
            game.session,
            title=game.title,
            program=__version__,
            created=game.created.isoformat(),
            saved=self.now().isoformat(),
        )

    def save(self, game: OpenGame) -> Path:
        """Write a game under its title; an earlier save of that name stays beside it."""
        text = write_text(self.describe(game))
        return atomic.create_text(self.folder, safe_stem(game.title), ENDING, text)

    def quick_save(self, game: OpenGame) -> Path:
        """Write the one quick save of this game, keeping the version before it."""
        path = self._in("quick") / f"{game.stamp}{ENDING}"
        atomic.write_text(path, write_text(self.describe(game)), keep_previous=True)
        return path

    def quick_saved(self, game: OpenGame) -> Path | None:
        """Find the quick save of this game."""
        path = self._in("quick") / f"{game.stamp}{ENDING}"
        return path if path.exists() or atomic.previous(path).exists() else None

    def autosave_path(self, game: OpenGame) -> Path:
        """Name the file for automatic saves of this game, were there no other."""
        return self._in("autosave") / f"{game.stamp}{ENDING}"

    def autosave_names(self, game: OpenGame) -> Iterator[Path]:
        """Name files for automatic saves of this game that nothing has yet."""
        return free_names(self._in("autosave"), game.stamp, ENDING)

    def folders(self) -> list[Path]:
        """List the folders of the player's games."""
        return [self._in(kind) for kind in _FOLDERS]

    def _in(self, kind: SaveKind) -> Path:
        return self.folder / _FOLDERS[kind]

    def _list(self, kind: SaveKind) -> Iterator[SavedGame]:
        return self._scan(self._in(kind), kind)

    def _scan(self, folder: Path, kind: SaveKind) -> Iterator[SavedGame]:
        files = {found.path.name: found for found in foreign.list_files(folder)}
        for name, found in files.items():
            lost = name.endswith(ENDING + atomic.PREVIOUS)
            main = name.removesuffix(atomic.PREVIOUS)
            if name.startswith(".") or not main.endswith(ENDING) or (lost and main in files):
                continue
            yield self._entry(found, folder / main, kind)

    def _entry(self, file: foreign.ForeignFile, path: Path, kind: SaveKind) -> SavedGame:
        """Describe one file under its proper name, though only the version before it is left."""
        head, cut = self._head(file)
        if isinstance(head, SaveError):
            return SavedGame(path, kind, None, head, file.size, file.modified)
        return SavedGame(path, kind, head, why_not_opened(head), file.size, file.modified, cut)

    def _head(self, file: foreign.ForeignFile) -> _ReadHead:
        key = (file.stamp, file.size)
        known = self._heads.get(file.path)
        if known is None or known[0] != key:
            known = self._heads[file.path] = (key, _read_head(file.path))
        return known[1]


def _age(game: SavedGame) -> tuple[float, float]:
    """Order by what the files say to the second, then by their own dates."""
    return game.saved, game.modified


def lock_of(path: Path) -> Path:
    """Name the lock of a file for automatic saves."""
    return path.with_suffix(".lock")


def _read_head(path: Path) -> _ReadHead:
    """Read what a file says first, and whether its end is missing."""
    try:
        start, cut = read_ends(path, _HEAD_BYTES)
        try:
            return read_head(text_of(start)), cut
        except SaveError:
            if len(start) < _HEAD_BYTES:
                raise
            return read_head(text_of(read_bytes(path))), cut
    except SaveError as error:
        return error, False


def _open(path: Path) -> Opened:
    restored, save = read_session(path)
    created = _moment(save.created)
    title = _title(save.preview.title, path)
    return Opened(OpenGame(restored.session, title, created), restored.problem)


def _open_previous(path: Path) -> Opened | None:
    try:
        found = _open(atomic.previous(path))
    except SaveError:
        return None
    return Opened(found.game, found.problem or SaveError("the file was damaged", "previous"))


def _title(said: str, path: Path) -> str:
    """Name a game as its file does, or as the file is called where nobody could read that."""
    return named(said) or named(path.stem) or UNKNOWN


def _length(opened: Opened) -> int:
    return len(opened.game.session.log)


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
        return moment if moment.tzinfo else moment.astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0).astimezone()


def _place_on_shelf(game: SavedGame) -> int:
    """Count the games before that of a file; one that nobody knows comes last."""
    ids = [info.id for info in shelf.SHELF]
    named = "" if game.head is None else game.head.game
    return ids.index(named) if named in ids else len(ids)
