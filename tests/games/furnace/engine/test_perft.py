"""Counts of legal actions along fixed games, so that a change of rules shows.

After a wanted change of rules, renew them and read the difference before committing it together
with the change:

    uv run python -m tests.games.furnace.engine.test_perft
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.games import SETUPS, name_of
from tests.games.furnace.engine.table import GAME

RECORD = Path(__file__).with_name("perft.json")


def by_kind(state: FurnaceState) -> dict[str, int]:
    """Count the legal actions of each kind."""
    kinds = Counter(str(GAME.encode(action)["kind"]) for action in GAME.legal_actions(state))
    return dict(sorted(kinds.items()))


def count_game(setup: Setup) -> dict[str, object]:
    """Count along a game in which any listed action is chosen, and tell how it ended."""
    state, rng = GAME.new(setup), Rng(31)
    counts, number = {}, 0
    while GAME.actor(state) is not None:
        if number % 5 == 0:
            counts[str(number)] = by_kind(state)
        GAME.apply(state, rng.choice(tuple(GAME.legal_actions(state))), checked=False)
        number += 1
    return {"counts": counts, "money": state.money, "digest": state.digest()}


@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_counts_and_results_are_those_recorded(setup: Setup) -> None:
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    assert count_game(setup) == recorded[name_of(setup)]


if __name__ == "__main__":
    found = {name_of(setup): count_game(setup) for setup in SETUPS[::3]}
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in found.items())
    RECORD.write_text("{\n" + rows + "\n}\n", encoding="utf-8")
