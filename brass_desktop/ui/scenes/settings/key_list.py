"""The list of keys and of what the mouse does, laid over whatever is open."""

from collections.abc import Sequence
from typing import Final

from brass_desktop.games import shelf
from brass_desktop.present.box import KeyLine, TableKeys, box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.key_list import mouse_list, whole_list
from brass_desktop.present.text import common, settings
from brass_desktop.present.text import keys as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.settings.keys import KeyCaps, caps_width
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.flow import Parts, Row, flow, section_row
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Transition

_COLUMNS: Final = 3


class KeysPage:
    """Keys in three columns and the mouse below them."""

    opaque = False

    def __init__(self, own: TableKeys) -> None:
        self.stale = True
        self._own = own

    def paint_ground(self, canvas: Canvas) -> None:
        """Veil what lies below."""
        paint_veil(canvas)

    def press(self, key: Key) -> Transition | None:
        """Leave by Escape or by the key that led here."""
        return Pop() if key.name in ("escape", "?", "/", "f10") else None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Size the plate to the list; it scrolls where the window is too low."""
        m = sheet.metrics
        width = min(sheet.bounds.w - 2 * m.margin, m.text * 66 * sheet.typeface.text_scale)
        inner_width = width - 2 * m.pad
        rows = self._rows(sheet, inner_width)
        natural = sum(row.height for row in rows) + sum(row.gap for row in rows[1:])
        height = natural + m.gap * 0.6 + m.button + m.pad * 1.6 + 1
        height = min(height, sheet.bounds.h - m.margin)
        plate = Rect.around(sheet.bounds.centre, width, height)
        inner = plate.grown(-m.pad, -m.pad * 0.8)
        done = max(button_width(sheet.typeface, common.CLOSE(), m.button_text, False), m.button * 3)
        close = Rect(inner.right - done, inner.bottom - m.button, done, m.button)
        area = Rect(inner.x, inner.y, inner.w, close.y - m.gap * 0.6 - inner.y)
        button = Button("close", close, common.CLOSE(), m.button_text, Pop, None, "brass")
        return Layout(
            [
                Pane([Panel(plate)], [button]),
                flow(sheet, rows, area, "keys", loose=False),
            ],
            "close",
        )

    def _rows(self, sheet: Sheet, width: float) -> list[Row]:
        mouse: list[KeyLine] = [((name(),), text) for name, text in mouse_list(self._own)]
        return [
            section_row(sheet, settings.KEYS(), "keyboard"),
            *key_rows(sheet, whole_list(self._own), width),
            section_row(sheet, words.MOUSE(), "position-marker", gap=0.7),
            *key_rows(sheet, mouse, width),
        ]


def key_rows(sheet: Sheet, lines: Sequence[KeyLine], width: float) -> list[Row]:
    """Share lines between columns, reading downwards, all words in one size."""
    m = sheet.metrics
    columns = next(
        (n for n in (_COLUMNS, 2) if _need(sheet, lines) * n + m.gap * 2 * (n - 1) <= width), 1
    )
    depth = -(-len(lines) // columns)
    stacks = [lines[at : at + depth] for at in range(0, len(lines), depth)]
    pitch = (width - m.gap * (columns - 1)) / columns
    caps = [caps_width(sheet, stack) for stack in stacks]

    def place(index: int, area: Rect) -> Parts:
        step = min(pitch, (area.w - m.gap * (columns - 1)) / columns) + m.gap
        found = [
            (column, stack[index]) for column, stack in enumerate(stacks) if index < len(stack)
        ]
        return Parts(
            [
                KeyCaps(
                    Rect(area.x + column * step, area.y, step - m.gap, area.h),
                    keys,
                    text(),
                    caps[column],
                    m.key,
                    (m.label, m.text),
                )
                for column, (keys, text) in found
            ]
        )

    def row(index: int) -> Row:
        return Row(m.key * 1.1, lambda area: place(index, area), m.gap * 0.3)

    return [row(index) for index in range(depth)]


def _need(sheet: Sheet, lines: Sequence[KeyLine]) -> float:
    m = sheet.metrics
    longest = max(sheet.typeface.measure(text(), "text", m.text) for _, text in lines)
    return caps_width(sheet, lines) + m.key * 0.38 + longest


def keys_screen(context: Context, game: str) -> Screen:
    """Make the list of the keys at the table of a game."""
    return Screen(KeysPage(box_of(shelf.find(game)).keys))
