"""Life in the title's paintings: small parts of them are drawn anew, a few times a second.

Only the lanes in which something moves are touched; the rest of the frame, menu included, stays as
it was drawn. Without motion everything stands where the painter put it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from brass_desktop.present.scene_life import Mover, Plume, SceneLife
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.patches import Patch

FRAME: Final = 1 / 12
"""Seconds between two frames: smoke and boats are slow."""
_SIZES: Final = 12
"""Sizes in which a puff of smoke is kept."""
_SHADES: Final = 16
_THICK: Final = 96
_REACH: Final = (7.4, 4.4)
"""How far smoke goes to the side and up, in sizes of its chimney."""
_SWAY: Final = 5.0
"""Seconds of one rise and fall on the water."""


class PaintedScene:
    """Where a painting covers a part of the window: its scale in pixels and its corner.

    A part wider than `widest` times its height shows the painting at its right.
    """

    def __init__(
        self, area: pygame.Rect, painted: tuple[float, float], widest: float = math.inf
    ) -> None:
        width, height = painted
        shown = min(area.w, area.h * widest)
        self.scale = max(shown / width, area.h / height)
        self._left = area.x + area.w - shown + (shown - width * self.scale) / 2
        self._top = area.y + (area.h - height * self.scale) / 2

    def px(self, length: float) -> int:
        """Pixels of a length, at least one."""
        return max(1, round(length * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point of the painting."""
        return round(self._left + x * self.scale), round(self._top + y * self.scale)


@dataclass(frozen=True, slots=True)
class Opening:
    """A painting as it was drawn, and where something may be drawn over it."""

    life: SceneLife
    scene: PaintedScene
    free: pygame.Rect
    above: pygame.Surface | None = None
    """What lies over the painting, as large as `free`, clear where the painting is seen."""


