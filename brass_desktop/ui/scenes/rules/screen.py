"""The rules reference: contents, all clauses, a search, and the way to any one clause."""

from functools import cache, partial
from typing import Final

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.rulebook import Clause, Rulebook, Section, read_rulebook, search_terms
from brass_desktop.present.text import common
from brass_desktop.present.text import rules as words
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.game_choice import OneGamePage, lay_head
from brass_desktop.ui.scenes.rules.parts import ClauseText, ContentsLine, break_clause, marked
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.flow import Parts, Row, flow, section_row
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.kit import Decor
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import Pop, Transition

_SCROLL_ROOM: Final = 24.0
_LONGEST_LINE: Final = 58.0
"""Width of the text in type sizes; longer lines are hard to follow."""
_LARGER: Final = 1.08
"""Type of the clauses against that of other running text, since it is all there is to read."""
_LEAST_TARGET: Final = 29.0
_NOTCHES: Final = {"up": 1.0, "down": -1.0, "pageup": 9.0, "pagedown": -9.0}
_TEXT: Final = "text"
_TOP: Final = ""
"""A target that is nowhere, which leads to the beginning of the text."""
_ABOVE: Final = 60.0
"""Room left above a clause that was asked for, so that what precedes it shows."""


@cache
def rulebook(name: str) -> Rulebook:
    """Read rules that came with the program."""
    file = resource_folder("docs") / "rules" / f"{name}.md"
    return read_rulebook(file.read_text(encoding="utf-8"))


