"""The result screen's view model: summary, ranking, breakdown and charts."""

from brass_desktop.core.types import Seat
from brass_desktop.games import shelf
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import FINISHED
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.result.ranking import build_parts, build_ranking, tie_notes
from brass_desktop.games.brass.present.result.scores import PointsSource, Scores, count_scores
from brass_desktop.games.brass.present.result.series import build_charts, round_ends
from brass_desktop.games.brass.present.rounds import era_stage
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import result as text
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.present.box import Box, box_of
from brass_desktop.present.charts import Cell
from brass_desktop.present.result import Column, Place, ResultRow, ResultView, time_played
from brass_desktop.present.text import result as words

_EXTRA = (
    ("again", text.AGAIN, "clockwise-rotation"),
    ("money", text.FOR_MONEY, "coins"),
    ("income", text.FOR_INCOME, "income-arrow"),
)


def build_result(session: BrassSession) -> ResultView:
    """Describe a game that is over."""
    assert session.state.phase == FINISHED, "only a finished game has a result"
    scores = count_scores(session)
    ranking = build_ranking(session, scores)
    eras: tuple[EraName, ...] = ("canal",) if session.state.introductory else ("canal", "rail")
    return ResultView(
        headline=_headline(ranking),
        summary=_summary(session),
        medal="points",
        parts=build_parts(session.state.rules),
        ranking=ranking,
        notes=tie_notes(session),
        columns=_columns(eras),
        rows=tuple(_rows(session, scores, [place.seat for place in ranking], eras)),
        charts=build_charts(session),
    )


def _columns(eras: tuple[EraName, ...]) -> tuple[Column, ...]:
    """Give a column to every era and, where there are two, to their sum."""
    stages = [era_stage(era) for era in eras]
    columns = tuple(Column(stage.label, stage.icon, stage.tint) for stage in stages)
    return (*columns, Column(text.SUM(), strong=True)) if len(eras) > 1 else columns


def _headline(ranking: tuple[Place, ...]) -> str:
    winners = [place for place in ranking if place.rank == 1]
    points = winners[0].total
    if len(winners) == 1:
        return text.WINS(name=winners[0].name, points=points)
    return text.SHARE(names=", ".join(place.name for place in winners), points=points)


def _summary(session: BrassSession) -> str:
    box = box_of(shelf.find(session.game.id))
    parts = {
        "game": box.name(),
        "kind": _kind(session, box),
        "players": words.PLAYERS[session.state.players](),
        "rounds": words.ROUNDS(len(round_ends(session))),
    }
    time = time_played(session.elapsed)
    return text.SUMMARY_TIMED(**parts, time=time) if time else text.SUMMARY(**parts)


def _kind(session: BrassSession, box: Box) -> str:
    """Say whether it was the whole game, and as it was printed."""
    if session.state.introductory:
        return text.INTRODUCTORY()
    variant = box.variants.get(session.state.players)
    return text.FULL_GAME() if variant is None else variant.short()


def _rows(
    session: BrassSession, scores: dict[Seat, Scores], seats: list[Seat], eras: tuple[EraName, ...]
) -> list[ResultRow]:
    def row(source: PointsSource, label: str, icon: str) -> ResultRow:
        cells = tuple(
            _cells([scores[seat].of(era, source) for era in eras], scores[seat].both(source))
            for seat in seats
        )
        return ResultRow(label, icon, cells)

    rows = [row("links", text.LINKS(), "linkmark")]
    for industry in session.state.rules.industries:
        rows.append(row(industry, names.INDUSTRIES[industry](), INDUSTRY_ICONS[industry]))
    if is_over_sea(session.state.rules):
        rows.append(row("money", text.MONEY_LEFT(), "coins"))
    else:
        rows.append(row("merchant", text.MERCHANT(), "barrel"))
    if session.state.introductory:
        rows += [row(source, label(), icon) for source, label, icon in _EXTRA]
    if any(scores[seat].both("lost") for seat in seats):
        rows.append(row("lost", text.LOST(), "pay-money"))
    totals = tuple(
        _cells([scores[seat].era(era) for era in eras], scores[seat].total, zero="0")
        for seat in seats
    )
    return [*rows, ResultRow(text.TOTAL(), "laurels", totals, strong=True)]


def _cells(by_era: list[int], whole: int, zero: str = words.NOTHING) -> tuple[Cell, ...]:
    """Write the eras and, where there are two, their sum."""
    values = [*by_era, whole] if len(by_era) > 1 else by_era
    return tuple(Cell(str(value).replace("-", "−") if value else zero) for value in values)
