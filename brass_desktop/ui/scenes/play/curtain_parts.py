"""Pieces of the curtain: the name in metal, what happened, what it meant, the hidden hand."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import pygame

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.recap import Recap, RecapRow, StandingRow
from brass_desktop.present.text import curtain as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.gilding import gilded
from brass_desktop.ui.drawing.marks import draw_mark, draw_seal
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.kit import Action, Answer, State, pressed
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

_WHITE: Final = rgba("#ffffff")
_STUD: Final = 6.5
_PICTURES: Final = {"points": 0.49}
"""Sizes of marks that look as large as the others beside them."""
_FAN: Final = 4.0
"""Degrees between two cards of the hidden hand."""


@dataclass(frozen=True, slots=True)
class StuddedPlate(Panel):
    """A plate held by a brass stud in each corner."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate and its studs."""
        canvas.nine(self.skin, self.rect)
        held = self.rect.grown(-_STUD * 2.1)
        for x in (held.x, held.right):
            for y in (held.y, held.bottom):
                canvas.sprite("coin.gold", Rect.around((x, y), _STUD * 2, _STUD * 2))


@dataclass(frozen=True, slots=True)
class MetalName:
    """A player's name in large metal letters."""

    rect: Rect
    text: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Set the name with a soft shadow."""
        x, y = self.rect.centre
        size = canvas.typeface.fitted_size(self.text, "title", self.size, self.rect.w)
        theme = canvas.theme
        shade = canvas.typeface.render(self.text, "title", size, with_alpha(theme.shadow, 70))
        canvas.label(shade, (x, y + size * 0.03), "centre")
        label = canvas.typeface.render(self.text, "title", size, _WHITE)
        metal = (
            (0.0, mix(theme.title, theme.lit_core, 0.3)),
            (0.55, theme.title),
            (1.0, mix(theme.title, theme.gilt, 0.15)),
        )
        half = canvas.px(size * canvas.typeface.text_scale * 0.36)
        canvas.label(gilded(label, half, metal), (x, y), "centre")


@dataclass(frozen=True, slots=True)
class RecapText:
    """A recap row broken into lines for a width."""

    row: RecapRow
    sentence: tuple[str, ...]
    detail: tuple[str, ...]
    sizes: tuple[float, float]
    leads: tuple[float, float]
    unit: float
    """Height of a row of two lines in the same window, from which all its parts follow."""

    @property
    def height(self) -> float:
        """Room the row needs."""
        lines = len(self.sentence) * self.leads[0] + len(self.detail) * self.leads[1]
        return max(self.unit, lines + self.unit * 0.18)


def recap_text(sheet: Sheet, row: RecapRow, width: float, unit: float) -> RecapText:
    """Break a row's words into lines."""
    size = unit / max(1.0, sheet.typeface.text_scale)
    sizes = (size * 0.357, size * 0.304)
    room = width - unit * 2 - unit * 0.85
    wrap, height = sheet.typeface.wrap, sheet.typeface.line_height
    leads = (height("text_bold", sizes[0]) * 0.92, height("text", sizes[1]) * 0.92)
    detail = tuple(wrap(row.detail, "text", sizes[1], room)) if row.detail else ()
    return RecapText(
        row, tuple(wrap(row.sentence, "text_bold", sizes[0], room)), detail, sizes, leads, unit
    )


