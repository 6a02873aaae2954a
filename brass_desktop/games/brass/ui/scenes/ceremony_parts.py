"""Pieces of the scoring ceremony: running totals, what was counted, the current step."""

from dataclasses import dataclass

from brass_desktop.games.brass.present.ceremony import Scorer, ScoringStep
from brass_desktop.games.brass.present.text import ceremony as words
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_points, draw_rule, draw_seal
from brass_desktop.ui.drawing.pattern import paint_face


@dataclass(frozen=True, slots=True)
class ScorerPlate:
    """A player's running total with what each part has brought so far."""

    rect: Rect
    scorer: Scorer
    total: int
    parts: tuple[tuple[str, int], ...]
    active: bool
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate, lit while its owner's points are counted."""
        theme, size = canvas.theme, self.size
        canvas.nine("skin.group", self.rect)
        if self.active:
            canvas.fill(self.rect, theme.lit_row, 10)
            canvas.outline(self.rect, theme.lit, 2.4, 10)
        x, y, w, h = self.rect
        spine = Rect(x + 2, y + 2, size * 0.6, h - 4)
        with canvas.clip(spine):
            # Wider than the spine, so that only its left corners are round.
            wide = Rect(spine.x, spine.y, 3 * spine.w, spine.h)
            paint_face(canvas, self.scorer.owner, wide, radius=9, step=7, alpha=70)
        canvas.line((spine.right, spine.y), (spine.right, spine.bottom), theme.line, 1.2)
        hexagon = min(h * 0.72, size * 3)
        middle = (x + w - hexagon * 0.62, y + h / 2)
        draw_points(canvas, middle, hexagon, self.total)
        left = x + size * 1.5
        room = middle[0] - hexagon * 0.68 - left
        lines = len(self.parts)
        lead = min(size * 1.5 * canvas.typeface.text_scale, (h - size * 2.6) / max(1, lines))
        top = y + (h - lead * lines) / 2
        level = top - size * 0.1 if lines else y + h / 2
        draw_seal(canvas, (left + size * 0.8, level), size * 0.8, self.scorer.owner)
        name_room = room - size * 2
        at = (left + size * 2, level)
        canvas.text(self.scorer.name, at, "title", size * 1.15, theme.ink, fit=name_room)
        for index, (label, points) in enumerate(self.parts):
            line = level + size * 1.1 + lead * (index + 0.5)
            if index:
                draw_rule(canvas, (left, line - lead / 2), room, 70)
            value = canvas.text(
                str(points).replace("-", "−"), (left + room, line), "text_bold", size,
                theme.ink, align="right",
            )  # fmt: skip
            canvas.text(
                label, (left, line), "text", size * 0.94, theme.ink2,
                fit=room - value - size * 0.25,
            )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CountedLine:
    """One step that has been counted."""

    rect: Rect
    owner: str
    sentence: tuple[str, ...]
    points: str
    size: float
    lead: float
    fresh: bool

    def draw(self, canvas: Canvas) -> None:
        """Paint seal, sentence and points."""
        theme, size = canvas.theme, self.size
        x, _, w, _ = self.rect
        if self.fresh:
            canvas.fill(self.rect, theme.lit_row, 6)
        middle = self.rect.centre[1]
        draw_seal(canvas, (x + size * 0.9, middle), size * 0.72, self.owner)
        ink = theme.good if self.points.startswith("+") else theme.ink2
        right = (x + w - size * 0.3, middle)
        taken = canvas.text(self.points, right, "text_bold", size, ink, align="right")
        room = w - size * 2.8 - taken
        top = middle - self.lead * (len(self.sentence) - 1) / 2
        for index, line in enumerate(self.sentence):
            at = (x + size * 2, top + index * self.lead)
            canvas.text(line, at, "text", size, theme.ink, fit=room)


@dataclass(frozen=True, slots=True)
class StepCaption:
    """The step that is being counted, large under the board."""

    rect: Rect
    step: ScoringStep | None
    owner: str
    part: str
    progress: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint what is counted on the left, its points on the right."""
        theme, size = canvas.theme, self.size
        canvas.nine("skin.panel", self.rect)
        x, y, w, h = self.rect
        pad = size * 0.9
        level = y + h * 0.34
        quiet = with_alpha(theme.title, 255)
        wide = canvas.text(self.progress, (x + w - pad, level), "text", size * 0.8, theme.ink2,
                           align="right")  # fmt: skip
        room = w - 2 * pad - wide - size
        canvas.text(self.part, (x + pad, level), "title", size * 0.95, quiet, fit=room)
        below = y + h * 0.68
        if self.step is None:
            text = words.ALL_COUNTED()
            canvas.text(text, (x + pad, below), "text_bold", size, theme.ink, fit=w - 2 * pad)
            return
        draw_seal(canvas, (x + pad + size * 0.7, below), size * 0.7, self.owner)
        ink = (
            theme.good
            if self.step.points > 0
            else theme.bad
            if self.step.points < 0
            else theme.ink2
        )
        gained = canvas.text(
            self.step.flag, (x + w - pad, below), "text_bold", size * 1.15, ink, align="right"
        )
        start = x + pad + size * 1.9
        room = x + w - pad - gained - size - start
        canvas.text(self.step.sentence, (start, below), "text_bold", size, theme.ink, fit=room)
