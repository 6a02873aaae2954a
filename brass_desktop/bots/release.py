"""The table by which a release of the bots is judged: who plays whom, how often, and what is asked.

The rows are data. Their seeds are used for nothing else, so that no choice was ever made on them.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from brass_desktop.bots.match import MatchRecord
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


class Row(NamedTuple):
    """Games of one kind: entrants by seat, as the arena's command line writes them."""

    seats: tuple[str, ...]
    games: int
    seed: int
    demands: tuple[Demand, ...]

    @property
    def name(self) -> str:
        """Say how many players and who."""
        return f"{len(self.seats)}p {' - '.join(dict.fromkeys(self.seats))}"


SECONDS: Final = {"apprentice": 0.2, "foreman": 0.7, "industrialist": 2.0, "magnate": 6.0}
"""How long each level may take for nineteen decisions in twenty."""


def read_figures(row: Row, records: Sequence[MatchRecord]) -> Figures:
    """Sum up the games of a row; two entrants are compared, the first with the second."""
    labels = list(dict.fromkeys(row.seats))
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


def _in_time(*levels: str) -> tuple[Demand, ...]:
    """Ask that no search was cut short, and for the time of a decision."""
    times = (Demand(f"seconds.{level}", "mean", SECONDS[level], at_most=True) for level in levels)
    return (Demand("overran", "mean", 0, at_most=True), *times)


def _ladder(upper: str, lower: str, seed: int) -> Row:
    """Ask a level to win clearly against the one below it, two at the table."""
    wins = (Demand("wins", "mean", 0.70), Demand("wins", "low", 0.63))
    return Row((upper, lower), 200, seed, wins + _in_time(upper, lower))


def _ladder_of_four(upper: str, lower: str, seed: int) -> Row:
    """Ask a level to be surely above the one below it, two seats each."""
    above = (Demand("points", "low", 0.0), Demand("wins", "low", 0.5))
    return Row((upper, lower) * 2, 40, seed, above + _in_time(upper, lower))


def _self_play(players: int, seat: float, winner: float, seed: int, *more: Demand) -> Row:
    """Ask for points at a table of equals; the figure asked for may lie within the interval."""
    points = (Demand("seat", "high", seat), Demand("winner", "high", winner))
    return Row(("magnate",) * players, 60, seed, points + more + _in_time("magnate"))


ROWS: Final = (
    _self_play(
        4, 120, 137, 710_000, Demand("lowest_tenth", "mean", 90), Demand("lowest", "mean", 40)
    ),
    _self_play(3, 140, 155, 720_000),
    _self_play(2, 158, 165, 730_000),
    _ladder("magnate", "industrialist", 740_000),
    _ladder("industrialist", "foreman", 750_000),
    _ladder("foreman", "apprentice", 760_000),
    _ladder_of_four("magnate", "industrialist", 770_000),
    _ladder_of_four("industrialist", "foreman", 780_000),
    _ladder_of_four("foreman", "apprentice", 790_000),
)
