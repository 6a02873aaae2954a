"""One action on the table of Furnace: which places are held back, and how."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import pygame

from brass_desktop.games.furnace.present.layout.table import TableLayout
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    Content,
    FurnaceTimeline,
    FurnaceTween,
    MetalPiece,
    Settled,
    SparkPiece,
    Spot,
)
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.pieces import DiscView
from brass_desktop.games.furnace.ui.motion.anchors import Anchors
from brass_desktop.games.furnace.ui.motion.flights import flight_of
from brass_desktop.games.furnace.ui.motion.stills import StillPainter
from brass_desktop.present.motion import easing
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight
from brass_desktop.ui.motion.patches import Patch

_FROM_BELOW: Final = (Spot.STAGE, Spot.RUNNER, Spot.STEP, Spot.PLAQUE, Spot.CARD, Spot.LOT)
"""What lies beneath what, where places cover each other; all others lie apart."""
_HEATS: Final = 400
"""Parts of the runner's length in which the metal is drawn."""


@dataclass(frozen=True, slots=True)
class FurnaceStage:
    """An action between the tables before and after it."""

    timeline: FurnaceTimeline
    before: TableView
    after: TableView

    @property
    def needs_old(self) -> bool:
        """Whether something is cut out of the picture of the table before."""
        stills = any(still.content is False for still in self.timeline.stills)
        return stills or any(tween.goal.spot is Spot.STAGE for tween in self.timeline.tweens)

    def set_up(
        self, canvas: Canvas, setting: TableLayout, old: pygame.Surface | None
    ) -> "FurnaceScenery":
        """Find all places on a screen; `old` is the picture of the table before, if it is kept."""
        places = Anchors(setting, self.before, self.after)
        return FurnaceScenery(StillPainter(canvas, places, old), self.timeline)


@dataclass(frozen=True, slots=True)
class FurnaceScenery:
    """The places and pieces of an action on one screen."""

    painter: StillPainter
    timeline: FurnaceTimeline
    _stills: dict[tuple[Anchor, Content], list[Patch]] = field(default_factory=dict)
    _runners: dict[int, Patch] = field(default_factory=dict)

    def held(self, shown: Mapping[Anchor, Content], time: float) -> Iterator[Patch]:
        """Return the pictures of places that show something else than the truth."""
        for anchor in sorted(shown, key=_depth):
            content = shown[anchor]
            if anchor.spot is Spot.RUNNER:
                yield self._runner(self._heat(time))
            elif anchor.spot is Spot.CARD:
                yield from self._unbuilt(anchor, time)
            elif anchor.spot is Spot.STAGE and content is True:
                yield from self._stage_left(anchor)
            else:
                yield from self._still(anchor, content)

    def flight(self, tween: FurnaceTween) -> Flight:
        """Paint a piece and find its way."""
        return flight_of(self.painter.canvas, self.painter.places, tween)

    def _still(self, anchor: Anchor, content: Content) -> list[Patch]:
        key = (anchor, content)
        if key not in self._stills:
            self._stills[key] = self.painter.paint(anchor, content)
        return self._stills[key]

    def _heat(self, time: float) -> float:
        """Tell how far the metal has come at a moment."""
        places, heat = self.painter.places, 0.0
        for tween in self.timeline.tweens:
            if isinstance(tween.piece, MetalPiece):
                start, end = (places.heat(lot) for lot in (tween.piece.start, tween.piece.end))
                if time < tween.start:
                    return heat or start
                part = easing.ease_in_out((time - tween.start) / tween.duration)
                heat = start + (end - start) * part
        return heat

    def _runner(self, heat: float) -> Patch:
        step = round(heat * _HEATS)
        if step not in self._runners:
            self._runners[step] = self.painter.runner(step / _HEATS)
        return self._runners[step]

    def _unbuilt(self, anchor: Anchor, time: float) -> Iterator[Patch]:
        """Return a card as it was, as far as the fire has not run over it."""
        whole = self._still(anchor, False)
        burns = [t for t in self.timeline.tweens if isinstance(t.piece, SparkPiece)]
        part = max(
            (easing.clamp((time - t.start) / t.duration) for t in burns if t.goal == anchor),
            default=0.0,
        )
        for patch in whole:
            gone = round(patch.area.w * easing.ease_in_out(part))
            if gone < patch.area.w:
                left = pygame.Rect(gone, 0, patch.area.w - gone, patch.area.h)
                yield Patch(patch.surface.subsurface(left), left.move(patch.area.topleft))

    def _stage_left(self, anchor: Anchor) -> list[Patch]:
        """Return the stage as the action has left it, to give way as one picture."""
        key = (anchor, True)
        if key not in self._stills:
            over: dict[Anchor, list[Patch]] = {}
            for still in self.timeline.stills:
                if isinstance(still.content, Settled | DiscView):
                    over[still.anchor] = self._still(still.anchor, still.content)
            heat = self._heat(self.timeline.duration)
            laid = [self._runner(heat)] if heat else []
            for place in sorted(over, key=_depth):
                laid += over[place]
            self._stills[key] = self.painter.stage_left(laid)
        return self._stills[key]


def _depth(anchor: Anchor) -> int:
    spot = anchor.spot
    return _FROM_BELOW.index(spot) if spot in _FROM_BELOW else len(_FROM_BELOW)
