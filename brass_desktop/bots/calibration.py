"""The calibration tables: what the seats of many games did, on average.

They are compared before and after a change, because a mean of points hides how it came about.
"""

from collections.abc import Sequence
from statistics import fmean

from brass_desktop.bots.record import Ledger, MatchRecord

Means = dict[str, float]
"""Mean over all seats and over the winners."""


def calibration_table(records: Sequence[MatchRecord]) -> dict[str, dict[str, Means]]:
    """Return the means of every counted thing, grouped by the first part of its name."""
    everyone = [book for record in records for book in record.ledgers]
    winners = [record.ledgers[seat] for record in records for seat in record.winners]
    table: dict[str, dict[str, Means]] = {}
    for name in sorted({name for book in everyone for name in book}):
        group, _, rest = name.partition(".")
        row = {"all": _mean(everyone, name), "winners": _mean(winners, name)}
        table.setdefault(group, {})[rest] = row
    return table


def _mean(books: Sequence[Ledger], name: str) -> float:
    return round(fmean(book.get(name, 0.0) for book in books), 2)
