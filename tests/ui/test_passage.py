"""How pictures give way to each other: in time, in nobody's way, and hiding what is secret."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame
import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.present import intents as it
from brass_desktop.present.intents import Press
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.passage import paced
from brass_desktop.ui.scenes.play.curtain import curtain_screen
from brass_desktop.ui.window.crossing import DROP, FADE, LIFT, TURN, Crossing
from brass_desktop.ui.window.input import Input, PointerDown
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Cursor, Pop, Push, Replace, Scene, Transition
from brass_desktop.ui.window.window import Window
from tests.games.brass.present.test_play import PEOPLE
from tests.ui.test_bot_pace import PromptBots
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.no_host import NoHost
from workshop.shots.studio import Studio

FRAME = 1 / 60
SIZE = (1024, 720)
RED, BLUE = (200, 10, 10, 255), (10, 10, 200, 255)


@dataclass
class Sheet:
    """A scene in one colour that notes what it hears."""

    colour: tuple[int, int, int, int]
    opaque: bool = True
    cursor: Cursor = "arrow"
    wake_after: float | None = None
    drawn: int = 0
    heard: list[Input] = field(default_factory=list)

    def handle(self, event: Input) -> Transition | None:
        self.heard.append(event)
        return None

    def update(self, dt: float) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.bounds, self.colour)

    def refresh(self) -> None:
        """Nothing to lay out."""


def opened(context: Context, first: Scene, **settings: object) -> tuple[Loop, pygame.Surface]:
    context.settings.change(window_size=SIZE, board="day", **settings)
    window = Window(context.settings.current, "Brass")
    shots = context.places.screenshots
    loop = Loop(window, context.assets, context.settings, first, explain=_fail, screenshots=shots)
    pygame.event.clear()
    loop.step([], 0.0)
    return loop, window.surface


def _fail(error: Exception) -> Scene:
    raise error


def frames(loop: Loop) -> int:
    """Let frames pass until nothing moves, and count them."""
    for count in range(1000):
        if not loop.step([], FRAME):
            return count
    raise AssertionError("it never ends")


@pytest.mark.parametrize("manner", [FADE, DROP, LIFT, Crossing("wipe", 0.6, "coin.gold")])
def test_a_picture_gives_way_in_its_time_and_is_drawn_once(
    context: Context, manner: Crossing
) -> None:
    loop, surface = opened(context, Sheet(RED))
    new = Sheet(BLUE)
    loop.stack.go(Replace(new, manner))
    assert loop.step([], 0.0)
    middle = surface.get_at((512, 360))
    seen = {tuple(middle)}
    count = 0
    while loop.step([], FRAME):
        seen.add(tuple(surface.get_at((512, 360))))
        count += 1
    assert abs(count * FRAME - manner.seconds) <= 3 * FRAME
    assert tuple(surface.get_at((512, 360))) == BLUE
    assert new.drawn == 1
    if manner is FADE:
        assert len(seen) > 5, "red turns to blue by and by"


@pytest.mark.parametrize(
    "calm", [{"reduced_motion": True}, {"animation_percent": 0}], ids=lambda calm: next(iter(calm))
)
def test_who_wants_no_motion_sees_the_new_picture_at_once(
    context: Context, calm: dict[str, object]
) -> None:
    loop, surface = opened(context, Sheet(RED), **calm)
    loop.stack.go(Push(Sheet(BLUE), DROP))
    loop.step([], 0.0)
    assert tuple(surface.get_at((512, 700))) == BLUE
    assert not loop.step([], FRAME)


def test_twice_as_fast_takes_half_the_time(context: Context) -> None:
    context.settings.change(animation_percent=200)
    assert paced(0.5, context.settings.current) == 0.25


def test_a_press_reaches_the_new_scene_at_once_and_ends_the_fade(context: Context) -> None:
    loop, surface = opened(context, Sheet(RED))
    new = Sheet(BLUE)
    loop.stack.go(Push(new))
    loop.step([], FRAME)
    assert tuple(surface.get_at((5, 5))) not in (RED, BLUE)
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(20, 20), button=1)
    loop.step([press], FRAME)
    assert [type(event) for event in new.heard] == [PointerDown]
    assert tuple(surface.get_at((5, 5))) == BLUE
    assert not loop.step([], FRAME)


def test_the_board_turns_over_between_day_and_night(context: Context) -> None:
    loop, surface = opened(context, Sheet(RED))
    context.settings.change(board="night")
    loop.step([], FRAME)
    for _ in range(round(TURN.seconds / 2 / FRAME)):
        loop.step([], FRAME)
    assert tuple(surface.get_at((5, 360))) != RED, "half way one looks at its edge"
    frames(loop)
    assert tuple(surface.get_at((5, 360))) == RED


class Curtained(NoHost):
    """Two people at one screen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "birmingham")
        players = [replace(player, control="person") for player in PEOPLE[:2]]
        self.context = context
        self.session = Session(birmingham(), Setup(2, 5, {"seated_order": True}), players)
        self.scene: BrassScene = play_scene(
            context, self.session, PromptBots(self.session), host=self, curtain=True
        )

    def curtain(self, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        def ready() -> Pop:
            on_ready()
            return Pop(LIFT)

        return curtain_screen(self.context, self.session, seat, ready)

    def viewer(self) -> Seat | None:
        return self.scene.model.viewer


def hand_of(surface: pygame.Surface) -> bytes:
    """Give the pixels of the hand of a small table."""
    return pygame.image.tobytes(surface.subsurface((196, 644, 560, 70)), "RGB")


def test_no_hand_is_seen_behind_the_falling_curtain(context: Context) -> None:
    table = Curtained(context)
    loop, surface = opened(context, table.scene)
    frames(loop)
    loop.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)], FRAME)
    frames(loop)
    shown = hand_of(surface)
    assert table.viewer() == Seat(0), "the first player looks at a hand"
    covered = _table_without_hand(context)
    loop.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_7, mod=0)], FRAME)
    table.scene.mean(it.PickCard(0))
    table.scene.mean(Press("confirm"))
    frames(loop)
    table.scene.mean(Press("end_turn"))
    seen = []
    while loop.step([], FRAME):
        seen.append(hand_of(surface))
    assert table.viewer() is None
    assert len(seen) > 20
    assert shown not in seen
    assert seen[0] == covered, "until the cloth arrives the place of the hand is empty"


def _table_without_hand(context: Context) -> bytes:
    """Draw the same table as nobody sees it."""
    players = [replace(player, control="person") for player in PEOPLE[:2]]
    session = Session(birmingham(), Setup(2, 5, {"seated_order": True}), players)
    scene = play_scene(context, session, PromptBots(session))
    scene.model.show_to(None)
    return hand_of(Studio(context, scene, SIZE).draw())
