"""The table of a running game: stage, panels and dock, with tooltips, dragging and sheets."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.ui.panels.table import FurnacePainter, PointedRegion, whole
from brass_desktop.games.furnace.ui.scenes.carrying import carried_by, draw_carried
from brass_desktop.games.furnace.ui.scenes.keys import focus_of, intent_of
from brass_desktop.games.furnace.ui.scenes.pointing import (
    Hold,
    ShownTable,
    explain,
    explanation,
    lights,
    may_repeat,
    surroundings,
)
from brass_desktop.games.furnace.ui.scenes.sheets import sheet_for
from brass_desktop.present.geometry import Point, Rect, bounds
from brass_desktop.present.intents import (
    AnyIntent,
    EnlargeChronicle,
    FilterChronicle,
    SwitchBoard,
)
from brass_desktop.present.opponents import POLL_SECONDS
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.tips import Tip
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.table.chronicle_scene import ChronicleScene
from brass_desktop.ui.table.chronicle_scroll import ChronicleScroll
from brass_desktop.ui.table.pointing import DRAG_STARTS, Hover, Target
from brass_desktop.ui.table.touches import Hot
from brass_desktop.ui.window.hits import Hit, HitMap
from brass_desktop.ui.window.input import (
    FocusLost,
    Input,
    Key,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
    is_repetition,
)
from brass_desktop.ui.window.scene import Cursor, Push, Transition

_SHEETS: Final = (it.OpenWorks, it.OpenDeck, it.LookClosely)


class FurnaceScene:
    """Shows a table and turns inputs into intents; it holds no rules."""

    def __init__(self, context: Context, model: ShownTable, mean: Mean) -> None:
        self._context = context
        self._model = model
        self._tell = mean
        self._painter = FurnacePainter()
        self._hits: HitMap[Target] = HitMap()
        self._layout: TableLayout | None = None
        self._hover = Hover(lights)
        self._hold: Hold | None = None
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
        self.keeps_side = False
        """Whether the planner's place is kept for something that lies over the table."""
        self.focus: AnyIntent | None = None
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
        """A hand over what can be touched, a fist while something is carried."""
        if self._hold is not None and self._hold.dragging:
            return "grab"
        return "hand" if self._hover.intent is not None else "arrow"

    @property
    def layout(self) -> TableLayout:
        """Where everything lies; known once the table has been drawn."""
        assert self._layout is not None, "the layout is made when the table is drawn"
        return self._layout

    @property
    def middle(self) -> Point | None:
        """The middle of the stage."""
        return self._layout.stage.centre if self._layout is not None else None

    @property
    def top(self) -> Point | None:
        """The upper edge of the stage."""
        area = self._layout.stage if self._layout is not None else None
        return (area.centre[0], area.y) if area is not None else None

    @property
    def aside(self) -> Rect | None:
        """The place of the chronicle."""
        return self._layout.chronicle if self._layout is not None else None

    def intent_of(self, key: Key) -> AnyIntent | None:
        """Tell what a key chooses."""
        return intent_of(key, self._model.view(), self.focus)

    def may_repeat(self, first: AnyIntent | None, again: AnyIntent | None) -> bool:
        """Tell whether a quick second press counts."""
        return may_repeat(first, again)

    @property
    def wake_after(self) -> float | None:
        """Time until a tooltip is due or a study may have been answered."""
        ripens = self._tip() is not None and not self._hover.is_ripe
        waits = (
            self._hover.ripens_after if ripens else None,
            POLL_SECONDS if self._model.is_studying else None,
            0.0 if self._model.is_reckoning else None,
        )
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool:
        """Let tooltips ripen and look after what is studied; true asks for a frame."""
        stale, self._stale = self._stale, False
        stale = self._model.poll() or stale
        if self._tip() is not None:
            stale = self._hover.rest(dt) or stale
        return stale

    def refresh(self) -> None:
        """Lay everything out again."""
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
            case PointerLeave() | FocusLost():
                self._hold = None
                self._point_at(None)
            case Key():
                return self._key(event)
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint the table and note what can be touched."""
        view = self._model.view()
        read = self._chronicle.of(view.chronicle, view.tray.owner)
        view = replace(view, chronicle=read)
        layout = self._fit(canvas, view)
        if view.ledger is None and view.hints is None:
            self._chronicle.settle(canvas.typeface, layout.chronicle, read)
        areas = self._painter.draw(
            canvas, view, layout, self._pointing(), scroll=self._chronicle.offset
        )
        self._hits.clear()
        self.lights = [lit for touches in areas.values() for lit in touches.lit]
        for region, touches in areas.items():
            for touch in touches:
                self._hits.add(touch.shape, Target(region, touch.intent, touch.about))
        self._stale = self._hover.renew(self._hits) or self._stale
        self._chronicle.most = areas["chronicle"].overflow if "chronicle" in areas else 0.0
        self.covered = []
        hold = self._hold
        if hold is not None and hold.dragging and hold.carries is not None:
            self.covered.append(draw_carried(canvas, hold.carries, self._hover.pointer))
        if not self.tips_apart:
            self.draw_tip(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Explain what the pointer rests on, over a table that has been drawn."""
        tip = self._tip()
        if tip is not None and self._hover.is_ripe:
            asked, bars = self._model.lit(), self.layout.worded
            self.covered.append(explain(canvas, self._hover, tip, self._hits, asked, bars))

    def _fit(self, canvas: Canvas, view: TableView) -> TableLayout:
        size, ledger = canvas.viewport.size, view.ledger is not None
        seats, small, kept = len(view.seats), canvas.viewport.small, self.keeps_side
        wanted = table_layout(*size, seats, small, ledger=ledger, side_kept=kept)
        if self._layout != wanted:
            self._layout = wanted
        return self._layout

    def _pointing(self) -> PointedRegion:
        target = self._hover.target
        if self.focus is not None:
            return PointedRegion(self._region_of(self.focus), Hot(focus=self.focus))
        if target is None or target.intent is None:
            return PointedRegion()
        pressed = self._hold is not None and self._hold.target == target
        return PointedRegion(target.region, Hot(target.intent, pressed))

    def _region_of(self, intent: AnyIntent) -> str:
        hit = self._hit_of(intent)
        return hit.intent.region if hit is not None and hit.intent is not None else ""

    def _hit_of(self, intent: AnyIntent) -> Hit[Target] | None:
        found = (hit for hit in self._hits if hit.intent is not None)
        return next((hit for hit in found if hit.intent and hit.intent.intent == intent), None)

    def place_of(self, intent: AnyIntent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        hit = self._hit_of(intent)
        return hit.centre if hit is not None else None

    def shape_of(self, intent: AnyIntent) -> Rect | None:
        """Tell what all of something covers in one region, None when it is out of sight.

        What a click does nothing to is found as the thing that explains itself there.
        """
        areas = [
            (hit.intent, hit.shape)
            for hit in self._hits
            if hit.intent is not None and isinstance(hit.shape, Rect)
        ]
        found = [area for area in areas if area[0].intent == intent]
        found = found or [area for area in areas if area[0].about == intent]
        return (
            bounds(shape for target, shape in found if target.region == found[0][0].region)
            if found
            else None
        )

    @property
    def surroundings(self) -> Surroundings:
        """What words that stand over the table keep clear of."""
        return surroundings(self._hits, self._model.lit(), self.layout.worded)

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
        self._hold = None
        self._point_at(None)

    def touch(self) -> None:
        """Draw again: what lies behind the picture has changed."""
        self._stale = True

    def _tip(self) -> Tip | None:
        target, view = self._hover.target, self._model.view()
        if self.silent or target is None or self._hold or self._hover.is_spent(view):
            return None
        if self._said is None or self._said[0] is not view or self._said[1] != target:
            self._said = (view, target, explanation(self._model, target))
        return self._said[2]

    def _move(self, at: Point) -> None:
        self._hover.move_to(at)
        hold = self._hold
        if hold is not None and hold.carries is not None:
            moved = abs(at[0] - hold.start[0]) + abs(at[1] - hold.start[1])
            if not hold.dragging and moved > DRAG_STARTS:
                hold.dragging = True
                taken = hold.carries.taken(self._model.view())
                if taken is not None:
                    self._tell(taken)
            self._stale = self._stale or hold.dragging
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
            meant = self._freed(meant)
            target = Target(target.region, meant, None) if target and meant else None
        carries = carried_by(self._model.view(), target)
        self._hold = Hold(at, target, carries)
        self._stale = True

    def _freed(self, meant: AnyIntent | None) -> AnyIntent | None:
        """Take a double click on a number for the wish that it follow the order again."""
        if isinstance(meant, it.FreeCount):
            return meant
        return None

    def _release(self, at: Point) -> Transition | None:
        hold, self._hold = self._hold, None
        self._stale = True
        self._hover.pointer = at
        hit = self._hits.at(*at)
        self._point_at(hit)
        under = hit.intent if hit is not None else None
        if hold is None:
            return None
        if hold.dragging and hold.carries is not None:
            on = under.intent if under is not None else None
            dropped = hold.carries.dropped(on, self._model.view())
            return self._mean(dropped) if dropped is not None else None
        if hold.target is None or under != hold.target or hold.target.intent is None:
            return None
        return self._mean(hold.target.intent)

    def _mean(self, intent: AnyIntent) -> Transition | None:
        """Do what concerns only the picture, tell the model everything else."""
        match intent:
            case _ if isinstance(intent, _SHEETS):
                return Push(sheet_for(self._model, intent))
            case SwitchBoard():
                night = self._context.assets.theme.name == "night"
                self._context.settings.change(board="day" if night else "night")
            case FilterChronicle(chosen):
                self._chronicle.filter(chosen)
            case EnlargeChronicle():
                now, owner = self._model.view, self._model.view().tray.owner
                told = ChronicleScene(lambda: now().chronicle, owner, whole, self._tell)
                return Push(told)
            case _:
                self._tell(intent)
        self._stale = True
        return None

    def _key(self, key: Key) -> Transition | None:
        view = self._model.view()
        match key.name:
            case "m" | "w":
                return self._mean(it.OpenWorks(view.tray.owner))
            case "k":
                return self._mean(it.OpenDeck())
            case "l":
                return self._mean(EnlargeChronicle())
            case _:
                focus = focus_of(key, view)
                if focus is not None:
                    self.focus = focus
                    self._stale = True
        return None

    def _turn_wheel(self, at: Point, dy: float) -> None:
        if self._layout is not None and self._layout.right.holds(at):
            self._stale = self._chronicle.turn_wheel(dy) or self._stale
