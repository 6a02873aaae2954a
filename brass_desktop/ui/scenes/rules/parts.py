"""Pieces of the rules reference: clauses in mixed type with search hits, and the contents."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from brass_desktop.present.geometry import Rect
from brass_desktop.present.rulebook import Clause, Style, is_hit
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.widgets.kit import Action, Answer, State, pressed
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

_ROLES: dict[Style, Role] = {"plain": "text", "bold": "text_bold", "italic": "text_italic"}


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one face on a line, from their left edge."""

    x: float
    width: float
    text: str
    role: Role
    hit: bool = False


SetLine = tuple[Run, ...]


@lru_cache(1024)
def break_clause(
    typeface: Typeface, clause: Clause, size: float, width: float
) -> tuple[SetLine, ...]:
    """Break a clause into lines, every word a run of its own."""
    space = typeface.measure("a a", "text", size) - typeface.measure("aa", "text", size)
    lines: list[list[Run]] = [[]]
    x = 0.0
    for word in clause.words:
        role = _ROLES[word.style]
        wide = typeface.measure(word.text, role, size)
        if lines[-1] and x + space + wide > width:
            lines.append([])
            x = 0.0
        if lines[-1]:
            x += space
        lines[-1].append(Run(x, wide, word.text, role))
        x += wide
    return tuple(tuple(line) for line in lines)


def marked(line: SetLine, terms: Sequence[str]) -> SetLine:
    """Mark the words that hold a search term; neighbours of one face and kind become one run."""
    runs: list[Run] = []
    for run in line:
        hit = is_hit(run.text, terms)
        last = runs[-1] if runs else None
        if last is not None and (last.role, last.hit) == (run.role, hit):
            width = run.x + run.width - last.x
            runs[-1] = Run(last.x, width, f"{last.text} {run.text}", run.role, hit)
        else:
            runs.append(replace(run, hit=hit))
    return tuple(runs)


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause with its number before it; the one asked for is lit."""

    rect: Rect
    clause: Clause
    lines: tuple[SetLine, ...]
    size: float
    lead: float
    indent: float
    lit: bool

    def draw(self, canvas: Canvas) -> None:
        """Set number and lines; what is scrolled away is not even tried."""
        if not canvas.surface.get_clip().colliderect(canvas.device(self.rect)):
            return
        theme = canvas.theme
        if self.lit:
            canvas.fill(self.rect, theme.lit_row, 8)
            canvas.outline(self.rect, theme.lit, 1.6, 8)
        x, y = self.rect.x, self.rect.y + (self.rect.h - self.lead * len(self.lines)) / 2
        number = self.clause.id
        at = (x + self.size * 0.5, y + self.lead / 2)
        canvas.text(number, at, "text_bold", self.size * 0.85, theme.accent, fit=self.indent)
        for index, line in enumerate(self.lines):
            level = y + (index + 0.5) * self.lead
            self._draw_line(canvas, line, x + self.indent, level)

    def _draw_line(self, canvas: Canvas, line: SetLine, left: float, level: float) -> None:
        theme = canvas.theme
        for run in line:
            if run.hit:
                mark = Rect(
                    left + run.x - 2, level - self.lead * 0.44, run.width + 4, self.lead * 0.88
                )
                canvas.fill(mark, with_alpha(theme.lit, 110), 4)
            canvas.text(run.text, (left + run.x, level), run.role, self.size, theme.ink)


@dataclass(slots=True)
class ContentsLine:
    """A section in the contents; pressed, its first clause comes into sight."""

    key: str
    rect: Rect
    number: str
    text: str
    size: float
    title: float
    """The size of its words, one for all of the contents."""
    action: Action
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @staticmethod
    def room(width: float, size: float) -> float:
        """Tell how wide the words of a line of a width may be."""
        return width - size * 3.6

    @property
    def cursor(self) -> Cursor:
        """A hand: it leads somewhere."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Set number and heading, lit while pointed at or focused."""
        theme = canvas.theme
        if self.state.hovered or self.state.focused:
            canvas.fill(self.rect, theme.lit_row, 6)
        level = self.rect.centre[1]
        start = self.rect.x + self.size * 0.5
        canvas.text(self.number, (start, level), "text_bold", self.size * 0.9, theme.accent)
        left = self.rect.x + self.size * 3.2
        room = self.room(self.rect.w, self.size)
        canvas.text(self.text, (left, level), "text", self.title, theme.ink, fit=room)

    def handle(self, event: Input) -> Answer:
        """Lead there by click, Enter or Space."""
        return pressed(event, self.state, self.action)
