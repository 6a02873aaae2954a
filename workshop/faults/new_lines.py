"""Which lines of the program a file has reached that no file before it had.

Python 3.11 can be watched by a trace function only, which is slow for whoever runs often. So within
one visit a function is watched during its first calls, and no longer at all once every line of it
has been reached.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import brass_desktop

_PACKAGE: Final = str(Path(brass_desktop.__file__).parent)
_WATCHED_CALLS: Final = 8
"""How often a function is watched in one visit; what is new is mostly new at once."""


class NewLines:
    """Watches the program while it works, and counts lines reached for the first time."""

    def __init__(self) -> None:
        self.fresh = 0
        """Lines that the latest visit was the first to reach."""
        self.reached = 0
        self._left: dict[CodeType, set[int]] = {}
        """Of our functions: the lines that nothing has reached yet."""
        self._done: set[CodeType] = set()
        """Functions that can show nothing new, and those of others."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch what happens inside the block."""
        self.fresh = 0
        sys.settrace(self._watcher())
        try:
            yield
        finally:
            sys.settrace(None)
            self.reached += self.fresh

    def _watcher(self) -> Callable[[FrameType, str, object], Any]:
        """Make what hears of every call; nearly all of them must cost next to nothing."""
        silent, calls = set(self._done), Counter[CodeType]()

        def hear(frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401 - as sys types it
            code = frame.f_code
            if code in silent:
                return None
            calls[code] += 1
            if not self._lines_left(code) or calls[code] > _WATCHED_CALLS:
                silent.add(code)
                return None
            return self._line

        return hear

    def _lines_left(self, code: CodeType) -> set[int]:
        if code not in self._left:
            ours = code.co_filename.startswith(_PACKAGE)
            self._left[code] = {line for *_, line in code.co_lines() if line} if ours else set()
        if not self._left[code]:
            self._done.add(code)
        return self._left[code]

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401 - as sys types it
        left = self._left[frame.f_code]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.fresh += 1
        return self._line if left else None
