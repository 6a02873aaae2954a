"""The end of a game of another kind: money by goods sold, a table by card, bars beside lines."""

from brass_desktop.core.types import Seat
from brass_desktop.present.charts import (
    BarChart,
    Bars,
    Cell,
    Line,
    LineChart,
    Span,
    grid_values,
)
from brass_desktop.present.course import Stage
from brass_desktop.present.result import Column, Criterion, Part, Place, ResultRow, ResultView

_PLAYERS = (
    ("Ada", "red", "richard_arkwright", (14, 24, 8, 24), (8, 8)),
    ("Clara", "white", "eliza_tinsley", (8, 0, 32, 21), (8, 8)),
    ("Dmitri", "purple", "isambard_kingdom_brunel", (16, 4, 15, 26), (7, 9)),
    ("Bartek", "yellow", "eleanor_coade", (4, 24, 5, 14), (7, 12)),
)
_GOODS = (
    ("coal sold", "brown"),
    ("iron sold", "pale_brown"),
    ("oil sold", "blue"),
    ("pairs", "gold"),
)
_CARDS = ("Retort House", "Winding House", "Kerosene Works")
_YEAR = Stage("year", "Year", "wooden-crate", "brown")


def goods_result() -> ResultView:
    """Describe a finished game in which money alone counts; the second and the third tie."""
    return ResultView(
        headline="Ada: victory, 70 money",
        summary="Final reckoning  ·  four players, four rounds  ·  46 min",
        medal="coin",
        parts=tuple(Part(label, tint) for label, tint in _GOODS),
        ranking=tuple(_place(seat) for seat in range(len(_PLAYERS))),
        notes=("Clara before Dmitri: more cards",),
        columns=(Column("card", width=2), Column("money", strong=True)),
        rows=tuple(_row(number) for number in range(len(_CARDS))),
        charts=(_money_by_round(), _order_played(), _won_and_lost()),
    )


def _place(seat: int) -> Place:
    name, owner, character, points, (cards, goods) = _PLAYERS[seat]
    return Place(
        seat=Seat(seat),
        rank=seat + 1,
        owner=owner,
        name=name,
        character=character,
        character_names=(character.replace("_", " ").title(), name),
        initials="XY",
        points=points,
        total=sum(points),
        criteria=(
            Criterion("cards", "wooden-crate", f"{cards} cards", decided=seat in (1, 2)),
            Criterion("goods", "coins", f"{goods} goods"),
        ),
        line=f"{seat + 1}. {name}: {sum(points)}",
    )


def _row(number: int) -> ResultRow:
    brought = [24 - 6 * number - seat for seat in range(len(_PLAYERS))]
    cells = tuple((Cell(_CARDS[number]), Cell(str(money), money / 24)) for money in brought)
    return ResultRow("", "", cells)


def _money_by_round() -> LineChart:
    lines = [
        Line(owner, tuple(sum(points) * n // 4 for n in range(5)), str(sum(points)))
        for _, owner, _, points, _ in _PLAYERS
    ]
    grid = grid_values([value for line in lines for value in line.values])
    return LineChart(
        title="Money by round",
        lines=tuple(lines),
        grid=grid,
        labels=tuple(map(str, grid)),
        ticks=("start", "1", "2", "3", "4"),
        axis="",
        spans=(Span(_YEAR, 4),),
    )


def _order_played() -> BarChart:
    def bars(owner: str, points: tuple[int, ...]) -> Bars:
        cells = tuple(Cell(f"{n} of {n + 4}", n / (n + 4)) for n in points)
        return Bars(owner, cells, "95 %")

    rows = tuple(bars(owner, points) for _, owner, _, points, _ in _PLAYERS)
    columns = tuple(f"round {n}" for n in range(1, 5))
    return BarChart("Order played", "money made of money possible", columns, rows)


def _won_and_lost() -> BarChart:
    rows = tuple(
        Bars(owner, (Cell(f"{cards} cards"), Cell("", goods / 12)), str(goods))
        for _, owner, _, _, (cards, goods) in _PLAYERS
    )
    return BarChart("Won and lost", "cards taken, worth of tickets", ("", ""), rows)
