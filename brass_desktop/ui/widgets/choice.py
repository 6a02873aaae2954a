"""Choices that show all their values: segments, switches and sliders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.widgets.kit import (
    Answer,
    State,
    answer,
    dimmed,
    ink_of,
    is_click,
    is_press,
    is_touch,
)
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Cursor, Transition

Choose = Callable[[int], Transition | None]

_STEPS: Final = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a segmented choice."""

    text: str
    icon: str | None = None
    note: str = ""
    """What choosing it means."""


@dataclass(slots=True)
class Segmented:
    """A recess with one raised brass key; widths follow the words where equal ones are tight."""

    key: str
    rect: Rect
    options: Sequence[Option]
    chosen: int
    size: float
    choose: Choose
    tip: str | None = None
    state: State = field(default_factory=State)
    _spots: list[Rect] = field(default_factory=list)
    _under: int | None = None

    @property
    def tooltip(self) -> str | None:
        """What the value under the pointer means, else what the choice is about."""
        note = self.options[self._under].note if self._under is not None else ""
        return note or self.tip

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be changed."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the recess, the raised key and all words."""
        canvas.nine("skin.segment", self.rect)
        self._spots = self._cells(canvas.typeface)
        size = min(
            canvas.typeface.set_in(option.text, "text_bold", self.size, self._room(option, s)).size
            for option, s in zip(self.options, self._spots, strict=True)
        )
        for index, spot in enumerate(self._spots):
            self._draw_option(canvas, index, spot, size)

    def _room(self, option: Option, spot: Rect) -> float:
        return spot.w - self._lead(option) - 8

    def _lead(self, option: Option) -> float:
        return self.size * 1.5 if option.icon else 0.0

    def _draw_option(self, canvas: Canvas, index: int, spot: Rect, size: float) -> None:
        option = self.options[index]
        raised = index == self.chosen
        if raised:
            canvas.nine("skin.segment_key", spot, 255 if self.state.enabled else 120)
        elif index and index != self.chosen + 1:
            line = with_alpha(canvas.theme.line, 110)
            edge = spot.h * 0.25
            canvas.line((spot.x, spot.y + edge), (spot.x, spot.bottom - edge), line, 1.2)
        ink = palette.BRASS_INK if raised else canvas.theme.ink
        if not raised and self.state.hovered and self._under == index and self.state.enabled:
            canvas.fill(spot.grown(-2), with_alpha(canvas.theme.lit, 40), 5)
        role: Role = "text_bold" if raised else "text"
        lead, room = self._lead(option), self._room(option, spot)
        set_as = canvas.typeface.set_in(option.text, role, size, room)
        width = canvas.typeface.measure(set_as.words, set_as.role, set_as.size)
        x, y = spot.centre
        left = x - (width + lead) / 2
        ink = dimmed(ink, self.state)
        if option.icon:
            canvas.icon(option.icon, (left + self.size * 0.55, y), self.size * 1.15, ink)
        canvas.text(option.text, (left + lead, y), role, size, ink, fit=room)

    def fits(self, typeface: Typeface) -> bool:
        """Tell whether all words have room side by side, larger text at least in its plain size."""
        found = [
            typeface.set_in(option.text, "text_bold", self.size, self._room(option, cell))
            for option, cell in zip(self.options, self._cells(typeface), strict=True)
        ]
        least = self.size / max(1.0, typeface.text_scale)
        grown = typeface.text_scale > 1
        return not any(line.cut or (grown and line.size < least) for line in found)

    def _cells(self, typeface: Typeface) -> list[Rect]:
        inner = self.rect.grown(-4)
        words = [
            typeface.measure(option.text, "text_bold", self.size) + self._lead(option)
            for option in self.options
        ]
        equal = inner.w / len(words)
        if max(words) + 16 <= equal:
            widths = [equal] * len(words)
        else:
            spare = (inner.w - sum(words)) / len(words)
            share = inner.w / sum(words)
            widths = [w + spare for w in words] if spare > 8 else [w * share for w in words]
        left = inner.x
        cells = []
        for width in widths:
            cells.append(Rect(left, inner.y, width, inner.h))
            left += width
        return cells

    def handle(self, event: Input) -> Answer:
        """Choose by a press on a word or with the left and right arrows."""
        if isinstance(event, PointerMove | PointerDown):
            at, before = (event.x, event.y), self._under
            self._under = next((i for i, s in enumerate(self._spots) if s.holds(at)), None)
            if is_touch(event) and self._under is not None:
                return self._choose(self._under)
            return self._under != before
        if isinstance(event, Key) and event.name in _STEPS:
            return self._choose((self.chosen + _STEPS[event.name]) % len(self.options))
        return False

    def _choose(self, index: int) -> Answer:
        self.chosen = index
        return answer(self.choose(index))


