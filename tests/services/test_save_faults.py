"""The developer commands that attack saved games, in the small size of every test run."""

import gc
import json
import subprocess
import sys

from workshop.faults.fuzz import LONGEST_SECONDS, MOST_MEGABYTES
from workshop.faults.mutations import MUTATIONS
from workshop.faults.powercut import cut_power


def test_no_mutation_of_a_save_crashes_hangs_or_changes_a_file() -> None:
    """Run in a process of its own: the memory of all other tests must not count."""
    command = [sys.executable, "-m", "workshop", "fuzz", "--count", "300", "--seed", "5"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    findings = json.loads(done.stdout)
    assert findings["failures"] == []
    assert findings["slowest_seconds"] < LONGEST_SECONDS
    assert 0 < findings["memory_megabytes"] < MOST_MEGABYTES
    assert sum(findings["outcomes"].values()) == 300
    assert {outcome.split(":")[0] for outcome in findings["outcomes"]} >= {"refused", "in part"}


def test_there_are_many_ways_to_damage_a_save() -> None:
    assert len(MUTATIONS) >= 12


def test_a_killed_game_resumes_at_the_last_confirmed_action_or_the_one_before() -> None:
    gc.collect()
    found = cut_power(kills=8, seed=2)
    assert found.failures == []
    assert found.kills == 8
    assert found.actions > 0
