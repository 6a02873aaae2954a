"""What the boxes of the family promise is what its definitions deal."""

import json
import re
from importlib import resources
from typing import Any

import pytest

from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.shelf import SHELF, GameInfo, find, load_game
from brass_desktop.present.box import box_of

FAMILY = pytest.mark.parametrize(
    "info", [info for info in SHELF if info.family == "brass"], ids=lambda info: info.id
)


def definition_of(info: GameInfo) -> dict[str, Any]:
    file = resources.files(info.game.partition(":")[0]) / "definition.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def on_the_table(definition: dict[str, Any], seats: int) -> list[int]:
    """What a box counts beside cards and rounds: merchants or market tiles, then money."""
    money = definition["setup"]["starting_money"]
    if "merchant_tiles" in definition:
        return [sum(tile["min_players"] <= seats for tile in definition["merchant_tiles"]), money]
    tiles, variant = len(definition["distant_market"]["tiles"]), definition["two_players"]
    if seats == 2:
        return [tiles - len(variant["distant_tiles_removed"]), variant["starting_money"]]
    return [tiles, money]


@FAMILY
def test_the_facts_are_those_of_the_definition(info: GameInfo) -> None:
    definition = definition_of(info)
    setup = definition["setup"]
    for seats, say in box_of(info).facts.items():
        assert [int(number) for number in re.findall(r"\d+", say())] == [
            setup["deck_size"][str(seats)],
            setup["rounds_per_era"][str(seats)],
            *on_the_table(definition, seats),
        ]


@FAMILY
def test_the_record_agrees_with_the_definition(info: GameInfo) -> None:
    definition = definition_of(info)
    assert tuple(definition["meta"]["players"]) == info.players
    game = load_game(info.id)
    assert isinstance(game, BrassGame)
    assert set(info.options) == game.rules.options


@FAMILY
def test_every_game_of_the_family_seats_the_same_people(info: GameInfo) -> None:
    house = definition_of(find("birmingham"))
    assert tuple(colour["id"] for colour in house["player_colors"]) == info.colours
    assert tuple(who["id"] for who in house["characters"]) == info.characters
