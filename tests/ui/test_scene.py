import weakref
from dataclasses import dataclass, field

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import (
    Cursor,
    Pop,
    Push,
    Quit,
    Replace,
    Reset,
    SceneStack,
    Transition,
)


@dataclass
class Probe:
    """A scene that notes what happens to it."""

    name: str
    answer: Transition | None = None
    opaque: bool = True
    moving: bool = False
    wake_after: float | None = None
    cursor: Cursor = "arrow"
    heard: list[Input] = field(default_factory=list)
    refreshed: int = 0

    def handle(self, event: Input) -> Transition | None:
        self.heard.append(event)
        return self.answer

    def update(self, dt: float) -> bool:
        return self.moving

    def draw(self, canvas: Canvas) -> None:
        raise AssertionError("nothing is drawn here")

    def refresh(self) -> None:
        self.refreshed += 1


KEY = Key("a")


def test_only_the_top_scene_hears_input() -> None:
    low, top = Probe("low"), Probe("top")
    stack = SceneStack(low)
    stack.go(Push(top))
    stack.handle([KEY])
    assert (low.heard, top.heard) == ([], [KEY])


def test_the_rest_of_the_inputs_goes_to_the_scene_that_has_come() -> None:
    dialog = Probe("dialog")
    stack = SceneStack(Probe("first", Push(dialog)))
    stack.handle([KEY, KEY, KEY])
    assert dialog.heard == [KEY, KEY]


def test_scenes_come_and_go() -> None:
    first, second, third = Probe("1"), Probe("2"), Probe("3")
    stack = SceneStack(first)
    stack.go(Push(second))
    stack.go(Replace(third))
    assert stack.visible == (third,)
    stack.go(Pop())
    assert stack.top is first
    stack.go(Push(second))
    stack.go(Reset(third))
    stack.go(Pop())
    assert len(stack.visible) == 0


def test_a_scene_that_was_pressed_last_and_left_is_forgotten() -> None:
    stack = SceneStack(Probe("table"))
    stack.handle([Key("enter")])
    assert stack.top is not None
    left = weakref.ref(stack.top)
    stack.go(Reset(Probe("title")))
    assert left() is None


def test_quitting_leaves_every_scene_and_later_input_is_nobodys() -> None:
    stack = SceneStack(Probe("1"))
    stack.go(Push(Probe("2")))
    stack.go(Quit())
    stack.handle([KEY])
    assert stack.top is None


def test_what_lies_under_an_opaque_scene_does_not_show() -> None:
    hidden, base, veil = Probe("hidden"), Probe("base"), Probe("veil", opaque=False)
    stack = SceneStack(hidden)
    stack.go(Push(base))
    stack.go(Push(veil))
    assert stack.visible == (base, veil)


def test_a_frame_is_drawn_when_something_changed_and_not_otherwise() -> None:
    scene = Probe("scene")
    stack = SceneStack(scene)
    assert stack.update(0)
    assert not stack.update(0)
    scene.moving = True
    assert stack.update(0)
    scene.moving = False
    stack.invalidate()
    assert stack.update(0)
    stack.refresh()
    assert stack.update(0) and scene.refreshed == 1


def test_the_stack_wakes_for_the_most_impatient_scene() -> None:
    stack = SceneStack(Probe("base", wake_after=3.0))
    stack.go(Push(Probe("veil", opaque=False, wake_after=0.5)))
    assert stack.wake_after() == 0.5
    stack.go(Pop())
    assert stack.wake_after() == 3.0
