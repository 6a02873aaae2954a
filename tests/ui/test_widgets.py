from collections.abc import Callable

import pygame
import pytest

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.choice import Option, Segmented, Slider, Switch
from brass_desktop.ui.widgets.dropdown import Dropdown
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.form import TOOLTIP_DELAY, Form
from brass_desktop.ui.widgets.kit import Answer, State, Widget
from brass_desktop.ui.widgets.listbox import ListBox
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.input import Input, InputReader, Key
from brass_desktop.ui.window.scene import Pop, Push
from brass_desktop.ui.window.viewport import Viewport
from tests.games.brass.ui.table_reading import record_lines
from workshop.shots.studio import Studio, open_studio

SIZE = (1280, 720)


class Memory:
    """A clipboard of one's own."""

    def __init__(self) -> None:
        self.text = ""

    def read(self) -> str:
        return self.text

    def write(self, text: str) -> None:
        self.text = text


class Hand:
    """Posts real pygame events and reads them back the way the loop does."""

    def __init__(self, form: Form, context: Context) -> None:
        self.form = form
        self._reader = InputReader()
        self._canvas = Studio(context, credits_screen(context), SIZE).canvas
        self.draw()

    def draw(self) -> None:
        self.form.draw(self._canvas)

    def post(self, kind: int, **fields: object) -> Answer:
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(kind, fields))
        used: Answer = False
        for event in pygame.event.get(kind):
            record: Input | None = self._reader.read(event, Viewport(SIZE))
            assert record is not None
            used = self.form.handle(record)
        self.draw()
        return used

    def move(self, x: float, y: float, *, held: bool = False) -> Answer:
        buttons = (1 if held else 0, 0, 0)
        return self.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=buttons)

    def press(self, x: float, y: float) -> Answer:
        self.move(x, y)
        return self.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)

    def release(self, x: float, y: float) -> Answer:
        return self.post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)

    def click(self, x: float, y: float) -> Answer:
        down = self.press(x, y)
        up = self.release(x, y)
        return up if up is not False else down

    def key(self, code: int, mod: int = 0) -> Answer:
        used = self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        return used

    def type(self, text: str) -> Answer:
        return self.post(pygame.TEXTINPUT, text=text)


MakeHand = Callable[..., Hand]


@pytest.fixture
def hand(context: Context) -> MakeHand:
    def make(*widgets: Widget, window: Rect | None = None, height: float = 0) -> Hand:
        open_studio()
        form = Form()
        form.fill([Pane((), widgets, "pane", window, height)])
        return Hand(form, context)

    return make


def button(key: str, done: list[str], x: float = 100, y: float = 100) -> Button:
    return Button(key, Rect(x, y, 200, 50), key, 18, lambda: done.append(key))


def test_a_button_acts_when_it_is_let_go_over_it(hand: MakeHand) -> None:
    done: list[str] = []
    one = button("one", done)
    user = hand(one)
    user.press(150, 120)
    assert (one.state.pressed, done) == (True, [])
    user.release(150, 120)
    assert (one.state.pressed, done) == (False, ["one"])


def test_a_press_that_leaves_the_button_does_nothing(hand: MakeHand) -> None:
    done: list[str] = []
    user = hand(button("one", done))
    user.press(150, 120)
    user.move(600, 600, held=True)
    user.release(600, 600)
    assert done == []


def test_a_disabled_button_does_nothing_and_is_passed_by_tab(hand: MakeHand) -> None:
    done: list[str] = []
    off = button("off", done)
    off.state.enabled = False
    user = hand(off, button("on", done, y=200))
    user.click(150, 120)
    user.key(pygame.K_TAB)
    assert user.form.focus_key == "on"
    assert off.cursor == "arrow"
    user.key(pygame.K_RETURN)
    user.key(pygame.K_SPACE)
    user.key(pygame.K_KP_ENTER)
    assert done == ["on"] * 3


def test_tab_goes_round_both_ways_and_arrows_go_where_they_point(hand: MakeHand) -> None:
    done: list[str] = []
    user = hand(
        button("a", done, 100, 100), button("b", done, 400, 100), button("c", done, 100, 200)
    )
    for expected in ("a", "b", "c", "a"):
        user.key(pygame.K_TAB)
        assert user.form.focus_key == expected
    user.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert user.form.focus_key == "c"
    for code, expected in ((pygame.K_UP, "a"), (pygame.K_RIGHT, "b"), (pygame.K_LEFT, "a")):
        user.key(code)
        assert user.form.focus_key == expected
    user.key(pygame.K_DOWN)
    assert user.form.focus_key == "c"


