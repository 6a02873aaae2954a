"""The games this program has: one cheap record each, so that lists and titles load no rules.

The longer names are strings, "module:name", and are imported when a game is really opened. This is
the one place where shared code and the slices of the games meet.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, cast

from brass_desktop.core.errors import UnsupportedVersion
from brass_desktop.core.game import Game

AnyGame = Game[Any, Any, Any, Any]
"""A game whose types are known only by its name."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What can be said of a game before it is opened."""

    id: str
    """Its name in saves and on the command line."""
    family: str
    """The slice it lives in."""
    rules_version: int
    """Raised whenever an old saved game might replay differently."""
    players: tuple[int, ...]
    colours: tuple[str, ...]
    characters: tuple[str, ...]
    options: tuple[str, ...]
    """Switches of its `Setup`; their words are in the box."""
    stages: tuple[str, ...]
    """The parts a game goes through, in order."""
    hidden_hands: bool
    """Whether a seat knows what its neighbour must not see: only then a curtain is of use."""
    levels: tuple[str, ...]
    """The bots that play it, weakest first."""
    rulebook: str
    """The name of its document under `docs/rules`."""
    clause: str
    """The letter its clauses begin with."""
    game: str
    """Makes its rules (`core.game.Game`)."""
    box: str
    """What is printed on its box (`present.box.Box`): light, loads no rules."""
    words: str
    """Makes its words (`present.game_words.GameWords`)."""
    ui: str
    """Makes its table (`ui.game_ui.GameUi`)."""
    bots: str
    """Makes its bots (`bots.kit.BotKit`)."""
    ledger: str
    """What the ledgers of its bots count, in words by the parts of their names."""
    release: str
    """The table by which a release of its bots is judged (`bots.release.ReleaseRow`)."""
    spellings: tuple[tuple[str, str, bool], ...] = ()
    """Other words for an option on the command line, with the switch and how it stands then."""
    position: str = ""
    """Lays positions out in the words of its rulebook, for its lessons."""
    lessons: str = ""
    """Makes its lessons (`ui.scenes.learn.lesson_ui.LessonUi`); empty for a game without any."""


_COLOURS: Final = ("red", "yellow", "white", "purple")
_CHARACTERS: Final = (
    "richard_arkwright",
    "eleanor_coade",
    "eliza_tinsley",
    "isambard_kingdom_brunel",
    "robert_owen",
    "george_stephenson",
    "henry_bessemer",
    "james_watt",
)
_LEVELS: Final = ("apprentice", "foreman", "industrialist", "magnate")


SHELF: Final[tuple[GameInfo, ...]] = (
    GameInfo(
        id="birmingham",
        family="brass",
        rules_version=1,
        players=(2, 3, 4),
        colours=_COLOURS,
        characters=_CHARACTERS,
        options=("introductory", "seated_order"),
        stages=("canal", "rail"),
        hidden_hands=True,
        levels=_LEVELS,
        rulebook="birmingham",
        clause="B",
        game="brass_desktop.games.brass.birmingham:birmingham",
        box="brass_desktop.games.brass.present.text.birmingham:BOX",
        words="brass_desktop.games.brass.present.words:brass_words",
        ui="brass_desktop.games.brass.ui.game_ui:brass_ui",
        bots="brass_desktop.games.brass.bots.kit:birmingham_bots",
        ledger="brass_desktop.games.brass.present.text.ledger:COUNTED",
        release="brass_desktop.games.brass.bots.release_rows:ROWS",
        position="brass_desktop.games.brass.birmingham.position:BirminghamPosition",
        lessons="brass_desktop.games.brass.ui.lessons:brass_lessons",
    ),
    GameInfo(
        id="lancashire",
        family="brass",
        rules_version=1,
        players=(2, 3, 4),
        colours=_COLOURS,
        characters=_CHARACTERS,
        options=("bonus_in_money", "seated_order"),
        stages=("canal", "rail"),
        hidden_hands=True,
        levels=_LEVELS,
        rulebook="lancashire",
        clause="L",
        game="brass_desktop.games.brass.lancashire:lancashire",
        box="brass_desktop.games.brass.present.text.lancashire:BOX",
        words="brass_desktop.games.brass.present.words:brass_words",
        ui="brass_desktop.games.brass.ui.game_ui:brass_ui",
        bots="brass_desktop.games.brass.bots.kit:lancashire_bots",
        ledger="brass_desktop.games.brass.present.text.ledger:COUNTED",
        release="brass_desktop.games.brass.bots.release_rows:LANCASHIRE_ROWS",
        position="brass_desktop.games.brass.lancashire.position:LancashirePosition",
        lessons="brass_desktop.games.brass.ui.lessons:brass_lessons",
    ),
    GameInfo(
        id="furnace",
        family="furnace",
        rules_version=1,
        players=(2, 3, 4),
        colours=_COLOURS,
        characters=_CHARACTERS,
        options=("short", "capitalists", "chain"),
        stages=("auction", "production"),
        hidden_hands=False,
        levels=_LEVELS,
        rulebook="furnace",
        clause="F",
        game="brass_desktop.games.furnace.engine.game:furnace",
        box="brass_desktop.games.furnace.present.text.furnace:BOX",
        words="brass_desktop.games.furnace.present.words:furnace_words",
        ui="brass_desktop.games.furnace.ui.game_ui:furnace_ui",
        bots="brass_desktop.games.furnace.bots.kit:furnace_bots",
        ledger="brass_desktop.games.furnace.present.text.ledger:COUNTED",
        release="brass_desktop.games.furnace.bots.release_rows:ROWS",
        spellings=(("rounds=3", "short", True), ("rounds=4", "short", False)),
        position="brass_desktop.games.furnace.engine.position:FurnacePosition",
        lessons="brass_desktop.games.furnace.ui.lessons:furnace_lessons",
    ),
)
"""Every game, in the order people see."""


def find(game_id: str) -> GameInfo:
    """Return the record of a game, or raise `UnsupportedVersion` naming those there are."""
    for info in SHELF:
        if info.id == game_id:
            return info
    known = ", ".join(info.id for info in SHELF)
    message = f"this program does not know the game {game_id!r}, only {known}"
    raise UnsupportedVersion(message, "other_game")


def several() -> bool:
    """Tell whether there is more than one game, so that people must be told which."""
    return len(SHELF) > 1


def load_game(game_id: str) -> AnyGame:
    """Import the rules of a game by the id that saves use."""
    return cast(Callable[[], AnyGame], load(find(game_id).game))()


def load(reference: str) -> object:
    """Import what a record names by "module:name"."""
    module, name = reference.split(":")
    found: object = getattr(import_module(module), name)
    return found
