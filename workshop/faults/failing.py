"""Faults of a disk: at some call it begins to fail, for a while or until it is mended."""

import errno
import os
from dataclasses import dataclass
from typing import Final, Literal

from workshop.faults.system_calls import Call, Kind

Error = Literal["full", "forbidden", "broken", "short"]
ERRORS: Final[tuple[Error, ...]] = ("full", "forbidden", "broken", "short")
_NUMBERS: Final = {
    "full": errno.ENOSPC,
    "forbidden": errno.EACCES,
    "broken": errno.EIO,
    "short": errno.ENOSPC,
}
_CHANGING: Final[frozenset[Kind]] = frozenset({"create", "make", "rename", "link", "write", "sync"})
_HIT: Final[dict[Error, frozenset[Kind] | None]] = {
    "full": _CHANGING,
    "forbidden": _CHANGING | {"open", "unlink", "list"},
    "broken": None,
    "short": frozenset({"write"}),
}
"""Which calls go on failing while a fault lasts; the first one fails whatever it is."""
FOR_EVER: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong, from which call on, and for how many calls."""

    position: int
    error: Error
    lasts: int

    def __str__(self) -> str:
        calls = "until mended" if self.lasts == FOR_EVER else f"for {self.lasts} calls"
        return f"{self.error} at call {self.position} {calls}"


class FailingDisk:
    """Counts the calls, and lets those fail that a fault concerns."""

    def __init__(self, fault: Fault | None = None) -> None:
        self._fault = fault
        self.calls = 0
        self.failed: list[Call] = []

    def before(self, call: Call) -> int | None:
        """Fail if the time has come."""
        self.calls += 1
        fault = self._fault
        if fault is None or not fault.position <= self.calls < fault.position + fault.lasts:
            return None
        hit = _HIT[fault.error]
        first = not self.failed and fault.error != "short"
        if not first and hit is not None and call.kind not in hit:
            return None
        self.failed.append(call)
        if fault.error == "short" and len(self.failed) == 1:
            return 100
        number = _NUMBERS[fault.error]
        raise OSError(number, os.strerror(number), call.path)

    def after(self, call: Call) -> None:
        """Nothing is left to do."""

    def mend(self) -> None:
        """Let everything work again."""
        self._fault = None
