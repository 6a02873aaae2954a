"""Pieces of the scoring ceremony: the ranking that moves, what was counted, the current beat."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.games.brass.present.ceremony import Scorer, ScoringBeat
from brass_desktop.games.brass.present.text import ceremony as words
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import draw_points, draw_seal
from brass_desktop.ui.drawing.pattern import paint_face
from brass_desktop.ui.drawing.theme import Theme
from brass_desktop.ui.drawing.tints import TINTS
from brass_desktop.ui.scenes.setup.seat_parts import Cameo
from brass_desktop.ui.widgets.kit import Answer, State
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

_TALLEST: Final = 12.4
"""Height of a plate in sizes of its type; a column that is taller stays free below."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of somebody's points with its colour in the bar."""

    label: str
    tint: str
    points: int


@dataclass(frozen=True, slots=True)
class Climber:
    """How a player stands at a moment of the counting, also between two beats."""

    scorer: Scorer
    total: int
    shares: tuple[Share, ...]
    gained: int
    """What the running beat brings; 0 when it is over."""
    place: float
    """From 0 for the first; between two places while they are exchanged."""
    most: int
    """Points of the longest bar."""


@dataclass(slots=True)
class Climb:
    """The ranking, drawn anew in every frame in which points rise."""

    rect: Rect
    standings: Callable[[], Sequence[Climber]]
    size: float
    key: str = ""
    tooltip: str | None = None
    cursor: Cursor = "arrow"
    state: State = field(default_factory=State)

    def draw(self, canvas: Canvas) -> None:
        """Paint the plates from the last place up, so that whoever climbs passes in front."""
        found = self.standings()
        gap = self.size * 0.6
        tall = self.rect.h / len(found)
        height = min(tall - gap, self.size * _TALLEST * canvas.typeface.text_scale)
        for standing in sorted(found, key=lambda one: -one.place):
            top = self.rect.y + standing.place * (height + gap)
            _draw_plate(canvas, Rect(self.rect.x, top, self.rect.w, height), standing, self.size)

    def handle(self, event: Input) -> Answer:
        """Want nothing."""
        return False


def _draw_plate(canvas: Canvas, box: Rect, standing: Climber, size: float) -> None:
    theme, owner = canvas.theme, standing.scorer.owner
    canvas.nine("skin.group", box)
    if standing.gained:
        canvas.fill(box, theme.lit_row, 10)
        canvas.outline(box, theme.lit, 2.4, 10)
    x, y, w, h = box
    spine = Rect(x + 2, y + 2, size * 0.6, h - 4)
    with canvas.clip(spine):
        # Wider than the spine, so that only its left corners are round.
        wide = Rect(spine.x, spine.y, 3 * spine.w, spine.h)
        paint_face(canvas, owner, wide, radius=9, step=7, alpha=70)
    canvas.line((spine.right, spine.y), (spine.right, spine.bottom), theme.line, 1.2)
    left, room = x + size * 1.3, w - size * 2
    columns = 2 if _fits_twice(canvas, standing.shares, room, size) else 1
    rows = math.ceil(len(standing.shares) / columns)
    lead = min(size * 1.35 * canvas.typeface.text_scale, (h * 0.6 - size * 1.5) / rows)
    foot = rows * lead + size * 1.5
    side = min(h - foot - size * 1.1, w * 0.28)
    head = Rect(left, y + size * 0.5, w - size * 1.8, side)
    _draw_head(canvas, head, standing, size)
    inner = Rect(left, head.bottom + size * 0.55, room, foot)
    _draw_shares(canvas, inner, standing, size, (lead, columns))


def _fits_twice(canvas: Canvas, shares: Sequence[Share], width: float, size: float) -> bool:
    """Tell whether two parts of a bar can be named in one line."""
    widest = max(canvas.typeface.measure(share.label, "text", size * 0.88) for share in shares)
    return widest + size * 3.2 <= width * 0.48


def _draw_head(canvas: Canvas, head: Rect, standing: Climber, size: float) -> None:
    """Set the cameo, the name and, in their hexagon, the points."""
    theme, scorer, side = canvas.theme, standing.scorer, head.h
    cameo = Rect(head.x, head.y, side, side)
    Cameo(cameo, scorer.owner, scorer.character, scorer.initials).draw(canvas)
    # Its number must not shrink where larger text leaves the head less room.
    hexagon = size * 3.3
    middle = (head.right - hexagon * 0.55, head.centre[1])
    draw_points(canvas, middle, hexagon, standing.total)
    start = cameo.right + size * 0.6
    room = middle[0] - hexagon * 0.6 - start
    level = head.centre[1] - (size * 0.75 if standing.gained else 0)
    canvas.text(scorer.name, (start, level), "title", size * 1.25, theme.ink, fit=room)
    if standing.gained:
        at = (start, head.centre[1] + size * 0.85)
        canvas.text(points_words(standing.gained), at, "text_bold", size * 1.35,
                    points_ink(theme, standing.gained), fit=room)  # fmt: skip


