"""Stands between the program and the system: every call on a file below one folder passes here.

It lies below everything that the program itself has for files, so nothing can go round it. Whoever
meddles is asked before each call, and may let it fail, and is told of it afterwards.
"""

import fcntl
import io
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, Protocol, get_args
from unittest.mock import patch

Kind = Literal[
    "open", "create", "read", "write", "sync", "rename", "link", "unlink", "lock", "list", "make",
    "look", "close",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

_BY_HANDLE: Final[dict[str, Kind]] = {"read": "read", "fsync": "sync", "fstat": "look"}
_BY_NAME: Final[dict[str, Kind]] = {
    "mkdir": "make",
    "unlink": "unlink",
    "remove": "unlink",
    "scandir": "list",
    "listdir": "list",
    "stat": "look",
    "lstat": "look",
}
_BY_TWO_NAMES: Final[dict[str, Kind]] = {"replace": "rename", "rename": "rename", "link": "link"}


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the system."""

    kind: Kind
    path: str
    target: str = ""
    """Where a file goes that gets another name."""
    handle: int = -1
    """The open file that is meant, or that was opened."""


class Meddler(Protocol):
    """Who stands between."""

    def before(self, call: Call) -> int | None:
        """Let the call happen, fail with an `OSError`, or write only so many bytes."""

    def after(self, call: Call) -> None:
        """Hear that it has happened."""


class Passage:
    """The way of all calls below a folder; calls of several threads come one after the other."""

    def __init__(self, home: Path, *meddlers: Meddler) -> None:
        self._home = os.path.realpath(home)
        self._meddlers = meddlers
        self._handles: dict[int, str] = {}
        self._lock = threading.RLock()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Let every call go this way for as long as this lasts."""
        with ExitStack() as stack:
            for module, name, way in self._ways():
                stack.enter_context(patch.object(module, name, way))
            yield

    def open_files(self) -> list[str]:
        """Name the files that are open still."""
        return sorted(self._handles.values())

    def _ways(self) -> Iterator[tuple[Any, str, Callable[..., Any]]]:
        yield os, "open", self._open(os.open)
        yield io, "open", self._named("open", io.open)
        yield os, "close", self._close(os.close)
        yield os, "write", self._write(os.write)
        yield fcntl, "flock", self._handled("lock", fcntl.flock)
        for name, kind in _BY_HANDLE.items():
            yield os, name, self._handled(kind, getattr(os, name))
        for name, kind in _BY_NAME.items():
            yield os, name, self._named(kind, getattr(os, name))
        for name, kind in _BY_TWO_NAMES.items():
            yield os, name, self._moved(kind, getattr(os, name))

    def _ours(self, path: object) -> str | None:
        """Tell the whole path of a file that concerns us."""
        if not isinstance(path, str | os.PathLike):
            return None
        # Of the file itself, not of where a link leads, and without asking the system once more.
        whole = os.path.normpath(Path.cwd() / path)
        inside = whole == self._home or whole.startswith(self._home + os.sep)
        return whole if inside else None

    def _do(self, call: Call, act: Callable[[int | None], Any]) -> Any:  # noqa: ANN401 - any call
        with self._lock:
            allowed = [meddler.before(call) for meddler in self._meddlers]
            result = act(min((most for most in allowed if most is not None), default=None))
            if call.kind in ("open", "create") and isinstance(result, int):
                self._handles[result] = call.path
                call = replace(call, handle=result)
            for meddler in self._meddlers:
                meddler.after(call)
            return result

    def _named(self, kind: Kind, real: Callable[..., Any]) -> Callable[..., Any]:
        def way(path: Any = ".", *rest: Any, **named: Any) -> Any:  # noqa: ANN401
            ours = self._ours(path)
            if ours is None:
                return real(path, *rest, **named)
            return self._do(Call(kind, ours), lambda _: real(path, *rest, **named))

        return way

    def _moved(self, kind: Kind, real: Callable[..., Any]) -> Callable[..., Any]:
        def way(source: Any, target: Any, **named: Any) -> Any:  # noqa: ANN401
            ours, theirs = self._ours(source), self._ours(target)
            if ours is None or theirs is None:
                return real(source, target, **named)
            return self._do(Call(kind, ours, theirs), lambda _: real(source, target, **named))

        return way

    def _handled(self, kind: Kind, real: Callable[..., Any]) -> Callable[..., Any]:
        def way(handle: int, *rest: Any) -> Any:  # noqa: ANN401
            path = self._handles.get(handle)
            if path is None:
                return real(handle, *rest)
            return self._do(Call(kind, path, handle=handle), lambda _: real(handle, *rest))

        return way

    def _open(self, real: Callable[..., int]) -> Callable[..., int]:
        def way(path: Any, flags: int, *rest: Any, **named: Any) -> Any:  # noqa: ANN401
            ours = self._ours(path)
            if ours is None:
                return real(path, flags, *rest, **named)
            kind: Kind = "create" if flags & os.O_CREAT else "open"
            return self._do(Call(kind, ours), lambda _: real(path, flags, *rest, **named))

        return way

    def _write(self, real: Callable[[int, Any], int]) -> Callable[[int, Any], int]:
        def way(handle: int, data: Any) -> Any:  # noqa: ANN401
            path = self._handles.get(handle)
            if path is None:
                return real(handle, data)
            call = Call("write", path, handle=handle)
            return self._do(call, lambda most: real(handle, data if most is None else data[:most]))

        return way

    def _close(self, real: Callable[[int], None]) -> Callable[[int], None]:
        def way(handle: int) -> None:
            path = self._handles.pop(handle, None)
            if path is None:
                real(handle)
                return
            # However it ends, the file is closed afterwards, as the system does it.
            real(handle)
            self._do(Call("close", path, handle=handle), lambda _: None)

        return way
