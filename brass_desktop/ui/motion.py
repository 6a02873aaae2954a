"""Plays a timeline over the drawn table; the table itself already shows the truth.

The player never holds anything up: whatever is clicked acts on the table as it is, and `skip` shows
it at once. After a whole frame only the parts in which something moves are drawn.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from brass_desktop.present.layout.camera import Camera
from brass_desktop.present.layout.table import TableLayout
from brass_desktop.present.motion import easing
from brass_desktop.present.motion.timeline import (
    EMPTY,
    Anchor,
    Content,
    Cue,
    Move,
    NumberPiece,
    Spot,
    Still,
    StillPiece,
    Timeline,
    Tween,
)
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.ui import shapes
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.render.anchors import Places
from brass_desktop.ui.render.board import BoardPainter
from brass_desktop.ui.render.flights import Flight
from brass_desktop.ui.render.stills import Patch, StillPainter

_OLD_NEEDED: Final = frozenset({Spot.LINK, Spot.DISCARD, Spot.WILD, Spot.HAND})
Hear = Callable[[Cue], None]


class MotionPlayer:
    """Moves pieces from the table before to the table after."""

    def __init__(self, board: BoardPainter, hear: Hear | None = None) -> None:
        self._board = board
        self._hear = hear
        self._timeline = EMPTY
        self._views: tuple[TableView, TableView] | None = None
        self._time = 0.0
        self._old: pygame.Surface | None = None
        self._fresh = False
        self._show: _Show | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether something is still on its way."""
        return self._time < self._timeline.duration

    @property
    def left(self) -> float:
        """Seconds until everything lies where it belongs."""
        return max(0.0, self._timeline.duration - self._time)

    def begin(self, timeline: Timeline, before: TableView, after: TableView) -> None:
        """Play a timeline instead of whatever was running; the next frame is its first."""
        self.skip()
        self._timeline = timeline
        self._views = (before, after)
        self._time = 0.0
        self._fresh = bool(timeline.tweens)
        self._old = None
        if not timeline.tweens:
            self._sound(0.0, math.inf)

    def update(self, dt: float) -> bool:
        """Move on and let be heard what happens meanwhile; true when a frame is to be drawn."""
        if not self.is_running:
            return self._show is not None
        before, self._time = self._time, self._time + dt
        self._sound(before, self._time)
        return True

    def _sound(self, start: float, end: float) -> None:
        for cue in self._timeline.cues:
            if self._hear is not None and start <= cue.at < end:
                self._hear(cue)

    def skip(self) -> None:
        """Let every piece lie where it belongs, from the next frame on."""
        self._time = self._timeline.duration

    def keep(self, canvas: Canvas) -> None:
        """Keep the picture of the table before; call this before the new one is drawn."""
        if self._fresh and not canvas.full:
            held = {still.anchor.spot for still in self._timeline.stills}
            held |= {tween.goal.spot for tween in self._timeline.tweens}
            if held & _OLD_NEEDED:
                self._old = canvas.surface.copy()
        self._fresh = False

    def draw_over(self, canvas: Canvas, layout: TableLayout, camera: Camera) -> None:
        """Draw what moves over a whole frame of the table that was just drawn."""
        if not self.is_running or self._views is None:
            self._show = None
            return
        places = Places(layout, camera, *self._views)
        show = self._show
        if show is None or show.places != places or not show.fits(canvas):
            if show is not None:
                self._old = None
            painter = StillPainter(canvas, places, self._board.ring, self._old)
            show = self._show = _Show(canvas, painter, self._timeline)
        show.ground = canvas.surface.copy()
        show.draw(canvas, self._time, whole=True)

    def draw_next(self, canvas: Canvas) -> bool:
        """Draw only what has moved since the last frame; false when the table must be drawn."""
        show = self._show
        if show is None or canvas.full or self._fresh or not show.fits(canvas):
            return False
        show.draw(canvas, self._time)
        if not self.is_running:
            self._show = None
        return True


