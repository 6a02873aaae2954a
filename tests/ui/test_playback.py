"""Playback of a game of another kind: a counter, whose table is a sheet with a coloured square."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from brass_desktop.core.session import AnySession, Entry, Played, Rewound
from brass_desktop.core.types import Seat
from brass_desktop.present.motion.news import AnyPlayed
from brass_desktop.present.motion.script import Script
from brass_desktop.present.motion.timeline import Cue, Move, Timeline, Tween
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight
from brass_desktop.ui.motion.patches import Patch
from brass_desktop.ui.motion.playback import Playback
from tests.ui.canvases import make_canvas

SIDE = 40
INK = {0: "white", 1: "red", 2: "blue"}


@dataclass(eq=False)
class Counter:
    """As much of a session as playback reads."""

    state: int = 0
    log: list[Entry[int, str]] = field(default_factory=list)
    watchers: list[Any] = field(default_factory=list)

    def at(self, count: int) -> int:
        return count

    def watch(self, watcher: object) -> None:
        self.watchers.append(watcher)

    def step(self) -> None:
        self.log.append(Entry(Seat(0), 1, ("stepped",), ""))
        self.state += 1
        for tell in self.watchers:
            tell(Played(self.state - 1, self.log[-1], self.state))

    def back(self) -> None:
        self.log.pop()
        self.state -= 1
        for tell in self.watchers:
            tell(Rewound(self.state + 1, self.state))


@dataclass(frozen=True)
class Sheet:
    """The squares of one step on a canvas."""

    canvas: Canvas
    left: int
    kept: dict[int, pygame.Surface] = field(default_factory=dict)

    def held(self, shown: Mapping[str, int], time: float) -> Iterator[Patch]:
        for number in shown.values():
            surface = self.kept.setdefault(number, square(INK[number]))
            yield Patch(surface, surface.get_rect(topleft=(self.left, 0)))

    def flight(self, tween: Tween[str, str]) -> Flight:
        face, path = square(tween.piece), [(300.0, 300.0), (400.0, 300.0)]
        return Flight(self.canvas, tween.move, path, (SIDE, SIDE), face, face)


@dataclass(frozen=True)
class Step:
    """One step, as a stage."""

    timeline: Timeline[str, str, int]
    needs_old: bool = False

    def set_up(self, canvas: Canvas, setting: int, old: pygame.Surface | None) -> Sheet:
        assert old is None, "nobody asked for it"
        return Sheet(canvas, setting)


@dataclass
class Table:
    """A sheet with one square, coloured by the counter, `setting` pixels from the left."""

    session: Counter
    setting: int = 100

    def view(self) -> int:
        return self.session.state

    def view_before(self) -> int:
        return self.session.state - 1

    def stage(
        self, played: AnyPlayed, before: int, after: int, *, speed: float, reduced: bool
    ) -> Step:
        assert (before, after) == (played.before, played.after) or speed == 0
        script: Script[str, str, int] = Script()
        script.sound(0.0, "tick")
        tween = script.move(Move.TOSS, 0.5, "square", "square", "green", lead=0.0)
        script.show("square", tween.end, played.after, played.before)
        return Step(script.timeline(speed=speed, reduced=reduced))


def square(ink: str) -> pygame.Surface:
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill(ink)
    return surface


class Show:
    """A counter's table and its playback."""

    def __init__(self, assets: Assets, settings: SettingsStore) -> None:
        self.settings = settings
        self.canvas = make_canvas(pygame.Surface((1280, 720)), "day", assets)
        self.session, self.heard = Counter(), list[Cue]()
        self.table = Table(self.session)
        session = cast(AnySession, self.session)
        self.motion = Playback(settings, session, self.table, self.heard.append)
        self.paintings = 0
        self.frame(0.0)
        self.canvas.full = False

    def paint(self) -> None:
        self.paintings += 1
        self.canvas.surface.fill("grey")
        ink = INK[self.session.state]
        self.canvas.surface.blit(square(ink), (self.table.setting, 0))

    def frame(self, dt: float, *, stale: bool = False) -> None:
        if self.motion.update(dt, stale=stale):
            self.motion.draw(self.canvas, self.paint)

    def ink(self) -> pygame.Color:
        """The colour of the square now."""
        return self.canvas.surface.get_at((self.table.setting + 5, 5))

    def is_flying(self) -> bool:
        """Tell whether the piece is somewhere on its way."""
        middle = [self.canvas.surface.get_at((350, y)) for y in range(250, 310)]
        return pygame.Color("green") in middle


@pytest.fixture
def show(pictures: Assets, tmp_path: Path) -> Show:
    settings = SettingsStore(tmp_path / "settings.json")
    settings.change(animation_percent=100)
    return Show(pictures, settings)


def test_a_step_is_held_back_flown_and_heard(show: Show) -> None:
    show.session.step()
    show.frame(0.0)
    assert show.ink() == pygame.Color(INK[0])
    assert show.motion.left == 0.5
    painted = show.paintings
    show.frame(0.25)
    assert show.ink() == pygame.Color(INK[0]) and show.is_flying()
    show.frame(0.3)
    assert show.ink() == pygame.Color(INK[1]) and not show.is_flying()
    assert show.paintings == painted, "only what moved was drawn"
    assert show.heard == [Cue(0.0, "tick")]


def test_a_step_back_is_shown_at_once(show: Show) -> None:
    show.session.step()
    show.frame(0.0)
    show.session.back()
    show.frame(0.1)
    assert show.motion.left == 0 and show.ink() == pygame.Color(INK[0])


def test_the_last_step_can_be_seen_again(show: Show) -> None:
    show.motion.again()
    assert show.motion.left == 0, "there is no step yet"
    show.session.step()
    show.frame(0.0)
    show.frame(1.0)
    show.motion.again()
    show.frame(0.0)
    assert show.motion.left == 0.5 and show.ink() == pygame.Color(INK[0])


def test_whoever_looks_elsewhere_has_seen_enough(show: Show) -> None:
    show.session.step()
    show.frame(0.0)
    show.table.setting = 600
    show.frame(0.1, stale=True)
    assert show.motion.left == 0 and show.ink() == pygame.Color(INK[1])


def test_a_covered_table_only_lets_be_heard_what_happened(show: Show) -> None:
    show.session.step()
    show.canvas.full = True
    show.frame(0.0)
    assert show.motion.left == 0 and show.ink() == pygame.Color(INK[1])
    assert show.heard == [Cue(0.0, "tick")]


def test_reduced_motion_fades_what_was_there(show: Show) -> None:
    show.settings.change(reduced_motion=True)
    show.session.step()
    show.frame(0.0)
    assert show.ink() == pygame.Color(INK[0])
    show.frame(0.1)
    assert show.ink() not in (pygame.Color(INK[0]), pygame.Color(INK[1]))
    assert not show.is_flying()
    show.frame(0.2)
    assert show.ink() == pygame.Color(INK[1])
