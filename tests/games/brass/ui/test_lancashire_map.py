"""The map of Lancashire as it is drawn: nothing lies on anything else, in windows of both kinds."""

import math
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.layout.board import LinkPlan, MapPlan, map_plan
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.scenery import key_area, title_area
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.games.brass.ui.map.outposts import crest_rect, outpost_rect
from brass_desktop.games.brass.ui.map.places import ribbon_rect
from brass_desktop.present.geometry import Point, Rect, is_inside, walk
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import ThemeName
from tests.games.brass.ui.table_reading import make_canvas
from tests.ui.golden import assert_golden
from workshop.shots.brass.positions import PLAYERS
from workshop.shots.studio import make_canvas as studio_canvas

SIZES = [(1920, 1080), (1280, 720), (1366, 768), (1599, 899), (1920, 1200), (3440, 1440)]
TOKEN = (38.0, 21.0)
Quad = list[Point]


def new_game(players: int) -> BrassSession:
    return Session(lancashire(), Setup(players, 1805), PLAYERS[:players])


def board() -> BoardView:
    return build_board(Seen.of(new_game(4), None))


class Drawn:
    """What lies on the map, as the outlines that must keep clear of each other."""

    def __init__(self, size: tuple[int, int], pictures: Assets) -> None:
        self.canvas: Canvas = make_canvas(size, pictures)
        view = self.canvas.viewport
        layout = table_layout(*view.size, 4, view.small)
        self.plan: MapPlan = map_plan("lancashire", layout.map, layout.small)
        self.k = self.plan.measures.k
        self.places = self._places(board())
        self.boxes = self._boxes()
        self.lines = {n: self._points(link) for n, link in self.plan.links.items()}
        self.tokens = {n: _token(link, self.k) for n, link in self.plan.links.items()}

    def _places(self, view: BoardView) -> dict[str, list[Quad]]:
        plan, m = self.plan, self.plan.measures
        found = {}
        for town in view.places:
            place = plan.places[town.location]
            name = ribbon_rect(self.canvas, place, town, m).grown(m.ribbon_tail, 0)
            found[town.location] = [_quad(rect) for rect in (*place.plates, name)]
        for outpost in view.outposts:
            pill = outpost_rect(self.canvas, plan.outposts[outpost.location], outpost, m)
            rects = [pill]
            if plan.outposts[outpost.location].style == "external":
                rects.append(crest_rect(pill, m))
            found[outpost.location] = [_quad(rect) for rect in rects]
        return found

    def _boxes(self) -> dict[str, list[Quad]]:
        plan = self.plan
        ferry = next(iter(plan.ferries.values()))
        assert plan.distant_market is not None
        boxes = {
            "distant market": plan.distant_market.box,
            "compass": Rect.around(plan.compass, 88 * self.k, 88 * self.k),
            "ferry": Rect.around(ferry.mid, 2 * ferry.radius, 2 * ferry.radius),
            "title": title_area(plan).grown(-12, -8),
        }
        if not plan.measures.small:
            boxes["key"] = key_area(plan)
        return {name: [_quad(rect)] for name, rect in boxes.items()}

    def _points(self, link: LinkPlan) -> list[Point]:
        return [at for at, _ in walk(link.curve, 4)]

    def seen_of(self, link: str) -> list[Point]:
        """Return the part of a line that its own places leave visible."""
        own = [quad for end in self.plan.links[link].ends for quad in self.places[end]]
        return [at for at in self.lines[link] if not any(is_inside(at, quad) for quad in own)]


def _quad(rect: Rect) -> Quad:
    return [
        (rect.x, rect.y),
        (rect.right, rect.y),
        (rect.right, rect.bottom),
        (rect.x, rect.bottom),
    ]


def _token(link: LinkPlan, k: float) -> Quad:
    turn = math.atan2(link.direction[1], link.direction[0])
    w, h = (side / 2 * link.token_scale * k for side in TOKEN)
    cos, sin = math.cos(turn), math.sin(turn)
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    return [(link.mid[0] + cos * u - sin * v, link.mid[1] + sin * u + cos * v) for u, v in corners]


def _sides(quad: Quad) -> list[tuple[Point, Point]]:
    return list(pairwise([*quad, quad[0]]))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _to_side(point: Point, side: tuple[Point, Point]) -> float:
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    part = ((point[0] - ax) * dx + (point[1] - ay) * dy) / ((dx * dx + dy * dy) or 1)
    t = max(0.0, min(1.0, part))
    return math.dist(point, (ax + t * dx, ay + t * dy))


def gap(one: Quad, other: Quad) -> float:
    """Return the distance of two outlines, 0 when they touch."""
    if any(is_inside(p, other) for p in one) or any(is_inside(p, one) for p in other):
        return 0
    if any(_cross(*a, *b) for a in _sides(one) for b in _sides(other)):
        return 0
    return min(
        *(_to_side(p, side) for p in one for side in _sides(other)),
        *(_to_side(p, side) for p in other for side in _sides(one)),
    )


