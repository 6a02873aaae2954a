"""The test bed of faults: a part of it here, and proof that it would notice."""

import errno
import os
from pathlib import Path
from random import Random

import pytest

from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.present.begin import begin
from brass_desktop.services import atomic, disk, foreign
from brass_desktop.services.claim import ClaimedFile
from brass_desktop.services.filelock import FileLock
from brass_desktop.services.savestore import OpenGame, SaveStore, local_now
from workshop.faults.durable import Durable
from workshop.faults.failing import ERRORS, FOR_EVER, Error, FailingDisk, Fault
from workshop.faults.machine import run_two_programs
from workshop.faults.positions import Findings, cut_everywhere, fail_everywhere, sit_on
from workshop.faults.sitting import new_table
from workshop.faults.system_calls import Passage

EVERY_GAME = pytest.mark.parametrize("info", SHELF, ids=lambda info: info.id)
POSITIONS = 12
CUTS = 40
STEPS = 40


@EVERY_GAME
@pytest.mark.parametrize("part", range(4))
def test_no_failing_call_costs_an_action_or_the_program(part: int, info: GameInfo) -> None:
    findings, size = Findings(), POSITIONS // 4
    fail_everywhere(range(part * size, part * size + size), 7, info.id, findings)
    assert (findings.failures, findings.sittings) == ([], size)
    assert findings.failed_calls


@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_fails_until_it_is_mended(error: Error) -> None:
    problems, failing = sit_on(Fault(60, error, FOR_EVER), 3, SHELF[0].id)
    assert problems == []
    assert len(failing.failed) > 1


@pytest.mark.parametrize("call", ["fstat", "lstat"])
def test_a_file_whose_facts_cannot_be_told_is_closed(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by the bed: a file that was read, and a lock whose file was looked at, stayed open."""

    def fails(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    (tmp_path / "a.txt").write_bytes(b"a")
    passage, store = Passage(tmp_path, FailingDisk()), SaveStore(tmp_path / "saves")
    claimed = ClaimedFile(
        store, OpenGame(begin(new_table(1, SHELF[0].id)), "Ada", local_now()), None
    )
    with passage.watched():
        if call == "fstat":
            monkeypatch.setattr(os, call, fails)
            with pytest.raises(OSError):
                foreign.read(tmp_path / "a.txt", 100)
        else:
            monkeypatch.setattr(ClaimedFile, "_may_write", fails)
            with pytest.raises(OSError):
                claimed.claim()
        monkeypatch.undo()
    assert passage.open_files() == []


@EVERY_GAME
def test_no_power_cut_costs_what_was_said_to_be_saved(info: GameInfo) -> None:
    findings = Findings()
    cut_everywhere(CUTS, 7, info.id, findings)
    assert (findings.failures, findings.cuts) == ([], CUTS)


@pytest.mark.parametrize("call", ["sync", "sync_folder"])
def test_a_forgotten_synchronisation_is_noticed(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, call, lambda _: None)
    findings = Findings()
    cut_everywhere(CUTS, 7, SHELF[0].id, findings)
    assert findings.failures


def test_two_programs_lose_nothing_in_one_folder() -> None:
    assert run_two_programs(STEPS) >= STEPS


def test_two_programs_without_locks_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FileLock, "_lock", lambda *_, **__: True)
    with pytest.raises(AssertionError, match="written by both"):
        run_two_programs(200, shrink=False)


def test_what_was_not_synchronised_is_gone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "old.txt").write_bytes(b"old")
    durable = Durable(home)
    with Passage(home, durable).watched():
        atomic.write(home / "new" / "kept.txt", b"kept")
        handle = os.open(home / "lost.txt", os.O_WRONLY | os.O_CREAT)
        os.write(handle, b"lost")
        os.close(handle)
        (home / "old.txt").unlink()
    left = set()
    for number in range(20):
        durable.cut(tmp_path / str(number), Random(number))
        found = {
            path.name: path.read_bytes()
            for path in (tmp_path / str(number)).rglob("*")
            if path.is_file()
        }
        assert found.pop("kept.txt") == b"kept"
        assert found.get("lost.txt", b"").strip(b"\0") == b""
        left.add(frozenset(found))
    assert left == {
        frozenset({"old.txt"}),
        frozenset({"old.txt", "lost.txt"}),
        frozenset({"lost.txt"}),
    }


@pytest.mark.parametrize(("error", "number"), [("full", errno.ENOSPC), ("broken", errno.EIO)])
def test_the_call_that_was_meant_fails(tmp_path: Path, error: Error, number: int) -> None:
    failing = FailingDisk(Fault(2, error, 1))
    with Passage(tmp_path, failing).watched():
        (tmp_path / "a").mkdir()
        with pytest.raises(OSError) as raised:
            (tmp_path / "b").mkdir()
        (tmp_path / "b").mkdir()
        Path(tmp_path.parent).stat()
    assert raised.value.errno == number
    assert (failing.calls, [call.kind for call in failing.failed]) == (3, ["make"])
