"""The games as a library: every name that a program of your own needs, in one place.

For bots, studies and other front ends; `docs/library.md` is the guide. No window is opened, and
pygame is not imported. Chance comes from seeds alone, so that whatever was played can be played
again. What cannot be imported from here may change its name or place with any release. The program
itself takes every name from where it is defined, and never from here.
"""

from brass_desktop.bots.kit import AnyKit, BotKit, load_kit
from brass_desktop.bots.mind import Cancelled, Mind, undisturbed
from brass_desktop.bots.thought import ConsideredTurn, Reason, Thought
from brass_desktop.core.errors import (
    CorruptSave,
    GameError,
    IllegalAction,
    InvalidSetup,
    ReplayDiverged,
    SaveError,
    UnsupportedVersion,
)
from brass_desktop.core.game import Game, Json
from brass_desktop.core.rng import Rng
from brass_desktop.core.savefile import Restored, SaveFile, restore, save_session, write_text
from brass_desktop.core.savetext import read_text
from brass_desktop.core.session import (
    AnySession,
    Entry,
    Played,
    Rewound,
    Session,
    TakeBackRefused,
)
from brass_desktop.core.types import Player, Progress, Refusal, Result, Seat, Setup, Standing
from brass_desktop.games.shelf import SHELF, AnyGame, GameInfo, find, load_game
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savereader import read_session

__all__ = [
    "SHELF",
    "AnyGame",
    "AnyKit",
    "AnySession",
    "BotKit",
    "Cancelled",
    "ConsideredTurn",
    "CorruptSave",
    "Entry",
    "Game",
    "GameError",
    "GameInfo",
    "IllegalAction",
    "InvalidSetup",
    "Json",
    "Mind",
    "Played",
    "Player",
    "Progress",
    "Reason",
    "Refusal",
    "ReplayDiverged",
    "Restored",
    "Result",
    "Rewound",
    "Rng",
    "SaveError",
    "SaveFile",
    "Seat",
    "Session",
    "Setup",
    "Standing",
    "TakeBackRefused",
    "Thought",
    "UnsupportedVersion",
    "find",
    "load_game",
    "load_kit",
    "read_session",
    "read_text",
    "resource_folder",
    "restore",
    "save_session",
    "undisturbed",
    "write_text",
]
