"""The table by which a release of the bots is judged: who plays whom, how often, and what is asked.

The rows are data. Their seeds are used for nothing else, so that no choice was ever made on them.
"""

from typing import Final

from brass_desktop.bots.release import Demand, ReleaseRow

SECONDS: Final = {"apprentice": 0.2, "foreman": 0.7, "industrialist": 2.0, "magnate": 6.0}
"""How long each level may take for nineteen decisions in twenty."""


def _in_time(*levels: str) -> tuple[Demand, ...]:
    """Ask that no search was cut short, and for the time of a decision."""
    times = (Demand(f"seconds.{level}", "mean", SECONDS[level], at_most=True) for level in levels)
    return (Demand("overran", "mean", 0, at_most=True), *times)


def _ladder(upper: str, lower: str, seed: int) -> ReleaseRow:
    """Ask a level to win clearly against the one below it, two at the table."""
    wins = (Demand("wins", "mean", 0.70), Demand("wins", "low", 0.63))
    return ReleaseRow((upper, lower), 200, seed, wins + _in_time(upper, lower))


def _ladder_of_four(upper: str, lower: str, seed: int) -> ReleaseRow:
    """Ask a level to be surely above the one below it, two seats each."""
    above = (Demand("points", "low", 0.0), Demand("wins", "low", 0.5))
    return ReleaseRow((upper, lower) * 2, 40, seed, above + _in_time(upper, lower))


def _sure_ladder_of_four(upper: str, lower: str, seed: int) -> ReleaseRow:
    """Ask a level to win clearly against the one below it, two seats each."""
    wins = (Demand("wins", "mean", 0.70), Demand("wins", "low", 0.60))
    return ReleaseRow((upper, lower) * 2, 100, seed, wins + _in_time(upper, lower))


def _nobody_ruined(players: int, seat: float, seed: int) -> ReleaseRow:
    """Ask for points at a table of equals, where the lowest tenth has half of them at least."""
    points = (Demand("seat", "high", seat), Demand("lowest_tenth", "mean", seat / 2))
    return ReleaseRow(("magnate",) * players, 24, seed, points + _in_time("magnate"))


def _self_play(players: int, seat: float, winner: float, seed: int, *more: Demand) -> ReleaseRow:
    """Ask for points at a table of equals; the figure asked for may lie within the interval."""
    points = (Demand("seat", "high", seat), Demand("winner", "high", winner))
    return ReleaseRow(("magnate",) * players, 60, seed, points + more + _in_time("magnate"))


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

LANCASHIRE_ROWS: Final = (
    _nobody_ruined(4, 110, 1_710_000),
    _nobody_ruined(3, 140, 1_720_000),
    _nobody_ruined(2, 120, 1_730_000),
    _sure_ladder_of_four("magnate", "industrialist", 1_770_000),
    _sure_ladder_of_four("industrialist", "foreman", 1_780_000),
    _sure_ladder_of_four("foreman", "apprentice", 1_790_000),
)
