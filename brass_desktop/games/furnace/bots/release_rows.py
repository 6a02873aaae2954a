"""The table by which a release of the bots is judged: who plays whom, how often, and what is asked.

The rows are data. Their seeds are used for nothing else, so that no choice was ever made on them.
"""

from typing import Final

from brass_desktop.bots.release import Demand, ReleaseRow

SECONDS: Final = {"apprentice": 0.2, "foreman": 0.7, "industrialist": 2.0, "magnate": 6.0}
"""How long each level may take for nineteen decisions in twenty."""

GREEDY: Final = "industrialist:horizon=1:noise=0:threats=0:candidates=0:highest=1#greedy"
"""Bids its highest disc where it would get most if bidding ended now, by its next production."""


def _in_time(*levels: str) -> tuple[Demand, ...]:
    """Ask that no search was cut short, and for the time of a decision."""
    times = (Demand(f"seconds.{level}", "mean", SECONDS[level], at_most=True) for level in levels)
    return (Demand("overran", "mean", 0, at_most=True), *times)


def _ladder(upper: str, lower: str, seed: int) -> ReleaseRow:
    """Ask a level to win clearly against the one below it, two at the table."""
    wins = (Demand("wins", "mean", 0.70), Demand("wins", "low", 0.63))
    return ReleaseRow((upper, lower), 200, seed, wins + _in_time(upper, lower))


def _ladder_of_four(upper: str, lower: str, seed: int) -> ReleaseRow:
    """Ask the same of two seats against two, by their share of the wins."""
    wins = (Demand("wins", "mean", 0.70), Demand("wins", "low", 0.63))
    return ReleaseRow((upper, lower) * 2, 100, seed, wins + _in_time(upper, lower))


def _against_greedy(seed: int) -> ReleaseRow:
    """Ask one magnate to win most games against three greedy bidders, every seat in turn."""
    wins = (Demand("wins", "mean", 0.60), Demand("wins", "low", 0.53))
    seats = ("magnate", GREEDY, GREEDY, GREEDY)
    return ReleaseRow(seats, 200, seed, wins + _in_time("magnate"))


ROWS: Final = (
    _ladder("magnate", "industrialist", 2_740_000),
    _ladder("industrialist", "foreman", 2_750_000),
    _ladder("foreman", "apprentice", 2_760_000),
    _ladder_of_four("magnate", "industrialist", 2_770_000),
    _ladder_of_four("industrialist", "foreman", 2_780_000),
    _ladder_of_four("foreman", "apprentice", 2_790_000),
    _against_greedy(2_710_000),
)
