"""Saves of another program version: the list, the title and Continue live on."""

import json
from pathlib import Path

import pytest

from brass_desktop.core.savefile import write_text
from brass_desktop.services import atomic
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.window.input import Key, Text
from tests.games_at_hand import game_of
from tests.ui.recording import RecordingCanvas
from tests.ui.test_load import Bench

CHANGES: dict[str, tuple[str, object, object]] = {
    "game": ("game", "birmingham", "chess"),
    "rules": ("rules_version", 1, 99),
    "stage": ("stage", "canal", "steam"),
    "control": ("control", "person", "oracle"),
    "colour": ("colour", "red", "plaid"),
}
"""By title: a word of the file, what it says there and what it is made to say."""
REFUSED = {
    "game": "This version of Brass Desktop does not have the game in this file.",
    "rules": "The game was played by another version of the rules.",
}


def put(store: SaveStore, title: str) -> None:
    """Keep an automatic save in whose head one word is another wherever it stands."""
    name, usual, said = CHANGES[title]
    text = write_text(store.describe(game_of(title)))
    head, actions, rest = text.partition('"actions": [')
    before, after = (f'"{name}": {json.dumps(value)}' for value in (usual, said))
    assert before in head
    changed = head.replace(before, after) + actions + rest
    atomic.write_text(store.folder / "auto" / f"{title}.json", changed)


def bench_with(tmp_path: Path, *titles: str) -> Bench:
    def prepare(store: SaveStore) -> None:
        for title in titles:
            put(store, title)

    return Bench(tmp_path, prepare)


def words_of(bench: Bench) -> str:
    bench.studio.draw()
    canvas = RecordingCanvas(bench.studio.canvas)
    for pane in bench.scene.screen.form.panes:
        for item in (*pane.decor, *pane.widgets):
            canvas.item = item
            item.draw(canvas)
    return " ".join(line.text for line in canvas.recorded)


def keys(bench: Bench) -> set[str]:
    return {widget.key for widget in bench.scene.screen.form.widgets}


def test_all_of_them_are_listed_and_drawn(tmp_path: Path) -> None:
    bench = bench_with(tmp_path, *CHANGES)
    assert len(bench.store.games()) == len(CHANGES)
    while bench.library.thumbnails.draw_next():
        pass
    words = words_of(bench)
    assert all(title in words for title in CHANGES)
    assert all(sentence in words for sentence in REFUSED.values())


@pytest.mark.parametrize("title", REFUSED)
def test_what_cannot_be_opened_offers_its_file(tmp_path: Path, title: str) -> None:
    bench = bench_with(tmp_path, title)
    assert bench.chosen == title
    assert "export" in keys(bench)
    assert not {"play", "watch"} & keys(bench)
    bench.click("export")
    bench.send(Key("a", ctrl=True), Text(str(tmp_path / "out")))
    bench.click("answer1")
    assert not bench.asking()
    exported = tmp_path / "out" / f"{title}.json"
    assert exported.read_bytes() == (bench.store.folder / "auto" / f"{title}.json").read_bytes()


@pytest.mark.parametrize("title", REFUSED)
def test_taking_it_all_the_same_says_why_not(tmp_path: Path, title: str) -> None:
    bench = bench_with(tmp_path, title)
    bench.scene.screen.form.focus("rows")
    bench.send(Key("enter"))
    assert bench.asking()
    assert bench.table.brought == []
    bench.send(Key("enter"))
    assert not bench.asking()


@pytest.mark.parametrize("title", sorted(CHANGES.keys() - REFUSED.keys()))
def test_an_unknown_word_is_mended_on_the_way_to_the_table(tmp_path: Path, title: str) -> None:
    bench = bench_with(tmp_path, title)
    (continuation,) = bench.library.continuations()
    continuation.open()
    ((game, _),) = bench.table.brought
    first = game.session.players[0]
    assert (first.control, first.colour) == ("person", "red")


def test_continue_passes_over_what_it_cannot_open(tmp_path: Path) -> None:
    bench = bench_with(tmp_path, "stage", "game", "rules")
    (continuation,) = bench.library.continuations()
    assert continuation.note.startswith("Birmingham · Round")
    house = Home(bench.table.context, bench.store)
    assert [found.note for found in house.continuations()] == [continuation.note]
    house.title().draw(bench.studio.canvas)
