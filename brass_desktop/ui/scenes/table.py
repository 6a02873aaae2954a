"""The table: board, panels and hand of a running game, with zoom, pan, tooltips and mats."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from brass_desktop.present import intents as it
from brass_desktop.present.intents import Intent
from brass_desktop.present.layout.camera import ZOOM_STEP, Camera
from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.layout.table import TableLayout, table_layout
from brass_desktop.present.table_model import TableModel
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.reading import Reading
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.context import Context
from brass_desktop.ui.hits import Hit, HitMap
from brass_desktop.ui.input import (
    FocusLost,
    Input,
    Key,
    Pinch,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
)
from brass_desktop.ui.render.board import BoardPainter
from brass_desktop.ui.render.chronicle import scroll_to
from brass_desktop.ui.render.table import Pointing, TablePainter
from brass_desktop.ui.render.tooltip import draw_note, draw_tooltip
from brass_desktop.ui.render.touches import Hot
from brass_desktop.ui.scene import Cursor, Push, Transition
from brass_desktop.ui.scenes.discards import DiscardsScene
from brass_desktop.ui.scenes.mat import MatScene
from brass_desktop.ui.scenes.pointing import TIP_DELAY, Grip, Target, frames, lights

SETTLE: Final = 0.14
"""Seconds after the last turn of the wheel until the map is drawn sharp again."""
_DRAG_STARTS: Final = 5.0
_WHEEL_LINES: Final = 48.0
_LARGE: Final = 130.0


class TableScene:
    """Shows a table model and turns inputs into intents; it holds no rules."""

    def __init__(self, context: Context, model: TableModel, zoom: float = 1.0) -> None:
        self._context = context
        self._model = model
        self._first_zoom = zoom
        self._painter = TablePainter()
        self._hits: HitMap[Target] = HitMap()
        self._layout: TableLayout | None = None
        self._camera: Camera | None = None
        self._hover: Hit[Target] | None = None
        self._pointer: Point = (0.0, 0.0)
        self._grip: Grip | None = None
        self._resting = 0.0
        self._unsettled: float | None = None
        self._scroll = 0.0
        self._scroll_most = 0.0
        self._wanted_line: int | None = None
        self._reading = Reading()
        self._stale = True
        self.silent = False
        """Whether tooltips wait because something else is being said."""
        self.focus: Intent | None = None
        """What the keyboard is on."""

    @property
    def opaque(self) -> bool:
        """The table covers the window."""
        return True

    @property
    def cursor(self) -> Cursor:
        """A hand over what can be touched, a fist while the map is dragged."""
        if self._grip is not None and self._grip.dragging:
            return "grab"
        hit = self._hover
        return "hand" if hit is not None and hit.intent and hit.intent.intent else "arrow"

    @property
    def camera(self) -> Camera:
        """Where the map is looked at; known once the table has been drawn."""
        assert self._camera is not None, "the camera is made with the first layout"
        return self._camera

    @property
    def is_drawn(self) -> bool:
        """Tell whether the table has been drawn, so that its layout is known."""
        return self._layout is not None

    @property
    def layout(self) -> TableLayout:
        """Where everything lies; known once the table has been drawn."""
        assert self._layout is not None, "the layout is made when the table is drawn"
        return self._layout

    @property
    def board(self) -> BoardPainter:
        """What paints the board."""
        return self._painter.board

    @property
    def wake_after(self) -> float | None:
        """Time until the map is to be drawn sharp or a tooltip is due."""
        waits = []
        if self._unsettled is not None:
            waits.append(self._unsettled)
        if self._tip() is not None and self._resting < TIP_DELAY:
            waits.append(TIP_DELAY - self._resting)
        return min(waits, default=None)

    def update(self, dt: float) -> bool:
        """Let the map settle and tooltips ripen; true when something is to be drawn."""
        stale, self._stale = self._stale, False
        if self._unsettled is not None:
            self._unsettled -= dt
            if self._unsettled <= 0:
                self._unsettled = None
                stale = True
        if self._tip() is not None and self._resting < TIP_DELAY:
            self._resting += dt
            stale = stale or self._resting >= TIP_DELAY
        return stale

    def refresh(self) -> None:
        """Lay everything out again; the camera keeps looking at the same part."""
        self._layout = None
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Answer one input."""
        match event:
            case PointerMove(x, y):
                self._move((x, y))
            case PointerDown(x, y, "left"):
                self._press((x, y))
            case PointerUp(x, y, "left"):
                return self._release((x, y))
            case Wheel(x, y, _, dy):
                self._turn_wheel((x, y), dy)
            case Pinch(x, y, factor):
                self._zoom(factor, (x, y))
            case PointerLeave() | FocusLost():
                self._grip = None
                self._point_at(None)
            case Key():
                return self._key(event)
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint the table and note what can be touched."""
        view = self._reading.of(self._model.view())
        layout, camera = self._fit(canvas, view)
        self._scroll_to_line(canvas, view, layout)
        gliding = self._unsettled is not None
        areas = self._painter.draw(
            canvas, view, layout, camera, self._pointing(), scroll=self._scroll, gliding=gliding
        )
        self._hits.clear()
        for region, touches in areas.items():
            for touch in touches:
                target = Target(region, touch.intent, touch.tip)
                self._hits.add(touch.shape, target, touch.tip.head if touch.tip else None)
        self._scroll_most = max(touches.overflow for touches in areas.values())
        self._draw_hover(canvas, view, layout)

    def _draw_hover(self, canvas: Canvas, view: TableView, layout: TableLayout) -> None:
        """Frame the slot or merchant under the pointer and explain it once the pointer rests."""
        target = self._hover.intent if self._hover is not None else None
        if self._hover is not None and frames(target) and isinstance(self._hover.shape, Rect):
            with canvas.clip(layout.map):
                frame = self._hover.shape.grown(1.5)
                canvas.outline(frame, canvas.theme.gilt_hi, 2, 7 * self.camera.zoom)
        tip = self._tip()
        if tip is None or self._resting < TIP_DELAY:
            return
        if view.chronicle.folded and view.preview is None:
            draw_note(canvas, tip, layout.chronicle)
        else:
            shape = self._hover.shape if self._hover is not None else None
            # Large things, such as a market, are explained at the pointer instead.
            thing = shape if isinstance(shape, Rect) and shape.h < _LARGE else None
            draw_tooltip(canvas, tip, self._pointer, canvas.bounds.grown(-6), thing)

    def _fit(self, canvas: Canvas, view: TableView) -> tuple[TableLayout, Camera]:
        if self._layout is None or self._layout.size != canvas.viewport.size:
            seats = len(view.players)
            self._layout = table_layout(*canvas.viewport.size, seats, canvas.viewport.small)
            area = self._layout.map
            if self._camera is None:
                self._camera = Camera.fitted(area).zoomed(self._first_zoom, area.centre)
            else:
                self._camera = self._camera.resized(area)
        assert self._camera is not None, "the camera is made with the layout"
        return self._layout, self._camera

    def _pointing(self) -> Pointing:
        if self.focus is not None:
            return Pointing(self._region_of(self.focus), Hot(focus=self.focus))
        target = self._hover.intent if self._hover is not None else None
        if target is None or target.intent is None:
            return Pointing()
        pressed = self._grip is not None and self._grip.target == target
        return Pointing(target.region, Hot(target.intent, pressed))

    def _region_of(self, intent: Intent) -> str:
        found = (hit.intent for hit in self._hits if hit.intent is not None)
        return next((target.region for target in found if target.intent == intent), "")

    def place_of(self, intent: Intent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        for hit in self._hits:
            if hit.intent is not None and hit.intent.intent == intent:
                return hit.centre
        return None

    @property
    def pointed(self) -> Intent | None:
        """What the pointer is on."""
        target = self._hover.intent if self._hover is not None else None
        return target.intent if target is not None else None

    def show_line(self, number: int) -> None:
        """Scroll the chronicle to an action when the table is next drawn."""
        self._wanted_line = number
        self._stale = True

    def _scroll_to_line(self, canvas: Canvas, view: TableView, layout: TableLayout) -> None:
        if self._wanted_line is None or view.preview is not None:
            return
        self._scroll = scroll_to(
            canvas.typeface, layout.chronicle, view.chronicle, self._wanted_line
        )
        self._wanted_line = None

    def touch(self) -> None:
        """Draw again: what lies behind the picture has changed."""
        self._stale = True

    def _tip(self) -> Tip | None:
        if self.silent or self._hover is None or self._hover.intent is None or self._grip:
            return None
        target = self._hover.intent
        special = self._model.tip(target.intent) if target.intent is not None else None
        return special or target.tip

    def _move(self, at: Point) -> None:
        self._pointer = at
        grip = self._grip
        if grip is not None and grip.on_map:
            if not grip.dragging:
                moved = abs(at[0] - grip.start[0]) + abs(at[1] - grip.start[1])
                grip.dragging = moved > _DRAG_STARTS
            if grip.dragging:
                self._pan(at[0] - grip.last[0], at[1] - grip.last[1])
                grip.last = at
                return
        self._point_at(self._hits.at(*at))

    def _point_at(self, hit: Hit[Target] | None) -> None:
        before = self._hover.intent if self._hover is not None else None
        after = hit.intent if hit is not None else None
        self._hover = hit
        if before != after:
            was_shown = self._resting >= TIP_DELAY
            self._resting = 0.0
            self._stale = self._stale or was_shown or lights(before) or lights(after)

    def _press(self, at: Point) -> None:
        self._pointer = at
        hit = self._hits.at(*at)
        target = hit.intent if hit is not None else None
        on_map = self._layout is not None and self._layout.map.holds(at)
        self._grip = Grip(at, at, target, on_map)
        self._stale = True

    def _release(self, at: Point) -> Transition | None:
        grip, self._grip = self._grip, None
        self._stale = True
        self._pointer = at
        self._point_at(self._hits.at(*at))
        if grip is None or grip.dragging or grip.target is None:
            return None
        hit = self._hits.at(*at)
        if hit is None or hit.intent != grip.target or grip.target.intent is None:
            return None
        return self._mean(grip.target.intent)

    def _mean(self, intent: Intent) -> Transition | None:
        """Do what concerns only the picture, tell the model everything else."""
        match intent:
            case it.OpenMat(owner):
                return Push(MatScene(self._model, owner))
            case it.OpenDiscards(owner):
                view = self._model.view()
                piles = {pile.owner: pile for pile in view.piles.discards}
                return Push(DiscardsScene(piles[owner]))
            case it.SwitchBoard():
                night = self._context.assets.theme.name == "night"
                self._context.settings.change(board="day" if night else "night")
            case it.FilterChronicle(chosen):
                self._reading = replace(self._reading, filter=chosen)
                self._scroll = 0.0
            case it.FoldChronicle():
                self._reading = replace(self._reading, folded=not self._reading.folded)
                self._scroll = 0.0
            case _:
                self._model.mean(intent)
        self._stale = True
        return None

    def _key(self, key: Key) -> Transition | None:
        match key.name:
            case "f":
                self._look(lambda camera: Camera.fitted(camera.area))
            case "+" | "=" | "-":
                factor = 1 / ZOOM_STEP if key.name == "-" else ZOOM_STEP
                if self._layout is not None:
                    self._zoom(factor, self._layout.map.centre)
            case "m":
                return self._mean(it.OpenMat(self._model.view().hand.owner))
            case "l":
                return self._mean(it.FoldChronicle())
            case _:
                pass
        return None

    def _turn_wheel(self, at: Point, dy: float) -> None:
        if self._layout is None:
            return
        if self._layout.chronicle.holds(at):
            before = self._scroll
            moved = self._scroll - dy * _WHEEL_LINES
            self._scroll = max(0.0, min(self._scroll_most, moved))
            self._stale = self._stale or before != self._scroll
        elif self._layout.map.holds(at):
            self._zoom(ZOOM_STEP**dy, at)

    def _zoom(self, factor: float, at: Point) -> None:
        self._look(lambda camera: camera.zoomed(factor, at))

    def _pan(self, dx: float, dy: float) -> None:
        self._look(lambda camera: camera.panned(dx, dy))

    def _look(self, move: Callable[[Camera], Camera]) -> None:
        """Move the camera; the map is drawn sharp once it rests."""
        if self._camera is None:
            return
        moved = move(self._camera)
        if moved != self._camera:
            self._camera = moved
            self._unsettled = SETTLE
            self._stale = True
            self._point_at(None)