def test_segments_are_chosen_by_pointer_and_arrows(hand: MakeHand) -> None:
    chosen: list[int] = []
    options = [Option("Day"), Option("Night"), Option("Follow the clock")]
    segments = Segmented("s", Rect(100, 100, 300, 40), options, 0, 16, chosen.append)
    user = hand(segments)
    user.click(390, 120)
    user.key(pygame.K_RIGHT)
    user.key(pygame.K_LEFT)
    assert chosen == [2, 0, 2]


def test_a_switch_turns_by_click_and_keys(hand: MakeHand) -> None:
    states: list[bool] = []
    switch = Switch(
        "s", Rect(100, 100, 300, 50), "On", ("or off",), False, states.append, 26, (14, 13)
    )
    user = hand(switch)
    user.click(120, 110)
    user.key(pygame.K_SPACE)
    user.key(pygame.K_RIGHT)
    user.key(pygame.K_RIGHT)
    assert states == [True, False, True]


def test_a_slider_rests_on_notches(hand: MakeHand) -> None:
    chosen: list[int] = []
    notches = ["0", "25", "50", "75", "100"]
    slider = Slider("s", Rect(100, 100, 488, 50), notches, 0, 14, chosen.append, 14, 60)
    user = hand(slider)
    user.press(215, 125)
    user.move(400, 300, held=True)
    user.release(400, 300)
    user.key(pygame.K_END)
    user.key(pygame.K_RIGHT)
    user.key(pygame.K_HOME)
    assert chosen == [1, 3, 4, 0]


def entry(changes: list[str], clipboard: Memory, text: str = "") -> TextEntry:
    editing = Editing(limit=24)
    editing.replace_all(text)
    return TextEntry("e", Rect(100, 100, 300, 44), editing, 20, clipboard, changes.append)


def test_polish_and_cyrillic_are_typed_where_the_caret_stands(hand: MakeHand) -> None:
    changes: list[str] = []
    user = hand(entry(changes, Memory(), "ac"))
    user.click(390, 120)
    user.key(pygame.K_LEFT)
    for letter in ("ż", "ó", "ł", "ć"):
        user.type(letter)
    user.type("Ж")
    assert changes[-1] == "ażółćЖc"


def test_letters_do_not_move_the_focus_or_press_anything(hand: MakeHand) -> None:
    changes: list[str] = []
    done: list[str] = []
    user = hand(entry(changes, Memory()), button("b", done, 100, 300))
    user.click(200, 120)
    assert user.key(pygame.K_SPACE) is True
    user.type(" ")
    assert (user.form.focus_key, done, changes) == ("e", [], [" "])


def test_home_end_select_all_copy_cut_and_paste(hand: MakeHand) -> None:
    changes: list[str] = []
    clipboard = Memory()
    field = entry(changes, clipboard, "Łucja i Дима")
    user = hand(field)
    user.click(200, 120)
    user.key(pygame.K_HOME)
    assert field.editing.caret == 0
    user.key(pygame.K_END, pygame.KMOD_SHIFT)
    assert field.editing.selected == "Łucja i Дима"
    user.key(pygame.K_c, pygame.KMOD_CTRL)
    assert clipboard.text == "Łucja i Дима"
    user.key(pygame.K_a, pygame.KMOD_CTRL)
    user.key(pygame.K_x, pygame.KMOD_CTRL)
    assert changes[-1] == ""
    clipboard.text = "two\nlines"
    user.key(pygame.K_v, pygame.KMOD_CTRL)
    user.key(pygame.K_v, pygame.KMOD_CTRL)
    assert changes[-1] == "two linestwo lines"


def test_a_double_click_selects_a_word_and_a_third_everything(hand: MakeHand) -> None:
    field = entry([], Memory(), "Ada Lovelace")
    user = hand(field)
    user.click(120, 120)
    user.click(120, 120)
    assert field.editing.selected == "Ada"
    user.click(120, 120)
    assert field.editing.selected == "Ada Lovelace"


def test_dragging_selects(hand: MakeHand) -> None:
    field = entry([], Memory(), "Birmingham")
    user = hand(field)
    user.press(112, 120)
    user.move(399, 120, held=True)
    user.release(399, 120)
    assert field.editing.selected == "Birmingham"


def test_a_dropdown_opens_a_list_that_takes_one_row(context: Context, hand: MakeHand) -> None:
    chosen: list[int] = []
    options = ["Watt", "Owen", "Coade"]
    user = hand(Dropdown("d", Rect(100, 100, 200, 40), options, 1, 16, chosen.append))
    opened = user.click(150, 120)
    assert isinstance(opened, Push)
    menu = opened.scene
    studio = Studio(context, credits_screen(context), SIZE)
    menu.draw(studio.canvas)
    for name in ("up", "up", "down", "down"):
        assert menu.handle(Key(name)) is None
    assert menu.handle(Key("enter")) == Pop()
    assert chosen == [2]
    assert menu.handle(Key("escape")) == Pop()


