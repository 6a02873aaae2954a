"""Points, income and money at the end of every round, for the charts."""

from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.brass import events as ev
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import CANAL_ERA
from brass_desktop.present.text import names
from brass_desktop.present.text import result as text

_MOST_LINES = 6
_STEPS = (1, 2, 5, 10, 15, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Line:
    """One player's values from the start of the game to its end."""

    owner: str
    values: tuple[int, ...]
    last: str


@dataclass(frozen=True, slots=True)
class ChartView:
    """A chart over rounds; `grid` are the values with a line, `canal_rounds` where rails begin."""

    title: str
    lines: tuple[Line, ...]
    rounds: int
    canal_rounds: int
    grid: tuple[int, ...]
    labels: tuple[str, ...]
    axis: str

    def round_label(self, index: int) -> str:
        """Name a round as its own era counts it."""
        return str(index if index <= self.canal_rounds else index - self.canal_rounds)


def build_charts(session: BrassSession) -> tuple[ChartView, ...]:
    """Draw up the three charts of a game that is over."""
    ends = [0, *round_ends(session)]
    states = [session.at(count) for count in ends]
    canal = sum(session.at(count - 1).era == CANAL_ERA for count in ends[1:])
    seats = [Seat(seat) for seat in range(session.state.players)]

    def chart(title: str, by_seat: list[list[int]], money: bool, signs: bool) -> ChartView:
        def label(value: int) -> str:
            shown = names.signed(value) if signs else str(value).replace("-", "−")
            return names.pounds(value) if money else shown

        lines = tuple(
            Line(session.players[seat].colour, tuple(by_seat[seat]), label(by_seat[seat][-1]))
            for seat in seats
        )
        grid = grid_values([value for values in by_seat for value in values])
        marks = tuple(label(value) for value in grid)
        axis = text.ROUND()
        return ChartView(title, lines, len(ends) - 1, canal, grid, marks, axis)

    return (
        chart(text.VP_CHART(), [[s.vp[seat] for s in states] for seat in seats], False, False),
        chart(
            text.INCOME_CHART(), [[s.income_level(i) for s in states] for i in seats], False, True
        ),
        chart(text.MONEY_CHART(), [[s.money[seat] for s in states] for seat in seats], True, False),
    )


def round_ends(session: BrassSession) -> list[int]:
    """Count the log's entries up to the end of each round, incomes and scoring included."""
    return [
        index + 1
        for index, entry in enumerate(session.log)
        if any(isinstance(event, ev.RoundStarted | ev.GameFinished) for event in entry.events)
    ]


def grid_values(values: list[int]) -> tuple[int, ...]:
    """Choose round numbers from below the least to above the greatest value."""
    low, high = min(0, *values), max(1, *values)
    step = next(
        step
        for step in _STEPS
        if -(-high // step) - low // step <= _MOST_LINES or step == _STEPS[-1]
    )
    return tuple(range(low // step * step, -(-high // step) * step + 1, step))
