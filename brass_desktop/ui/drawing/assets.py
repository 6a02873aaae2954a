"""Pictures by id: lazily loaded, scaled to device pixels and cached.

Every surface given out is premultiplied, because pictures scaled otherwise get dark rims: blit it
with `pygame.BLEND_PREMULTIPLIED`, as `Canvas` does, and never draw on it. An id that has a day and
a night picture is asked for without its ending. Missing or damaged art is replaced by something
drawn, so the game works with an empty assets folder.
"""

from collections.abc import Callable, Collection, Hashable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from brass_desktop.services.manifest import SHARED, AssetEntry, read_manifest
from brass_desktop.ui.drawing import placeholder
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.nine import stretch
from brass_desktop.ui.drawing.surface_cache import SurfaceCache, surface_bytes
from brass_desktop.ui.drawing.theme import DAY, THEMES, Theme

_MEGABYTE: Final = 1024 * 1024
_SCALED_BUDGET: Final = 256 * _MEGABYTE
"""Bytes of scaled pictures kept; a 4K screen of backgrounds and pieces needs about half."""
_SOURCE_BUDGET: Final = 96 * _MEGABYTE
"""Bytes of pictures as they were painted, kept for the next change of size."""


class Sprite(NamedTuple):
    """A surface and how far it reaches beyond its body to the left and above, in pixels."""

    surface: pygame.Surface
    left: int = 0
    top: int = 0


