"""Phrases that several rows of a price share."""

from collections.abc import Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.present.text.numbers import signed


def income_change(naming: Naming, seat: Seat, before: int, after: int) -> str:
    """Tell what becomes of a level of income; a few spaces may leave it as it is."""
    levels, name = naming.rules.income_level, naming.seat(seat)
    if levels[before] == levels[after]:
        return text.INCOME_STAYS(name=name, level=signed(levels[after]))
    return text.INCOME_RISES(name=name, before=signed(levels[before]), after=signed(levels[after]))


def joined(parts: Sequence[str]) -> str:
    """Write several things as one list."""
    told, *more = parts
    for part in more:
        told = text.BOTH_SOURCES(first=told, second=part)
    return told
