"""Lancashire in words: chronicle, recap, turning points, ceremony and result."""

import csv
import io
from collections.abc import Iterable

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Entry, Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import DistantTileTurned, Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.advice import step
from brass_desktop.games.brass.present.ceremony import build_ceremony, is_scored
from brass_desktop.games.brass.present.chronicle import tell
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.recap import recap
from brass_desktop.games.brass.present.result.ranking import tie_notes
from brass_desktop.games.brass.present.result.view import build_result
from brass_desktop.games.brass.present.trade import has_turned_tile
from brass_desktop.games.brass.present.turning import begins_era, begins_round, tell_era, tell_round
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.export import as_csv, as_text
from tests.games.brass.lancashire.table import DISTANT, END_SALE, Position, combined, cotton, loan
from tests.games.brass.lancashire.test_sell import harbour
from tests.games.brass.present.test_play import PEOPLE

NAMES = [player.name for player in PEOPLE]


def played(players: int, seed: int) -> BrassSession:
    session: BrassSession = Session(lancashire(), Setup(players, seed), PEOPLE[:players])
    rng = Rng(seed)
    while session.actor is not None:
        session.submit(session.game.sample(session.state, rng))
    return session


@pytest.fixture(scope="module", params=[(2, 16), (3, 17), (4, 18)], ids=["2", "3", "4"])
def finished(request: pytest.FixtureRequest) -> BrassSession:
    return played(*request.param)


def told(position: Position, *actions: Action) -> tuple[str, str]:
    """Give sentence and detail of the last of some actions."""
    table = position.table()
    for action in actions[:-1]:
        table.play(action)
    before, last = table.state.clone(), actions[-1]
    events = tuple(table.play(last))
    entry = Entry(before.actor, last, events, "")
    lines = tell(Naming(before.rules, NAMES), before, entry)
    return lines[0].sentence, lines[0].detail


@pytest.mark.rule("L-11.2")
def test_a_sale_names_its_port_and_what_both_owners_gain() -> None:
    sentence, detail = told(harbour(), cotton(("preston.1", "liverpool.0")))
    assert sentence == f"{NAMES[0]}: sells Cotton Mill I at Preston through the port at Liverpool"
    assert f"Cotton Mill I flips, income of {NAMES[0]} +5 spaces" in detail
    assert f"Port I flips, income of {NAMES[1]} +3 spaces" in detail


@pytest.mark.rule("L-11.1")
def test_several_sales_are_counted_and_named() -> None:
    sentence, detail = told(
        harbour().distant(1), cotton(("preston.1", "liverpool.0"), ("blackburn.0", DISTANT))
    )
    assert sentence == f"{NAMES[0]}: sells 2 tiles"
    assert "Cotton Mill I at Preston through the port at Liverpool." in detail
    assert "Cotton Mill I at Blackburn to the distant market." in detail
    assert "lowers demand by 1 space, to a bonus of +3." in detail


@pytest.mark.rule("L-11.3", "L-R.1")
@pytest.mark.parametrize(("in_money", "bonus"), [(False, "+2 income spaces"), (True, "+£2")])
def test_the_distant_market_tells_its_tile_and_its_bonus(in_money: bool, bonus: str) -> None:
    position = harbour(bonus_in_money=in_money).distant(2)
    sentence, detail = told(position, cotton(("preston.1", DISTANT)))
    assert sentence == f"{NAMES[0]}: sells Cotton Mill I at Preston to the distant market"
    assert "lowers demand by 2 spaces" in detail
    assert f"Bonus of the distant market: {bonus}." in detail


@pytest.mark.rule("L-11.3")
def test_the_income_told_counts_the_bonus_too() -> None:
    position = harbour().distant(0)
    _, detail = told(position, cotton(("preston.1", DISTANT)))
    table = position.table()
    table.play(cotton(("preston.1", DISTANT)))
    level = table.state.rules.income_level[table.state.income[0]]
    assert f"income of {NAMES[0]} +5 spaces, now +{level}." in detail


@pytest.mark.rule("L-11.6")
def test_a_tile_of_0_leaves_demand() -> None:
    _, detail = told(harbour().distant(0), cotton(("preston.1", DISTANT)))
    assert "leaves demand at a bonus of +3." in detail


