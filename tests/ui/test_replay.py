from dataclasses import replace
from pathlib import Path

import pytest

from brass_desktop.games import shelf
from brass_desktop.games.brass.present.motion.hearing import heard_at
from brass_desktop.games.brass.present.replayed import ReplayedTable
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.intents import EnlargeChronicle, LookAt
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.replay.scene import replay_scene
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.dialog import notice
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Scene
from tests.games.brass.ui.table_reading import record_lines
from tests.games_at_hand import game_of
from tests.ui.recording import top_screen
from workshop.shots.house import GalleryHouse
from workshop.shots.studio import Studio, open_studio, studio_context

SIZES = ((1280, 720), (1920, 1080))


class Noting(GalleryHouse):
    """A house that notes the games that are to be played on."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.begun: list[OpenGame] = []

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        assert resumed is None
        self.begun.append(game)
        return notice("table", (), "ok")


class Watching:
    """A replay on a canvas, and what was played on from it."""

    def __init__(self, home: Path, size: tuple[int, int], game: OpenGame) -> None:
        open_studio()
        context = studio_context(home)
        store = SaveStore(context.places.saves)
        house = Noting(context)
        self.begun = house.begun
        library = Library(house, store, Thumbnails(store, context.assets))
        self.scene = replay_scene(library, game)
        self.studio = Studio(context, self.scene, size)
        self.studio.draw()

    @property
    def table(self) -> TableScene:
        """The table below the controls."""
        assert isinstance(self.scene.table, TableScene)
        return self.scene.table

    def send(self, *inputs: Input) -> None:
        self.studio.send(*inputs)

    def click(self, key: str, share: float = 0.5) -> None:
        widget = next(w for w in self.scene.controls if w.key == key)
        x, y = widget.rect.x + widget.rect.w * share, widget.rect.centre[1]
        self.send(PointerMove(x, y), PointerDown(x, y), PointerUp(x, y))


@pytest.fixture(params=SIZES, ids=str)
def watching(request: pytest.FixtureRequest, tmp_path: Path) -> Watching:
    return Watching(tmp_path, request.param, game_of("Club final", 3, 9_999))


@pytest.mark.parametrize("actions", [12, 9_999])
def test_every_replay_begins_at_its_beginning(tmp_path: Path, actions: int) -> None:
    watching = Watching(tmp_path, SIZES[0], game_of(players=2, actions=actions))
    assert watching.scene.replay.cursor == 0


def test_every_step_marks_a_line_and_what_comes_looks_as_if_it_came(watching: Watching) -> None:
    replay = watching.scene.replay
    table = ReplayedTable(replay)
    for count in range(1, 24):
        watching.send(Key("right"))
        assert replay.cursor == count
        entries = table.chronicle().entries
        fresh = {entry.number for entry in entries if entry.fresh}
        assert len(fresh) == 1 and fresh.pop() <= count
        assert {entry.ahead for entry in entries if entry.number > count} == {True}
        assert {entry.ahead for entry in entries if entry.number <= count} == {False}


def test_keys_and_buttons_move_the_cursor(watching: Watching) -> None:
    replay = watching.scene.replay
    watching.send(Key("right"), Key("right"))
    assert replay.cursor == 2
    watching.click("on")
    assert replay.cursor == 3
    watching.click("back")
    assert replay.cursor == 2
    watching.send(Key("pagedown"))
    assert replay.cursor == replay.marks[1].count
    watching.click("round_back")
    assert replay.cursor == 0
    watching.send(Key("end"))
    assert replay.cursor == replay.last


def test_the_timeline_is_pressed_and_dragged(watching: Watching) -> None:
    replay = watching.scene.replay
    watching.click("timeline", 0.5)
    assert abs(replay.cursor - replay.last / 2) <= 2
    timeline = next(w for w in watching.scene.controls if w.key == "timeline")
    x, y = timeline.rect.x + timeline.rect.w * 0.5, timeline.rect.centre[1]
    far = timeline.rect.right + 100
    watching.send(PointerDown(x, y), PointerMove(far, y, held=True), PointerUp(far, y))
    assert replay.cursor == replay.last


def test_playing_wakes_the_program_for_each_action(watching: Watching) -> None:
    replay = watching.scene.replay
    watching.send(Key("space"))
    assert replay.playing
    wake = watching.scene.wake_after
    assert wake is not None
    assert 0 < wake < 2
    watching.studio.stack.update(wake + 0.001)
    assert replay.cursor == 1
    watching.click("play")
    assert not replay.playing


def test_every_seat_and_all_hands_can_be_looked_at(watching: Watching) -> None:
    replay, table = watching.scene.replay, watching.scene.table
    watching.send(Key("right"))
    shown = [len(table.areas.extra)]
    for seat in range(len(replay.session.players)):
        watching.click(f"seat.{seat}")
        assert replay.viewer == seat
        shown.append(len(table.areas.extra))
    watching.send(Key("0"))
    assert replay.viewer is None
    assert shown == [1, 0, 0, 0], "all hands lie open only where nobody's eyes were chosen"


def test_charts_change_their_measure_and_give_way_to_the_markets(watching: Watching) -> None:
    watching.click("measure", 0.9)
    assert watching.scene.measure == "money"
    watching.send(Key("g"))
    assert not watching.scene.charts
    assert all(widget.key != "measure" for widget in watching.scene.controls)


def test_playing_on_begins_a_new_game_from_here(watching: Watching) -> None:
    watching.send(Key("pagedown"))
    count = watching.scene.replay.cursor
    watching.click("play_on")
    assert not watching.begun, "who sits where is asked first"
    asked = top_screen(watching.studio)
    asked.form.focus("seat1")
    watching.send(Key("right"))
    asked.form.focus("go")
    watching.send(Key("enter"))
    (game,) = watching.begun
    assert [player.control for player in game.session.players] == ["person", "apprentice", "person"]
    assert len(game.session.log) == count
    assert str(count) in game.title
    assert game.session is not watching.scene.replay.session


def test_escape_leaves(watching: Watching) -> None:
    watching.send(Key("right"))
    watching.studio.stack.handle([Key("escape")])
    assert watching.studio.stack.top is None


def test_a_line_of_the_chronicle_leads_to_its_moment(watching: Watching) -> None:
    watching.send(Key("end"))
    scene = watching.scene
    last = scene.replay.last
    found = next(
        number
        for number in range(last - 1, 0, -1)
        if watching.table.place_of(LookAt(number)) is not None
    )
    spot = watching.table.place_of(LookAt(found))
    assert spot is not None
    watching.send(PointerMove(*spot), PointerDown(*spot), PointerUp(*spot))
    assert scene.replay.cursor == found


def test_what_lies_under_the_timeline_is_not_pointed_at(watching: Watching) -> None:
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        watching.click("timeline", share)
        assert watching.table.pointed is None, share


def test_explanations_lie_above_the_charts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watching = Watching(tmp_path, SIZES[0], game_of("Club final", 3, 9_999))
    at = watching.table.place_of(EnlargeChronicle())
    assert at is not None
    lines = record_lines(monkeypatch)
    watching.send(PointerMove(*at))
    plain = [line.text for line in lines]
    lines.clear()
    watching.studio.stack.update(1.0)
    watching.studio.draw()
    assert lines[-1].text not in plain, "the tooltip is drawn last"


def test_all_hands_cover_the_one_hand(watching: Watching) -> None:
    watching.send(Key("end"))
    hand = watching.table.layout.hand
    places = [(hand.x + hand.w * n / 20, hand.centre[1]) for n in range(1, 20)]
    for spot in places:
        watching.send(PointerMove(*spot))
        assert watching.table.pointed is None, spot


def test_without_hidden_hands_nobody_asks_through_whose_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = tuple(replace(info, hidden_hands=False) for info in shelf.SHELF)
    monkeypatch.setattr(shelf, "SHELF", open_table)
    watching = Watching(tmp_path, SIZES[0], game_of("Club final", 3, 9_999))
    keys = {widget.key for widget in watching.scene.controls}
    assert {"play_on", "charts", "export", "leave"} <= keys
    assert not any(key.startswith("seat.") for key in keys)
    watching.send(Key("2"))
    assert watching.scene.replay.viewer is None


def test_hands_stay_closed_until_the_game_is_over(tmp_path: Path) -> None:
    running = Watching(tmp_path, SIZES[0], game_of("Tonight", 3, 30))
    keys = {widget.key for widget in running.scene.controls}
    assert {"play_on", "charts", "export", "leave"} <= keys
    assert not any(key.startswith("seat.") for key in keys)
    for key in ("home", "end", "0", "1", "2", "3"):
        running.send(Key(key))
        assert running.scene.replay.viewer is None
        assert running.scene.table.areas.extra == ()


def test_what_is_stepped_to_is_heard_and_a_jump_is_silent(
    watching: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Audio, "play", lambda audio, sound: heard.append(sound))
    watching.send(Key("right"))
    for _ in range(200):
        watching.studio.stack.update(1 / 60)
    expected = {cue.sound for cue in heard_at(watching.scene.replay.session, 0)}
    assert expected and set(heard) == expected
    heard.clear()
    watching.send(Key("end"), Key("home"))
    watching.studio.stack.update(3.0)
    assert heard == []


@pytest.mark.parametrize("percent", [100, 130])
def test_the_line_of_the_moment_is_in_sight_in_any_text_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    watching = Watching(tmp_path, SIZES[0], game_of("Game", 3, 9_999))
    watching.studio.context.settings.change(text_percent=percent)
    watching.studio.resize(SIZES[0], "day")
    watching.studio.draw()
    lines = record_lines(monkeypatch)
    watching.scene._jump(60)
    watching.studio.draw()
    watching.studio.draw()
    place = watching.table.layout.chronicle
    entries = ReplayedTable(watching.scene.replay).chronicle().entries
    (fresh,) = [entry for entry in entries if entry.fresh]
    said = " ".join(line.text for line in lines if place.contains(line.ink))
    assert fresh.sentence in said
