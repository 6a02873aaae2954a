"""A table on a canvas with one action about to be shown, for the tests of motion."""

from dataclasses import dataclass
from functools import cache

import pygame

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Entry, Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.motion.director import Watched
from brass_desktop.games.furnace.present.motion.telling import timeline_of
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.ui.motion.stage import FurnaceStage
from brass_desktop.games.furnace.ui.panels.table import FurnacePainter, PointedRegion
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import ThemeName
from brass_desktop.ui.motion.player import MotionPlayer
from tests.ui.canvases import make_canvas, pixels

_NAMES = ("Ada", "Bartek", "Clara", "Dmitri")
_COLOURS = ("red", "yellow", "white", "purple")
_CHARACTERS = ("richard_arkwright", "eleanor_coade", "eliza_tinsley", "robert_owen")


@cache
def random_game(players: int, seed: int, *options: str) -> FurnaceSession:
    """Play a whole game by chance."""
    game = furnace()
    seats = [
        Player(*who, control="foreman") for who in zip(_NAMES, _COLOURS, _CHARACTERS, strict=True)
    ][:players]
    setup = Setup(players, seed, dict.fromkeys(options, True))
    session: FurnaceSession = Session(game, setup, seats)
    rng = Rng(seed)
    while session.actor is not None:
        session.submit(game.sample(session.state, rng))
    return session


def busiest(session: FurnaceSession, kind: type[Event]) -> int:
    """Find the action with the most events of a kind."""

    def count(entry: Entry[Action, Event]) -> int:
        return sum(isinstance(event, kind) for event in entry.events)

    return max(range(len(session.log)), key=lambda n: count(session.log[n]))


@dataclass(slots=True)
class Stage:
    """What a scene holds that shows a motion."""

    canvas: Canvas
    painter: FurnacePainter
    player: MotionPlayer[TableLayout]
    setting: TableLayout
    shown: FurnaceStage

    def open(self) -> None:
        """Draw the table before, then begin."""
        self._draw(self.painter, self.canvas, self.shown.before)
        self.canvas.full = False
        self.player.begin(self.shown)
        self.draw_whole()

    def draw_whole(self) -> None:
        """Draw a frame as a scene does after something but the motion has changed."""
        self.player.keep(self.canvas)
        self._draw(self.painter, self.canvas, self.shown.after)
        self.player.draw_over(self.canvas, self.setting)

    def frame(self, dt: float = 1 / 30) -> bool:
        """Go on as the loop does; false when nothing is left to draw."""
        if not self.player.update(dt):
            return False
        self.canvas.changed = None
        if not self.player.draw_next(self.canvas):
            self.draw_whole()
        return True

    def truth(self) -> bytes:
        """Give the pixels of the table after, drawn by itself."""
        surface = pygame.Surface(self.canvas.surface.get_size())
        canvas = make_canvas(surface, self.canvas.theme.name, self.canvas.assets)
        self._draw(FurnacePainter(), canvas, self.shown.after)
        return pixels(surface)

    def _draw(self, painter: FurnacePainter, canvas: Canvas, view: TableView) -> None:
        at = self.setting
        ledger = view.ledger is not None
        layout = table_layout(*at.size, len(at.seats), at.small, ledger=ledger)
        painter.draw(canvas, view, layout, PointedRegion())


def make_stage(
    assets: Assets,
    session: FurnaceSession,
    number: int,
    size: tuple[int, int] = (1280, 720),
    *,
    theme: ThemeName = "day",
    reduced: bool = False,
    viewer: Seat | None = None,
) -> Stage:
    """Set the stage for one action of a game's log."""
    players = tuple(session.players)
    watched = [Watched(session.at(n), players, viewer) for n in (number, number + 1)]
    before, after = (FurnaceTable(session.fork(n), viewer).view() for n in (number, number + 1))
    canvas = make_canvas(pygame.Surface(size), theme, assets)
    setting = table_layout(*canvas.viewport.size, len(players), canvas.viewport.small)
    timeline = timeline_of(session.log[number], *watched, reduced=reduced)
    shown = FurnaceStage(timeline, before, after)
    return Stage(canvas, FurnacePainter(), MotionPlayer(), setting, shown)
