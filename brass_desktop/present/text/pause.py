"""Words of the pause menu."""

from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Pause", "screen title")
CONTINUE: Final = Message("Play on")
SAVE: Final = Message("Save game")
LOAD: Final = Message("Load game")
SETTINGS: Final = Message("Settings")
RULES: Final = Message("Rules")
KEYS: Final = Message("Keys")
LEAVE: Final = Message("Leave to title")
GIVE_UP: Final = Message("Give up")
SEATS: Final = Message("Who plays")

LEAVE_TITLE: Final = Message("Leave the table?")
LEAVE_QUESTION: Final = Message(
    "The game stays as it was saved last and can be continued from the title."
)
LEAVE_YES: Final = Message("Leave")
GIVE_UP_TITLE: Final = Message("Give up this game?")
GIVE_UP_QUESTION: Final = Message(
    "It ends here without a winner and can no longer be continued from the title."
)
GIVE_UP_YES: Final = Message("Give up")
QUICK_LOAD_TITLE: Final = Message("Go back to the quick save?")
QUICK_LOAD_QUESTION: Final = Message("Everything since the last quick save is left behind.")
QUICK_LOAD_YES: Final = Message("Go back")
