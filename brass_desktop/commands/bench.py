"""`brass-desktop bench`: measure the rules core, with a calibration loop beside every figure.

Machines differ and are busy; the ratio to the calibration loop of the same run is what compares.
"""

import argparse
import json
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from brass_desktop.bots.greedy import GreedyBot
from brass_desktop.bots.player import Bot, RandomBot
from brass_desktop.commands import bench_saves
from brass_desktop.commands.simulate import simulate
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.ids import ACTING, RAIL_ERA
from brass_desktop.games.brass.state import BrassState
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports as text
from brass_desktop.present.text.names import decimal

REPEATS = 5
CALIBRATION_LOOPS = 100_000


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: the best of several runs, in microseconds per call."""

    name: str
    microseconds: float
    calibration_ms: float
    ratio: float
    """Microseconds per call for each millisecond of the calibration loop."""
    note: str = ""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=words.JSON())
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--saves", action="store_true", help=words.MEASURE_SAVES())
    kind.add_argument("--ui", action="store_true", help=words.MEASURE_FRAMES())


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; frames and saved games have benchmarks of their own."""
    if arguments.ui:
        from brass_desktop.commands import bench_ui  # noqa: PLC0415 - opens pygame

        return bench_ui.report(as_json=arguments.json)
    if arguments.saves:
        return bench_saves.report(as_json=arguments.json)
    figures = measure()
    memory = finished_game_megabytes()
    if arguments.json:
        print(json.dumps({"figures": [asdict(f) for f in figures], "game_megabytes": memory}))
        return 0
    _print(figures, memory)
    return 0


def _print(figures: Sequence[Figure], memory: float) -> None:
    width = max(len(name) for name in (*(f.name for f in figures), text.GAME_MEMORY()))
    for figure in figures:
        line = text.FIGURE(
            name=figure.name.ljust(width),
            microseconds=decimal(figure.microseconds).rjust(10),
            calibration=decimal(figure.calibration_ms, 2).rjust(6),
            ratio=decimal(figure.ratio, 3).rjust(8),
            note=figure.note,
        )
        print(line.rstrip())
    name, megabytes = text.GAME_MEMORY().ljust(width), decimal(memory).rjust(10)
    print(text.MEGABYTES(name=name, megabytes=megabytes))


def calibrate() -> float:
    """Return the milliseconds a fixed loop of plain Python takes now."""
    began = time.perf_counter()
    total = 0
    for number in range(CALIBRATION_LOOPS):
        total += number * number % 7
    return (time.perf_counter() - began) * 1000


def measure() -> list[Figure]:
    """Measure clone, apply, sample and legal actions on random and on competent positions."""
    random_positions = positions(RandomBot(), games=12)
    competent = positions(GreedyBot(), games=6)
    return [
        *_measure_on(text.RANDOM_POSITIONS(), random_positions),
        *_measure_on(text.COMPETENT_POSITIONS(), competent),
        _random_games(),
    ]


def positions(bot: Bot, games: int) -> list[BrassState]:
    """Collect mid-game positions, every fifth action from the middle of the canal era on."""
    game = birmingham()
    found: list[BrassState] = []
    for seed in range(games):
        state = game.new(Setup(2 + seed % 3, seed))
        rng = Rng(seed)
        step = 0
        while (seat := game.actor(state)) is not None:
            is_middle = state.era == RAIL_ERA or 2 * state.round > state.rounds_in_era()
            if state.phase == ACTING and is_middle and step % 5 == 0:
                found.append(state.clone())
            game.apply(state, bot.choose(game, game.observe(state, seat), rng), checked=False)
            step += 1
    return found


def _measure_on(kind: str, states: Sequence[BrassState]) -> list[Figure]:
    game = birmingham()
    chosen = [game.sample(state, Rng(number)) for number, state in enumerate(states)]
    moves = [sum(1 for _ in game.legal_actions(state)) for state in states]

    def apply_all() -> None:
        for state, action in zip(states, chosen, strict=True):
            game.apply(state.clone(), action, checked=False)

    def enumerate_all() -> None:
        for state in states:
            for _ in game.legal_actions(state):
                pass

    def sample_all() -> None:
        for number, state in enumerate(states):
            game.sample(state, Rng(number))

    count = len(states)
    mean = round(sum(moves) / count)
    note = text.ACTIONS_FOUND(mean=mean, most=max(moves), positions=count)
    return [
        _figure(text.CLONE(positions=kind), lambda: [state.clone() for state in states], count),
        _figure(text.APPLY(positions=kind), apply_all, count),
        _figure(text.SAMPLE(positions=kind), sample_all, count),
        _figure(text.LEGAL_ACTIONS(positions=kind), enumerate_all, count, note),
    ]


def _figure(name: str, work: Callable[[], object], calls: int, note: str = "") -> Figure:
    best, calibration = float("inf"), float("inf")
    for _ in range(REPEATS):
        calibration = min(calibration, calibrate())
        began = time.perf_counter()
        work()
        best = min(best, (time.perf_counter() - began) / calls * 1e6)
    return Figure(name, best, calibration, best / calibration, note)


def _random_games() -> Figure:
    best, calibration, players = float("inf"), float("inf"), 4
    for _ in range(REPEATS):
        calibration = min(calibration, calibrate())
        totals = simulate(players=players, games=10, seed=1, bot=RandomBot())
        best = min(best, totals.seconds / totals.games * 1e6)
    name, note = text.RANDOM_GAME(players=players), text.GAMES_PER_SECOND(rate=round(1e6 / best))
    return Figure(name, best, calibration, best / calibration, note)


def finished_game_megabytes() -> float:
    """Return what a session of a finished four-player game holds in memory."""
    game = birmingham()
    rng, bot = Rng(1), GreedyBot()
    tracemalloc.start()
    players = [Player(str(seat), "", "") for seat in range(4)]
    session = Session(game, Setup(4, 1), players)
    while (seat := session.actor) is not None:
        session.submit(bot.choose(game, game.observe(session.state, seat), rng))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / 1e6
