"""Shows how one picture gives way to the next; scenes and input know nothing of it.

While a passage runs, the scenes are drawn on a sheet beside the window, whole or in parts as ever,
and the window shows a mixture of what it held and that sheet. So nothing is drawn twice, nothing
waits, and whoever presses something sees the new picture at once.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.easing import clamp, ease_in_out, ease_out
from brass_desktop.services.settings import Settings
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.palette import BRASS, BRASS_STOPS
from brass_desktop.ui.window.crossing import CUT, Crossing

_HEAD_START: Final = 1 / 60
"""Seconds a passage has already run when its first frame is shown, so that this one differs."""
_SHADE: Final = 28
"""Units of shadow under the edge of a curtain."""
_HEM: Final = 7
_BRASS: Final = tuple(zip(BRASS_STOPS, BRASS, strict=True))
_STEAM: Final = 220
"""Units of steam that hide the seam of a wipe."""
_DENSITY: Final = 235
_LEADER: Final = 190
"""Height of whatever runs ahead of a wipe."""
_LEVEL: Final = 0.72
"""Where it runs, as a part of the window's height."""


def paced(seconds: float, settings: Settings) -> float:
    """Give a motion the time that the player's settings leave it; none for those who want none."""
    if settings.reduced_motion or not settings.animation_percent:
        return 0.0
    return seconds * 100 / settings.animation_percent


