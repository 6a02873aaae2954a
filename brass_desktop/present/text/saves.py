"""Words about saved games and what can be wrong with them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

PROBLEMS: Final = MappingProxyType(
    {
        "not_ours": Message("This file is not a saved game of Brass Desktop."),
        "damaged": Message("The file is damaged or incomplete."),
        "too_large": Message("The file is far too large for a saved game."),
        "invalid": Message("The file holds something that no saved game has."),
        "changed": Message("The deal in this file is not the one the game was played with."),
        "newer": Message("The game was saved by a newer version of Brass Desktop."),
        "other_version": Message("The game was saved by another version of Brass Desktop."),
        "other_game": Message("This version of Brass Desktop does not have the game in this file."),
        "other_rules": Message("The game was played by another version of the rules."),
        "diverged": Message("An action in this file is not possible at that point of the game."),
        "previous": Message("The newest version of this file is damaged."),
        "unreadable": Message("The file cannot be read."),
        "missing": Message("There is no such file."),
        "forbidden": Message("This computer does not allow the file to be read."),
        "not_a_file": Message("This is no file but a folder, a link or a device."),
        "slow": Message("Reading the file took too long."),
        "busy": Message("This game is being played in another window of Brass Desktop."),
        "at_table": Message("This game is on the table right now. Leave it first, then try again."),
    }
)
"""By the code of a save's error: what is wrong, in one sentence."""
OPENED_UP_TO: Final = Plural(
    "It was opened up to the last good point, after {count} action. The file itself is unchanged.",
    "It was opened up to the last good point, after {count} actions. The file itself is unchanged.",
)
OPENED_PREVIOUS: Final = Plural(
    "The version before it was opened, with {count} action.",
    "The version before it was opened, with {count} actions.",
)
UNCHANGED: Final = Message("The file was not changed.")
DETAIL: Final = Message("Details: {detail}")
CANNOT_OPEN: Final = Message("This game cannot be opened")
PARTLY_OPENED: Final = Message("Not everything could be read")
PLAY_ON: Final = Message("Continue")

FAILURES: Final = MappingProxyType(
    {
        "full": Message("Saving failed: the disk is full. It will be tried again."),
        "forbidden": Message(
            "Saving failed: writing is not allowed there. It will be tried again."
        ),
        "gone": Message("Saving failed: the folder is gone. It will be tried again."),
        "slow": Message("Saving failed: the disk does not answer. It will be tried again."),
        "failed": Message("Saving failed. It will be tried again."),
    }
)
"""By the code of a failed automatic save: what the table says while play goes on."""
SAVED_AGAIN: Final = Message("Saving works again; everything is kept.")
COPY_TITLE: Final = Message("Play a copy?")
COPY_QUESTION: Final = Message(
    "This game is being played in another window. Here you would go on with a copy of it, "
    "which is saved on its own."
)
COPY_YES: Final = Message("Play a copy", "answer")
QUICK_SAVED: Final = Message("Quick save done.")
NO_QUICK_SAVE: Final = Message("There is no quick save of this game yet.")
SAVE_TITLE: Final = Message("Save the game")
SAVE_NOTE: Final = Message("The game is kept under this name; an earlier save of it stays.")
SAVE_YES: Final = Message("Save", "answer")
SAVED_AS: Final = Message("Saved as {title}.")
CANNOT_WRITE: Final = Message("It could not be written")
SECRETS: Final = Message("A saved game holds the deal and with it every hidden card.")
