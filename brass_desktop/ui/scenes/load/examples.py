"""The games that came with the program: three cards at a time under a heading of their own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from brass_desktop.present import savelist
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.text import load as words
from brass_desktop.services.savestore import SavedGame
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.load.rows import RowMeasures, draw_ground, draw_thumb, row_measures
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.widgets.button import IconButton
from brass_desktop.ui.widgets.decor import Caption, LevelRule
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.kit import Answer, State, answer, is_press, is_touch
from brass_desktop.ui.window.input import Input, PointerDown
from brass_desktop.ui.window.scene import Cursor, Transition


def shown_at_once(sheet: Sheet) -> int:
    """How many examples stand side by side: fewer where their words are large."""
    return 2 if sheet.roomy else 3


@dataclass(slots=True)
class ExampleCard:
    """One game that came with the program."""

    key: str
    rect: Rect
    game: SavedGame
    emblem: str
    """Of its kind of game, where there are several."""
    words: tuple[str, str, str]
    thumbnails: Thumbnails
    measures: RowMeasures
    chosen: bool
    choose: Callable[[], Transition | None]
    take: Callable[[], Transition | None]
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand: every card can be chosen."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture and three lines."""
        draw_ground(canvas, self.rect, chosen=self.chosen, hovered=self.state.hovered)
        x, y, w, h = self.rect
        m, pad = self.measures, h * 0.1
        thumb = Rect(x + pad, y + pad, (h - 2 * pad) * 1.6, h - 2 * pad)
        draw_thumb(canvas, thumb, self.thumbnails, self.game)
        start = thumb.right + m.note * 0.8
        room = x + w - start - pad
        title, line, seats = self.words
        theme, size = canvas.theme, m.title * 0.87
        canvas.text(title, (start, y + h * 0.27), "title", size, theme.ink, fit=room)
        lead = m.note * 1.5 if self.emblem else 0.0
        if self.emblem:
            at = (start + m.note * 0.55, y + h * 0.53)
            canvas.icon(self.emblem, at, m.note * 1.2, theme.accent)
        told = (start + lead, y + h * 0.53)
        canvas.text(line, told, "text", m.note, theme.ink2, fit=room - lead)
        canvas.text(seats, (start, y + h * 0.77), "text", m.note, theme.ink2, fit=room)

    def handle(self, event: Input) -> Answer:
        """Choose by press; take by double click or by Enter once chosen."""
        if is_touch(event):
            led = self.choose()
            double = isinstance(event, PointerDown) and event.clicks == 2
            return answer(self.take() if double else led)
        if is_press(event):
            return answer(self.take() if self.chosen else self.choose())
        return False


class Examples:
    """The strip of examples; `turned` is told when other cards show."""

    def __init__(
        self,
        thumbnails: Thumbnails,
        choose: Callable[[SavedGame], None],
        take: Callable[[], Transition | None],
        turned: Callable[[], None],
    ) -> None:
        self.games: Sequence[SavedGame] = ()
        self._thumbnails = thumbnails
        self._choose = choose
        self._take = take
        self._turned = turned
        self._first, self._shown = 0, 1

    def lay(self, sheet: Sheet, area: Rect, chosen: Path | None) -> Parts:
        """Set the heading and the cards."""
        unit, measures = sheet.metrics.control / 44, row_measures(sheet)
        self._shown = shown_at_once(sheet)
        parts = self._head(sheet, Rect(area.x, area.y, area.w, 34 * unit))
        cards = Rect(area.x, area.bottom - 102 * unit, area.w, 102 * unit)
        shown = self.games[self._first : self._first + self._shown]
        places = row(cards, self._shown, sheet.metrics.gap * 0.66)
        for place, game in zip(places, shown, strict=False):
            seats = words.SEATS(len(game.head.preview.players)) if game.head else ""
            parts.widgets.append(
                ExampleCard(
                    f"example.{game.path.stem}",
                    place,
                    game,
                    savelist.emblem(game),
                    (example_title(game), savelist.short_line(game), seats),
                    self._thumbnails,
                    measures,
                    game.path == chosen,
                    partial(self._choose, game),
                    self._take,
                )
            )
        return parts

    def _head(self, sheet: Sheet, area: Rect) -> Parts:
        m, theme = sheet.metrics, sheet.theme
        size = m.section * 0.92
        start = area.x + sheet.typeface.measure(words.EXAMPLES(), "title", size) + m.gap * 0.66
        arrows = area.h * 2.2 if len(self.games) > self._shown else 0.0
        room = Rect(start, area.y, area.right - start - arrows, area.h)
        note = words.EXAMPLES_NOTE()
        parts = Parts(
            [
                Caption(area, words.EXAMPLES(), "title", size, theme.title),
                Caption(room, note, "text_italic", m.label, theme.ink2),
            ]
        )
        line = start + sheet.typeface.measure(note, "text_italic", m.label) + m.gap * 0.66
        wide = area.right - arrows - m.gap * 0.5 - line
        if wide > m.gap:
            rule = Rect(line, area.y, wide, area.h)
            parts.decor.append(LevelRule(rule, (*theme.line[:3], 130)))
        if arrows:
            parts.widgets += self._arrows(sheet, area)
        return parts

    def _arrows(self, sheet: Sheet, area: Rect) -> list[IconButton]:
        step, last = self._shown, len(self.games) - self._shown
        offers = (
            ("examples.previous", "previous", -step, words.PREVIOUS_EXAMPLES(), self._first > 0),
            ("examples.next", "next", step, words.NEXT_EXAMPLES(), self._first < last),
        )
        return [
            IconButton(
                key,
                Rect(area.right - area.h * (2.1 - index * 1.1), area.y, area.h, area.h),
                icon,
                area.h * 0.6,
                sheet.theme.accent,
                partial(self._turn, step),
                tip,
                State(enabled=free),
            )
            for index, (key, icon, step, tip, free) in enumerate(offers)
        ]

    def _turn(self, step: int) -> None:
        last = max(0, len(self.games) - self._shown)
        self._first = min(max(0, self._first + step), last)
        self._turned()


def example_title(game: SavedGame) -> str:
    """Give an example's name in the player's language."""
    box = savelist.box_of_save(game)
    title = box.examples.get(game.path.stem) if box is not None else None
    return title() if title is not None else game.title
