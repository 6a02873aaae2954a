"""A mat laid over the table; on the own one a tile is chosen while the table asks for one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from brass_desktop.games.brass.present.intents import Intent, OpenMat, PickIndustry
from brass_desktop.games.brass.present.table_model import TableModel
from brass_desktop.games.brass.ui.mat.page import SIZE, draw_mat
from brass_desktop.games.brass.ui.scenes.pointing import explain, explanation, lights
from brass_desktop.present import sounds
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent, Close
from brass_desktop.present.tips import Tip
from brass_desktop.present.walking import ARROWS, neighbour
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.table.pointing import Hover, Target
from brass_desktop.ui.table.touches import Hot, Touches
from brass_desktop.ui.window.hits import HitMap
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerLeave, PointerMove
from brass_desktop.ui.window.scene import Cursor, Pop, Push, Transition

_FULL: Final = (1920.0, 1080.0)
_SPILL: Final = 40.0
_REGION: Final = "mat"


class MatScene:
    """Shows one mat at a time; Escape, M or a click beside it puts it away."""

    opaque = False
    announcement = sounds.PAGE

    def __init__(self, context: Context, model: TableModel, owner: str, mean: Mean) -> None:
        self._context = context
        self._model = model
        self._tell = mean
        self._view = model.mat(owner)
        self._table = model.view()
        """What the mat was built from; another view means that the game has gone on."""
        self._hits: HitMap[Target] = HitMap()
        self._hover = Hover(lights)
        self.focus: PickIndustry | None = None
        """The stack that the keyboard is on."""
        self._plate = Rect(0, 0, 0, 0)
        self._stale = True

    @property
    def cursor(self) -> Cursor:
        """A hand over seals, lit tiles and the close button."""
        return "hand" if self._answers(self._hover.intent) else "arrow"

    @property
    def wake_after(self) -> float | None:
        """Time until a tile explains itself."""
        ripens = self._tip() is not None and not self._hover.is_ripe
        return self._hover.ripens_after if ripens else None

    def update(self, dt: float) -> bool:
        """Redraw after a change, here or of the game beneath."""
        if self._model.view() is not self._table:
            self.refresh()
        stale, self._stale = self._stale, False
        if self._tip() is not None:
            stale = self._hover.rest(dt) or stale
        return stale

    def refresh(self) -> None:
        """Build the mat anew in the language and size in use."""
        self._show(self._view.owner)

    def handle(self, event: Input) -> Transition | None:
        """Choose a tile, change seats, close, or only show what is pointed at."""
        match event:
            case PointerMove(x, y):
                self._point_at((x, y))
            case PointerLeave():
                self._stale = self._hover.point_at(None) or self._stale
            case PointerDown(x, y, "left"):
                self._point_at((x, y))
                if self._hover.target is not None:
                    return self._click(self._hover.intent)
                return None if self._plate.holds((x, y)) else Pop()
            case Key():
                return self._key(event)
            case _:
                pass
        return None

    def _key(self, key: Key) -> Transition | None:
        lit = [PickIndustry(industry) for industry in self._view.lit()]
        match key.name:
            case "escape" | "m":
                return Pop()
            case "f1":
                return Push(rules_screen(self._context, self._clause))
            case "enter" | "space" if self.focus is not None:
                return self._choose(self.focus)
            case "tab" if lit:
                step = -1 if key.shift else 1
                at = lit.index(self.focus) + step if self.focus in lit else min(step, 0)
                self._focus_on(lit[at % len(lit)])
            case "left" | "right" | "up" | "down" if lit:
                self._walk(lit, ARROWS[key.name])
            case "left" | "right" | "pageup" | "pagedown":
                self._turn(1 if key.name in ("right", "pagedown") else -1)
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Veil the table and lay the mat in the middle, as large as the window allows."""
        paint_veil(canvas)
        width, height = canvas.viewport.size
        zoom = min(1.0, width / _FULL[0], height / _FULL[1])
        self._plate = Rect.around((width / 2, height / 2), SIZE[0] * zoom, SIZE[1] * zoom)
        area = Rect(0, 0, *SIZE).grown(_SPILL)
        layer = canvas.layer(area, zoom)
        touches = Touches()
        draw_mat(layer, self._view, touches, Hot(self._hover.intent, focus=self.focus))
        canvas.lay(layer.surface, (self._plate.x - _SPILL * zoom, self._plate.y - _SPILL * zoom))
        self._hits.clear()
        for touch in touches.placed(self._placed(zoom)):
            self._hits.add(touch.shape, Target(_REGION, touch.intent, touch.about))
        tip = self._tip()
        if tip is not None and self._hover.is_ripe:
            lit = [PickIndustry(industry) for industry in self._view.lit()]
            explain(canvas, self._hover, tip, self._hits, lit)

    def place_of(self, intent: Intent) -> Point | None:
        """Tell where on the screen something of the mat lies."""
        found = (hit for hit in self._hits if hit.intent and hit.intent.intent == intent)
        return next((hit.centre for hit in found), None)

    def _placed(self, zoom: float) -> Callable[[Point], Point]:
        plate = self._plate
        return lambda point: (plate.x + point[0] * zoom, plate.y + point[1] * zoom)

    def _tip(self) -> Tip | None:
        """Explain the tile under the pointer: why it cannot be chosen, or what it is."""
        target = self._hover.target
        if target is None:
            return None
        if not self._view.ask:
            # Nothing is asked of this mat, be it that of a rival.
            target = replace(target, intent=None)
        return explanation(self._model, target)

    @property
    def _clause(self) -> str | None:
        """The clause behind what is being explained, if it has one."""
        tip = self._tip()
        return tip.clause or None if tip is not None and self._hover.is_ripe else None

    def _answers(self, intent: AnyIntent | None) -> bool:
        """Tell whether a click does something."""
        if isinstance(intent, PickIndustry):
            return intent.industry in self._view.lit()
        return intent is not None

    def _point_at(self, at: Point) -> None:
        self._hover.pointer = at
        self._stale = self._hover.point_at(self._hits.at(*at)) or self._stale
        if self.focus is not None:
            self.focus = None
            self._stale = True

    def _click(self, intent: AnyIntent | None) -> Transition | None:
        """Do what a click means; on a dark tile it is the question why."""
        match intent:
            case Close():
                return Pop()
            case OpenMat(owner):
                self._show(owner)
            case PickIndustry() if self._answers(intent):
                return self._choose(intent)
            case _:
                self._hover.ripen()
                self._stale = True
        return None

    def _choose(self, stack: PickIndustry) -> Transition:
        """Answer the table's question and give the view back to it."""
        self._tell(stack)
        return Pop()

    def _walk(self, lit: list[PickIndustry], direction: tuple[int, int]) -> None:
        found = {one: self.place_of(one) for one in lit}
        places = {one: at for one, at in found.items() if at is not None}
        here = self.place_of(self.focus) if self.focus is not None else None
        chosen = neighbour(here, places, direction)
        if chosen is not None:
            self._focus_on(chosen)

    def _focus_on(self, stack: PickIndustry) -> None:
        self.focus = stack
        self._hover.point_at(None)
        self._stale = True

    def _show(self, owner: str) -> None:
        self._view, self._table = self._model.mat(owner), self._model.view()
        self.focus = None
        self._stale = True

    def _turn(self, step: int) -> None:
        tabs = self._view.tabs
        self._show(tabs[(tabs.index(self._view.owner) + step) % len(tabs)])