@pytest.mark.rule("L-11.4")
def test_a_market_that_closes_leaves_the_mill_unsold() -> None:
    low = harbour().distant(3, demand=6)
    sentence, detail = told(low, cotton(("preston.1", DISTANT)))
    assert sentence == f"{NAMES[0]}: finds no buyer overseas for Cotton Mill I at Preston"
    assert "The tile turned is −3" in detail and "closes until the end of the era" in detail
    assert "Bonus" not in detail
    low = harbour().distant(3, demand=6)
    both = cotton(("preston.1", "liverpool.0"), ("blackburn.0", DISTANT))
    sentence, detail = told(low, both)
    assert sentence == f"{NAMES[0]}: sells 1 tile"
    assert "Cotton Mill I at Blackburn stays unsold." in detail


@pytest.mark.rule("L-11.1")
def test_a_sale_that_goes_on_ends_by_decision() -> None:
    ended = told(harbour().distant(0), cotton(("preston.1", DISTANT)), END_SALE)
    assert ended == (f"{NAMES[0]}: sells no more", "")


@pytest.mark.rule("L-12.1")
@pytest.mark.parametrize("pounds", [10, 20, 30])
def test_a_loan_tells_its_amount(pounds: int) -> None:
    sentence, detail = told(Position(), loan(pounds))
    assert sentence == f"{NAMES[0]}: takes a loan, +£{pounds}"
    assert f"Income from 0 to −{pounds // 10}." in detail


@pytest.mark.rule("L-5.4")
def test_a_build_with_two_cards_says_so() -> None:
    position = Position().hand("red", "wigan", "bolton")
    sentence, detail = told(position, combined("colne.0", "cotton_mill"))
    assert sentence.startswith(f"{NAMES[0]}: builds Cotton Mill I at Colne with both cards, £")
    assert "Discards Wigan, Bolton." in detail


def test_everything_is_told_and_incomes_stand_under_their_round(finished: BrassSession) -> None:
    words = brass_words()
    entries = [line for at in range(len(finished.log)) for line in words.tell(finished, at)]
    assert all(line.sentence for line in entries)
    headings = [n for n, line in enumerate(entries) if line.is_heading]
    rounds = finished.state.rounds_in_era()
    assert len(headings) == 2 * rounds - 1
    paid = [n for n, line in enumerate(entries) if line.icon == "receive-money"]
    assert {n - 1 for n in paid} <= set(headings) | {
        n - 1 for n in paid if entries[n - 1].icon == "pay-money"
    }


@pytest.mark.rule("L-14.4", "L-3.2")
def test_the_new_era_opens_the_market_and_sets_cards_aside(finished: BrassSession) -> None:
    (at,) = (n for n in range(len(finished.log)) if begins_era(finished, n))
    (line,) = (line for line in brass_words().tell(finished, at) if line.icon == "galleon")
    assert str(len(finished.state.distant)) in line.detail
    aside = len(finished.at(at + 1).face_down)
    assert (f"{aside} cards are set aside" in line.detail) == bool(aside)


def test_rounds_are_told_with_the_income_that_opens_them(finished: BrassSession) -> None:
    starts = [n for n in range(len(finished.log)) if begins_round(finished, n)]
    assert len(starts) >= 2 * (finished.state.rounds_in_era() - 1)
    for at in starts:
        after = finished.at(at + 1)
        order, income = tell_round(finished, at).columns
        names = [finished.players[seat].name for seat in after.order]
        assert [line.text for line in income.lines] == names
        assert [line.text.split(". ")[1] for line in order.lines] == names


def test_the_rail_era_is_told_without_beer(finished: BrassSession) -> None:
    (at,) = (n for n in range(len(finished.log)) if begins_era(finished, n))
    new = tell_era(finished, at).columns[2]
    assert [line.text for line in new.lines if "beer" in line.text or "barrel" in line.text] == []
    assert any("distant market" in line.text for line in new.lines)
    assert any("£5" in line.text and "£15" in line.text for line in new.lines)


