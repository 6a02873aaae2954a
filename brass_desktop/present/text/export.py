"""Words of exported games."""

from typing import Final

from brass_desktop.i18n.message import Message

COLUMNS: Final = (
    Message("era", "column of a table"),
    Message("round", "column of a table"),
    Message("player", "column of a table"),
    Message("VP", "column of a table"),
    Message("money", "column of a table"),
    Message("income", "column of a table"),
    Message("tiles on the board", "column of a table"),
    Message("links on the board", "column of a table"),
)
SEAT: Final = Message("Seat {number}: {name}")
UNFINISHED: Final = Message("The game is not over yet.")
