"""Words of exported games."""

from typing import Final

from brass_desktop.i18n.message import Message

STAGE: Final = Message("stage", "column of a table")
ROUND: Final = Message("round", "column of a table")
PLAYER: Final = Message("player", "column of a table")
SEAT: Final = Message("Seat {number}: {name}")
UNFINISHED: Final = Message("The game is not over yet.")
