"""Plays the games of the arena: every deal with every rotation, in one process or several."""

import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from time import perf_counter, process_time
from typing import NamedTuple

from brass_desktop.bots.entrant import AnyEntrant
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.match import play_match
from brass_desktop.bots.record import MatchRecord
from brass_desktop.commands.parsing import seeds
from brass_desktop.core.types import Setup
from brass_desktop.games.shelf import load_game

LOOPS = 2_000_000
"""Length of the calibration loop: about a tenth of a second on a fast desktop core."""


class Task(NamedTuple):
    """A game to be played, named rather than loaded so that another process can play it."""

    game: str
    setup: Setup
    seats: tuple[AnyEntrant, ...]


class PlayedGames(NamedTuple):
    """Games and what they cost."""

    records: list[MatchRecord]
    seconds: float
    processor_seconds: float
    """Summed over all processes; a busy machine lengthens it less than the seconds."""


def schedule(
    game: str, seats: tuple[AnyEntrant, ...], games: int, seed: int, options: Mapping[str, bool]
) -> list[Task]:
    """Return every deal with every different rotation of the entrants."""
    turned = [seats[at:] + seats[:at] for at in range(len(seats))]
    rotations = list({tuple(e.label for e in one): one for one in turned}.values())
    deals = -(-games // len(rotations))
    return [
        Task(game, Setup(len(seats), deal, options), rotation)
        for deal in seeds(seed, deals)
        for rotation in rotations
    ]


def play(tasks: Sequence[Task], jobs: int) -> PlayedGames:
    """Play all games; the number of processes changes nothing but the time."""
    started = perf_counter()
    games = list(_games(tasks, jobs))
    seconds = perf_counter() - started
    return PlayedGames([record for record, _ in games], seconds, sum(used for _, used in games))


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
    with _interrupts_wait():
        # Spawned like the game's own worker, so that the arena behaves alike on every system.
        pool = get_context("spawn").Pool(min(jobs, len(tasks)), _ignore_interrupts)
    with pool:
        yield from pool.map(_game, tasks, chunksize=1)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which a terminal sends to every process, to the one that waits for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started meanwhile never hear it, this one will."""
    if sys.platform == "win32":
        yield
        return
    # Otherwise it would be started meanwhile, and let the signal through when it is.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _game(task: Task) -> tuple[MatchRecord, float]:
    started = process_time()
    game = load_game(task.game)
    record = play_match(game, load_kit(game), task.seats, task.setup, perf_counter)
    return record, process_time() - started
