"""`python -m workshop fuzz`: damage saved games in many ways and see that reading stays safe."""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.present import savelist
from brass_desktop.present.dates import date_text
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SaveStore, local_now
from brass_desktop.ui.scenes.saved.opening import open_for_table
from workshop.arguments import positive, seed
from workshop.faults.mutations import mutate

LONGEST_SECONDS: Final = 2.0
MOST_MEGABYTES: Final = 200.0
_FAVOURED: Final = ("1-opening",) * 6 + ("2-canal-end",) * 2
"""Short games are mutated more often, since a whole replay takes most of the time."""


@dataclass(slots=True)
class Findings:
    """What reading damaged files led to."""

    count: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    """How often a file was whole, read in part, or refused for some reason."""
    failures: list[str] = field(default_factory=list)
    slowest_seconds: float = 0.0
    memory_megabytes: float = 0.0

    @property
    def clean(self) -> bool:
        """Tell whether nothing crashed, hung, grew or changed a file."""
        return not self.failures


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--count", type=positive, default=20_000, metavar="N", help="number of damaged files"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="seed of the random choices"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Mutate and read; 1 tells that something went wrong."""
    findings = fuzz(arguments.count, arguments.seed)
    if arguments.json:
        # asdict rebuilds a Counter from its pairs, which counts the pairs instead.
        facts = {item.name: getattr(findings, item.name) for item in fields(findings)}
        print(json.dumps(facts))
    else:
        _print(findings)
    for failure in findings.failures[:10]:
        print(failure, file=sys.stderr)
    return 0 if findings.clean else 1


def _print(findings: Findings) -> None:
    for outcome, times in findings.outcomes.most_common():
        print(f"{times:7}  {outcome}")
    print(f"slowest file: {findings.slowest_seconds:.3f} s")
    print(f"memory: {findings.memory_megabytes:.0f} MB at most")
    print(f"mutations: {findings.count}, failures: {len(findings.failures)}")


def fuzz(count: int, seed: int, originals: Sequence[bytes] = ()) -> Findings:
    """Read `count` damaged files, each made from one of the originals."""
    chance, findings = Random(seed), Findings(count)
    files = list(originals) or shipped()
    with tempfile.TemporaryDirectory() as home:
        store = SaveStore(Path(home) / "saves")
        store.folder.mkdir()
        for number in range(count):
            name, data = mutate(chance, chance.choice(files))
            for problem in _try(store, data, findings):
                findings.failures.append(f"mutation {number} ({name}): {problem}")
    findings.memory_megabytes = _peak_megabytes()
    if findings.memory_megabytes > MOST_MEGABYTES:
        findings.failures.append(f"memory grew to {findings.memory_megabytes:.0f} MB")
    return findings


def shipped() -> list[bytes]:
    """Read the examples, short ones several times."""
    folder = resource_folder("saves") / "examples"
    names = [*_FAVOURED, *(path.stem for path in sorted(folder.glob("*.json")))]
    return [(folder / f"{name}.json").read_bytes() for name in names]


def _try(store: SaveStore, data: bytes, findings: Findings) -> Iterator[str]:
    """Read one damaged file and name whatever should not have happened."""
    path = store.folder / "damaged.json"
    path.write_bytes(data)
    began = time.perf_counter()
    try:
        outcome = _read(store, path)
    except Exception as error:  # whatever escapes is what this tool is looking for
        yield repr(error)
        outcome = "crashed"
    seconds = time.perf_counter() - began
    findings.outcomes[outcome] += 1
    findings.slowest_seconds = max(findings.slowest_seconds, seconds)
    if seconds > LONGEST_SECONDS:
        yield f"took {seconds:.1f} s"
    if path.read_bytes() != data:
        yield "the file was changed"


def _read(store: SaveStore, path: Path) -> str:
    """List and open a file as the load screen does, and say how it ended."""
    now = local_now()
    for game in store.games():
        savelist.state_line(game)
        savelist.facts_line(game, now)
        savelist.seat_lines(game)
        date_text(game.saved, now)
    try:
        opened = open_for_table(store, path)
    except SaveError as error:
        return f"refused: {error.code}"
    store.describe(opened.game)
    return "whole" if opened.problem is None else f"in part: {opened.problem.code}"


def _peak_megabytes() -> float:
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
