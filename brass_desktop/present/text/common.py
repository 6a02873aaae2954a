"""Words that several screens share."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

PROGRAM: Final = Message("Brass Desktop")
BACK: Final = Message("Back")
DONE: Final = Message("Done")
CANCEL: Final = Message("Cancel")
OK: Final = Message("OK", "answer")
CLOSE: Final = Message("Close")
PICTURE_SAVED: Final = Message("Picture of the screen: {path}")
NO_PICTURE: Final = Message("The picture of the screen could not be written: {reason}")

OWNER_NAMES: Final = MappingProxyType(
    {
        "red": Message("Red", "player colour"),
        "yellow": Message("Gold", "player colour"),
        "white": Message("Steel", "player colour"),
        "purple": Message("Purple", "player colour"),
    }
)
EMBLEM_NAMES: Final = MappingProxyType(
    {
        "red": Message("gear", "emblem"),
        "yellow": Message("lion", "emblem"),
        "white": Message("horseshoe", "emblem"),
        "purple": Message("top hat", "emblem"),
    }
)
BOT_LEVELS: Final = MappingProxyType(
    {
        "apprentice": Message("Apprentice", "bot level"),
        "foreman": Message("Foreman", "bot level"),
        "industrialist": Message("Industrialist", "bot level"),
        "magnate": Message("Magnate", "bot level"),
    }
)
PERSON: Final = Message("Person", "who plays")
BOT: Final = Message("Bot", "who plays")
SITS_PERSON: Final = Message("person", "who sits here")

BOARD_SIDES: Final = MappingProxyType(
    {
        "day": Message("Day", "board side"),
        "night": Message("Night", "board side"),
        "clock": Message("Follow the clock", "board side"),
    }
)
BOARD_SIDE_ICONS: Final[Mapping[object, str]] = MappingProxyType(
    {"day": "sun", "night": "moon", "clock": "clock-tower"}
)
TAKE_BACK: Final = MappingProxyType(
    {
        "turn": Message("Own turn", "take back"),
        "agreement": Message("By agreement", "take back"),
        "never": Message("Never", "take back"),
    }
)
CONFIRM: Final = MappingProxyType(
    {
        "action": Message("Every action", "confirm"),
        "turn": Message("End of turn only", "confirm"),
    }
)
CURTAIN: Final = Message("Curtain between seats")
CURTAIN_NOTE: Final = Message("Hides the hand until the next player is ready")
BOT_REASONS: Final = Message("Show what bots consider")
BOT_REASONS_NOTE: Final = Message("A short reason after each bot action")
WHY: Final = Message("why", "beside the key F1, which opens the rules there")
