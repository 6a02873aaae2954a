"""Words of every table: the chronicle, the question, the end of a turn, the pace of bots."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

CHRONICLE: Final = Message("Chronicle")
FILTERS: Final = MappingProxyType(
    {
        "all": Message("All", "chronicle filter"),
        "mine": Message("Mine", "chronicle filter"),
        "money": Message("Money", "chronicle filter"),
    }
)
ENLARGE: Final = Message("Enlarge the chronicle")
FILTER: Final = Message("Choose which events are shown")
FILTER_NEXT: Final = Message("A click shows: {filter}.")
SWITCH_BOARD: Final = Message("Turn the board: day or night")
LOOK_AT: Final = Message("Click to look at this moment.")
BACK_TO: Final = Message("Click to choose this anew.")
WITH_KEY: Final = Message("{name} ({key})", "a switch and its key")

WAITING: Final = Message("{name} is playing.")
PAUSED: Final = Message("Paused. {told}", "told is a sentence about what was done last")
END_TURN: Final = Message("End turn")
PAUSE: Final = (
    Message("Pause", "bots"),
    "pause-button",
    Message("The bots wait until you go on."),
)
GO_ON: Final = (Message("Go on", "bots"), "play-button", Message("The bots play on."))
"""Word, icon and explanation of one button in its two states."""
STEP: Final = Message("Step", "one action of a bot")
STEP_TIP: Final = Message("One action, then the bots wait again.")
WATCH_TOOLS: Final = MappingProxyType(
    {
        "replay": (
            Message("Again", "replay"),
            "backward-time",
            "R",
            Message("Shows the last action once more."),
        ),
        "slower": (
            Message("Slower"),
            "minus",
            ",",
            Message("A longer pause after each action of a bot."),
        ),
        "faster": (
            Message("Faster"),
            "plus",
            ".",
            Message("A shorter pause after each action of a bot."),
        ),
    }
)
"""Word, icon, key and explanation of the tools while bots play."""
TOOLS: Final = MappingProxyType(
    {
        "undo": (Message("Undo"), "anticlockwise-rotation", "Ctrl Z"),
        "redo": (Message("Redo"), "clockwise-rotation", "Ctrl Y"),
        "hint": (Message("Hint"), "light-bulb", "H"),
        "menu": (Message("Menu"), "hamburger-menu", "F10"),
    }
)
"""Word, icon and key of every tool."""
TOOL_TIPS: Final = MappingProxyType(
    {
        "undo": Message("Takes back the last action of this turn."),
        "redo": Message("Carries out again what was taken back."),
        "hint": Message("Asks what a good player would consider."),
        "menu": Message("Save, settings, leave the table."),
    }
)
