"""`python -m workshop fuzz`: damage saved games in many ways and look at each on every screen.

Several processes work at once. One that dies or hangs is a finding too: the file it was looking at
is kept like every other that broke something, and `--file` looks at it again.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Final

from brass_desktop.services import foreign
from workshop.arguments import (
    add_games,
    existing_file,
    games,
    new_folder,
    positive,
    processes,
    seed,
)
from workshop.faults.fuzzing import DAMAGED, Findings, Fuzzer

HANGING_SECONDS: Final = 900.0
"""How long a process may look at one file, also on a machine that has much else to do."""
_FILES_APART: Final = 1_000_000
"""Between the numbers of two processes' first files."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--count", type=positive, default=20_000, metavar="N", help="number of damaged files"
    )
    add_games(parser)
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="seed of the random choices"
    )
    parser.add_argument(
        "--jobs", type=processes, default=os.cpu_count() or 1, metavar="N", help="processes at once"
    )
    parser.add_argument(
        "--kept",
        type=new_folder,
        default=Path("fuzz-failures"),
        metavar="FOLDER",
        help="where files go that broke something",
    )
    parser.add_argument(
        "--file",
        type=existing_file,
        metavar="FILE",
        help="look at one kept file again, by its number",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Damage and look; 1 tells that something went wrong."""
    if arguments.file is not None:
        return _look_again(arguments.file)
    began = time.monotonic()
    findings = fuzz(
        arguments.count, arguments.seed, arguments.jobs, arguments.kept, games(arguments)
    )
    if arguments.json:
        # asdict rebuilds a Counter from its pairs, which counts the pairs instead.
        facts = {item.name: getattr(findings, item.name) for item in fields(findings)}
        print(json.dumps(facts))
    else:
        _print(findings, time.monotonic() - began)
    for failure in findings.failures[:20]:
        print(failure, file=sys.stderr)
    return 0 if findings.clean else 1


def _print(findings: Findings, seconds: float) -> None:
    for outcome, times in findings.outcomes.most_common():
        print(f"{times:7}  {outcome}")
    print(f"slowest file: {findings.slowest_seconds:.3f} s of the processor")
    print(f"memory: {findings.memory_megabytes:.0f} MB at most")
    print(f"lines reached: {findings.lines}, files kept as parents: {findings.parents}")
    print(f"files: {findings.count}, {findings.count / seconds:.1f} a second")
    print(f"failures: {len(findings.failures)}")


def _look_again(file: Path) -> int:
    number = int(file.stem) if file.stem.isdecimal() else 0
    with tempfile.TemporaryDirectory() as home:
        problems = list(Fuzzer(Path(home), file.parent).look(file.read_bytes(), number))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


@dataclass(frozen=True, slots=True)
class _Job:
    process: BaseProcess
    heard: Connection
    home: Path
    number: int

    @property
    def file(self) -> Path:
        return self.home / "saves" / "auto" / DAMAGED


def fuzz(count: int, seed: int, jobs: int, kept: Path, games: tuple[str, ...]) -> Findings:
    """Look at `count` damaged files of some games in so many processes."""
    whole = Findings()
    shares = [count // jobs + (job < count % jobs) for job in range(jobs)]
    with tempfile.TemporaryDirectory() as folder:
        running = [
            _start(Path(folder) / str(job), kept, games, share, (seed * jobs + job) * _FILES_APART)
            for job, share in enumerate(shares)
            if share
        ]
        with _ended(running):
            for job in running:
                whole.add(_findings(job, kept))
    return whole


def _start(home: Path, kept: Path, games: tuple[str, ...], count: int, first: int) -> _Job:
    home.mkdir()
    context = get_context("spawn")
    heard, told = context.Pipe(duplex=False)
    arguments = (home, kept, games, count, first, told)
    process = context.Process(target=work, args=arguments, daemon=True)
    process.start()
    told.close()
    return _Job(process, heard, home, first)


def work(
    home: Path, kept: Path, games: tuple[str, ...], count: int, first: int, told: Connection
) -> None:
    """Fuzz in a process of its own and tell what was found."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    Thread(target=_end_with_parent, daemon=True).start()
    told.send(Fuzzer(home, kept, games).run(count, first))


def _end_with_parent() -> None:
    """End when the process that asked has ended, in whatever way: nobody waits for an answer."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ended(running: list[_Job]) -> Iterator[None]:
    try:
        yield
    finally:
        for job in running:
            job.process.kill()
            job.process.join()


def _findings(job: _Job, kept: Path) -> Findings:
    """Wait for what a process has found, or for its end."""
    since = time.time()
    while not job.heard.poll(1.0):
        since = last_sign(job.file, since)
        if time.time() - since > HANGING_SECONDS:
            return _broken(job, kept, f"took over {HANGING_SECONDS:.0f} s")
    try:
        found: Findings = job.heard.recv()
    except EOFError:
        job.process.join()
        return _broken(job, kept, f"the process ended with {job.process.exitcode}")
    return found


def last_sign(file: Path, since: float) -> float:
    """Tell when a process got further; between two files there is none, which means nothing."""
    return max(since, foreign.modified(file) or 0.0)


def _broken(job: _Job, kept: Path, problem: str) -> Findings:
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"broken-{job.number}.json"
    if job.file.exists():
        shutil.copyfile(job.file, file)
    return Findings(failures=[f"{file}: {problem}"])