class _Show:
    """A timeline on one screen: painted pieces, and what of the last frame is to be undone."""

    def __init__(self, canvas: Canvas, painter: StillPainter, timeline: Timeline) -> None:
        self.places = painter.places
        self.ground = canvas.surface
        self._painter = painter
        self._timeline = timeline
        self._flights: dict[int, Flight] = {}
        self._stills: dict[tuple[Anchor, Content], list[Patch]] = {}
        self._tracks: dict[frozenset[tuple[Anchor, int | None]], list[Patch]] = {}
        self._drawn: list[Patch] = []

    def fits(self, canvas: Canvas) -> bool:
        """Tell whether this was made for the canvas's size and colours."""
        mine = self._painter.canvas
        return mine is canvas or (
            mine.theme is canvas.theme and mine.surface.get_size() == canvas.surface.get_size()
        )

    def draw(self, canvas: Canvas, time: float, *, whole: bool = False) -> None:
        """Draw the pieces as they are at a moment; `whole` when the table was drawn anew."""
        patches = list(self._patches(time))
        before = [] if whole else self._drawn
        areas = _changed(before, patches)
        surface, clip = canvas.surface, canvas.surface.get_clip()
        for area in areas:
            surface.set_clip(area)
            surface.blit(self.ground, area, area)
            for patch in patches:
                if patch.area.colliderect(area):
                    canvas.blit(patch.surface, *patch.area.topleft)
        surface.set_clip(clip)
        if not whole:
            canvas.changed = [*(canvas.changed or []), *areas]
        self._drawn = patches

    def _patches(self, time: float) -> Iterator[Patch]:
        if time >= self._timeline.duration:
            return
        yield from self._held(time)
        for number, tween in enumerate(self._timeline.tweens):
            part = (time - tween.start) / tween.duration
            if 0 <= part < 1:
                yield from self._flight(number, tween).patches(part)

    def _held(self, time: float) -> Iterator[Patch]:
        spaces: dict[Anchor, int | None] = {}
        counts = self._counts(time)
        for still in self._timeline.stills:
            if not still.start <= time < still.end:
                continue
            anchor, content = still.anchor, still.content
            if anchor.spot is Spot.TRACK:
                spaces[anchor] = content if isinstance(content, int) else None
            elif anchor.spot is Spot.LINK:
                yield from self._unlaid(still, time)
            else:
                yield from self._still(anchor, counts.get(anchor, content))
        if spaces:
            yield from self._track(spaces)
        yield from self._fading(time)

    def _counts(self, time: float) -> dict[Anchor, int]:
        """Return the numbers that are running at a moment."""
        found = {}
        for tween in self._timeline.tweens:
            if isinstance(tween.piece, NumberPiece) and tween.start <= time < tween.end:
                run = easing.ease_in_out((time - tween.start) / tween.duration)
                span = tween.piece.after - tween.piece.before
                found[tween.goal] = tween.piece.before + round(run * span)
        return found

    def _unlaid(self, still: Still, time: float) -> Iterator[Patch]:
        """Return those parts of a line that its new link has not reached."""
        lays = [t for t in self._timeline.tweens if t.goal == still.anchor and t.move is Move.LAY]
        part = max((easing.clamp((time - t.start) / t.duration) for t in lays), default=0.0)
        parts = self._still(still.anchor, still.content)
        yield from parts[int(easing.ease_in_out(part) * len(parts)) :]

    def _fading(self, time: float) -> Iterator[Patch]:
        for tween in self._timeline.tweens:
            if tween.move is not Move.FADE or not tween.start <= time < tween.end:
                continue
            assert isinstance(tween.piece, StillPiece), "what fades was a still"
            alpha = round(255 * (1 - (time - tween.start) / tween.duration))
            content = tween.piece.content
            if tween.goal.spot is Spot.TRACK and isinstance(content, int):
                patches: Sequence[Patch] = self._track({tween.goal: content})
            else:
                patches = self._still(tween.goal, content)
            yield from (Patch(shapes.faded(p.surface, alpha), p.area) for p in patches)

    def _still(self, anchor: Anchor, content: Content) -> list[Patch]:
        key = (anchor, content)
        if key not in self._stills:
            self._stills[key] = self._painter.paint(anchor, content)
        return self._stills[key]

    def _track(self, spaces: dict[Anchor, int | None]) -> list[Patch]:
        key = frozenset(spaces.items())
        if key not in self._tracks:
            self._tracks[key] = self._painter.track(spaces)
        return self._tracks[key]

    def _flight(self, number: int, tween: Tween) -> Flight:
        if number not in self._flights:
            self._flights[number] = Flight(self._painter.canvas, self.places, tween)
        return self._flights[number]


def _changed(before: Sequence[Patch], now: Sequence[Patch]) -> list[pygame.Rect]:
    """Return the areas in which the pictures differ, each pixel in few of them."""
    was, is_now = {_print(p) for p in before}, {_print(p) for p in now}
    areas = [p.area for p in (*before, *now) if not (_print(p) in was and _print(p) in is_now)]
    merged: list[pygame.Rect] = []
    for area in areas:
        grown = area.copy()
        for other in [rect for rect in merged if rect.colliderect(grown)]:
            grown.union_ip(other)
            merged.remove(other)
        merged.append(grown)
    return merged


def _print(patch: Patch) -> tuple[int, int, int]:
    """Tell patches apart; surfaces that may come again are kept, so their ids stay theirs."""
    return id(patch.surface), patch.area.x, patch.area.y
