"""Sheets over the table: all works, all companies, one card looked at closely."""

from collections.abc import Callable
from typing import Protocol, assert_never

from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.intents import LookClosely, OpenDeck, OpenWorks
from brass_desktop.games.furnace.present.viewmodel.sheets import (
    DeckSheetView,
    LargeCardView,
    WorksSheetView,
)
from brass_desktop.games.furnace.ui.sheets.deck import draw_deck_sheet
from brass_desktop.games.furnace.ui.sheets.large import draw_large
from brass_desktop.games.furnace.ui.sheets.works import draw_works_sheet
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent, Close
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.table.touches import Hot, Touches
from brass_desktop.ui.window.hits import HitMap
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, Wheel
from brass_desktop.ui.window.scene import Cursor, Pop, Push, Transition

SheetIntent = OpenWorks | OpenDeck | LookClosely
Drawing = Callable[[Canvas, float, Touches, Hot], Rect]
"""Draws a sheet scrolled by so much; gives where its plate lies."""
_WHEEL = 60.0


class SheetSource(Protocol):
    """What the sheets are drawn from."""

    def works(self, owner: str) -> WorksSheetView:
        """Describe everybody's works, those of a colour first."""

    def deck(self) -> DeckSheetView:
        """Describe all companies."""

    def large(self, card: CardId) -> LargeCardView:
        """Describe one card."""


class SheetScene:
    """Shows a sheet until it is closed; a click on a card looks at it closely."""

    opaque = False
    wake_after = None

    def __init__(self, source: SheetSource, draw: Drawing, keys: tuple[str, ...]) -> None:
        self._source = source
        self._draw = draw
        self._keys = keys
        """The keys that close it beside Escape."""
        self._hits: HitMap[AnyIntent | None] = HitMap()
        self._pointed: AnyIntent | None = None
        self._plate = Rect(0, 0, 0, 0)
        self._scroll = self._most = 0.0
        self._stale = True

    @property
    def cursor(self) -> Cursor:
        """A hand over what can be chosen."""
        return "hand" if self._pointed is not None else "arrow"

    def update(self, dt: float) -> bool:
        """Redraw after a change."""
        stale, self._stale = self._stale, False
        return stale

    def refresh(self) -> None:
        """Draw again in the window's new size."""
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Close by key, button or a click beside the plate; the wheel scrolls."""
        match event:
            case PointerMove(x, y):
                before, self._pointed = self._pointed, self._at((x, y))
                self._stale = self._stale or before != self._pointed
            case PointerDown(x, y, "left"):
                return self._mean((x, y))
            case Wheel(_, _, _, dy):
                before_scroll = self._scroll
                self._scroll = max(0.0, min(self._most, before_scroll - dy * _WHEEL))
                self._stale = self._stale or self._scroll != before_scroll
            case Key(name) if name in ("escape", "backspace", *self._keys):
                return Pop()
            case _:
                pass
        return None

    def place_of(self, intent: AnyIntent) -> Point | None:
        """Tell where something of the sheet lies."""
        return next((hit.centre for hit in self._hits if hit.intent == intent), None)

    def draw(self, canvas: Canvas) -> None:
        """Veil the table and lay the sheet over it."""
        paint_veil(canvas)
        touches = Touches()
        self._plate = self._draw(canvas, self._scroll, touches, Hot(self._pointed))
        self._most = touches.overflow
        self._hits.clear()
        for touch in touches:
            self._hits.add(touch.shape, touch.intent)

    def _at(self, point: Point) -> AnyIntent | None:
        hit = self._hits.at(*point)
        return hit.intent if hit is not None else None

    def _mean(self, at: Point) -> Transition | None:
        match self._at(at):
            case Close():
                return Pop()
            case LookClosely() as look:
                return Push(sheet_for(self._source, look))
            case _:
                return None if self._plate.holds(at) else Pop()


def sheet_for(source: SheetSource, intent: SheetIntent) -> SheetScene:
    """Make the scene of the sheet that is meant."""

    def works(canvas: Canvas, scroll: float, touches: Touches, hot: Hot) -> Rect:
        assert isinstance(intent, OpenWorks), "drawn for it alone"
        return draw_works_sheet(canvas, source.works(intent.owner), scroll, touches, hot)

    def deck(canvas: Canvas, scroll: float, touches: Touches, hot: Hot) -> Rect:
        return draw_deck_sheet(canvas, source.deck(), scroll, touches, hot)

    def large(canvas: Canvas, scroll: float, touches: Touches, hot: Hot) -> Rect:
        assert isinstance(intent, LookClosely), "drawn for it alone"
        return draw_large(canvas, source.large(intent.card), touches, hot)

    match intent:
        case OpenWorks():
            return SheetScene(source, works, ("w", "m"))
        case OpenDeck():
            return SheetScene(source, deck, ("k",))
        case LookClosely():
            return SheetScene(source, large, ("enter", "space"))
        case _:
            assert_never(intent)
