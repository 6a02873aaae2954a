"""Amounts of money and points within a sentence, as the languages write them."""

import re
from functools import cache

from brass_desktop.games.brass.present.text.names import POINTS, POUNDS


def amounts_apart(sentence: str) -> list[str]:
    """Split a sentence so that every second part is an amount of money or points."""
    return _amounts(POUNDS(pounds="").strip(), POINTS(points="").strip()).split(sentence)


@cache
def _amounts(money: str, points: str) -> re.Pattern[str]:
    """Find numbers beside the signs that a language has for money and points."""
    pounds, signs = re.escape(money), f"(?:{re.escape(money)}|{re.escape(points)})"
    return re.compile(rf"([+−]?{pounds}\d+|[+−]?\d+[ \u00a0]?{signs}(?!\w))")
