"""Words of the new game screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("New Game", "screen title")
SEATS: Final = (
    Message("Seat one"),
    Message("Seat two"),
    Message("Seat three"),
    Message("Seat four"),
)
NAMES: Final = (
    Message("Ada", "default name of a player"),
    Message("Bartek", "default name of a player"),
    Message("Clara", "default name of a player"),
    Message("Dmitri", "default name of a player"),
)
NAME: Final = Message("Name")
NAME_HINT: Final = Message("A name", "empty field")
CHARACTER: Final = Message("Character")
COLOUR: Final = Message("Colour and emblem")
COLOUR_TIP: Final = Message("{colour}, {emblem}")
COLOUR_TAKEN_TIP: Final = Message("{colour}, {emblem}: changes places with {name}")
PLAYED_BY: Final = Message("Played by")
HINT_LABEL: Final = Message("Hints")
LEVEL_LABEL: Final = Message("Level", "of a bot")
HINTS: Final = MappingProxyType(
    {
        "none": Message("No hints", "hints"),
        "request": Message("On request", "hints"),
        "always": Message("Always", "hints"),
    }
)
HINT_NOTES: Final = MappingProxyType(
    {
        "none": Message("No advice in this game."),
        "request": Message("H shows three moves that a strong bot would consider."),
        "always": Message("The moves are shown at the start of every turn."),
    }
)
SEATS_TAB: Final = Message("Seats", "part of the new game screen")
ADD_SEAT: Final = Message("Add a seat")
EMPTY_SEAT: Final = Message("Nobody sits here. A game has {fewest} to {most} players.")
REMOVE_SEAT: Final = Message("Remove this seat")
PREVIOUS_CHARACTER: Final = Message("Previous character")
NEXT_CHARACTER: Final = Message("Next character")

BOARD: Final = Message("Board")
TAKE_BACK: Final = Message("Undo")
CONFIRM: Final = Message("Confirm")
SEED: Final = Message("Shuffle seed")
NEW_SEED: Final = Message("New seed")
SEED_TIP: Final = Message("The same seed deals the same cards. It stays hidden during play.")
PATTERNS: Final = Message("Strong patterns")
PATTERNS_NOTE: Final = Message("Tells owners apart without colour")
SAME_AS_LAST: Final = Message("Same as last")
OPEN: Final = Message("All information is open: no curtain is needed")
UNNAMED: Final = Message("Every seat needs a name.")
NAMESAKES: Final = Message("Two seats have the same name.")
