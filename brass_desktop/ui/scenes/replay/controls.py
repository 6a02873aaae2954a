"""Controls of the replay: the timeline, keys with icons, and the seats' seals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.course import Mark
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.tints import STAGE_BANDS
from brass_desktop.ui.widgets.kit import Action, Answer, State, dimmed, is_touch, pressed, skin_of
from brass_desktop.ui.window.input import Input, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Cursor

_COMING: Final = 110


@dataclass(slots=True)
class TimelineBar:
    """The whole game as a line: stages as bands, rounds as ticks, the cursor as a knob."""

    key: str
    rect: Rect
    marks: Sequence[Mark]
    last: int
    cursor_at: Callable[[], int]
    jump: Callable[[int], None]
    state: State = field(default_factory=State)
    _under: int | None = None

    @property
    def cursor(self) -> Cursor:
        """A hand: it can be grabbed everywhere."""
        return "hand"

    @property
    def tooltip(self) -> str | None:
        """The round under the pointer."""
        if self._under is None:
            return None
        mark = next(m for m in reversed(self.marks) if m.count <= (self._under or 0))
        return mark.label

    @property
    def _groove(self) -> Rect:
        pad = self.rect.h * 0.62
        height = self.rect.h * 0.46
        top = self.rect.y + (self.rect.h - height) / 2
        return Rect(self.rect.x + pad, top, self.rect.w - 2 * pad, height)

    def _place(self, count: int) -> float:
        groove = self._groove
        return groove.x + groove.w * count / max(1, self.last)

    def draw(self, canvas: Canvas) -> None:
        """Paint the bar, the bands with their names, the ticks and the knob."""
        canvas.nine("skin.prompt", self.rect)
        groove, now = self._groove, self.cursor_at()
        self._draw_bands(canvas, groove, _COMING)
        with canvas.clip(
            Rect(self.rect.x, self.rect.y, self._place(now) - self.rect.x, self.rect.h)
        ):
            self._draw_bands(canvas, groove, 255)
        self._draw_names(canvas, groove)
        self._draw_ticks(canvas, groove)
        side = self.rect.h * (0.86 if self.state.hovered or self.state.pressed else 0.78)
        knob = Rect.around((self._place(now), groove.centre[1]), side, side)
        canvas.nine("skin.knob", knob)

    def _draw_bands(self, canvas: Canvas, groove: Rect, alpha: int) -> None:
        opening = [mark for mark in self.marks if mark.opens_stage]
        ends = [mark.count for mark in opening[1:]] + [self.last]
        for mark, end in zip(opening, ends, strict=True):
            left, right = self._place(mark.count), self._place(end)
            band = Rect(left, groove.y, max(1.0, right - left), groove.h)
            canvas.fill(band, with_alpha(STAGE_BANDS[mark.stage.tint], alpha), 3)

    def _draw_names(self, canvas: Canvas, groove: Rect) -> None:
        """Name the stages, where the bands are long enough."""
        opening = [mark for mark in self.marks if mark.opens_stage]
        ends = [mark.count for mark in opening[1:]] + [self.last]
        size = canvas.typeface.held(groove.h * 1.1)
        for mark, end in zip(opening, ends, strict=True):
            left, right = self._place(mark.count), self._place(end)
            if canvas.typeface.measure(mark.stage.label, "sans_bold", size) < (right - left) * 0.6:
                at = (left + groove.h * 0.8, groove.centre[1])
                canvas.text(mark.stage.label, at, "sans_bold", size, palette.BAR_INK)

    def _draw_ticks(self, canvas: Canvas, groove: Rect) -> None:
        """Draw rounds as short ticks outside both edges, so that the names stay readable."""
        for mark in self.marks:
            x = self._place(mark.count)
            if mark.opens_stage:
                top, foot = groove.y - groove.h * 0.4, groove.bottom + groove.h * 0.4
                canvas.line((x, top), (x, foot), palette.BAR_INK, 2.2)
                continue
            reach = groove.h * 0.3
            for edge, end in ((groove.y, groove.y - reach), (groove.bottom, groove.bottom + reach)):
                canvas.line((x, edge), (x, end), palette.BAR_INK2, 1.4)

    def handle(self, event: Input) -> Answer:
        """Go where the pointer presses or drags."""
        if isinstance(event, PointerMove | PointerDown):
            groove = self._groove
            share = (event.x - groove.x) / groove.w
            self._under = min(max(0, round(share * self.last)), self.last)
            if is_touch(event) or (isinstance(event, PointerMove) and self.state.pressed):
                self.jump(self._under)
            return True
        return False


@dataclass(slots=True)
class Tool:
    """A raised key that shows an icon, or a seat's seal."""

    key: str
    rect: Rect
    action: Action
    icon: str = ""
    owner: str = ""
    text: str = ""
    size: float = 0
    on: bool = False
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be pressed."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the key, in brass while it is the chosen one."""
        canvas.nine(skin_of("brass" if self.on else "button", self.state), self.rect)
        ink = dimmed(palette.BRASS_INK if self.on else canvas.theme.ink, self.state)
        x, y = self.rect.centre
        y += 1 if self.state.pressed and self.state.hovered else 0
        if self.owner:
            draw_seal(canvas, (x, y), self.rect.h * 0.36, self.owner)
        elif self.icon:
            canvas.icon(self.icon, (x, y), self.rect.h * 0.52, ink)
        else:
            room = self.rect.w - self.rect.h * 0.2
            canvas.text(self.text, (x, y), "title", self.size, ink, align="centre", fit=room)

    def handle(self, event: Input) -> Answer:
        """Act on a click, Enter or Space."""
        return pressed(event, self.state, self.action)
