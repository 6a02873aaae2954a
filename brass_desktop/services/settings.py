"""What the player prefers: a validated record in one file, written at every change."""

import json
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from brass_desktop.core.table import BoardSide, Confirm, NewGame, TakingBack
from brass_desktop.games import shelf
from brass_desktop.services import atomic, disk, foreign
from brass_desktop.services.failure import Failure, failure_of
from brass_desktop.services.filelock import acquired

WindowMode = Literal["window", "full", "borderless"]
Saving = Literal["action", "turn"]
Planner = Literal["never", "request", "always"]
Volume = Annotated[int, Field(ge=0, le=100)]
Eyesight = Literal["normal", "protan", "deutan", "tritan"]
_LARGEST: Final = 1_000_000
"""Bytes; settings that know a dozen games have about 10,000."""


class Settings(BaseModel):
    """All preferences with their defaults; fields of a newer version are ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Annotated[str, Field(pattern=r"^[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8})*$")] = "en"
    window_mode: WindowMode = "window"
    window_size: tuple[Annotated[int, Field(ge=320)], Annotated[int, Field(ge=240)]] = (1600, 900)
    window_place: tuple[int, int] | None = None
    accelerated_window: bool = False
    text_percent: Literal[90, 100, 115, 130] = 100
    board: BoardSide = "clock"
    strong_patterns: bool = False
    eyesight: Eyesight = "normal"
    """Through whose eyes the window is looked at, to check what colour alone would tell."""
    animation_percent: Literal[0, 50, 100, 150, 200] = 100
    bot_pause_ms: Literal[0, 500, 1000, 2000] | None = 1000
    """How long a bot's action stays before the next; `None` waits for the player."""
    reduced_motion: bool = False
    muted: bool = False
    volume: Volume = 75
    """Of effects, which once were all that was heard."""
    music_volume: Volume = 50
    ambience_volume: Volume = 50
    turn_whistle: bool = True
    silent_in_background: bool = True
    confirm: Confirm = "action"
    take_back: TakingBack = "turn"
    curtain: bool = True
    bot_reasons: bool = False
    planner: Planner = "request"
    """Whether a table that can reckon shows what a choice would bring."""
    forecast: bool = True
    """Whether a table that can tell shows what would come of things as they lie."""
    run_by_itself: bool = True
    """Whether what leaves no choice happens without a click."""
    autosave: Saving = "action"
    autosaves_kept: Literal[5, 20] | None = 20
    """How many automatic saves stay; `None` keeps all."""
    last_games: dict[str, NewGame] = {}
    """By game: the table it was last begun with, also of games this program does not know."""
    last_played: str = ""
    """The game that was begun last."""


BY_USE: Final = frozenset({"window_size", "window_place", "last_games", "last_played"})
"""Fields that change by use rather than by choice; a reset leaves them."""


