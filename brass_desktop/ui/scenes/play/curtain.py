"""The curtain between two people at one screen: it hides the hand and tells what happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.present import sounds
from brass_desktop.present.game_words import GameWords, load_words
from brass_desktop.present.geometry import Rect
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.text import curtain as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.game_ui import load_ui
from brass_desktop.ui.scenes.play.curtain_parts import (
    MetalName,
    RecapLine,
    RecapText,
    StandingLine,
    StuddedPlate,
    draw_hidden_hand,
    recap_text,
)
from brass_desktop.ui.scenes.setup.seat_parts import Cameo
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.decor import Caption, LevelRule, Panel, paragraph
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.kit import Action, Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Push, Scene, Transition

_PAINTED: Final = 16 / 9
"""Shape of the painted curtain."""
_SCROLL_ROOM: Final = 18.0


@dataclass(frozen=True, slots=True)
class CurtainMeasures:
    """The plate of the curtain for one kind of window."""

    plate: tuple[float, float]
    top: float
    """Least room above the plate, for the cameo and the swags."""
    pad: float
    cameo: float
    call: float
    name: float
    subtitle: float
    heading: float
    row: float
    gap: float
    standing: float
    card: float


_FULL: Final = CurtainMeasures((1120, 752), 200, 40, 176, 26, 72, 19, 24, 56, 8, 304, 152)
_SMALL: Final = CurtainMeasures((900, 560), 112, 26, 112, 17, 42, 14.5, 17, 42, 6, 244, 96)


class Moments(Protocol):
    """Makes the look back at the rows of a recap."""

    def __call__(
        self, session: AnySession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Return a scene that begins at one of the rows, and goes on by itself if it plays."""


