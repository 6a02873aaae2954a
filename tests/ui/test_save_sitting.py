"""Saving during a sitting: what is played is on the disk, and every way out leaves it sound."""

import errno
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from brass_desktop.app import report_crash
from brass_desktop.core.savetext import read_text
from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.present.text import errors, title
from brass_desktop.present.text import saves as words
from brass_desktop.services import atomic
from brass_desktop.services.savestore import SavedGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import PutAway
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.play.curtain import CurtainPage
from brass_desktop.ui.scenes.play.pause import PausePage
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.replay.scene import ReplayScene
from brass_desktop.ui.scenes.saved.save_as import save_dialog
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import FileDropped, Key, Text
from brass_desktop.ui.window.scene import Pop, Push, Reset, Scene
from tests.games_at_hand import CHARACTERS, COLOURS, NAMES, game_of, play
from tests.ui.recording import read_lines, top_screen
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.studio import Studio, open_studio, studio_context

GAME = NewGame(
    "birmingham",
    tuple(SeatChoice(NAMES[n], COLOURS[n], CHARACTERS[n]) for n in range(2)),
    seed=5,
    curtain=False,
)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    open_studio()
    return studio_context(tmp_path)


@pytest.fixture
def house(context: Context) -> Iterator[Home]:
    found = Home(context, SaveStore(context.places.saves))
    yield found
    found.put_away()


def table(scene: Scene) -> BrassScene:
    assert isinstance(scene, PlayScene)
    return scene


def autosaves(house: Home) -> list[SavedGame]:
    return [game for game in house.store.games() if game.kind == "autosave"]


def length(house: Home, game: SavedGame) -> int:
    return len(house.store.open(game.path).game.session.log)


def test_a_sitting_is_saved_and_continued_with_its_agreement(house: Home) -> None:
    session = table(house.start(GAME)).model.session
    play(session, 7)
    house.put_away()
    running = house.store.continuation()
    assert running is not None
    assert length(house, running) == 7
    opened = house.store.open(running.path).game
    assert opened.session.table["curtain"] is False
    again = table(house.play_on(opened, running.path)).model.session
    play(again, 3)
    house.put_away()
    assert [length(house, game) for game in autosaves(house)] == [10]


def test_another_table_puts_the_one_before_away(house: Home) -> None:
    first = table(house.start(GAME)).model.session
    play(first, 4)
    house.start(GAME)
    found = house.store.continuation()
    assert found is not None
    assert length(house, found) == 4


def test_quick_load_goes_back_and_loses_nothing(house: Home) -> None:
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
    assert isinstance(asked.scene.handle(Key("enter")), Pop), "Enter leaves nothing behind"
    asked.scene.form.focus("answer1")
    led = asked.scene.handle(Key("enter"))
    assert isinstance(led, Reset)
    back = table(led.scene)
    assert len(back.model.session.log) == 5
    play(back.model.session, 1)
    house.put_away()
    assert sorted(length(house, game) for game in autosaves(house)) == [6, 9]
    running = house.store.continuation()
    assert running is not None
    assert length(house, running) == 6


def test_quick_load_asks_nothing_where_nothing_would_be_left(house: Home) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    assert isinstance(scene.handle(Key("f9")), Reset)


def test_a_damaged_quick_save_is_told_and_the_game_goes_on(house: Home) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    for path in (house.store.folder / "quick").iterdir():
        path.write_text("{}")
    assert scene.handle(Key("f9")) is None
    assert len(scene.model.session.log) == 5


@pytest.mark.parametrize("since", [0, 2])
def test_a_quick_save_that_was_cut_is_told_before_it_is_loaded(house: Home, since: int) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 5)
    scene.handle(Key("f5"))
    (path,) = (house.store.folder / "quick").iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex('{"action"')], encoding="utf-8")
    play(scene.model.session, since)
    told = scene.handle(Key("f9"))
    assert isinstance(told, Push) and isinstance(told.scene, Screen)
    studio = Studio(house.context, told.scene, (1280, 720))
    assert words.PARTLY_OPENED() in [line.text for line in read_lines(studio)]
    assert len(scene.model.session.log) == 5 + since, "nothing is left before the answer"
    led = told.scene.handle(Key("enter"))
    assert isinstance(led, Reset)
    assert len(table(led.scene).model.session.log) == 4


def test_a_game_that_was_just_played_is_watched(house: Home) -> None:
    scene = table(house.start(GAME))
    play(scene.model.session, 9_999)
    (saved,) = autosaves(house)
    replay = house.watch(house.store.open(saved.path).game)
    assert isinstance(replay.handle(Key("escape")), Pop)


def test_a_file_dropped_on_the_title_is_among_the_games(house: Home, tmp_path: Path) -> None:
    outside = SaveStore(tmp_path / "stick").save(game_of("Guest"))
    studio = Studio(house.context, house.title(), (1280, 720))
    studio.draw()
    studio.send(FileDropped(str(outside)))
    studio.draw()
    top = studio.stack.top
    assert isinstance(top, LoadScene)
    assert top.page.game is not None
    assert top.page.game.title == "Guest"


