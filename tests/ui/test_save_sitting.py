"""Saving during a sitting: what is played is on the disk, and every way out leaves it sound."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop.app import furnish
from brass_desktop.present.new_game import NewGame, SeatChoice
from brass_desktop.services.savestore import SavedGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.input import FileDropped, Key, Text
from brass_desktop.ui.scene import Pop, Push, Reset, Scene
from brass_desktop.ui.scenes.load import LoadScene
from brass_desktop.ui.scenes.play import PlayScene
from brass_desktop.ui.scenes.save_as import save_dialog
from brass_desktop.ui.scenes.sitting import House
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.studio import Studio, open_studio, studio_context
from tests.games_at_hand import CHARACTERS, COLOURS, NAMES, game_of, play

GAME = NewGame(
    tuple(SeatChoice(NAMES[n], COLOURS[n], CHARACTERS[n]) for n in range(2)), seed=5, curtain=False
)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    open_studio()
    return furnish(studio_context(tmp_path))


@pytest.fixture
def house(context: Context) -> Iterator[House]:
    found = House(context, SaveStore(context.places.saves), _title)
    yield found
    found.close()


def _title() -> Scene:
    raise AssertionError("the title is not drawn here")


def table(scene: Scene) -> PlayScene:
    assert isinstance(scene, PlayScene)
    return scene


def autosaves(house: House) -> list[SavedGame]:
    return [game for game in house.store.games() if game.kind == "autosave"]


def length(house: House, game: SavedGame) -> int:
    return len(house.store.open(game.path).game.session.log)


def test_a_sitting_is_saved_and_continued_with_its_agreement(house: House) -> None:
    session = table(house.start(GAME)).model.session
    play(session, 7)
    house.close()
    running = house.store.continuation()
    assert running is not None
    assert length(house, running) == 7
    opened = house.store.open(running.path).game
    assert opened.session.table["curtain"] is False
    again = table(house.play_on(opened, running.path)).model.session
    play(again, 3)
    house.close()
    assert [length(house, game) for game in autosaves(house)] == [10]


def test_another_table_puts_the_one_before_away(house: House) -> None:
    first = table(house.start(GAME)).model.session
    play(first, 4)
    house.start(GAME)
    found = house.store.continuation()
    assert found is not None
    assert length(house, found) == 4


def test_quick_load_goes_back_and_loses_nothing(house: House) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    play(scene.model.session, 4)
    led = scene.handle(Key("f9"))
    assert isinstance(led, Reset)
    back = table(led.scene)
    assert len(back.model.session.log) == 5
    play(back.model.session, 1)
    house.close()
    assert sorted(length(house, game) for game in autosaves(house)) == [6, 9]
    running = house.store.continuation()
    assert running is not None
    assert length(house, running) == 6


def test_a_damaged_quick_save_is_told_and_the_game_goes_on(house: House) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    for path in (house.store.folder / "quick").iterdir():
        path.write_text("{}")
    assert scene.handle(Key("f9")) is None
    assert len(scene.model.session.log) == 5


def test_a_game_is_watched_from_its_result(context: Context, house: House) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 9_999)
    watch = context.features.watch
    assert watch is not None
    (saved,) = autosaves(house)
    replay = watch(house.store.open(saved.path).game)
    assert isinstance(replay.handle(Key("escape")), Pop)


def test_a_file_dropped_on_the_title_is_among_the_games(context: Context, tmp_path: Path) -> None:
    outside = SaveStore(tmp_path / "stick").save(game_of("Guest"))
    studio = Studio(context, title_screen(context), (1280, 720))
    studio.draw()
    studio.send(FileDropped(str(outside)))
    studio.draw()
    top = studio.stack.top
    assert isinstance(top, LoadScene)
    assert top.page.game is not None
    assert top.page.game.title == "Guest"


def test_a_game_is_saved_under_a_name_of_its_own(context: Context, house: House) -> None:
    game = game_of("Ada, Bartek")
    led = save_dialog(context, house.store, game)
    assert isinstance(led, Push)
    studio = Studio(context, led.scene, (1280, 720))
    studio.draw()
    studio.send(Text("Czwartek"), Key("enter"))
    assert [(saved.title, saved.kind) for saved in house.store.games()] == [("Czwartek", "saved")]
