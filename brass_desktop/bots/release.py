"""How a release of a game's bots is judged: rows of games, and what is asked of their figures."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from brass_desktop.bots.record import MatchRecord
from brass_desktop.bots.tally import (
    Interval,
    mean_seat,
    mean_winner,
    tally_duel,
    tally_entrant,
)

Figures = Mapping[str, Interval]
"""What a row found, by name; a figure that is no mean has no width."""


class Demand(NamedTuple):
    """What is asked of one figure."""

    figure: str
    bound: Literal["low", "mean", "high"]
    """Which part of its 95 % interval is compared."""
    limit: float
    at_most: bool = False

    def found(self, figures: Figures) -> float:
        """Return the number that is compared."""
        mean, half_width = figures[self.figure]
        return mean + {"low": -half_width, "mean": 0.0, "high": half_width}[self.bound]

    def holds(self, figures: Figures) -> bool:
        """Tell whether the number is on the right side of the limit."""
        found = self.found(figures)
        return found <= self.limit if self.at_most else found >= self.limit


class ReleaseRow(NamedTuple):
    """Games of one kind: entrants by seat, as the arena's command line writes them."""

    seats: tuple[str, ...]
    games: int
    seed: int
    demands: tuple[Demand, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """Who takes part, each once, as the records call them."""
        return tuple(dict.fromkeys(seat.partition("#")[2] or seat for seat in self.seats))

    @property
    def name(self) -> str:
        """Say how many players and who."""
        return f"{len(self.seats)}p {' - '.join(self.labels)}"


def read_figures(row: ReleaseRow, records: Sequence[MatchRecord]) -> Figures:
    """Sum up the games of a row; two entrants are compared, the first with the second."""
    labels = row.labels
    tallies = {label: tally_entrant(records, label) for label in labels}
    figures = {f"seconds.{label}": _exactly(tallies[label].seconds_95) for label in labels}
    figures["overran"] = _exactly(sum(tally.overran for tally in tallies.values()))
    if len(labels) > 1:
        duel = tally_duel(records, *labels)
        return {"points": duel.points, "wins": duel.wins, **figures}
    tally = tallies[labels[0]]
    return {
        "seat": mean_seat(records),
        "winner": mean_winner(records),
        "lowest_tenth": _exactly(tally.lowest_tenth),
        "lowest": _exactly(tally.lowest),
        **figures,
    }


def _exactly(number: float) -> Interval:
    return Interval(number, 0.0)