class Passage:
    """The way from the picture in the window to the one the scenes draw now."""

    def __init__(self) -> None:
        self._manner = CUT
        self._seconds = 0.0
        self._time = 0.0
        self._shown = 0.0
        """How much of the new picture the window holds, for a fade."""
        self._old: pygame.Surface | None = None
        self._new: pygame.Surface | None = None
        self._sheets: dict[int, pygame.Surface] = {}

    @property
    def is_running(self) -> bool:
        """Tell whether the window does not yet show the scenes as they are."""
        return self._new is not None

    def begin(
        self, manner: Crossing, seconds: float, canvas: Canvas, behind: Callable[[], None]
    ) -> None:
        """Keep what the window holds, or what `behind` draws where a scene falls over it."""
        self.finish(canvas)
        if manner is CUT or seconds <= 0:
            return
        self._manner, self._seconds = manner, seconds
        self._time, self._shown = _HEAD_START, 0.0
        if manner.passing == "drop":
            behind()
        if manner.passing != "fade":
            self._old = self._sheet(0, canvas.surface)
            self._old.blit(canvas.surface, (0, 0))
        self._new = self._sheet(1, canvas.surface)
        canvas.full = True

    def _sheet(self, number: int, like: pygame.Surface) -> pygame.Surface:
        """Give a sheet of a surface's size; it is kept, for a new one of 4K takes its time."""
        kept = self._sheets.get(number)
        if kept is None or kept.get_size() != like.get_size():
            kept = self._sheets[number] = pygame.Surface(like.get_size(), 0, like)
        return kept

    def update(self, dt: float) -> bool:
        """Let time pass; true while there is a frame to be shown."""
        self._time += dt
        return self.is_running

    def hurry(self) -> None:
        """Show the scenes as they are, from the next frame on."""
        self._time = self._seconds

    def finish(self, canvas: Canvas) -> None:
        """Bring the new picture to the window, whole."""
        if self._new is not None:
            canvas.surface.blit(self._new, (0, 0))
        self._old = self._new = None

    def forget(self) -> None:
        """Let go of pictures that no longer fit the window."""
        self._old = self._new = None

    @contextmanager
    def aside(self, canvas: Canvas) -> Iterator[None]:
        """Draw beside the window for a while."""
        window = canvas.surface
        if self._new is not None:
            canvas.surface = self._new
        try:
            yield
        finally:
            canvas.surface = window

    def show(self, canvas: Canvas) -> None:
        """Mix the two pictures in the window; the last frame is the new one alone."""
        if self._new is None:
            return
        if self._time >= self._seconds:
            self.finish(canvas)
            return
        _SHOWN[self._manner.passing](self, canvas, self._new, clamp(self._time / self._seconds))

    def _fade(self, canvas: Canvas, new: pygame.Surface, part: float) -> None:
        """Mix a little more of the new picture into what the window holds already."""
        share = ease_out(part)
        more = (share - self._shown) / (1 - self._shown)
        self._shown = share
        new.set_alpha(round(255 * more))
        canvas.surface.blit(new, (0, 0))
        new.set_alpha(None)

    def _drop(self, canvas: Canvas, new: pygame.Surface, part: float) -> None:
        assert self._old is not None
        _hang(canvas, new, self._old, ease_out(part))

    def _lift(self, canvas: Canvas, new: pygame.Surface, part: float) -> None:
        assert self._old is not None
        _hang(canvas, self._old, new, 1 - ease_in_out(part))

    def _turn(self, canvas: Canvas, new: pygame.Surface, part: float) -> None:
        """Narrow the old picture to an edge, then widen the new one."""
        assert self._old is not None
        run = ease_in_out(part)
        side = self._old if run < 0.5 else new
        width, height = side.get_size()
        wide = max(2, round(width * abs(1 - 2 * run)))
        canvas.surface.fill(canvas.theme.table1)
        turned = pygame.transform.scale(side, (wide, height))
        canvas.surface.blit(turned, ((width - wide) // 2, 0))

    def _wipe(self, canvas: Canvas, new: pygame.Surface, part: float) -> None:
        """Let the new picture come from the right, behind steam and whatever leads it."""
        assert self._old is not None
        width, height = new.get_size()
        steam = canvas.px(_STEAM)
        long = _LEADER * canvas.assets.shape(self._manner.leader)
        reach = canvas.px(long)
        seam = round((width + steam / 2 + reach) * (1 - ease_in_out(part)) - reach)
        cut = min(max(0, seam), width)
        canvas.surface.blit(self._old, (0, 0), (0, 0, cut, height))
        canvas.surface.blit(new, (cut, 0), (cut, 0, width - cut, height))
        canvas.blit(_steam(steam, height, canvas.theme.lit_core), seam - steam / 2, 0)
        level = canvas.bounds.h * _LEVEL - _LEADER
        canvas.sprite(self._manner.leader, Rect(seam / canvas.scale, level, long, _LEADER))


_SHOWN: Final = MappingProxyType(
    {
        "fade": Passage._fade,
        "drop": Passage._drop,
        "lift": Passage._lift,
        "turn": Passage._turn,
        "wipe": Passage._wipe,
    }
)


def _hang(canvas: Canvas, cloth: pygame.Surface, behind: pygame.Surface, part: float) -> None:
    """Let a picture hang down by a part of its height, with a shadow under its edge."""
    width, height = cloth.get_size()
    edge = round(height * part)
    canvas.surface.blit(behind, (0, edge), (0, edge, width, height - edge))
    canvas.surface.blit(cloth, (0, edge - height))
    hem = canvas.px(_HEM)
    canvas.blit(shapes.gradient(width, hem, 0, _BRASS), 0, edge - hem)
    canvas.blit(_shade(width, canvas.px(_SHADE), canvas.theme.shadow), 0, edge)


def _shade(width: int, height: int, colour: Colour) -> pygame.Surface:
    return shapes.gradient(width, height, 0, ((0.0, colour), (1.0, with_alpha(colour, 0))))


@lru_cache(2)
def _steam(width: int, height: int, colour: Colour) -> pygame.Surface:
    clear = with_alpha(colour, 0)
    thick = with_alpha(colour, _DENSITY)
    stops = ((0.0, clear), (0.35, thick), (0.6, thick), (1.0, clear))
    return pygame.transform.rotate(shapes.gradient(height, width, 0, stops), 90)
