"""What every renderer draws on: logical units in, crisp device pixels out."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import pygame

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.assets import Assets, Sprite
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.theme import Theme
from brass_desktop.ui.drawing.typeface import FittedLine, Label, Role, Typeface
from brass_desktop.ui.window.viewport import Viewport, device_rect

AnyRect = tuple[float, float, float, float]
Align = Literal["left", "centre", "right"]


class Canvas:
    """A surface with a scale and an origin; `layer` gives further ones for cached parts."""

    def __init__(
        self,
        surface: pygame.Surface,
        viewport: Viewport,
        theme: Theme,
        assets: Assets,
        typeface: Typeface,
        *,
        scale: float | None = None,
        origin: Point = (0.0, 0.0),
    ) -> None:
        self.surface = surface
        self.viewport = viewport
        self.theme = theme
        self.assets = assets
        self.typeface = typeface
        self.scale = viewport.scale if scale is None else scale
        self.origin = origin
        self.changed: list[pygame.Rect] | None = None
        self.full = True

    @property
    def bounds(self) -> Rect:
        """The whole window in logical units."""
        return self.viewport.bounds

    def layer(self, area: AnyRect, zoom: float = 1.0) -> "Canvas":
        """A transparent canvas of its own for one logical area, to be kept and laid later.

        Coordinates stay those of this canvas; `zoom` makes everything on it larger, text
        included. Lay it with `lay(layer.surface, area[:2])`.
        """
        scale = self.scale * zoom
        _, _, width, height = device_rect(area, scale)
        surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
        typeface = self.typeface if zoom == 1.0 else self.typeface.at(scale)
        return Canvas(
            surface,
            self.viewport,
            self.theme,
            self.assets,
            typeface,
            scale=scale,
            origin=(area[0], area[1]),
        )

    def device(self, rect: AnyRect) -> pygame.Rect:
        """Pixels of a logical rectangle on this surface."""
        return pygame.Rect(self._moved(device_rect(rect, self.scale)))

    def point(self, point: Point) -> tuple[float, float]:
        """Pixels of a logical point on this surface, unrounded."""
        left, top = self._origin_px()
        return point[0] * self.scale - left, point[1] * self.scale - top

    def px(self, length: float) -> int:
        """Pixels of a length, at least one."""
        return max(1, round(length * self.scale))

    def blit(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Lay a premultiplied or an opaque surface at device pixels."""
        # An opaque picture blended by its missing alpha would take seven times as long.
        flags = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(surface, (round(x), round(y)), special_flags=flags)

    def lay(self, surface: pygame.Surface, at: Point, alpha: int = 255) -> None:
        """Lay a finished layer with its top left corner at a logical point."""
        self.blit(surface if alpha == 255 else shapes.faded(surface, alpha), *self.point(at))

    def touch(self, rect: AnyRect) -> None:
        """Note that only this part of the window was redrawn; without it all of it is shown."""
        self.changed = [*(self.changed or []), self.device(rect)]

    @contextmanager
    def clip(self, rect: AnyRect) -> Iterator[None]:
        """Keep everything drawn inside the block within a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.device(rect)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Move everything drawn inside the block, as the content of a scroll area."""
        before = self.origin
        self.origin = (before[0] - dx, before[1] - dy)
        try:
            yield
        finally:
            self.origin = before

    def panel(self, rect: AnyRect) -> None:
        """Lay the standard raised panel."""
        self.nine("skin.panel", rect)

    def well(self, rect: AnyRect) -> None:
        """Lay the standard recess."""
        self.nine("skin.well", rect)

    def nine(self, art_id: str, rect: AnyRect, alpha: int = 255) -> None:
        """Stretch a skin so that its body fills the rectangle; its shadow reaches beyond."""
        area = self.device(rect)
        if area.w > 0 and area.h > 0:
            self._place(self.assets.nine(art_id, area.w, area.h, self.scale), area, alpha)

    def sprite(self, art_id: str, rect: AnyRect, alpha: int = 255) -> None:
        """Draw a picture so that its body fills the rectangle; its shadow reaches beyond."""
        area = self.device(rect)
        if area.w > 0 and area.h > 0:
            self._place(self.assets.sprite_body(art_id, area.w, area.h), area, alpha)

    def cover(self, art_id: str, rect: AnyRect, widest: float = 0) -> None:
        """Fill the rectangle with a picture, cropping what does not fit.

        Beyond a shape of `widest` (width to height) the picture keeps to the right and its left
        edge is drawn out, for scenes that are dark there.
        """
        area = self.device(rect)
        self.blit(self.assets.cover(art_id, area.w, area.h, widest), area.x, area.y)

    def icon(self, name: str, centre: Point, size: float, colour: Colour) -> None:
        """Draw a one-colour icon about its centre."""
        px = self.px(size)
        x, y = self.point(centre)
        self.blit(self.assets.icon(name, px, colour), x - px / 2, y - px / 2)

    def text(
        self,
        text: str,
        at: Point,
        role: Role,
        size: float,
        colour: Colour,
        *,
        align: Align = "left",
        fit: float | None = None,
        tracking: float = 0,
    ) -> float:
        """Set one line by the centre of its capitals and give its logical width."""
        label = self.typeface.render(text, role, size, colour, fit=fit, tracking=tracking)
        return self.label(label, at, align)

    def fitted(self, line: FittedLine, at: Point, colour: Colour, align: Align = "left") -> float:
        """Set a line as it was set into its room before, and give its logical width."""
        return self.text(line.words, at, line.role, line.size, colour, align=align)

    def tinted(
        self, parts: Sequence[tuple[str, Colour]], at: Point, role: Role, size: float
    ) -> float:
        """Set one line whose parts have inks of their own, and give its logical width."""
        said = ""
        for part, ink in parts:
            said += part
            # By its end, for letters of two parts may stand closer together than each alone.
            left = self.typeface.measure(said, role, size) - self.typeface.measure(part, role, size)
            self.text(part, (at[0] + left, at[1]), role, size, ink)
        return self.typeface.measure(said, role, size)

    def label(self, label: Label, at: Point, align: Align = "left") -> float:
        """Lay a rendered line by the centre of its capitals and give its logical width."""
        width = label.surface.get_width()
        x, y = self.point(at)
        shift = {"left": 0.0, "centre": width / 2, "right": float(width)}[align]
        self.blit(label.surface, x - shift, y - label.capitals)
        return width / self.scale

    def lines(
        self,
        lines: Sequence[str],
        at: Point,
        role: Role,
        size: float,
        colour: Colour,
        *,
        lead: float,
        align: Align = "left",
    ) -> float:
        """Set wrapped lines, the first one's capitals centred on `at`; give the height used."""
        for index, line in enumerate(lines):
            self.text(line, (at[0], at[1] + index * lead), role, size, colour, align=align)
        return len(lines) * lead

    def fill(self, rect: AnyRect, colour: Colour, radius: float = 0) -> None:
        """Fill a rectangle, with round corners if asked for."""
        area = self.device(rect)
        if area.w <= 0 or area.h <= 0:
            return
        if radius <= 0 and colour[3] == 255:
            self.surface.fill(colour, area)
            return
        corner = round(radius * self.scale)
        self.blit(shapes.rounded(area.w, area.h, corner, colour), area.x, area.y)

    def gradient(self, rect: AnyRect, stops: Sequence[Colour], radius: float = 0) -> None:
        """Fill a rectangle with colours that run evenly from top to bottom."""
        area = self.device(rect)
        last = len(stops) - 1
        placed = tuple((index / last, colour) for index, colour in enumerate(stops))
        corner = round(radius * self.scale)
        self.blit(shapes.gradient(area.w, area.h, corner, placed), area.x, area.y)

    def outline(self, rect: AnyRect, colour: Colour, width: float = 1, radius: float = 0) -> None:
        """Draw a line just inside a rectangle's edge."""
        area = self.device(rect)
        if area.w > 0 and area.h > 0:
            line, corner = self.px(width), round(radius * self.scale)
            self.blit(shapes.outline(area.w, area.h, corner, line, colour), area.x, area.y)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1) -> None:
        """Draw a straight line; upright and level ones are set on whole pixels."""
        (x0, y0), (x1, y1) = self.point(start), self.point(end)
        thick = self.px(width)
        if abs(x0 - x1) < 0.5 or abs(y0 - y1) < 0.5:
            left, top = round(min(x0, x1)), round(min(y0, y1))
            size = (max(thick, round(abs(x1 - x0))), max(thick, round(abs(y1 - y0))))
            shift = thick // 2
            down, across = size[1] > size[0], size[0] > size[1]
            place = (left - shift if down else left, top - shift if across else top)
            self.blit(shapes.rounded(*size, 0, colour), *place)
            return
        self.polyline([start, end], width, colour)

    def polyline(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a smooth thick line with round joints through logical points."""
        placed = [self.point(point) for point in points]
        surface, place = shapes.thick_line(placed, max(1.0, width * self.scale), colour)
        self.blit(surface, *place)

    def circle(self, centre: Point, radius: float, colour: Colour, width: float = 0) -> None:
        """Draw a disc, or a ring inside the radius if a line width is given."""
        diameter = max(2, round(2 * radius * self.scale))
        x, y = self.point(centre)
        if width:
            surface = shapes.ring(diameter, self.px(width), colour)
        else:
            surface = shapes.disc(diameter, colour)
        self.blit(surface, x - diameter / 2, y - diameter / 2)

    def _place(self, sprite: Sprite, area: pygame.Rect, alpha: int) -> None:
        surface = sprite.surface if alpha == 255 else shapes.faded(sprite.surface, alpha)
        self.blit(surface, area.x - sprite.left, area.y - sprite.top)

    def _origin_px(self) -> tuple[int, int]:
        return round(self.origin[0] * self.scale), round(self.origin[1] * self.scale)

    def _moved(self, area: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
        left, top = self._origin_px()
        return area[0] - left, area[1] - top, area[2], area[3]
