"""The rows of the load screen, as many as there are games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Rect
from brass_desktop.present.saverow import SaveRow
from brass_desktop.present.text import load as words
from brass_desktop.services.savestore import SavedGame
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.widgets.kit import Answer, State, answer, is_press, is_touch
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Cursor, Transition

_STEPS: Final = {"up": -1, "down": 1, "pageup": -6, "pagedown": 6, "home": -9999, "end": 9999}
THUMB_RATIO: Final = 16 / 9


@dataclass(frozen=True, slots=True)
class RowMeasures:
    """Sizes of rows and type for one kind of window and text size."""

    height: float
    gap: float
    title: float
    text: float
    strong: float
    note: float
    seal: float


@dataclass(slots=True)
class SaveRows:
    """All rows as one control: arrows move the choice, Enter or a double click takes it.

    Titles are the players' own and as long as they like; a long one is told in full in the tip.
    """

    key: str
    rect: Rect
    games: Sequence[SavedGame]
    describe: Callable[[SavedGame], SaveRow]
    thumbnails: Thumbnails
    measures: RowMeasures
    chosen: int
    choose: Callable[[int], Transition | None]
    take: Callable[[], Transition | None]
    state: State = field(default_factory=State)
    _under: int | None = None

    @property
    def tooltip(self) -> str | None:
        """The whole title of the row under the pointer."""
        under = self._under
        return None if under is None else self.describe(self.games[under]).title

    @property
    def cursor(self) -> Cursor:
        """A hand over the rows."""
        return "hand"

    def row(self, index: int) -> Rect:
        """The room of one row."""
        pitch = self.measures.height + self.measures.gap
        return Rect(self.rect.x, self.rect.y + index * pitch, self.rect.w, self.measures.height)

    def draw(self, canvas: Canvas) -> None:
        """Paint the rows that are in sight."""
        sight = canvas.surface.get_clip()
        for index, game in enumerate(self.games):
            row = self.row(index)
            if canvas.device(row.grown(12)).colliderect(sight):
                self._draw_row(canvas, row, game, index)

    def _draw_row(self, canvas: Canvas, row: Rect, game: SavedGame, index: int) -> None:
        hovered = self.state.hovered and self._under == index
        draw_ground(canvas, row, chosen=index == self.chosen, hovered=hovered)
        view, m, theme = self.describe(game), self.measures, canvas.theme
        pad = m.height * 0.09
        thumb = Rect(
            row.x + pad * 1.2, row.y + pad, (row.h - 2 * pad) * THUMB_RATIO, row.h - 2 * pad
        )
        draw_thumb(canvas, thumb, self.thumbnails, game)
        upper, lower = row.y + row.h * 0.34, row.y + row.h * 0.69
        seals = self._draw_side(canvas, row, view, (upper, lower))
        start = thumb.right + m.height * 0.25
        room = seals - m.height * 0.2 - start
        title = canvas.typeface.shortened(view.title, "title", m.title, room)
        canvas.text(title, (start, upper), "title", m.title, theme.ink)
        lead = m.text * 1.5 if view.emblem else 0.0
        if view.emblem:
            canvas.icon(view.emblem, (start + m.text * 0.55, lower), m.text * 1.2, theme.accent)
        line = _whole(canvas.typeface, view.line, m.text, room - lead)
        canvas.text(line, (start + lead, lower), "text", m.text, theme.ink2, fit=room - lead)

    def _draw_side(
        self, canvas: Canvas, row: Rect, view: SaveRow, levels: tuple[float, float]
    ) -> float:
        """Write when the game was saved and what kind of save it is; give the seals' left edge."""
        m, type, (upper, lower) = self.measures, canvas.typeface, levels
        right, small = row.right - m.height * 0.27, m.note * 0.88
        level = upper if view.chip else row.centre[1]
        canvas.text(
            view.date, (right, level), "text_bold", m.strong, canvas.theme.ink, align="right"
        )
        if view.chip:
            wide = type.measure(view.chip, "sans_bold", small) + m.note * 1.3
            high = type.line_height("sans_bold", small) * 1.1
            draw_chip(canvas, Rect(right - wide, lower - high / 2, wide, high), view.chip, small)
        # All rows keep the room of a long date and a long mark, so that the seals form a column.
        side = max(
            type.measure(view.date, "text_bold", m.strong),
            type.measure(words.YESTERDAY(time="00:00"), "text_bold", m.strong),
            *(type.measure(mark(), "sans_bold", small) for mark in words.CHIPS.values()),
        )
        return self._draw_seals(canvas, row, view.owners, right - side)

    def _draw_seals(self, canvas: Canvas, row: Rect, owners: Sequence[str], right: float) -> float:
        """Draw the seats' seals in a column of their own and give its left edge."""
        m = self.measures
        pitch = m.seal * 1.22
        left = min(row.x + row.w * 0.62, right - m.seal * 0.8 - 4 * pitch)
        for index, owner in enumerate(owners):
            draw_seal(canvas, (left + m.seal / 2 + index * pitch, row.centre[1]), m.seal / 2, owner)
        return left

    def handle(self, event: Input) -> Answer:
        """Follow the pointer and the arrows; take the chosen row."""
        if isinstance(event, PointerMove | PointerDown):
            pitch = self.measures.height + self.measures.gap
            at = int((event.y - self.rect.y) // pitch)
            self._under = at if 0 <= at < len(self.games) else None
            if is_touch(event) and self._under is not None:
                return self._touch(event, self._under)
            return isinstance(event, PointerMove)
        if isinstance(event, Key) and event.name in _STEPS and not event.ctrl:
            index = min(max(0, self.chosen + _STEPS[event.name]), len(self.games) - 1)
            return False if index == self.chosen else answer(self.choose(index))
        if is_press(event):
            return answer(self.take())
        return False

    def _touch(self, event: Input, index: int) -> Answer:
        led = self.choose(index)
        if isinstance(event, PointerDown) and event.clicks == 2:
            led = self.take()
        return answer(led)


def _whole(type: Typeface, text: str, size: float, room: float) -> str:
    """Take the fullest wording that need not shrink, so that all rows are set in one size."""
    lengths = wordings(text)
    return next((words for words in lengths if type.measure(words, "text", size) <= room), text)


def draw_ground(canvas: Canvas, rect: Rect, *, chosen: bool, hovered: bool) -> None:
    """Paint the ground of a row or card, glowing when it is the chosen one."""
    if chosen:
        canvas.nine("skin.glow", rect)
    canvas.nine("skin.row_hover" if hovered or chosen else "skin.row", rect)
    if chosen:
        canvas.fill(rect.grown(-1), with_alpha(canvas.theme.lit, 26), 8)
        canvas.outline(rect, canvas.theme.lit, 2.4, 9)


def draw_thumb(canvas: Canvas, rect: Rect, thumbnails: Thumbnails, game: SavedGame) -> None:
    """Paint a game's picture, or a place for it while it is being drawn."""
    area = canvas.device(rect)
    picture = thumbnails.picture(game, area.w, area.h)
    if picture is None:
        canvas.nine("skin.well", rect)
        bad = game.problem is not None
        icon = "hazard-sign" if bad else "treasure-map"
        ink = canvas.theme.bad if bad else with_alpha(canvas.theme.ink3, 120)
        canvas.icon(icon, rect.centre, rect.h * 0.5, ink)
    else:
        canvas.blit(picture, area.x, area.y)
    canvas.outline(rect, canvas.theme.line, 1.8, 6 * rect.w / 240 + 2)


def draw_chip(canvas: Canvas, rect: Rect, word: str, size: float) -> None:
    """Paint a small mark with a word on it."""
    canvas.nine("skin.chip", rect)
    canvas.text(word, rect.centre, "sans_bold", size, canvas.theme.ink2, align="centre")


def row_measures(sheet: Sheet) -> RowMeasures:
    """Choose the sizes of rows for a window and text size."""
    m = sheet.metrics
    unit = m.control / 44
    title = m.section * 0.96
    return RowMeasures(88 * unit, 8 * unit, title, m.text, m.strong, m.label, 36 * unit)
