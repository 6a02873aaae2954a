"""With only a card or a place chosen the panel tells what could be done with it."""

import re

import pytest

from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import BuildLeg, SellLeg
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text.actions import ACTIONS
from brass_desktop.games.brass.present.viewmodel.panels import PreviewView
from brass_desktop.present.intents import Press
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone
from workshop.shots.brass.positions import debtor, finished, position

STAGES = [(2, "start"), (3, "middle"), (4, "early"), (4, "middle"), (4, "late")]


def table_at(players: int, stage: str) -> BrassTable:
    session = position(players, stage).fork(len(position(players, stage).log))
    assert session.state.phase == ACTING
    return BrassTable(session, session.actor)


def money(table: BrassTable) -> int:
    state = table.session.state
    return state.money[state.actor]


def panel(table: BrassTable) -> PreviewView:
    preview = table.view().preview
    assert preview is not None
    return preview


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_every_action_is_offered_or_explained(players: int, stage: str) -> None:
    table = table_at(players, stage)
    for card in table.view().hand.cards:
        table.mean(it.PickCard(card.key))
        if table.desk.draft.kind is not None:
            continue
        offered = [answer.intent.value for answer in panel(table).answers]
        assert offered == table.desk.draft.legal("kind")
        words = {
            ACTIONS[kind][0]() for kind in birmingham().rules.card_actions if kind not in offered
        }
        reasons = {row.head: row.source for row in panel(table).rows if row.head in words}
        assert set(reasons) == words and all(reasons.values())


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_every_place_where_the_card_builds_is_named_with_its_price(
    players: int, stage: str
) -> None:
    table = table_at(players, stage)
    naming, tiles = table.naming, table.session.state.rules.tiles
    for card in table.view().hand.cards:
        table.mean(it.PickCard(card.key))
        draft = table.desk.draft
        if draft.kind is not None or "build" not in draft.legal("kind"):
            continue
        rows = {row.icon: row for row in panel(table).rows}
        for leg in draft.matching("build"):
            assert isinstance(leg, BuildLeg)
            row = rows[naming.rules.industries[leg.industry]]
            assert naming.slot(leg.slot) in row.source.split(", ")
            tile = draft.now.available(draft.now.actor, leg.industry)
            assert row.value == f"£{tiles.cost[tile]}"


def test_an_action_of_the_list_is_the_one_of_the_dock() -> None:
    by_list, by_dock = table_at(4, "early"), table_at(4, "early")
    for table in (by_list, by_dock):
        table.mean(it.PickCard(0))
    for answer in panel(by_list).answers:
        by_list.mean(answer.intent)
        by_dock.mean(it.ChooseAction(str(answer.intent.value)))
        assert by_list.desk.draft.picks == by_dock.desk.draft.picks
        for table in (by_list, by_dock):
            table.mean(Press("back"))


def test_nothing_is_counted_before_an_action_is_chosen() -> None:
    table = table_at(4, "early")
    table.mean(it.PickCard(0))
    assert panel(table).sums == () and panel(table).order == ()
    table.mean(it.ChooseAction("loan"))
    assert len(panel(table).sums) == 3


def test_a_network_tells_its_price_instead_of_every_line() -> None:
    table = table_at(4, "late")
    table.mean(it.ChooseAction("network"))
    one, coal, two = panel(table).rows
    assert (one.head, one.value) == ("One railway", "£5")
    assert re.fullmatch(r"\d+ lines are lit on the map", one.source)
    assert coal.head == "and 1 coal for it" and coal.value.startswith("up to £")
    assert (two.head, two.value) == ("Two railways", "£15")
    assert two.source in ("with a coal each and one beer", f"you have £{money(table)}")


def test_a_building_without_a_place_tells_what_could_be_built() -> None:
    table = table_at(4, "early")
    table.mean(it.ChooseAction("build"))
    assert panel(table).rows
    assert all(row.source and row.value.startswith("£") for row in panel(table).rows)


def test_a_loan_shows_its_effect_before_a_card_is_chosen() -> None:
    table = table_at(4, "early")
    before = table.session.state.income_level(table.session.state.actor)
    table.mean(it.ChooseAction("loan"))
    fall, loan = panel(table).rows
    assert (loan.value, loan.tone) == ("+£30", Tone.GOOD)
    assert fall.value == f"{signed(before)} → {signed(before - 3)}" and fall.tone is Tone.BAD
    purse, _, income = panel(table).sums
    assert (purse.before, purse.after) == (f"£{money(table)}", f"£{money(table) + 30}")
    assert income.after == signed(before - 3)
    assert not table.desk.draft.may_confirm


def test_scouting_counts_the_cards_that_are_given_away() -> None:
    table = table_at(4, "early")
    table.mean(it.ChooseAction("scout"))
    given, taken = panel(table).rows
    assert (given.value, taken.tone) == ("0 of 3", Tone.GOOD)
    table.mean(it.PickCard(0))
    given, _ = panel(table).rows
    assert given.value == "1 of 3" and given.source == table.naming.card(table.desk.draft.cards[0])


def test_passing_says_what_it_means() -> None:
    table = table_at(4, "early")
    table.mean(it.ChooseAction("pass"))
    assert [row.source for row in panel(table).rows] == [
        "then you have 1 action left",
        "whoever spends least plays first in the next round",
    ]


def test_a_debtor_sees_every_tile_with_what_it_brings_and_how_much_is_covered() -> None:
    session = debtor(4)
    table = BrassTable(session.fork(len(session.log)), session.actor)
    state = session.state
    own = [slot for slot, owner in enumerate(state.slot_owner) if owner == state.actor]
    answers = panel(table).answers
    assert [answer.intent.value for answer in answers] == own
    assert all(answer.tile is not None and answer.detail.startswith("+£") for answer in answers)
    have = state.money[state.actor]
    need = -state.income_level(state.actor)
    assert panel(table).ask == f"£{have} of £{need}: which tile goes?"
    table.mean(answers[0].intent)
    owed, sold = panel(table).rows[:2]
    assert owed.value == f"£{have + int(answers[0].detail[2])} of £{need}"
    assert sold.head == answers[0].label and sold.value == answers[0].detail


def test_a_sale_without_a_tile_tells_every_tile_with_its_points_and_buyers() -> None:
    game = finished(4)
    for at in range(len(game.log)):
        sales = [a for a in game.game.legal_actions(game.at(at)) if a.kind == "sell"]
        slots = {leg.slot for a in sales for leg in a.legs if isinstance(leg, SellLeg)}
        if len(slots) > 1:
            break
    session = game.fork(at)
    table = BrassTable(session, session.actor)
    table.mean(it.ChooseAction("sell"))
    rows = panel(table).rows
    assert len(rows) == len(slots)
    assert all(row.value.endswith("VP") and row.source for row in rows)
