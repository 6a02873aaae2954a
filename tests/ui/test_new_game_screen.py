from dataclasses import replace

import pytest

from brass_desktop.core.table import NewGame
from brass_desktop.games import shelf
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.setup.screen import NewGamePage, new_draft, new_game_screen
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, Text
from brass_desktop.ui.window.scene import Scene
from workshop.shots.house import GalleryHouse
from workshop.shots.studio import Studio

SIZE = (1920, 1080)
SELECT_ALL = Key("a", ctrl=True)


class Noting(GalleryHouse):
    """A house that only notes the games it is to begin."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.started = list[NewGame]()

    def start(self, game: NewGame) -> Scene:
        self.started.append(game)
        return credits_screen(self.context)


class Sitting:
    """The new game screen in such a house."""

    def __init__(self, context: Context) -> None:
        house = Noting(context)
        self.context, self.started = context, house.started
        self.page = NewGamePage(house, new_draft(context, lambda: 1234))
        self.studio = Studio(self.context, Screen(self.page), SIZE)
        self.studio.draw()

    def use(self, control: str, *inputs: Key | Text) -> None:
        self.studio.focus(control)
        self.studio.send(*inputs)


@pytest.fixture
def sitting(context: Context) -> Sitting:
    return Sitting(context)


def test_a_whole_table_is_set_by_keyboard(sitting: Sitting) -> None:
    sitting.use("seat0.name", SELECT_ALL, Text("Łucja"))
    sitting.use("seat3.remove", Key("enter"))
    sitting.use("seat2.kind", Key("left"))
    sitting.use("seat1.level", Key("right"))
    sitting.use("seat2.hints", Key("right"))
    sitting.use("seat0.colour", Key("right"))
    sitting.use("seat0.next", Key("space"))
    sitting.use("introductory", Key("right"))
    sitting.use("board", Key("right"))
    sitting.use("seated_order", Key("right"))
    sitting.use("take_back", Key("right"))
    sitting.use("confirm", Key("right"))
    sitting.use("curtain", Key("space"))
    sitting.use("seed", SELECT_ALL, Text("77"))
    sitting.use("start", Key("enter"))
    (game,) = sitting.started
    first, second, third = game.seats
    assert (first.name, first.colour) == ("Łucja", "yellow")
    assert first.character not in (second.character, third.character)
    assert (second.colour, second.kind) == ("red", "industrialist")
    assert (third.kind, third.hints) == ("person", "always")
    assert (game.options, game.board) == (("introductory", "seated_order"), "day")
    assert (game.take_back, game.confirm, game.curtain) == ("agreement", "turn", False)
    assert game.seed == 77
    assert sitting.context.settings.current.last_games == {game.game: game}
    assert sitting.context.settings.current.last_played == game.game
    assert sitting.context.settings.current.board == "day"


def test_a_game_without_all_names_cannot_start(sitting: Sitting) -> None:
    sitting.use("seat1.name", SELECT_ALL, Key("backspace"))
    sitting.use("start", Key("enter"))
    sitting.studio.send(Key("enter", ctrl=True))
    assert sitting.started == []
    sitting.use("seat1.name", Text("ADA"))
    sitting.use("start", Key("enter"))
    assert sitting.started == []
    sitting.use("seat1.name", Text("m"))
    sitting.use("start", Key("enter"))
    assert sitting.started[0].seats[1].name == "ADAm"


def test_the_last_table_can_be_set_again(sitting: Sitting) -> None:
    sitting.use("seat3.remove", Key("enter"))
    sitting.use("start", Key("enter"))
    again = Sitting(sitting.context)
    again.use("same", Key("enter"))
    assert again.page.draft.game.seats == sitting.started[0].seats


def test_a_removed_seat_comes_back(sitting: Sitting) -> None:
    sitting.use("seat3.remove", Key("enter"))
    sitting.use("add3", Key("enter"))
    assert len(sitting.page.draft.game.seats) == 4


def test_without_bots_nobody_is_asked_who_plays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "SHELF", (replace(shelf.SHELF[0], levels=()),))
    studio = Studio(house.context, new_game_screen(house, new_draft(house.context)), SIZE)
    studio.draw()
    top = studio.stack.top
    assert isinstance(top, Screen)
    keys = {widget.key for widget in top.form.widgets}
    assert "seat0.hints" in keys
    assert not {"seat0.kind", "seat0.level", "bot_reasons"} & keys
