"""A made-up language two fifths longer than English, to find words that do not fit."""

import gettext
import re
from typing import Final

_LONGER: Final = {"a": "aā", "e": "eē", "i": "iī", "o": "oō", "u": "uū", "y": "yý"}
_PLACEHOLDER: Final = re.compile(r"(\{[^}]*\})")
_GROWTH: Final = 1.4


class PseudoTranslations(gettext.NullTranslations):
    """Stretch every sentence inside its words and leave placeholders alone."""

    def gettext(self, message: str) -> str:
        """Stretch one sentence."""
        return stretch(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Stretch the form English would take."""
        return stretch(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """Stretch regardless of the context."""
        return stretch(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """Stretch the form English would take, regardless of the context."""
        return self.ngettext(msgid1, msgid2, n)


def stretch(message: str) -> str:
    """Lengthen by doubling vowels, then by letters at the end of words, to 140 %."""
    pieces = _PLACEHOLDER.split(message)
    return "".join(piece if piece.startswith("{") else _stretched(piece) for piece in pieces)


def _stretched(words: str) -> str:
    return " ".join(_stretched_word(word) for word in words.split(" "))


def _stretched_word(word: str) -> str:
    letters = sum(letter.isalpha() for letter in word)
    wanted = len(word) + round(letters * (_GROWTH - 1))
    grown = ""
    for index, letter in enumerate(word):
        left = wanted - len(grown) - (len(word) - index)
        grown += _LONGER.get(letter, letter) if left > 0 else letter
    tail = len(grown.rstrip(".,:;!?…"))
    return grown[:tail] + "ń" * (wanted - len(grown)) + grown[tail:]
