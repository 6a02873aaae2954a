"""Points, income and money at the end of every round, for the charts."""

from collections.abc import Callable, Iterator

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES
from brass_desktop.games.brass.present.rounds import (
    NumberOf,
    era_stage,
    income_of,
    money_of,
    points_of,
)
from brass_desktop.games.brass.present.text import result as text
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.i18n.message import Message
from brass_desktop.present.charts import Line, LineChart, Span, grid_values
from brass_desktop.present.text import result as words
from brass_desktop.present.text.numbers import signed

_Say = Callable[[int], str]


def build_charts(session: BrassSession) -> tuple[LineChart, ...]:
    """Draw up the three charts of a game that is over."""
    income_first = session.state.rules.numbers.income_first
    money = text.MONEY_PAID_CHART if income_first else text.MONEY_CHART
    kinds: tuple[tuple[Message, NumberOf, _Say], ...] = (
        (text.VP_CHART, points_of, _plain),
        (text.INCOME_CHART, income_of, signed),
        (money, money_of, pounds),
    )
    return tuple(_chart(session, title(), read, say) for title, read, say in kinds)


def _chart(session: BrassSession, title: str, read: NumberOf, say: _Say) -> LineChart:
    states = [session.at(count) for count in (0, *round_ends(session))]
    values = [
        tuple(read(state, Seat(seat)) for state in states) for seat in range(len(session.players))
    ]
    grid = grid_values([value for line in values for value in line])
    spans = _spans(session)
    return LineChart(
        title=title,
        lines=tuple(
            Line(player.colour, line, say(line[-1]))
            for player, line in zip(session.players, values, strict=True)
        ),
        grid=grid,
        labels=tuple(say(value) for value in grid),
        ticks=("0", *_ticks(spans)),
        axis=words.ROUND(),
        spans=spans,
    )


def _spans(session: BrassSession) -> tuple[Span, ...]:
    """Tell with which round each era ended."""
    eras = [ERA_NAMES[session.at(count - 1).era] for count in round_ends(session)]
    return tuple(
        Span(era_stage(era), eras.index(era) + eras.count(era)) for era in dict.fromkeys(eras)
    )


def _ticks(spans: tuple[Span, ...]) -> Iterator[str]:
    """Count the rounds anew in every era."""
    before = 0
    for span in spans:
        yield from (str(number) for number in range(1, span.until - before + 1))
        before = span.until


def round_ends(session: BrassSession) -> list[int]:
    """Count the log's entries up to the end of each round, incomes and scoring included."""
    return [
        index + 1
        for index, entry in enumerate(session.log)
        if any(isinstance(event, ev.RoundStarted | ev.GameFinished) for event in entry.events)
    ]


def _plain(value: int) -> str:
    return str(value).replace("-", "−")
