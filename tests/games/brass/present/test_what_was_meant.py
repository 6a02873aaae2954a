"""A refusal answers what the person meant: the card in hand, the place clicked, the tile chosen."""

import pytest

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.present.outcome import Refused
from tests.games.brass.engine.position import Position
from tests.games.brass.present.person import sit_down

MERCHANTS = (
    ("gloucester.0", "cotton_mill"),
    ("gloucester.1", "blank"),
    ("oxford.0", "manufacturer"),
    ("oxford.1", "blank"),
    ("shrewsbury.0", "all"),
)


def canals_and_reach() -> Position:
    """A mine at Cannock with a canal to Wolverhampton, and ten pounds."""
    position = Position(players=2).round(3).money(red=10)
    for space, buys in MERCHANTS:
        position.merchant(space, buys, beer=buys != "blank")
    position.hand(
        "red", "iron_works", "cannock", "brewery", "redditch",
        "stafford", "coventry", "pottery", "dudley",
    )  # fmt: skip
    position.tile("cannock.1", "red", "coal_mine_1", cubes=2)
    return position.link("cannock__wolverhampton", "red")


def desk_of(position: Position, *intents: PlayIntent) -> Desk:
    desk = Desk(sit_down(position.state()))
    for intent in intents:
        assert not isinstance(desk.meant(intent), Refused), f"{intent} is legal here"
    return desk


def refused(desk: Desk, intent: PlayIntent) -> Refusal:
    told, outcome = desk.reason(intent), desk.meant(intent)
    assert isinstance(outcome, Refused)
    assert told == outcome.refusal, "hovering and clicking say the same"
    return outcome.refusal


@pytest.mark.rule("B-12.2")
def test_a_card_that_does_not_reach_a_place_says_so_before_any_lack_of_goods() -> None:
    desk = desk_of(canals_and_reach(), it.PickCard(0))
    assert refused(desk, it.PickSlot("birmingham.2")).code == "not_in_network"


@pytest.mark.rule("B-12.2")
def test_a_complete_action_says_of_another_place_why_that_place_fails() -> None:
    position = canals_and_reach().link("coalbrookdale__wolverhampton", "red")
    desk = desk_of(position, it.ChooseAction("build"), it.PickCard(0))
    if not desk.draft.done:
        desk.meant(it.PickSlot("coalbrookdale.1"))
    assert desk.draft.may_confirm
    assert refused(desk, it.PickSlot("birmingham.2")).code == "not_in_network"
    assert refused(desk, it.PickSlot("cannock.0")).code == "card_for_other_industry"


@pytest.mark.rule("B-12.3")
def test_the_industry_of_the_card_is_preferred_on_a_shared_place() -> None:
    position = Position(players=2).hand("red", "iron_works", "coal_mine", "stafford")
    position.link("cannock__wolverhampton", "red")
    desk = desk_of(position, it.ChooseAction("build"), it.PickCard(1))
    told = refused(desk, it.PickSlot("cannock.0"))
    assert told.code == "pure_slot_first", "the mine is meant, and not the works that lack coal"


@pytest.mark.rule("B-16.4")
def test_a_blank_merchant_answers_after_a_tile_is_chosen_too() -> None:
    position = Position(players=2).round(6).money(red=8)
    for space, buys in MERCHANTS:
        position.merchant(space, buys, beer=buys != "blank")
    position.links("red", "kidderminster__worcester", "gloucester__worcester")
    for slot in ("worcester.0", "kidderminster.1"):
        position.tile(slot, "red", "cotton_mill_1")
    position.tile("burton_on_trent.1", "red", "brewery_1", cubes=1)
    desk = desk_of(position, it.ChooseAction("sell"))
    assert refused(desk, it.PickMerchant("gloucester.1")).code == "merchant_does_not_buy"
    desk.meant(it.PickSlot("worcester.0"))
    assert refused(desk, it.PickMerchant("gloucester.1")).code == "merchant_does_not_buy"


def test_a_click_on_the_place_that_answered_itself_is_no_mistake() -> None:
    position = (
        Position(players=2).round(1).turn("red", actions=1).hand("red", "cannock", "stafford")
    )
    desk = desk_of(position, it.ChooseAction("build"), it.PickCard(0))
    assert desk.draft.may_confirm
    assert desk.meant(it.PickSlot("cannock.1")) is None and desk.draft.may_confirm
