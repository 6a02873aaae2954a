"""Which of a board's decorations have room on a map of a given shape."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.boardfile import Landmark, SceneryKind, load_board
from brass_desktop.games.brass.present.layout.country import CountryPlan, country_plan
from brass_desktop.present.geometry import Point, Rect, bounds, walk

_LINE_CLEARANCE = 10.0
_PLACE_CLEARANCE = 8.0
_COMPASS_RADIUS = 44.0
_CELL = 48.0
_CANDIDATES = 1600
_STEP_X = 0.7548776662466927
_STEP_Y = 0.5698402909980532
_LANDMARK_RADIUS = 24.0
"""How far a landmark of size 1 reaches."""


@dataclass(frozen=True, slots=True)
class SceneryPlace:
    """One decoration: which picture, where its middle is and how far it reaches."""

    kind: str
    variant: int
    at: Point
    radius: float


@lru_cache(maxsize=8)
def scenery_places(game: str, area: Rect, small: bool) -> tuple[SceneryPlace, ...]:
    """Spread decorations where they touch no place, line, name or one another.

    Landmarks have their places and come first; nothing else stands in the water.
    """
    plan, country = map_plan(game, area, small), country_plan(game, area, small)
    k = plan.measures.k
    board = load_board(game)
    boxes = {kind.radius: _reserved(plan, country, kind.radius * k) for kind in board.scenery}
    lines = _Near(at for link in plan.links.values() for at, _ in walk(link.curve, 16))
    inside = area.grown(-4 * k)
    kept = [
        _landmark(mark, country.at(mark.at), k, inside)
        for mark in board.landmarks
        if mark.small or not small
    ]
    for at, kind, variant in _candidates(board.scenery, area, country):
        radius = kind.radius * k
        if (
            inside.contains(Rect.around(at, 2 * radius, 2 * radius))
            and not any(
                left <= at[0] < right and top <= at[1] < bottom
                for left, top, right, bottom in boxes[kind.radius]
            )
            and not lines.within(at, radius + _LINE_CLEARANCE * k)
            and all(math.dist(at, o.at) > radius + o.radius + 3 for o in kept)
            and not country.is_wet(at, radius)
        ):
            kept.append(SceneryPlace(kind.kind, variant, at, radius))
    return tuple(kept)


def _landmark(mark: Landmark, at: Point, k: float, inside: Rect) -> SceneryPlace:
    """Place a landmark; on a map of another shape it may have to move in from the edge."""
    radius = _LANDMARK_RADIUS * mark.size * k
    around = Rect.around(at, 2 * radius, 2 * radius).clamped_into(inside)
    return SceneryPlace(mark.kind, mark.variant - 1, around.centre, radius)


def _candidates(
    kinds: Sequence[SceneryKind], area: Rect, country: CountryPlan
) -> Iterator[tuple[Point, SceneryKind, int]]:
    """Fill the area evenly with the plastic-number sequence; the same places every time."""
    high, low = (
        [kind for kind in kinds if kind.where in ("all", where) for _ in range(kind.weight)]
        for where in ("high", "low")
    )
    for i in range(1, _CANDIDATES + 1):
        at = (area.x + (i * _STEP_X) % 1 * area.w, area.y + (i * _STEP_Y) % 1 * area.h)
        bag = high if country.is_high(at) else low
        kind = bag[i * 7919 % 104729 % len(bag)]
        yield at, kind, i % kind.variants


def _reserved(
    plan: MapPlan, country: CountryPlan, radius: float
) -> list[tuple[float, float, float, float]]:
    """List where the middle of a decoration may not lie, as plain edges for speed."""
    grown = [box.grown(radius) for box in (*_occupied(plan, country), *country.names())]
    return [(box.x, box.y, box.right, box.bottom) for box in grown]


def _occupied(plan: MapPlan, country: CountryPlan) -> list[Rect]:
    """List what decorations must leave free; names are taken at their widest."""
    m = plan.measures
    reach = {name: p.name_reach * m.k for name, p in country.board.locations.items()}
    boxes = [
        title_area(plan),
        Rect.around(plan.compass, 2 * _COMPASS_RADIUS * m.k, 2 * _COMPASS_RADIUS * m.k),
    ]
    if not m.small:
        boxes.append(key_area(plan))
    for place in plan.places.values():
        boxes += [plate.grown(_PLACE_CLEARANCE * m.k) for plate in place.plates]
        (x, _), half = place.centre, reach[place.location]
        boxes.append(Rect(x - half, place.ribbon_top, 2 * half, m.ribbon + 6))
    for merchant in plan.merchants.values():
        parts = (*merchant.spaces.values(), *merchant.barrels.values(), merchant.plaque)
        boxes.append(bounds(parts).grown(_PLACE_CLEARANCE * m.k))
        boxes.append(Rect.around(merchant.centre, 2 * reach[merchant.location], m.pill + 8))
    for outpost in plan.outposts.values():
        half = reach[outpost.location]
        boxes.append(Rect.around(outpost.centre, 2 * half, m.external + 14))
    for ferry in plan.ferries.values():
        boxes.append(Rect.around(ferry.mid, 4 * ferry.radius, 4 * ferry.radius))
    if plan.distant_market is not None:
        boxes.append(plan.distant_market.box.grown(_PLACE_CLEARANCE * m.k))
    return boxes


def title_area(plan: MapPlan) -> Rect:
    """Return the corner of the map that carries its title."""
    width, height = (150, 40) if plan.measures.small else (234, 132)
    return Rect(plan.area.x, plan.area.y, width, height)


def key_area(plan: MapPlan) -> Rect:
    """Return the corner of the map that explains the track's markers."""
    return Rect(plan.area.x, plan.area.bottom - 48, 224, 48)


class _Near:
    """Points in a coarse grid, to ask quickly whether one is close."""

    def __init__(self, points: Iterable[Point]) -> None:
        self._cells: dict[tuple[int, int], list[Point]] = {}
        for point in points:
            self._cells.setdefault(self._key(point), []).append(point)

    def within(self, at: Point, distance: float) -> bool:
        column, line = self._key(at)
        reach = int(distance / _CELL) + 1
        return any(
            math.dist(at, point) <= distance
            for i in range(column - reach, column + reach + 1)
            for j in range(line - reach, line + reach + 1)
            for point in self._cells.get((i, j), ())
        )

    @staticmethod
    def _key(point: Point) -> tuple[int, int]:
        return int(point[0] // _CELL), int(point[1] // _CELL)