def line_gap(points: list[Point], quad: Quad) -> float:
    """Return how far a line keeps from an outline, 0 when it runs over it."""
    if any(is_inside(point, quad) for point in points):
        return 0
    return min(_to_side(point, side) for point in points for side in _sides(quad))


def nearest(one: list[Quad], other: list[Quad]) -> float:
    return min(gap(a, b) for a in one for b in other)


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def drawn(request: pytest.FixtureRequest, pictures: Assets) -> Drawn:
    return Drawn(request.param, pictures)


def test_places_and_boxes_keep_clear_of_each_other(drawn: Drawn) -> None:
    shapes = {**drawn.places, **drawn.boxes}
    for (a, one), (b, other) in combinations(shapes.items(), 2):
        if {a, b} & set(drawn.boxes):
            assert nearest(one, other) >= 3, (a, b)
        else:
            assert nearest(one, other) >= 7 * drawn.k, (a, b)


def test_places_and_the_market_lie_inside_the_gilt_edge(drawn: Drawn) -> None:
    inside = drawn.plan.measures.inside
    shapes = {**drawn.places, "distant market": drawn.boxes["distant market"]}
    for name, quads in shapes.items():
        for x, y in (corner for quad in quads for corner in quad):
            assert inside.x <= x <= inside.right, name
            assert inside.y <= y <= inside.bottom, name


def test_lines_and_link_tiles_touch_no_foreign_place(drawn: Drawn) -> None:
    casing = 7 * drawn.k
    shapes = {**drawn.places, **drawn.boxes}
    for name, link in drawn.plan.links.items():
        for place, quads in shapes.items():
            if place not in link.ends:
                away = min(line_gap(drawn.lines[name], quad) for quad in quads)
                assert away - casing >= 3 * drawn.k, (name, place)
            assert nearest([drawn.tokens[name]], quads) >= 2 * drawn.k, (name, place)


def test_enough_of_every_line_can_be_seen(drawn: Drawn) -> None:
    for name in drawn.plan.links:
        assert 4 * len(drawn.seen_of(name)) >= 44 * drawn.k, name


def test_lines_never_cross_and_no_link_tile_lies_on_another_line(drawn: Drawn) -> None:
    links = drawn.plan.links
    for a, b in combinations(links, 2):
        one, other = drawn.seen_of(a), drawn.seen_of(b)
        crossing = any(_cross(*p, *q) for p in pairwise(one) for q in pairwise(other))
        assert not crossing, (a, b)
        if not set(links[a].ends) & set(links[b].ends):
            apart = min(math.dist(p, q) for p in one for q in other)
            assert apart >= 18 * drawn.k, (a, b)
        assert gap(drawn.tokens[a], drawn.tokens[b]) >= 6 * drawn.k, (a, b)
        for x, y in ((a, b), (b, a)):
            assert line_gap(drawn.lines[y], drawn.tokens[x]) >= 6 * drawn.k, (x, y)


def test_the_parts_of_the_distant_market_lie_inside_its_box(drawn: Drawn) -> None:
    plan = drawn.plan.distant_market
    assert plan is not None
    spaces = [plan.space(n) for n in range(len(lancashire().rules.distant_bonus) + 1)]
    kinds = set(lancashire().rules.distant_tiles)
    rows = [plan.row(n) for n in range(len(kinds))]
    for rect in (*spaces, plan.stack, plan.last(closed=False), *rows):
        assert plan.box.grown(-4).contains(rect)
    for one, other in combinations((*spaces, plan.stack, plan.last(closed=False), *rows), 2):
        assert not one.overlaps(other)


def test_every_line_is_open_in_the_eras_of_the_definition() -> None:
    links = board().links
    assert sum(link.canal for link in links) == 23
    assert sum(link.rail for link in links) == 35
    assert not any(link.is_closed for link in links)


@pytest.mark.parametrize(("theme", "size"), [("day", SIZES[0]), ("night", SIZES[1])])
def test_the_map_looks_as_it_did(
    context: Context, tmp_path: Path, theme: ThemeName, size: tuple[int, int]
) -> None:
    """By day with four players at the start, by night with two and a closed market."""
    session = new_game(4 if theme == "day" else 2)
    state = session.state.clone()
    if theme == "night":
        state.cotton_demand, state.distant_turned = len(state.rules.distant_bonus), 3
    view = build_board(replace(Seen.of(session, None), state=state))
    canvas = studio_canvas(context, size, theme)
    layout = table_layout(*canvas.viewport.size, state.players, canvas.viewport.small)
    camera = Camera.fitted(layout.map)
    picture, _ = BoardPainter().map_surface(canvas, view, camera, layout.small)
    assert_golden(f"lancashire_{theme}", picture, tmp_path)
