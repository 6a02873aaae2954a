"""Counts of legal actions on fixed positions and games, so that a change of rules shows.

The recorded counts of each game lie in `counts` beside this file. After a wanted change of rules,
renew them and read the difference before committing it together with the change:

    uv run python -m tests.games.brass.engine.perft
"""

import json
from collections import Counter
from pathlib import Path
from typing import TypedDict

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import FAMILY, SMALL_POSITIONS, small_position
from tests.games.brass.engine.games import eager, steps

RECORDS = Path(__file__).with_name("counts")
GAMES = {
    f"{players} players{', rich' if purse else ''}": (Setup(players, 31), purse)
    for players in (2, 3, 4)
    for purse in (0, 45)
}
"""Every fifth position of these games of the eager player is counted."""


class PerftRecord(TypedDict):
    """What the file holds."""

    games: dict[str, dict[str, dict[str, int]]]
    """By game, then number of the action: how many actions of each kind are legal."""
    results: dict[str, list[int]]
    """By game: the final victory points."""
    depth_two: dict[str, dict[str, int]]
    """By small position: the first actions of each kind and all pairs of actions."""


def by_kind(game: BrassGame, state: BrassState) -> dict[str, int]:
    """Count the legal actions of each kind."""
    return dict(sorted(Counter(action.kind for action in game.legal_actions(state)).items()))


def count_game(game: BrassGame, name: str) -> tuple[dict[str, dict[str, int]], list[int]]:
    """Count along one game and return its final victory points."""
    setup, purse = GAMES[name]
    counts = {}
    last = None
    for step in steps(setup, eager, purse=purse, game=game):
        if step.number % 5 == 0:
            counts[str(step.number)] = by_kind(game, step.state)
        last = step.state
    assert last is not None
    # `steps` plays on the position it shows, so this is the finished one.
    return counts, list(last.vp)


def count_depth_two(game: BrassGame, name: str) -> dict[str, int]:
    """Count the actions of a small position, and all ways to take two actions in a row."""
    state = small_position(game, name)
    counts = by_kind(game, state)
    pairs = 0
    for action in game.legal_actions(state):
        after = state.clone()
        game.apply(after, action, checked=False)
        pairs += sum(1 for _ in game.legal_actions(after))
    return {**counts, "pairs": pairs}


def count_everything(game: BrassGame) -> PerftRecord:
    """Count all games and positions anew."""
    counted = {name: count_game(game, name) for name in GAMES}
    return {
        "games": {name: counts for name, (counts, _) in counted.items()},
        "results": {name: vp for name, (_, vp) in counted.items()},
        "depth_two": {name: count_depth_two(game, name) for name in SMALL_POSITIONS[game.id]},
    }


def read_record(game: BrassGame) -> PerftRecord:
    """Read the recorded counts."""
    record: PerftRecord = json.loads(_path(game).read_text(encoding="utf-8"))
    return record


def _path(game: BrassGame) -> Path:
    return RECORDS / f"{game.id}.json"


def _write(record: PerftRecord, path: Path) -> None:
    """Write one line per counted position, so that a difference can be read."""
    lines = ["{"]
    lines.append('  "games": {')
    games = []
    for name, counts in record["games"].items():
        rows = [f"      {json.dumps(step)}: {json.dumps(kinds)}" for step, kinds in counts.items()]
        games.append(f"    {json.dumps(name)}: {{\n" + ",\n".join(rows) + "\n    }")
    lines.append(",\n".join(games))
    lines.append("  },")
    lines.append(f'  "results": {json.dumps(record["results"])},')
    small = [f"    {json.dumps(n)}: {json.dumps(c)}" for n, c in record["depth_two"].items()]
    lines.append('  "depth_two": {\n' + ",\n".join(small) + "\n  }")
    lines.append("}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for played in FAMILY.values():
        _write(count_everything(played), _path(played))
