"""A field for one line of text in any script."""

from collections.abc import Callable
from dataclasses import dataclass, field

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.widgets.editing import Clipboard, Editing
from brass_desktop.ui.widgets.kit import Answer, State, ink_of
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, Text
from brass_desktop.ui.window.scene import Cursor


@dataclass(slots=True)
class TextEntry:
    """A text field; the screen keeps its `editing`, so that a new layout loses nothing."""

    key: str
    rect: Rect
    editing: Editing
    size: float
    clipboard: Clipboard
    changed: Callable[[str], None]
    hint: str = ""
    icon: str | None = None
    wrong: bool = False
    tooltip: str | None = None
    state: State = field(default_factory=State)
    _typeface: Typeface | None = None
    _shift: float = 0

    @property
    def cursor(self) -> Cursor:
        """A text bar while it can be edited."""
        return "text" if self.state.enabled else "arrow"

    @property
    def _room(self) -> Rect:
        pad = self.rect.h * 0.3
        right = self.rect.h * 0.95 if self.icon else pad
        return Rect(self.rect.x + pad, self.rect.y, self.rect.w - pad - right, self.rect.h)

    def draw(self, canvas: Canvas) -> None:
        """Paint the field, its words, the selection and the caret."""
        self._typeface = canvas.typeface
        canvas.nine("skin.field", self.rect)
        if self.wrong:
            canvas.outline(self.rect, canvas.theme.bad, 2, 8)
        elif self.state.focused:
            canvas.outline(self.rect, canvas.theme.lit, 2.2, 8)
        if self.icon:
            side = self.rect.h * 0.54
            x = self.rect.right - self.rect.h * 0.55
            canvas.icon(self.icon, (x, self.rect.centre[1]), side, canvas.theme.ink2)
        room = self._room
        with canvas.clip(room.grown(2, 0)):
            self._draw_words(canvas, room)

    def _draw_words(self, canvas: Canvas, room: Rect) -> None:
        level = self.rect.centre[1]
        if not self.editing.text:
            ink = canvas.theme.ink3
            canvas.text(self.hint, (room.x, level), "text_italic", self.size, ink, fit=room.w)
        self._follow_caret(room)
        left = room.x - self._shift
        first, last = (self._reach(place) for place in self.editing.selection)
        tall = self.rect.h * 0.56
        if self.state.focused and first != last:
            mark = Rect(left + first, level - tall / 2, last - first, tall)
            canvas.fill(mark, with_alpha(canvas.theme.lit, 110), 2)
        ink = ink_of(canvas.theme, self.state)
        canvas.text(self.editing.text, (left, level), "text", self.size, ink)
        if self.state.focused:
            x = left + self._reach(self.editing.caret)
            canvas.line((x, level - tall / 2), (x, level + tall / 2), canvas.theme.ink, 1.6)

    def _follow_caret(self, room: Rect) -> None:
        at = self._reach(self.editing.caret)
        whole = self._reach(len(self.editing.text))
        self._shift = min(max(self._shift, at - room.w + 3), at, max(0.0, whole - room.w + 3))

    def _reach(self, place: int) -> float:
        assert self._typeface is not None, "an entry is drawn before it is used"
        return self._typeface.measure(self.editing.text[:place], "text", self.size)

    def _place_at(self, x: float) -> int:
        inside = x - self._room.x + self._shift
        places = range(len(self.editing.text) + 1)
        return min(places, key=lambda place: abs(self._reach(place) - inside))

    def handle(self, event: Input) -> Answer:
        """Edit: typing, clipboard keys, caret by pointer, words by double click."""
        before = self.editing.text
        used = True
        match event:
            case Text(text):
                self.editing.insert(text)
            case Key():
                used = self.editing.press(event, self.clipboard) or _types(event)
            case PointerDown(clicks=1) if self._typeface is not None:
                self.editing.place(self._place_at(event.x))
            case PointerDown(clicks=2) if self._typeface is not None:
                self.editing.select_word(self._place_at(event.x))
            case PointerDown():
                self.editing.select_all()
            case PointerMove(held=True) if self.state.pressed and self._typeface is not None:
                self.editing.place(self._place_at(event.x), keep_anchor=True)
            case _:
                used = False
        if self.editing.text != before:
            self.changed(self.editing.text)
        return used


def _types(key: Key) -> bool:
    """Tell whether a key only announces the text that follows it, so that nobody else acts."""
    return not key.ctrl and not key.alt and (len(key.name) == 1 or key.name == "space")
