"""The terminal a command talks to: whatever letters it has, and whenever it hangs up."""

import codecs
import contextlib
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from typing import Final

from brass_desktop.present.text import command_line as words

EXIT_FAILED: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
"""What a shell expects of a program that was stopped by Ctrl-C."""
PLAIN: Final = "brass-desktop-plain"
"""Under this name Python's streams find `_plainly`."""
LONGEST_ECHO: Final = 600
"""A refusal repeats no more than this many letters of what was typed."""
_STAND_INS: Final = {
    "ł": "l",
    "Ł": "L",
    "−": "-",
    "–": "-",
    "—": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "·": "-",
    "×": "x",
    "±": "+/-",
    "≤": "<=",
    "≥": ">=",
    "→": "->",
    "←": "<-",
    "£": "GBP",
}
"""What a terminal without such a sign is shown; letters lose their marks by themselves."""


def settle() -> None:
    """Let both streams write what their encoding can, and something legible for the rest."""
    codecs.register_error(PLAIN, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def can_show(text: str) -> bool:
    """Tell whether the terminal has these letters, be it without their marks."""
    encoding = getattr(sys.stdout or sys.stderr, "encoding", None) or "ascii"
    return all(_fits(letter, encoding) or _plain(letter) != "?" for letter in text)


def one_line(text: str, longest: int | None = None) -> str:
    """Make text from outside harmless to a terminal: no control signs, no end of a line."""
    if longest is not None and len(text) > longest:
        # What is possible stands at the end.
        text = f"{text[: longest // 2]}…{text[-longest // 2 :]}"
    return "".join(letter if letter.isprintable() else _harmless(letter) for letter in text)


def guarded(work: Callable[[], int]) -> int:
    """Do a command's work; Ctrl-C, a closed pipe and a full disk end it without a traceback."""
    try:
        with _flushed():
            return work()
    except BrokenPipeError:
        # Whoever read our output has had enough.
        _hang_up()
        return EXIT_FAILED
    except KeyboardInterrupt:
        _hang_up()
        return EXIT_INTERRUPTED
    except OSError as error:
        _hang_up()
        complain(words.SYSTEM_REFUSED(reason=one_line(error.strerror or str(error), LONGEST_ECHO)))
        return EXIT_FAILED


def complain(sentence: str) -> None:
    """Say what is wrong where that belongs; if nobody listens there either, so be it."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


@contextlib.contextmanager
def _flushed() -> Iterator[None]:
    """Write out what was said, also before an exit, so that a failure shows here and not later."""
    try:
        yield
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _hang_up() -> None:
    """Point the output nowhere: Python flushes it once more at the very end and would complain."""
    with contextlib.suppress(OSError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Answer a stream whose encoding lacks a letter."""
    assert isinstance(error, UnicodeEncodeError), "streams of ours are written, not read"
    unknown = error.object[error.start : error.end]
    return "".join(map(_plain, unknown)), error.end


def _plain(letter: str) -> str:
    """Write a letter in ASCII: by its stand-in or without its marks, else as a question mark."""
    bare = _STAND_INS.get(letter) or unicodedata.normalize("NFKD", letter)
    return bare.encode("ascii", "ignore").decode() or "?"


def _fits(letter: str, encoding: str) -> bool:
    try:
        letter.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _harmless(letter: str) -> str:
    """Stand in for a letter that is not printed: spaces of any kind stay, marks of order go."""
    category = unicodedata.category(letter)
    if category == "Zs":
        return letter
    return "" if category == "Cf" else "?"
