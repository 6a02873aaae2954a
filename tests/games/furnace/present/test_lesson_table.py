"""What lessons need of the table: choices put back as they were, and the goal's own place."""

import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.engine.position import FurnacePosition
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.layout.table import table_layout
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused
from tests.games.furnace.engine.table import card, disc

BIDDING = FurnacePosition(players=2)
ASKED = FurnacePosition(
    players=2,
    row=("company_20", "company_01", "company_02", "company_03", "company_04", "company_05"),
    goods={0: {"coal": 4}},
    discs={
        "company_20": ("0:2", "1:3", "agent:1"),
        "company_01": ("1:1", "agent:2"),
        "company_02": ("1:2", "0:3", "agent:4"),
        "company_03": ("0:1", "1:4", "agent:3"),
    },
)
CHAIN = FurnacePosition(
    players=2, phase="chain", chain=True, fresh={0: ("company_08", "company_09")}
)
PRODUCING = FurnacePosition(
    players=2, phase="production", works={0: ("company_01",)}, goods={0: {"coal": 1}}
)


def table_at(position: FurnacePosition) -> FurnaceTable:
    players = [
        Player("Ada", "red", "james_watt", "person"),
        Player("Bartek", "yellow", "robert_owen", "foreman"),
    ]
    setup = Setup(2, 1)
    session: FurnaceSession = Session(furnace(), setup, players, "by_agreement", position.state())
    return FurnaceTable(session, Seat(0))


@pytest.mark.parametrize(
    ("position", "before", "meant"),
    [
        (BIDDING, (), (it.PickDisc(disc(3)), it.PickLot(2))),
        (BIDDING, (), (it.PickLot(1),)),
        (ASKED, (it.PickStep(5, disc(4)), Press("end_turn")), (it.PickTimes(1),)),
        (CHAIN, (), (it.PickGap(1), it.PickCard(card("09")), it.PickGap(0))),
        (PRODUCING, (), (it.PickCard(card("01")),)),
        (PRODUCING, (), (it.ChangeCount(0, 2, -1), it.ChangeCount(0, 2, 1))),
    ],
)
def test_a_choice_is_put_back_as_it_was(
    position: FurnacePosition, before: tuple[Intent, ...], meant: tuple[Intent, ...]
) -> None:
    table = table_at(position)
    for intent in before:
        table.mean(intent)
    mark, nothing = table.session.bookmark(), table.making
    for intent in meant:
        assert not isinstance(table.mean(intent), Refused), intent
    chosen, seen = table.making, table.view()
    assert chosen != nothing
    table.session.turn_to(mark)
    table.resume(nothing)
    assert table.making == nothing
    table.resume(chosen)
    assert table.making == chosen and table.view() == seen


@pytest.mark.rule("F-1.4")
def test_a_start_up_card_says_why_it_cannot_be_upgraded() -> None:
    table = table_at(PRODUCING)
    table.mean(it.ChangeCount(0, 2, -1))
    table.mean(it.ChangeCount(0, 2, 1))
    outcome = table.mean(it.PickUpgrade(card("s1")))
    assert isinstance(outcome, Refused) and outcome.refusal.clause == "F-1.4"
    assert it.PickUpgrade(card("s1")) not in table.lit()


@pytest.mark.parametrize(("width", "height", "small"), [(1920, 1080, False), (1280, 720, True)])
@pytest.mark.parametrize("ledger", [False, True])
def test_the_place_above_the_chronicle_can_be_kept(
    width: float, height: float, small: bool, ledger: bool
) -> None:
    layout = table_layout(width, height, 3, small, ledger=ledger, side_kept=True)
    assert layout.side.h == layout.measures.side_kept
    assert layout.right == layout.chronicle and not layout.right.overlaps(layout.side)
