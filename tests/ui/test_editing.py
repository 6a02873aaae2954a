import pytest

from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.window.input import Key


class Nothing:
    """A clipboard with nothing on it."""

    def read(self) -> str:
        return ""

    def write(self, text: str) -> None:
        raise AssertionError("nothing was to be copied")


def editing(text: str, caret: int | None = None) -> Editing:
    made = Editing()
    made.replace_all(text)
    if caret is not None:
        made.place(caret)
    return made


def test_typing_replaces_the_selection() -> None:
    field = editing("Birmingham")
    field.select_all()
    field.insert("Łódź")
    assert (field.text, field.caret) == ("Łódź", 4)


def test_no_more_than_the_limit_is_entered() -> None:
    field = Editing(limit=5)
    field.insert("Kidderminster")
    assert field.text == "Kidde"
    assert not field.insert("r")


def test_letters_made_of_two_signs_become_one() -> None:
    field = Editing()
    field.insert("z\u0307")
    assert field.text == "ż"


def test_control_signs_are_passed_over() -> None:
    field = Editing()
    field.insert("a\x00\tb")
    assert field.text == "ab"


@pytest.mark.parametrize(
    ("key", "text", "caret"),
    [
        (Key("backspace"), "one tw three", 6),
        (Key("delete"), "one twothree", 7),
        (Key("backspace", ctrl=True), "one  three", 4),
        (Key("delete", ctrl=True), "one two", 7),
    ],
)
def test_erasing_letters_and_words(key: Key, text: str, caret: int) -> None:
    field = editing("one two three", 7)
    assert field.press(key, Nothing())
    assert (field.text, field.caret) == (text, caret)


@pytest.mark.parametrize(
    ("key", "caret"),
    [
        (Key("left"), 6),
        (Key("right"), 8),
        (Key("left", ctrl=True), 4),
        (Key("right", ctrl=True), 13),
        (Key("home"), 0),
        (Key("end"), 13),
    ],
)
def test_the_caret_travels(key: Key, caret: int) -> None:
    field = editing("one two three", 7)
    field.press(key, Nothing())
    assert field.caret == field.anchor == caret


def test_shift_stretches_the_selection_and_an_arrow_lets_it_go() -> None:
    field = editing("canal", 2)
    field.press(Key("right", shift=True), Nothing())
    field.press(Key("right", shift=True), Nothing())
    assert field.selected == "na"
    field.press(Key("left"), Nothing())
    assert (field.caret, field.selected) == (2, "")


def test_copying_nothing_leaves_the_clipboard_alone() -> None:
    field = editing("canal")
    assert field.press(Key("c", ctrl=True), Nothing())


def test_other_keys_are_left_to_others() -> None:
    assert not editing("canal").press(Key("escape"), Nothing())
