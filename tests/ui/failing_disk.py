"""A disk that gives up, for as long as a test wants: every way a player's disk does it."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from brass_desktop.services import disk

_CHANGES: Final = ("create", "replace", "give_new_name", "link", "unlink")
FAULTS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "full": (errno.ENOSPC, ("write",)),
    "full, no name left": (errno.ENOSPC, ("create", "make_folder")),
    "read-only": (errno.EROFS, (*_CHANGES, "make_folder")),
    "home 0555": (errno.EACCES, (*_CHANGES, "make_folder")),
    "saves 000": (errno.EACCES, (*_CHANGES, "entries", "facts", "reopen")),
    "broken": (errno.EIO, ("sync",)),
}
"""By name: the error, and the calls of the system that meet it."""


def failing(code: int) -> Callable[..., Any]:
    """Make a call of the system that fails."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@contextmanager
def failing_disk(fault: str = "full") -> Iterator[None]:
    """Let the disk fail meanwhile."""
    code, calls = FAULTS[fault]
    with pytest.MonkeyPatch.context() as faults:
        for call in calls:
            faults.setattr(disk, call, failing(code))
        yield
