"""Rows of controls that are bound to one field of the settings each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.core.session import TableChoice
from brass_desktop.present.agreement import agreed_switch
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import settings as words
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.pattern import paint_face
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Option, Segmented, Slider
from brass_desktop.ui.widgets.decor import Caption
from brass_desktop.ui.widgets.flow import (
    Parts,
    Row,
    labelled,
    segmented_row,
    switch_row,
)
from brass_desktop.ui.widgets.kit import Action

Values = Sequence[tuple[object, str]]
"""Values of a field with the words for them."""

Agreed = Mapping[str, TableChoice]
"""What the game on the table has agreed on."""
NOTHING_AGREED: Final[Agreed] = MappingProxyType({})
_NO_ICONS: Final[Mapping[object, str]] = MappingProxyType({})
_LEAST_CONTROL: Final = 30.0
_PREVIEW_GAP: Final = 3.0
_PATTERN: Final = 70
"""How strongly samples show their pattern, of 255."""


@dataclass(frozen=True, slots=True)
class SettingRows:
    """Makes rows for one sheet; what is chosen in them is stored at once."""

    sheet: Sheet
    store: SettingsStore
    width: float
    """How wide a row is."""
    table: Agreed

    def choice(
        self, name: str, label: str, values: Values, icons: Mapping[object, str] = _NO_ICONS
    ) -> Row:
        """Make a segmented choice among all values of a field."""
        options = [Option(text, icons.get(value)) for value, text in values]
        running = next((text for value, text in values if value == self.table.get(name)), None)
        if running is not None and self.table[name] != getattr(self.store.current, name):
            label = words.RUNNING_CHOICE(label=label, value=running)
        chosen, choose = self._place(name, values), Setter(self.store, name, values)
        return segmented_row(self.sheet, name, label, options, chosen=chosen, choose=choose)

    def scale(self, name: str, label: str, values: Values) -> Row:
        """Make a slider over the values of a field, in one line with its name."""
        m = self.sheet.metrics
        notches = [text for _, text in values]
        chosen, choose = self._place(name, values), Setter(self.store, name, values)
        knob, size = m.control * 0.32, m.label

        def place(area: Rect) -> Parts:
            words = Rect(area.x + 2, area.y, area.w * 0.53, area.h)
            bar = Rect(area.x + area.w * 0.54, area.y, area.w * 0.46, area.h)
            slider = Slider(name, bar, notches, chosen, size, choose, knob, area.w * 0.17)
            return Parts([Caption(words, label, "text", size, self.sheet.theme.ink2)], [slider])

        height = max(knob * 2.2, size * 1.25 * self.sheet.typeface.text_scale)
        return Row(height, place, m.gap * 0.4)

    def switch(self, name: str, text: str, note: str) -> Row:
        """Make a switch for a field that is true or false."""

        def toggle(on: bool) -> None:
            self.store.change(**{name: on})

        on = bool(getattr(self.store.current, name))
        running = agreed_switch(self.table, name, on)
        if running != on:
            note = words.RUNNING_ON() if running else words.RUNNING_OFF()
        return switch_row(self.sheet, name, (text, note), on, toggle, width=self.width)

    def beside(self, name: str, label: str, values: Values, button: tuple[str, str, Action]) -> Row:
        """Make a short choice with a button to its right: its words, icon and action."""
        m = self.sheet.metrics
        options = [Option(text) for _, text in values]
        text, icon, action = button

        def put(area: Rect) -> Parts:
            few = Rect(area.x, area.y, area.w * 0.46, area.h)
            left = few.right + m.gap * 0.75
            rest = Rect(left, area.y, area.right - left, area.h)
            chosen, choose = self._place(name, values), Setter(self.store, name, values)
            choice = Segmented(name, few, options, chosen, m.text, choose)
            return Parts(
                widgets=[
                    choice,
                    Button(f"{name}.more", rest, text, m.button_text * 0.82, action, icon),
                ]
            )

        return labelled(self.sheet, label, m.control, put)

    def patterns(self) -> Row:
        """Make the choice of patterns with a sample of every owner, and the preview beneath."""
        m = self.sheet.metrics
        values: Values = [(strong, text()) for strong, text in words.PATTERN_CHOICES.items()]
        choice = self.choice("strong_patterns", words.PATTERNS(), values)
        grown = max(1.0, self.sheet.typeface.text_scale)
        preview = max(_LEAST_CONTROL, m.note * 1.4) * grown
        side = choice.height / grown * 0.98

        def place(area: Rect) -> Parts:
            step = side * 1.1
            tiles = area.right - 4 * step + (step - side)
            left = Rect(area.x, area.y, tiles - area.x - m.gap * 0.8, choice.height)
            parts = choice.place(left)
            for index, owner in enumerate(OWNERS):
                spot = Rect(tiles + index * step, area.y, side, side)
                parts.decor.append(Sample(spot, owner))
            below = self._eyesight(Rect(area.x, area.bottom - preview, area.w, preview))
            return Parts([*parts.decor, *below.decor], [*parts.widgets, *below.widgets])

        gap = m.gap * 0.6 if self.sheet.roomy else _PREVIEW_GAP
        return Row(choice.height + gap + preview, place, m.gap * 0.4)

    def _eyesight(self, area: Rect) -> Parts:
        """Place the preview for colour-blind eyes: its words and the choice in one line."""
        m, name = self.sheet.metrics, "eyesight"
        values: Values = [(eyes, text()) for eyes, text in words.EYESIGHTS.items()]
        label = Rect(area.x + 2, area.y, area.w * 0.42, area.h)
        rest = Rect(label.right, area.y, area.right - label.right, area.h)
        caption = Caption(label, words.EYESIGHT(), "text", m.note, self.sheet.theme.ink2)
        options = [Option(text) for _, text in values]
        choose = Setter(self.store, name, values)
        chosen = self._place(name, values)
        size = m.text * 0.86
        return Parts([caption], [Segmented(name, rest, options, chosen, size, choose)])

    def _place(self, name: str, values: Values) -> int:
        """Find the stored value among those offered; any other is shown as the first."""
        stored = getattr(self.store.current, name)
        return next((i for i, (value, _) in enumerate(values) if value == stored), 0)


@dataclass(frozen=True, slots=True)
class Setter:
    """Stores the value at an index; a callable so that rows need no closures of their own."""

    store: SettingsStore
    name: str
    values: Values

    def __call__(self, index: int) -> None:
        """Change the field."""
        self.store.change(**{self.name: self.values[index][0]})


@dataclass(frozen=True, slots=True)
class Sample:
    """What all pieces of an owner have in common: colour, pattern and emblem."""

    rect: Rect
    owner: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the ground and the emblem on it."""
        colours, side = OWNERS[self.owner], self.rect.w
        radius = side * 0.12
        paint_face(canvas, self.owner, self.rect, radius=radius, step=side * 0.27, alpha=_PATTERN)
        canvas.icon(colours.emblem, self.rect.centre, side * 0.62, colours.ink)
