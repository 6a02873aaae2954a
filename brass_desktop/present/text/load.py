"""Words of the load screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural

TITLE: Final = Message("Load a Game", "screen title")
REPLAYS_TITLE: Final = Message("Replays", "screen title")
SEARCH: Final = Message("Search a name, player or date", "empty field")
SORT_BY: Final = Message("Sort by")
SORTS: Final = MappingProxyType(
    {
        "newest": Message("Newest", "sort"),
        "name": Message("Name", "sort"),
        "progress": Message("Progress", "sort"),
        "players": Message("Players", "sort"),
    }
)
CHIPS: Final = MappingProxyType(
    {
        "autosave": Message("Autosave", "mark of a saved game"),
        "quick": Message("Quick save", "mark of a saved game"),
        "finished": Message("Finished", "mark of a saved game"),
        "damaged": Message("Damaged", "mark of a saved game"),
        "cut": Message("Incomplete", "mark of a saved game"),
        "other_version": Message("Other version", "mark of a saved game"),
    }
)
OTHER_STAGE: Final = Message("Round {round} of {rounds}")
SHORT_FINISHED: Final = Message("a complete game")
TO_PLAY: Final = Message("{name} to play")
PARTS: Final = Message("{first} · {second}", "joins two facts about a game")
FINISHED: Final = Message("Finished")
WON: Final = Message("{name} won with {score}")
SHARED: Final = Message("won together with {score}")
TODAY: Final = Message("Today, {time}")
YESTERDAY: Final = Message("Yesterday, {time}")
BEGUN_TODAY: Final = Message("begun today, {time}")
BEGUN_YESTERDAY: Final = Message("begun yesterday, {time}")
BEGUN: Final = Message("begun {date}")
DATE: Final = Message("{day} {month} {year}", "a date")
MONTHS: Final = (
    Message("Jan", "month in a date"),
    Message("Feb", "month in a date"),
    Message("Mar", "month in a date"),
    Message("Apr", "month in a date"),
    Message("May", "month in a date"),
    Message("Jun", "month in a date"),
    Message("Jul", "month in a date"),
    Message("Aug", "month in a date"),
    Message("Sep", "month in a date"),
    Message("Oct", "month in a date"),
    Message("Nov", "month in a date"),
    Message("Dec", "month in a date"),
)
SEATS: Final = Plural("{count} seat", "{count} seats")
PLAYED_MINUTES: Final = Message("{minutes} min played")
PLAYED_HOURS: Final = Message("{hours} h {minutes} min played")
SEAT: Final = Message("{character} · {sits}")
MONEY: Final = Message("£{pounds}")

EXAMPLES: Final = Message("Examples")
EXAMPLES_NOTE: Final = Message("came with the game; playing one starts a copy")
PREVIOUS_EXAMPLES: Final = Message("Earlier examples")
NEXT_EXAMPLES: Final = Message("Further examples")

RENAME: Final = Message("Rename")
DUPLICATE: Final = Message("Duplicate")
SHOW: Final = Message("Show in folder")
DELETE: Final = Message("Delete")
EXPORT: Final = Message("Export")
IMPORT: Final = Message("Import")
WATCH: Final = Message("Watch as replay")
PLAY_ON: Final = Message("Continue")
SEE_RESULT: Final = Message("See the result")
PLAY_COPY: Final = Message("Play a copy")
COUNT: Final = Plural("{count} game", "{count} games")
NONE: Final = Message("No saved games yet. Every game you play is saved here by itself.")
NOT_FOUND: Final = Message("No saved game has “{words}” in it.")
NOTHING_CHOSEN: Final = Message("Choose a game on the left.")

DELETE_TITLE: Final = Message("Delete this game?")
DELETE_QUESTION: Final = Message(
    "“{title}” will be removed from the disk. It cannot be brought back."
)
DELETE_YES: Final = Message("Delete", "answer")
KEEP: Final = Message("Keep", "answer")
COPY_NAME: Final = Message("{title} (copy)")
RENAME_TITLE: Final = Message("Rename the game")
RENAME_YES: Final = Message("Rename", "answer")
NEW_NAME: Final = Message("A name", "empty field, of a game")
IMPORT_TITLE: Final = Message("Import a game")
IMPORT_NOTE: Final = Message("Drop a file on the window, or enter where it lies.")
IMPORT_YES: Final = Message("Import", "answer")
PATH_HINT: Final = Message("Path of a file", "empty field")
IMPORTED: Final = Message("“{title}” is now among your games.")
EXPORT_TITLE: Final = Message("Export the game")
EXPORT_NOTE: Final = Message(
    "Choose a folder or enter another. The game is copied there, or told as text or in numbers."
)
EXPORT_NOTE_ALONE: Final = Message(
    "Enter a folder. The game is copied there, or told as text or in numbers."
)
FOLDERS: Final = MappingProxyType(
    {
        "documents": Message("Documents", "folder"),
        "desktop": Message("Desktop", "folder"),
        "downloads": Message("Downloads", "folder"),
        "saves": Message("Saved games", "folder"),
    }
)
EXPORT_AS_SAVE: Final = Message("Save file")
EXPORT_AS_TEXT: Final = Message("Text")
EXPORT_AS_TABLE: Final = Message("Standings (CSV)")
FOLDER_HINT: Final = Message("Path of a folder", "empty field")
EXPORTED: Final = Message("Written to {path}")
NO_FOLDER: Final = Message("The folder could not be shown. It is {path}")