class RulesPage(OneGamePage):
    """The content of the rules reference; `target` is the clause or section to be shown next.

    `choosing` lets the reader turn to the rules of another game.
    """

    def __init__(
        self, context: Context, info: GameInfo, clause: str | None, *, choosing: bool
    ) -> None:
        super().__init__()
        self.target = clause
        self._context = context
        self._info = info
        self._choosing = choosing
        self._asked = clause
        self._editing = Editing()
        self._tops: dict[str, float] = {}

    def press(self, key: Key) -> Transition | None:
        """Escape first clears the search, then leaves."""
        if key.name != "escape":
            return None
        if self._editing.text:
            self._clear()
            return None
        return Pop()

    def place_of(self, target: str) -> float | None:
        """Tell how far down the text a clause or section begins, if it is shown."""
        return self._tops.get(target)

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the search and the contents on the left, the clauses on the right."""
        m, body = sheet.metrics, sheet.body
        side = min(body.w * 0.3, m.text * 25)
        left = Rect(body.x, body.y, side, body.h)
        right = Rect(left.right + m.gap, body.y, body.right - left.right - m.gap, body.h)
        found = rulebook(self._info.rulebook).found(self._editing.text)
        foot = lay_foot(sheet, self._left(), self._remark(found), _done())
        search = Rect(left.x + m.pad, left.y + m.pad * 0.8, left.w - 2 * m.pad, m.control)
        field = TextEntry(
            "search",
            search,
            self._editing,
            m.text,
            self._context.clipboard,
            self._typed,
            words.SEARCH(),
            "magnifying-glass",
        )
        head = self._head(sheet)
        frame: list[Decor] = [*head.decor, Panel(left), Panel(right), *foot.decor]
        top = search.bottom + m.gap * 0.5
        list_area = Rect(search.x, top, search.w, left.bottom - m.pad * 0.7 - top)
        return Layout(
            [
                Pane(frame, [*head.widgets, field]),
                self._contents(sheet, found, list_area),
                self._text(sheet, found, right.grown(-m.pad, -m.pad * 0.75)),
                Pane((), foot.widgets, "foot"),
            ],
            "search",
        )

    def _head(self, sheet: Sheet) -> Parts:
        if self._choosing:
            return lay_head(sheet, words.TITLE(), self._info, self._turn_to)
        name = box_of(self._info).name()
        title = words.TITLE_OF(game=name) if shelf.several() else words.TITLE()
        return Parts([lay_title(sheet, title)])

    def _turn_to(self, info: GameInfo) -> None:
        self._info, self._asked = info, None
        self.target, self.stale = _TOP, True

    def _left(self) -> list[FootButton]:
        left = [FootButton("back", common.BACK(), "previous", Pop)]
        if self._editing.text:
            left.append(FootButton("clear", words.CLEAR(), "cancel", self._clear))
        return left

    def _remark(self, found: Rulebook) -> str:
        if self._editing.text and found.sections:
            return words.FOUND(len(found.clauses))
        # Who reads in English need not be told.
        said = words.ENGLISH()
        return "" if said == words.ENGLISH.text else said

    def _contents(self, sheet: Sheet, found: Rulebook, area: Rect) -> Pane:
        m = sheet.metrics
        height = max(_LEAST_TARGET, m.text * 1.85 * max(1.0, sheet.typeface.text_scale))
        room = ContentsLine.room(area.w - _SCROLL_ROOM, m.text)
        titles = [section.title for section in found.sections]
        alike = sheet.typeface.alike(titles, "text", m.text, room)
        size = min((line.size for line in alike), default=m.text)

        def place(section: Section, room: Rect) -> Parts:
            go = partial(self._go, section.id or section.title)
            key = f"section.{section.id or section.title}"
            number = section.id.removeprefix(f"{self._info.clause}-")
            return Parts([], [ContentsLine(key, room, number, section.title, m.text, size, go)])

        rows = [Row(height, partial(place, section), 2) for section in found.sections]
        return flow(sheet, rows, area, "contents", loose=False)

    def _text(self, sheet: Sheet, found: Rulebook, area: Rect) -> Pane:
        m = sheet.metrics
        if not found.sections:
            head = Rect(area.x, area.y, area.w, m.strong * 2)
            ink = sheet.theme.ink
            return Pane([Caption(head, words.NOT_FOUND(), "text_italic", m.strong, ink)], key=_TEXT)
        width = min(area.w - _SCROLL_ROOM, m.strong * _LARGER * _LONGEST_LINE)
        rows: list[Row] = []
        self._tops = {}
        top = 0.0
        for section in found.sections:
            rows.append(section_row(sheet, section.title, None, gap=1.1))
            top = self._note(section.id or section.title, rows, top)
            for clause in section.clauses:
                rows.append(self._clause_row(sheet, clause, width))
                top = self._note(clause.id, rows, top)
        return flow(sheet, rows, area, _TEXT, loose=False)

    def _note(self, name: str, rows: list[Row], top: float) -> float:
        """Remember where the last row begins; give where it ends."""
        start = top + (rows[-1].gap if len(rows) > 1 else 0)
        self._tops.setdefault(name, start)
        return start + rows[-1].height

    def _clause_row(self, sheet: Sheet, clause: Clause, width: float) -> Row:
        m = sheet.metrics
        size = m.strong * _LARGER
        indent = size * 4.2 * max(1.0, sheet.typeface.text_scale)
        terms = search_terms(self._editing.text)
        broken = break_clause(sheet.typeface, clause, size, width - indent - size)
        lines = tuple(marked(line, terms) for line in broken)
        lead = sheet.typeface.line_height("text", size)
        lit = bool(clause.id) and clause.id == self._asked

        def place(room: Rect) -> Parts:
            box = Rect(room.x, room.y, min(room.w, width), room.h)
            return Parts([ClauseText(box, clause, lines, size, lead, indent, lit)])

        return Row(lead * len(lines) + size * 0.5, place, m.gap * 0.2)

    def _typed(self, text: str) -> None:
        self.stale = True
        self.target = _TOP

    def _clear(self) -> None:
        self._editing.replace_all("")
        self.stale = True
        self.target = self._asked

    def _go(self, section: str) -> None:
        self.target = section


class RulesScreen(Screen):
    """The rules reference; arrows and page keys scroll the text while letters go to the search."""

    def __init__(self, page: RulesPage) -> None:
        super().__init__(page)
        self._rules = page

    def handle(self, event: Input) -> Transition | None:
        """Scroll by keys, else as every screen does."""
        if isinstance(event, Key) and event.name in _NOTCHES and not self._in_contents:
            pane = self._text_pane
            if pane is not None and pane.roll(_NOTCHES[event.name]):
                self._rules.stale = True
            return None
        return super().handle(event)

    def update(self, dt: float) -> bool | Transition:
        """Redraw also when another clause is to be shown."""
        return super().update(dt) or self._rules.target is not None

    def draw(self, canvas: Canvas) -> None:
        """Paint the page, scrolled to the clause that was asked for."""
        super().draw(canvas)
        target, self._rules.target = self._rules.target, None
        pane = self._text_pane
        if target is None or pane is None:
            return
        before = pane.offset
        pane.offset = 0.0
        pane.scroll((self._rules.place_of(target) or 0.0) - _ABOVE)
        if pane.offset != before:
            super().draw(canvas)

    @property
    def _text_pane(self) -> Pane | None:
        return next((pane for pane in self.form.panes if pane.key == _TEXT), None)

    @property
    def _in_contents(self) -> bool:
        return self.form.focus_key.startswith("section.")


def _done() -> FootButton:
    return FootButton("done", common.DONE(), "check", Pop)


def rules_screen(
    context: Context, clause: str | None = None, game: str | None = None
) -> RulesScreen:
    """Make the rules reference of a game; without one that, or a clause of it, all can be read.

    It is opened at the clause, whose letter tells the game.
    """
    known = game or (_game_of(clause) if clause is not None else None)
    info = shelf.find(known) if known is not None else context.last_played
    return RulesScreen(RulesPage(context, info, clause, choosing=known is None))


def _game_of(clause: str) -> str | None:
    letter = clause.partition("-")[0]
    return next((info.id for info in shelf.SHELF if info.clause == letter), None)
