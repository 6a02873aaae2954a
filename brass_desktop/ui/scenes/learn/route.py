"""The route of a game's lessons: a canal through its stations, to be opened in any order."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.scenes.learn.medal import StationLook, draw_station
from brass_desktop.ui.widgets.kit import Action, Answer, State, pressed
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

_BANK: Final = rgba("#2f5f80")
_WATER: Final = rgba("#6fa9cf")
_FAINT: Final = rgba("#a9c8d8")
_ROW: Final = 4
_BEND: Final = 24
"""Steps of the bow from one row to the next."""


@dataclass(frozen=True, slots=True)
class LessonStop:
    """One lesson on the route."""

    number: int
    name: str
    note: str
    standing: StationLook


def stops_at(area: Rect, count: int) -> list[Point]:
    """Place the stations row by row, every other row backwards, as a canal winds."""
    rows = math.ceil(count / _ROW)
    columns = min(count, _ROW)
    wide, high = area.w / columns, area.h / rows
    places = []
    for at in range(count):
        row, column = divmod(at, _ROW)
        across = column if row % 2 == 0 else columns - 1 - column
        places.append((area.x + wide * (across + 0.5), area.y + high * (row + 0.34)))
    return places


@dataclass(frozen=True, slots=True)
class CanalRoute:
    """The water between the stations; beyond the next one it is still pale."""

    rect: Rect
    places: Sequence[Point]
    reached: int
    width: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the banks, then the water."""
        for at, (start, end) in enumerate(zip(self.places, self.places[1:], strict=False)):
            way = _way(start, end, self.rect)
            ready = at < self.reached
            canvas.polyline(way, self.width, _BANK if ready else _FAINT)
            canvas.polyline(way, self.width * 0.62, _WATER if ready else _FAINT)


def _way(start: Point, end: Point, area: Rect) -> list[Point]:
    """Lead along a row in a gentle wave, or round the end of it."""
    if abs(start[1] - end[1]) < 1:
        return [
            (
                start[0] + (end[0] - start[0]) * step / _BEND,
                start[1] + math.sin(step / _BEND * 2 * math.pi) * 6,
            )
            for step in range(_BEND + 1)
        ]
    side = 1 if start[0] > area.centre[0] else -1
    reach = min(abs(end[1] - start[1]) / 2, (area.w / _ROW) * 0.42)
    middle = (start[1] + end[1]) / 2
    tall = (end[1] - start[1]) / 2
    return [
        (
            start[0] + side * reach * math.sin(step / _BEND * math.pi),
            middle - tall * math.cos(step / _BEND * math.pi),
        )
        for step in range(_BEND + 1)
    ]


@dataclass(slots=True)
class LessonStation:
    """A lesson that can be chosen."""

    key: str
    rect: Rect
    centre: Point
    stop: LessonStop
    size: float
    radius: float
    chosen: bool
    action: Action
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """Every lesson may be opened."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Paint the station, its name and how long it takes."""
        radius = self.radius * (1.08 if self.state.hovered else 1.0)
        draw_station(canvas, self.centre, radius, str(self.stop.number), self.stop.standing)
        x, y = self.centre
        ink, quiet = canvas.theme.ink, canvas.theme.ink2
        if self.chosen:
            plate = Rect(self.rect.x, y + radius * 1.25, self.rect.w, self.rect.bottom - y)
            canvas.outline(
                Rect(plate.x, plate.y, plate.w, self.size * 3.2), canvas.theme.title, 1.5, 6
            )
        room, top = self.rect.w - 8, y + radius * 1.3 + self.size * 0.9
        canvas.text(self.stop.name, (x, top), "text_bold", self.size, ink, align="centre", fit=room)
        note, lower = self.stop.note, top + self.size * 1.25
        canvas.text(note, (x, lower), "sans", self.size * 0.82, quiet, align="centre", fit=room)

    def handle(self, event: Input) -> Answer:
        """Choose it by a click, Enter or Space."""
        return pressed(event, self.state, self.action)


def lay_stations(
    area: Rect,
    stops: Sequence[LessonStop],
    chosen: int,
    size: float,
    choose: Callable[[int], Action],
) -> tuple[CanalRoute, list[LessonStation]]:
    """Set the canal and its stations into an area."""
    places = stops_at(area, len(stops))
    wide = area.w / min(len(stops), _ROW)
    radius = min(33.0, wide * 0.17, area.h / math.ceil(len(stops) / _ROW) * 0.24)
    stations = [
        LessonStation(
            f"lesson{at}",
            Rect.around((place[0], place[1] + radius * 0.9), wide * 0.9, radius * 2 + size * 4.4),
            place,
            stop,
            size,
            radius,
            at == chosen,
            choose(at),
        )
        for at, (place, stop) in enumerate(zip(places, stops, strict=True))
    ]
    reached = sum(stop.standing == "done" for stop in stops)
    return CanalRoute(area, places, reached, radius * 0.5), stations
