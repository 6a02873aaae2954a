"""Watch all text that is drawn, and tell what a reader would miss.

Words may be cut, clipped by their place, smaller than they were, or run into each other. Text that
something was laid over is not read, so it cannot be run into.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame
import pytest

from brass_desktop.present.geometry import Point
from brass_desktop.ui.drawing.canvas import Align, AnyRect, Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.typeface import FittedLine, Label, Role, Typeface
from brass_desktop.ui.window.scene import SceneStack

_BESIDE = 3
"""Pixels that words of two texts on one line need between them."""


@dataclass
class TextAudit:
    """What was drawn: sizes in pixels by words, and the words that were not whole."""

    sizes: dict[tuple[str, Role], float] = field(default_factory=dict)
    """The smallest size in which a text was set in a face."""
    cut: set[str] = field(default_factory=set)
    clipped: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    """Lines that end in the middle of a word."""
    met: set[tuple[str, str]] = field(default_factory=set)
    """Pairs of texts that run into each other."""
    _halves: set[str] = field(default_factory=set)
    _last: str = ""
    _whole: str = ""
    """The line whose parts are being drawn."""
    _read: list[tuple[pygame.Surface, pygame.Rect, str]] = field(default_factory=list)

    def shrunk_beside(self, plain: "TextAudit", part: float = 0.9) -> set[str]:
        """Tell which texts are set smaller than that part of their size in a plain picture."""
        return {
            found[0]
            for found, px in self.sizes.items()
            if found in plain.sizes and px < plain.sizes[found] * part - 0.25
        }

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Listen to every typeface and canvas."""
        render, lay_label = Typeface.render, Canvas.label

        def rendered(
            typeface: Typeface,
            text: str,
            role: Role,
            size: float,
            colour: Colour,
            *,
            fit: float | None = None,
            tracking: float = 0,
        ) -> Label:
            self._note(typeface, text, role, size, fit)
            return render(typeface, text, role, size, colour, fit=fit, tracking=tracking)

        def laid(canvas: Canvas, label: Label, at: Point, align: Align = "left") -> float:
            width = lay_label(canvas, label, at, align)
            ink = label.surface.get_bounding_rect()
            shift = {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * label.surface.get_width()
            left = round(canvas.point(at)[0] - shift) + ink.x
            top = round(canvas.point(at)[1] - label.capitals) + ink.y
            self._note_place(canvas, pygame.Rect(left, top, ink.w, ink.h))
            return width

        patch.setattr(Typeface, "render", rendered)
        patch.setattr(Canvas, "label", laid)
        self._watch_words(patch)
        self._watch_lines(patch)
        self._watch_grounds(patch)
        self._watch_frames(patch)

    def _watch_words(self, patch: pytest.MonkeyPatch) -> None:
        """Remember the beginnings of words that no line could hold."""
        pieces = Typeface._pieces

        def apart(
            typeface: Typeface, paragraph: str, role: Role, size: float, width: float
        ) -> Iterator[str]:
            for piece in pieces(typeface, paragraph, role, size, width):
                ends_word = any(word.endswith(piece) for word in paragraph.split(" "))
                if not ends_word and not piece.endswith(("-", "–", "\u00a0")):
                    self._halves.add(piece)
                yield piece

        patch.setattr(Typeface, "_pieces", apart)

    def _watch_lines(self, patch: pytest.MonkeyPatch) -> None:
        """See lines that were cut before they are drawn, and one line in what has several inks."""
        fitted, tinted = Canvas.fitted, Canvas.tinted

        def drawn(
            canvas: Canvas, line: FittedLine, at: Point, colour: Colour, align: Align = "left"
        ) -> float:
            if line.cut:
                self.cut.add(line.words)
            return fitted(canvas, line, at, colour, align)

        def inked(
            canvas: Canvas,
            parts: Sequence[tuple[str, Colour]],
            at: Point,
            role: Role,
            size: float,
        ) -> float:
            self._whole = "".join(part for part, _ in parts)
            width = tinted(canvas, parts, at, role, size)
            self._whole = ""
            return width

        patch.setattr(Canvas, "fitted", drawn)
        patch.setattr(Canvas, "tinted", inked)

    def _watch_frames(self, patch: pytest.MonkeyPatch) -> None:
        """Begin every frame with nothing to run into."""
        draw = SceneStack.draw

        def drawn(stack: SceneStack, canvas: Canvas) -> None:
            self._read.clear()
            draw(stack, canvas)

        patch.setattr(SceneStack, "draw", drawn)

    def _watch_grounds(self, patch: pytest.MonkeyPatch) -> None:
        """Forget the text that a plate, a picture or a layer is laid over."""
        place, fill, blit = Canvas.nine, Canvas.fill, Canvas.blit

        def nine(canvas: Canvas, art_id: str, rect: AnyRect, alpha: int = 255) -> None:
            self._cover(canvas, canvas.device(rect))
            place(canvas, art_id, rect, alpha)

        def filled(canvas: Canvas, rect: AnyRect, colour: Colour, radius: float = 0) -> None:
            self._cover(canvas, canvas.device(rect))
            fill(canvas, rect, colour, radius)

        def blitted(canvas: Canvas, surface: pygame.Surface, x: float, y: float) -> None:
            if not surface.get_flags() & pygame.SRCALPHA:
                self._cover(canvas, surface.get_rect(topleft=(round(x), round(y))))
            blit(canvas, surface, x, y)

        patch.setattr(Canvas, "nine", nine)
        patch.setattr(Canvas, "fill", filled)
        patch.setattr(Canvas, "blit", blitted)

    def _cover(self, canvas: Canvas, area: pygame.Rect) -> None:
        self._read = [
            found
            for found in self._read
            if found[0] is not canvas.surface or not area.colliderect(found[1])
        ]

    def _note(
        self, typeface: Typeface, text: str, role: Role, size: float, fit: float | None
    ) -> None:
        self._last = self._whole or text
        if text.rpartition(" ")[2] in self._halves:
            self.broken.add(text)
        if fit is not None:
            line = typeface.set_in(text, role, size, fit)
            role, size = line.role, line.size
            if line.cut:
                self.cut.add(text)
        px = typeface.pixels(size)
        seen = self._last, role
        self.sizes[seen] = min(px, self.sizes.get(seen, px))

    def _note_place(self, canvas: Canvas, ink: pygame.Rect) -> None:
        """A text that is scrolled out of sight is no flaw, one without its ends is."""
        clip = canvas.surface.get_clip()
        if not ink.w or ink.bottom <= clip.top or ink.top >= clip.bottom:
            return
        if not clip.left - 1 <= ink.left <= ink.right <= clip.right + 1:
            self.clipped.add(self._last)
        core = ink.inflate(_BESIDE, -ink.h // 3).clip(clip)
        for surface, other, text in self._read:
            if surface is canvas.surface and core.colliderect(other) and text != self._last:
                self.met.add((text, self._last))
        self._read.append((canvas.surface, core, self._last))