def test_a_game_is_saved_under_a_name_of_its_own(context: Context, house: Home) -> None:
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


def crash(house: Home) -> tuple[str, str]:
    """Report an error; return the report and what the player is told of the game."""
    path, told = report_crash(LookupError("no such slot"), house)
    assert path is not None
    return path.read_text(encoding="utf-8"), told.text


def test_a_crash_without_a_game_says_so(house: Home) -> None:
    report, told = crash(house)
    assert told == errors.NOTHING_OPEN.text
    assert "The running game" not in report


def test_a_crash_puts_the_running_game_away_and_reports_it(house: Home) -> None:
    store = house.store
    session = table(house.start(GAME)).model.session
    play(session, 6)
    assert store.continuation() is None
    report, told = crash(house)
    assert told == errors.SAVED.text
    # The title offers it at once, and the report holds it whole.
    running = store.continuation()
    assert running is not None and str(running.path) in report
    assert len(store.open(running.path).game.session.log) == 6
    save = read_text(report[report.index("{\n") :])
    assert [action.digest for action in save.actions] == [entry.digest for entry in session.log]
    assert crash(house)[1] == errors.NOTHING_OPEN.text


def test_a_crash_on_a_full_disk_leaves_the_game_in_the_report(
    house: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(house.start(GAME)).model.session
    with monkeypatch.context() as full:
        full.setattr(atomic, "write_text", _no_space)
        play(session, 2)
        away = house.put_away()
    assert away is not None and not away.written
    assert len(read_text(away.text).actions) == 2


def test_an_error_while_putting_away_does_not_hide_the_first(
    house: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> PutAway:
        raise RuntimeError("the bots do not stop")

    with monkeypatch.context() as broken:
        broken.setattr(house, "put_away", fail)
        report, told = crash(house)
    assert told == errors.LOST.text
    assert "no such slot" in report and "the bots do not stop" in report


def test_a_game_that_was_put_away_is_not_open_any_more(house: Home) -> None:
    table(house.start(GAME))
    assert house.put_away() is not None
    assert house.put_away() is None


def _no_space(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "no space left")


def test_the_curtain_leads_to_the_menu(house: Home) -> None:
    studio = Studio(house.context, house.start(replace(GAME, curtain=True)), (1280, 720))
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
        assert any(key.startswith("seat") for key in keys)
        studio.send(Key("escape"))
        assert studio.stack.top is curtain


def test_a_seat_may_go_to_a_bot_while_the_curtain_is_down(house: Home) -> None:
    scene = house.start(replace(GAME, curtain=True))
    studio = Studio(house.context, scene, (1280, 720))
    studio.draw()
    studio.draw()
    first = studio.stack.top
    studio.send(Key("escape"))
    menu = top_screen(studio)
    playing = table(scene).model.session
    seat = playing.actor
    assert seat is not None
    menu.form.focus(f"seat{seat}")
    studio.send(Key("right"), Key("escape"))
    studio.draw()
    assert studio.stack.top not in (first, menu)
    assert playing.players[seat].control != "person"
    house.put_away()


def _listed(house: Home, scene: Scene) -> Studio:
    assert isinstance(scene, LoadScene)
    studio = Studio(house.context, house.title(), (1280, 720))
    studio.stack.go(Push(scene))
    studio.draw()
    return studio


def _press(studio: Studio, key: str) -> None:
    """Press a control of the screen on top, be it the list or a question over it."""
    top = studio.stack.top
    form = top.screen.form if isinstance(top, LoadScene) else top_screen(studio).form
    form.focus(key)
    studio.send(Key("enter"))
    studio.draw()


def test_escape_in_a_replay_leads_back_to_the_list(house: Home) -> None:
    play(table(house.start(GAME)).model.session, 6)
    house.put_away()
    studio = _listed(house, house.replays())
    listed = studio.stack.top
    _press(studio, "watch")
    assert isinstance(studio.stack.top, ReplayScene)
    studio.send(Key("escape"))
    assert studio.stack.top is listed


def test_a_second_copy_says_where_the_game_is_and_asks_before_it_copies(
    house: Home,
) -> None:
    play(table(house.start(GAME)).model.session, 6)
    second = Home(house.context, SaveStore(house.context.places.saves))
    assert not second.continuations()
    assert second.played_elsewhere()
    studio = Studio(house.context, second.title(), (1280, 720))
    assert title.ELSEWHERE() in [line.text for line in read_lines(studio)]
    studio = _listed(second, second.load())
    _press(studio, "play")
    assert words.COPY_TITLE() in [line.text for line in read_lines(studio)]
    assert second.playing is None, "nothing is copied before the answer"
    studio.send(Key("escape"))
    assert len(autosaves(second)) == 1


def test_the_save_of_the_game_on_the_table_cannot_be_deleted(house: Home) -> None:
    session = table(house.start(GAME)).model.session
    play(session, 4)
    studio = _listed(house, house.load())
    _press(studio, "delete")
    _press(studio, "answer1")
    told = " ".join(line.text for line in read_lines(studio))
    assert "table" in told
    play(session, 2)
    house.put_away()
    (kept,) = autosaves(house)
    assert length(house, kept) == 6