@dataclass(slots=True)
class Switch:
    """On or off: a name, a note in lines beneath it and the switch itself at one side."""

    key: str
    rect: Rect
    text: str
    note: tuple[str, ...]
    on: bool
    toggle: Callable[[bool], Transition | None]
    height: float
    sizes: tuple[float, float]
    switch_right: bool = True
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be changed."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the switch and set its words."""
        width = self.height * 1.875
        x, y, w, h = self.rect
        left = self.rect.right - width if self.switch_right else x
        plate = Rect(left, y + (h - self.height) / 2, width, self.height)
        self._draw_plate(canvas, plate)
        start = x if self.switch_right else x + width + self.height * 0.75
        room = w - width - self.height * 0.5
        if not self.switch_right:
            room = self.rect.right - start
        leads = [self.lead(canvas.typeface, size) for size in self.sizes]
        top = y + (h - leads[0] - leads[1] * len(self.note)) / 2 + leads[0] / 2
        ink = ink_of(canvas.theme, self.state)
        canvas.text(self.text, (start, top), "text_bold", self.sizes[0], ink, fit=room)
        ink, top = dimmed(canvas.theme.ink2, self.state), top + sum(leads) / 2
        canvas.lines(self.note, (start, top), "text", self.sizes[1], ink, lead=leads[1])

    @staticmethod
    def lead(typeface: Typeface, size: float) -> float:
        """How far its lines of a size are apart."""
        return size * 1.3 * max(1.0, typeface.text_scale)

    @staticmethod
    def room(width: float, height: float) -> float:
        """The room for words beside a switch of a height."""
        return width - height * 2.625

    def _draw_plate(self, canvas: Canvas, plate: Rect) -> None:
        canvas.sprite("skin.switch_on" if self.on else "skin.switch_off", plate)
        knob = self.height * 0.82
        reach = self.height / 2
        x = plate.right - reach if self.on else plate.x + reach
        spot = Rect.around((x, plate.y + reach), knob, knob)
        canvas.sprite("skin.knob", spot)
        if self.state.hovered and self.state.enabled:
            canvas.circle(spot.centre, knob / 2, with_alpha(canvas.theme.lit_core, 70))

    def handle(self, event: Input) -> Answer:
        """Change over by click, Enter, Space or the arrow towards the other side."""
        arrow = isinstance(event, Key) and event.name == ("left" if self.on else "right")
        if arrow or is_press(event) or is_click(event, self.state):
            self.on = not self.on
            return answer(self.toggle(self.on))
        return False


@dataclass(slots=True)
class Slider:
    """A groove with brass up to a knob, and beside it the word for where that rests: a notch."""

    key: str
    rect: Rect
    notches: Sequence[str]
    chosen: int
    size: float
    choose: Choose
    knob: float
    room: float
    """For the word."""
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be moved."""
        return "hand" if self.state.enabled else "arrow"

    @property
    def _groove(self) -> tuple[float, float]:
        """Left end and length of the groove."""
        return self.rect.x + self.knob, self.rect.w - self.room - 2 * self.knob

    def draw(self, canvas: Canvas) -> None:
        """Paint the groove, a tick at each notch, the knob and the word."""
        left, length = self._groove
        level = self.rect.centre[1]
        last = len(self.notches) - 1
        thick = self.knob * 0.57
        canvas.nine("skin.groove", (left, level - thick / 2, length, thick))
        reach = length * self.chosen / last
        if reach > thick:
            canvas.nine("skin.groove_fill", (left + 1, level - thick / 2 + 1, reach, thick - 2))
        for index in range(len(self.notches)):
            x = left + length * index / last
            top = level + self.knob * 0.6
            canvas.line((x, top), (x, top + self.knob * 0.3), canvas.theme.line, 1.4)
        side = self.knob * (2.2 if self.state.hovered else 2)
        canvas.sprite("skin.knob", Rect.around((left + reach, level), side, side))
        word, at = self.notches[self.chosen], (self.rect.right, level)
        ink = ink_of(canvas.theme, self.state)
        canvas.text(word, at, "text_bold", self.size, ink, align="right", fit=self.room)

    def handle(self, event: Input) -> Answer:
        """Move to the nearest notch under the pointer, or by arrows, Home and End."""
        if is_touch(event) or (isinstance(event, PointerMove) and event.held):
            assert isinstance(event, PointerDown | PointerMove)
            left, length = self._groove
            last = len(self.notches) - 1
            return self._choose(round((event.x - left) / length * last))
        if isinstance(event, Key):
            steps = {**_STEPS, "home": -len(self.notches), "end": len(self.notches)}
            if event.name in steps:
                return self._choose(self.chosen + steps[event.name])
        return False

    def _choose(self, index: int) -> Answer:
        index = min(max(index, 0), len(self.notches) - 1)
        if index == self.chosen:
            return True
        self.chosen = index
        return answer(self.choose(index))
