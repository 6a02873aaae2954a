"""Words of the result of any game."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

PLAYERS: Final = MappingProxyType(
    {
        2: Message("two players"),
        3: Message("three players"),
        4: Message("four players"),
    }
)
ROUNDS: Final = Plural("{count} round", "{count} rounds")
HOURS: Final = Message("{hours} h {minutes} min")
MINUTES: Final = Message("{minutes} min")

SHARED: Final = Message("{first} and {second} share their place")
NOTHING: Final = "–"
ROUND: Final = Message("round", "axis")

REPLAY: Final = Message("Watch replay")
SAVE: Final = Message("Save game")
TO_TITLE: Final = Message("Title screen")
REMATCH: Final = Message("Rematch")
