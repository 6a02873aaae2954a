"""Words while a running game cannot be saved: the sign, and the question before leaving."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

NOT_SAVED: Final = Message("The game is not being saved")
ADVICE: Final = MappingProxyType(
    {
        "full": Message("Make room on the disk, or save the game elsewhere."),
        "forbidden": Message("Allow writing in that folder, or save the game elsewhere."),
        "gone": Message("Bring the folder or its drive back, or save the game elsewhere."),
        "slow": Message("See whether the drive is still connected, or save the game elsewhere."),
        "failed": Message("Try again in a while, or save the game elsewhere."),
    }
)
"""By the code of a failed automatic save: what the player can do."""
SAFE_MEANWHILE: Final = Message("Play on: nothing is lost while the program runs.")
MORE: Final = Message("Click for more.")
PLACE: Final = Message("File: {path}")

PLAY_ON: Final = Message("Play on")
ELSEWHERE: Final = Message("Save elsewhere")
TRY_AGAIN: Final = Message("Try again")

LOSE_TITLE: Final = Message("Leave without saving?")
LOSE_QUESTION: Final = Message("What was played since the last save would be lost.")
LOSE_YES: Final = Message("Leave unsaved")

ELSEWHERE_TITLE: Final = Message("Save elsewhere")
ELSEWHERE_NOTE: Final = Message(
    "The game is written into this folder, such as one on a stick. Import brings it back later."
)

SETTINGS_UNWRITTEN: Final = MappingProxyType(
    {
        "full": Message("The settings hold, but could not be written: the disk is full."),
        "forbidden": Message("The settings hold, but writing is not allowed in their folder."),
        "gone": Message("The settings hold, but their folder cannot be reached."),
        "slow": Message("The settings hold, but the disk does not answer."),
        "failed": Message("The settings hold, but could not be written."),
    }
)
"""By the code of the failure: what a line over the screen says."""
