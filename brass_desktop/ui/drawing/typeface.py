"""Text in the game's faces: sized in logical units, rendered at device pixels, cached.

Text is placed by the centre of its capitals, not by its line box, so that words in different
faces stand level. Playfair's digits are old style, hence numbers inside a title are set in
Alegreya Bold. No text is ever smaller than its window's floor, and a line that has to fit gives way
by a tenth of its plain size and no further: whoever lays it out wraps it or says less.

SDL sets letters on whole pixels, which makes small text uneven, so it is set several times larger
and scaled down; sizes may then be quarters of a pixel.

Any text can be measured and set, wherever it comes from: what has no shape is left out, and a word
without a width leaves nothing behind.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final, Literal, NamedTuple

import pygame

from brass_desktop.core.visible import LONGEST_LINE, UNKNOWN, visible
from brass_desktop.i18n.wording import wordings
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.surface_cache import SurfaceCache, surface_bytes

Role = Literal["title", "text", "text_bold", "text_italic", "sans", "sans_bold"]

FLOOR_PX: Final = 14.0
"""The least size at 1920x1080; a viewport knows that of its window."""
_LABEL_BUDGET: Final = 16 * 1024 * 1024
"""Bytes of drawn lines kept; those of a 4K table need a quarter."""
_WRAPPED: Final = 2048
_WORD_SPACE: Final = 0.045
"""Added to the faces' own narrow word space, in ems."""
_GIVES_WAY: Final = 0.9
"""How far a line may shrink to fit, as a part of its size at a text size of 100 %."""
_SHRUNK: Final = 0.85
"""How far a line may shrink for a fuller wording; a shorter one reads better than small print."""
_FACES: Final[dict[Role, tuple[Role, ...]]] = {"title": ("title", "text_bold")}
"""The faces tried for a line that has to fit, where there is more than one."""
_LIGATURE: Final = re.compile(r"(?<=f)(?=[fijl])")
_NUMBERS: Final = re.compile(r"[0-9£%+−]+")
_SPACES: Final = " \u00a0"
_WORD_SPACES: Final = re.compile(f"[{_SPACES}]")


class Label(NamedTuple):
    """Rendered text, premultiplied; `capitals` is the height of their centre below the top."""

    surface: pygame.Surface
    capitals: float


class FittedLine(NamedTuple):
    """How a line is set: its words, face and size, and whether words were lost."""

    words: str
    role: Role
    size: float
    cut: bool = False


class Face(NamedTuple):
    """One font, `factor` times larger than it will be seen, with its measured capitals."""

    font: pygame.font.Font
    factor: int
    ascent: int
    cap_height: int
    extra: int
    """Added to every word space, also to one at which no line may break."""

    def width(self, text: str) -> int:
        """Width of a run in the font's own large pixels, word spaces widened."""
        *words, last = _WORD_SPACES.split(self._shown(text))
        return sum(self.step(word) for word in words) + self.font.size(last)[0]

    def step(self, word: str) -> int:
        """How far the next word is; a letter's overhang is not part of it."""
        return self.font.size(word + " ")[0] + self.extra

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """Set a run of words, straight alpha, in the font's own large pixels."""
        words = _WORD_SPACES.split(self._shown(text))
        if len(words) == 1 and self.font.size(words[0])[0]:
            return self.font.render(words[0], True, colour)
        size = (max(1, self.width(text)), self.font.get_height())
        surface = pygame.Surface(size, pygame.SRCALPHA)
        x = 0
        for word in words:
            # The font refuses to render what has no width, such as marks it joins to nothing.
            if self.font.size(word)[0]:
                surface.blit(self.font.render(word, True, colour), (x, 0))
            x += self.step(word)
        return surface

    def _shown(self, text: str) -> str:
        """Put a mark for every letter that the font draws as nothing, be its script foreign."""
        if text.isascii():
            return text
        letters = zip(text, self.font.metrics(text), strict=True)
        return "".join(
            letter if _has_ink(m) or letter in _SPACES else _mark(letter) for letter, m in letters
        )


