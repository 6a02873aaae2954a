"""Saving during a sitting: what is played is on the disk, and every way out leaves it sound."""

import errno
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from brass_desktop.app import furnish, report_crash
from brass_desktop.core.savetext import read_text
from brass_desktop.present.new_game import NewGame, SeatChoice
from brass_desktop.present.text import errors
from brass_desktop.present.text import saves as words
from brass_desktop.services import atomic
from brass_desktop.services.savestore import SavedGame, SaveStore
from brass_desktop.ui.context import Context, PutAway
from brass_desktop.ui.input import FileDropped, Key, Text
from brass_desktop.ui.scene import Pop, Push, Reset, Scene
from brass_desktop.ui.scenes.curtain import CurtainPage
from brass_desktop.ui.scenes.load import LoadScene
from brass_desktop.ui.scenes.pause import PausePage
from brass_desktop.ui.scenes.play import PlayScene
from brass_desktop.ui.scenes.save_as import save_dialog
from brass_desktop.ui.scenes.sitting import House
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.screen import Screen
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
    asked = scene.handle(Key("f9"))
    assert isinstance(asked, Push) and isinstance(asked.scene, Screen)
    studio = Studio(house.context, scene, (1280, 720))
    studio.stack.go(asked)
    studio.draw()
    assert len(scene.model.session.log) == 9, "nothing is left before the answer"
    led = asked.scene.handle(Key("enter"))
    assert isinstance(led, Reset)
    back = table(led.scene)
    assert len(back.model.session.log) == 5
    play(back.model.session, 1)
    house.close()
    assert sorted(length(house, game) for game in autosaves(house)) == [6, 9]
    running = house.store.continuation()
    assert running is not None
    assert length(house, running) == 6


def test_quick_load_asks_nothing_where_nothing_would_be_left(house: House) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    assert isinstance(scene.handle(Key("f9")), Reset)


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
    studio.send(Text("Czwartek"))
    studio.stack.handle([Key("enter")])
    assert studio.stack.top is None, "no dialog asks to be closed"
    assert context.toast.text == words.SAVED_AS(title="Czwartek")
    assert [(saved.title, saved.kind) for saved in house.store.games()] == [("Czwartek", "saved")]


def crash(context: Context) -> tuple[str, str]:
    """Report an error; return the report and what the player is told of the game."""
    path, told = report_crash(LookupError("no such slot"), context)
    assert path is not None
    return path.read_text(encoding="utf-8"), told.text


def test_a_crash_without_a_game_says_so(context: Context) -> None:
    report, told = crash(context)
    assert told == errors.NOTHING_OPEN.text
    assert "The running game" not in report


def test_a_crash_puts_the_running_game_away_and_reports_it(context: Context) -> None:
    start, store = context.features.start, SaveStore(context.places.saves)
    assert start is not None
    session = table(start(GAME)).model.session
    play(session, 6)
    assert store.continuation() is None
    report, told = crash(context)
    assert told == errors.SAVED.text
    # The title offers it at once, and the report holds it whole.
    running = store.continuation()
    assert running is not None and str(running.path) in report
    assert len(store.open(running.path).game.session.log) == 6
    save = read_text(report[report.index("{\n") :])
    assert [action.digest for action in save.actions] == [entry.digest for entry in session.log]
    assert crash(context)[1] == errors.NOTHING_OPEN.text


def test_a_crash_on_a_full_disk_leaves_the_game_in_the_report(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = context.features.start
    assert start is not None
    session = table(start(GAME)).model.session
    with monkeypatch.context() as full:
        full.setattr(atomic, "write_text", _no_space)
        play(session, 2)
        away = context.features.put_away()
    assert away is not None and not away.written
    assert len(read_text(away.text).actions) == 2


def test_an_error_while_putting_away_does_not_hide_the_first(context: Context) -> None:
    def fail() -> PutAway:
        raise RuntimeError("the bots do not stop")

    broken = replace(context, features=replace(context.features, put_away=fail))
    report, told = crash(broken)
    assert told == errors.LOST.text
    assert "no such slot" in report and "the bots do not stop" in report


def test_a_game_that_was_put_away_is_not_open_any_more(house: House) -> None:
    table(house.start(GAME))
    assert house.close() is not None
    assert house.close() is None


def _no_space(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "no space left")


def test_the_curtain_leads_to_the_menu(context: Context) -> None:
    start = context.features.start
    assert start is not None
    studio = Studio(context, start(replace(GAME, curtain=True)), (1280, 720))
    studio.draw()
    studio.draw()
    for key in ("escape", "f10"):
        curtain = studio.stack.top
        assert isinstance(curtain, Screen) and isinstance(curtain.page, CurtainPage)
        studio.send(Key(key))
        menu = studio.stack.top
        assert isinstance(menu, Screen) and isinstance(menu.page, PausePage)
        keys = {widget.key for widget in menu.form.widgets}
        assert {"save", "load", "settings", "leave"} <= keys
        assert not any(key.startswith("seat") for key in keys), "who plays is asked at the table"
        studio.send(Key("escape"))
        assert studio.stack.top is curtain
    context.features.put_away()
