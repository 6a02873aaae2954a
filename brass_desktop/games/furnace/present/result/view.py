"""The result screen's view model: summary, ranking, what every card did, and charts."""

from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import FINISHED, CardId
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.result.charts import build_charts
from brass_desktop.games.furnace.present.result.ranking import build_parts, build_ranking, tie_notes
from brass_desktop.games.furnace.present.result.tally import CardTally, SeatTally, count
from brass_desktop.games.furnace.present.text import result as text
from brass_desktop.games.furnace.present.text.furnace import BOX
from brass_desktop.present.charts import Cell
from brass_desktop.present.result import Column, Place, ResultRow, ResultView, time_played
from brass_desktop.present.text import result as words

_MEDAL: Final = "coin"
_TINT: Final = "brown"
_NAME_WIDTH: Final = 6
"""A name takes as much room as so many columns of numbers."""


def build_result(session: FurnaceSession) -> ResultView:
    """Describe a game that is over."""
    assert session.state.phase == FINISHED, "only a finished game has a result"
    tallies = count(session)
    ranking = build_ranking(session, tallies)
    seats = [place.seat for place in ranking]
    return ResultView(
        headline=_headline(ranking),
        summary=_summary(session),
        medal=_MEDAL,
        parts=build_parts(),
        ranking=ranking,
        notes=tie_notes(session),
        columns=_columns(),
        rows=_rows(session, tallies, seats),
        charts=build_charts(session, tallies, seats),
        legend=text.LEGEND(),
    )


def _headline(ranking: tuple[Place, ...]) -> str:
    winners = [place for place in ranking if place.rank == 1]
    money = winners[0].total
    if len(winners) == 1:
        return text.WINS(money, name=winners[0].name)
    return text.SHARE(money, names=", ".join(place.name for place in winners))


def _summary(session: FurnaceSession) -> str:
    """Name game, table, length and what was played with; then the time it took."""
    state, options = session.state, session.setup.options
    parts = [
        text.SUMMARY(
            game=BOX.name(),
            players=words.PLAYERS[state.players](),
            rounds=words.ROUNDS(state.rounds),
        ),
        *(kind() for option, kind in text.KINDS.items() if options.get(option)),
        time_played(session.elapsed),
    ]
    return "  ·  ".join(part for part in parts if part)


def _columns() -> tuple[Column, ...]:
    """Give a name to the wide column and pictures to those of numbers, which are narrow."""
    numbers = (
        (text.ROUNDS_OWNED, "hourglass"),
        (text.RUNS, icons.RUN),
        (text.MADE, "wooden-crate"),
        (text.MONEY, icons.MONEY),
        (text.UPGRADED, "upgrade"),
    )
    return (
        Column(text.CARD(), width=_NAME_WIDTH),
        *(Column(label(), icon, _TINT, strong=label is text.MONEY) for label, icon in numbers),
    )


def _rows(
    session: FurnaceSession, tallies: list[SeatTally], seats: list[Seat]
) -> tuple[ResultRow, ...]:
    """Set every player's cards below each other, those that earned most first."""
    naming = Naming(session.state.rules, [player.name for player in session.players])
    columns = [_cards(naming, session.state.rounds, tallies[seat]) for seat in seats]
    blank = (Cell(""),) * len(_columns())
    return tuple(
        ResultRow("", "", tuple(cards[at] if at < len(cards) else blank for cards in columns))
        for at in range(max(map(len, columns)))
    )


def _cards(naming: Naming, rounds: int, tally: SeatTally) -> list[tuple[Cell, ...]]:
    def rank(pair: tuple[CardId, CardTally]) -> tuple[int, int, int]:
        card, did = pair
        return -did.earned, -did.made, card

    return [
        (
            Cell(naming.card(card)),
            *(_number(number) for number in (rounds - did.won + 1, did.runs, did.made)),
            _number(did.earned),
            _number(did.upgraded_in),
        )
        for card, did in sorted(tally.cards.items(), key=rank)
    ]


def _number(number: int) -> Cell:
    return Cell(str(number) if number else words.NOTHING)
