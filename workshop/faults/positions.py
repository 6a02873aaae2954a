"""Sittings on failing disks: every call of a sitting fails once, and what was promised holds."""

import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from workshop.faults.durable import Durable
from workshop.faults.failing import ERRORS, FOR_EVER, FailingDisk, Fault
from workshop.faults.promises import Promises
from workshop.faults.sitting import Sitting
from workshop.faults.system_calls import Call, Passage

_DURATIONS: Final = (1, 1, 4, 40, FOR_EVER)


@dataclass(slots=True)
class Findings:
    """What failing disks and power cuts led to."""

    sittings: int = 0
    failed_calls: Counter[str] = field(default_factory=Counter)
    """How often each kind of call was let fail."""
    cuts: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Take in what others found."""
        self.sittings += other.sittings
        self.failed_calls += other.failed_calls
        self.cuts += other.cuts
        self.failures += other.failures


def fail_everywhere(numbers: range, seed: int, game: str, findings: Findings) -> None:
    """Play a sitting for each number, all with other faults; at first every call fails once."""
    total = _calls_of_a_sitting(game)
    every = list(range(1, total + 1))
    Random(seed).shuffle(every)
    for number in numbers:
        lasts = Random(seed * 1_000_003 + number).choice(_DURATIONS)
        fault = Fault(every[number % total], ERRORS[(number + number // total) % 4], lasts)
        problems, disk = sit_on(fault, seed + number, game)
        findings.sittings += 1
        findings.failed_calls.update(call.kind for call in disk.failed)
        findings.failures += [f"{game}, {fault}: {problem}" for problem in problems]


def sit_on(fault: Fault | None, seed: int, game: str) -> tuple[list[str], FailingDisk]:
    """Play one sitting and tell what was wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        home, disk = Path(folder).resolve(), FailingDisk(fault)
        passage = Passage(home, disk)
        with passage.watched():
            problems = list(_played(Sitting(home, seed, game, disk.mend)))
        problems += [f"{path} was left open" for path in passage.open_files()]
        return problems, disk


def cut_everywhere(count: int, seed: int, game: str, findings: Findings) -> None:
    """Cut the power at so many moments of sittings on sound disks, and look what is left."""
    chance, done, total = Random(seed), 0, _calls_of_a_sitting(game)
    while done < count:
        moments = set(chance.sample(range(1, total), min(total - 1, count - done)))
        findings.failures += list(_cut_at(moments, chance, seed + done, game))
        done += len(moments)
    findings.cuts += done


def _cut_at(moments: set[int], chance: Random, seed: int, game: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        home, remains = Path(folder, "home").resolve(), Path(folder, "remains")
        home.mkdir()
        sitting = Sitting(home, seed, game, lambda: None)
        cuts = _PowerCuts(Durable(home), sitting.promises, remains, moments, chance)
        with Passage(home, cuts).watched():
            yield from _played(sitting)
        for place, promises in cuts.left:
            yield from (f"power cut at call {place.name}: {one}" for one in promises.broken(place))


class _PowerCuts:
    """Lays out what would be left at certain moments, with what was promised until then."""

    def __init__(
        self, disk: Durable, said: Promises, remains: Path, moments: set[int], chance: Random
    ) -> None:
        self._disk = disk
        self._said = said
        self._remains = remains
        self._moments = moments
        self._chance = chance
        self._calls = 0
        self.left: list[tuple[Path, Promises]] = []

    def before(self, call: Call) -> None:
        """Look whether the power goes now."""
        self._calls += 1
        if self._calls in self._moments:
            place = self._remains / str(self._calls)
            self._disk.cut(place, self._chance)
            self.left.append((place, self._said.copy()))

    def after(self, call: Call) -> None:
        """Keep account."""
        self._disk.after(call)


def _played(sitting: Sitting) -> Iterator[str]:
    """Play to the end; name what crashed, in whichever thread, and what was promised in vain."""
    crashed: list[str] = []
    hook, threading.excepthook = threading.excepthook, lambda gone: crashed.append(repr(gone))
    taken = ["nothing"]
    try:
        taken.extend(sitting.steps())
    except Exception as error:  # whatever escapes is what is looked for
        crashed.append(f"after '{taken[-1]}': {error!r}")
    finally:
        threading.excepthook = hook
        sitting.abandon()
    yield from crashed or sitting.broken_promises()


def _calls_of_a_sitting(game: str) -> int:
    problems, disk = sit_on(None, 1, game)
    if problems:
        raise AssertionError(f"a sitting on a sound disk fails: {problems}")
    return disk.calls
