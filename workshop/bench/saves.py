"""Measurements of saved games: saving, listing, opening and jumping in a replay."""

import json
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from brass_desktop.core.savefile import write_text
from brass_desktop.games.brass.present.replayed import ReplayedTable
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.replay import Replay
from brass_desktop.present.savelist import Shelf
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SaveStore

GAMES: Final = 1_000
REPEATS: Final = 9


@dataclass(frozen=True, slots=True)
class SaveFigure:
    """One measurement beside the most it may be."""

    name: str
    milliseconds: float
    """By the clock on the wall, the best of several runs."""
    busy: float
    """What of it the processor worked for us, which a loaded machine does not change."""
    limit: float
    note: str = ""


Times = tuple[float, float]


def report(*, as_json: bool) -> int:
    """Measure and print; 1 tells that a limit was passed."""
    figures = measure_saves()
    if as_json:
        print(json.dumps({"figures": [asdict(figure) for figure in figures]}))
    else:
        _print(figures)
    return 1 if any(figure.milliseconds > figure.limit for figure in figures) else 0


def _print(figures: Sequence[SaveFigure]) -> None:
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        line = (
            f"{figure.name:{width}} {figure.milliseconds:7.1f} ms ({figure.busy:6.1f} ms busy)"
            f"   at most {figure.limit:3.0f} ms   {figure.note}"
        )
        print(line.rstrip())


def measure_saves() -> list[SaveFigure]:
    """Measure everything a player may have to wait for, on the largest shipped game."""
    finished = resource_folder("saves") / "examples" / "7-four-players.json"
    with tempfile.TemporaryDirectory() as home:
        return [
            _listing(Path(home) / "many", finished),
            _opening(Path(home) / "one", finished),
            *_autosaving(Path(home) / "auto", finished),
            *_jumping(Path(home) / "one", finished),
        ]


def _listing(folder: Path, finished: Path) -> SaveFigure:
    text = finished.read_text(encoding="utf-8")
    folder.mkdir()
    for number in range(GAMES):
        (folder / f"{number}.json").write_text(text, encoding="utf-8")

    def work() -> None:
        games = SaveStore(folder).games()
        assert len(games) == GAMES
        Shelf(sort="progress").arranged(games, lambda game: game.title)

    return SaveFigure(f"list and sort {GAMES} games", *_best(work), 300, "nothing remembered")


def _opening(folder: Path, finished: Path) -> SaveFigure:
    store = SaveStore(folder)
    best = _best(lambda: store.open(finished))
    return SaveFigure("open a finished four-player game", *best, 300, "read and replayed")


def _autosaving(folder: Path, finished: Path) -> list[SaveFigure]:
    """Time what the screen waits for: the text, the write before it, and a moment for its own."""
    store = SaveStore(folder)
    game = store.open(finished).game
    autosave = Autosave(store, game)
    autosave.settle()
    alone = _best(autosave.save, pause=autosave.settle)
    hurried = _best(autosave.save)
    autosave.settle()
    text = _best(lambda: write_text(store.describe(game)))
    autosave.close()
    return [
        SaveFigure("autosave, time of the screen", *alone, 20, "with its own write, if quick"),
        SaveFigure("autosave right after another", *hurried, 20, "waits for the write before it"),
        SaveFigure("text of a finished game", *text, 20),
    ]


def _jumping(folder: Path, finished: Path) -> list[SaveFigure]:
    replay = Replay(SaveStore(folder).open(finished).game.session, brass_words())
    table, last = ReplayedTable(replay), replay.last

    def jump() -> None:
        for count in (last, 0, last // 2, last // 3):
            replay.jump(count)
            table.view()

    wall, busy = _best(jump)
    name = "jump in a replay, with its view"
    return [SaveFigure(name, wall / 4, busy / 4, 30, "any action")]


def _best(work: Callable[[], object], pause: Callable[[], object] = lambda: None) -> Times:
    wall = busy = float("inf")
    for _ in range(REPEATS):
        pause()
        began, worked = time.perf_counter(), time.thread_time()
        work()
        wall = min(wall, (time.perf_counter() - began) * 1000)
        busy = min(busy, (time.thread_time() - worked) * 1000)
    return wall, busy
