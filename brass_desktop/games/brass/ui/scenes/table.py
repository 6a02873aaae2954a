"""The table: board, panels and hand of a running game, with zoom, pan, tooltips and mats."""

from collections.abc import Callable
from dataclasses import replace

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.layout.camera import ZOOM_STEP, Camera
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.games.brass.present.play.choices import asked_intents
from brass_desktop.games.brass.present.table_model import TableModel
from brass_desktop.games.brass.present.text.amounts import amounts_apart
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.games.brass.ui.panels.table import Pointing, TablePainter
from brass_desktop.games.brass.ui.scenes.discards import DiscardsScene
from brass_desktop.games.brass.ui.scenes.keys import intent_of
from brass_desktop.games.brass.ui.scenes.mat import MatScene
from brass_desktop.games.brass.ui.scenes.pointing import (
    Grip,
    card_under,
    explain,
    explanation,
    frame_focus,
    frame_pointed,
    lights,
    may_repeat,
    subject_of,
    surroundings,
)
from brass_desktop.games.brass.ui.scenes.table_camera import MapCamera
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent, EnlargeChronicle, FilterChronicle, SwitchBoard
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.tips import Tip
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.motion.lift import Lift
from brass_desktop.ui.table.chronicle_scene import ChronicleScene
from brass_desktop.ui.table.chronicle_scroll import ChronicleScroll
from brass_desktop.ui.table.pointing import DRAG_STARTS, Hover, Target
from brass_desktop.ui.table.touches import Hot
from brass_desktop.ui.window.hits import Hit, HitMap
from brass_desktop.ui.window.input import (
    FocusLost,
    Input,
    Key,
    Pinch,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
    is_repetition,
)
from brass_desktop.ui.window.scene import Cursor, Push, Transition


