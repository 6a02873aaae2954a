"""A discard pile laid open over the table, newest card first."""

from typing import Final

from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import DiscardView
from brass_desktop.games.brass.ui.pieces.cards import FULL, HAND, draw_card, full_height
from brass_desktop.present import sounds
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Close
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.fading import fading
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.drawing.marks import draw_rule, draw_seal
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import COLD, Hot
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, Wheel
from brass_desktop.ui.window.scene import Cursor, Pop, Transition

_CARD: Final = (160.0, full_height(160.0))
_SMALL_CARD: Final = (124.0, 148.0)
"""As in the hand of a large window, so that eight stand in a row of a small one."""
_GAP: Final = 16.0
_HEAD: Final = 76.0
_FOOT: Final = 52.0
_PAD: Final = 28.0


class DiscardsScene:
    """Shows every face-up card of one pile; the face-down one is only counted."""

    opaque = False
    announcement = sounds.PAGE
    wake_after = None

    def __init__(self, pile: DiscardView) -> None:
        self._pile = pile
        self._plate = Rect(0, 0, 0, 0)
        self._close = Rect(0, 0, 0, 0)
        self._hovering = False
        self._scroll = 0.0
        self._scroll_most = 0.0
        self._stale = True

    @property
    def cursor(self) -> Cursor:
        """A hand over the close button."""
        return "hand" if self._hovering else "arrow"

    def update(self, dt: float) -> bool:
        """Redraw after a change."""
        stale, self._stale = self._stale, False
        return stale

    def refresh(self) -> None:
        """Draw again in the window's new size."""
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Close with Escape, the button or a click beside the plate; the wheel scrolls."""
        match event:
            case PointerMove(x, y):
                hovering = self._close.holds((x, y))
                self._stale = self._stale or hovering != self._hovering
                self._hovering = hovering
            case PointerDown(x, y, "left"):
                if self._close.holds((x, y)) or not self._plate.holds((x, y)):
                    return Pop()
            case Wheel(_, _, _, dy):
                self._scroll = max(0.0, min(self._scroll_most, self._scroll - dy * 80))
                self._stale = True
            case Key("escape"):
                return Pop()
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Veil the table and lay the cards in rows."""
        paint_veil(canvas)
        cards = self._pile.cards
        small = canvas.viewport.small
        (card_width, height), measures = (_SMALL_CARD, HAND) if small else (_CARD, FULL)
        columns, rows = _grid(canvas.bounds.w, card_width, len(cards))
        width = max(columns, 3) * (card_width + _GAP) - _GAP + 2 * _PAD
        body = max(1, rows) * (height + _GAP)
        room = canvas.bounds.h - 48
        tall = min(_HEAD + body + _FOOT, room)
        self._plate = Rect.around(canvas.bounds.centre, width, tall)
        self._scroll_most = max(0.0, _HEAD + body + _FOOT - tall)
        self._scroll = min(self._scroll, self._scroll_most)
        canvas.nine("skin.sheet", self._plate)
        self._draw_head(canvas)
        window = Rect(self._plate.x + 8, self._plate.y + _HEAD, width - 16, tall - _HEAD - _FOOT)
        above, below = self._scroll > 0, self._scroll < self._scroll_most
        with fading(canvas, window, above=above, below=below, depth=40):
            for i, card in enumerate(cards):
                line, column = divmod(i, columns)
                x = self._plate.x + _PAD + column * (card_width + _GAP)
                y = window.y + 8 + line * (height + _GAP) - self._scroll
                draw_card(canvas, Rect(x, y, card_width, height), card, measures)
        self._draw_foot(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, plate = canvas.theme, self._plate
        y = plate.y + 40
        draw_seal(canvas, (plate.x + _PAD + 22, y), 22, self._pile.owner)
        title = self._pile.tip.head if self._pile.tip else words.DISCARDS()
        room = plate.w - 2 * _PAD - 120
        canvas.text(title, (plate.x + _PAD + 58, y), "title", 24, theme.title, fit=room)
        self._close = Rect(plate.right - _PAD - 44, y - 22, 44, 44)
        hot = Hot(Close()) if self._hovering else COLD
        ink, _ = draw_button(canvas, self._close, ControlState.ENABLED, Close(), hot)
        canvas.icon("close", self._close.centre, 20, ink)
        draw_rule(canvas, (plate.x + _PAD, plate.y + _HEAD - 4), plate.w - 2 * _PAD)

    def _draw_foot(self, canvas: Canvas) -> None:
        theme, plate = canvas.theme, self._plate
        if self._pile.face_down:
            note = words.FACE_DOWN(self._pile.face_down)
        elif not self._pile.cards:
            note = words.NO_DISCARDS()
        else:
            note = words.DISCARD_COUNT(self._pile.count)
        at = (plate.centre[0], plate.bottom - 26)
        room = plate.w - 2 * _PAD
        canvas.text(note, at, "text_italic", 17, theme.ink2, align="centre", fit=room)


def _grid(width: float, card: float, count: int) -> tuple[int, int]:
    """Give columns and rows for some cards in a window of this width."""
    most = int((width - 2 * _PAD - 64 + _GAP) // (card + _GAP))
    columns = max(1, min(most, count, 8))
    return columns, -(-count // columns)
