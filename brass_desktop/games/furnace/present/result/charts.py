"""The charts of a result: money by round and by good, what discs brought, and the order played."""

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.events import GameEnded, RoundBegun
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.engine.planning.task import KEPT
from brass_desktop.games.furnace.present.course import money_of
from brass_desktop.games.furnace.present.result.tally import SOURCES, SeatTally
from brass_desktop.games.furnace.present.text import result as text
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.charts import (
    AnyChart,
    BarChart,
    Bars,
    Cell,
    Line,
    LineChart,
    grid_values,
)
from brass_desktop.present.text import result as words


def build_charts(
    session: FurnaceSession, tallies: list[SeatTally], seats: list[Seat]
) -> tuple[AnyChart, ...]:
    """Draw up all charts; bars stand in the order of the ranking."""
    return (
        _money(session),
        _order(session, tallies, seats),
        _sold(session, tallies, seats),
        _discs(session, tallies, seats),
    )


def round_ends(session: FurnaceSession) -> list[int]:
    """Count the log's entries up to the end of each round."""
    return [
        index + 1
        for index, entry in enumerate(session.log)
        if any(isinstance(event, RoundBegun | GameEnded) for event in entry.events)
    ]


def _money(session: FurnaceSession) -> LineChart:
    states = [session.at(count) for count in (0, *round_ends(session))]
    values = [
        tuple(money_of(state, Seat(seat)) for state in states)
        for seat in range(len(session.players))
    ]
    grid = grid_values([value for line in values for value in line])
    return LineChart(
        title=text.MONEY_CHART(),
        lines=tuple(
            Line(player.colour, line, str(line[-1]))
            for player, line in zip(session.players, values, strict=True)
        ),
        grid=grid,
        labels=tuple(map(str, grid)),
        ticks=tuple(map(str, range(len(states)))),
        axis=words.ROUND(),
        spans=(),
    )


def _order(session: FurnaceSession, tallies: list[SeatTally], seats: list[Seat]) -> BarChart:
    """Hold every production against the best order found in it."""
    rows = []
    for seat in seats:
        played = [(past.money, best) for past, best in tallies[seat].productions]
        made, possible = (sum(numbers) for numbers in zip(*played, strict=True))
        cells = tuple(_part(money, best) for money, best in played)
        total = text.PER_CENT(number=round(100 * _share(made, possible)))
        rows.append(Bars(session.players[seat].colour, cells, total))
    columns = tuple(text.ROUND(round=number + 1) for number in range(session.state.rounds))
    note = in_lengths(text.ORDER_NOTE(), text.ORDER_NOTE_BRIEF())
    return BarChart(text.ORDER_CHART(), note, columns, tuple(rows))


def _sold(session: FurnaceSession, tallies: list[SeatTally], seats: list[Seat]) -> BarChart:
    most = max(1, *(tally.sold[source] for tally in tallies for source in SOURCES))
    rows = tuple(
        Bars(
            session.players[seat].colour,
            tuple(
                Cell(str(tallies[seat].sold[source]), tallies[seat].sold[source] / most)
                for source in SOURCES
            ),
            str(tallies[seat].sold.total()),
        )
        for seat in seats
    )
    columns = tuple(text.GOODS_SOLD[source]() for source in SOURCES)
    return BarChart(text.SOLD_CHART(), text.SOLD_NOTE(), columns, rows)


def _discs(session: FurnaceSession, tallies: list[SeatTally], seats: list[Seat]) -> BarChart:
    """Hold what won against what the outbid discs brought."""
    most = max(1, *(tally.worth_of_compensation for tally in tallies))
    rows = []
    for seat in seats:
        tally = tallies[seat]
        lost = tally.worth_of_compensation
        cells = (_part(tally.won, tally.placed), Cell(str(lost), max(0, lost) / most))
        rows.append(Bars(session.players[seat].colour, cells, ""))
    note = text.DISCS_NOTE(**dict(zip(GOODS, KEPT.goods, strict=True)))
    columns = (text.DISCS_WON(), text.DISCS_LOST())
    return BarChart(text.DISCS_CHART(), note, columns, tuple(rows))


def _part(part: int, whole: int) -> Cell:
    if not whole:
        return Cell(words.NOTHING, 0.0)
    return Cell(text.OF(part=part, whole=whole), _share(part, whole))


def _share(part: int, whole: int) -> float:
    """Give a part of a whole; all of nothing is everything."""
    return part / whole if whole else 1.0
