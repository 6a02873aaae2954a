"""The result screen's view model: summary, ranking, breakdown and charts."""

from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import FINISHED
from brass_desktop.present.result.ranking import RankView, build_ranking, tie_notes
from brass_desktop.present.result.scores import Scores, Source, count_scores
from brass_desktop.present.result.series import ChartView, build_charts, round_ends
from brass_desktop.present.text import names
from brass_desktop.present.text import result as text
from brass_desktop.present.text import title as program
from brass_desktop.present.viewmodel.board import EraName

_EXTRA = (
    ("again", text.AGAIN, "clockwise-rotation"),
    ("money", text.FOR_MONEY, "coins"),
    ("income", text.FOR_INCOME, "income-arrow"),
)


@dataclass(frozen=True, slots=True)
class BreakdownRow:
    """One line of the table: for every seat of the ranking its eras and, with two, their sum."""

    source: Source
    label: str
    icon: str
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ResultView:
    """Everything the result screen says."""

    headline: str
    """Who has won."""
    summary: str
    ranking: tuple[RankView, ...]
    notes: tuple[str, ...]
    eras: tuple[EraName, ...]
    rows: tuple[BreakdownRow, ...]
    charts: tuple[ChartView, ...]


def build_result(session: BrassSession) -> ResultView:
    """Describe a game that is over."""
    assert session.state.phase == FINISHED, "only a finished game has a result"
    scores = count_scores(session)
    ranking = build_ranking(session, scores)
    eras: tuple[EraName, ...] = ("canal",) if session.state.introductory else ("canal", "rail")
    return ResultView(
        headline=_headline(ranking),
        summary=_summary(session),
        ranking=ranking,
        notes=tie_notes(session),
        eras=eras,
        rows=tuple(_rows(session, scores, [place.seat for place in ranking], eras)),
        charts=build_charts(session),
    )


def _headline(ranking: tuple[RankView, ...]) -> str:
    winners = [place for place in ranking if place.rank == 1]
    return text.VICTORY(names=", ".join(place.name for place in winners), points=winners[0].total)


def _summary(session: BrassSession) -> str:
    introductory = session.state.introductory
    parts = {
        "game": program.EDITION(),
        "kind": text.INTRODUCTORY() if introductory else text.FULL_GAME(),
        "players": text.PLAYERS[session.state.players](),
        "rounds": text.ROUNDS(len(round_ends(session))),
    }
    minutes = round(session.elapsed / 60)
    if not minutes:
        return text.SUMMARY(**parts)
    hours, rest = divmod(minutes, 60)
    time = text.HOURS(hours=hours, minutes=rest) if hours else text.MINUTES(minutes=minutes)
    return text.SUMMARY_TIMED(**parts, time=time)


def _rows(
    session: BrassSession, scores: dict[Seat, Scores], seats: list[Seat], eras: tuple[EraName, ...]
) -> list[BreakdownRow]:
    def row(source: Source, label: str, icon: str) -> BreakdownRow:
        cells = tuple(
            _cells([scores[seat].of(era, source) for era in eras], scores[seat].both(source))
            for seat in seats
        )
        return BreakdownRow(source, label, icon, cells)

    rows = [row("links", text.LINKS(), "linkmark")]
    for industry in session.state.rules.industries:
        rows.append(row(industry, names.INDUSTRIES[industry](), industry))
    rows.append(row("merchant", text.MERCHANT(), "barrel"))
    if session.state.introductory:
        rows += [row(source, label(), icon) for source, label, icon in _EXTRA]
    if any(scores[seat].both("lost") for seat in seats):
        rows.append(row("lost", text.LOST(), "pay-money"))
    totals = tuple(
        _cells([scores[seat].era(era) for era in eras], scores[seat].total, zero="0")
        for seat in seats
    )
    return [*rows, BreakdownRow("total", text.TOTAL(), "laurels", totals)]


def _cells(by_era: list[int], whole: int, zero: str = text.NOTHING) -> tuple[str, ...]:
    """Write the eras and, where there are two, their sum."""
    values = [*by_era, whole] if len(by_era) > 1 else by_era
    return tuple(str(value).replace("-", "−") if value else zero for value in values)
