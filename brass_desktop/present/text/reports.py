"""What the headless commands print for people to read.

A report as one JSON object is for programs: it is written in English whatever the terminal speaks.
"""

from typing import Final

from brass_desktop.i18n.message import Message, Plural

GAMES_PLAYED: Final = Plural(
    "{count} game in {seconds} s ({rate} games/s)", "{count} games in {seconds} s ({rate} games/s)"
)
ACTIONS_PLAYED: Final = Plural(
    "{count} action ({rate} actions/s)", "{count} actions ({rate} actions/s)"
)
ACTIONS_PER_GAME: Final = Message("actions per game: {numbers}")
COUNTED_PER_GAME: Final = Message("{what} per game: {numbers}")
NO_GAME: Final = Message("none", "actions per game")
MEAN_WINNER: Final = Message("mean points of the winner: {points}")
ERRORS: Final = Message("errors: {count}")
SEED_FAILED: Final = Message("seed {seed}: {error}")

UNREADABLE: Final = Message("{file}: {problem} {detail}", "a file and what is wrong with it")
ALL_MATCH: Final = Plural("{count} action, all digests match", "{count} actions, all digests match")
