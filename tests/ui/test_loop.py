import subprocess
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from brass_desktop.app import damage_notice, make_context
from brass_desktop.games.brass.bots.levels import LEVELS
from brass_desktop.present.text import common, errors
from brass_desktop.services.paths import HOME_VARIABLE
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.toast import TOAST_SECONDS
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.error import error_screen
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Cursor, Scene, Transition
from brass_desktop.ui.window.viewport import MINIMUM
from brass_desktop.ui.window.window import Window
from workshop.shots.studio import Studio


class Unattended:
    """Idle work of a loop whose every event was posted beforehand: to wait for more is to hang."""

    def __iter__(self) -> "Unattended":
        return self

    def __next__(self) -> None:
        raise AssertionError("the loop waits, though every event has been answered")


class Broken:
    """A scene that fails as soon as it is drawn."""

    opaque = True
    cursor: Cursor = "arrow"
    wake_after: float | None = None

    def handle(self, event: Input) -> Transition | None:
        return None

    def update(self, dt: float) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        raise LookupError("no such slot")

    def refresh(self) -> None:
        """Nothing to lay out."""


def post(kind: int, **fields: object) -> None:
    pygame.event.post(pygame.event.Event(kind, fields))


def press(code: int) -> None:
    post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)


@pytest.fixture
def window(context: Context) -> Window:
    context.settings.change(window_size=(1024, 740), board="day")
    return Window(context.settings.current, "Brass")


def run(window: Window, house: House, first: Scene, heard: list[Exception]) -> None:
    context = house.context

    def explain(error: Exception) -> Scene:
        heard.append(error)
        press(pygame.K_ESCAPE)
        return error_screen(error, None, lambda: title_screen(house), errors.NOTHING_OPEN)

    Loop(
        window,
        context.assets,
        context.settings,
        first,
        explain=explain,
        screenshots=context.places.screenshots,
        idle_work=Unattended(),
    ).run()


def test_closing_the_window_ends_the_loop_and_keeps_its_size(window: Window, house: House) -> None:
    post(pygame.QUIT)
    run(window, house, title_screen(house), [])
    assert SettingsStore(house.context.places.settings).current.window_size == (1024, 740)


def test_the_menu_is_worked_by_keys_alone(window: Window, house: House) -> None:
    title = title_screen(house)
    studio = Studio(house.context, title, (1280, 720))
    studio.draw()
    downs = 0
    while title.form.focus_key != "quit":
        studio.send(Key("down"))
        downs += 1
        assert downs < 20, "the way down leads to Quit"
    title = title_screen(house)
    Studio(house.context, title, (1280, 720)).draw()
    for _ in range(downs):
        press(pygame.K_DOWN)
    press(pygame.K_RETURN)
    heard: list[Exception] = []
    run(window, house, title, heard)
    assert not heard


def test_an_error_in_a_scene_is_explained_and_the_program_lives(
    window: Window, house: House
) -> None:
    heard: list[Exception] = []
    run(window, house, Broken(), heard)
    assert [str(error) for error in heard] == ["no such slot"]


def test_an_error_while_explaining_ends_the_program(window: Window, context: Context) -> None:
    shots = context.places.screenshots
    loop = Loop(
        window,
        context.assets,
        context.settings,
        Broken(),
        explain=lambda error: Broken(),
        screenshots=shots,
    )
    with pytest.raises(LookupError):
        loop.run()


def test_f12_keeps_a_picture(window: Window, house: House) -> None:
    press(pygame.K_F12)
    post(pygame.QUIT)
    run(window, house, title_screen(house), [])
    pictures = list(house.context.places.screenshots.glob("*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_size() == (1024, 740)


def test_a_change_of_theme_is_seen_at_once(window: Window, house: House) -> None:
    loop = Loop(
        window,
        house.context.assets,
        house.context.settings,
        title_screen(house),
        explain=lambda error: Broken(),
        screenshots=house.context.places.screenshots,
    )
    house.context.settings.change(board="night")
    assert house.context.assets.theme.name == "night"
    loop.stack.quit()


def test_every_bot_level_has_a_name_and_every_name_a_level() -> None:
    assert list(LEVELS) == list(common.BOT_LEVELS)


def test_the_title_comes_before_rules_bots_and_table_are_imported(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from brass_desktop.app import make_home
house = make_home(Path(sys.argv[1]))
house.title()
assert not house.continuations()
print(*sys.modules, sep=chr(10))
"""
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines())
    for late in (
        "games.brass.engine",
        "games.brass.ui",
        "bots",
        "ui.scenes.play",
        "ui.scenes.load",
    ):
        assert find_spec(f"brass_desktop.{late}"), "a name that has moved proves nothing"
        assert f"brass_desktop.{late}" not in loaded


def test_damaged_settings_are_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "settings.json").write_text("not json", encoding="utf-8")
    context = make_context()
    assert context.settings.damaged
    notice = damage_notice(context.settings)
    assert isinstance(notice, Screen)
    studio = Studio(context, notice, (1280, 720))
    studio.draw()
    assert "settings.damaged-1.json" in str(context.settings.set_aside)


def titled_loop(window: Window, house: House) -> Loop:
    return Loop(
        window,
        house.context.assets,
        house.context.settings,
        title_screen(house),
        explain=_raise,
        screenshots=house.context.places.screenshots,
        toast=house.context.toast,
    )


def test_a_picture_of_the_screen_is_told_of_for_a_while(window: Window, house: House) -> None:
    house.context.settings.change(reduced_motion=True)
    loop = titled_loop(window, house)
    loop.step([], 0.0)
    before = pygame.image.tobytes(window.surface, "RGB")
    press(pygame.K_F12)
    loop.step(pygame.event.get(), 0.0)
    (path,) = house.context.places.screenshots.glob("*.png")
    assert house.context.toast.text == common.PICTURE_SAVED(path=path)
    assert pygame.image.tobytes(window.surface, "RGB") != before
    loop.step([], TOAST_SECONDS)
    assert not house.context.toast.text
    assert pygame.image.tobytes(window.surface, "RGB") == before


def test_a_window_that_nobody_sees_is_not_drawn(window: Window, house: House) -> None:
    loop = titled_loop(window, house)
    loop.step([], 0.0)
    post(pygame.WINDOWHIDDEN)
    loop.step(pygame.event.get(), 0.0)
    before = pygame.image.tobytes(window.surface, "RGB")
    loop.step([], 5.0)
    assert pygame.image.tobytes(window.surface, "RGB") == before, "the title lives unseen"
    post(pygame.WINDOWSHOWN)
    loop.step(pygame.event.get(), 0.0)
    assert pygame.image.tobytes(window.surface, "RGB") != before


def test_a_picture_that_cannot_be_written_is_told_of(window: Window, house: House) -> None:
    house.context.places.screenshots.write_text("in the way")
    loop = titled_loop(window, house)
    press(pygame.K_F12)
    loop.step(pygame.event.get(), 0.0)
    assert house.context.toast.text.startswith(common.NO_PICTURE(reason=""))


def test_the_window_cannot_become_too_small(house: House) -> None:
    house.context.settings.change(window_size=(700, 450), window_mode="window")
    opened = Window(house.context.settings.current, "Brass")
    desktop = pygame.display.get_desktop_sizes()[0]
    least = tuple(map(min, MINIMUM, desktop))
    assert opened.size == least
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert pygame.Window.from_display_module().minimum_size == least


def _raise(error: Exception) -> Scene:
    raise error
