"""What a game's slice offers the window: the table it is played at, and the screens of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

import pygame

from brass_desktop.core.session import AnySession
from brass_desktop.games import shelf
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.replay import AnyReplay
from brass_desktop.present.tempo import Tempo
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit
from brass_desktop.ui.scenes.replay.table import ReplayTable
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import Cursor, Scene, Transition

Mean = Callable[[AnyIntent], None]
"""Told whatever a person means that is not the picture's own matter."""


class Table(Protocol):
    """The drawn table of a game, as part of a scene that decides what follows."""

    focus: AnyIntent | None
    """What the keyboard is on."""
    silent: bool
    """Whether tooltips wait because something else is being said."""

    @property
    def cursor(self) -> Cursor:
        """The shape of the pointer."""

    @property
    def wake_after(self) -> float | None:
        """Seconds until something is to be drawn by itself."""

    @property
    def pointed(self) -> AnyIntent | None:
        """What the pointer is on."""

    @property
    def lights(self) -> Sequence[Lit]:
        """What is asked for and lies in sight, as it was drawn last."""

    @property
    def covered(self) -> Sequence[Rect]:
        """What was drawn over them: a tooltip, the focus, the frame of what is pointed at."""

    @property
    def surroundings(self) -> Surroundings:
        """What words that stand over the table keep clear of."""

    @property
    def clause(self) -> str | None:
        """The clause behind what a tooltip says, if it has one."""

    @property
    def middle(self) -> Point | None:
        """Where to speak to everybody; None before the table has been drawn."""

    @property
    def top(self) -> Point | None:
        """Where to speak above what everybody looks at; None before it has been drawn."""

    @property
    def aside(self) -> Rect | None:
        """Where a card may lie beside what is played on; None before it has been drawn."""

    def update(self, dt: float) -> bool:
        """Let time pass; true when something is to be drawn."""

    def refresh(self) -> None:
        """Lay everything out again."""

    def handle(self, event: Input) -> Transition | None:
        """Answer one input; what it means is told to whoever made the table."""

    def intent_of(self, key: Key) -> AnyIntent | None:
        """Tell what a key of this game means."""

    def may_repeat(self, first: AnyIntent | None, again: AnyIntent | None) -> bool:
        """Tell whether a quick second press counts: never where it would choose."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the table with what has the focus, and note what can be touched."""

    def place_of(self, intent: AnyIntent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""

    def shape_of(self, intent: AnyIntent) -> Rect | None:
        """Tell what something covers on the screen, None when it is out of sight."""

    def leave(self) -> None:
        """Let go of everything: another scene is about to lie over the table."""

    def touch(self) -> None:
        """Draw again: what lies behind the picture has changed."""


class Motion(Protocol):
    """What moves over a table after an action; it never holds the game up."""

    @property
    def left(self) -> float:
        """Seconds until everything lies still."""

    @property
    def is_told(self) -> bool:
        """Whether the last action has been shown to its end."""

    def update(self, dt: float, *, stale: bool) -> bool:
        """Move on; `stale` tells that the table itself is to be drawn. True asks for a frame."""

    def again(self) -> None:
        """Show the last action once more."""

    def skip(self) -> None:
        """Show the table as it is."""

    def draw(self, canvas: Canvas, paint: Callable[[], None]) -> None:
        """Draw a frame: only what moves if it can be, else all of it by `paint`."""


M = TypeVar("M", bound=PlayedTable)
M_co = TypeVar("M_co", bound=PlayedTable, covariant=True)


@dataclass(frozen=True, slots=True)
class Laid(Generic[M_co]):
    """A table laid for a running game."""

    model: M_co
    table: Table
    motion: Motion


@dataclass(frozen=True, slots=True)
class Sitters:
    """What a table is laid with, beside its game."""

    tempo: Tempo
    """How fast bots follow each other, and whether they wait."""
    confirms: bool
    """Whether every action waits for Confirm; otherwise a decided one happens at once."""


class GameUi(Protocol[M_co]):
    """The window's side of one game."""

    def lay(
        self, context: Context, session: AnySession, sitters: Sitters, mean: Mean
    ) -> Laid[M_co]:
        """Lay the table of a running game."""

    def interlude(
        self, context: Context, session: AnySession, at: int, on_done: Callable[[], Transition]
    ) -> Scene | None:
        """Make the scene that tells what entry `at` of the log led to, if it deserves one.

        Nobody plays on until it goes where `on_done` leads.
        """

    def moments(
        self, session: AnySession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Make the scene that shows what happened from row `at` on, by itself if it plays."""

    def replay(self, context: Context, replay: AnyReplay) -> ReplayTable:
        """Lay the table that is only looked at in a replay."""

    def picture(self, assets: Assets, session: AnySession) -> pygame.Surface:
        """Draw the table as it is now, for the small pictures in a list of games."""


AnyGameUi = GameUi[Any]


def load_ui(game_id: str) -> AnyGameUi:
    """Import the table of a game by the id that saves use."""
    return cast(Callable[[], AnyGameUi], shelf.load(shelf.find(game_id).ui))()