def test_the_ceremony_ends_with_the_points_on_the_track(finished: BrassSession) -> None:
    ends = [n for n, entry in enumerate(finished.log) if is_scored(entry.events)]
    assert len(ends) == 2
    for at, causes in zip(ends, (("link", "tile"), ("link", "tile", "money")), strict=True):
        ceremony = build_ceremony(finished, at)
        assert set(ceremony.causes) <= set(causes)
        assert list(ceremony.totals(len(ceremony.beats))) == finished.at(at + 1).vp
        track = ceremony.board_at(len(ceremony.beats)).track
        counted = [marker.owner for marker in track.markers if marker.kind == "vp"]
        assert sorted(counted) == sorted(player.colour for player in finished.players)
    assert ceremony.beats[-1].part == "Money"
    assert {step.cause for step in ceremony.beats[-1].steps} == {"money"}


@pytest.mark.rule("L-14.3")
def test_the_result_counts_money_that_is_left(finished: BrassSession) -> None:
    view = build_result(finished)
    (row,) = (row for row in view.rows if row.label == "Money left")
    for place, cells in zip(view.ranking, row.cells, strict=True):
        points = finished.state.money[place.seat] // 10
        assert cells[-1].text == (str(points) if points else "–")
        assert sum(place.points) >= place.total
    assert not {"Merchant beer", "Introductory extras"} & {row.label for row in view.rows}
    assert "Merchant beer" not in {part.label for part in view.parts}


@pytest.mark.rule("L-16.1")
def test_the_result_of_two_players_names_the_variant(finished: BrassSession) -> None:
    variant = "community variant" in build_result(finished).summary
    assert variant == (finished.state.players == 2)


@pytest.mark.rule("L-15.1")
def test_the_last_tie_break_is_the_turn_order() -> None:
    session = played(3, 12)
    state = session.state
    state.vp, state.income, state.money = [50] * 3, [20] * 3, [9] * 3
    first, second = (session.players[seat].name for seat in state.order[:2])
    assert tie_notes(session)[0] == (
        f"{first} before {second}: equal in all else, earlier in the turn order"
    )
    state.money = [9, 8, 7]
    assert "£9 to £8" in tie_notes(session)[0]


def test_a_recap_compares_the_demand(finished: BrassSession) -> None:
    middle = finished.fork(len(finished.log) // 3)
    assert middle.actor is not None
    rows = recap(middle, middle.actor).standing
    assert [row.label for row in rows] == ["Money", "Income", "VP", "Cotton demand"]
    greeting = recap(finished.fork(0), finished.at(0).actor).nothing
    assert any("sell the cotton" in line for line in greeting)
    assert not any("merchant" in line for line in greeting)


def test_a_game_is_exported_as_text_and_as_a_table(finished: BrassSession) -> None:
    words = brass_words()
    story = as_text(words, finished, "Cotton")
    assert "What is left of the money is scored" in story
    assert "merchant" not in story and "beer" not in story
    rows = list(csv.DictReader(io.StringIO(as_csv(words, finished, "Cotton"))))
    assert len(rows) == 2 * finished.state.rounds_in_era() * finished.state.players
    last = {row["player"]: int(row["VP"]) for row in rows[-finished.state.players :]}
    assert last == {p.name: finished.state.vp[n] for n, p in enumerate(finished.players)}


def test_a_hint_names_mill_port_and_amount() -> None:
    table = harbour().table().state
    naming = Naming(table.rules, NAMES)
    sale = cotton(("preston.1", "liverpool.0"))
    assert step(naming, table, sale) == "Sell the cotton of Preston through the port at Liverpool"
    overseas = cotton(("preston.1", DISTANT))
    assert step(naming, table, overseas) == "Sell the cotton of Preston to the distant market"
    assert step(naming, table, loan(20)) == "Take a loan of £20"


@pytest.mark.rule("L-11.3")
def test_undo_says_that_a_turned_tile_stays_turned() -> None:
    session: BrassSession = played(3, 17)
    sales = [n for n, entry in enumerate(session.log) if _turned(entry.events)]
    assert has_turned_tile(session.fork(sales[0] + 1))
    assert not has_turned_tile(session.fork(sales[0]))


def _turned(events: Iterable[Event]) -> bool:
    return any(isinstance(event, DistantTileTurned) for event in events)
