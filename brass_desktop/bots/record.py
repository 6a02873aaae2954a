"""What is kept of one game between bots."""

from dataclasses import dataclass

Ledger = dict[str, float]
"""Counts of what a seat did, by dotted name, such as `canal.points.link`."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """How a game ended, by seat."""

    seed: int
    labels: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """How long each decision took."""
    nodes: tuple[int, ...]
    overran: tuple[int, ...]
    """Decisions that the wall clock cut short; a table with any of them proves nothing."""
    ledgers: tuple[Ledger, ...]
