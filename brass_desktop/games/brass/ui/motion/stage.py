"""One action on the table of the family: which places are held back, and how."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.motion.timeline import (
    Anchor,
    BrassTimeline,
    BrassTween,
    Content,
    Spot,
)
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.games.brass.ui.motion.anchors import Anchors
from brass_desktop.games.brass.ui.motion.flights import flight_of
from brass_desktop.games.brass.ui.motion.stills import StillPainter
from brass_desktop.present.motion import easing
from brass_desktop.present.motion.timeline import Move
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight
from brass_desktop.ui.motion.patches import Patch

_OLD_NEEDED: Final = frozenset({Spot.LINK, Spot.DISCARD, Spot.WILD, Spot.HAND, Spot.PANEL})


class Setting(NamedTuple):
    """How the table lies on the screen, and which part of the map is seen."""

    layout: TableLayout
    camera: Camera


@dataclass(frozen=True, slots=True)
class BrassStage:
    """An action between the tables before and after it."""

    timeline: BrassTimeline
    before: TableView
    after: TableView
    board: BoardPainter

    @property
    def needs_old(self) -> bool:
        """Whether something is cut out of the picture of the table before."""
        spots = {still.anchor.spot for still in self.timeline.stills}
        spots |= {tween.goal.spot for tween in self.timeline.tweens}
        return bool(spots & _OLD_NEEDED)

    def set_up(
        self, canvas: Canvas, setting: Setting, old: pygame.Surface | None
    ) -> "BrassScenery":
        """Find all places on a screen; `old` is the picture of the table before, if it is kept."""
        places = Anchors(setting.layout, setting.camera, self.before, self.after)
        painter = StillPainter(canvas, places, self.board.ring, old)
        return BrassScenery(painter, self.timeline)


@dataclass(frozen=True, slots=True)
class BrassScenery:
    """The places and pieces of an action on one screen."""

    painter: StillPainter
    timeline: BrassTimeline
    _stills: dict[tuple[Anchor, Content], list[Patch]] = field(default_factory=dict)
    _tracks: dict[frozenset[tuple[Anchor, int | None]], list[Patch]] = field(default_factory=dict)

    def held(self, shown: Mapping[Anchor, Content], time: float) -> Iterator[Patch]:
        """Return the pictures of places that show something else than the truth."""
        spaces: dict[Anchor, int | None] = {}
        for anchor, content in shown.items():
            if anchor.spot is Spot.TRACK:
                spaces[anchor] = content if isinstance(content, int) else None
            elif anchor.spot is Spot.LINK:
                yield from self._unlaid(anchor, content, time)
            else:
                yield from self._still(anchor, content)
        if spaces:
            yield from self._track(spaces)

    def flight(self, tween: BrassTween) -> Flight:
        """Paint a piece and find its way."""
        return flight_of(self.painter.canvas, self.painter.places, tween)

    def _unlaid(self, anchor: Anchor, content: Content, time: float) -> list[Patch]:
        """Return those parts of a line that its new link has not reached."""
        lays = [t for t in self.timeline.tweens if t.goal == anchor and t.move is Move.LAY]
        part = max((easing.clamp((time - t.start) / t.duration) for t in lays), default=0.0)
        parts = self._still(anchor, content)
        return parts[int(easing.ease_in_out(part) * len(parts)) :]

    def _still(self, anchor: Anchor, content: Content) -> list[Patch]:
        key = (anchor, content)
        if key not in self._stills:
            self._stills[key] = self.painter.paint(anchor, content)
        return self._stills[key]

    def _track(self, spaces: Mapping[Anchor, int | None]) -> list[Patch]:
        """Markers that share a space move aside for each other, so all are painted together."""
        key = frozenset(spaces.items())
        if key not in self._tracks:
            self._tracks[key] = self.painter.track(spaces)
        return self._tracks[key]
