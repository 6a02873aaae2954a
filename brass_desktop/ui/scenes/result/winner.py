"""The winner's moment, before the figures: the face in laurels, bunting, and a shower of paper."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.motion.easing import settle
from brass_desktop.present.result import Place, ResultView
from brass_desktop.present.text import turning as words
from brass_desktop.ui.drawing.bunting import draw_bunting
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.ground import paint_paper
from brass_desktop.ui.drawing.marks import draw_mark
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.play.curtain_parts import MetalName
from brass_desktop.ui.scenes.result.hero import draw_winner
from brass_desktop.ui.scenes.setup.seat_parts import Cameo
from brass_desktop.ui.widgets.decor import Caption
from brass_desktop.ui.widgets.foot import FootButton, lay_foot
from brass_desktop.ui.widgets.kit import Answer, Decor, State
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Cursor, Replace, Scene, Transition

_SHOWER: Final = 6.0
_DROP: Final = 0.8
_PAPERS: Final = 72


@dataclass(frozen=True, slots=True)
class Laureate:
    """The winners, large, in the upper part of the window."""

    rect: Rect
    winners: tuple[Place, ...]

    def draw(self, canvas: Canvas) -> None:
        """Paint the faces side by side."""
        side = self.rect.h * 0.7
        x, y = self.rect.centre
        left = x - (len(self.winners) - 1) * side * 0.75
        for number, place in enumerate(self.winners):
            draw_winner(canvas, (left + number * side * 1.5, y), side, place)


@dataclass(frozen=True, slots=True)
class RunnerUp:
    """One of the others: face, name, points."""

    rect: Rect
    place: Place
    medal: str
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the face with the name beside it and the points below."""
        side, size, place = self.rect.h, self.size, self.place
        named = canvas.typeface.measure(place.name, "title", size * 1.2)
        spare = max(0.0, self.rect.w - side - size * 0.8 - max(named, size * 2.2))
        cameo = Rect(self.rect.x + spare / 2, self.rect.y, side, side)
        Cameo(cameo, place.owner, place.character, place.initials).draw(canvas)
        start = cameo.right + size * 0.8
        room = self.rect.right - start
        above, below = self.rect.y + side * 0.3, self.rect.y + side * 0.7
        canvas.text(place.name, (start, above), "title", size * 1.2, canvas.theme.ink, fit=room)
        draw_mark(canvas, self.medal, (start + size, below), size * 2.2, str(place.total))


@dataclass(slots=True)
class Festoon:
    """The bunting that falls into place, and paper that rains; drawn anew in every frame."""

    rect: Rect
    owner: str
    time: Callable[[], float]
    key: str = ""
    tooltip: str | None = None
    cursor: Cursor = "arrow"
    state: State = field(default_factory=State)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything as it is by now."""
        time = self.time()
        height = self.rect.h * 0.12
        for place, begins in ((0.0, 0.0), (0.4, 0.15)):
            fallen = settle((time - begins) / _DROP)
            top = self.rect.y + height * (place + fallen - 1)
            draw_bunting(canvas, Rect(self.rect.x, top, self.rect.w, height), self.owner)
        if time < _SHOWER:
            self._rain(canvas, time)

    def _rain(self, canvas: Canvas, time: float) -> None:
        colours = OWNERS[self.owner]
        papers: tuple[Colour, ...] = (colours.face0, colours.light, colours.gilt)
        rnd = random.Random(1)
        for number in range(_PAPERS):
            x, begins, speed = rnd.random(), rnd.uniform(0, 2.4), rnd.uniform(0.24, 0.42)
            size, spin = rnd.uniform(9, 17), rnd.uniform(5, 9)
            y = (time - begins) * speed
            if 0 < y < 1:
                wide = size * abs(((time * spin + number) % 2) - 1)
                left = self.rect.x + x * self.rect.w
                paper = Rect(left, self.rect.y + y * self.rect.h, max(2.0, round(wide)), size)
                canvas.fill(paper, papers[number % len(papers)])

    def handle(self, event: Input) -> Answer:
        """Want nothing."""
        return False


class WinnerPage:
    """The content of the winner's moment."""

    opaque = True
    announcement = sounds.VICTORY

    def __init__(self, view: Callable[[], ResultView], on_done: Callable[[], Transition]) -> None:
        self.stale = True
        self.time = 0.0
        self.on_done = on_done
        self._view = view

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint paper."""
        paint_paper(canvas, beside_head=False)

    def press(self, key: Key) -> Transition | None:
        """Go on by any key."""
        del key
        return self.on_done()

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the winners above, the sentence below them, then everybody else."""
        view, m, bounds = self._view(), sheet.metrics, sheet.bounds
        factor = max(1.0, sheet.typeface.text_scale)
        winners = tuple(place for place in view.ranking if place.rank == 1)
        face = Rect(bounds.x, bounds.h * 0.15, bounds.w, bounds.h * 0.41)
        name = Rect(sheet.body.x, face.bottom, sheet.body.w, m.screen_title * 1.7 * factor)
        line = Rect(sheet.body.x, name.bottom, sheet.body.w, m.italic * 1.6 * factor)
        decor: list[Decor] = [
            Laureate(face, winners),
            MetalName(name, view.headline, m.screen_title * 1.5),
            Caption(line, view.summary, "text_italic", m.italic, sheet.theme.ink2, "centre"),
        ]
        others = [place for place in view.ranking if place.rank > 1]
        below = sheet.body.bottom - line.bottom
        side = min(below * 0.6, m.strong * 6)
        wide = min(sheet.body.w, max(1, len(others)) * m.strong * 17 * factor)
        lane = Rect(bounds.centre[0] - wide / 2, line.bottom + (below - side) / 2, wide, side)
        if others:
            places = row(lane, len(others), m.gap)
            decor += [
                RunnerUp(box, place, view.medal, m.strong)
                for box, place in zip(places, others, strict=True)
            ]
        on = FootButton("on", words.CONTINUE(), "check", self.on_done)
        foot = lay_foot(sheet, [], "", on)
        inside = bounds.grown(-m.frame * 1.7)
        festoon = Festoon(inside, winners[0].owner, lambda: self.time)
        panes = [Pane([*decor, *foot.decor]), Pane((), [festoon]), Pane((), foot.widgets)]
        return Layout(panes, "on")


class WinnerScreen(Screen):
    """The moment as a scene: it moves for a while, and goes by any press.

    Never by itself: whoever is about to press Continue would meet a button of the figures.
    """

    def __init__(self, page: WinnerPage, speed: float) -> None:
        super().__init__(page)
        self._winner = page
        self._speed = speed

    def update(self, dt: float) -> bool | Transition:
        """Let paper rain for a while."""
        page = self._winner
        moving = page.time < _SHOWER
        page.time += dt * self._speed
        return super().update(dt) or moving

    def handle(self, event: Input) -> Transition | None:
        """Go on by whatever is pressed."""
        if isinstance(event, PointerDown | Key):
            return self._winner.on_done()
        return super().handle(event)


def winner_screen(
    view: Callable[[], ResultView], speed: float, figures: Callable[[], Scene]
) -> WinnerScreen:
    """Make the winner's moment, which gives way to the figures."""
    return WinnerScreen(WinnerPage(view, lambda: Replace(figures())), speed)
