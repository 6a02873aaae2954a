"""Charts of a finished game as data: lines over its rounds, and bars side by side."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.course import Stage

_MOST_LINES: Final = 6
_STEPS: Final = (1, 2, 5, 10, 15, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Line:
    """One player's values from the start of the game to its end."""

    owner: str
    values: tuple[int, ...]
    last: str


@dataclass(frozen=True, slots=True)
class Span:
    """A stage on the axis, up to and with its last round, counted over the whole game."""

    stage: Stage
    until: int


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over the rounds; `grid` are the values with a line of their own, `labels` its words."""

    title: str
    lines: tuple[Line, ...]
    grid: tuple[int, ...]
    labels: tuple[str, ...]
    ticks: tuple[str, ...]
    """What stands under the start and under every round."""
    axis: str
    spans: tuple[Span, ...]

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.ticks) - 1


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure; with a `share` of a whole it stands on a bar that is filled so far."""

    text: str
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """One player's cells, and what they come to."""

    owner: str
    cells: tuple[Cell, ...]
    total: str


@dataclass(frozen=True, slots=True)
class BarChart:
    """A row of bars for every player; `note` says what they measure."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[Bars, ...]


AnyChart = LineChart | BarChart


def grid_values(values: list[int], most: int = _MOST_LINES) -> tuple[int, ...]:
    """Choose round numbers from below the least to above the greatest value, few as wanted."""
    low, high = min(0, *values), max(1, *values)
    step = next(
        step for step in _STEPS if -(-high // step) - low // step <= most or step == _STEPS[-1]
    )
    return tuple(range(low // step * step, -(-high // step) * step + 1, step))
