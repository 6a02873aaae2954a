"""Points, rectangles and curves in logical units; the words all layouts share."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, Self

Point = tuple[float, float]


class Rect(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> Self:
        """Make the rectangle of this size whose middle is `centre`."""
        return cls(centre[0] - width / 2, centre[1] - height / 2, width, height)

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """Return the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, dx: float, dy: float | None = None) -> Self:
        """Move every edge outwards; negative values move it inwards."""
        dy = dx if dy is None else dy
        return type(self)(self.x - dx, self.y - dy, self.w + 2 * dx, self.h + 2 * dy)

    def moved(self, dx: float, dy: float) -> Self:
        """Shift without changing the size."""
        return type(self)(self.x + dx, self.y + dy, self.w, self.h)

    def at_least(self, width: float, height: float) -> Self:
        """Grow about the middle until both sides have their minimum."""
        return type(self).around(self.centre, max(self.w, width), max(self.h, height))

    def contains(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Tell whether `other` lies inside completely."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def holds(self, point: Point) -> bool:
        """Tell whether a point lies inside; the right and lower edges do not count."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Tell whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def clamped_into(self, outer: "Rect") -> Self:
        """Shift as little as needed to lie inside `outer`."""
        x = min(max(self.x, outer.x), outer.right - self.w)
        y = min(max(self.y, outer.y), outer.bottom - self.h)
        return type(self)(x, y, self.w, self.h)


def bounds(rects: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle around all of them."""
    listed = list(rects)
    x, y = min(r.x for r in listed), min(r.y for r in listed)
    return Rect(x, y, max(r.right for r in listed) - x, max(r.bottom for r in listed) - y)


def united(rects: Iterable[Rect]) -> list[Rect]:
    """Join rectangles that overlap into the ones around them, until none overlap any more."""
    apart: list[Rect] = []
    for rect in rects:
        joined = rect
        while touching := [other for other in apart if other.overlaps(joined)]:
            apart = [other for other in apart if other not in touching]
            joined = bounds([joined, *touching])
        apart.append(joined)
    return apart


def row(area: Rect, count: int, gap: float) -> list[Rect]:
    """Divide an area into equal columns."""
    width = (area.w - gap * (count - 1)) / count
    return [Rect(area.x + i * (width + gap), area.y, width, area.h) for i in range(count)]


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int) -> list[Point]:
    """Sample a cubic Bezier curve, both ends included."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        ka, kb, kc, kd = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (
                ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
                ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
            )
        )
    return points


def smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Run a smooth line through all points."""
    line = list(points[:1])
    for i, (here, there) in enumerate(pairwise(points)):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        out = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        home = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        line += cubic(here, out, home, there, steps)[1:]
    return line


def length(points: Sequence[Point]) -> float:
    """Measure a polyline."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def walk(points: Sequence[Point], step: float, start: float = 0.0) -> list[tuple[Point, float]]:
    """Return (position, direction in radians) at every `step` along a polyline."""
    found: list[tuple[Point, float]] = []
    ahead = start
    for a, b in pairwise(points):
        span = math.dist(a, b)
        if span == 0:
            continue
        angle = math.atan2(b[1] - a[1], b[0] - a[0])
        while ahead <= span:
            k = ahead / span
            found.append(((a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k), angle))
            ahead += step
        ahead -= span
    return found


def beside(points: Sequence[Point], offset: float) -> list[Point]:
    """Return the polyline that runs parallel at `offset` to the right of travel."""
    moved = []
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        span = math.dist(before, after) or 1.0
        nx, ny = -(after[1] - before[1]) / span, (after[0] - before[0]) / span
        moved.append((x + nx * offset, y + ny * offset))
    return moved


def band(points: Sequence[Point], width: float) -> list[Point]:
    """Return the polygon of this width around a polyline, for hit areas."""
    return beside(points, -width / 2) + beside(points, width / 2)[::-1]


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Tell whether a point lies inside a closed outline."""
    x, y = point
    inside = False
    before = outline[-1]
    for corner in outline:
        (x0, y0), (x1, y1) = before, corner
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        before = corner
    return inside
