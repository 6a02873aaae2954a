"""The developer commands that attack saved games, in the small size of every test run."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.services.savereader import text_of
from workshop.faults.beside import TRAPS, set_trap
from workshop.faults.fuzz import last_sign
from workshop.faults.fuzzing import LONGEST_SECONDS, MOST_MEGABYTES, Fuzzer, shipped
from workshop.faults.mutations import MUTATIONS, mutate
from workshop.faults.new_lines import NewLines
from workshop.faults.powercut import Aftermath, cut_power


def test_no_mutation_of_a_save_crashes_hangs_or_changes_a_file(
    tmp_path: Path,
) -> None:
    """Run in a process of its own: the memory of all other tests must not count."""
    command = [sys.executable, "-m", "workshop", "fuzz", "--count", "60", "--seed", "5"]
    where = ["--jobs", "1", "--kept", str(tmp_path / "kept"), "--json"]
    done = subprocess.run([*command, *where], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    findings = json.loads(done.stdout)
    assert findings["failures"] == []
    assert findings["slowest_seconds"] < LONGEST_SECONDS
    assert 0 < findings["memory_megabytes"] < MOST_MEGABYTES
    assert sum(findings["outcomes"].values()) == findings["count"] == 60
    assert findings["parents"] > 3
    assert findings["lines"] > 5_000
    assert not (tmp_path / "kept").exists()
    assert {outcome.split(":")[0] for outcome in findings["outcomes"]} >= {"refused", "in part"}


def test_there_are_many_ways_to_damage_a_save() -> None:
    original, chance = shipped()[0], Random(1)
    for name, change in MUTATIONS.items():
        assert any(change(chance, original) != original for _ in range(20)), name
    assert len(MUTATIONS) >= 24


def test_what_is_no_game_any_more_is_damaged_further() -> None:
    chance, data = Random(2), b""
    for _ in range(200):
        data = mutate(chance, data)[1]


def test_traps_lie_beside_the_game(tmp_path: Path) -> None:
    names = set()
    for number in range(200):
        path = tmp_path / str(number) / "game.json"
        path.parent.mkdir()
        names.add(set_trap(Random(number), path).partition(".")[0])
    assert names == {"", *TRAPS}


def test_a_file_that_breaks_something_is_kept_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("brass_desktop.present.saverow.SaveRow", broken)
    # The memory of all other tests must not count.
    monkeypatch.setattr("workshop.faults.fuzzing.peak_megabytes", lambda: 1.0)
    found = Fuzzer(tmp_path / "home", tmp_path / "kept").run(1, 3_000_000)
    (failure,) = found.failures
    (kept,) = (tmp_path / "kept").iterdir()
    assert failure.startswith(str(kept))
    assert "ZeroDivisionError" in failure


def test_lines_are_new_once() -> None:
    lines = NewLines()
    with lines.watching():
        text_of(b"a")
    first = lines.fresh
    with lines.watching():
        text_of(b"a")
    again = lines.fresh
    with lines.watching():
        text_of(b"\xff")
    assert (first > 0, again, lines.fresh > 0) == (True, 0, True)


@pytest.mark.parametrize("info", SHELF, ids=lambda info: info.id)
def test_a_killed_game_resumes_at_the_last_confirmed_action_or_the_one_before(
    info: GameInfo,
) -> None:
    gc.collect()
    found = Aftermath()
    cut_power(8, 2, info.id, found)
    assert found.failures == []
    assert found.kills == 8
    assert found.actions > 0


def test_a_process_between_two_files_does_not_hang(tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(b"x")
    os.utime(file, (500, 500))
    since = last_sign(file, 100.0)
    file.unlink()
    assert last_sign(file, since) == since == 500.0
