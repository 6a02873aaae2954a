"""The games this program knows: an id and where its factory lives, imported on demand."""

from importlib import import_module
from types import MappingProxyType
from typing import Any, cast

from brass_desktop.core.errors import UnsupportedVersion
from brass_desktop.core.game import Game

GAMES = MappingProxyType({"birmingham": "brass_desktop.games.brass.birmingham:birmingham"})
"""Game id -> "module:factory"."""


def load_game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Import a game by the id that saves use."""
    if game_id not in GAMES:
        raise UnsupportedVersion(f"this program does not know the game {game_id!r}")
    module, factory = GAMES[game_id].split(":")
    # The registry is the one place where a game's types are known only by its name.
    return cast(Game[Any, Any, Any, Any], getattr(import_module(module), factory)())
