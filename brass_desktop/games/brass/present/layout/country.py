"""The country of a map: where it is water, where it is high, and where its names stand."""

import math
from dataclasses import dataclass
from functools import lru_cache

from brass_desktop.games.brass.present.layout.board import map_measures, unit_point
from brass_desktop.games.brass.present.layout.boardfile import BoardFile, LabelPlace, load_board
from brass_desktop.present.geometry import Point, Rect, is_inside, smooth

_RIM = 8
"""At how many points of its rim a decoration is tried: a thin estuary is water too."""
_NAME_HALF_HEIGHT = 14.0


@dataclass(frozen=True, slots=True)
class CountryPlan:
    """The country of one board, stretched onto one map."""

    board: BoardFile
    area: Rect
    k: float
    small: bool
    sea: tuple[Point, ...]
    """The shore, closed beyond the map's western edge."""

    def at(self, point: Point) -> Point:
        """Place a point of the board file on the map."""
        return unit_point(self.area, point)

    def is_wet(self, at: Point, radius: float) -> bool:
        """Tell whether something round would stand in the sea."""
        if not self.sea:
            return False
        rim = [
            (at[0] + radius * 0.9 * math.cos(turn), at[1] + radius * 0.8 * math.sin(turn))
            for turn in (math.tau * i / _RIM for i in range(_RIM))
        ]
        return any(is_inside(point, self.sea) for point in (at, *rim))

    def is_high(self, at: Point) -> bool:
        """Tell whether a point lies on high ground."""
        return any(
            math.dist(at, self.at(upland.at)) < upland.reach * self.k
            for upland in self.board.uplands
        )

    def lane(self, port: str) -> tuple[Point, ...]:
        """Lead from a port over the sea to the distant market; nothing from places inland."""
        return tuple(smooth([self.at(point) for point in self.board.sea_lanes.get(port, ())]))

    def labels(self) -> dict[str, LabelPlace]:
        """Give the names that are written; the small table has no room for them."""
        return {} if self.small else self.board.labels

    def names(self) -> list[Rect]:
        """Return where the names stand."""
        return [_upright(self.at(label.at), label, self.k) for label in self.labels().values()]


def _upright(at: Point, label: LabelPlace, k: float) -> Rect:
    along, across = label.reach * k, _NAME_HALF_HEIGHT * k
    turn = math.radians(label.angle)
    width = abs(math.cos(turn)) * along + abs(math.sin(turn)) * across
    height = abs(math.sin(turn)) * along + abs(math.cos(turn)) * across
    return Rect.around(at, 2 * width, 2 * height)


@lru_cache(maxsize=8)
def country_plan(game: str, area: Rect, small: bool) -> CountryPlan:
    """Stretch the country of a game's board onto the map area."""
    board = load_board(game)
    shore = [unit_point(area, point) for point in board.water.sea]
    beyond = area.x - area.w
    closed = [*shore, (beyond, shore[-1][1]), (beyond, shore[0][1])] if shore else []
    return CountryPlan(board, area, map_measures(area, small).k, small, tuple(closed))
