"""The lines of the title: entries of its menu, and the small print at its foot."""

from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba
from brass_desktop.ui.widgets.kit import Action, Answer, State, pressed
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

_FOOT: Final = rgba("#f2e4bc")
_FOOT_SHADOW: Final = rgba("#120a04", 150)
_ENTRY_INK: Final = (rgba("#ecdcb2"), rgba("#fff6df"))
_ENTRY_ICON: Final = (rgba("#d9b673"), rgba("#ffdf9a"))
_NOTE_INK: Final = rgba("#4a300c")


@dataclass(slots=True)
class MenuEntry:
    """One line of the title's menu; the first is brass when a game can be continued."""

    key: str
    rect: Rect
    text: str
    icon: str
    size: float
    action: Action
    note: str = ""
    note_size: float = 0
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand: every entry leads somewhere."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Paint the entry, lit while it is pointed at or focused."""
        lit = self.state.hovered or self.state.focused
        if self.note:
            self._draw_brass(canvas)
            return
        canvas.nine("skin.menu_hover" if lit else "skin.menu", self.rect)
        middle = self.rect.centre[1]
        unit = self.size / 26
        sink = 1 if self.state.pressed and self.state.hovered else 0
        x = self.rect.x
        canvas.icon(self.icon, (x + 48 * unit, middle + sink), 30 * unit, _ENTRY_ICON[lit])
        room = self.rect.w - 150 * unit
        canvas.text(
            self.text,
            (x + 92 * unit, middle + sink),
            "title",
            self.size,
            _ENTRY_INK[lit],
            fit=room,
        )
        if lit:
            at = (self.rect.right - 32 * unit, middle + sink)
            canvas.icon("next", at, 22 * unit, palette.FOCUS)

    def _draw_brass(self, canvas: Canvas) -> None:
        unit = self.size / 26
        canvas.nine("skin.brass_hover" if self.state.hovered else "skin.brass", self.rect)
        x, y, w, h = self.rect
        canvas.icon(self.icon, (x + 48 * unit, y + h / 2), 40 * unit, palette.BRASS_INK)
        start, room = x + 92 * unit, w - 116 * unit
        # Larger letters need both lines nearer to the edges.
        spread = 0.05 * min(1.0, max(0.0, canvas.typeface.text_scale - 1) / 0.3)
        canvas.text(
            self.text,
            (start, y + h * (0.37 - spread)),
            "title",
            self.size * 1.15,
            palette.BRASS_INK,
            fit=room,
        )
        at = (start, y + h * (0.7 + spread))
        canvas.text(self.note, at, "text", self.note_size, _NOTE_INK, fit=room)

    def handle(self, event: Input) -> Answer:
        """Go there by click, Enter or Space."""
        return pressed(event, self.state, self.action)


@dataclass(frozen=True, slots=True)
class FootLine:
    """A line of small print over the picture, with a shadow so that it reads on anything."""

    rect: Rect
    text: str
    size: float
    align: Align

    def draw(self, canvas: Canvas) -> None:
        """Set the line and its shadow."""
        x = self.rect.x if self.align == "left" else self.rect.right
        y = self.rect.centre[1]
        reach = 1.2
        for dx, dy in ((-reach, 0), (reach, 0), (0, -reach), (0, reach), (0, 2 * reach)):
            self._set(canvas, x + dx, y + dy, _FOOT_SHADOW)
        self._set(canvas, x, y, _FOOT)

    def _set(self, canvas: Canvas, x: float, y: float, ink: Colour) -> None:
        canvas.text(self.text, (x, y), "text", self.size, ink, align=self.align, fit=self.rect.w)
