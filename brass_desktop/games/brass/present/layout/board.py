"""Geometry of the map for one board rectangle: plates, slots, merchants, outposts and lines.

Only the middles of places and lines are stretched with the board; slots keep their square
offsets, so that tiles stay square and names readable on any shape.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from brass_desktop.games.brass.present.layout.boardfile import (
    BoardFile,
    FerryPlace,
    LinkPlace,
    PlaceStyle,
    load_board,
    location_of,
)
from brass_desktop.games.brass.present.layout.distant_market import DistantMarketPlan
from brass_desktop.present.geometry import Point, Rect, bounds, cubic

REFERENCE_MAP = (1088.0, 792.0)
REFERENCE_TILE = 46.0
REFERENCE_PITCH = 46.8
CURVE_STEPS = 14
_ORIGIN = (6.0, 35.0)
_UNITS_FROM = (45.0, 73.0)
_STRETCH = (1.18, 0.847)
_TILE_SHADOW = 3.0
_ROUNDEL = 13.0
"""Radius of a ferry's mark."""


@dataclass(frozen=True, slots=True)
class MapMeasures:
    """Sizes of the pieces on the map; `k` is the piece scale, 1 at 1920x1080."""

    small: bool
    k: float
    tile: float
    pitch: float
    pad: float
    ribbon: float
    ribbon_tail: float
    farm_ribbon: float
    name: float
    pill: float
    external: float
    transit: float
    crest: float
    """Radius of the seal on the pill of an external region."""
    merchant_tile: float
    barrel: float
    plaque: tuple[float, float]
    inside: Rect
    """Where names may lie: the map without its gilt edge."""


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """A town or farm brewery: its slots, the plates under them and where its name begins."""

    location: str
    centre: Point
    slots: Mapping[str, Rect]
    plates: tuple[Rect, ...]
    ribbon_top: float


@dataclass(frozen=True, slots=True)
class MerchantPlan:
    """A merchant town: its name's middle, tiles, barrels and the bonus between them."""

    location: str
    centre: Point
    spaces: Mapping[str, Rect]
    barrels: Mapping[str, Rect]
    plaque: Rect


@dataclass(frozen=True, slots=True)
class OutpostPlan:
    """A place without slots: an external region or a transit place."""

    location: str
    centre: Point
    style: PlaceStyle


@dataclass(frozen=True, slots=True)
class FerryPlan:
    """A link that is always there: its way over the water and the middle of its roundel."""

    ferry: str
    ends: tuple[str, str]
    curve: tuple[Point, ...]
    mid: Point
    radius: float


@dataclass(frozen=True, slots=True)
class LinkPlan:
    """A line: its curve, the spur to a third end, and how its link tile lies."""

    link: str
    ends: tuple[str, ...]
    curve: tuple[Point, ...]
    spur: tuple[Point, ...]
    mid: Point
    direction: Point
    token_scale: float

    @property
    def reach(self) -> Rect:
        """Return the rectangle around the whole line."""
        xs, ys = zip(*self.curve, *self.spur, strict=True)
        return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def path(self, start: str, end: str) -> tuple[Point, ...]:
        """Return the way from one end to another, in the direction of travel."""
        third = self.ends[2] if len(self.ends) > 2 else None
        if third not in (start, end):
            return self.curve if start == self.ends[0] else self.curve[::-1]
        other = end if start == third else start
        half = len(self.curve) // 2
        rest = self.curve[half::-1] if other == self.ends[0] else self.curve[half:]
        way = (*self.spur, *rest[1:])
        return way if start == third else way[::-1]


@dataclass(frozen=True, slots=True)
class MapPlan:
    """Everything on the map, in the units of the rectangle it was made for."""

    area: Rect
    measures: MapMeasures
    places: Mapping[str, PlacePlan]
    merchants: Mapping[str, MerchantPlan]
    outposts: Mapping[str, OutpostPlan]
    links: Mapping[str, LinkPlan]
    ferries: Mapping[str, FerryPlan]
    distant_market: DistantMarketPlan | None
    compass: Point

    def slot(self, slot: str) -> Rect:
        """Return the rectangle of a slot."""
        return self.places[location_of(slot)].slots[slot]

    def centre_of(self, location: str) -> Point:
        """Return the middle of a place, merchant town or outpost."""
        plan = self.places.get(location) or self.merchants.get(location) or self.outposts[location]
        return plan.centre


