"""What a disk still has after a power cut: what was synchronised, and of the rest only a part.

The bytes of a file are safe once it was synchronised, its name once its folder was. Of the names
that were not, a part may be there: those up to some moment, folder by folder. A file whose bytes
were never synchronised has none, or zeros.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from workshop.faults.system_calls import Call

Names = dict[str, int | None]
"""By name in a folder: the number of a file, or None for a name that is gone."""
FOLDER: Final = 0
"""Stands for a folder where files have numbers."""


@dataclass(slots=True)
class _Folder:
    safe: dict[str, int] = field(default_factory=dict)
    pending: list[Names] = field(default_factory=list)
    """Changes since the folder was last synchronised, in order."""


class Durable:
    """Follows every call below a folder, and can lay out what a power cut would leave of it."""

    def __init__(self, home: Path) -> None:
        self._home = os.path.realpath(home)
        self._folders: dict[str, _Folder] = {}
        self._live: dict[str, int] = {}
        self._bytes: dict[int, bytes] = {}
        self._number = FOLDER
        self._take_over(self._home)

    def before(self, call: Call) -> None:
        """Let everything happen."""

    def after(self, call: Call) -> None:
        """Keep account of it."""
        match call.kind:
            case "create" if call.path not in self._live:
                self._change(call.path, self._new())
            case "make":
                self._folders.setdefault(call.path, _Folder())
                self._change(call.path, FOLDER)
            case "unlink":
                self._change(call.path, None)
            case "link":
                self._change(call.target, self._live[call.path])
            case "rename":
                self._rename(call.path, call.target)
            case "sync":
                self._sync(call)
            case _:
                pass

    def cut(self, target: Path, chance: Random) -> None:
        """Lay out in an empty folder what would be there if the power went now."""
        self._lay_out(self._home, target, chance)

    def _take_over(self, folder: str) -> None:
        """What was there before is safe."""
        known = self._folders[folder] = _Folder()
        if not Path(folder).is_dir():
            return
        for path in sorted(Path(folder).iterdir()):
            if path.is_dir():
                known.safe[path.name] = FOLDER
                self._take_over(str(path))
            elif path.is_file():
                number = known.safe[path.name] = self._live[str(path)] = self._new()
                self._bytes[number] = path.read_bytes()

    def _new(self) -> int:
        self._number += 1
        return self._number

    def _change(self, path: str, number: int | None) -> None:
        folder, name = os.path.split(path)
        self._folders.setdefault(folder, _Folder()).pending.append({name: number})
        self._point(path, number)

    def _point(self, path: str, number: int | None) -> None:
        if number is None:
            self._live.pop(path, None)
        elif number != FOLDER:
            self._live[path] = number

    def _rename(self, path: str, target: str) -> None:
        number = self._live[path]
        (folder, name), (place, new) = os.path.split(path), os.path.split(target)
        if folder == place:
            self._folders[folder].pending.append({name: None, new: number})
            self._point(path, None)
            self._point(target, number)
        else:
            self._change(target, number)
            self._change(path, None)

    def _sync(self, call: Call) -> None:
        if call.path in self._folders:
            folder = self._folders[call.path]
            for names in folder.pending:
                _apply(folder.safe, names)
            folder.pending.clear()
        elif call.path in self._live:
            size = os.lseek(call.handle, 0, os.SEEK_END)
            self._bytes[self._live[call.path]] = os.pread(call.handle, size, 0)

    def _lay_out(self, folder: str, target: Path, chance: Random) -> None:
        known = self._folders[folder]
        names = dict(known.safe)
        for change in known.pending[: chance.randint(0, len(known.pending))]:
            _apply(names, change)
        target.mkdir(parents=True, exist_ok=True)
        for name, number in names.items():
            if number == FOLDER:
                self._lay_out(str(Path(folder, name)), target / name, chance)
            else:
                lost = chance.choice((b"", b"\0" * 512))
                (target / name).write_bytes(self._bytes.get(number, lost))


def _apply(names: dict[str, int], change: Names) -> None:
    for name, number in change.items():
        if number is None:
            names.pop(name, None)
        else:
            names[name] = number
