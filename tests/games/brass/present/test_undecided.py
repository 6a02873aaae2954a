"""With only a card or a place chosen the panel tells what could be done with it."""

import pytest

from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import BuildLeg, SellLeg
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.text.actions import ACTIONS
from brass_desktop.games.brass.present.viewmodel.panels import PreviewView
from brass_desktop.present.intents import Press
from workshop.shots.brass.positions import finished, position

STAGES = [(2, "start"), (3, "middle"), (4, "early"), (4, "middle"), (4, "late")]


def table_at(players: int, stage: str) -> BrassTable:
    session = position(players, stage).fork(len(position(players, stage).log))
    assert session.state.phase == ACTING
    return BrassTable(session, session.actor)


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


def test_an_action_without_a_target_tells_where_it_can_go() -> None:
    table = table_at(4, "late")
    for kind, towns in (("network", {"lines"}), ("build", set[str]())):
        table.mean(it.ChooseAction(kind))
        rows = panel(table).rows
        assert rows and all(row.source for row in rows), kind
        assert all(word in rows[0].head for word in towns)
        table.mean(Press("back"))


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
