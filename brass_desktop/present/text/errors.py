"""Words of the error dialog."""

from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Something went wrong")
WHAT: Final = Message("The program met an error it did not expect.")
DETAILS: Final = Message("Details")
SAVED: Final = Message("Your last confirmed action is saved.")
NOT_SAVED: Final = Message("The game could not be saved, but the report holds it.")
IN_MEMORY: Final = Message(
    "The game could not be saved. It is still in memory: go on with it from the title."
)
LOST: Final = Message("The game could not be saved.")
NOTHING_OPEN: Final = Message("No game was open, so nothing was lost.")
REPORT: Final = Message("A report was written to {path}")
NO_REPORT: Final = Message("The report could not be written.")
SHOW_REPORT: Final = Message("Show in folder")
GO_ON: Final = Message("To the title")
QUIT: Final = Message("Quit")
DAMAGED: Final = Message("A file of the program is damaged; please install it again: {file}")
