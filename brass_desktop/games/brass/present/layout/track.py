"""The progress track around the board: its hundred spaces and the markers on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from brass_desktop.present.geometry import Point, Rect, bounds

SPACES = 100
ACROSS = 32
DOWN = 18
LEVEL_BAND = 12.0


class Side(StrEnum):
    """The edge of the board a space lies on."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class TrackCell:
    """One space: its outer part carries the number, its inner band the income level."""

    space: int
    rect: Rect
    side: Side

    @property
    def band(self) -> Rect:
        """Return the inner band of the income level."""
        x, y, w, h = self.rect
        match self.side:
            case Side.TOP:
                return Rect(x, y + h - LEVEL_BAND, w, LEVEL_BAND)
            case Side.BOTTOM:
                return Rect(x, y, w, LEVEL_BAND)
            case Side.RIGHT:
                return Rect(x, y, LEVEL_BAND, h)
            case Side.LEFT:
                return Rect(x + w - LEVEL_BAND, y, LEVEL_BAND, h)

    @property
    def number_at(self) -> Point:
        """Return the middle of the outer part."""
        x, y, w, h = self.rect
        match self.side:
            case Side.TOP:
                return x + w / 2, y + (h - LEVEL_BAND) / 2 + 0.5
            case Side.BOTTOM:
                return x + w / 2, y + LEVEL_BAND + (h - LEVEL_BAND) / 2 - 0.5
            case Side.RIGHT:
                return x + LEVEL_BAND + (w - LEVEL_BAND) / 2 - 0.5, y + h / 2
            case Side.LEFT:
                return x + (w - LEVEL_BAND) / 2 + 0.5, y + h / 2


@lru_cache(maxsize=8)
def track_cells(board: Rect, ring: float) -> tuple[TrackCell, ...]:
    """Lay the spaces clockwise, the last one in the top left corner and 0 beside it."""
    return tuple(_cell(space, board, ring) for space in range(SPACES))


def _cell(space: int, board: Rect, ring: float) -> TrackCell:
    step = (space + 1) % SPACES
    width, height = board.w / ACROSS, (board.h - 2 * ring) / DOWN
    if step < ACROSS:
        return TrackCell(space, Rect(board.x + step * width, board.y, width, ring), Side.TOP)
    step -= ACROSS
    if step < DOWN:
        top = board.y + ring + step * height
        return TrackCell(space, Rect(board.right - ring, top, ring, height), Side.RIGHT)
    step -= DOWN
    if step < ACROSS:
        left = board.right - (step + 1) * width
        return TrackCell(space, Rect(left, board.bottom - ring, width, ring), Side.BOTTOM)
    step -= ACROSS
    top = board.bottom - ring - (step + 1) * height
    return TrackCell(space, Rect(board.x, top, ring, height), Side.LEFT)


@dataclass(frozen=True, slots=True)
class LevelLabel:
    """Where an income level is written: once per run of spaces on one side."""

    level: int
    at: Point
    side: Side


def level_labels(
    cells: Sequence[TrackCell], levels: Sequence[int], *, apart_from: int = 0
) -> tuple[LevelLabel, ...]:
    """Place one label in the middle of every run of spaces with the same income level.

    On a ring too narrow for two numbers beside each other only every so many spaces have theirs;
    a label keeps `apart_from` those.
    """
    runs: dict[tuple[int, Side], list[TrackCell]] = {}
    for cell, level in zip(cells, levels, strict=True):
        runs.setdefault((level, cell.side), []).append(cell)
    return tuple(
        LevelLabel(level, _label_place(run, apart_from), side)
        for (level, side), run in runs.items()
    )


def _label_place(run: Sequence[TrackCell], apart_from: int) -> Point:
    x, y = bounds([cell.band for cell in run]).centre
    if not apart_from or len(run) == 1 or run[0].side in (Side.TOP, Side.BOTTOM):
        return x, y
    half = run[0].rect.h / 2
    beside = [cell for cell in run if abs(cell.rect.centre[1] - y) < half / 2]
    return (x, y + half) if any(cell.space % apart_from == 0 for cell in beside) else (x, y)


@dataclass(frozen=True, slots=True)
class MarkerPlace:
    """The middle and the size of one marker on a space."""

    at: Point
    size: float


def marker_places(cell: TrackCell, count: int, small: bool) -> tuple[MarkerPlace, ...]:
    """Share a space between its markers: one alone, two side by side, more in rows of two.

    All eight markers can stand on one space (everybody starts at 0 VP), so beyond four they go
    on in pairs along the track and stay inside the ring.
    """
    x, y = cell.rect.centre
    along_x = cell.side in (Side.TOP, Side.BOTTOM)
    if count == 1:
        return (MarkerPlace((x, y), 21 if small else 26),)
    if count == 2:
        o = 7 if small else 9
        step = (o, 0) if along_x else (0, o)
        return tuple(
            MarkerPlace((x + s * step[0], y + s * step[1]), 16 if small else 20) for s in (-1, 1)
        )
    size, pitch, across = (14, 13, 12.4) if small else (17, 17.4, 15.2)
    columns = (count + 1) // 2
    room = (cell.rect.w if along_x else cell.rect.h) * (1.0 if columns <= 2 else 1.7)
    pitch = min(pitch, room / columns) if columns > 2 else pitch
    places = []
    for i in range(count):
        along, side = (i // 2 - (columns - 1) / 2) * pitch, (i % 2 - 0.5) * across
        at = (x + along, y + side) if along_x else (x + side, y + along)
        places.append(MarkerPlace(at, size))
    return tuple(places)
