import pygame
import pytest

from brass_desktop.ui.window.input import (
    QUICK_MS,
    FocusLost,
    Input,
    InputReader,
    Key,
    KeyUp,
    PointerDown,
    PointerMove,
    PointerUp,
    Text,
    Wheel,
)
from brass_desktop.ui.window.viewport import Viewport

LARGE = Viewport((3840, 2160))


@pytest.fixture
def reader() -> InputReader:
    return InputReader()


def read(reader: InputReader, kind: int, **fields: object) -> Input | None:
    return reader.read(pygame.event.Event(kind, fields), LARGE)


def down(reader: InputReader, code: int, mod: int = 0) -> Input | None:
    return read(reader, pygame.KEYDOWN, key=code, mod=mod)


def test_positions_come_in_logical_units(reader: InputReader) -> None:
    moved = read(reader, pygame.MOUSEMOTION, pos=(1920, 1080), rel=(0, 0), buttons=(0, 0, 0))
    assert moved == PointerMove(960, 540)
    pressed = read(reader, pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=3)
    assert pressed == PointerDown(100, 50, "right")
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(0, 0), button=1) == PointerUp(0, 0)


def test_the_wheel_turns_where_the_pointer_was_last(reader: InputReader) -> None:
    read(reader, pygame.MOUSEMOTION, pos=(1920, 1080), rel=(0, 0), buttons=(0, 0, 0))
    turned = read(reader, pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5)
    assert turned == Wheel(960, 540, 0, 0.5)
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4) is None


def test_quick_clicks_on_one_place_are_counted(reader: InputReader) -> None:
    counts = []
    for place in ((10, 10), (11, 10), (10, 12), (500, 500)):
        pressed = read(reader, pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        assert isinstance(pressed, PointerDown)
        counts.append(pressed.clicks)
    assert counts == [1, 2, 3, 1]


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (pygame.K_RETURN, "enter"),
        (pygame.K_KP_ENTER, "enter"),
        (pygame.K_KP_7, "7"),
        (pygame.K_ESCAPE, "escape"),
        (pygame.K_F11, "f11"),
        (pygame.K_PAGEUP, "pageup"),
        (pygame.K_SPACE, "space"),
        (pygame.K_n, "n"),
    ],
)
def test_keys_have_the_names_people_give_them(reader: InputReader, code: int, name: str) -> None:
    assert down(reader, code) == Key(name)
    assert read(reader, pygame.KEYUP, key=code, mod=0) == KeyUp(name)


def test_modifiers_are_told_apart(reader: InputReader) -> None:
    assert down(reader, pygame.K_z, pygame.KMOD_LCTRL) == Key("z", ctrl=True)
    assert down(reader, pygame.K_TAB, pygame.KMOD_RSHIFT) == Key("tab", shift=True)
    assert down(reader, pygame.K_F4, pygame.KMOD_LALT) == Key("f4", alt=True)


def test_a_held_key_confirms_only_once_but_arrows_go_on(reader: InputReader) -> None:
    assert [down(reader, pygame.K_RETURN) for _ in range(3)] == [Key("enter"), None, None]
    assert [down(reader, pygame.K_LEFT) for _ in range(2)] == [Key("left")] * 2
    read(reader, pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert down(reader, pygame.K_RETURN) == Key("enter")


def test_losing_the_window_lets_go_of_every_key(reader: InputReader) -> None:
    down(reader, pygame.K_n)
    assert read(reader, pygame.WINDOWFOCUSLOST) == FocusLost()
    assert down(reader, pygame.K_n) == Key("n")


def test_text_and_strangers(reader: InputReader) -> None:
    assert read(reader, pygame.TEXTINPUT, text="ż") == Text("ż")
    assert read(reader, pygame.USEREVENT) is None


def test_a_key_struck_twice_tells_so_unless_time_or_another_key_came_between() -> None:
    now = 0
    reader = InputReader(lambda: now)

    def strike(code: int) -> int:
        pressed = down(reader, code)
        read(reader, pygame.KEYUP, key=code, mod=0)
        assert isinstance(pressed, Key)
        return pressed.strikes

    assert [strike(pygame.K_RETURN) for _ in range(5)] == [1, 2, 3, 4, 5]
    now += QUICK_MS + 1
    assert strike(pygame.K_RETURN) == 1
    assert [strike(pygame.K_a), strike(pygame.K_RETURN), strike(pygame.K_SPACE)] == [1, 1, 1]
    assert [strike(pygame.K_a), strike(pygame.K_a)] == [1, 1], "letters are simply typed"
