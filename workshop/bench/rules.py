"""Measurements of the rules core: clones, actions, whole random games, of all games side by side.

The games of the family take turns in every run, so that their rates can be compared.
"""

import json
import time
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
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
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import ACTING, RAIL_ERA
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire
from workshop.bench.calibration import calibrate

REPEATS: Final = 5
_MEMORY: Final = "memory of a finished game with its history"
_PLAYERS: Final = 4
Work = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: the best of several runs, in microseconds per call."""

    name: str
    microseconds: float
    calibration_ms: float
    ratio: float
    """Microseconds per call for each millisecond of the calibration loop."""
    rate: float
    """How fast it is beside the first game, which is measured in turn with it."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """What is timed for one game: some work, and how many calls it makes."""

    work: Work
    calls: int
    note: str = ""


Tasks = Mapping[str, Task]
"""What is timed, by its name."""


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
            f"   rate {figure.rate:5.2f}   {figure.note}"
        )
        print(line.rstrip())
    print(f"{_MEMORY:{width}} {memory:10.1f} MB")


def measure() -> list[Figure]:
    """Measure clone, apply, sample and legal actions on random and on competent positions."""
    games = (birmingham(), lancashire())
    tasks = [_tasks(game) for game in games]
    return [
        figure
        for name in tasks[0]
        for figure in _side_by_side(name, games, [known[name] for known in tasks])
    ]


def _tasks(game: BrassGame) -> Tasks:
    return {
        **_on("random", game, positions(game, RandomBot(), games=12)),
        **_on("competent", game, positions(game, GreedyBot(), games=6)),
        f"random game, {_PLAYERS} players": _random_games(game),
    }


def positions(game: BrassGame, bot: Bot, games: int) -> list[BrassState]:
    """Collect mid-game positions, every fifth action from the middle of the canal era on."""
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


def _on(kind: str, game: BrassGame, states: Sequence[BrassState]) -> Tasks:
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
    return {
        f"clone ({kind})": Task(lambda: [state.clone() for state in states], count),
        f"clone and apply ({kind})": Task(apply_all, count),
        f"sample ({kind})": Task(sample_all, count),
        f"legal actions ({kind})": Task(enumerate_all, count, note),
    }


def _random_games(game: BrassGame) -> Task:
    bot, kit = RandomBot(), load_kit(game)
    setups = [Setup(_PLAYERS, seed) for seed in range(1, 11)]

    def choose(state: BrassState, seat: Seat, rng: Rng) -> Action:
        return bot.choose(game, game.observe(state, seat), rng)

    return Task(lambda: simulate(game, kit, setups, choose), len(setups))


def _side_by_side(name: str, games: Sequence[BrassGame], tasks: Sequence[Task]) -> list[Figure]:
    """Let the games take turns; the first one's figure has the plain name."""
    best, calibration = [float("inf")] * len(games), float("inf")
    for _ in range(REPEATS):
        calibration = min(calibration, calibrate())
        for at, task in enumerate(tasks):
            began = time.perf_counter()
            task.work()
            best[at] = min(best[at], (time.perf_counter() - began) / task.calls * 1e6)
    return [
        Figure(
            name if game is games[0] else f"{name}, {game.id}",
            spent,
            calibration,
            spent / calibration,
            best[0] / spent,
            task.note,
        )
        for game, task, spent in zip(games, tasks, best, strict=True)
    ]


def finished_game_megabytes() -> float:
    """Return what a session of a finished four-player game holds in memory."""
    game = birmingham()
    rng, bot = Rng(1), GreedyBot()
    tracemalloc.start()
    players = [Player(str(seat), "", "") for seat in range(_PLAYERS)]
    session = Session(game, Setup(_PLAYERS, 1), players)
    while (seat := session.actor) is not None:
        session.submit(bot.choose(game, game.observe(session.state, seat), rng))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / 1e6
