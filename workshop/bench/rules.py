"""Measurements of the rules core: clones, actions, whole random games."""

import json
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from brass_desktop.bots.kit import load_kit
from brass_desktop.commands.simulate import simulate
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.bots.player import Bot, RandomBot
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import ACTING, RAIL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from workshop.bench.calibration import calibrate

REPEATS: Final = 5
_MEMORY: Final = "memory of a finished game with its history"


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: the best of several runs, in microseconds per call."""

    name: str
    microseconds: float
    calibration_ms: float
    ratio: float
    """Microseconds per call for each millisecond of the calibration loop."""
    note: str = ""


def report(*, as_json: bool) -> int:
    """Measure and print."""
    figures = measure()
    memory = finished_game_megabytes()
    if as_json:
        print(json.dumps({"figures": [asdict(f) for f in figures], "game_megabytes": memory}))
    else:
        _print(figures, memory)
    return 0


def _print(figures: Sequence[Figure], memory: float) -> None:
    width = max(len(name) for name in (*(f.name for f in figures), _MEMORY))
    for figure in figures:
        line = (
            f"{figure.name:{width}} {figure.microseconds:10.1f} µs"
            f"   calibration {figure.calibration_ms:6.2f} ms   ratio {figure.ratio:8.3f}"
            f"   {figure.note}"
        )
        print(line.rstrip())
    print(f"{_MEMORY:{width}} {memory:10.1f} MB")


def measure() -> list[Figure]:
    """Measure clone, apply, sample and legal actions on random and on competent positions."""
    random_positions = positions(RandomBot(), games=12)
    competent = positions(GreedyBot(), games=6)
    return [
        *_measure_on("random", random_positions),
        *_measure_on("competent", competent),
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
    note = f"mean {mean}, most {max(moves)} actions, {count} positions"
    return [
        _figure(f"clone ({kind})", lambda: [state.clone() for state in states], count),
        _figure(f"clone and apply ({kind})", apply_all, count),
        _figure(f"sample ({kind})", sample_all, count),
        _figure(f"legal actions ({kind})", enumerate_all, count, note),
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
    game, bot = birmingham(), RandomBot()
    setups = [Setup(players, seed) for seed in range(1, 11)]

    def choose(state: BrassState, seat: Seat, rng: Rng) -> Action:
        return bot.choose(game, game.observe(state, seat), rng)

    for _ in range(REPEATS):
        calibration = min(calibration, calibrate())
        totals = simulate(game, load_kit(game), setups, choose)
        best = min(best, totals.seconds / totals.games * 1e6)
    name, note = f"random game, {players} players", f"{1e6 / best:.0f} games/s"
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
