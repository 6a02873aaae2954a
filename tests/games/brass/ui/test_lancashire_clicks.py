"""What a click on the map of Lancashire means, and what explains itself there."""

import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.about import things
from brass_desktop.games.brass.present.intents import PickDistantMarket, PickLink, PickPlace
from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.present.geometry import Point, Rect, bounds, is_inside
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.table.touches import Touch
from tests.games.brass.ui.table_reading import make_canvas
from workshop.shots.brass.positions import PLAYERS

SIZES = [(1280, 720), (1920, 1080)]


class Map:
    """The sensitive areas of a fresh map."""

    def __init__(self, players: int, size: tuple[int, int], pictures: Assets) -> None:
        canvas = make_canvas(size, pictures)
        view = canvas.viewport
        session: BrassSession = Session(lancashire(), Setup(players, 1805), PLAYERS[:players])
        self.board = build_board(Seen.of(session, None))
        layout = table_layout(*view.size, players, view.small)
        self.plan: MapPlan = map_plan("lancashire", layout.map, layout.small)
        camera = Camera.fitted(layout.map)
        _, touches = BoardPainter().map_surface(canvas, self.board, camera, layout.small)
        self.touches = list(touches)

    def at(self, point: Point) -> Touch | None:
        """Return the topmost area."""
        return next((t for t in reversed(self.touches) if _holds(t, point)), None)


def _holds(touch: Touch, point: Point) -> bool:
    if isinstance(touch.shape, Rect):
        return touch.shape.holds(point)
    return is_inside(point, touch.shape)


@pytest.fixture(params=SIZES, ids=str)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


def test_all_of_the_market_is_one_buyer_and_its_parts_explain_themselves(
    size: tuple[int, int], pictures: Assets
) -> None:
    drawn = Map(4, size, pictures)
    market = drawn.plan.distant_market
    assert market is not None
    parts = {
        things.DistantMarket(): (market.box.x + 4, market.box.y + 4),
        things.DemandSpace(5): market.space(5).centre,
        things.DistantStack(): market.stack.centre,
        things.LastDistantTile(): market.last(closed=False).centre,
        things.DistantTilesToCome(2): market.row(2).centre,
    }
    for thing, point in parts.items():
        touch = drawn.at(point)
        assert touch is not None
        assert touch.intent == PickDistantMarket()
        assert touch.about == thing


def test_the_ferry_explains_itself_and_can_never_be_chosen(
    size: tuple[int, int], pictures: Assets
) -> None:
    drawn = Map(4, size, pictures)
    (ferry,) = drawn.plan.ferries.values()
    touch = drawn.at(ferry.mid)
    assert touch is not None
    assert touch.intent is None
    assert touch.about == things.Ferry(*ferry.ends)


def test_places_without_slots_are_chosen_by_their_pills(
    size: tuple[int, int], pictures: Assets
) -> None:
    drawn = Map(4, size, pictures)
    for outpost in drawn.board.outposts:
        touch = drawn.at(drawn.plan.centre_of(outpost.location))
        assert touch is not None
        assert touch.intent == PickPlace(outpost.location)


def test_what_is_out_of_play_with_two_players_is_never_hit(
    size: tuple[int, int], pictures: Assets
) -> None:
    drawn = Map(2, size, pictures)
    for link in drawn.board.links:
        if link.is_closed:
            assert not any(t.intent == PickLink(link.link) for t in drawn.touches)
    for place in drawn.board.places:
        middle = bounds(drawn.plan.places[place.location].plates).centre
        assert (drawn.at(middle) is None) == place.is_closed, place.location
    for outpost in drawn.board.outposts:
        touch = drawn.at(drawn.plan.centre_of(outpost.location))
        assert (touch is None) == outpost.is_closed, outpost.location
