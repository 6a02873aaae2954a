"""What lies under the pointer: built by the same code that drew the frame."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from brass_desktop.present.geometry import Point, Rect, is_inside

Meant = TypeVar("Meant")


@dataclass(frozen=True, slots=True)
class Hit(Generic[Meant]):
    """One sensitive area; a disabled one (intent `None`) still explains itself."""

    shape: Rect | tuple[Point, ...]
    intent: Meant | None
    tooltip: str | None = None

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a logical point lies inside."""
        if isinstance(self.shape, Rect):
            return self.shape.holds((x, y))
        return is_inside((x, y), self.shape)

    @property
    def centre(self) -> Point:
        """The middle of the area, for focus by keyboard.

        A polygon is a band whose outline goes along one side and comes back along the other; the
        middle of a bent one lies half way along it, not in its bend.
        """
        if isinstance(self.shape, Rect):
            return self.shape.centre
        stations = list(zip(self.shape, reversed(self.shape), strict=True))[: len(self.shape) // 2]
        half_way = stations[(len(stations) - 1) // 2 : len(stations) // 2 + 1]
        xs, ys = zip(*(point for station in half_way for point in station), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)


@dataclass(slots=True)
class HitMap(Generic[Meant]):
    """Sensitive areas of one frame in drawing order; the one drawn last wins."""

    _hits: list[Hit[Meant]] = field(default_factory=list)

    def __iter__(self) -> Iterator[Hit[Meant]]:
        return iter(self._hits)

    def clear(self) -> None:
        """Forget the last frame."""
        self._hits.clear()

    def add(
        self,
        shape: tuple[float, float, float, float] | Sequence[Point],
        intent: Meant | None,
        tooltip: str | None = None,
    ) -> None:
        """Note a rectangle (four numbers) or a polygon (points) that has just been drawn."""
        self._hits.append(Hit(_as_shape(shape), intent, tooltip))

    def at(self, x: float, y: float) -> Hit[Meant] | None:
        """Find the topmost area under a logical point."""
        return next((hit for hit in reversed(self._hits) if hit.contains(x, y)), None)


def _as_shape(
    shape: tuple[float, float, float, float] | Sequence[Point],
) -> Rect | tuple[Point, ...]:
    if isinstance(shape, Rect):
        return shape
    points: list[Point] = []
    numbers: list[float] = []
    for part in shape:
        if isinstance(part, tuple):
            points.append(part)
        else:
            numbers.append(part)
    return Rect(*numbers) if numbers else tuple(points)
