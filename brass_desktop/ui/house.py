"""The house: the ways between the title, the tables and the saved games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from brass_desktop.core.table import NewGame
from brass_desktop.services.failure import Failure
from brass_desktop.services.savestore import OpenGame
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.scene import Scene, Transition

SceneFactory = Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class Continuation:
    """The game that can be played on: what the title says about it, and its table."""

    note: str
    open: SceneFactory
    game: str
    """The id of the game it is of."""
    short: str
    """How far it is, for a narrow place."""


@dataclass(frozen=True, slots=True)
class PutAway:
    """A game that was at the table when something went wrong."""

    path: Path
    text: str
    """The whole save, also where it could not be written."""
    written: bool
    """Whether it is on the disk, or the player would rather lose it."""
    problem: Failure | None = None
    """Why it is not."""


class House(Protocol):
    """Handed to every screen that leads elsewhere, so that none imports where it leads."""

    @property
    def context(self) -> Context:
        """What all its screens share."""

    def title(self) -> Scene:
        """Go to the door."""

    def start(self, game: NewGame) -> Scene:
        """Deal a new game and open its table."""

    def continuations(self) -> Sequence[Continuation]:
        """Find the games to go on with: at most one for each game, the newest first."""

    def played_elsewhere(self) -> bool:
        """Tell whether a game to go on with is missing because another window has it."""

    def learn(self) -> Scene:
        """Open the lessons."""

    def load(self) -> Scene:
        """Open the saved games, to play on."""

    def replays(self) -> Scene:
        """Open the saved games, to watch."""

    def bring_in(self, path: Path) -> Scene:
        """Open the saved games with a file that was dropped on the window."""

    def watch(self, game: OpenGame) -> Scene:
        """Open a replay of a game that is at hand."""

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        """Open the table of a saved game; `resumed` is the automatic save to go on with."""

    @property
    def playing(self) -> Path | None:
        """Where the game on the table is saved by itself; None without one."""

    def leave_game(self, go: Callable[[], Transition]) -> Transition:
        """Do what leaves the running game, after a question where it could not be saved."""

    def put_away(self) -> PutAway | None:
        """Save and close the running game, to be continued from the title; None without one."""
