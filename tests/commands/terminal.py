"""A terminal of any encoding and language, in this process and in one of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Told(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def typed(
    patch: pytest.MonkeyPatch,
    main: Callable[[Sequence[str]], int],
    words: Sequence[str],
    language: str = "en",
    encoding: str = "utf-8",
) -> Told:
    """Type a command line; a traceback would come out of this as the exception that it is."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2)]
    patch.setenv("LANGUAGE", language)
    with patch.context() as while_it_runs:
        while_it_runs.setattr(sys, "stdout", streams[0])
        while_it_runs.setattr(sys, "stderr", streams[1])
        try:
            code = main(list(words))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
    said = []
    for stream in streams:
        stream.flush()
        raw = stream.buffer
        assert isinstance(raw, io.BytesIO)
        said.append(raw.getvalue().decode(encoding))
    return Told(code, *said)


def started(
    words: Sequence[str], home: Path, package: str = "brass_desktop", **environment: str
) -> "subprocess.Popen[bytes]":
    """Start the program as a shell does, in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", package, *words],
        cwd=ROOT,
        env={**os.environ, "BRASS_DESKTOP_HOME": str(home), **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
