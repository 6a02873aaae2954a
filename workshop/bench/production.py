"""Measurements of Furnace: random games, and the search for the best production."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.planning.counts import best_counts
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.search import plans
from brass_desktop.games.furnace.engine.planning.task import KEPT, LAST, ProductionTask
from brass_desktop.games.furnace.engine.ruleset import NO_CAPITALIST, Capitalist
from workshop.bench.calibration import calibrate
from workshop.bench.rules import Figure

GAMES: Final = 10
ENGINES: Final = 8
CARDS: Final = 9
MOST_CARDS: Final = 16
LINES: Final = 40
_MOST_GOODS: Final = (12, 6, 4, 3)


def report(*, as_json: bool) -> int:
    """Measure and print."""
    figures = measure()
    if as_json:
        print(json.dumps({"figures": [asdict(figure) for figure in figures]}))
        return 0
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        print(
            f"{figure.name:{width}} {figure.microseconds / 1000:9.1f} ms"
            f"   calibration {figure.calibration_ms:6.2f} ms   {figure.note}"
        )
    return 0


def measure() -> list[Figure]:
    """Measure random games of four, and searches of nine cards of the last round."""
    repeating = next(one for one in furnace().rules.capitalists if one.repeat_cost is not None)
    return [
        _random_games(),
        _searches("best order, fixed", engines(fixed_order=True)),
        _searches("best order, free", engines()),
        _searches("best order, free, with a repeat", engines(repeating)),
        _counts(CARDS),
        _counts(MOST_CARDS),
    ]


def engines(
    capitalist: Capitalist = NO_CAPITALIST,
    *,
    fixed_order: bool = False,
    cards: int = CARDS,
    number: int = ENGINES,
) -> list[ProductionTask]:
    """Draw engines, about two fifths of their companies upgraded."""
    rules, rng, drawn = furnace().rules, Rng(1), []
    for _ in range(number):
        companies = rng.shuffled(range(rules.companies))[: cards - 1]
        start = rules.companies + rng.below(len(rules.starting))
        coal, iron, oil, upgrade = (rng.below(most + 1) for most in _MOST_GOODS)
        drawn.append(
            ProductionTask(
                rules=rules,
                cards=tuple(map(CardId, (start, *companies))),
                goods=(coal, iron, oil, upgrade),
                upgraded=sum(1 << card for card in companies if rng.below(5) < 2),
                capitalist=capitalist,
                fixed_order=fixed_order,
                may_repeat=capitalist.repeat_cost is not None,
            )
        )
    return drawn


def _searches(name: str, tasks: Sequence[ProductionTask]) -> Figure:
    """Search each engine until its best order is proved, and tell the median and the longest.

    A plan is there long before: the note tells how long the best one took to be found at most.
    """
    calibration, took, found = float("inf"), [], []
    for task in tasks:
        calibration = min(calibration, calibrate())
        began = time.perf_counter()
        told = [(plan, (time.perf_counter() - began) * 1e6) for plan in plans(task, LAST)]
        took.append(told[-1][1])
        assert told[-1][0].proved, "nobody stopped it"
        found.append(next(at for plan, at in told if plan.money == told[-1][0].money))
    took.sort()
    middle = took[len(took) // 2]
    note = f"proved; the longest of {len(took)}: {took[-1] / 1e6:.2f} s"
    note += f"; found within {max(found) / 1e6:.2f} s"
    return Figure(f"{name}, {CARDS} cards", middle, calibration, middle / calibration, 1.0, note)


def _counts(cards: int) -> Figure:
    """Find the best numbers of lines in a random order, as a table does while it is planned."""
    calibration, took, proved, rng = float("inf"), [], 0, Rng(2)
    for task in engines(cards=cards, number=LINES):
        line = [PlannedRun(card) for card in rng.shuffled(task.cards)]
        calibration = min(calibration, calibrate())
        began = time.perf_counter()
        proved += best_counts(task, line, KEPT).proved
        took.append((time.perf_counter() - began) * 1e6)
    took.sort()
    middle = took[len(took) // 2]
    note = f"{proved} of {LINES} proved; the longest: {took[-1] / 1e3:.1f} ms"
    name = f"best numbers of a line, {cards} cards"
    return Figure(name, middle, calibration, middle / calibration, 1.0, note)


def _random_games() -> Figure:
    game, players, calibration = furnace(), 4, float("inf")
    best = float("inf")
    for _ in range(3):
        calibration = min(calibration, calibrate())
        began = time.perf_counter()
        for seed in range(GAMES):
            state, rng = game.new(Setup(players, seed)), Rng(seed)
            while game.actor(state) is not None:
                game.apply(state, game.sample(state, rng), checked=False)
        best = min(best, (time.perf_counter() - began) / GAMES * 1e6)
    note = f"{1e6 / best:.0f} games/s"
    return Figure(
        f"random game, {players} players", best, calibration, best / calibration, 1.0, note
    )
