"""The whole table: every region drawn once and kept until what it shows has changed."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

from brass_desktop.games.brass.present.about.things import TrackSpace
from brass_desktop.games.brass.present.intents import ToggleOverlay
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.layout.track import track_cells
from brass_desktop.games.brass.present.text.amounts import amounts_apart
from brass_desktop.games.brass.present.viewmodel.panels import PlayerPanelView, TableView
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.games.brass.ui.panels.dock import draw_dock
from brass_desktop.games.brass.ui.panels.era import draw_era, draw_order
from brass_desktop.games.brass.ui.panels.hand import Lifts, draw_hand
from brass_desktop.games.brass.ui.panels.markets import draw_markets
from brass_desktop.games.brass.ui.panels.piles import draw_piles
from brass_desktop.games.brass.ui.panels.players import draw_player
from brass_desktop.games.brass.ui.panels.preview import draw_preview
from brass_desktop.present.chronicle import ChronicleView
from brass_desktop.present.geometry import Rect, united
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.chronicle import draw_chronicle
from brass_desktop.ui.table.hints import draw_hints
from brass_desktop.ui.table.prompt import draw_prompt
from brass_desktop.ui.table.regions import SPILL, KeptRegions, Region, look_of
from brass_desktop.ui.table.touches import COLD, Hot, Touches
from brass_desktop.ui.table.turn import draw_turn

BOARD = "board"


@dataclass(frozen=True, slots=True)
class Pointing:
    """Which region the pointer or the keyboard is in, and what it is on there."""

    region: str = ""
    hot: Hot = COLD
    lifts: Lifts = ()
    """What rises under the pointer or sinks back behind it."""

    def within(self, region: str) -> Hot:
        """Return what is hot inside one region."""
        return self.hot if region == self.region else COLD


NOWHERE = Pointing()


class TablePainter:
    """Keeps the finished table and repaints only what has changed in it."""

    def __init__(self) -> None:
        self.board = BoardPainter()
        self._regions = KeptRegions()
        self._board_key: Hashable = None
        self._board_touches = Touches()

    def draw(
        self,
        canvas: Canvas,
        view: TableView,
        layout: TableLayout,
        camera: Camera,
        pointing: Pointing = NOWHERE,
        *,
        scroll: float = 0.0,
        gliding: bool = False,
    ) -> dict[str, Touches]:
        """Draw everything and give the sensitive areas of every region, lowest first."""
        look = look_of(canvas)
        frame, parts = (
            self._regions.frame(canvas, (look, layout)),
            table_parts(view, layout, scroll, pointing.lifts),
        )
        stale = [
            part.rect.grown(SPILL)
            for part in parts
            if self._regions.refresh(frame, part, look, pointing.within(part.name))
        ]
        if self._regions.is_new((look, layout)):
            stale = [canvas.bounds]
        if self._board_key != (look, layout, camera, view.board, gliding):
            self._board_key = (look, layout, camera, view.board, gliding)
            stale.append(layout.map if gliding else layout.board.grown(SPILL))
        for area in united(stale):
            with frame.clip(area):
                frame.cover("table.top", frame.bounds)
                frame.nine("skin.panel", layout.board)
                self._regions.lay(frame, area, parts)
                if area.overlaps(layout.board.grown(SPILL)):
                    self._lay_board(frame, view, layout, camera, gliding=gliding)
        canvas.surface.blit(frame.surface, (0, 0))
        areas = {BOARD: self._board_touches}
        return areas | {part.name: self._regions.touches(part) for part in parts}

    def _lay_board(
        self, frame: Canvas, view: TableView, layout: TableLayout, camera: Camera, *, gliding: bool
    ) -> None:
        touches = self.board.draw(frame, view.board, layout, camera, gliding=gliding)
        _fence_board(touches, layout)
        self._board_touches = touches


def _fence_board(touches: Touches, layout: TableLayout) -> None:
    """Let the track and its spaces cover what a zoomed map has beyond its frame."""
    board, inner = layout.board, layout.map
    touches.add(Rect(board.x, board.y, board.w, inner.y - board.y), None)
    touches.add(Rect(board.x, inner.bottom, board.w, board.bottom - inner.bottom), None)
    touches.add(Rect(board.x, board.y, inner.x - board.x, board.h), None)
    touches.add(Rect(inner.right, board.y, board.right - inner.right, board.h), None)
    for cell in track_cells(board, layout.measures.ring):
        touches.cover(cell.rect, None, TrackSpace(cell.space))


def table_parts(
    view: TableView, layout: TableLayout, scroll: float, lifts: Lifts = ()
) -> list[Region]:
    """List the regions around the board with what they show."""
    at, owner = layout, view.hand.owner
    parts = [
        Region("era", at.era, view.era, lambda c, t, h: draw_era(c, at.era, view.era, t, h)),
        Region(
            "order", at.order, view.order, lambda c, t, _: draw_order(c, at.order, view.order, t)
        ),
        Region(
            "piles", at.piles, view.piles, lambda c, t, h: draw_piles(c, at.piles, view.piles, t, h)
        ),
        Region(
            "markets",
            at.markets,
            (view.markets, view.demand),
            lambda c, t, _: draw_markets(c, at.markets, view.markets, view.demand, t),
        ),
        Region(
            "dock",
            at.dock,
            (view.dock, owner),
            lambda c, t, h: draw_dock(c, at, view.dock, owner, t, h),
        ),
        Region(
            "prompt",
            at.prompt,
            view.prompt,
            lambda c, t, h: draw_prompt(c, at.prompt, view.prompt, ToggleOverlay, t, h),
        ),
        Region(
            "hand",
            at.hand,
            (view.hand, lifts),
            lambda c, t, h: draw_hand(c, at, view.hand, t, h, lifts),
        ),
        Region(
            "turn",
            at.turn,
            view.turn,
            lambda c, t, h: draw_turn(c, at.turn_places, view.turn, t, h),
        ),
    ]
    for panel, rect in zip(view.players, layout.players, strict=False):
        parts.append(Region(f"player.{panel.owner}", rect, panel, partial(_player, rect, panel)))
    place = layout.chronicle
    if view.hints is not None:
        hints = view.hints
        parts.append(
            Region("hints", place, hints, lambda c, t, h: draw_hints(c, place, hints, t, h))
        )
    elif view.preview is not None:
        preview = view.preview
        parts.append(
            Region(
                "preview",
                place,
                (preview, scroll),
                lambda c, t, h: draw_preview(c, place, preview, scroll, t, h),
            )
        )
    else:
        paint = partial(_chronicle, place, view.chronicle, scroll)
        parts.append(Region("chronicle", place, (view.chronicle, scroll), paint))
    return parts


def _player(rect: Rect, view: PlayerPanelView, canvas: Canvas, touches: Touches, hot: Hot) -> None:
    draw_player(canvas, rect, view, touches, hot)


def _chronicle(
    rect: Rect, view: ChronicleView, scroll: float, canvas: Canvas, touches: Touches, hot: Hot
) -> None:
    draw_chronicle(canvas, rect, view, scroll, amounts_apart, touches, hot)
