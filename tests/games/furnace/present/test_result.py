"""The end of a game as it is told: where the money came from and what broke a tie."""

from collections.abc import Iterator

import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION
from brass_desktop.games.furnace.present.result.tally import count, possible_money, source_of
from brass_desktop.games.furnace.present.words import furnace_words
from brass_desktop.present.charts import BarChart, LineChart
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.tints import TINTS
from tests.games.furnace.engine.table import Table, goods, play, run
from tests.games.furnace.present.bidders import session_at
from tests.games.furnace.present.told import PEOPLE, played

LOCALE = resource_folder("assets") / "locale"
WORDS = furnace_words()


@pytest.fixture(params=["en", "pl", "ru"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, LOCALE)
    yield request.param
    i18n.use_language("en", LOCALE)


def test_what_was_sold_gives_money_its_source() -> None:
    assert source_of(goods(coal=2)) == "coal"
    assert source_of(goods(upgrade=1)) == "upgrade"
    assert source_of(goods(coal=1, iron=1)) == "mixed"


def test_all_money_is_accounted_for() -> None:
    for session in (played(2, "capitalists"), played(4, "short")):
        for seat, tally in enumerate(count(session)):
            money = session.state.money[seat]
            assert tally.sold.total() == money
            assert sum(card.earned for card in tally.cards.values()) == money
            assert sum(past.money for past, _ in tally.productions) == money
            assert len(tally.productions) == session.state.rounds
            assert set(tally.cards) == set(session.state.works[seat])
            assert tally.won == len(tally.cards) - 1
            assert all(0 <= past.money <= best for past, best in tally.productions)


def test_an_order_that_wastes_goods_falls_short_of_the_possible() -> None:
    state = Table(works={0: "01"}, goods={0: goods(coal=1, upgrade=1)}, round=4).producing()
    session = session_at(state, PEOPLE)
    for action in (run("s1", 1, 0, up="01"), run("01", 1, 1), END_PRODUCTION):
        session.submit(action)
    ((past, best),) = count(session)[0].productions
    # Coal first, then its sale: 1 + 2 coal make 2 money; upgraded, the mine is too late to sell.
    assert (past.money, best) == (0, 2)


@pytest.mark.rule("F-5.2")
def test_cards_and_resources_are_ringed_where_they_broke_a_tie() -> None:
    table = Table(
        works={0: "01", 1: "02", 2: "03 04"},
        money=(9, 9, 9),
        goods={0: goods(coal=3), 1: goods(coal=1)},
        round=4,
    ).producing()
    session = session_at(table, PEOPLE)
    for seat, names in enumerate(("01", "02", "03 04")):
        for name in names.split():
            session.submit(run(name, 1))
        session.submit(run(f"s{seat + 1}", 1, 0))
        session.submit(END_PRODUCTION)
    view = WORDS.result(session)
    assert [place.name for place in view.ranking] == ["Clara", "Ada", "Bartek"]
    ringed = [tuple(c.name for c in place.criteria if c.decided) for place in view.ranking]
    assert ringed == [("cards",), ("cards", "resources"), ("cards", "resources")]
    assert view.notes == (
        "Clara before Ada: cards 3 to 2",
        "Ada before Bartek: equal cards, resources 6 to 4",
    )
    assert view.headline == "Clara wins with 9 money"


def test_equal_in_everything_shares_the_place() -> None:
    state = Table(players=2, money=(5, 5), round=4).producing()
    session = session_at(state, PEOPLE)
    for seat in range(2):
        session.submit(run(f"s{seat + 1}", 1, 0))
        session.submit(END_PRODUCTION)
    view = WORDS.result(session)
    assert view.headline == "Ada, Bartek share the victory with 5 money"
    assert [place.rank for place in view.ranking] == [1, 1]
    assert not any(c.decided for place in view.ranking for c in place.criteria)


@pytest.mark.parametrize(("players", "options"), [(2, ("capitalists",)), (4, ("short",))])
def test_a_result_is_whole(players: int, options: tuple[str, ...], language: str) -> None:
    session = played(players, *options)
    view = WORDS.result(session)
    assert {part.tint for part in view.parts} <= set(TINTS)
    for place in view.ranking:
        assert sum(place.points) == place.total == session.state.money[place.seat]
        assert len(place.criteria) == 2 and str(place.total) in place.line
    for row in view.rows:
        assert len(row.cells) == players
        assert all(len(cells) == len(view.columns) for cells in row.cells)
    named = [row.cells[0][0].text for row in view.rows if row.cells[0][0].text]
    assert len(named) == len(session.state.works[view.ranking[0].seat])
    kinds = [type(chart) for chart in view.charts]
    assert kinds == [LineChart, BarChart, BarChart, BarChart]
    rounds = session.state.rounds
    order = view.charts[1]
    assert isinstance(order, BarChart) and len(order.columns) == rounds
    for chart in view.charts[1:]:
        assert isinstance(chart, BarChart)
        assert [bars.owner for bars in chart.rows] == [place.owner for place in view.ranking]
        shares = [cell.share for bars in chart.rows for cell in bars.cells]
        assert all(share is not None and 0 <= share <= 1 for share in shares)


def test_a_result_that_is_shown_again_is_not_searched_again() -> None:
    session = played(4, "short")
    count(session)
    searched = possible_money.cache_info().misses
    count(session)
    assert possible_money.cache_info().misses == searched


def test_a_seat_that_only_ends_its_production_made_nothing() -> None:
    state = Table(works={0: "24", 1: "24"}, round=4).producing()
    # Nothing but the start-up card extracts.
    play(state, run("s1", 1, 0))
    session = session_at(state, PEOPLE)
    session.submit(END_PRODUCTION)
    assert [past.money for past, _ in count(session)[Seat(0)].productions] == [0]
