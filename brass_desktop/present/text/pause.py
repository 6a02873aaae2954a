"""Words of the pause menu."""

from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Pause", "screen title")
CONTINUE: Final = Message("Resume")
SAVE: Final = Message("Save game")
LOAD: Final = Message("Load game")
SETTINGS: Final = Message("Settings")
RULES: Final = Message("Rules")
KEYS: Final = Message("Keys")
LEAVE: Final = Message("Leave to title")
GIVE_UP: Final = Message("Resign")
SEATS: Final = Message("Who plays")
SEATS_NOTE: Final = Message(
    "Choose who goes on for each seat. You can change it later in the menu."
)

LEAVE_TITLE: Final = Message("Leave the table?")
LEAVE_QUESTION: Final = Message(
    "Everything played so far is kept. You can continue from the title at any time."
)
LEAVE_YES: Final = Message("Leave")
GIVE_UP_TITLE: Final = Message("Resign this game?")
GIVE_UP_QUESTION: Final = Message(
    "It ends here without a winner and can no longer be continued from the title."
)
GIVE_UP_YES: Final = Message("Resign")
QUICK_LOAD_TITLE: Final = Message("Go back to the quick save?")
QUICK_LOAD_QUESTION: Final = Message("Everything since the last quick save is left behind.")
QUICK_LOAD_YES: Final = Message("Go back")