def map_measures(area: Rect, small: bool) -> MapMeasures:
    """Choose piece sizes for a map of this size; they shrink only as far as 31 pixels a tile."""
    k = min(area.w / REFERENCE_MAP[0], area.h / REFERENCE_MAP[1])
    inside = area.grown(-4)
    if not small:
        return MapMeasures(
            small=False, k=k, tile=REFERENCE_TILE * k, pitch=49 * k, pad=6 * k, ribbon=20,
            ribbon_tail=8, farm_ribbon=17, name=14, pill=26, external=26, transit=24, crest=16,
            merchant_tile=42 * k,
            barrel=19 * k, plaque=(36, 22), inside=inside,
        )  # fmt: skip
    tile = max(31.0, float(int(REFERENCE_TILE * k)))
    k = tile / REFERENCE_TILE
    return MapMeasures(
        small=True, k=k, tile=tile, pitch=tile + 2, pad=4, ribbon=15, ribbon_tail=4,
        farm_ribbon=15, name=13, pill=19, external=20, transit=19, crest=12,
        merchant_tile=round(42 * k), barrel=14,
        plaque=(30, 18), inside=inside,
    )  # fmt: skip


def unit_point(area: Rect, point: Point) -> Point:
    """Stretch a point of the board file's square onto the map."""
    x = _ORIGIN[0] + (point[0] - _UNITS_FROM[0]) * _STRETCH[0]
    y = _ORIGIN[1] + (point[1] - _UNITS_FROM[1]) * _STRETCH[1]
    return area.x + x * area.w / REFERENCE_MAP[0], area.y + y * area.h / REFERENCE_MAP[1]


@lru_cache(maxsize=8)
def map_plan(game: str, area: Rect, small: bool) -> MapPlan:
    """Lay the board of a game out in the map area."""
    return _Planner(load_board(game), area, small).plan()


