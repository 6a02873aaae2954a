import json
import math
from importlib import resources
from itertools import combinations
from typing import Any

import pytest

from brass_desktop.games.brass.present.layout.board import (
    FerryPlan,
    LinkPlan,
    MapPlan,
    map_plan,
)
from brass_desktop.games.brass.present.layout.boardfile import load_board
from brass_desktop.games.brass.present.layout.country import country_plan
from brass_desktop.games.brass.present.layout.scenery import scenery_places
from brass_desktop.games.brass.present.text.table import COUNTRY
from brass_desktop.present.geometry import Rect, is_inside, walk
from tests.games.brass.present.sizes import SHAPES, layout_at

GAMES = ("birmingham", "lancashire")


def definition(game: str) -> dict[str, Any]:
    file = resources.files(f"brass_desktop.games.brass.{game}") / "definition.json"
    loaded: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


def plan_at(shape: str, game: str) -> MapPlan:
    layout = layout_at(shape)
    return map_plan(game, layout.map, layout.small)


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_file_names_exactly_what_the_definition_names(game: str) -> None:
    rules, board = definition(game), load_board(game)
    assert board.game == game
    assert set(board.locations) == {place["id"] for place in rules["locations"]}
    slots = {s["id"] for place in rules["locations"] for s in place.get("slots", ())}
    spaces = {s["id"] for place in rules["locations"] for s in place.get("merchant_slots", ())}
    assert set(board.slots) == slots
    assert set(board.merchant_spaces) == spaces
    ends = {link["id"]: tuple(link["ends"]) for link in rules["links"]}
    assert {name: link.ends for name, link in board.links.items()} == ends
    ferries = {link["id"]: tuple(link["ends"]) for link in rules.get("virtual_links", ())}
    assert {name: ferry.ends for name, ferry in board.virtual_links.items()} == ferries
    assert (board.distant_market is not None) == ("distant_market" in rules)
    assert set(board.labels) <= set(COUNTRY)


def test_places_without_slots_are_of_the_kind_that_the_definition_says() -> None:
    kinds = {place["id"]: place["kind"] for place in definition("lancashire")["locations"]}
    styles = {name: place.style for name, place in load_board("lancashire").locations.items()}
    assert styles == kinds


def solid_boxes(plan: MapPlan) -> list[tuple[str, Rect]]:
    boxes = [(n, plate) for n, place in plan.places.items() for plate in place.plates]
    for name, merchant in plan.merchants.items():
        parts = (*merchant.spaces.values(), *merchant.barrels.values(), merchant.plaque)
        boxes += [(name, part) for part in parts]
    if plan.distant_market is not None:
        boxes.append(("distant_market", plan.distant_market.box))
    return boxes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_places_lie_inside_the_map_and_never_on_each_other(shape: str, game: str) -> None:
    plan = plan_at(shape, game)
    boxes = solid_boxes(plan)
    for name, box in boxes:
        assert plan.area.contains(box), name
    for (first, a), (second, b) in combinations(boxes, 2):
        if first != second:
            assert not a.overlaps(b), (first, second)
        elif first in plan.merchants:
            assert not a.overlaps(b, slack=2), first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_slots_of_a_town_never_touch_and_have_the_least_size(shape: str, game: str) -> None:
    plan = plan_at(shape, game)
    for place in plan.places.values():
        for slot in place.slots.values():
            assert slot.w >= 28
            assert any(plate.contains(slot) for plate in place.plates)
        for a, b in combinations(place.slots.values(), 2):
            assert not a.overlaps(b)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_lines_join_the_middles_of_their_ends_and_pass_their_middle(shape: str, game: str) -> None:
    plan = plan_at(shape, game)
    lines: list[LinkPlan | FerryPlan] = [*plan.links.values(), *plan.ferries.values()]
    for link in lines:
        assert link.curve[0] == plan.centre_of(link.ends[0])
        assert link.curve[-1] == plan.centre_of(link.ends[1])
        assert min(math.dist(point, link.mid) for point in link.curve) < 1e-6


def test_a_path_runs_in_the_direction_of_travel_through_the_third_end_too() -> None:
    plan = plan_at("1600x900", "birmingham")
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_scenery_lies_under_no_place_and_no_line(shape: str, game: str) -> None:
    layout, plan = layout_at(shape), plan_at(shape, game)
    places = scenery_places(game, layout.map, layout.small)
    assert len(places) >= 30
    for scenery in places:
        around = Rect.around(scenery.at, 2 * scenery.radius, 2 * scenery.radius)
        assert plan.area.contains(around)
        assert not any(box.overlaps(around) for _, box in solid_boxes(plan))
        for link in plan.links.values():
            nearest = min(math.dist(at, scenery.at) for at, _ in walk(link.curve, 8))
            assert nearest > scenery.radius


@pytest.mark.parametrize("shape", SHAPES)
def test_only_ships_lighthouse_and_pier_stand_in_the_sea(shape: str) -> None:
    layout = layout_at(shape)
    country = country_plan("lancashire", layout.map, layout.small)
    wet = {
        place.kind
        for place in scenery_places("lancashire", layout.map, layout.small)
        if country.is_wet(place.at, place.radius)
    }
    assert wet <= {"lighthouse", "smack", "steamer", "pier"}


def test_hills_stand_on_high_ground_and_mills_in_the_lowland() -> None:
    layout = layout_at("1600x900")
    country = country_plan("lancashire", layout.map, layout.small)
    spread = scenery_places("lancashire", layout.map, layout.small)
    spread = spread[len(load_board("lancashire").landmarks) :]
    high = {place.kind for place in spread if country.is_high(place.at)}
    low = {place.kind for place in spread if not country.is_high(place.at)}
    assert high <= {"hills", "rocks", "sheep", "pines"}
    assert {"oaks", "mill"} <= low


def test_cotton_sails_from_every_town_with_a_port_and_over_water_alone() -> None:
    layout = layout_at("1600x900")
    country = country_plan("lancashire", layout.map, layout.small)
    ports = {
        place["id"]
        for place in definition("lancashire")["locations"]
        if any("port" in slot["industries"] for slot in place["slots"])
    }
    assert set(load_board("lancashire").sea_lanes) == ports
    for port in ports:
        lane = country.lane(port)
        assert all(is_inside(point, country.sea) for point in lane), port
    assert country.lane("yorkshire") == ()
