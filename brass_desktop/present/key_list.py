"""The list of keys: what every table has, and between it what a game has of its own."""

from brass_desktop.present.box import KeyLine, MouseLine, TableKeys
from brass_desktop.present.text import keys as words


def short_list(own: TableKeys) -> tuple[KeyLine, ...]:
    """List the keys that everybody should know; what a game says of a key goes first."""
    taken = {key for keys, _ in own.actions for key in keys}
    keeping = (line for line in words.KEEPING if not taken.intersection(line[0]))
    return (*own.actions, *words.CHOOSING, *own.views, *keeping)


def whole_list(own: TableKeys) -> tuple[KeyLine, ...]:
    """List every key."""
    return (*short_list(own), *words.FINDING, *own.nearing, *words.PACING, *own.leafing)


def mouse_list(own: TableKeys) -> tuple[MouseLine, ...]:
    """List what the mouse does."""
    return (*words.POINTING, *own.mouse)
