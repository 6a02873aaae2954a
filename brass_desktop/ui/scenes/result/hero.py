"""Whoever has won: the faces in laurels under bunting, and what they won with."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.result import Part, Place
from brass_desktop.ui.drawing.bunting import draw_bunting
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_mark
from brass_desktop.ui.scenes.play.curtain_parts import MetalName
from brass_desktop.ui.scenes.result.parts import RankRow
from brass_desktop.ui.scenes.setup.seat_parts import Cameo

_WREATH: Final = 1.28
"""Size of the laurels against the face in them."""


def draw_winner(canvas: Canvas, centre: Point, side: float, place: Place) -> None:
    """Paint a cameo in its laurels."""
    x, y = centre
    size = side * _WREATH
    canvas.icon("laurels", (x, y + side * 0.03 + 2), size, canvas.theme.shadow)
    canvas.icon("laurels", (x, y + side * 0.03), size, canvas.theme.gilt)
    cameo = Rect.around((x, y), side, side)
    Cameo(cameo, place.owner, place.character, place.initials).draw(canvas)


@dataclass(frozen=True, slots=True)
class Hero:
    """The first of the ranking, larger than life; several share it if they share the place."""

    rect: Rect
    winners: tuple[Place, ...]
    headline: str
    parts: tuple[Part, ...]
    medal: str
    most: int
    """Points of the longest bar."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate, the bunting, the faces and their bar."""
        first = self.winners[0]
        canvas.nine("skin.glow", self.rect)
        canvas.nine("skin.panel", self.rect)
        x, y, w, h = self.rect
        k = h / 250
        draw_bunting(canvas, Rect(x + 8 * k, y + 6 * k, w - 16 * k, 46 * k), first.owner)
        count = len(self.winners)
        side = 203 * k if count == 1 else 170 * k / (1 + 0.12 * (count - 2))
        middle = y + h * 0.53
        left = x + side * 0.5 * _WREATH + 14 * k
        for number, place in enumerate(self.winners):
            draw_winner(canvas, (left + number * side * 1.1, middle), side, place)
        text = left + (count - 1) * side * 1.1 + side * 0.5 * _WREATH + 22 * k
        medal = min(150 * k, w * 0.14)
        at = (self.rect.right - medal * 0.62 - 10 * k, middle)
        draw_mark(canvas, self.medal, at, medal, str(first.total))
        self._draw_words(canvas, Rect(text, y, at[0] - medal * 0.6 - text, h), k)

    def _draw_words(self, canvas: Canvas, area: Rect, k: float) -> None:
        first, theme = self.winners[0], canvas.theme
        level = area.y + area.h * 0.4
        MetalName(Rect(area.x, level - 30 * k, area.w, 60 * k), self.headline, 42 * k).draw(canvas)
        named = " · ".join(place.character_names[0] for place in self.winners)
        row = RankRow(self.rect, first, self.parts, self.medal, self.most, 96 * k)
        bar = Rect(area.x, area.y + area.h * 0.66, area.w * 0.62, 34 * k)
        # Over the bar alone: beside it money and income may reach as high.
        at = (bar.centre[0], level + 42 * k)
        canvas.text(named, at, "text_italic", 21 * k, theme.ink2, align="centre", fit=bar.w)
        row.draw_bar(canvas, bar)
        ties = Rect(bar.right + 14 * k, bar.centre[1] - 34 * k, area.right - bar.right - 14 * k, 0)
        row.draw_ties(canvas, ties)
