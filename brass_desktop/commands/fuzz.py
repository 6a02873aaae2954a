"""`brass-desktop fuzz`: damage saved games in many ways and see that reading them stays safe."""

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

from brass_desktop.commands.mutations import mutate
from brass_desktop.core.errors import SaveError
from brass_desktop.present import savelist
from brass_desktop.present.seating import seated
from brass_desktop.present.text import command_line as words
from brass_desktop.present.text import reports as text
from brass_desktop.present.text.names import decimal
from brass_desktop.present.text.saves import PROBLEMS
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SaveStore, local_now

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
    number = words.NUMBER()
    parser.add_argument("--count", type=int, default=20_000, metavar=number, help=words.MUTATIONS())
    parser.add_argument("--seed", type=int, default=1, metavar=number, help=words.SEED())
    parser.add_argument("--json", action="store_true", help=words.JSON())


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
        end, _, code = outcome.partition(": ")
        problem = PROBLEMS[code]() if code else ""
        print(f"{times:7}  {text.OUTCOMES[end](problem=problem)}")
    print(text.SLOWEST(seconds=decimal(findings.slowest_seconds, 3)))
    print(text.MEMORY(megabytes=round(findings.memory_megabytes)))
    print(text.MUTATIONS(mutations=findings.count, failures=len(findings.failures)))


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
                failure = text.MUTATION(number=number, way=name, problem=problem)
                findings.failures.append(failure)
    findings.memory_megabytes = _peak_megabytes()
    if findings.memory_megabytes > MOST_MEGABYTES:
        grown = text.MEMORY_GREW(megabytes=round(findings.memory_megabytes))
        findings.failures.append(grown)
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
    except Exception as error:  # whatever escapes is what this command is looking for
        yield repr(error)
        outcome = "crashed"
    seconds = time.perf_counter() - began
    findings.outcomes[outcome] += 1
    findings.slowest_seconds = max(findings.slowest_seconds, seconds)
    if seconds > LONGEST_SECONDS:
        yield text.TOOK(seconds=decimal(seconds))
    if path.read_bytes() != data:
        yield text.FILE_CHANGED()


def _read(store: SaveStore, path: Path) -> str:
    """List and open a file as the load screen does, and say how it ended."""
    now = local_now()
    for game in store.games():
        savelist.state_line(game)
        savelist.facts_line(game, now)
        savelist.seat_lines(game)
        savelist.date_text(game.saved, now)
    try:
        opened = store.open(path)
    except SaveError as error:
        return f"refused: {error.code}"
    session = opened.game.session
    session.seat(seated(session.players))
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
