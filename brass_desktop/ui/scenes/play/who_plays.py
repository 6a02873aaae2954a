"""Who plays each seat, a person or a bot: as rows of a menu, and asked before a game goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from brass_desktop.core.session import AnySession
from brass_desktop.core.table import PERSON
from brass_desktop.core.types import Player, Seat
from brass_desktop.games.shelf import find
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import common
from brass_desktop.present.text import pause as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.button import Button, ButtonKind, button_width
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.flow import Parts, Row, flow, section_row
from brass_desktop.ui.widgets.kit import Action
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.prose import prose_row
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Transition

ChangeSeat = Callable[[Seat, str], None]
"""Told a seat and `person` or the id of a bot's level."""


@dataclass(frozen=True, slots=True)
class SeatName:
    """A seal and a player's name before the choice of who plays."""

    rect: Rect
    owner: str
    name: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the seal and set the name."""
        x, y, w, h = self.rect
        draw_seal(canvas, (x + h / 2, y + h / 2), h * 0.42, self.owner)
        start = x + h * 1.2
        room = x + w - start
        canvas.text(self.name, (start, y + h / 2), "title", self.size, canvas.theme.ink, fit=room)


def seat_rows(
    sheet: Sheet, session: AnySession, players: Sequence[Player], change: ChangeSeat
) -> list[Row]:
    """Make a name and a choice for every seat in turn order; none where the game has no bots."""
    levels = find(session.game.id).levels
    if not levels:
        return []
    rows = []
    for seat in session.game.progress(session.state).order:
        rows += _seat_row(sheet, seat, players[seat], (PERSON, *levels), change)
    return rows


def _seat_row(
    sheet: Sheet, seat: Seat, player: Player, kinds: Sequence[str], change: ChangeSeat
) -> list[Row]:
    m = sheet.metrics
    named = {**common.BOT_LEVELS, PERSON: common.PERSON}
    options = [Option(named[kind]()) for kind in kinds]
    chosen = kinds.index(player.control) if player.control in kinds else 0

    def name(area: Rect) -> Parts:
        return Parts([SeatName(area, player.colour, player.name, m.section * 0.9)])

    def take(index: int) -> None:
        change(seat, kinds[index])

    def choice(area: Rect) -> Parts:
        return Parts(widgets=[Segmented(f"seat{seat}", area, options, chosen, m.label, take)])

    return [Row(m.control, name, m.gap * 0.5), Row(m.control, choice, m.gap * 0.2)]


class WhoPlaysPage:
    """Asks who sits where before a game is taken up; `go` is told the seats."""

    opaque = False

    def __init__(self, session: AnySession, go: Callable[[Sequence[Player]], Transition]) -> None:
        self.stale = True
        self._session = session
        self._players = list(session.players)
        self._go = go

    def paint_ground(self, canvas: Canvas) -> None:
        """Veil what lies below."""
        paint_veil(canvas)

    def press(self, key: Key) -> Transition | None:
        """Escape leaves everything as it was."""
        return Pop() if key.name == "escape" else None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Size the plate to its rows; they scroll where the window is too low."""
        m = sheet.metrics
        width = min(m.text * 40 * sheet.typeface.text_scale, sheet.bounds.w - 2 * m.margin)
        rows = [
            section_row(sheet, words.SEATS(), "person"),
            prose_row(sheet, words.SEATS_NOTE(), width - 2 * m.pad - 18, "plain", gap=0.4),
            *seat_rows(sheet, self._session, self._players, self._change),
        ]
        natural = sum(row.height for row in rows) + sum(row.gap for row in rows[1:])
        height = min(natural + m.button + m.gap + 2 * m.pad + 1, sheet.bounds.h - m.margin)
        plate = Rect.around(sheet.bounds.centre, width, height)
        inner = plate.grown(-m.pad)
        foot = Rect(inner.x, inner.bottom - m.button, inner.w, m.button)
        area = Rect(inner.x, inner.y, inner.w, foot.y - m.gap - inner.y)
        frame = Pane([Panel(plate)], self._buttons(sheet, foot))
        return Layout([frame, flow(sheet, rows, area, "seats", loose=False)], "go")

    def _buttons(self, sheet: Sheet, foot: Rect) -> list[Button]:
        m, left = sheet.metrics, foot.right
        buttons = []
        offers: tuple[tuple[str, str, Action, str], ...] = (
            ("go", words.CONTINUE(), lambda: self._go(self._players), "play-button"),
            ("cancel", common.CANCEL(), Pop, "previous"),
        )
        for key, text, action, icon in offers:
            wide = button_width(sheet.typeface, text, m.button_text, icon=True)
            left -= wide
            place = Rect(left, foot.y, wide, foot.h)
            kind: ButtonKind = "brass" if key == "go" else "button"
            buttons.append(Button(key, place, text, m.button_text, action, icon, kind))
            left -= m.gap
        return buttons[::-1]

    def _change(self, seat: Seat, control: str) -> None:
        self._players[seat] = replace(self._players[seat], control=control)
        self.stale = True


def who_plays_screen(session: AnySession, go: Callable[[Sequence[Player]], Transition]) -> Screen:
    """Make the question who sits where."""
    return Screen(WhoPlaysPage(session, go))
