"""The shelf says of every game what its rules and its box say, though it loads neither."""

import subprocess
import sys

import pytest

from brass_desktop.core.errors import UnsupportedVersion
from brass_desktop.games.shelf import SHELF, GameInfo, find, load_game
from brass_desktop.present.box import box_of
from brass_desktop.present.text import common
from brass_desktop.present.text.characters import CHARACTERS
from brass_desktop.services.manifest import read_manifest
from brass_desktop.services.paths import resource_folder

GAMES = pytest.mark.parametrize("info", SHELF, ids=lambda info: info.id)


@GAMES
def test_the_record_agrees_with_the_rules(info: GameInfo) -> None:
    game = load_game(info.id)
    assert (game.id, game.rules_version) == (info.id, info.rules_version)


@GAMES
def test_other_words_for_options_stand_for_options_and_for_none_twice(info: GameInfo) -> None:
    words = [word for word, _, _ in info.spellings]
    assert len({*words, *info.options}) == len(words) + len(info.options)
    assert {switch for _, switch, _ in info.spellings} <= set(info.options)


@GAMES
def test_the_rulebook_has_clauses_of_its_letter(info: GameInfo) -> None:
    file = resource_folder("docs") / "rules" / f"{info.rulebook}.md"
    assert f"\n{info.clause}-1.1 " in file.read_text(encoding="utf-8")


@GAMES
def test_the_box_has_words_for_everything_on_the_record(info: GameInfo) -> None:
    box = box_of(info)
    assert tuple(box.facts) == info.players
    assert tuple(box.options) == info.options
    assert tuple(box.stages) == info.stages
    for stage in box.stages.values():
        assert stage.line(round=3, rounds=8) != stage.short(round=3)
    assert "17" in box.score(points=17)
    assert set(info.characters) <= set(CHARACTERS)
    assert set(info.levels) <= set(common.BOT_LEVELS)
    assert set(info.colours) <= set(common.OWNER_NAMES)


@GAMES
def test_the_pictures_of_the_box_are_there(info: GameInfo) -> None:
    box, manifest = box_of(info), read_manifest(resource_folder("assets"))
    paintings = [f"{art}.{theme}" for art in (box.scene, box.cover) for theme in ("day", "night")]
    names = (f"icon.{box.emblem}", *paintings, box.score_mark)
    assert [name for name in names if not manifest.path(name).is_file()] == []


@GAMES
def test_opening_the_box_loads_no_rules(info: GameInfo) -> None:
    code = (
        "import sys; from brass_desktop.games import shelf; from brass_desktop.present.box import "
        f"box_of; box_of(shelf.find({info.id!r})); "
        "print([m for m in sys.modules if '.engine' in m or '.bots' in m or m == 'pygame'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(UnsupportedVersion) as refused:
        find("chess")
    assert refused.value.code == "other_game"


def test_the_shelf_loads_no_rules() -> None:
    code = "import brass_desktop.games.shelf, sys; print([m for m in sys.modules if '.brass' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
