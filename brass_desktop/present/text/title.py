"""Words of the title screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

NAME_LARGE: Final = Message("Brass", "logotype")
NAME_SMALL: Final = Message("Desktop", "logotype")
CONTINUE: Final = Message("Continue")
ELSEWHERE: Final = Message("Your last game is open in another window")
NEW_GAME: Final = Message("New game")
NEW: Final = Message("New", "short for a new game")
LEARN: Final = Message("Learn", "screen")
LEARN_FIRST: Final = Message("Learn in ten minutes")
LOAD: Final = Message("Load", "menu")
REPLAYS: Final = Message("Replays")
RULES: Final = Message("Rules")
SETTINGS: Final = Message("Settings")
CREDITS: Final = Message("Credits")
QUIT: Final = Message("Quit")
INDEPENDENT: Final = Message(
    "An independent table for the board game. Not made or endorsed by its publisher."
)
INDEPENDENT_OF_ALL: Final = Message(
    "An independent table for board games. Not made or endorsed by their publishers."
)
MOTTOES: Final = MappingProxyType(
    {2: Message("two tables, one house"), 3: Message("three tables, one house")}
)
"""By number of games."""
MOTTO: Final = Message("many tables, one house")
PLAYERS_AND_TIME: Final = Message("{fewest}–{most} players · {minutes} min")
SAVED: Final = Message("Saved: {line}", "a game that can be continued")
CHOOSE: Final = Message("Key {number} chooses this game, Enter opens it.")
NO_GAME: Final = Message("No game in progress")
VERSION: Final = Message("Version {version}")
VERSIONS: Final = Message("Version {version} · rules {rules}")
NO_DISPLAY: Final = Message(
    "Brass Desktop found no display to open its window on ({reason}); "
    "without one these commands work: {commands}."
)
SETTINGS_DAMAGED: Final = Message(
    "The settings file could not be read, so the usual settings are in use. "
    "The damaged file was kept as {file}."
)
SETTINGS_UNREADABLE: Final = Message(
    "The settings file could not be read, so the usual settings are in use."
)
SETTINGS_DAMAGED_TITLE: Final = Message("Settings were reset")
