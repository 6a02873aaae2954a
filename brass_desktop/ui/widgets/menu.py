"""The open list of a dropdown: a scene of its own above the screen."""

from collections.abc import Callable, Sequence

from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.listbox import ListBox
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Cursor, Pop, Transition


class MenuScene:
    """Rows beneath (or above) the field they belong to; a click outside leaves it as it was."""

    opaque = False
    announcement = sounds.CLICK
    """That of its field, which is not heard twice."""

    def __init__(
        self,
        field: Rect,
        options: Sequence[str],
        chosen: int,
        size: float,
        choose: Callable[[int], Transition | None],
        notes: Sequence[str] = (),
    ) -> None:
        self._field = field
        self._options = options
        self._chosen = chosen
        self._size = size
        self._choose = choose
        self._notes = notes
        self._form = Form()
        self._form.ring = False
        self._box = field
        self._laid_out = False
        self._adrift = False

    @property
    def cursor(self) -> Cursor:
        """A hand over the rows."""
        return self._form.cursor

    @property
    def wake_after(self) -> float | None:
        """Time until a row is explained."""
        return self._form.wake_after

    def take_tick(self) -> str | None:
        """Give the sound of the row that was taken, once."""
        return self._form.take_tick()

    def handle(self, event: Input) -> Transition | None:
        """Take a row, or leave by Escape or a click outside."""
        if isinstance(event, Key) and event.name in ("escape", "tab"):
            return Pop()
        if isinstance(event, PointerDown) and not self._box.holds((event.x, event.y)):
            return Pop()
        used = self._form.handle(event)
        return None if isinstance(used, bool) else used

    def update(self, dt: float) -> bool | Transition:
        """Redraw when the mark has moved; leave when the field is no longer there."""
        return Pop() if self._adrift else self._form.update(dt)

    def refresh(self) -> None:
        """Close, since the field has moved with the window."""
        self._adrift = True

    def draw(self, canvas: Canvas) -> None:
        """Paint the list."""
        if not self._laid_out:
            self._lay_out(Sheet.of(canvas))
        self._form.draw_decor(canvas)
        self._form.draw(canvas)

    def _lay_out(self, sheet: Sheet) -> None:
        row = sheet.metrics.control * 0.95
        wanted = max(
            sheet.typeface.measure(option, "text_bold", self._size) for option in self._options
        )
        width = max(self._field.w, wanted + self._size * 3.5)
        height = row * len(self._options) + 16
        below = self._field.bottom + 4 + height <= sheet.bounds.h - 8
        top = self._field.bottom + 4 if below else self._field.y - 4 - height
        box = Rect(self._field.x, top, width, height).clamped_into(sheet.bounds.grown(-8))
        rows = ListBox(
            "rows", box.grown(-8), self._options, self._chosen, self._size, self._taken, self._notes
        )
        self._form.fill([Pane((Panel(box),), (rows,))], "rows")
        self._box, self._laid_out = box, True

    def _taken(self, index: int) -> Transition:
        return self._choose(index) or Pop()