class _Planner:
    """Turns a board file into a plan; holds what every step needs."""

    def __init__(self, board: BoardFile, area: Rect, small: bool) -> None:
        self._board = board
        self._area = area
        self._m = map_measures(area, small)
        self._centres = {name: self._centre(name) for name in board.locations}

    def plan(self) -> MapPlan:
        board, m = self._board, self._m
        merchants = {location_of(space) for space in board.merchant_spaces}
        outposts = {n: place.style for n, place in board.locations.items() if place.style != "town"}
        towns = [n for n in board.locations if n not in merchants and n not in outposts]
        compass = board.compass.small_at if m.small else board.compass.at
        return MapPlan(
            area=self._area,
            measures=m,
            places={n: self._place(n) for n in towns},
            merchants={n: self._merchant(n) for n in board.locations if n in merchants},
            outposts={n: OutpostPlan(n, self._centres[n], style) for n, style in outposts.items()},
            links={name: self._link(name, link) for name, link in board.links.items()},
            ferries={name: self._ferry(name, at) for name, at in board.virtual_links.items()},
            distant_market=self._distant_market(),
            compass=unit_point(self._area, compass),
        )

    def _centre(self, name: str) -> Point:
        place = self._board.locations[name]
        dx, dy = (place.small_nudge if self._m.small else None) or place.nudge
        x, y = unit_point(self._area, place.at)
        return x + dx * self._m.k, y + dy * self._m.k

    def _offset(self, location: str, point: Point) -> Point:
        place, k = self._board.locations[location], self._m.pitch / REFERENCE_PITCH
        x, y = self._centres[location]
        dx, dy = place.spaces_nudge
        return (
            x + dx * self._m.k + (point[0] - place.at[0]) * k,
            y + dy * self._m.k + (point[1] - place.at[1]) * k,
        )

    def _place(self, name: str) -> PlacePlan:
        tile = self._m.tile
        slots = {
            slot: Rect.around(self._offset(name, at), tile, tile)
            for slot, at in self._board.slots.items()
            if location_of(slot) == name
        }
        plates = self._plates(list(slots.values()))
        overlap = 5 * self._m.k
        top = max(plate.bottom for plate in plates) - overlap
        return PlacePlan(name, self._centres[name], slots, plates, top)

    def _plates(self, slots: list[Rect]) -> tuple[Rect, ...]:
        """Lay one plate, or two for a pyramid so that its upper corners stay free for lines."""
        pad = self._m.pad
        whole = bounds(slots).grown(pad)
        if len(slots) == 3 and whole.h > 1.7 * self._m.tile:
            return slots[0].grown(pad), bounds(slots[1:]).grown(pad)
        return (whole,)

    def _merchant(self, name: str) -> MerchantPlan:
        m = self._m
        mine = {s: p for s, p in self._board.merchant_spaces.items() if location_of(s) == name}
        spaces = {
            s: Rect.around(self._offset(name, p.at), m.merchant_tile, m.merchant_tile)
            for s, p in mine.items()
        }
        barrels = {
            s: Rect.around(self._offset(name, p.barrel), m.barrel * 0.82, m.barrel)
            for s, p in mine.items()
        }
        # A tile whose shadow the map's edge would cut moves in, with all that belongs to it.
        lowest = max(space.bottom for space in spaces.values())
        up = min(0.0, m.inside.bottom - _TILE_SHADOW - lowest)
        spaces = {s: rect.moved(0, up) for s, rect in spaces.items()}
        barrels = {s: rect.moved(0, up) for s, rect in barrels.items()}
        plaque = Rect.around(self._plaque_at(list(barrels.values())), *m.plaque)
        return MerchantPlan(name, self._centres[name], spaces, barrels, plaque)

    def _plaque_at(self, barrels: list[Rect]) -> Point:
        """Return where the bonus lies: between two barrels, or below a single one."""
        m, middles = self._m, [barrel.centre for barrel in barrels]
        x = sum(at[0] for at in middles) / len(middles)
        if len(middles) == 1:
            return x + 8 * m.k, middles[0][1] + (20 if m.small else 27)
        return x, middles[0][1]

    def _link(self, name: str, link: LinkPlace) -> LinkPlan:
        x, y = unit_point(self._area, link.mid)
        mid = (x + link.nudge[0] * self._m.k, y + link.nudge[1] * self._m.k)
        a, b = (self._centres[end] for end in link.ends[:2])
        spur = (self._centres[link.ends[2]], mid) if len(link.ends) > 2 else ()
        direction = (1.0, 0.0) if link.flat_token else (b[0] - a[0], b[1] - a[1])
        scale = (0.86 if link.short_token else 1.0) * (1.05 if self._m.small else 1.0)
        return LinkPlan(name, link.ends, _curve(a, mid, b), spur, mid, direction, scale)

    def _ferry(self, name: str, ferry: FerryPlace) -> FerryPlan:
        a, b = (self._centres[end] for end in ferry.ends)
        mid = unit_point(self._area, ferry.mid)
        return FerryPlan(name, ferry.ends, _curve(a, mid, b), mid, _ROUNDEL * self._m.k)

    def _distant_market(self) -> DistantMarketPlan | None:
        place = self._board.distant_market
        if place is None:
            return None
        (x, y), (right, bottom) = (unit_point(self._area, at) for at in (place.at, place.to))
        room = Rect(x, y, right - x, bottom - y)
        return DistantMarketPlan.within(room, self._m.k, small=self._m.small)


def _curve(a: Point, mid: Point, b: Point) -> tuple[Point, ...]:
    """Lead a line from one end to the other through its middle."""
    t = ((b[0] - a[0]) * 0.22, (b[1] - a[1]) * 0.22)
    out = (a[0] + (mid[0] - a[0]) * 0.45, a[1] + (mid[1] - a[1]) * 0.45)
    home = (b[0] - (b[0] - mid[0]) * 0.45, b[1] - (b[1] - mid[1]) * 0.45)
    first = cubic(a, out, (mid[0] - t[0], mid[1] - t[1]), mid, CURVE_STEPS)
    second = cubic(mid, (mid[0] + t[0], mid[1] + t[1]), home, b, CURVE_STEPS)
    return (*first, *second[1:])
