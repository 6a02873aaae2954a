"""The regions of a table: each drawn once and kept until what it shows has changed."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from brass_desktop import i18n
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.touches import Hot, Touches

SPILL = 22.0
"""How far a region's glow may reach beyond it."""
Paint = Callable[[Canvas, Touches, Hot], None]


@dataclass(frozen=True, slots=True)
class Region:
    """A region to be drawn: where, from what, and how."""

    name: str
    rect: Rect
    view: Hashable
    paint: Paint


@dataclass(frozen=True, slots=True)
class _Kept:
    key: Hashable
    surface: pygame.Surface
    touches: Touches


def look_of(canvas: Canvas) -> Hashable:
    """Return all that a picture depends on beside its view."""
    return (canvas.theme, canvas.scale, canvas.typeface.text_scale, i18n.current())


class KeptRegions:
    """Pictures of regions with what can be touched in them, and the frame they are laid on."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        self._frame: Canvas | None = None
        self._frame_key: Hashable = None
        self._shown: dict[Rect, str] = {}
        """Which region lies at a place: chronicle, hints and others take turns there."""

    def frame(self, canvas: Canvas, key: Hashable) -> Canvas:
        """Return the canvas of the whole table, a new one for another look or layout."""
        if self._frame is None or self._frame_key != key:
            self._frame = Canvas(
                pygame.Surface(canvas.surface.get_size()),
                canvas.viewport,
                canvas.theme,
                canvas.assets,
                canvas.typeface,
            )
            self._frame_key = None
        return self._frame

    def is_new(self, key: Hashable) -> bool:
        """Tell once for every new frame that nothing lies on it yet."""
        if self._frame_key == key:
            return False
        self._frame_key = key
        return True

    def refresh(self, canvas: Canvas, part: Region, look: Hashable, hot: Hot) -> bool:
        """Paint a region anew if what it shows has changed; tell whether it has."""
        key = (part.rect, part.view, look, hot)
        kept = self._kept.get(part.name)
        if kept is not None and kept.key == key:
            return self._shown.get(part.rect) != part.name
        layer = canvas.layer(part.rect.grown(SPILL))
        touches = Touches()
        touches.add(part.rect, None)
        part.paint(layer, touches, hot)
        self._kept[part.name] = _Kept(key, layer.surface, touches)
        return True

    def lay(self, frame: Canvas, area: Rect, parts: Sequence[Region]) -> None:
        """Lay down the pictures of all regions that reach into an area."""
        for part in parts:
            spread = part.rect.grown(SPILL)
            if spread.overlaps(area):
                frame.lay(self._kept[part.name].surface, (spread.x, spread.y))
            self._shown[part.rect] = part.name

    def touches(self, part: Region) -> Touches:
        """Return what can be touched in a region."""
        return self._kept[part.name].touches
