"""The second half of a double click belongs to what the first half met, and to nothing new."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.ui.scenes.pointing import may_repeat
from brass_desktop.present.intents import Control, Press
from brass_desktop.ui.context import Context
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Pop, Push
from tests.games.brass.ui.test_ceremony_screen import ceremony
from tests.games.brass.ui.test_game_screen_inputs import Heard
from tests.ui.test_bot_pace import actions, open_table
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.studio import Studio

Again = Callable[[Studio, BrassScene, it.Intent, int], None]


def click(studio: Studio, scene: BrassScene, intent: it.Intent, clicks: int = 1) -> None:
    studio.draw()
    at = scene.place_of(intent)
    assert at is not None, intent
    studio.send(PointerMove(*at), PointerDown(*at, clicks=clicks), PointerUp(*at))


def strike(studio: Studio, _: BrassScene, __: it.Intent, strikes: int = 1) -> None:
    studio.send(Key("enter", strikes=strikes))


@pytest.mark.parametrize("press", [click, strike])
def test_a_double_press_on_confirm_does_not_end_the_turn(context: Context, press: Again) -> None:
    studio, scene = open_table(context, 3, 0)
    session = scene.model.session
    studio.send(Key("7"))
    scene.mean(it.PickCard(0))
    confirm, end = Press("confirm"), Press("end_turn")
    assert scene.place_of(confirm) is not None
    press(studio, scene, confirm, 1)
    assert actions(scene) == 1
    first = session.actor
    for count in (2, 3, 4, 5):
        press(studio, scene, end, count)
    assert session.actor == first and session.can_undo
    press(studio, scene, end, 1)
    assert session.actor != first


def test_a_double_click_on_an_industry_develops_one_tile(context: Context) -> None:
    studio, scene = open_table(context, 3, 0)
    click(studio, scene, it.ChooseAction("develop"))
    click(studio, scene, it.PickCard(0))
    tiles = [one for one in lit_intents(scene.model.view()) if isinstance(one, it.PickAnswer)]
    studio.draw()
    at = scene.place_of(tiles[0])
    assert at is not None
    picks = len(scene.model.desk.draft.picks)
    for clicks, chosen in ((1, 1), (2, 1), (1, 2)):
        studio.send(PointerMove(*at), PointerDown(*at, clicks=clicks), PointerUp(*at))
        assert len(scene.model.desk.draft.picks) == picks + chosen


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_end_of_the_counting_is_seen_before_it_is_left(context: Context, by: str) -> None:
    heard = Heard()
    studio, screen = ceremony(context, heard)
    at = next(w.rect.centre for w in screen.form.widgets if w.key == "end")
    for count in (1, 2, 3):
        press: Input = (
            PointerDown(*at, clicks=count) if by == "mouse" else Key("enter", strikes=count)
        )
        studio.send(PointerMove(*at), press, PointerUp(*at))
    assert screen.wake_after is None and not heard.calls
    studio.send(PointerDown(*at) if by == "mouse" else Key("enter"), PointerUp(*at))
    assert heard.calls == ["ready"]


@pytest.mark.parametrize("press", [PointerDown(640, 360), Key("enter")])
def test_a_double_press_does_not_reach_the_screen_that_has_come(
    context: Context, press: PointerDown | Key
) -> None:
    below = Screen(Dialog("Below", (), (DialogAnswer("Leave", Pop),)))
    above = Screen(Dialog("Above", (), (DialogAnswer("Leave", Pop),)))
    studio = Studio(context, below, (1280, 720))
    studio.draw()
    studio.stack.go(Push(above))
    studio.draw()
    at = next(above.form.widgets).rect.centre
    for count in (1, 2):
        event: Input = (
            replace(press, x=at[0], y=at[1], clicks=count)
            if isinstance(press, PointerDown)
            else replace(press, strikes=count)
        )
        studio.send(PointerMove(*at), event, PointerUp(*at))
    assert studio.stack.top is below


@pytest.mark.parametrize("control", ["undo", "redo", "back", "step", "slower", "faster"])
def test_what_is_pressed_several_times_may_be_pressed_fast(control: Control) -> None:
    assert may_repeat(Press(control), Press(control))
    assert not may_repeat(Press("confirm"), Press(control))


def test_picks_are_not_repeated_but_views_are() -> None:
    stack = it.PickIndustry("cotton_mill")
    assert not may_repeat(stack, stack)
    assert may_repeat(it.ToggleOverlay("N"), it.ToggleOverlay("N"))
