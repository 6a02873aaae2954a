"""Words of the command line: what --help says, and what the parser of arguments says itself."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

DESCRIPTION: Final = Message(
    "A desktop table for Brass: Birmingham. Without a subcommand the game opens."
)
SUBCOMMAND: Final = Message("SUBCOMMAND", "stands for a word on the command line")
SUMMARIES: Final = MappingProxyType(
    {
        "simulate": Message("play whole games without a window and report totals"),
        "replay": Message("print a saved game as text and verify its digests"),
        "bench": Message("measure the rules core"),
        "fuzz": Message("damage saved games in many ways and see that reading them stays safe"),
        "powercut": Message("kill a game that is being saved at random moments and resume it"),
        "examples": Message("play the shipped example games anew"),
        "shots": Message("draw every screen into pictures, without a window"),
        "arena": Message("let bots play bots and report their strength"),
    }
)
FILE: Final = Message("FILE", "stands for a word on the command line")
FOLDER: Final = Message("FOLDER", "stands for a word on the command line")
NUMBER: Final = Message("N", "stands for a number on the command line")
NAME: Final = Message("NAME", "stands for a word on the command line")
LANGUAGE_CODE: Final = Message("LANG", "stands for a word on the command line")
SIZE_PATTERN: Final = Message("WxH", "stands for width and height on the command line")
REPLAY_FILE: Final = Message("a saved game")
PLAYERS: Final = Message("number of players")
GAMES: Final = Message("number of games")
DEALS: Final = Message("number of games, rounded up to whole deals")
LEVELS: Final = Message("LEVELS", "stands for words on the command line")
SEATS: Final = Message(
    "levels by seat, comma separated; repeated as needed. "
    "level[:number=value]…[#label] changes numbers and names the entrant"
)
FIRST_SEED: Final = Message("seed of the first game")
BOTS: Final = Message("who plays in every seat")
INTRODUCTORY: Final = Message("play the canal era only")
JSON: Final = Message("print one JSON object")
JOBS: Final = Message("number of processes")
CALIBRATION: Final = Message("add points by source, income, actions, loans")
RELEASE: Final = Message("play the whole release table; its seats, games and seeds are fixed")
MEASURE_SAVES: Final = Message("measure saved games instead")
MEASURE_FRAMES: Final = Message("measure the frames of the window instead")
MUTATIONS: Final = Message("number of damaged files")
SEED: Final = Message("seed of the random choices")
KILLS: Final = Message("how often the game is killed")
OUT_FILES: Final = Message("folder for the files")
OUT: Final = Message("folder for the pictures")
SIZE: Final = Message("window size; may be given more than once")
THEME: Final = Message("board side; may be given more than once")
LANGUAGE: Final = Message("language, or pseudo for a longer one")
TEXT: Final = Message("text size in percent")
ONLY: Final = Message("one picture; may be given more than once")
VERSION: Final = Message("show the version and leave")

WRONG_SIZE: Final = Message("a size looks like 1920x1080")
TOO_SMALL: Final = Message("must be at least 1")
NO_SUCH_PICTURE: Final = Message("there is no such picture; there are {names}")

PARSER: Final = (
    Message("usage: "),
    Message("positional arguments"),
    Message("options"),
    Message("show this help message and exit"),
    Message("%(prog)s: error: %(message)s\n"),
    Message("argument %(argument_name)s: %(message)s"),
    Message("the following arguments are required: %s"),
    Message("unrecognized arguments: %s"),
    Message("invalid choice: %(value)r (choose from %(choices)s)"),
    Message("invalid %(type)s value: %(value)r"),
    Message("expected one argument"),
    Message("expected at least one argument"),
    Message("not allowed with argument %s"),
    Message("ambiguous option: %(option)s could match %(matches)s"),
)
"""What Python's own parser of arguments says, in its words; it asks for them by these."""
