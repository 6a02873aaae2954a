"""What many matches say: means, spreads and 95 % intervals with the deal as the unit.

Every deal is played with the entrants moved round the table, so that seat and cards cancel; two
entrants of equal parameters therefore differ by exactly nothing.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from brass_desktop.bots.record import MatchRecord

Z95 = 1.96


class Interval(NamedTuple):
    """A mean with the half-width of its 95 % interval."""

    mean: float
    half_width: float


class EntrantTally(NamedTuple):
    """What one entrant did over all games."""

    games: int
    points: Interval
    spread: float
    """Standard deviation of the points of a seat."""
    lowest: int
    lowest_tenth: float
    """The points that nine seats in ten exceed."""
    wins: Interval
    """Share of its tables won, ties split, per seat it held; 1 / players is par."""
    seconds_median: float
    seconds_95: float
    seconds_most: float
    nodes: float
    overran: int


class Duel(NamedTuple):
    """One entrant against another at the same tables."""

    points: Interval
    wins: Interval
    """Share of the points of wins between the two, ties half."""


def interval(values: Sequence[float]) -> Interval:
    """Return mean and half-width over independent values."""
    if len(values) < 2:
        return Interval(fmean(values), float("inf"))
    return Interval(fmean(values), Z95 * stdev(values) / sqrt(len(values)))


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share lies, without interpolation."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def by_deal(records: Sequence[MatchRecord]) -> list[list[MatchRecord]]:
    """Group the matches of one deal."""
    groups: dict[int, list[MatchRecord]] = defaultdict(list)
    for record in records:
        groups[record.seed].append(record)
    return list(groups.values())


def tally_entrant(records: Sequence[MatchRecord], label: str) -> EntrantTally:
    """Sum up one entrant."""
    points = [float(p) for r in records for who, p in _seats(r) if who == label]
    seconds = [
        second
        for record in records
        for seat, who in enumerate(record.labels)
        if who == label
        for second in record.seconds[seat]
    ]
    deals = by_deal(records)
    held = [seat for r in records for seat, who in enumerate(r.labels) if who == label]
    return EntrantTally(
        games=len(records),
        points=interval([_mean_points(deal, label) for deal in deals]),
        spread=stdev(points) if len(points) > 1 else 0.0,
        lowest=int(min(points)),
        lowest_tenth=quantile(points, 0.1),
        wins=interval([_win_share(deal, label) for deal in deals]),
        seconds_median=quantile(seconds, 0.5),
        seconds_95=quantile(seconds, 0.95),
        seconds_most=max(seconds),
        nodes=_total(records, label, lambda record: record.nodes) / len(held),
        overran=_total(records, label, lambda record: record.overran),
    )


def tally_duel(records: Sequence[MatchRecord], one: str, other: str) -> Duel:
    """Compare two entrants, deal by deal."""
    deals = by_deal(records)
    return Duel(
        points=interval([_mean_points(d, one) - _mean_points(d, other) for d in deals]),
        wins=interval([_duel_share(d, one, other) for d in deals]),
    )


def mean_winner(records: Sequence[MatchRecord]) -> Interval:
    """Return the mean of the best seat."""
    return interval([fmean(max(record.points) for record in deal) for deal in by_deal(records)])


def mean_seat(records: Sequence[MatchRecord]) -> Interval:
    """Return the mean over all seats."""
    return interval([fmean(fmean(record.points) for record in deal) for deal in by_deal(records)])


def _seats(record: MatchRecord) -> list[tuple[str, int]]:
    return list(zip(record.labels, record.points, strict=True))


def _mean_points(deal: Sequence[MatchRecord], label: str) -> float:
    return fmean(p for record in deal for who, p in _seats(record) if who == label)


def _win_share(deal: Sequence[MatchRecord], label: str) -> float:
    """Return wins per seat held, a shared win counted in parts."""
    seats = sum(record.labels.count(label) for record in deal)
    return sum(_wins(record, label) for record in deal) / seats


def _wins(record: MatchRecord, label: str) -> float:
    return sum(record.labels[seat] == label for seat in record.winners) / len(record.winners)


def _duel_share(deal: Sequence[MatchRecord], one: str, other: str) -> float:
    """Return the first's part of the wins of the two; half when neither won anything."""
    ours, theirs = (sum(_wins(record, label) for record in deal) for label in (one, other))
    return ours / (ours + theirs) if ours + theirs else 0.5


def _total(
    records: Sequence[MatchRecord], label: str, counts: Callable[[MatchRecord], tuple[int, ...]]
) -> int:
    return sum(
        counts(record)[seat]
        for record in records
        for seat, who in enumerate(record.labels)
        if who == label
    )
