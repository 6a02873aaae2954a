"""Free text from outside as eyes see it: names and titles that were typed, pasted or read.

Unicode has letters without shape, marks that turn a line around and halves of letters. No file is
refused for them, but nothing is drawn, listed or named by what nobody can see.
"""

import re
import unicodedata
from typing import Final

LONGEST_LINE: Final = 1_200
"""Letters of a line that are looked at; no window is as wide."""
UNKNOWN: Final = "?"
"""Stands for half a letter, such as a byte of a file's name that is no UTF-8."""

_HALVES: Final = re.compile("[\ud800-\udfff]")
_BREAKS: Final = re.compile("[\t-\r\x1c-\x1f\x85\u2028\u2029]")
_UNSEEN: Final = re.compile(
    "[\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Controls, marks of direction, joiners, selectors, tags, and letters that are blank by intent."""
_PILES: Final = re.compile(
    "([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3})"
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
"""More accents on one letter than any language sets."""
_SEEN: Final = "LNPS"
"""Initials of the categories of letters, numbers, signs and symbols."""


def visible(text: str) -> str:
    """Give one line of a text with everything left out that has no shape of its own."""
    text = text[:LONGEST_LINE]
    if text.isascii() and text.isprintable():
        return text
    text = _HALVES.sub(UNKNOWN, _BREAKS.sub(" ", text))
    return unicodedata.normalize("NFC", _PILES.sub(r"\1", _UNSEEN.sub("", text)))


def named(text: str) -> str:
    """Make a name of a text: visible, with single spaces; empty if nobody could read it."""
    name = " ".join(visible(text).split())
    return name if any(unicodedata.category(letter)[0] in _SEEN for letter in name) else ""