class SettingsStore:
    """The settings in use and their file; whoever must react to a change subscribes.

    `defaults` are the settings of a first start, such as the system's own language. A value of the
    file that is unknown or wrong has its default; what is no record at all is set aside.

    What cannot be written holds all the same, and is written when it can be: `problem` tells
    meanwhile. Only what was changed here is written, over whatever another copy of the program has
    written since.
    """

    def __init__(self, path: Path, defaults: Settings | None = None) -> None:
        self._path = path
        self._defaults = defaults if defaults is not None else Settings()
        self._watchers: list[Callable[[Settings, Settings], None]] = []
        self._unwritten: dict[str, Any] = {}
        self.problem: Failure | None = None
        """Why the last change is not on the disk yet."""
        self.damaged = False
        self.set_aside: Path | None = None
        self.current = self._read()

    def subscribe(self, watcher: Callable[[Settings, Settings], None]) -> None:
        """Call `watcher(before, after)` after every change."""
        self._watchers.append(watcher)

    def change(self, **fields: object) -> None:
        """Change some fields, keep them on disk and tell the watchers; wrong values raise."""
        before = self.current
        merged = {name: getattr(before, name) for name in Settings.model_fields} | fields
        self.current = Settings.model_validate(merged)
        if self.current == before:
            return
        changed = _changes(before.model_dump(mode="json"), self.current.model_dump(mode="json"))
        self._unwritten = _merged(self._unwritten, changed)
        self.write()
        for watcher in self._watchers:
            watcher(before, self.current)

    def reset(self) -> None:
        """Return every choice to its default, leaving the window and the last games alone."""
        defaults = self._defaults
        names = Settings.model_fields.keys() - BY_USE
        self.change(**{name: getattr(defaults, name) for name in names})

    def write(self) -> None:
        """Write what has changed; what does not work is told by `problem` and left for later."""
        if not self._unwritten:
            return
        try:
            with acquired(self._path.with_suffix(".lock")):
                whole = _merged(self._others(), self._unwritten)
                text = json.dumps(whole, indent=2, ensure_ascii=False)
                atomic.write_text(self._path, text + "\n")
        except OSError as error:
            self.problem = failure_of(error, self._path)
        else:
            self.problem = None
            self._unwritten = {}

    def _others(self) -> dict[str, Any]:
        """Read what is on the disk by now, or what we know where that is no settings file."""
        try:
            found = json.loads(foreign.read(self._path, _LARGEST))
        except (ValueError, RecursionError, OSError):
            found = None
        if not isinstance(found, dict):
            return self.current.model_dump(mode="json")
        found = _carried_over(found)
        return found | _readable(found, self._defaults).model_dump(mode="json")

    def _read(self) -> Settings:
        try:
            found = json.loads(foreign.read(self._path, _LARGEST))
        except foreign.ForeignFileError as error:
            if error.reason == "missing":
                return self._defaults
            found = None
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, dict):
            return _readable(_carried_over(found), self._defaults)
        self.damaged = True
        self.set_aside = _set_aside(self._path)
        return self._defaults


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Tell which fields differ; of a record by game only the games that do."""
    return {
        name: {key: part for key, part in value.items() if before[name].get(key) != part}
        if isinstance(value, dict)
        else value
        for name, value in after.items()
        if before[name] != value
    }


def _merged(whole: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Lay changes over a record."""
    return whole | {
        name: whole[name] | value
        if isinstance(value, dict) and isinstance(whole.get(name), dict)
        else value
        for name, value in changed.items()
    }


_OLD_SWITCHES: Final = (
    ("length", "introductory", "introductory"),
    ("order", "seated", "seated_order"),
)
"""A choice of the only game there once was, its word, and the switch that says the same."""


def _carried_over(found: dict[str, Any]) -> dict[str, Any]:
    """Say what an old file says in the words of today."""
    return _with_silence(_with_last_games(found))


def _with_last_games(found: dict[str, Any]) -> dict[str, Any]:
    """Put the one last game of an old file, which named no game, among the last games."""
    last = found.pop("last_game", None)
    if not isinstance(last, dict) or "last_games" in found:
        return found
    game = shelf.SHELF[0].id
    options = [switch for name, word, switch in _OLD_SWITCHES if last.get(name) == word]
    moved = last | {"game": game, "options": options}
    return found | {"last_games": {game: moved}, "last_played": game}


def _with_silence(found: dict[str, Any]) -> dict[str, Any]:
    """Mute an old file's player whose one volume was 0: music is nothing that was asked for."""
    was_silent = found.get("volume") == 0 and "muted" not in found
    return found | {"muted": True, "volume": Settings().volume} if was_silent else found


def _readable(found: dict[str, Any], defaults: Settings) -> Settings:
    """Read a record without the values that are wrong, each of which costs nothing but itself."""
    while True:
        try:
            return Settings.model_validate(defaults.model_dump() | found)
        except ValidationError as error:
            # One at a time: without this value the places of the others may mean something else.
            _forget(found, error.errors()[0]["loc"])


def _forget(found: dict[str, Any], place: Sequence[str | int]) -> None:
    """Remove what stands at a place, or whatever lacks it: half a window's size is none."""
    holder: Any = found
    key, *deeper = place
    for step in deeper:
        if not _holds(holder[key], step):
            break
        holder, key = holder[key], step
    del holder[key]


def _holds(record: object, key: str | int) -> bool:
    if isinstance(record, list):
        return isinstance(key, int) and key < len(record)
    return isinstance(record, dict) and key in record


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file so that nothing is lost; its new name, if that worked."""
    names = (path.with_name(f"{path.stem}.damaged-{number}{path.suffix}") for number in count(1))
    try:
        aside = next(name for name in names if disk.facts(name) is None)
        disk.replace(path, aside)
    except OSError:
        return None
    return aside
