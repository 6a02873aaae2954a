"""What an action in the making says of its worth, and of what it does not offer."""

import pytest

from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.present.play.unavailable import withheld
from brass_desktop.games.brass.present.play.words import title
from brass_desktop.present.tips import Tone
from tests.games.brass.engine.position import Position
from tests.games.brass.present.company import NAMING, RULES, rows


def slot(name: str) -> int:
    return RULES.board.slots.index(name)


def industry(name: str) -> int:
    return RULES.industries.index(name)


def developing(position: Position) -> Draft:
    return Draft(position.state()).pick("kind", "develop")


def test_a_building_tells_its_points_and_income() -> None:
    state = Position(players=4).hand("red", "worcester", "leek").state()
    draft = Draft(state).pick("kind", "build").pick("slot", slot("worcester.0"))
    row = rows(draft)["Once flipped"]
    assert (row.value, row.source) == ("+5 VP", "+5 income spaces; 1 barrel to sell it")


def test_a_building_that_flips_at_once_tells_its_points() -> None:
    position = Position(players=4).hand("red", "dudley", "leek").market(iron=0).money(red=30)
    draft = Draft(
        position.link("birmingham__dudley", "red").link("birmingham__oxford", "red").state()
    )
    draft = draft.pick("kind", "build").pick("slot", slot("dudley.1"))
    table = rows(draft)
    assert "Flips: Iron Works I, Dudley" in table
    assert table["At the end of the era"].value == "+3 VP"


def test_overbuilding_a_flipped_tile_tells_the_points_that_are_lost() -> None:
    position = Position(players=4).hand("red", "stone", "leek").money(red=40)
    position = position.flipped("stone.0", "red", "brewery_1").available("red", "brewery_2")
    position = position.tile("dudley.1", "yellow", "iron_works_1")
    draft = Draft(position.state()).pick("kind", "build").pick("slot", slot("stone.0"))
    assert draft.done
    row = rows(draft)["Replaces your Brewery I"]
    assert (row.value, row.tone, row.source) == ("−4 VP", Tone.BAD, "its points are lost")


@pytest.mark.rule("B-R.14")
def test_overbuilding_an_own_tile_tells_the_cubes_that_are_lost() -> None:
    position = Position(players=4).hand("red", "dudley", "leek").money(red=40)
    position = position.tile("dudley.0", "red", "coal_mine_1").available("red", "coal_mine_2")
    state = position.state()
    state.slot_cubes[slot("dudley.0")] = 2
    draft = Draft(state).pick("kind", "build").pick("slot", slot("dudley.0"))
    assert draft.done
    table = rows(draft)
    assert list(table)[:2] == ["Replaces your Coal Mine I", "Coal 2"]
    assert (table["Coal 2"].value, table["Coal 2"].tone) == ("lost", Tone.BAD)


def test_a_development_names_its_action_and_levels() -> None:
    draft = developing(Position(players=4).money(red=40)).pick("industry", industry("coal_mine"))
    assert title(NAMING, draft) == "Develop: Coal Mine I"
    twice = draft.pick("industry", industry("coal_mine"))
    assert title(NAMING, twice) == "Develop: Coal Mine I and Coal Mine II"


def test_a_bulb_is_named_among_the_developments() -> None:
    found = {
        row.head: row for row in withheld(NAMING, developing(Position(players=4).money(red=40)))
    }
    assert list(found) == ["Pottery I"]
    assert found["Pottery I"].source


def test_without_money_for_a_second_development_the_price_is_named() -> None:
    position = Position(players=4).money(red=1).market(iron=9)
    draft = developing(position).pick("industry", industry("coal_mine"))
    assert not draft.legal("industry")
    (row,) = withheld(NAMING, draft)
    assert row.head == "No second tile"
    assert "£" in row.source


def test_the_ledger_of_a_building_tells_of_nothing_but_what_it_does() -> None:
    state = Position(players=4).hand("red", "leek", "dudley").used_up("red", "coal_mine").state()
    draft = Draft(state).pick("kind", "build").pick("slot", slot("leek.1"))
    assert draft.done
    assert withheld(NAMING, draft) == ()


def test_a_choice_that_was_free_needs_no_reason() -> None:
    state = Position(players=4).hand("red", "leek", "dudley").state()
    draft = Draft(state).pick("kind", "build").pick("slot", slot("leek.1"))
    draft = draft.pick("industry", industry("coal_mine"))
    assert withheld(NAMING, draft) == ()
