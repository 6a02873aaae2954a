"""Old save files made new: one pure function for each step from a version to the next.

A migration gets the parsed file and returns another one; it never opens files, never replays and
never fails on what it does not know, since the strict model judges its result. Each has a file of
its version under `tests/fixtures/saves`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from brass_desktop.core.errors import UnsupportedVersion

SCHEMA_VERSION: Final = 2
"""Raised together with a new migration whenever the shape of the file changes."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def add_turn_order(data: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: previews tell turn order, money and winners, and the table's choices are kept."""
    preview = data.get("preview")
    if not isinstance(preview, dict):
        return {**data, "schema_version": 2}
    players = preview.get("players")
    seats = list(range(len(players))) if isinstance(players, list) else []
    added = {"order": seats, "to_play": None, "money": [], "winners": _winners(data)}
    return {**data, "schema_version": 2, "preview": {**preview, **added}, "table": {}}


def _winners(data: dict[str, Any]) -> list[int]:
    """Read who won from the ranks by seat that finished games have."""
    ranks = data.get("result")
    if not isinstance(ranks, list):
        return []
    return [seat for seat, rank in enumerate(ranks) if isinstance(rank, list) and rank[:1] == [1]]


MIGRATIONS: Mapping[int, Migration] = MappingProxyType({1: add_turn_order})
"""By version: how to turn a file of that version into the next one."""


def migrate(data: dict[str, Any], version: int) -> dict[str, Any]:
    """Bring a parsed file from its version to the present one."""
    if version > SCHEMA_VERSION:
        raise UnsupportedVersion(
            f"the game was saved by a newer program (save version {version}, "
            f"this program reads up to {SCHEMA_VERSION})",
            "newer",
        )
    while version < SCHEMA_VERSION:
        if version not in MIGRATIONS:
            raise UnsupportedVersion(f"save version {version} is not known")
        data = MIGRATIONS[version](data)
        version += 1
    return data