@dataclass(slots=True)
class RecapLine:
    """One event with its owner's seal; pressed, it leads to that moment on the map."""

    key: str
    rect: Rect
    text: RecapText
    action: Action
    state: State = field(default_factory=State)

    @property
    def tooltip(self) -> str | None:
        """Where it leads."""
        return words.SHOW_TIP()

    @property
    def cursor(self) -> Cursor:
        """A hand: it leads somewhere."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Paint the row."""
        theme, unit, row = canvas.theme, self.text.unit, self.text.row
        lit = self.state.hovered or self.state.focused
        canvas.nine("skin.row_hover" if lit else "skin.row", self.rect)
        x, middle = self.rect.x, self.rect.centre[1]
        if row.owner is not None:
            spine = Rect(x, self.rect.y, unit * 0.11, self.rect.h)
            canvas.fill(spine, OWNERS[row.owner].face0, unit * 0.05)
            draw_seal(canvas, (x + unit * 0.61, middle), unit * 0.285, row.owner)
        else:
            canvas.icon("podium-winner", (x + unit * 0.61, middle), unit * 0.5, theme.title)
        canvas.icon(row.icon, (x + unit * 1.43, middle), unit * 0.52, theme.title)
        self._draw_words(canvas, (x + unit * 2, middle))
        ink = theme.accent if lit else theme.ink3
        canvas.icon("eye", (self.rect.right - unit * 0.54, middle), unit * 0.43, ink)

    def _draw_words(self, canvas: Canvas, at: Point) -> None:
        theme, text = canvas.theme, self.text
        x, middle = at
        whole = len(text.sentence) * text.leads[0] + len(text.detail) * text.leads[1]
        top = middle - whole / 2 + text.leads[0] / 2
        top += canvas.lines(
            text.sentence, (x, top), "text_bold", text.sizes[0], theme.ink, lead=text.leads[0]
        )
        top += (text.leads[1] - text.leads[0]) / 2
        canvas.lines(text.detail, (x, top), "text", text.sizes[1], theme.ink2, lead=text.leads[1])

    def handle(self, event: Input) -> Answer:
        """Lead to the moment by click, Enter or Space."""
        return pressed(event, self.state, self.action)


@dataclass(frozen=True, slots=True)
class StandingLine:
    """One of the player's numbers: picture, label, note, and the way from then to now."""

    rect: Rect
    row: StandingRow
    unit: float
    rule: bool

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture and set the words."""
        theme, unit = canvas.theme, self.unit
        x, y, w, h = self.rect
        middle = y + h / 2
        if self.rule:
            line = with_alpha(theme.line, 90)
            canvas.line((x, y), (x + w, y), line, 1)
        size = unit * _PICTURES.get(self.row.icon, 0.46)
        draw_mark(canvas, self.row.icon, (x + unit * 0.26, middle), size)
        left, size = x + unit * 0.66, unit * 0.25
        first = middle - unit * 0.18 if self.row.note else middle
        right = self._draw_numbers(canvas, (x + w - unit * 0.06, first))
        room = right - left - unit * 0.1
        canvas.text(self.row.label, (left, first), "text", size, theme.ink, fit=room)
        if self.row.note:
            at = (left, middle + unit * 0.2)
            wide = x + w - left - unit * 0.06
            canvas.text(self.row.note, at, "text", unit * 0.215, theme.ink2, fit=wide)

    def _draw_numbers(self, canvas: Canvas, at: Point) -> float:
        """Set old and new value right-aligned; give the left edge of what was set."""
        theme, unit, row = canvas.theme, self.unit, self.row
        x, y = at
        if row.before == row.now:
            width = canvas.text(row.now, at, "text_bold", unit * 0.31, theme.ink, align="right")
            return x - width
        ink = theme.good if row.change > 0 else theme.bad
        width = canvas.text(row.now, at, "text_bold", unit * 0.31, ink, align="right")
        x -= width + unit * 0.2
        canvas.icon("next", (x, y), unit * 0.19, theme.ink2)
        x -= unit * 0.18
        old = canvas.text(row.before, (x, y), "text", unit * 0.245, theme.ink2, align="right")
        return x - old


def draw_hidden_hand(
    canvas: Canvas, recap: Recap, centre: float, foot: float, width: float
) -> None:
    """Let the backs of a hand peep out from the foot of the window, fanned."""
    for index in range(recap.hand):
        off = index - (recap.hand - 1) / 2
        px = canvas.px(width)
        back = _turned_back(canvas, recap.card_back, px, off * _FAN)
        x, y = canvas.point((centre + off * width * 0.68, foot + off * off * width * 0.026))
        canvas.blit(back, x - back.get_width() / 2, y - back.get_height() / 2)


def _turned_back(canvas: Canvas, picture: str, px: int, degrees: float) -> pygame.Surface:
    height = round(px / canvas.assets.shape(picture))
    surface = canvas.assets.sprite_body(picture, px, height).surface
    return _turned(surface, degrees)


@lru_cache(64)
def _turned(surface: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(surface, -degrees, 1.0)
