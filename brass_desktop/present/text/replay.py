"""Words of the replay."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

ACTION_OF: Final = Message("Action {count} of {last}", "replay")
BEFORE_FIRST: Final = Message("Before the first action", "replay")
TOOLS: Final = MappingProxyType(
    {
        "round_back": Message("To the round’s beginning (Page up)"),
        "back": Message("One action back (Left)"),
        "play": Message("Play (Space)"),
        "pause": Message("Pause (Space)"),
        "on": Message("One action on (Right)"),
        "round_on": Message("To the next round (Page down)"),
        "charts": Message("Show or hide the charts (G)"),
    }
)
SPEED: Final = Message("Speed", "replay")
SPEEDS: Final = MappingProxyType(
    {
        0.5: Message("½", "replay speed"),
        1.0: Message("1", "replay speed"),
        2.0: Message("2", "replay speed"),
        4.0: Message("4", "replay speed"),
        8.0: Message("8", "replay speed"),
    }
)
ALL_HANDS: Final = Message("All", "replay, all hands are shown")
ALL_HANDS_TIP: Final = Message("Show every hand (0)")
HAND_TIP: Final = Message("See what {name} sees ({key})")
CLOSED: Final = Message("Hands stay closed until the end", "replay")
PLAY_ON: Final = Message("Play on from here")
PLAY_ON_TIP: Final = Message("Begins a new game from this position; the replay stays as it is.")
PLAY_ON_TITLE: Final = Message("{title}, from action {count}")
EXPORT: Final = Message("Export")
LEAVE: Final = Message("Leave")
