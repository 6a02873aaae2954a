"""While a game cannot be saved: the table says so and plays on, and nothing is lost unasked."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from brass_desktop.app import report_crash
from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.present.intents import Press
from brass_desktop.present.text import common, errors, pause
from brass_desktop.present.text import keeping as words
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.scenes.play.pause import PausePage
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.widgets.dialog import Dialog
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Push, Scene, SceneStack
from brass_desktop.ui.window.window import Window
from tests.games_at_hand import CHARACTERS, COLOURS, NAMES, play
from tests.ui.failing_disk import FAULTS, failing_disk
from tests.ui.recording import read_lines
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.studio import Studio, open_studio, studio_context

GAME = NewGame(
    "birmingham",
    tuple(SeatChoice(NAMES[n], COLOURS[n], CHARACTERS[n]) for n in range(2)),
    seed=5,
    curtain=False,
)
SIZE = (1280, 720)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    open_studio()
    return studio_context(tmp_path)


@pytest.fixture
def house(context: Context) -> Iterator[Home]:
    found = Home(context, SaveStore(context.places.saves))
    yield found
    found.put_away()


def at_table(house: Home) -> tuple[Studio, BrassScene]:
    scene = house.start(GAME)
    assert isinstance(scene, PlayScene)
    studio = Studio(house.context, scene, SIZE)
    studio.stack = SceneStack(scene, before_quit=house.before_quit)
    studio.draw()
    return studio, scene


def sign_of(scene: BrassScene) -> tuple[float, float]:
    menu = scene.place_of(Press("menu"))
    assert menu is not None
    return menu[0] + 17, menu[1] - 10


def is_shown(studio: Studio, scene: BrassScene) -> bool:
    """Tell whether the sign is in the picture."""
    studio.draw()
    at = studio.canvas.point(sign_of(scene))
    found = studio.canvas.surface.get_at((round(at[0]) - 9, round(at[1]) + 5))
    return found.r > 140 and found.g < 60


def top(studio: Studio) -> Screen:
    scene = studio.stack.top
    assert isinstance(scene, Screen)
    return scene


def asks_to_leave(studio: Studio) -> bool:
    scene = studio.stack.top
    if not (isinstance(scene, Screen) and isinstance(scene.page, Dialog)):
        return False
    return words.LOSE_TITLE() in [line.text for line in read_lines(studio)]


def press(studio: Studio, text: str) -> None:
    """Click the answer with these words."""
    studio.draw()
    keys = {widget.key: widget for widget in top(studio).form.widgets}
    (found,) = [widget for widget in keys.values() if getattr(widget, "text", "") == text]
    x, y = found.rect.centre
    studio.send(PointerDown(x, y, "left"), PointerUp(x, y, "left"))


def play_unsaved(house: Home, scene: BrassScene, actions: int) -> None:
    """Play on a disk that fails, until that has shown itself."""
    play(scene.model.session, actions)
    assert house.before_quit() is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_new_game_starts_and_plays_on_any_disk(house: Home, fault: str) -> None:
    with failing_disk(fault):
        studio, scene = at_table(house)
        play_unsaved(house, scene, 3)
        house.context.settings.change(volume=50, window_mode="full", last_games={})
        assert is_shown(studio, scene)
        assert house.before_quit() is not None
    assert house.before_quit() is None, "it is tried again by then"
    (kept,) = [game for game in house.store.games() if game.kind == "autosave"]
    assert len(house.store.open(kept.path).game.session.log) == 3
    studio.draw()
    assert not is_shown(studio, scene)


def test_the_sign_stays_whatever_is_pressed_and_covers_no_choice(house: Home) -> None:
    studio, scene = at_table(house)
    assert not is_shown(studio, scene)
    with failing_disk():
        play_unsaved(house, scene, 1)
        for key in ("tab", "right", "1", "escape", "n", "n"):
            studio.send(Key(key))
            assert is_shown(studio, scene)
        scene.update(60.0)
        assert is_shown(studio, scene)
        x, y = sign_of(scene)
        for choice in scene.model.lit():
            place = scene.place_of(choice)
            assert place is None or max(abs(place[0] - x), abs(place[1] - y)) > 24


def test_the_sign_explains_itself_and_leads_to_the_ways_out(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
        plain = pygame.image.tobytes(studio.draw(), "RGB")
        studio.send(PointerMove(*sign_of(scene)))
        assert pygame.image.tobytes(studio.draw(), "RGB") != plain, "a tooltip"
        studio.send(PointerDown(*sign_of(scene), "left"))
        assert words.NOT_SAVED() in [line.text for line in read_lines(studio)]
        assert any("No space" in line.text for line in read_lines(studio))
        press(studio, words.TRY_AGAIN())
        assert words.NOT_SAVED() in [line.text for line in read_lines(studio)]
    press(studio, words.TRY_AGAIN())
    assert studio.stack.top is scene


def test_the_menu_leads_there_by_keys(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
        scene.mean(Press("menu"))
        studio.draw()
        studio.draw()
        assert isinstance(top(studio).page, PausePage)
        studio.focus("unsaved")
        studio.send(Key("enter"))
        assert words.NOT_SAVED() in [line.text for line in read_lines(studio)]


def test_closing_the_window_asks_and_staying_plays_on(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
        studio.stack.quit()
        assert asks_to_leave(studio)
        studio.stack.quit()
        studio.send(Key("enter"))
        assert studio.stack.top is scene, "asked once, and Enter loses nothing"
        studio.stack.quit()
        press(studio, words.LOSE_YES())
        assert studio.stack.top is None


def test_closing_the_window_asks_nothing_once_the_disk_is_well(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
    studio.stack.quit()
    assert studio.stack.top is None


def test_a_game_that_was_given_up_does_not_come_back(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
        scene.mean(Press("menu"))
        studio.draw()
        studio.draw()
        studio.focus("give_up")
        studio.send(Key("enter"))
        press(studio, pause.GIVE_UP_YES())
        assert not house.continuations() and house.before_quit() is None


def test_the_menu_asks_before_an_unsaved_game_is_left(house: Home) -> None:
    studio, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 1)
        scene.mean(Press("menu"))
        studio.draw()
        studio.draw()
        studio.focus("leave")
        studio.send(Key("enter"))
        studio.draw()
        studio.send(Key("enter"))
        assert asks_to_leave(studio)
        studio.send(Key("escape"))
        assert isinstance(top(studio).page, PausePage), "the question before is not asked again"


@pytest.mark.parametrize("way", ["load", "quick load"])
def test_another_game_is_not_opened_over_an_unsaved_one(house: Home, way: str) -> None:
    studio, scene = at_table(house)
    play(scene.model.session, 4)
    studio.send(Key("f5"))
    house.store.save(replace(house.store.open(_autosave(house)).game, title="Other"))
    with failing_disk():
        play_unsaved(house, scene, 1)
        if way == "load":
            game = next(game for game in house.store.games() if game.kind == "saved")
            led = house._library.play_on(game)
            assert isinstance(led, Push)
            studio.stack.go(led)
        else:
            studio.send(Key("f9"))
            studio.draw()
            studio.focus("answer1")
            studio.send(Key("enter"))
        assert asks_to_leave(studio)
        studio.send(Key("escape"))
        assert studio.stack.top is scene
        assert len(scene.model.session.log) == 5


def _autosave(house: Home) -> Path:
    return next(game.path for game in house.store.games() if game.kind == "autosave")


def test_a_game_is_saved_elsewhere_and_then_left(house: Home, tmp_path: Path) -> None:
    studio, scene = at_table(house)
    stick = tmp_path / "stick"
    with failing_disk():
        play_unsaved(house, scene, 2)
        studio.stack.quit()
        press(studio, words.ELSEWHERE())
        studio.draw()
        entry = next(widget for widget in top(studio).form.widgets if widget.key == "ask")
        entry.editing.replace_all(str(stick))  # type: ignore[attr-defined]
        studio.send(Key("enter"))
        assert isinstance(top(studio).page, Dialog), "that failed too"
    studio.send(Key("escape"))
    studio.send(Key("enter"))
    assert studio.stack.top is None
    (written,) = SaveStore(stick).games()
    assert len(SaveStore(stick).open(written.path).game.session.log) == 2


def test_after_an_error_on_a_full_disk_the_game_goes_on_from_memory(house: Home) -> None:
    _, scene = at_table(house)
    with failing_disk():
        play_unsaved(house, scene, 6)
        report, told = report_crash(LookupError("no such slot"), house)
        assert report is None and told.text == errors.IN_MEMORY.text
        assert house.before_quit() is not None
        (offered,) = house.continuations()
        back = offered.open()
        assert isinstance(back, PlayScene)
        assert len(back.model.session.log) == 6
    assert house.before_quit() is None
    assert house.put_away() is not None
    assert len(house.store.open(house.store.autosaves()[0].path).game.session.log) == 6


@pytest.fixture
def window(context: Context) -> Window:
    context.settings.change(window_size=(1024, 740), board="day")
    return Window(context.settings.current, "Brass")


def looped(window: Window, house: Home) -> Loop:
    def explain(error: Exception) -> Scene:
        raise error

    context = house.context
    return Loop(
        window,
        context.assets,
        context.settings,
        title_screen(house),
        explain=explain,
        screenshots=context.places.screenshots,
        before_quit=house.before_quit,
        toast=context.toast,
    )


def key(code: int) -> pygame.event.Event:
    fields = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
    return pygame.event.Event(pygame.KEYDOWN, fields)


@pytest.mark.parametrize("fault", ["full", "full, no name left"])
def test_a_picture_on_a_full_disk_is_no_success(window: Window, house: Home, fault: str) -> None:
    loop = looped(window, house)
    with failing_disk(fault):
        loop.step([key(pygame.K_F12)], 0.0)
    assert house.context.toast.text.startswith(common.NO_PICTURE(reason=""))
    folder = house.context.places.screenshots
    assert not folder.exists() or not list(folder.iterdir())


def test_settings_that_cannot_be_written_hold_are_told_of_and_written_later(
    window: Window, house: Home
) -> None:
    loop, settings = looped(window, house), house.context.settings
    with failing_disk():
        settings.change(volume=25)
        loop.step([key(pygame.K_F11)], 0.0)
        assert (settings.current.volume, settings.current.window_mode) == (25, "full")
        loop.step([], 0.0)
        assert house.context.toast.text == words.SETTINGS_UNWRITTEN["full"]()
        loop.step([], 20.0)
        assert settings.problem is not None and settings.problem.code == "full"
    loop.step([], 20.0)
    kept = type(settings)(house.context.places.settings).current
    assert (kept.volume, kept.window_mode) == (25, "full")
