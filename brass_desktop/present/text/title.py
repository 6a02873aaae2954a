"""Words of the title screen."""

from typing import Final

from brass_desktop.i18n.message import Message

NAME_LARGE: Final = Message("Brass", "logotype")
NAME_SMALL: Final = Message("Desktop", "logotype")
EDITION: Final = Message("Birmingham", "logotype")
CONTINUE: Final = Message("Continue")
NEW_GAME: Final = Message("New game")
LOAD: Final = Message("Load", "menu")
REPLAYS: Final = Message("Replays")
LEARN: Final = Message("Learn")
RULES: Final = Message("Rules")
SETTINGS: Final = Message("Settings")
CREDITS: Final = Message("Credits")
QUIT: Final = Message("Quit")
INDEPENDENT: Final = Message(
    "An independent table for the board game. Not made or endorsed by its publisher."
)
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