def _draw_shares(
    canvas: Canvas, area: Rect, standing: Climber, size: float, grid: tuple[float, int]
) -> None:
    """Draw the bar of all points and its key, in lines of some height and some columns."""
    theme, (lead, columns) = canvas.theme, grid
    bar = Rect(area.x, area.y, area.w, size * 0.8)
    canvas.fill(bar, theme.well, 4)
    left = bar.x
    for share in standing.shares:
        width = bar.w * max(0, share.points) / max(1, standing.most)
        if width >= 1:
            canvas.fill(Rect(left, bar.y, width, bar.h), TINTS[share.tint][0], 2)
        left += width
    canvas.outline(bar, with_alpha(theme.line, 200), 1.2, 4)
    wide = area.w * (0.48 if columns > 1 else 1.0)
    for number, share in enumerate(standing.shares):
        row, column = divmod(number, columns)
        cell = Rect(area.x + column * area.w * 0.52, bar.bottom + row * lead, wide, lead)
        _draw_share(canvas, cell, share, size)


def _draw_share(canvas: Canvas, cell: Rect, share: Share, size: float) -> None:
    theme, level = canvas.theme, cell.centre[1] + size * 0.15
    chip = Rect.around((cell.x + size * 0.4, level), size * 0.62, size * 0.62)
    canvas.fill(chip, TINTS[share.tint][0], 3)
    canvas.outline(chip, with_alpha(theme.line, 200), 1, 3)
    value = canvas.text(str(share.points).replace("-", "−"), (cell.right, level), "text_bold",
                        size * 0.92, theme.ink, align="right")  # fmt: skip
    canvas.text(share.label, (cell.x + size, level), "text", size * 0.88, theme.ink2,
                fit=cell.w - value - size * 1.3)  # fmt: skip


def points_words(points: int) -> str:
    """Write points with their sign."""
    return words.GAINED(points=points) if points >= 0 else words.LOST(points=-points)


def points_ink(theme: Theme, points: int) -> Colour:
    """Choose the colour of gains, losses and nothing."""
    return theme.good if points > 0 else theme.bad if points < 0 else theme.ink2


@dataclass(frozen=True, slots=True)
class CountedBeat:
    """One beat that has been counted: what it was, and what it brought whom."""

    rect: Rect
    beat: ScoringBeat
    owners: tuple[str, ...]
    lines: tuple[str, ...]
    size: float
    lead: float
    fresh: bool

    def draw(self, canvas: Canvas) -> None:
        """Set the title and a seal with its points for everybody concerned."""
        theme, size = canvas.theme, self.size
        canvas.nine("skin.row", self.rect)
        if self.fresh:
            canvas.fill(self.rect, theme.lit_row, 8)
        x, y = self.rect.x + size * 0.8, self.rect.y + size * 0.5
        for number, line in enumerate(self.lines):
            at = (x, y + self.lead * (number + 0.5))
            canvas.text(line, at, "text_bold", size, theme.ink, fit=self.rect.w - size * 1.6)
        level = self.rect.bottom - size * 1.15
        room = self.rect.w - size * 1.4
        gap = min(size, (room - gains_width(canvas, self.beat, size)) / len(self.beat.seats))
        draw_gains(canvas, self.beat, self.owners, (x, level), size, gap)


def gains_width(canvas: Canvas, beat: ScoringBeat, size: float) -> float:
    """Tell the room that seals and points of everybody in a beat take, without gaps."""
    said = (points_words(beat.gained(seat)) for seat in beat.seats)
    return sum(canvas.typeface.measure(word, "text_bold", size) + size * 1.5 for word in said)


def draw_gains(
    canvas: Canvas, beat: ScoringBeat, owners: Sequence[str], at: Point, size: float, gap: float
) -> None:
    """Set a seal and the points of everybody in a beat, with a gap behind each."""
    x, level = at
    for seat in beat.seats:
        draw_seal(canvas, (x + size * 0.6, level), size * 0.6, owners[seat])
        points = beat.gained(seat)
        ink = points_ink(canvas.theme, points)
        place = (x + size * 1.5, level)
        x = place[0] + canvas.text(points_words(points), place, "text_bold", size, ink) + gap


@dataclass(frozen=True, slots=True)
class BeatCaption:
    """The beat that is being counted, large under the board."""

    rect: Rect
    beat: ScoringBeat | None
    owners: tuple[str, ...]
    title: str
    """What is counted, or what was when all is over."""
    progress: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint what is counted on the left, its points on the right."""
        theme, size = canvas.theme, self.size
        canvas.nine("skin.panel", self.rect)
        x, y, w, h = self.rect
        pad = size * 0.9
        level = y + h * 0.34
        wide = canvas.text(self.progress, (x + w - pad, level), "text", size * 0.8, theme.ink2,
                           align="right")  # fmt: skip
        room = w - 2 * pad - wide - size
        canvas.text(self.title, (x + pad, level), "title", size * 0.95, theme.title, fit=room)
        below = y + h * 0.68
        if self.beat is None:
            text = words.ALL_COUNTED()
            canvas.text(text, (x + pad, below), "text_bold", size, theme.ink, fit=w - 2 * pad)
            return
        large = size * 1.1
        need = gains_width(canvas, self.beat, large) + size * 1.15 * len(self.beat.seats)
        room = w - 2 * pad - need - size
        canvas.text(self.beat.title, (x + pad, below), "text_bold", size, theme.ink, fit=room)
        draw_gains(canvas, self.beat, self.owners, (x + w - pad - need, below), large, large)
