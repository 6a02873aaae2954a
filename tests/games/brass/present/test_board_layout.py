import json
import math
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.boardfile import load_board
from brass_desktop.games.brass.present.layout.scenery import scenery_places
from brass_desktop.present.geometry import Rect, walk
from tests.games.brass.present.sizes import SHAPES, layout_at


def definition() -> dict[str, Any]:
    file = resources.files("brass_desktop.games.brass.birmingham") / "definition.json"
    loaded: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


def plan_at(shape: str) -> MapPlan:
    layout = layout_at(shape)
    return map_plan("birmingham", layout.map, layout.small)


def test_the_layout_file_names_exactly_what_the_definition_names() -> None:
    rules, board = definition(), load_board("birmingham")
    assert set(board.locations) == {place["id"] for place in rules["locations"]}
    slots = {s["id"] for place in rules["locations"] for s in place.get("slots", ())}
    spaces = {s["id"] for place in rules["locations"] for s in place.get("merchant_slots", ())}
    assert set(board.slots) == slots
    assert set(board.merchant_spaces) == spaces
    ends = {link["id"]: tuple(link["ends"]) for link in rules["links"]}
    assert {name: link.ends for name, link in board.links.items()} == ends


def solid_boxes(plan: MapPlan) -> list[tuple[str, Rect]]:
    boxes = [(n, plate) for n, place in plan.places.items() for plate in place.plates]
    for name, merchant in plan.merchants.items():
        parts = (*merchant.spaces.values(), *merchant.barrels.values(), merchant.plaque)
        boxes += [(name, part) for part in parts]
    return boxes


@pytest.mark.parametrize("shape", SHAPES)
def test_places_lie_inside_the_map_and_never_on_each_other(shape: str) -> None:
    plan = plan_at(shape)
    boxes = solid_boxes(plan)
    for name, box in boxes:
        assert plan.area.contains(box), name
    for (first, a), (second, b) in combinations(boxes, 2):
        if first != second:
            assert not a.overlaps(b), (first, second)
        elif first in plan.merchants:
            assert not a.overlaps(b, slack=2), first


@pytest.mark.parametrize("shape", SHAPES)
def test_slots_of_a_town_never_touch_and_have_the_least_size(shape: str) -> None:
    plan = plan_at(shape)
    for place in plan.places.values():
        for slot in place.slots.values():
            assert slot.w >= 28
            assert any(plate.contains(slot) for plate in place.plates)
        for a, b in combinations(place.slots.values(), 2):
            assert not a.overlaps(b)


@pytest.mark.parametrize("shape", SHAPES)
def test_lines_join_the_middles_of_their_ends_and_pass_their_middle(shape: str) -> None:
    plan = plan_at(shape)
    for link in plan.links.values():
        assert link.curve[0] == plan.centre_of(link.ends[0])
        assert link.curve[-1] == plan.centre_of(link.ends[1])
        assert min(math.dist(point, link.mid) for point in link.curve) < 1e-6


def test_a_path_runs_in_the_direction_of_travel_through_the_third_end_too() -> None:
    plan = plan_at("1600x900")
    link = plan.links["kidderminster__worcester"]
    for start, end in (
        ("kidderminster", "worcester"),
        ("worcester", "kidderminster"),
        ("farm_brewery_south", "worcester"),
        ("kidderminster", "farm_brewery_south"),
        ("farm_brewery_south", "kidderminster"),
    ):
        path = link.path(start, end)
        assert path[0] == plan.centre_of(start)
        assert path[-1] == plan.centre_of(end)


@pytest.mark.parametrize("shape", SHAPES)
def test_scenery_lies_under_no_place_and_no_line(shape: str) -> None:
    layout, plan = layout_at(shape), plan_at(shape)
    places = scenery_places("birmingham", layout.map, layout.small)
    assert len(places) >= 30
    for scenery in places:
        around = Rect.around(scenery.at, 2 * scenery.radius, 2 * scenery.radius)
        assert plan.area.contains(around)
        assert not any(box.overlaps(around) for _, box in solid_boxes(plan))
        for link in plan.links.values():
            nearest = min(math.dist(at, scenery.at) for at, _ in walk(link.curve, 8))
            assert nearest > scenery.radius
