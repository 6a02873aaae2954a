"""Plays the games of the arena: every deal with every rotation, in one process or several."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import NamedTuple

from brass_desktop.bots.entrant import Entrant
from brass_desktop.bots.match import MatchRecord, play_match

LOOPS = 2_000_000
"""Length of the calibration loop: about a tenth of a second on a fast desktop core."""

Clock = Callable[[], float]
Task = tuple[tuple[Entrant, ...], int, Clock]


class Played(NamedTuple):
    """Games and what they cost."""

    records: list[MatchRecord]
    seconds: float
    processor_seconds: float
    """Summed over all processes; a busy machine lengthens it less than the seconds."""


def schedule(seats: tuple[Entrant, ...], games: int, seed: int) -> list[Task]:
    """Return every deal with every different rotation of the entrants."""
    turned = [seats[at:] + seats[:at] for at in range(len(seats))]
    rotations = list({tuple(e.label for e in one): one for one in turned}.values())
    deals = -(-games // len(rotations))
    return [
        (rotation, seed + deal, perf_counter) for deal in range(deals) for rotation in rotations
    ]


def play(tasks: Sequence[Task], jobs: int) -> Played:
    """Play all games; the number of processes changes nothing but the time."""
    started = perf_counter()
    games = list(_games(tasks, jobs))
    seconds = perf_counter() - started
    return Played([record for record, _ in games], seconds, sum(used for _, used in games))


def calibration_loop() -> float:
    """Time a fixed loop, so that times of different machines can be compared."""
    started = perf_counter()
    total = 0
    for number in range(LOOPS):
        total += number & 7
    return perf_counter() - started


def _games(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[MatchRecord, float]]:
    if jobs == 1:
        yield from map(_game, tasks)
        return
    # Spawned like the game's own worker, so that the arena behaves alike on every system.
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.map(_game, tasks, chunksize=1)


def _game(task: Task) -> tuple[MatchRecord, float]:
    started = process_time()
    record = play_match(*task)
    return record, process_time() - started