def test_a_list_marks_what_is_pointed_at(hand: MakeHand) -> None:
    taken: list[int] = []
    rows = ListBox("l", Rect(100, 100, 200, 90), ["a", "b", "c"], 0, 14, taken.append)
    user = hand(rows)
    user.move(150, 145)
    assert rows.marked == 1
    user.click(150, 185)
    assert taken == [2]


def test_a_scrolled_control_is_hit_where_it_is_seen(hand: MakeHand) -> None:
    done: list[str] = []
    many = [button(f"b{i}", done, 100, 100 + 60 * i) for i in range(20)]
    user = hand(*many, window=Rect(100, 100, 240, 300), height=1200)
    assert user.click(150, 700) is False
    user.move(150, 200)
    user.post(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False)
    offset = user.form.panes[0].offset
    assert offset > 0
    user.click(150, 110)
    assert done == [f"b{int(offset + 10) // 60}"]


def test_focus_scrolls_into_sight_and_the_bar_can_be_dragged(hand: MakeHand) -> None:
    done: list[str] = []
    many = [button(f"b{i}", done, 100, 100 + 60 * i) for i in range(20)]
    user = hand(*many, window=Rect(100, 100, 240, 300), height=1200)
    pane = user.form.panes[0]
    user.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert pane.offset == pytest.approx(pane.reach, abs=20)
    thumb = pane.thumb()
    assert thumb is not None
    x, y = thumb.centre
    user.press(x, y)
    user.move(x, y - 1000, held=True)
    user.release(x, y)
    assert pane.offset == 0


def test_after_a_click_no_tooltip_is_due(hand: MakeHand) -> None:
    one = Button("one", Rect(100, 100, 200, 50), "one", 18, lambda: None, tooltip="why")
    person = hand(one)
    person.click(150, 120)
    assert person.form.wake_after is None


def test_a_tooltip_waits_until_the_pointer_rests(hand: MakeHand) -> None:
    one = Button("one", Rect(100, 100, 200, 50), "one", 18, lambda: None, tooltip="why")
    user = hand(one)
    user.move(150, 120)
    assert user.form.wake_after == pytest.approx(TOOLTIP_DELAY)
    user.form.update(0.0)
    assert user.form.update(TOOLTIP_DELAY / 2) is False
    assert user.form.update(TOOLTIP_DELAY) is True
    assert user.form.wake_after is None
    user.draw()


def test_moving_about_on_one_thing_redraws_nothing(hand: MakeHand) -> None:
    done: list[str] = []
    options = [Option("Day"), Option("Night")]
    segments = Segmented("s", Rect(100, 300, 300, 40), options, 0, 16, lambda index: None)
    user = hand(button("one", done), segments)
    user.move(150, 120)
    user.move(110, 310)
    assert user.form.update(0.0)
    for x in (112, 115, 120):
        user.move(x, 315)
        assert not user.form.update(0.0)
    user.move(390, 315)
    assert user.form.update(0.0)
    user.move(150, 120)
    assert user.form.update(0.0)
    user.move(160, 121)
    assert not user.form.update(0.0)


def test_leaving_the_window_ends_hover_and_press(hand: MakeHand) -> None:
    done: list[str] = []
    one = button("one", done)
    user = hand(one)
    user.press(150, 120)
    user.post(pygame.WINDOWLEAVE)
    assert one.state == State(focused=True)
    user.release(150, 120)
    assert done == []


def test_a_rebuilt_form_keeps_focus_and_scrolling(hand: MakeHand) -> None:
    done: list[str] = []
    window = Rect(100, 100, 240, 300)
    user = hand(
        *[button(f"b{i}", done, 100, 100 + 60 * i) for i in range(20)], window=window, height=1200
    )
    user.form.focus("b12")
    offset = user.form.panes[0].offset
    again = [button(f"b{i}", done, 100, 100 + 60 * i) for i in range(20)]
    user.form.fill([Pane((), again, "pane", window, 1200)])
    assert user.form.panes[0].offset == offset
    assert again[12].state.focused


def test_an_empty_entry_tells_its_use_even_with_the_focus(
    hand: MakeHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = hand(TextEntry("e", Rect(9, 9, 300, 40), Editing(), 18, Memory(), print, "Name"))
    lines = record_lines(monkeypatch)
    user.form.focus("e")
    user.draw()
    assert "Name" in [line.text for line in lines]