class TableScene:
    """Shows a table model and turns inputs into intents; it holds no rules."""

    def __init__(
        self, context: Context, model: TableModel, mean: Mean, *, zoom: float = 1.0
    ) -> None:
        self._context = context
        self._model = model
        self._tell = mean
        self.places = 0
        """For how many players there is room at least."""
        self._map_camera = MapCamera(zoom)
        self._painter = TablePainter()
        self._hits: HitMap[Target] = HitMap()
        self._layout: TableLayout | None = None
        self._hover = Hover(lights)
        self._lift: Lift[it.PickCard] = Lift(context.settings)
        self._grip: Grip | None = None
        self._first_meant: AnyIntent | None = None
        """What the first press of a row of quick ones met."""
        self._said: tuple[TableView, Target, Tip | None] | None = None
        """The explanation of what is pointed at, kept while table and target are the same."""
        self._chronicle = ChronicleScroll()
        self._stale = True
        self.silent = False
        """Whether tooltips wait because something else is being said."""
        self.tips_apart = False
        """Whether tooltips are drawn by `draw_tip` alone, after what else lies over the table."""
        self.focus: object = None
        """What the keyboard is on."""
        self.lights: list[Lit] = []
        """What is asked for and lies in sight."""
        self.covered: list[Rect] = []
        """What was drawn over them."""

    @property
    def opaque(self) -> bool:
        """The table covers the window."""
        return True

    @property
    def cursor(self) -> Cursor:
        """A hand over what can be touched, a fist while the map is dragged."""
        if self._grip is not None and self._grip.dragging:
            return "grab"
        return "hand" if self._hover.intent is not None else "arrow"

    @property
    def camera(self) -> Camera:
        """Where the map is looked at; known once the table has been drawn."""
        return self._map_camera.camera

    @property
    def layout(self) -> TableLayout:
        """Where everything lies; known once the table has been drawn."""
        assert self._layout is not None, "the layout is made when the table is drawn"
        return self._layout

    @property
    def middle(self) -> Point | None:
        """The middle of the map."""
        return self._layout.map.centre if self._layout is not None else None

    @property
    def top(self) -> Point | None:
        """The upper edge of the map."""
        return (self.layout.map.centre[0], self.layout.map.y) if self._layout else None

    @property
    def aside(self) -> Rect | None:
        """The place of the chronicle."""
        return self._layout.chronicle if self._layout is not None else None

    def intent_of(self, key: Key) -> Intent | None:
        """Tell what a key chooses or lays over the map."""
        view = self._model.view()
        answers = view.preview.answers if view.preview is not None else ()
        return intent_of(key, [one.id for one in view.dock.actions if one.id != "mat"], answers)

    def may_repeat(self, first: object, again: object) -> bool:
        """Tell whether a quick second press counts."""
        return may_repeat(first, again)

    @property
    def board(self) -> BoardPainter:
        """What paints the board."""
        return self._painter.board

    @property
    def wake_after(self) -> float | None:
        """Time until the map is to be drawn sharp or a tooltip is due."""
        ripens = self._tip() is not None and not self._hover.is_ripe
        waits = (self._map_camera.wake_after, self._hover.ripens_after if ripens else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool:
        """Let the map settle and tooltips ripen; true when something is to be drawn."""
        stale, self._stale = self._stale, False
        stale = self._map_camera.update(dt) or stale
        stale = self._lift.update(dt, card_under(self._hover)) or stale
        if self._tip() is not None:
            stale = self._hover.rest(dt) or stale
        return stale

    def refresh(self) -> None:
        """Lay everything out again; the camera keeps looking at the same part."""
        self._layout = self._said = None
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Answer one input."""
        match event:
            case PointerMove(x, y):
                self._move((x, y))
            case PointerDown(x, y, "left"):
                self._press((x, y), again=is_repetition(event))
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
        view = self._model.view()
        read = self._chronicle.of(view.chronicle, view.hand.owner)
        view = replace(view, chronicle=read)
        layout = self._fit(canvas, view)
        if view.preview is None:
            self._chronicle.settle(canvas.typeface, layout.chronicle, read)
        areas = self._painter.draw(
            canvas,
            view,
            layout,
            self._map_camera.camera,
            self._pointing(),
            scroll=self._chronicle.offset,
            gliding=self._map_camera.is_gliding,
        )
        self._hits.clear()
        self.lights = [lit for touches in areas.values() for lit in touches.lit]
        for region, touches in areas.items():
            for touch in touches:
                self._hits.add(touch.shape, Target(region, touch.intent, touch.about))
        self._stale = self._hover.renew(self._hits) or self._stale
        self._chronicle.most = max(touches.overflow for touches in areas.values())
        pointed = frame_pointed(canvas, self._hover, layout.map, self.camera.zoom)
        focused = self._hit_of(self.focus) if self.focus is not None else None
        framed = (pointed, frame_focus(canvas, focused, layout.map, self.camera.zoom))
        self.covered = [rect for rect in framed if rect is not None]
        if not self.tips_apart:
            self.draw_tip(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Explain what the pointer rests on, over a table that has been drawn."""
        tip = self._tip()
        if tip is not None and self._hover.is_ripe:
            asked, bars = asked_intents(self._model.view()), self.layout.worded
            self.covered.append(explain(canvas, self._hover, tip, self._hits, asked, bars))

    def _fit(self, canvas: Canvas, view: TableView) -> TableLayout:
        if self._layout is None or self._layout.size != canvas.viewport.size:
            seats = max(self.places, len(view.players))
            self._layout = table_layout(*canvas.viewport.size, seats, canvas.viewport.small)
            self._map_camera.fit(self._layout.map)
        return self._layout

    def _pointing(self) -> Pointing:
        lifts, target = self._lift.heights, self._hover.target
        if self.focus is not None:
            return Pointing(self._region_of(self.focus), Hot(focus=self.focus), lifts)
        if target is None or target.intent is None:
            return Pointing(lifts=lifts)
        pressed = self._grip is not None and self._grip.target == target
        return Pointing(target.region, Hot(target.intent, pressed), lifts)

    def _region_of(self, intent: object) -> str:
        hit = self._hit_of(intent)
        return hit.intent.region if hit is not None and hit.intent is not None else ""

    def _hit_of(self, intent: object) -> Hit[Target] | None:
        return next((h for h in self._hits if h.intent and h.intent.intent == intent), None)

    def place_of(self, intent: object) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        hit = self._hit_of(intent)
        return hit.centre if hit is not None else None

    def shape_of(self, intent: object) -> Rect | None:
        """Tell what something covers on the screen, None when it is out of sight."""
        hit = self._hit_of(intent)
        return subject_of(self._hits, hit) if hit is not None else None

    @property
    def surroundings(self) -> Surroundings:
        """What words that stand over the table keep clear of."""
        asked = asked_intents(self._model.view())
        return surroundings(self._hits, asked, self.layout.worded)

    @property
    def clause(self) -> str | None:
        """The clause behind what a tooltip says, if it has one."""
        tip = self._tip()
        return tip.clause or None if tip is not None and self._hover.is_ripe else None

    @property
    def pointed(self) -> AnyIntent | None:
        """What the pointer is on."""
        return self._hover.intent

    def show_line(self, number: int) -> None:
        """Scroll the chronicle to an action when the table is next drawn."""
        self._chronicle.show_line(number)
        self._stale = True

    def leave(self) -> None:
        """Let go of everything: another scene is about to lie over the table."""
        self._grip = None
        self._point_at(None)

    def touch(self) -> None:
        """Draw again: what lies behind the picture has changed."""
        self._stale = True

    def _tip(self) -> Tip | None:
        target, view = self._hover.target, self._model.view()
        if self.silent or target is None or self._grip or self._hover.is_spent(view):
            return None
        if self._said is None or self._said[0] is not view or self._said[1] != target:
            self._said = (view, target, explanation(self._model, target))
        return self._said[2]

    def _move(self, at: Point) -> None:
        self._hover.move_to(at)
        grip = self._grip
        if grip is not None and grip.on_map:
            if not grip.dragging:
                moved = abs(at[0] - grip.start[0]) + abs(at[1] - grip.start[1])
                grip.dragging = moved > DRAG_STARTS
            if grip.dragging:
                dx, dy = at[0] - grip.last[0], at[1] - grip.last[1]
                self._look(lambda camera: camera.panned(dx, dy))
                grip.last = at
                return
        self._point_at(self._hits.at(*at))

    def _point_at(self, hit: Hit[Target] | None) -> None:
        self._stale = self._hover.point_at(hit) or self._stale

    def _press(self, at: Point, *, again: bool) -> None:
        self._hover.pointer = at
        hit = self._hits.at(*at)
        target = hit.intent if hit is not None else None
        meant = target.intent if target is not None else None
        if not again:
            self._first_meant = meant
        elif not may_repeat(self._first_meant, meant):
            target = None
        on_map = self._layout is not None and self._layout.map.holds(at)
        self._grip = Grip(at, at, target, on_map)
        self._stale = True

    def _release(self, at: Point) -> Transition | None:
        grip, self._grip = self._grip, None
        self._stale = True
        self._hover.pointer = at
        self._point_at(self._hits.at(*at))
        if grip is None or grip.dragging or grip.target is None:
            return None
        hit = self._hits.at(*at)
        if hit is None or hit.intent != grip.target or grip.target.intent is None:
            return None
        return self._mean(grip.target.intent)

    def _mean(self, intent: AnyIntent) -> Transition | None:
        """Do what concerns only the picture, tell the model everything else."""
        match intent:
            case it.OpenMat(owner):
                return Push(MatScene(self._context, self._model, owner, self._tell))
            case it.OpenDiscards(owner):
                view = self._model.view()
                piles = {pile.owner: pile for pile in view.piles.discards}
                return Push(DiscardsScene(piles[owner]))
            case SwitchBoard():
                night = self._context.assets.theme.name == "night"
                self._context.settings.change(board="day" if night else "night")
            case FilterChronicle(chosen):
                self._chronicle.filter(chosen)
            case EnlargeChronicle():
                now, owner = self._model.view, self._model.view().hand.owner
                told = ChronicleScene(lambda: now().chronicle, owner, amounts_apart, self._tell)
                return Push(told)
            case it.ShowRest():
                self._chronicle.show_rest()
            case _:
                self._tell(intent)
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
                return self._mean(EnlargeChronicle())
            case _:
                pass
        return None

    def _turn_wheel(self, at: Point, dy: float) -> None:
        if self._layout is None:
            return
        if self._layout.chronicle.holds(at):
            self._stale = self._chronicle.turn_wheel(dy) or self._stale
        elif self._layout.map.holds(at):
            self._zoom(ZOOM_STEP**dy, at)

    def _zoom(self, factor: float, at: Point) -> None:
        self._look(lambda camera: camera.zoomed(factor, at))

    def _look(self, move: Callable[[Camera], Camera]) -> None:
        """Move the camera; the map is drawn sharp once it rests."""
        if self._map_camera.move(move):
            self._stale = True
            self._point_at(None)
