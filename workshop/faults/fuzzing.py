"""One process of the fuzzer: damage a file, look at it everywhere, keep what led somewhere new.

Inputs grow by coverage: a damaged file that reached lines of the program which none before it had
becomes a parent of further ones. A byte fuzzer such as Atheris would need a special build of Python
on every platform and would spend its time on JSON that cannot be parsed; ours knows what a save is.
"""

import json
import shutil
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from brass_desktop.services.paths import resource_folder
from workshop.faults.beside import outside, set_trap
from workshop.faults.mutations import mutate
from workshop.faults.new_lines import NewLines
from workshop.faults.visitor import Visitor

LONGEST_SECONDS: Final = 10.0
"""Of the processor, for listing, opening, drawing, telling and replaying one file."""
MOST_MEGABYTES: Final = 900.0
"""Of one process; the program itself holds up to 500 after a long evening."""
DAMAGED: Final = "damaged.json"
_WATCHED: Final = 3
"""Every how many files one is watched for new lines, which takes twice as long."""
_MOST_PARENTS: Final = 400
_LARGEST_PARENT: Final = 100_000
_FAVOURED: Final = {"opening": 7, "canal-end": 3}
"""Short games are mutated more often, since a whole replay takes most of the time."""


@dataclass(slots=True)
class Findings:
    """What looking at damaged files led to."""

    count: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    """How often a file was whole, read in part, or refused for some reason."""
    failures: list[str] = field(default_factory=list)
    slowest_seconds: float = 0.0
    memory_megabytes: float = 0.0
    parents: int = 0
    """Files that were kept because they led somewhere new."""
    lines: int = 0
    """Lines of the program that were reached."""

    @property
    def clean(self) -> bool:
        """Tell whether nothing crashed, hung, grew or changed a file."""
        return not self.failures

    def add(self, other: "Findings") -> None:
        """Put the findings of another process to these."""
        self.count += other.count
        self.outcomes += other.outcomes
        self.failures += other.failures
        self.slowest_seconds = max(self.slowest_seconds, other.slowest_seconds)
        self.memory_megabytes = max(self.memory_megabytes, other.memory_megabytes)
        self.parents += other.parents
        self.lines = max(self.lines, other.lines)


class Fuzzer:
    """Works in a home of its own; files that broke something are put into `kept`."""

    def __init__(self, home: Path, kept: Path, games: Sequence[str] = ()) -> None:
        self.path = home / "saves" / "auto" / DAMAGED
        self.findings = Findings()
        self._kept = kept
        self._games = games
        self._visitor = Visitor(home)
        self._lines = NewLines()

    def run(self, count: int, seed: int, originals: Sequence[bytes] = ()) -> Findings:
        """Look at so many damaged files, made of the originals and of what grew from them."""
        chance = Random(seed)
        first = list(originals) or shipped(self._games)
        grown: list[bytes] = []
        for number in range(seed, seed + count):
            name, data = self._damaged(chance, first, grown)
            for problem in self.look(data, number):
                self._fail(data, number, f"{name}: {problem}")
            if number % _WATCHED == 0 and self._lines.fresh and len(data) <= _LARGEST_PARENT:
                grown = [*grown[-_MOST_PARENTS:], data]
                self.findings.parents += 1
        self._measure_memory()
        return self.findings

    def look(self, data: bytes, number: int) -> Iterator[str]:
        """Look at one file and name whatever should not have happened."""
        self._lay(data)
        trap = set_trap(Random(number), self.path)
        began = time.process_time()
        try:
            with self._lines.watching() if number % _WATCHED == 0 else nullcontext():
                outcome = self._visitor.visit(self.path)
        except Exception as error:  # whatever escapes is what this tool is looking for
            where = traceback.extract_tb(error.__traceback__)[-1]
            yield f"{error!r} in {where.filename}:{where.lineno} {trap}"
            outcome = "crashed"
        seconds = time.process_time() - began
        self.findings.count += 1
        self.findings.lines = self._lines.reached
        self.findings.outcomes[outcome] += 1
        self.findings.slowest_seconds = max(self.findings.slowest_seconds, seconds)
        if seconds > LONGEST_SECONDS:
            yield f"took {seconds:.1f} s {trap}"
        if self.path.read_bytes() != data:
            yield f"the file was changed {trap}"
        if outside(self.path).exists():
            yield f"a link was followed {trap}"

    def _damaged(
        self, chance: Random, first: Sequence[bytes], grown: Sequence[bytes]
    ) -> tuple[str, bytes]:
        data = chance.choice(grown if grown and chance.random() < 0.4 else first)
        names = []
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            name, data = mutate(chance, data)
            names.append(name)
        return "+".join(names), data

    def _lay(self, data: bytes) -> None:
        """Put the file into an empty folder, where it is the last game that was played."""
        shutil.rmtree(self.path.parent, ignore_errors=True)
        outside(self.path).unlink(missing_ok=True)
        self.path.parent.mkdir(parents=True)
        self.path.write_bytes(data)

    def _fail(self, data: bytes, number: int, problem: str) -> None:
        self._kept.mkdir(parents=True, exist_ok=True)
        file = self._kept / f"{number}.json"
        file.write_bytes(data)
        self.findings.failures.append(f"{file}: {problem}")

    def _measure_memory(self) -> None:
        found = self.findings
        found.memory_megabytes = peak_megabytes()
        if found.memory_megabytes > MOST_MEGABYTES:
            found.failures.append(f"memory grew to {found.memory_megabytes:.0f} MB")


def shipped(games: Sequence[str] = ()) -> list[bytes]:
    """Read the examples of some games, or of all; short ones several times."""
    found: list[bytes] = []
    for path in sorted((resource_folder("saves") / "examples").glob("*.json")):
        data = path.read_bytes()
        if not games or json.loads(data)["game"] in games:
            times = (n for ending, n in _FAVOURED.items() if path.stem.endswith(ending))
            found += [data] * next(times, 1)
    return found


def peak_megabytes() -> float:
    """Tell the most memory this process has held.

    On Linux `ru_maxrss` begins with what the starting process held, so a test runner would count as
    well; the kernel's own mark begins with this program.
    """
    status = Path("/proc/self/status")
    if status.exists():
        marks = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(marks["VmHWM"].split()[0]) / 1e3
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415 - a module of POSIX only

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
