"""What the controls, the scenes that come, and the table itself sound like."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.ui.scenes.ceremony import ceremony_screen
from brass_desktop.games.shelf import SHELF
from brass_desktop.present import sounds
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.settings.screen import settings_screen
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Switch
from brass_desktop.ui.widgets.dialog import notice
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.kit import Widget
from brass_desktop.ui.widgets.menu import MenuScene
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, PointerUp, Text
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Pop, Push, Scene, SceneStack
from brass_desktop.ui.window.window import Window
from tests.ui.test_hot_seat import Table
from tests.ui.test_widgets import Memory
from workshop.shots.brass.positions import finished
from workshop.shots.studio import make_canvas

PLACE = Rect(100, 100, 200, 50)


class Controls:
    """A page of controls that lie in the same place."""

    stale = True
    opaque = True

    def __init__(self, *widgets: Widget) -> None:
        self._widgets = widgets

    def paint_ground(self, canvas: Canvas) -> None:
        pass

    def lay_out(self, sheet: Sheet) -> Layout:
        return Layout([Pane((), self._widgets)], self._widgets[0].key)

    def press(self, key: Key) -> None:
        return None


class Noted(Audio):
    """Notes what is to be heard."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.assets, context.settings, lambda: True)
        self.sounds: list[str] = []
        self.around: list[str | None] = []

    def _play(self, sound: str, take: int) -> None:
        self.sounds.append(sound)

    def surround(self, around: str | None) -> None:
        if self.around[-1:] != [around]:
            self.around.append(around)


def heard_of(context: Context, widget: Widget, inputs: Sequence[Input]) -> list[str]:
    heard: list[str] = []
    stack = SceneStack(Screen(Controls(widget)), heard.append)
    stack.draw(make_canvas(context, (1280, 720)))
    stack.handle(inputs)
    return heard


CLICKED = (PointerMove(150, 120), PointerDown(150, 120, "left", 1), PointerUp(150, 120, "left"))


def test_a_button_is_heard_when_it_is_met_and_pressed(context: Context) -> None:
    plain = Button("b", PLACE, "On", 20, lambda: None)
    assert heard_of(context, plain, CLICKED) == [sounds.HOVER, sounds.CLICK]
    assert heard_of(context, plain, [Key("enter")]) == [sounds.CLICK]
    brass = Button("b", PLACE, "On", 20, lambda: None, kind="brass")
    assert heard_of(context, brass, CLICKED) == [sounds.HOVER, sounds.CONFIRM]


def test_a_press_that_nobody_answers_is_silent(context: Context) -> None:
    button = Button("b", PLACE, "On", 20, lambda: None)
    assert heard_of(context, button, [Key("x"), PointerDown(5, 5, "left", 1)]) == []
    button.state.enabled = False
    assert heard_of(context, button, CLICKED) == []


def test_a_switch_snaps_and_letters_are_silent(context: Context) -> None:
    switch = Switch("s", PLACE, "On", ("or off",), False, lambda on: None, 26, (14, 13))
    assert heard_of(context, switch, CLICKED) == [sounds.HOVER, sounds.TOGGLE]
    entry = TextEntry("e", PLACE, Editing(), 20, Memory(), lambda text: None)
    assert heard_of(context, entry, [*CLICKED, Text("ż")]) == []


def test_what_comes_over_a_screen_is_heard_and_what_covers_it_only_if_it_says_so(
    context: Context,
) -> None:
    heard: list[str] = []
    stack = SceneStack(settings_screen(context), heard.append)
    stack.go(Push(notice("Title", ("Words",), "Close")))
    stack.go(Pop())
    stack.go(Push(settings_screen(context)))
    assert heard == [sounds.DIALOG]


def test_an_opened_list_clicks_once_and_its_rows_are_heard(context: Context) -> None:
    heard: list[str] = []
    stack = SceneStack(settings_screen(context), heard.append)
    stack.go(Push(MenuScene(PLACE, ("one", "two"), 0, 20, lambda index: None)))
    stack.draw(make_canvas(context, (1280, 720)))
    stack.handle([Key("enter")])
    assert heard == [sounds.CLICK, sounds.CLICK]


def test_a_screen_keeps_the_music_of_the_one_below(house: House) -> None:
    stack = SceneStack(settings_screen(house.context))
    assert stack.surroundings is None
    stack = SceneStack(title_screen(house))
    stack.go(Push(settings_screen(house.context)))
    assert stack.surroundings == sounds.TITLE_MUSIC


@pytest.fixture
def noted(context: Context) -> Noted:
    return Noted(context)


def test_the_table_has_the_air_of_its_stage_and_a_voice(context: Context, noted: Noted) -> None:
    table = Table(replace(context, audio=noted), ("person", "person"))
    assert table.studio.stack.surroundings == box_of(SHELF[0]).ambience["canal"]
    table.studio.send(Key("enter"))
    table.studio.send(Key("7"))
    assert sounds.CLICK in noted.sounds
    table.studio.send(Key("escape"))
    table.pass_and_end()
    assert sounds.CONFIRM in noted.sounds
    assert sounds.TURN not in noted.sounds, "the curtain calls where only people sit"


def test_an_era_is_counted_upwards(context: Context, noted: Noted) -> None:
    session = finished(2)
    at = next(n for n, entry in enumerate(session.log) if is_scored(entry.events))
    screen = ceremony_screen(replace(context, audio=noted), session, at, Pop)
    for _ in range(5):
        screen.update(10.0)
    assert noted.sounds == [sounds.COUNT] * 5


def test_the_loop_plays_what_the_screen_says(house: House, noted: Noted) -> None:
    context = house.context
    context.settings.change(window_size=(1024, 740), board="day")
    loop = Loop(
        Window(context.settings.current, "Brass"),
        context.assets,
        context.settings,
        title_screen(house),
        explain=_raise,
        screenshots=context.places.screenshots,
        audio=noted,
    )
    loop.step([], 0.0)
    context.settings.change(board="night")
    context.settings.change(board="day")
    loop.stack.quit()
    loop.step(pygame.event.get(), 0.0)
    assert noted.around == [sounds.TITLE_MUSIC, None]
    assert noted.sounds == [sounds.NIGHT, sounds.DAY]


def _raise(error: Exception) -> Scene:
    raise error
