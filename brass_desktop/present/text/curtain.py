"""Words of the curtain between two people at one screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

PASS_TO: Final = Message("Hand over to")
I_AM: Final = Message("I am {name}")
PLACES: Final = MappingProxyType(
    {
        1: Message("first of {players} this round"),
        2: Message("second of {players} this round"),
        3: Message("third of {players} this round"),
        4: Message("fourth of {players} this round"),
    }
)
COUNTS: Final = MappingProxyType(
    {
        2: Message("two", "of so many players"),
        3: Message("three", "of so many players"),
        4: Message("four", "of so many players"),
    }
)

SINCE_TURN: Final = Message("Since your last turn")
SINCE_START: Final = Message("Since the game began")
WELCOME: Final = Message("The game begins with you")
NOTHING_SINCE: Final = Message("Nobody else has played since.")
SHOW_TIP: Final = Message("Look at this moment on the map")
MEANT: Final = Message("What changed for you")
STANDING: Final = Message("How you stand")
REPLAY_ALL: Final = Message("Replay it all")
MENU: Final = Message("Menu")
