"""With only a card or a place chosen the panel tells what could be done with it."""

import pytest

from brass_desktop.commands.positions import position
from brass_desktop.games.brass.actions import BuildLeg
from brass_desktop.games.brass.ids import ACTING
from brass_desktop.games.brass.oracle import CARD_ACTIONS
from brass_desktop.present import intents as it
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.text.actions import ACTIONS
from brass_desktop.present.viewmodel.panels import PreviewView

STAGES = [(2, "start"), (3, "middle"), (4, "early"), (4, "middle"), (4, "late")]


def table_at(players: int, stage: str) -> PlayedTable:
    session = position(players, stage).fork(len(position(players, stage).log))
    assert session.state.phase == ACTING
    return PlayedTable(session, session.actor)


def panel(table: PlayedTable) -> PreviewView:
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
        words = {ACTIONS[kind][0]() for kind in CARD_ACTIONS if kind not in offered}
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
            table.mean(it.Press("back"))


def test_nothing_is_counted_before_an_action_is_chosen() -> None:
    table = table_at(4, "early")
    table.mean(it.PickCard(0))
    assert panel(table).sums == () and panel(table).order == ()
    table.mean(it.ChooseAction("loan"))
    assert len(panel(table).sums) == 3
