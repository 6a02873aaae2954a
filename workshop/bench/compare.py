"""This tree beside another one: their runs take turns, and neighbours are divided by each other.

One interpreter with one set of libraries runs both, so that only the trees differ. The clock is the
processor's: by that on the wall a tree strays by half from itself on a busy machine, by this one by
a few percent, which show in the interval of the median.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import comb
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal

Kind = Literal["rules", "saves", "furnace", "ui"]
Readings = dict[str, float]

TREE: Final = Path(__file__).resolve().parents[2]
PROMISED: Final = 1.03
"""What a change may cost at most, as the median of enough runs of each tree."""
RUNS_NEEDED: Final = 9
_CERTAINTY: Final = 0.95
_STRAYING: Final = ("PYTHONPATH", "PYTHONSAFEPATH")
"""Variables that could make Python run another tree than that of the working folder."""

_BY_PROCESSOR: Final = """
import runpy, sys, time
time.perf_counter = time.process_time
del sys.argv[0]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
"""Runs a package as `-m` does, but lets it read the processor's clock for that on the wall."""


class Unmeasured(Exception):
    """A tree did not tell its figures."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure in both trees: medians, and the median of the quotients with its interval."""

    name: str
    here: float
    there: float
    quotient: float
    low: float
    high: float
    runs: int

    @property
    def holds(self) -> bool:
        """Tell whether the change costs no more than was promised."""
        return self.quotient <= PROMISED

    @property
    def verdict(self) -> str:
        """Say of a figure that does not hold whether more runs might still show that it does."""
        if self.holds:
            return ""
        is_sure = self.runs >= RUNS_NEEDED and self.low > PROMISED
        return f"over {PROMISED:.2f}" if is_sure else "unsure, needs more runs"


def against(other: Path, kind: Kind, runs: int, *, as_json: bool) -> int:
    """Measure both trees in turn and print; 1 tells that a median is over the promise."""
    here, there = list[Readings](), list[Readings]()
    try:
        for number in range(runs):
            _take_turns(other, kind, here, there, is_first=number % 2 == 0)
            print(f"run {number + 1} of {runs}", file=sys.stderr, flush=True)
    except Unmeasured as problem:
        print(problem, file=sys.stderr)
        return 1
    found, alone = compare(here, there), sorted(here[0].keys() ^ there[0].keys())
    if as_json:
        print(json.dumps({"figures": [asdict(one) for one in found], "alone": alone}))
    else:
        _print(found, alone)
    return 0 if all(one.holds for one in found) else 1


def _take_turns(
    other: Path, kind: Kind, here: list[Readings], there: list[Readings], *, is_first: bool
) -> None:
    """Measure each tree once; whoever came second comes first the next time."""
    turns = [(TREE, here), (other, there)]
    for tree, readings in turns if is_first else reversed(turns):
        readings.append(measure(tree, kind))


def measure(tree: Path, kind: Kind) -> Readings:
    """Run the benchmark of a tree, which in an older one is a command of the program itself."""
    package = "workshop" if (tree / "workshop" / "__main__.py").is_file() else "brass_desktop"
    options, read = KINDS[kind]
    done = subprocess.run(
        [sys.executable, "-c", _BY_PROCESSOR, package, "bench", "--json", *options],
        cwd=tree,
        env={name: value for name, value in os.environ.items() if name not in _STRAYING},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    try:
        return read(json.loads(done.stdout))
    except ValueError as error:
        raise Unmeasured(f"{tree}: {done.stderr.strip() or done.stdout}") from error


def _rules(report: dict[str, Any]) -> Readings:
    return _calls(report) | {"memory of a finished game, MB": report["game_megabytes"]}


def _calls(report: dict[str, Any]) -> Readings:
    return {figure["name"]: figure["microseconds"] for figure in report["figures"]}


def _saves(report: dict[str, Any]) -> Readings:
    return {figure["name"]: figure["busy"] for figure in report["figures"]}


def _frames(report: dict[str, Any]) -> Readings:
    return {
        "{} {}x{} {}".format(figure["scene"], *figure["size"], figure["kind"]): figure["median_ms"]
        for figure in report["figures"]
    }


KINDS: Final[dict[Kind, tuple[tuple[str, ...], Callable[[dict[str, Any]], Readings]]]] = {
    "rules": ((), _rules),
    "saves": (("--saves",), _saves),
    "furnace": (("--furnace",), _calls),
    "ui": (("--ui",), _frames),
}
"""By kind of benchmark: its options, and how its report is read."""


def compare(here: Sequence[Readings], there: Sequence[Readings]) -> list[Comparison]:
    """Compare every figure that both trees have."""
    return [
        _compared(name, [run[name] for run in here], [run[name] for run in there])
        for name in here[0]
        if name in there[0]
    ]


def _compared(name: str, here: Sequence[float], there: Sequence[float]) -> Comparison:
    quotients = [mine / theirs for mine, theirs in zip(here, there, strict=True)]
    low, high = interval(quotients)
    return Comparison(name, median(here), median(there), median(quotients), low, high, len(here))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Give the narrowest pair of values that hold the true median with 95 % certainty.

    Only the order of the values counts, so nothing is supposed about how they are spread. Fewer
    than six can promise no such thing; they give their whole range.
    """
    ordered, count = sorted(values), len(values)
    left_out, beside = 0, 0
    while True:
        beside += comb(count, left_out)
        if 2 * beside / 2**count > 1 - _CERTAINTY:
            break
        left_out += 1
    outermost = max(0, left_out - 1)
    return ordered[outermost], ordered[-1 - outermost]


def _print(found: Sequence[Comparison], alone: Sequence[str]) -> None:
    width = max(len(one.name) for one in found)
    for one in found:
        line = (
            f"{one.name:{width}} {one.here:10.3f} here {one.there:10.3f} there"
            f"   quotient {one.quotient:.3f} ({one.low:.3f} to {one.high:.3f})   {one.verdict}"
        )
        print(line.rstrip())
    for name in alone:
        print(f"only one of the trees has: {name}")