class Typeface:
    """Fonts at one scale; `text_scale` is the reader's own text size, `floor_px` the least."""

    def __init__(
        self,
        assets: Assets,
        scale: float,
        text_scale: float = 1.0,
        floor_px: float = FLOOR_PX,
    ) -> None:
        self._assets = assets
        self.scale = scale
        self.text_scale = text_scale
        self.floor_px = floor_px
        self._files: dict[Role, str] = {}
        self._labels = SurfaceCache[Label](
            _LABEL_BUDGET, lambda label: surface_bytes(label.surface)
        )
        self._wrapped: dict[tuple[str, Role, float, float], tuple[str, ...]] = {}

    def at(self, scale: float) -> "Typeface":
        """The same faces at another scale, for a zoomed board."""
        return Typeface(self._assets, scale, self.text_scale, self.floor_px)

    @cached_property
    def floor(self) -> float:
        """The smallest size in logical units that is still readable."""
        return self.floor_px / (self.scale * self.text_scale)

    def pixels(self, size: float) -> float:
        """Device pixels of a logical size in quarters, never below the floor."""
        return max(self.floor_px, round(size * self.scale * self.text_scale * 4) / 4)

    def least(self, size: float) -> float:
        """The size down to which a line of a size may shrink, in the same units."""
        return max(self.floor, min(size, size * _GIVES_WAY / self.text_scale))

    def held(self, size: float, growth: float = 1.0) -> float:
        """A size that follows the reader's larger text only so far, for words in a fixed place."""
        return size * min(1.0, growth / self.text_scale)

    def measure(self, text: str, role: Role, size: float) -> float:
        """Width of one line in logical units."""
        return self._width(text, role, self.pixels(size)) / self.scale

    def line_height(self, role: Role, size: float) -> float:
        """Comfortable distance between two lines, in logical units."""
        face = self._face(role, self.pixels(size))
        return face.font.get_linesize() / face.factor / self.scale

    def fitted_size(self, text: str, role: Role, size: float, width: float) -> float:
        """Shrink a size until one line fits a logical width, but never below its least."""
        px, least = self.pixels(size), self.pixels(self.least(size))
        while px > least and self._width(text, role, px) > width * self.scale:
            px = max(least, px - 0.25)
        return px / (self.scale * self.text_scale)

    def fitting(self, text: str, role: Role, size: float, width: float) -> str:
        """Take the fullest wording that hardly has to shrink for a width, else the shortest."""
        lengths = wordings(text)
        least = max(size * _SHRUNK, self.least(size))
        fits = (words for words in lengths if self.measure(words, role, least) <= width)
        return lengths[0] if len(lengths) == 1 else next(fits, lengths[-1])

    def set_in(self, text: str, role: Role, size: float, width: float) -> FittedLine:
        """Set a line into a width: it gives way a little, then in a plainer face, then it is cut.

        The title's letters are wide; Alegreya Bold in the same size says a quarter more.
        """
        for face in _FACES.get(role, (role,)):
            words = self.fitting(text, face, size, width)
            least = self.fitted_size(words, face, size, width)
            if self.measure(words, face, least) <= width:
                return FittedLine(words, face, least)
        return FittedLine(self.shortened(words, face, least, width), face, least, cut=True)

    def fits(self, text: str, role: Role, size: float, width: float) -> bool:
        """Tell whether a line can be set into a width without losing words."""
        return not self.set_in(text, role, size, width).cut

    def alike(
        self, texts: Sequence[str], role: Role, size: float, width: float
    ) -> list[FittedLine]:
        """Set the lines of a list in one face and size: those of the line that needs most room."""
        found = [self.set_in(text, role, size, width) for text in texts]
        if len({line.role for line in found}) > 1:
            return self.alike(texts, _FACES[role][-1], size, width)
        least = min((line.size for line in found), default=size)
        return [line._replace(size=least) for line in found]

    def shortened(self, text: str, role: Role, size: float, width: float) -> str:
        """Cut a line with an ellipsis when it is too wide even so."""
        if self.measure(text, role, size) <= width:
            return text

        def cut(letters: int) -> str:
            return text[:letters].rstrip() + "…"

        # Halving looks at a dozen beginnings of a text that a file may have made very long.
        lengths = range(len(text))
        over = bisect_left(lengths, 1, key=lambda n: self.measure(cut(n), role, size) > width)
        return cut(max(0, over - 1))

    def render(
        self,
        text: str,
        role: Role,
        size: float,
        colour: Colour,
        *,
        fit: float | None = None,
        tracking: float = 0,
    ) -> Label:
        """Render one line; with `fit` it is set into a logical width."""
        if fit is not None:
            text, role, size, _ = self.set_in(text, role, size, fit)
        key = (text, role, self.pixels(size), colour, tracking * self.scale)
        return self._labels.get(key, lambda: self._render(*key))

    def wrap(self, text: str, role: Role, size: float, width: float) -> tuple[str, ...]:
        """Break a text into lines no wider than a logical width; newlines stay."""
        key = (text, role, self.pixels(size), width)
        if key not in self._wrapped:
            if len(self._wrapped) >= _WRAPPED:
                self._wrapped.clear()
            self._wrapped[key] = tuple(self._wrap(text, role, size, width))
        return self._wrapped[key]

    def balanced(self, text: str, role: Role, size: float, width: float) -> tuple[str, ...]:
        """Break a text into as few lines as `wrap` does, but of about the same length."""
        lines = self.wrap(text, role, size, width)
        widest_word = max(self.measure(word, role, size) for word in text.split(" "))
        # A line is never narrower than its longest word, so the search ends there at the latest.
        while len(lines) > 1 and (width := width * 0.94) >= widest_word:
            narrower = self.wrap(text, role, size, width)
            if len(narrower) > len(lines):
                break
            lines = narrower
        return lines

    def _wrap(self, text: str, role: Role, size: float, width: float) -> Iterator[str]:
        for paragraph in text.split("\n"):
            line = ""
            for word in self._pieces(paragraph, role, size, width):
                longer = f"{line} {word}" if line else word
                if line and self.measure(longer, role, size) > width:
                    above, line = self._broken_before(word, line, role, size, width)
                    yield above
                else:
                    line = longer
            yield line

    def _pieces(self, paragraph: str, role: Role, size: float, width: float) -> Iterator[str]:
        """Split at spaces, and a word that no line could hold at a dash or where a line is full."""
        for word in paragraph.split(" "):
            rest = word
            while len(rest) > 1 and self.measure(rest, role, size) > width:
                fits = self._fitting_letters(rest, role, size, width)
                fits = max(rest.rfind(sign, 0, fits) for sign in "-–\u00a0") + 1 or fits
                yield rest[:fits]
                rest = rest[fits:]
            yield rest

    def _fitting_letters(self, word: str, role: Role, size: float, width: float) -> int:
        """Count the first letters that fit a width, at least one."""
        more = range(2, min(len(word), LONGEST_LINE) + 1)
        return 1 + bisect_left(more, 1, key=lambda n: self.measure(word[:n], role, size) > width)

    def wrap_within(
        self, text: str, role: Role, size: float, width: float, most: int
    ) -> tuple[str, ...]:
        """Break the fullest wording that takes no more than so many lines, else the shortest."""
        broken = [self.wrap(words, role, size, width) for words in wordings(text)]
        return next((lines for lines in broken if len(lines) <= most), broken[-1])

    def _broken_before(
        self, word: str, line: str, role: Role, size: float, width: float
    ) -> tuple[str, str]:
        """Break a full line before a word; a price takes the word it belongs to with it."""
        rest, _, last = line.rpartition(" ")
        both = f"{last} {word}"
        if rest and word.startswith("£") and self.measure(both, role, size) <= width:
            return rest, both
        return line, word

    def _face(self, role: Role, px: float) -> Face:
        return _open_face(self._file(role), px)

    def _file(self, role: Role) -> str:
        if role not in self._files:
            self._files[role] = str(self._assets.path(f"font.{role}") or "")
        return self._files[role]

    def _width(self, text: str, role: Role, px: float) -> float:
        files = tuple((part, self._file(part_role)) for part, part_role in _runs(text, role))
        return _measure(files, px)

    def _render(self, text: str, role: Role, px: float, colour: Colour, tracking: float) -> Label:
        main = self._face(role, px)
        opaque = (*colour[:3], 255)
        drawn = [
            (self._face(part_role, px).render(letters, opaque), self._face(part_role, px).ascent)
            for part, part_role in _runs(text, role)
            for letters in (part if tracking else [part])
        ]
        factor = main.factor
        between = round(tracking * factor)
        # The baseline falls on a whole pixel of the finished line, or its foot would blur.
        ascent = _up_to(max([main.ascent, *(top for _, top in drawn)]), factor)
        width = sum(piece.get_width() for piece, _ in drawn) + between * max(0, len(drawn) - 1)
        lowest = max([ascent - top + piece.get_height() for piece, top in drawn], default=factor)
        size = (_up_to(max(1, width), factor), _up_to(lowest, factor))
        large = pygame.Surface(size, pygame.SRCALPHA)
        x = 0
        for piece, top in drawn:
            large.blit(piece.premul_alpha(), (x, ascent - top))
            x += piece.get_width() + between
        surface = pygame.transform.smoothscale(large, (size[0] // factor, size[1] // factor))
        if colour[3] < 255:
            surface.fill((colour[3],) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return Label(surface, (ascent - main.cap_height / 2) / factor)


def _has_ink(metrics: tuple[int, int, int, int, int] | None) -> bool:
    return metrics is not None and metrics[0] < metrics[1]


def _mark(letter: str) -> str:
    """Stand in for a letter; an accent without one is left out."""
    return "" if unicodedata.category(letter)[0] == "M" else UNKNOWN


def _up_to(length: int, factor: int) -> int:
    """Round up to a multiple."""
    return -(-length // factor) * factor


@lru_cache(16384)
def _runs(text: str, role: Role) -> Sequence[tuple[str, Role]]:
    """Split what is visible of a title into words and numbers; other roles are one run."""
    text = visible(text)
    if role != "title":
        return [(text, role)]
    runs: list[tuple[str, Role]] = []
    place = 0
    for number in _NUMBERS.finditer(text):
        runs += _apart(text[place : number.start()])
        runs.append((number.group(), "text_bold"))
        place = number.end()
    return runs + _apart(text[place:])


def _apart(words: str) -> list[tuple[str, Role]]:
    """Keep letters of a title apart that would join: its small capitals lack the joined forms."""
    return [(part, "title") for part in _LIGATURE.split(words) if part]


@lru_cache(16384)
def _measure(runs: tuple[tuple[str, str], ...], px: float) -> float:
    return sum(
        face.width(part) / face.factor for part, path in runs for face in [_open_face(path, px)]
    )


@lru_cache(256)
def _open_face(path: str, px: float) -> Face:
    factor = 4 if px <= 48 else 2 if px <= 120 else 1
    font = pygame.font.Font(path or None, round(px * factor))
    metrics = font.metrics("H")[0]
    cap_height = metrics[3] if metrics else round(px * factor * 0.7)
    extra = round(px * factor * _WORD_SPACE)
    return Face(font, factor, font.get_ascent(), cap_height, extra)
