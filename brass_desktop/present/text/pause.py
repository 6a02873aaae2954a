"""Words of the pause menu and of the list of keys."""

from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Pause", "screen title")
CONTINUE: Final = Message("Play on")
SAVE: Final = Message("Save game")
QUICK_SAVE: Final = Message("Quick save")
LOAD: Final = Message("Load game")
QUICK_LOAD: Final = Message("Quick load")
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

MOUSE: Final = Message("Mouse")
MOUSE_LIST: Final = (
    (Message("Click"), Message("choose what is lit", "mouse list")),
    (Message("Rest"), Message("why something is not lit", "mouse list")),
    (Message("Wheel"), Message("closer, or scroll a list", "mouse list")),
    (Message("Drag"), Message("move the map", "mouse list")),
)
"""What the mouse does on the table."""
MORE_KEYS: Final = (
    (("←", "→"), Message("to a lit choice beside it", "key list")),
    (("F1",), Message("rules, at a refusal its clause", "key list")),
    (("+", "−"), Message("closer, farther", "key list")),
    ((",", "."), Message("bots slower, faster", "key list")),
    (("PgUp", "PgDn"), Message("mats of the others", "key list")),
)
"""Keys that the short list of the settings leaves out."""
