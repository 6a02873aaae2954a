"""Shots of the screens about saved games, on a shelf that is always the same."""

import os
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Final

from brass_desktop.core.savefile import Preview, SaveFile, write_text
from brass_desktop.core.savetext import read_text
from brass_desktop.services import atomic
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.play.who_plays import who_plays_screen
from brass_desktop.ui.scenes.replay.scene import replay_scene
from brass_desktop.ui.scenes.saved.exporting import export_dialog
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Push, Scene
from workshop.shots.house import GalleryHouse

NOW: Final = datetime(2026, 11, 16, 21, 30, tzinfo=timezone(timedelta(hours=1)))
_SHELF: Final = (
    ("auto/thursday.json", "Thursday table", "3-rail-middle", 16),
    ("Black Country evening.json", "Black Country evening", "1-opening", 110),
    ("A duel for cotton.json", "A duel for cotton", "lancashire-5-two-players", 260),
    ("quick/sale.json", "Before the big sale", "2-canal-end", 1_405),
    ("Clara against the Magnate.json", "Clara against the Magnate", "4-finishing-turn", 6_000),
    ("Club final.json", "Club final", "6-three-players", 10_300),
    ("Introductory game.json", "Introductory game", "5-two-players", 20_500),
    (
        "A long evening.json",
        "A long evening with friends from Wolverhampton",
        "7-four-players",
        70_000,
    ),
)
"""File, title, the example it is made of, and how many minutes ago it was saved."""


def gallery_library(context: Context) -> Library:
    """Give a library with games of the last weeks, made from the examples."""
    examples = resource_folder("saves") / "examples"
    store = SaveStore(context.places.saves, examples, lambda: NOW)
    for file, title, example, minutes in _SHELF:
        path = store.folder / file
        if not path.exists():
            save = read_text((examples / f"{example}.json").read_text(encoding="utf-8"))
            atomic.write_text(path, write_text(_retold(save, title, minutes)))
    _add_damaged(store.folder)
    thumbnails = Thumbnails(store, context.assets)
    return Library(GalleryHouse(context), store, thumbnails, lambda: NOW)


def load_shot(context: Context) -> Scene:
    """Make the load screen with all its pictures drawn."""
    library = gallery_library(context)
    scene = LoadScene(library)
    for game in (*library.store.games(), *library.store.examples()):
        library.thumbnails.picture(game, 16, 9)
    while library.thumbnails.draw_next():
        pass
    return scene


def replay_shot(context: Context) -> Scene:
    """Make a replay in the middle of the rail era, seen with all hands open."""
    library = gallery_library(context)
    path = resource_folder("saves") / "examples" / "7-four-players.json"
    game = library.store.open(path).game
    return replay_scene(library, replace(game, title="Club final"), 141)


def replay_overseas_shot(context: Context) -> Scene:
    """Make a replay of a game with a distant market, seen with all hands open."""
    library = gallery_library(context)
    path = resource_folder("saves") / "examples" / "lancashire-6-four-players.json"
    return replay_scene(library, library.store.open(path).game, 120)


def replay_seat_shot(context: Context) -> Scene:
    """Make a replay in the canal era from one seat, with the markets instead of charts."""
    library = gallery_library(context)
    path = resource_folder("saves") / "examples" / "6-three-players.json"
    scene = replay_scene(library, library.store.open(path).game, 52)
    scene.handle(Key("2"))
    scene.handle(Key("g"))
    return scene


def replay_closed_shot(context: Context) -> Scene:
    """Make a replay of a running game, whose hands stay closed."""
    library = gallery_library(context)
    path = resource_folder("saves") / "examples" / "3-rail-middle.json"
    return replay_scene(library, library.store.open(path).game)


def export_shot(context: Context) -> Scene:
    """Make the question where a game is to be exported."""
    library = gallery_library(context)
    game = library.store.open(resource_folder("saves") / "examples" / "7-four-players.json").game
    asked = export_dialog(library, game.title, lambda: game.session, lambda at: at, lambda _: None)
    assert isinstance(asked, Push)
    return asked.scene


def who_plays_shot(context: Context) -> Scene:
    """Make the question who goes on from a moment of a replay."""
    store = gallery_library(context).store
    game = store.open(resource_folder("saves") / "examples" / "7-four-players.json").game
    return who_plays_screen(game.session.fork(141), lambda _: Pop())


def _retold(save: SaveFile, title: str, minutes: int) -> SaveFile:
    saved = NOW - timedelta(minutes=minutes)
    preview: Preview = save.preview.model_copy(update={"title": title, "saved": saved.isoformat()})
    created = (saved - timedelta(minutes=72)).isoformat()
    return save.model_copy(update={"preview": preview, "created": created, "elapsed": 4080.0})


def _add_damaged(folder: Path) -> None:
    path = folder / "From the old computer.json"
    path.write_text('{"format": "brass-desktop-save", ', encoding="utf-8")
    moment = (NOW - timedelta(days=30)).timestamp()
    os.utime(path, (moment, moment))
