"""Pieces of a seat's card: header band, cameo, swatches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.palette import OWNERS, PATTERN_UNDER_TEXT
from brass_desktop.ui.drawing.pattern import paint_face
from brass_desktop.ui.widgets.kit import Answer, State, is_touch
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Cursor

_SWATCH_PATTERN: Final = 22
_VEIL: Final = 128
_LEAST_PLATED: Final = 48.0
"""Diameter of a cameo whose plate holds letters; on a smaller one lies the owner's seal."""
_LEAST_LETTERS: Final = 11.5
"""Size of initials that can still be read."""


@dataclass(frozen=True, slots=True)
class SeatBand:
    """The band in the owner's colours with emblem and the seat's number in words."""

    rect: Rect
    owner: str
    text: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the band, the seal on it and the words."""
        colours = OWNERS[self.owner]
        x, y, w, h = self.rect
        paint_face(canvas, self.owner, self.rect, radius=8, step=h * 0.36, alpha=PATTERN_UNDER_TEXT)
        line = with_alpha(colours.gilt, 150)
        canvas.outline(self.rect.grown(-h * 0.07), line, 1.3, 5)
        seal = h * 0.64
        canvas.sprite(f"seal.{self.owner}", Rect.around((x + h * 0.64, y + h / 2), seal, seal))
        start = x + h * 1.21
        room = w - h * 1.21 - h
        canvas.text(self.text, (start, y + h / 2), "title", self.size, colours.ink, fit=room)


@dataclass(frozen=True, slots=True)
class Cameo:
    """A character's cameo with the seat's colour around it; small ones have no initials."""

    rect: Rect
    owner: str
    character: str
    initials: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the ring, the cameo and the initials."""
        colours = OWNERS[self.owner]
        x, y = self.rect.centre
        side = self.rect.w
        canvas.circle((x, y + side * 0.015), side * 0.5, with_alpha(canvas.theme.shadow, 60))
        canvas.circle((x, y), side * 0.5, colours.face1)
        canvas.circle((x, y), side * 0.49, colours.face0, side * 0.04)
        inner = side * 0.92
        canvas.sprite(f"cameo.{self.character}", Rect.around((x, y), inner, inner))
        if not self.initials:
            return
        if side < _LEAST_PLATED:
            draw_seal(canvas, (x, y + side * 0.44), side * 0.17, self.owner)
            return
        self._draw_plate(canvas, (x, y + side * 0.455), max(side * 0.105, _LEAST_LETTERS))

    def _draw_plate(self, canvas: Canvas, middle: Point, size: float) -> None:
        """Engrave the initials, all of them, in a brass plate as wide as they need."""
        wide = canvas.typeface.measure(self.initials, "text_bold", size) + size * 1.1
        plate = Rect.around(middle, max(wide, size * 2.2), size * 1.5)
        canvas.fill(plate.grown(1), palette.BRASS_EDGE, size * 0.45)
        canvas.gradient(plate, palette.BRASS, size * 0.4)
        ink = palette.BRASS_INK
        canvas.text(self.initials, plate.centre, "text_bold", size, ink, align="centre")


@dataclass(slots=True)
class Swatches:
    """The four colours with their emblems, one of which is the seat's."""

    key: str
    rect: Rect
    owners: Sequence[str]
    chosen: str
    choose: Callable[[str], None]
    tips: Sequence[str]
    state: State = field(default_factory=State)
    _under: int | None = None

    @property
    def tooltip(self) -> str | None:
        """What choosing the colour under the pointer would do."""
        return None if self._under is None else self.tips[self._under]

    @property
    def cursor(self) -> Cursor:
        """A hand over the colours."""
        return "hand"

    def cell(self, index: int) -> Rect:
        """The room of one colour."""
        gap = self.rect.h * 0.26
        width = (self.rect.w - 8 - gap * (len(self.owners) - 1)) / len(self.owners)
        left = self.rect.x + 4 + index * (width + gap)
        return Rect(left, self.rect.y + 3, width, self.rect.h - 6)

    def draw(self, canvas: Canvas) -> None:
        """Paint all four; the seat's own is ringed and the others are pale."""
        for index, owner in enumerate(self.owners):
            cell = self.cell(index)
            paint_face(canvas, owner, cell, radius=8, step=cell.h * 0.27, alpha=_SWATCH_PATTERN)
            canvas.icon(OWNERS[owner].emblem, cell.centre, cell.h * 0.68, OWNERS[owner].ink)
            hovered = self.state.hovered and self._under == index
            if owner == self.chosen:
                canvas.outline(cell.grown(4), canvas.theme.gilt, 2.6, 11)
            elif not hovered:
                canvas.fill(cell, with_alpha(canvas.theme.shallow, _VEIL), 8)

    def handle(self, event: Input) -> Answer:
        """Choose by press or with the left and right arrows."""
        if isinstance(event, PointerMove | PointerDown):
            at, before = (event.x, event.y), self._under
            cells = range(len(self.owners))
            self._under = next((i for i in cells if self.cell(i).grown(4).holds(at)), None)
            if is_touch(event) and self._under is not None:
                self.choose(self.owners[self._under])
                return True
            return self._under != before
        if isinstance(event, Key) and event.name in ("left", "right"):
            step = -1 if event.name == "left" else 1
            place = (self.owners.index(self.chosen) + step) % len(self.owners)
            self.choose(self.owners[place])
            return True
        return False