class TitleLife:
    """Moves what lives in paintings, over a frame that was drawn without it."""

    def __init__(self) -> None:
        self._time = 0.0
        self._due = FRAME
        self._ground: pygame.Surface | None = None
        self._openings: Sequence[Opening] = ()
        self._drawn: list[pygame.Rect] = []

    @property
    def wake_after(self) -> float:
        """Seconds until something has moved."""
        return max(0.0, self._due)

    def update(self, dt: float) -> bool:
        """Let time pass; true when a frame is due."""
        self._time += dt
        self._due -= dt
        if self._due > 0:
            return False
        self._due = FRAME
        return True

    def keep(self, canvas: Canvas, openings: Sequence[Opening]) -> None:
        """Keep a whole frame that has just been drawn, and draw what lives over it."""
        self._ground = canvas.surface.copy()
        self._openings = openings
        self._draw(canvas)

    def draw_next(self, canvas: Canvas) -> bool:
        """Draw only what has moved; false when a whole frame is needed first."""
        ground = self._ground
        if ground is None or ground.get_size() != canvas.surface.get_size():
            return False
        before = self._drawn
        for area in before:
            canvas.surface.blit(ground, area, area)
        self._draw(canvas)
        canvas.changed = [*(canvas.changed or []), *before, *self._drawn]
        return True

    def _draw(self, canvas: Canvas) -> None:
        self._drawn = []
        for opening in self._openings:
            drawn = [
                seen
                for patch, clip in self._patches(canvas, opening)
                if (seen := _lay(canvas, patch.surface, patch.area, clip.clip(opening.free))).w
            ]
            if opening.above is not None:
                for seen in drawn:
                    _lay(canvas, opening.above, opening.free, seen)
            self._drawn += drawn

    def _patches(self, canvas: Canvas, opening: Opening) -> Iterator[tuple[Patch, pygame.Rect]]:
        everywhere = canvas.surface.get_rect()
        for plume in opening.life.plumes:
            for patch in self._smoke(canvas, opening, plume):
                yield patch, everywhere
        for mover in opening.life.movers:
            found = self._moved(canvas, opening, mover)
            if found is not None:
                edge, _ = opening.scene.at(mover.hidden_from, 0)
                yield found, pygame.Rect(0, 0, edge, everywhere.h)

    def _smoke(self, canvas: Canvas, opening: Opening, plume: Plume) -> Iterator[Patch]:
        if not self._time:
            return
        scene = opening.scene
        for puff in range(plume.puffs):
            age = (self._time / plume.seconds + puff / plume.puffs) % 1
            size = round((0.24 + 0.76 * age) * _SIZES)
            side = scene.px(plume.size * 5 * size / _SIZES)
            alpha = round(_SHADES * min(1.0, age * 5) * (1 - age) ** 1.3) * _THICK // _SHADES
            if alpha:
                wobble = math.sin(puff * 2.4 + age * 5) * plume.size * 0.3
                x = plume.mouth[0] + plume.drift * plume.size * _REACH[0] * age**1.3
                y = plume.mouth[1] - plume.size * _REACH[1] * age**0.72 + wobble
                surface = _shaded(canvas.assets.sprite(opening.life.puff, side, side), alpha)
                yield Patch(surface, surface.get_rect(center=scene.at(x, y)))

    def _moved(self, canvas: Canvas, opening: Opening, mover: Mover) -> Patch | None:
        scene, (width, height) = opening.scene, mover.size
        x, age = self._place(mover)
        if x < -width:
            return None
        rise = mover.sway * math.sin(2 * math.pi * self._time / _SWAY)
        sprite = canvas.assets.sprite_body(mover.picture, scene.px(width), scene.px(height))
        left, top = scene.at(x, mover.rest[1] + rise)
        area = sprite.surface.get_rect(topleft=(left - sprite.left, top - sprite.top))
        strength = min(1.0, age / mover.emerges) if mover.emerges else 1.0
        return Patch(_in_light(opening, sprite.surface, area, strength), area)

    def _place(self, mover: Mover) -> tuple[float, float]:
        """Tell where a mover is, and for how long it has been in sight."""
        way = mover.start + mover.size[0] * 1.2
        whole = way / mover.speed + mover.pause
        first = (mover.start - mover.rest[0]) / mover.speed
        age = (self._time + first) % whole
        return mover.start - age * mover.speed, age


def _lay(
    canvas: Canvas, surface: pygame.Surface, area: pygame.Rect, clip: pygame.Rect
) -> pygame.Rect:
    """Lay a picture on its area as far as it may be seen; give what of it is."""
    seen = area.clip(clip)
    if not (seen.w and seen.h):
        return pygame.Rect(0, 0, 0, 0)
    inside = seen.move(-area.x, -area.y)
    canvas.surface.blit(surface, seen, inside, special_flags=pygame.BLEND_PREMULTIPLIED)
    return seen


def _in_light(
    opening: Opening, surface: pygame.Surface, area: pygame.Rect, strength: float
) -> pygame.Surface:
    """Darken a picture as far as the painting is dark where it stands."""
    dark, light = (opening.scene.at(x, 0)[0] for x in opening.life.dark_until)
    if area.left >= light and strength >= 1:
        return surface
    lit = surface.copy()
    ramp = _ramp(max(1, light - dark), area.h)
    white = round(255 * strength)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill((255, 255, 255, 255))
    shade.fill((0, 0, 0, 0), (0, 0, dark - area.left, area.h))
    shade.blit(ramp, (dark - area.left, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shade.fill((white, white, white, white), special_flags=pygame.BLEND_RGBA_MULT)
    lit.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return lit


@lru_cache(4)
def _ramp(width: int, height: int) -> pygame.Surface:
    """Run from nothing to full light."""
    row = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        part = round(255 * ((x + 0.5) / width) ** 1.6)
        row.set_at((x, 0), (part, part, part, part))
    return pygame.transform.scale(row, (width, height))


@lru_cache(256)
def _shaded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    return shapes.faded(surface, alpha)
