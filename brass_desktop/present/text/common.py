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
BOT_LEVEL_NOTES: Final = MappingProxyType(
    {
        "apprentice": Message("Looks no further than one action: easy to beat once you know how."),
        "foreman": Message("Plans whole turns: a fair match for your first full games."),
        "industrialist": Message("Looks ahead and spoils your plans: for experienced players."),
        "magnate": Message("Thinks longest and plays best. It sees no more cards than you do."),
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
        "turn": Message("Within your turn", "take back"),
        "agreement": Message("If all agree", "take back"),
        "never": Message("Never", "take back"),
    }
)
TAKE_BACK_NOTES: Final = MappingProxyType(
    {
        "turn": Message("Actions can be undone until you end your turn."),
        "agreement": Message("Earlier turns can be undone too, if everybody at the table agrees."),
        "never": Message("What is done stays done."),
    }
)
CONFIRM: Final = MappingProxyType(
    {
        "action": Message("Every action", "confirm"),
        "turn": Message("End of turn only", "confirm"),
    }
)
CONFIRM_NOTES: Final = MappingProxyType(
    {
        "action": Message("You see what an action costs and brings before it counts."),
        "turn": Message("Actions count at once; you are asked when you end your turn."),
    }
)
CURTAIN: Final = Message("Curtain between seats")
CURTAIN_NOTE: Final = Message("Hides the hand until the next player is ready")
BOT_REASONS: Final = Message("Bots explain their moves")
BOT_REASONS_NOTE: Final = Message("A short reason after each bot action")
WHY: Final = Message("why", "beside the key F1, which opens the rules there")

PLANNER: Final = Message("Planner and best order")
PLANNER_LEVELS: Final = MappingProxyType(
    {
        "never": Message("Never", "planner"),
        "request": Message("On request", "planner"),
        "always": Message("Always", "planner"),
    }
)
PLANNER_NOTES: Final = MappingProxyType(
    {
        "never": Message("The table reckons nothing for anybody."),
        "request": Message("A key shows what a choice would bring."),
        "always": Message("What every choice would bring is always shown."),
    }
)
FORECAST: Final = Message("Forecast under every lot")
FORECAST_NOTE: Final = Message("Who would win, who would be compensated")
RUN_BY_ITSELF: Final = Message("Run by itself what needs no choice")
RUN_BY_ITSELF_NOTE: Final = Message("Steps that have a single answer")
