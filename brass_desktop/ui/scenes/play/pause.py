"""The pause menu: play on, save and load, settings, rules, who plays, and the ways out."""

from collections.abc import Callable
from dataclasses import dataclass

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.i18n.message import Message
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import keeping
from brass_desktop.present.text import pause as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.play.who_plays import ChangeSeat, seat_rows
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.widgets.button import Button, ButtonKind
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.dialog import DialogAnswer, instead, question
from brass_desktop.ui.widgets.flow import Parts, Row, flow, section_row
from brass_desktop.ui.widgets.kit import Action
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Push, Scene, Transition


@dataclass(frozen=True, slots=True)
class PauseActions:
    """What the menu can do with the running game."""

    play_on: Action
    save: Action
    load: Action
    leave: Action
    give_up: Action
    change_seat: ChangeSeat | None = None
    """Told a seat and `person` or the id of a bot's level; who plays is not shown without it."""
    unsaved: Callable[[], Scene | None] = lambda: None
    """Explains why the game cannot be saved, while it cannot."""


class PausePage:
    """The content of the pause menu."""

    opaque = False

    def __init__(self, context: Context, session: AnySession, actions: PauseActions) -> None:
        self.stale = True
        self._context = context
        self._session = session
        self._actions = actions

    def paint_ground(self, canvas: Canvas) -> None:
        """Veil the table."""
        paint_veil(canvas)

    def press(self, key: Key) -> Transition | None:
        """Play on by Escape or the menu's own key; the list of keys by its own."""
        if key.name in ("escape", "f10"):
            return self._actions.play_on()
        return self._show_keys() if key.name in ("?", "/") else None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set one column of entries, and beside it who plays if that can be changed."""
        m = sheet.metrics
        column = m.button_text * 19
        seats = self._seat_rows(sheet)
        wide = m.text * 34 if seats else 0.0
        entries = [section_row(sheet, words.TITLE(), "pause-button"), *self._entry_rows(sheet)]
        natural = max(_height(entries), _height(seats))
        width = column + 2 * m.pad + (wide + 2 * m.pad if seats else 0)
        height = min(natural + 2 * m.pad, sheet.bounds.h - m.margin)
        width = min(width, sheet.bounds.w - 2 * m.margin)
        plate = Rect.around(sheet.bounds.centre, width, height)
        inner = plate.grown(-m.pad)
        left = Rect(inner.x, inner.y, column, inner.h)
        panes = [Pane([Panel(plate)]), flow(sheet, entries, left, "entries", loose=False)]
        if seats:
            start = left.right + 2 * m.pad
            right = Rect(start, inner.y, inner.right - start, inner.h)
            panes.append(flow(sheet, seats, right, "seats", loose=False))
        return Layout(panes, "continue")

    def _settings(self) -> Transition:
        return Push(settings_screen(self._context, self._session.table))

    def _rules(self) -> Transition:
        return Push(rules_screen(self._context, None, self._session.game.id))

    def _entry_rows(self, sheet: Sheet) -> list[Row]:
        found = self._actions
        entries: list[tuple[str, Message, str, Action]] = [
            ("continue", words.CONTINUE, "play-button", found.play_on),
            *self._unsaved_entry(),
            ("save", words.SAVE, "save", found.save),
            ("load", words.LOAD, "open-folder", found.load),
            ("settings", words.SETTINGS, "gears", self._settings),
            ("rules", words.RULES, "open-book", self._rules),
            ("keys", words.KEYS, "keyboard", self._show_keys),
            ("leave", words.LEAVE, "exit-door", self._ask_leave),
            ("give_up", words.GIVE_UP, "checkered-flag", self._ask_give_up),
        ]
        return [
            self._entry(sheet, key, text(), icon, action) for key, text, icon, action in entries
        ]

    def _unsaved_entry(self) -> list[tuple[str, Message, str, Action]]:
        """Lead to what is wrong with saving, while something is."""
        if self._actions.unsaved() is None:
            return []

        def explain() -> Transition | None:
            told = self._actions.unsaved()
            return Push(told) if told is not None else None

        return [("unsaved", keeping.NOT_SAVED, "save", explain)]

    def _entry(self, sheet: Sheet, key: str, text: str, icon: str, action: Action) -> Row:
        m = sheet.metrics
        first = key == "continue"
        size = m.button_text

        def place(area: Rect) -> Parts:
            kind: ButtonKind = "brass" if first else "button"
            return Parts(widgets=[Button(key, area, text, size, action, icon, kind)])

        apart = 1.6 if key == "give_up" else 0.9 if key in ("settings", "leave") else 0.4
        return Row(m.button, place, m.gap * apart)

    def _seat_rows(self, sheet: Sheet) -> list[Row]:
        if self._actions.change_seat is None:
            return []
        rows = seat_rows(sheet, self._session, self._session.players, self._change)
        return [section_row(sheet, words.SEATS(), "person"), *rows] if rows else []

    def _change(self, seat: Seat, control: str) -> None:
        if self._actions.change_seat is not None:
            self._actions.change_seat(seat, control)
        self.stale = True

    def _show_keys(self) -> Transition:
        return Push(keys_screen(self._context, self._session.game.id))

    def _ask_leave(self) -> Transition:
        yes = DialogAnswer(words.LEAVE_YES(), instead(self._actions.leave), "exit-door")
        return question(words.LEAVE_TITLE(), words.LEAVE_QUESTION(), yes)

    def _ask_give_up(self) -> Transition:
        yes = DialogAnswer(words.GIVE_UP_YES(), self._actions.give_up, "checkered-flag")
        return question(words.GIVE_UP_TITLE(), words.GIVE_UP_QUESTION(), yes, careful=True)


def ask_quick_load(load: Action) -> Transition:
    """Ask before what was played since the quick save is left."""
    yes = DialogAnswer(words.QUICK_LOAD_YES(), instead(load), "backward-time")
    return question(words.QUICK_LOAD_TITLE(), words.QUICK_LOAD_QUESTION(), yes, careful=True)


def _height(rows: list[Row]) -> float:
    return sum(row.height for row in rows) + sum(row.gap for row in rows[1:])


def pause_screen(context: Context, session: AnySession, actions: PauseActions) -> Screen:
    """Make the pause menu of a running game."""
    return Screen(PausePage(context, session, actions))
