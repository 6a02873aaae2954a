"""A click on a town never means a line that runs beneath it."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present.intents import PickLink, PickMerchant, PickSlot
from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.camera import MOST_ZOOM, Camera
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.games.brass.ui.map.places import ribbon_rect
from brass_desktop.present.geometry import bounds
from brass_desktop.present.intents import AnyIntent
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.window.hits import HitMap
from tests.games.brass.ui.table_reading import make_canvas
from workshop.shots.brass.positions import position

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
ZOOMS = [1.0, 1.5, MOST_ZOOM]


@pytest.fixture(scope="module")
def board() -> BoardView:
    return WatchedTable(position(4, "middle"), Seat(0)).view().board


class Map:
    """The sensitive areas of one drawn map, asked by points of the plan."""

    def __init__(
        self, board: BoardView, size: tuple[int, int], zoom: float, pictures: Assets
    ) -> None:
        self.canvas = make_canvas(size, pictures)
        layout = table_layout(*self.canvas.viewport.size, 4, self.canvas.viewport.small)
        self.plan: MapPlan = map_plan(board.game, layout.map, layout.small)
        self.camera = Camera.fitted(layout.map).zoomed(zoom, layout.map.centre)
        _, touches = BoardPainter().map_surface(self.canvas, board, self.camera, layout.small)
        self.hits: HitMap[AnyIntent] = HitMap()
        for touch in touches:
            self.hits.add(touch.shape, touch.intent)

    def at(self, point: tuple[float, float]) -> AnyIntent | None:
        hit = self.hits.at(*self.camera.to_screen(point))
        return hit.intent if hit is not None else None


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("zoom", ZOOMS)
def test_slot_block_and_ribbon_of_a_place_cover_the_lines(
    board: BoardView, pictures: Assets, size: tuple[int, int], zoom: float
) -> None:
    drawn = Map(board, size, zoom, pictures)
    assert sum(place.band is not None for place in board.places) == 20
    for place in board.places:
        plan = drawn.plan.places[place.location]
        ribbon = ribbon_rect(drawn.canvas, plan, place, drawn.plan.measures)
        block = bounds(tuple(plan.slots.values()))
        ends = [(ribbon.x + 1, ribbon.centre[1]), (ribbon.right - 1, ribbon.centre[1])]
        for point in (block.centre, ribbon.centre, *ends, *(p.centre for p in plan.plates)):
            assert not isinstance(drawn.at(point), PickLink), (place.name, point)
        for slot, rect in plan.slots.items():
            assert drawn.at(rect.centre) == PickSlot(slot)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_line_keeps_a_place_to_be_clicked(
    board: BoardView, pictures: Assets, size: tuple[int, int]
) -> None:
    drawn = Map(board, size, 1.0, pictures)
    for link, line in drawn.plan.links.items():
        assert drawn.at(line.mid) == PickLink(link), link


def test_the_barrel_of_a_merchant_is_the_merchant(board: BoardView, pictures: Assets) -> None:
    drawn = Map(board, (1366, 768), 1.0, pictures)
    buyers = [(m, space) for m in board.merchants for space in m.spaces if space.buys]
    assert buyers
    for merchant, space in buyers:
        barrel = drawn.plan.merchants[merchant.location].barrels[space.space]
        assert drawn.at(barrel.centre) == PickMerchant(space.space)