class CurtainPage:
    """The content of a curtain for one seat."""

    opaque = True
    announcement = sounds.CURTAIN

    def __init__(
        self,
        game_words: GameWords,
        moments: Moments,
        session: AnySession,
        seat: Seat,
        on_ready: Callable[[], Transition],
        on_menu: Action | None,
    ) -> None:
        self.stale = True
        self._words = game_words
        self._moments = moments
        self._session = session
        self._seat = seat
        self._on_ready = on_ready
        self._on_menu = on_menu
        self._recap = game_words.recap(session, seat)

    def paint_ground(self, canvas: Canvas) -> None:
        """Hang the curtain and let the backs of the hidden hand peep out below it."""
        _hang(canvas)
        m = _SMALL if canvas.viewport.small else _FULL
        middle = canvas.bounds.centre[0]
        draw_hidden_hand(canvas, self._recap, middle, canvas.bounds.h + m.card * 0.15, m.card)

    def press(self, key: Key) -> Transition | None:
        """Open the menu by Escape or its own key; only the player says who is there."""
        if key.name in ("escape", "f10") and self._on_menu is not None:
            return self._on_menu()
        return None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the plate: who is called, what happened, what it meant, the answer."""
        self._recap = self._words.recap(self._session, self._seat)
        m = _SMALL if sheet.small else _FULL
        plate = _plate(sheet, m)
        inner = plate.grown(-m.pad, 0)
        head = self._head(sheet, m, plate)
        top = head[-1].rect.bottom
        buttons = self._buttons(sheet, inner, plate.bottom - m.pad)
        heading = m.heading * 1.5 * max(1.0, sheet.typeface.text_scale)
        area_top = top + heading + m.gap
        area = Rect(inner.x, area_top, inner.w, buttons[0].rect.y - m.pad * 0.6 - area_top)
        right = Rect(area.right - m.standing, area.y, m.standing, area.h)
        left = Rect(area.x, area.y, area.w - m.standing - m.pad * 0.8, area.h)
        headings = [
            Caption(
                Rect(column.x, top, column.w, heading), text, "title", m.heading, sheet.theme.ink
            )
            for column, text in (
                (left, self._recap.heading),
                (right, self._recap.standing_heading),
            )
        ]
        frame = Pane([*head, *headings, Panel(right, "skin.well")])
        standing = self._standing(sheet, m, right.grown(-m.gap * 1.6, -m.gap * 0.5))
        panes = [frame, standing, self._rows(sheet, m, left), Pane((), buttons)]
        return Layout(panes, "ready")

    def _head(self, sheet: Sheet, m: CurtainMeasures, plate: Rect) -> list[Decor]:
        found, theme = self._recap, sheet.theme
        factor = max(1.0, sheet.typeface.text_scale)
        inner = plate.grown(-m.pad, 0)
        # The cameo hangs over the plate's edge, so it is its own ground.
        y = plate.y + m.cameo * 0.56
        cameo = Rect.around((plate.centre[0], plate.y + m.cameo * 0.045), m.cameo, m.cameo)
        parts: list[Decor] = [
            StuddedPlate(plate, "skin.sheet"),
            Cameo(cameo, found.owner, found.character, found.initials),
        ]
        call = Rect(inner.x, y, inner.w, m.call * 1.6 * factor)
        name = Rect(inner.x, call.bottom, inner.w, m.name * 1.02 * factor)
        line = Rect(inner.x, name.bottom, inner.w, m.subtitle * 1.7 * factor)
        quiet = with_alpha(theme.ink, 225)
        parts += [
            Caption(call, found.call, "text_italic", m.call, quiet, "centre"),
            MetalName(name, found.name, m.name),
            Caption(line, found.subtitle, "text", m.subtitle, theme.ink2, "centre"),
            LevelRule(
                Rect(inner.x, line.bottom, inner.w, m.gap * 2.4), with_alpha(theme.line, 190), True
            ),
        ]
        return parts

    def _rows(self, sheet: Sheet, m: CurtainMeasures, area: Rect) -> Pane:
        if not self._recap.rows:
            return self._nothing(sheet, m, area)
        unit = m.row * max(1.0, sheet.typeface.text_scale)
        rows = []
        for number, found in enumerate(self._recap.rows):
            text = recap_text(sheet, found, area.w - _SCROLL_ROOM, unit)
            rows.append(Row(text.height, partial(self._line, number, text), m.gap))
        return flow(sheet, rows, area, "recap", loose=False)

    def _nothing(self, sheet: Sheet, m: CurtainMeasures, area: Rect) -> Pane:
        """Set what is said instead of rows, to be read at leisure."""
        wide, size = area.w - _SCROLL_ROOM, m.row * 0.36

        def row(text: str) -> Row:
            found = paragraph(sheet, text, Rect(0, 0, wide, 0), "text", size)
            return Row(found.rect.h, lambda box: Parts([replace(found, rect=box)]), m.gap * 2)

        rows = [row(text) for text in self._recap.nothing]
        return flow(sheet, rows, area, "recap", loose=False)

    def _line(self, number: int, text: RecapText, area: Rect) -> Parts:
        return Parts([], [RecapLine(f"row{number}", area, text, partial(self._show, number))])

    def _show(self, number: int) -> Transition:
        """Look at one row's moment, on a board without any hand."""
        return Push(self._moments(self._session, self._recap.rows, number))

    def _show_all(self) -> Transition:
        return Push(self._moments(self._session, self._recap.rows, 0, playing=True))

    def _standing(self, sheet: Sheet, m: CurtainMeasures, area: Rect) -> Pane:
        found = self._recap.standing
        height = max(area.h / len(found), m.row * 0.95 * max(1.0, sheet.typeface.text_scale))
        unit = m.row * 1.39

        def place(index: int, room: Rect) -> Parts:
            return Parts([StandingLine(room, found[index], min(unit, height * 1.15), index > 0)])

        rows = [Row(height, partial(place, index), 0) for index in range(len(found))]
        return flow(sheet, rows, area, "standing", loose=False)

    def _buttons(self, sheet: Sheet, inner: Rect, bottom: float) -> list[Widget]:
        m = sheet.metrics
        wide = max(
            m.primary * 5.4, button_width(sheet.typeface, self._recap.answer, m.primary_text, True)
        )
        wide = min(wide, inner.w * 0.55)
        ready = Rect(inner.right - wide, bottom - m.primary, wide, m.primary)
        found: list[Widget] = [
            Button(
                "ready",
                ready,
                self._recap.answer,
                m.primary_text,
                self._on_ready,
                "person",
                "brass",
            )
        ]
        x = inner.x
        for key, text, icon, action in self._others():
            width = button_width(sheet.typeface, text, m.button_text, True)
            top = ready.centre[1] - m.button / 2
            rect = Rect(x, top, width, m.button)
            found.append(Button(key, rect, text, m.button_text, action, icon))
            x += width + m.gap * 0.7
        return found

    def _others(self) -> list[tuple[str, str, str, Action]]:
        found: list[tuple[str, str, str, Action]] = []
        if self._recap.rows:
            found.append(("replay", words.REPLAY_ALL(), "film-spool", self._show_all))
        if self._on_menu is not None:
            found.append(("menu", words.MENU(), "gears", self._on_menu))
        return found


def _hang(canvas: Canvas) -> None:
    """Hang the curtain from the top: a wide window may lose its foot, never its swags."""
    width, height = canvas.bounds.w, canvas.bounds.h
    if width / height > _PAINTED:
        canvas.sprite("curtain", Rect(0, 0, width, width / _PAINTED))
    else:
        canvas.cover("curtain", canvas.bounds)


def _plate(sheet: Sheet, m: CurtainMeasures) -> Rect:
    """Lay the plate under the cameo, grown with the reader's text as far as there is room."""
    factor = max(1.0, sheet.typeface.text_scale)
    width, height = sheet.bounds.w, sheet.bounds.h
    tall = min(m.plate[1] * factor, height - m.top - m.pad * 0.9)
    wide = min(m.plate[0] * factor, width - 2 * m.pad)
    top = max(m.top, (height - tall) / 2 + m.cameo * 0.2)
    return Rect((width - wide) / 2, top, wide, tall)


def curtain_screen(
    context: Context,
    session: AnySession,
    seat: Seat,
    on_ready: Callable[[], Transition],
    *,
    on_menu: Action | None = None,
) -> Screen:
    """Make the curtain in front of a seat."""
    moments = load_ui(session.game.id).moments
    game_words = load_words(session.game.id)
    return Screen(CurtainPage(game_words, moments, session, seat, on_ready, on_menu))
