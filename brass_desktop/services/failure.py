"""Why something could not be written, in the few kinds that a player can do something about."""

import errno
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

FailureCode = Literal["full", "forbidden", "gone", "slow", "failed"]

_CODES: Final[dict[int | None, FailureCode]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENOTDIR: "gone",
    errno.ENOTCONN: "gone",
    errno.ESTALE: "gone",
}


@dataclass(frozen=True, slots=True)
class Failure:
    """A write that did not work; it is being tried again."""

    code: FailureCode
    path: Path
    detail: str


def failure_of(error: Exception, path: Path) -> Failure:
    """Sort an error of a write by what a player can do about it."""
    if not isinstance(error, OSError):
        return Failure("failed", path, repr(error))
    return Failure(_CODES.get(error.errno, "failed"), path, error.strerror or str(error))
