"""`python -m workshop faults`: sittings on failing disks, power cuts, and two programs at once."""

import argparse
import sys
import time
from functools import partial
from multiprocessing import get_context
from typing import Final

from workshop.arguments import add_games, games, positive, processes, seed
from workshop.faults.machine import run_two_programs
from workshop.faults.positions import Findings, cut_everywhere, fail_everywhere

_SHARE: Final = 25
"""Positions that one process takes at a time."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--positions",
        type=positive,
        default=200,
        metavar="N",
        help="sittings of each game with a fault somewhere, and as many power cuts",
    )
    parser.add_argument(
        "--steps", type=positive, default=100, metavar="N", help="steps of two programs at once"
    )
    add_games(parser)
    parser.add_argument("--seed", type=seed, default=1, metavar="N", help="of the random choices")
    parser.add_argument("--jobs", type=processes, default=1, metavar="N", help="processes at once")


def run(arguments: argparse.Namespace) -> int:
    """Let everything fail; 1 tells that something crashed or was lost."""
    began = time.perf_counter()
    findings = Findings()
    numbers = range(arguments.positions)
    chosen = games(arguments)
    shares = [
        (game, numbers[first : first + _SHARE]) for first in numbers[::_SHARE] for game in chosen
    ]
    with get_context("spawn").Pool(min(arguments.jobs, len(shares))) as pool:
        for found in pool.imap_unordered(partial(_share, arguments.seed), shares):
            findings.add(found)
            for failure in found.failures:
                print(failure, file=sys.stderr, flush=True)
    steps = run_two_programs(arguments.steps)
    failed = ", ".join(f"{kind} {n}" for kind, n in findings.failed_calls.most_common())
    print(f"sittings on a failing disk: {findings.sittings}")
    print(f"calls that failed: {failed}")
    print(f"power cuts: {findings.cuts}")
    print(f"steps of two programs: {steps}")
    print(f"{time.perf_counter() - began:.0f} s, failures: {len(findings.failures)}")
    return 1 if findings.failures else 0


def _share(seed: int, share: tuple[str, range]) -> Findings:
    findings, (game, numbers) = Findings(), share
    fail_everywhere(numbers, seed, game, findings)
    cut_everywhere(len(numbers), seed + numbers.start, game, findings)
    return findings
