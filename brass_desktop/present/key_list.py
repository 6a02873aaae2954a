"""The list of keys: what every table has, and between it what a game has of its own."""

from brass_desktop.present.box import KeyLine, MouseLine, TableKeys
from brass_desktop.present.text import keys as words


def short_list(own: TableKeys) -> tuple[KeyLine, ...]:
    """List the keys that everybody should know."""
    return (*own.actions, *words.CHOOSING, *own.views, *words.KEEPING)


def whole_list(own: TableKeys) -> tuple[KeyLine, ...]:
    """List every key."""
    return (*short_list(own), *words.FINDING, *own.nearing, *words.PACING, *own.leafing)


def mouse_list(own: TableKeys) -> tuple[MouseLine, ...]:
    """List what the mouse does."""
    return (*words.POINTING, *own.mouse)