class Assets:
    """The pictures under one folder, in the colours of the current theme."""

    def __init__(self, root: Path, theme: Theme = DAY) -> None:
        self.theme = theme
        self.manifest = read_manifest(root)
        self.damaged: list[Path] = []
        """Files that turned out not to be as they were shipped, for somebody to tell."""
        self._present: dict[str, str | None] = {}
        self._sources = SurfaceCache(_SOURCE_BUDGET, surface_bytes)
        self._cache = SurfaceCache[Sprite](_SCALED_BUDGET, lambda kept: surface_bytes(kept.surface))

    def has(self, art_id: str) -> bool:
        """Tell whether there is a picture for this id in the current theme."""
        return self._find(art_id) is not None

    def path(self, art_id: str) -> Path | None:
        """Give the file behind an id, for fonts and sounds."""
        found = self._find(art_id)
        return None if found is None else self.manifest.path(found)

    def of_subjects(self, subjects: Collection[str], games: Collection[str]) -> list[str]:
        """List the ids of some subjects that are shared or belong to one of these games.

        Those that only the other theme has are left out.
        """
        folders = {SHARED, *games}
        asides = tuple(f".{name}" for name in THEMES if name != self.theme.name)
        return [
            art_id
            for art_id, entry in self.manifest.entries.items()
            if entry.subject in subjects and entry.folder in folders and not art_id.endswith(asides)
        ]

    def warm(self, art_id: str) -> None:
        """Read a picture in advance of its first use."""
        self._entry(art_id)

    def sprite(self, art_id: str, width: int, height: int) -> pygame.Surface:
        """Scale the whole picture, shadow included, to a size in pixels."""
        return self._cached(("sprite", art_id, width, height), self._scaled).surface

    def sprite_body(self, art_id: str, width: int, height: int) -> Sprite:
        """Scale so that the body has this size in pixels; the shadow reaches beyond it."""
        return self._cached(("body", art_id, width, height), self._body_scaled)

    def shape(self, art_id: str) -> float:
        """Tell how wide a picture's body is for its height; one that is missing is square."""
        found = self._entry(art_id)
        if found is None or found[0].body is None:
            return 1.0
        _, _, w, h = found[0].body
        return w / h

    def cover(self, art_id: str, width: int, height: int, widest: float = 0) -> pygame.Surface:
        """Scale and crop a picture until it covers a size in pixels.

        A size wider than `widest` times its height gets the picture's left edge drawn out.
        """
        if widest and width > height * widest:
            return self._cached(("drawn", art_id, width, height, widest), self._drawn_out).surface
        return self._cached(("cover", art_id, width, height), self._covering).surface

    def nine(self, art_id: str, width: int, height: int, scale: float) -> Sprite:
        """Stretch a nine-slice skin to a body of this size; `scale` is pixels per unit."""
        key = ("nine", art_id, width, height, round(scale, 4))
        return self._cached(key, self._stretched)

    def icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """Draw a one-colour icon in a square of `px` pixels."""
        key = ("icon", f"icon.{name}", px, colour)
        return self._cached(key, self._drawn_icon).surface

    def _find(self, art_id: str) -> str | None:
        """Give the manifest's own id for the current theme, if its file is really there."""
        for exact in (f"{art_id}.{self.theme.name}", art_id):
            if exact not in self._present:
                there = exact in self.manifest and self.manifest.path(exact).is_file()
                self._present[exact] = exact if there else None
                if there and not self.manifest.is_whole(exact):
                    self._give_up(exact)
            if self._present[exact]:
                return exact
        return None

    def _give_up(self, exact: str) -> None:
        """Do from now on as if a damaged file were not there."""
        self._present[exact] = None
        self.damaged.append(self.manifest.path(exact))

    def _entry(self, art_id: str) -> tuple[AssetEntry, pygame.Surface] | None:
        """Give what the manifest says of a picture, and the picture; None for a damaged one too."""
        while (found := self._find(art_id)) is not None:
            try:
                return self.manifest[found], self._source(found)
            except (pygame.error, OSError):
                self._give_up(found)
        return None

    def _cached(self, key: tuple[Hashable, ...], make: Callable[..., Sprite]) -> Sprite:
        return self._cache.get((self.theme.name, *key), lambda: make(*key[1:]))

    def _source(self, exact: str) -> pygame.Surface:
        return self._sources.get(exact, lambda: _load(self.manifest.path(exact)))

    def _scaled(self, art_id: str, width: int, height: int) -> Sprite:
        found = self._entry(art_id)
        if found is None:
            return Sprite(self._placeholder(art_id, width, height))
        return Sprite(pygame.transform.smoothscale(found[1], (width, height)))

    def _placeholder(self, art_id: str, width: int, height: int) -> pygame.Surface:
        if art_id.startswith("skin."):
            return placeholder.skin(art_id, width, height, 1.0, self.theme)
        return placeholder.picture(art_id, width, height, self.theme)

    def _body_scaled(self, art_id: str, width: int, height: int) -> Sprite:
        found = self._entry(art_id)
        if found is None or found[0].body is None:
            return self._scaled(art_id, width, height)
        x, y, w, h = found[0].body
        source = found[1]
        across, down = width / w, height / h
        left, top = round(x * across), round(y * down)
        size = (
            left + width + round((source.get_width() - x - w) * across),
            top + height + round((source.get_height() - y - h) * down),
        )
        return Sprite(pygame.transform.smoothscale(source, size), left, top)

    def _covering(self, art_id: str, width: int, height: int) -> Sprite:
        found = self._entry(art_id)
        if found is None:
            return Sprite(placeholder.ground(width, height, self.theme))
        source = found[1]
        factor = max(width / source.get_width(), height / source.get_height())
        part = (
            min(source.get_width(), round(width / factor)),
            min(source.get_height(), round(height / factor)),
        )
        area = pygame.Rect((0, 0), part)
        area.center = source.get_rect().center
        # Backgrounds are as large as pictures get, and are cut anew only for another window.
        self._sources.forget(self._find(art_id))
        return Sprite(pygame.transform.smoothscale(source.subsurface(area), (width, height)))

    def _drawn_out(self, art_id: str, width: int, height: int, widest: float) -> Sprite:
        part = self._covering(art_id, round(height * widest), height).surface
        whole = pygame.Surface((width, height))
        left = width - part.get_width()
        # The grain of the picture would become streaks, so the edge is softened first.
        edge = part.subsurface((0, 0, max(1, height // 40), height))
        soft = pygame.transform.smoothscale(edge, (2, max(2, height // 16)))
        whole.blit(pygame.transform.smoothscale(soft, (left, height)), (0, 0))
        whole.blit(part, (left, 0))
        return Sprite(whole)

    def _stretched(self, art_id: str, width: int, height: int, scale: float) -> Sprite:
        found = self._entry(art_id)
        if found is None or found[0].slice is None:
            return Sprite(placeholder.skin(art_id, width, height, scale, self.theme))
        entry, source = found
        body = entry.body or (0, 0, *source.get_size())
        factor = scale / (entry.scale or 1.0)
        return Sprite(*stretch(source, body, found[0].slice, (width, height), factor))

    def _drawn_icon(self, art_id: str, px: int, colour: Colour) -> Sprite:
        found = self._find(art_id)
        if found is None:
            return Sprite(placeholder.mark(px, colour))
        try:
            drawn = pygame.image.load_sized_svg(self.manifest.path(found), (px, px)).convert_alpha()
        except (pygame.error, OSError):
            self._give_up(found)
            return Sprite(placeholder.mark(px, colour))
        drawn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
        return Sprite(drawn.premul_alpha())


def _load(path: Path) -> pygame.Surface:
    loaded = pygame.image.load(path)
    return loaded.convert_alpha().premul_alpha() if loaded.get_masks()[3] else loaded.convert(32)
