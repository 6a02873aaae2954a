"""What the boxes of the family promise is what its definitions deal."""

import json
import re
from importlib import resources

import pytest

from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.present.box import box_of

FAMILY = pytest.mark.parametrize(
    "info", [info for info in SHELF if info.family == "brass"], ids=lambda info: info.id
)


@FAMILY
def test_the_facts_are_those_of_the_definition(info: GameInfo) -> None:
    file = resources.files(info.game.partition(":")[0]) / "definition.json"
    definition = json.loads(file.read_text(encoding="utf-8"))
    setup = definition["setup"]
    for seats, say in box_of(info).facts.items():
        merchants = sum(tile["min_players"] <= seats for tile in definition["merchant_tiles"])
        assert [int(number) for number in re.findall(r"\d+", say())] == [
            setup["deck_size"][str(seats)],
            setup["rounds_per_era"][str(seats)],
            merchants,
            setup["starting_money"],
        ]


@FAMILY
def test_the_record_agrees_with_the_definition(info: GameInfo) -> None:
    package = info.game.partition(":")[0]
    file = resources.files(package) / "definition.json"
    definition = json.loads(file.read_text(encoding="utf-8"))
    assert tuple(definition["meta"]["players"]) == info.players
    assert tuple(colour["id"] for colour in definition["player_colors"]) == info.colours
    assert tuple(who["id"] for who in definition["characters"]) == info.characters
