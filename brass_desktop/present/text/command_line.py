"""Words of the command line: what --help says, and what the parser of arguments says itself."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

DESCRIPTION: Final = Message(
    "A desktop table for board games of industry. Without a subcommand it opens."
)
SUBCOMMAND: Final = Message("SUBCOMMAND", "stands for a word on the command line")
SUMMARIES: Final = MappingProxyType(
    {
        "simulate": Message("play whole games without a window and report totals"),
        "replay": Message("print a saved game as text and verify its digests"),
        "arena": Message("let bots play bots and report their strength"),
    }
)
FILE: Final = Message("FILE", "stands for a word on the command line")
NUMBER: Final = Message("N", "stands for a number on the command line")
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
GAME: Final = Message("GAME", "stands for a word on the command line")
WHICH_GAME: Final = Message("the game to be played, one of {games}")
OPTION: Final = Message("OPTION", "stands for a word on the command line")
OPTIONS: Final = Message(
    "a choice of the game, as NAME, NAME=yes or NAME=no; may be given more than once. "
    "There are, by game, {options}"
)
JSON: Final = Message("print one JSON object")
JOBS: Final = Message("number of processes")
CALIBRATION: Final = Message("add what the seats did on average, such as points by source")
RELEASE: Final = Message("play the whole release table; its seats, games and seeds are fixed")
VERSION: Final = Message("show the version and leave")

OUT_OF_RANGE: Final = Message("must be a whole number from {least} to {most}")
NO_VALUE: Final = Message("{word}: the value is missing")
SYSTEM_REFUSED: Final = Message("The system refused: {reason}")
NO_SUCH_GAME: Final = Message("{word} is no game; there are {games}")
NO_SUCH_OPTION: Final = Message("{game} has no option {word}; there are {options}")
NO_OPTIONS: Final = Message("{game} has no option {word}; it has none at all")
NEITHER: Final = Message("{word} is neither yes nor no")
WRONG_PLAYERS: Final = Message("{game} is not played by {players}; it is played by {possible}")

REFUSAL: Final = Message("%(prog)s: error: %(message)s\n")
PARSER: Final = (
    Message("usage: "),
    Message("positional arguments"),
    Message("options"),
    Message("show this help message and exit"),
    REFUSAL,
    Message("argument %(argument_name)s: %(message)s"),
    Message("the following arguments are required: %s"),
    Message("unrecognized arguments: %s"),
    Message("invalid choice: %(value)r (choose from %(choices)s)"),
    Message("invalid %(type)s value: %(value)r"),
    Message("expected one argument"),
    Message("ignored explicit argument %r"),
    Message("ambiguous option: %(option)s could match %(matches)s"),
)
"""What Python's own parser of arguments says, in its words; it asks for them by these."""
