"""The subcommands of `brass-desktop`: each is a module here, imported only when it is chosen."""

from typing import Final

SUBCOMMANDS: Final = ("simulate", "replay", "arena")
"""Name of each subcommand, which is also its module; what it does is in `text/command_line.py`."""
