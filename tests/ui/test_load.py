from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from brass_desktop.present.savelist import box_of_save
from brass_desktop.present.text import load as words
from brass_desktop.present.text import saves as problems
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.dialog import notice
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import (
    FileDropped,
    Input,
    Key,
    PointerDown,
    PointerMove,
    PointerUp,
    Text,
    Wheel,
)
from brass_desktop.ui.window.scene import Reset, Scene
from tests.games.brass.ui.table_reading import record_lines
from tests.games_at_hand import BEGUN, game_of
from workshop.shots.house import GalleryHouse
from workshop.shots.studio import Studio, open_studio, studio_context

SIZE = (1280, 720)


class Table(GalleryHouse):
    """A house that remembers what was brought to its table."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.brought: list[tuple[OpenGame, Path | None]] = []

    def title(self) -> Scene:
        return notice("title", (), "ok")

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        self.brought.append((game, resumed))
        return notice("table", (), "ok")


class Bench:
    """A load screen on a folder of its own."""

    def __init__(self, home: Path, prepare: Callable[[SaveStore], None]) -> None:
        open_studio()
        context = studio_context(home)
        moments = iter(BEGUN + timedelta(hours=n) for n in range(100))
        examples = Path(__file__).parents[2] / "saves" / "examples"
        self.store = SaveStore(context.places.saves, examples, lambda: next(moments))
        prepare(self.store)
        self.table = Table(context)
        thumbnails = Thumbnails(self.store, context.assets)
        now = datetime(2026, 11, 4, tzinfo=UTC)
        self.library = Library(self.table, self.store, thumbnails, lambda: now)
        self.scene = LoadScene(self.library)
        self.studio = Studio(context, self.scene, SIZE)
        self.studio.draw()

    @property
    def chosen(self) -> str:
        game = self.scene.page.game
        return game.title if game is not None else ""

    def click(self, key: str) -> None:
        top = self.studio.stack.top
        form = top.screen.form if isinstance(top, LoadScene) else _form(top)
        widget = next(widget for widget in form.widgets if widget.key == key)
        x, y = widget.rect.centre
        if key == "rows":
            y = widget.rect.y + 10
        self.studio.send(PointerDown(x, y), PointerUp(x, y))

    def send(self, *inputs: Input) -> None:
        self.studio.send(*inputs)

    def asking(self) -> bool:
        return self.studio.stack.top is not self.scene


def _form(scene: Scene | None) -> Form:
    assert isinstance(scene, Screen)
    return scene.form


def three_games(store: SaveStore) -> None:
    for title in ("Oldest", "Middle", "Newest"):
        store.save(game_of(title))


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path, three_games)


def test_the_newest_game_is_chosen_and_arrows_move_the_choice(bench: Bench) -> None:
    assert bench.chosen == "Newest"
    bench.scene.screen.form.focus("rows")
    bench.send(Key("down"))
    assert bench.chosen == "Middle"
    bench.send(Key("end"))
    assert bench.chosen == "Oldest"


def test_play_on_brings_the_game_to_a_table(bench: Bench) -> None:
    bench.click("play")
    ((game, resumed),) = bench.table.brought
    assert (game.title, resumed) == ("Newest", None)
    assert len(game.session.log) == 30


def test_an_automatic_save_is_resumed_in_its_own_file(tmp_path: Path) -> None:
    def running(store: SaveStore) -> None:
        Autosave(store, game_of("Running")).close()

    bench = Bench(tmp_path, running)
    bench.click("play")
    ((game, resumed),) = bench.table.brought
    assert game.title == "Running"
    assert resumed is not None
    assert resumed.parent.name == "auto"
    (continuation,) = bench.library.continuations()
    assert continuation.note.endswith("Ada to play")
    continuation.open()
    assert bench.table.brought[-1][1] == resumed


def test_continuing_tells_what_was_lost_and_leads_home_when_nothing_is_left(
    tmp_path: Path,
) -> None:
    def running(store: SaveStore) -> None:
        Autosave(store, game_of("Running")).close()

    bench = Bench(tmp_path, running)
    (saved,) = bench.store.games()
    text = saved.path.read_text(encoding="utf-8")
    saved.path.write_text(text[: text.rindex('{"action"')], encoding="utf-8")
    (continuation,) = bench.library.continuations()
    scene = continuation.open()
    assert bench.table.brought == []
    assert isinstance(scene, Screen)
    assert scene.opaque
    scene.draw(bench.studio.canvas)
    assert isinstance(scene.handle(Key("enter")), Reset)
    assert len(bench.table.brought) == 1
    saved.path.write_text(text.replace('"seed": 7', '"seed": 8'), encoding="utf-8")
    refused = continuation.open()
    assert isinstance(refused, Screen)
    refused.draw(bench.studio.canvas)
    assert isinstance(refused.handle(Key("enter")), Reset)
    assert len(bench.table.brought) == 1


def test_an_example_is_played_as_a_new_game(bench: Bench) -> None:
    before = {path: path.read_bytes() for path in bench.store.folder.rglob("*.json")}
    bench.click("example.1-opening")
    assert bench.chosen == "First canals"
    bench.click("play")
    assert not bench.table.brought, "an example knows nobody: who plays is asked first"
    bench.send(Key("enter"))
    ((game, resumed),) = bench.table.brought
    assert resumed is None
    assert game.created.year == 2026
    assert game.created.month == 11
    assert {path: path.read_bytes() for path in bench.store.folder.rglob("*.json")} == before


def test_play_wears_the_emblem_of_the_chosen_game(bench: Bench) -> None:
    shown = set()
    for game in bench.library.store.examples():
        bench.scene.page._choose(game)
        bench.studio.draw()
        play = next(one for one in bench.scene.screen.form.widgets if one.key == "play")
        box = box_of_save(game)
        assert isinstance(play, Button) and box is not None
        assert play.icon == box.emblem
        shown.add(play.icon)
    assert len(shown) > 1


def test_search_and_sorting_find_games(bench: Bench) -> None:
    bench.click("search")
    bench.send(Text("midd"))
    assert bench.chosen == "Middle"
    bench.send(Text("xyz"))
    assert bench.scene.page.game is not None
    assert bench.scene.page.game.kind == "example"
    bench.send(Key("a", ctrl=True), Key("backspace"))
    bench.scene.screen.form.focus("sort")
    bench.send(Key("right"))
    bench.scene.screen.form.focus("rows")
    bench.send(Key("home"))
    assert bench.chosen == "Middle"


def test_deleting_asks_first_and_keeps_on_escape(bench: Bench) -> None:
    bench.click("delete")
    assert bench.asking()
    assert len(bench.store.games()) == 3
    bench.send(Key("escape"))
    assert not bench.asking()
    assert len(bench.store.games()) == 3
    bench.click("delete")
    bench.click("answer1")
    assert [game.title for game in bench.store.games()] == ["Middle", "Oldest"]
    assert bench.chosen == "Middle"


def test_a_game_is_renamed_in_any_script(bench: Bench) -> None:
    bench.click("rename")
    bench.send(Text("Четверг"), Key("enter"))
    assert not bench.asking()
    assert bench.chosen == "Четверг"
    assert (bench.store.folder / "Четверг.json").exists()


def test_a_copy_is_made_and_chosen(bench: Bench) -> None:
    bench.click("copy")
    assert bench.chosen == "Newest (copy)"


def test_a_dropped_file_is_imported(bench: Bench, tmp_path: Path) -> None:
    outside = SaveStore(tmp_path / "stick").save(game_of("Guest"))
    bench.send(FileDropped(str(outside)))
    assert bench.chosen == "Guest"
    assert len(bench.store.games()) == 4


@pytest.mark.parametrize("content", [b"", b"\x89PNG", b'{"format": "brass-desktop-save"}'])
def test_a_dropped_file_that_is_no_game_is_refused(
    bench: Bench, tmp_path: Path, content: bytes
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(content)
    bench.send(FileDropped(str(bad)))
    assert bench.asking()
    bench.send(Key("enter"))
    assert not bench.asking()
    assert len(bench.store.games()) == 3
    assert bad.read_bytes() == content


@pytest.mark.parametrize("typed", ["~nosuchuser/x", "/nowhere/x.json", "/", "x" * 900, "/dev/zero"])
def test_a_path_that_leads_to_no_game_is_refused_in_words(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    bench.click("import")
    bench.send(Text(typed))
    said = record_lines(monkeypatch)
    bench.send(Key("enter"))
    assert problems.CANNOT_OPEN() in [line.text for line in said]
    bench.send(Key("enter"))
    assert not bench.asking()


def test_a_damaged_game_is_opened_only_after_a_warning(bench: Bench) -> None:
    path = bench.store.folder / "Newest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex('{"action"')], encoding="utf-8")
    before = path.read_bytes()
    bench.scene.page.reload()
    bench.studio.draw()
    bench.click("play")
    assert bench.asking()
    assert bench.table.brought == []
    bench.send(Key("enter"))
    assert len(bench.table.brought[0][0].session.log) == 29
    assert path.read_bytes() == before


def test_exports_are_written_where_the_player_says(bench: Bench, tmp_path: Path) -> None:
    for answer, name in (
        ("answer1", "Newest.csv"),
        ("answer2", "Newest.txt"),
        ("answer3", "Newest.json"),
    ):
        bench.click("export")
        bench.send(Key("a", ctrl=True), Text(str(tmp_path / "out")))
        bench.click(answer)
        assert not bench.asking()
        assert (tmp_path / "out" / name).stat().st_size > 100


def test_pictures_are_drawn_when_idle_and_kept_beside_the_save(bench: Bench) -> None:
    assert bench.scene.wake_after == 0.0
    while bench.library.thumbnails.busy:
        assert bench.scene.update(0.1)
        bench.studio.draw()
    assert (bench.store.folder / "Newest.jpg").exists()
    assert bench.scene.wake_after is None


def test_an_empty_shelf_says_so_and_offers_nothing_to_play(tmp_path: Path) -> None:
    bench = Bench(tmp_path, lambda store: None)
    bench.store.example_folder = None
    bench.scene.page.reload()
    bench.studio.draw()
    assert bench.scene.page.game is None
    bench.send(Key("enter"))
    assert bench.table.brought == []


def test_a_finished_game_offers_its_result(tmp_path: Path) -> None:
    def prepare(store: SaveStore) -> None:
        store.save(game_of("Running", actions=9))
        store.save(game_of("Over", actions=9_999))

    bench = Bench(tmp_path, prepare)
    told = set()
    for _ in range(2):
        button = next(w for w in bench.scene.screen.form.widgets if w.key == "play")
        assert isinstance(button, Button)
        told.add((bench.chosen, button.text))
        bench.scene.page._choose_row(1)
        bench.studio.draw()
    assert told == {("Running", words.PLAY_ON()), ("Over", words.SEE_RESULT())}


def test_a_press_in_a_scrolled_list_meets_the_game_under_the_pointer(tmp_path: Path) -> None:
    def many(store: SaveStore) -> None:
        for number in range(20):
            store.save(game_of(f"Game {number:02}"))

    bench = Bench(tmp_path, many)
    window = _list(bench).window
    assert window is not None
    at = window.centre
    bench.send(PointerMove(*at), Wheel(*at, 0, -40))
    scrolled = _list(bench).offset
    assert scrolled > 0
    bench.send(PointerDown(*at))
    assert _list(bench).offset == scrolled, "the list jumps away under the pointer"
    bench.send(PointerUp(*at))
    assert bench.chosen < "Game 12", "the oldest games lie at the end"


def _list(bench: Bench) -> Pane:
    panes = bench.scene.screen.form.panes
    return next(pane for pane in panes if any(w.key == "rows" for w in pane.widgets))
