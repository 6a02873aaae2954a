"""Files that once brought the program down, drawn on every screen that shows a saved game."""

import json
import os
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.small_picture import read_picture
from brass_desktop.ui.scenes.saved.opening import open_for_table
from brass_desktop.ui.scenes.saved.thumbnails import PICTURE
from workshop.faults.beside import PICTURE_MARK, png
from workshop.faults.visitor import Visitor
from workshop.shots.studio import open_studio

EXAMPLE = Path(__file__).parents[2] / "saves" / "examples" / "1-opening.json"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and names of POSIX")


class Attack:
    """A home with one automatic save, and somebody to look at it."""

    def __init__(self, home: Path, assets: Assets) -> None:
        self.path = home / "saves" / "auto" / "game.json"
        self.path.parent.mkdir(parents=True)
        self.tree: dict[str, Any] = json.loads(EXAMPLE.read_bytes())
        self.home = home
        self.visitor = Visitor(home, assets)

    @property
    def thumbnail(self) -> Path:
        return self.path.with_suffix(".jpg")

    def write(self) -> None:
        self.path.write_text(json.dumps(self.tree), encoding="utf-8")
        # Whatever lies beside the game is newer than the game.
        os.utime(self.path, (1_000_000_000, 1_000_000_000))

    def visit(self) -> str:
        return self.visitor.visit(self.path)


@pytest.fixture
def attack(tmp_path: Path, pictures: Assets) -> Attack:
    return Attack(tmp_path, pictures)


@pytest.mark.parametrize("name", ["Ada \u200b", "\ufe0f", "\u200b \u2060", "\u0301", "a" * 200])
def test_any_name_is_drawn_on_title_list_replay_and_table(attack: Attack, name: str) -> None:
    for player in (*attack.tree["players"], *attack.tree["preview"]["players"]):
        player["name"] = name
    attack.tree["preview"]["title"] = name
    attack.write()
    assert attack.visit() == "whole"
    players = open_for_table(SaveStore(attack.home / "saves"), attack.path).game.session.players
    assert all(player.name.isprintable() and player.name.strip() for player in players)


@pytest.mark.parametrize("date", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "x"])
def test_any_date_is_listed(attack: Attack, date: str) -> None:
    attack.tree["created"] = attack.tree["preview"]["saved"] = date
    attack.write()
    assert attack.visit() == "whole"


def test_a_preview_may_lie(attack: Attack) -> None:
    attack.tree["preview"] |= {
        "players": [attack.tree["preview"]["players"][0]] * 8,
        "stage": "tin",
        "round": 2**31 - 1,
        "scores": [2**31 - 1] * 3,
        "order": [7, 7],
        "to_play": 99,
        "winners": [2**31 - 1],
        "finished": False,
    }
    attack.write()
    assert attack.visit() == "whole"


def jpeg(size: tuple[int, int]) -> bytes:
    drawn = BytesIO()
    pygame.image.save(pygame.Surface(size), drawn, ".jpg")
    return drawn.getvalue()


PICTURES: dict[str, Callable[[], bytes]] = {
    "bomb": lambda: png(12_000, 12_000),
    "palette": lambda: png(*PICTURE),
    "tiny": lambda: jpeg((1, 1)),
    "cut": lambda: jpeg(PICTURE)[:-200],
    "grey": lambda: jpeg(PICTURE).replace(b"\x08\x01\xb0\x03\x00\x03", b"\x08\x01\xb0\x03\x00\x01"),
    "cmyk": lambda: jpeg(PICTURE).replace(b"\x08\x01\xb0\x03\x00\x03", b"\x08\x01\xb0\x03\x00\x04"),
    "lies": lambda: jpeg(PICTURE).replace(b"\x01\xb0\x03\x00\x03", b"\xff\xff\xff\xff\x03"),
    "text": lambda: b"no picture",
    "empty": lambda: b"",
    "start": lambda: b"\xff\xd8\xff\xff\xff\xd9",
    "large": lambda: jpeg(PICTURE) + b"\0" * 2_000_000,
}


@pytest.mark.parametrize("kind", PICTURES)
def test_a_small_picture_that_is_not_ours_is_drawn_anew(attack: Attack, kind: str) -> None:
    open_studio()
    attack.write()
    attack.thumbnail.write_bytes(PICTURES[kind]() + PICTURE_MARK)
    assert read_picture(attack.thumbnail, PICTURE) is None
    assert attack.visit() == "whole"


def test_a_small_picture_of_ours_is_read(attack: Attack) -> None:
    attack.write()
    attack.visit()
    picture = read_picture(attack.thumbnail, PICTURE)
    assert picture is not None
    assert picture.get_size() == PICTURE


@POSIX
def test_a_pipe_beside_a_game_holds_nobody_up(attack: Attack) -> None:
    attack.write()
    os.mkfifo(attack.thumbnail)
    assert read_picture(attack.thumbnail, PICTURE) is None
    assert attack.visit() == "whole"


@POSIX
def test_a_link_beside_a_game_is_not_followed(attack: Attack, tmp_path: Path) -> None:
    attack.write()
    attack.visit()
    elsewhere = tmp_path / "elsewhere.jpg"
    attack.thumbnail.rename(elsewhere)
    attack.thumbnail.symlink_to(elsewhere)
    os.utime(elsewhere, (0, 0))
    before = elsewhere.read_bytes()
    assert read_picture(attack.thumbnail, PICTURE) is None
    assert attack.visit() == "whole"
    assert elsewhere.read_bytes() == before


@POSIX
def test_a_damaged_file_whose_name_is_no_text_is_listed(attack: Attack) -> None:
    attack.write()
    damaged = Path(os.fsdecode(os.fsencode(attack.path.parent) + b"/Spiel-\xe4\xff.json"))
    damaged.write_bytes(b'{"format": "brass-desktop-save", ')
    assert attack.visitor.visit(damaged).startswith("refused")
    games = {game.title: game for game in SaveStore(attack.home / "saves").games()}
    assert games["Spiel-??"].problem is not None


def test_a_list_shows_what_is_wrong_with_one_file_and_all_the_others(attack: Attack) -> None:
    attack.write()
    (attack.path.parent / "empty.json").write_bytes(b"")
    store = SaveStore(attack.home / "saves")
    problems = [game.problem.code if game.problem else "" for game in store.games()]
    assert sorted(problems) == ["", "not_ours"]
    attack.visit()
