"""What a sale says: which merchant, which barrel, whose brewery, and every bonus by its town."""

import pytest

from brass_desktop.core.session import Entry
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.about import things
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.chronicle import tell
from brass_desktop.games.brass.present.play.answers import listed_answers
from brass_desktop.games.brass.present.play.words import crumbs, question, title
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tone
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME
from tests.games.brass.present.company import NAMING, PLAYERS, RULES, rows


def selling(state: BrassState) -> Draft:
    draft = Draft(state)
    return draft if draft.kind else draft.pick("kind", "sell")


def listed(draft: Draft) -> list[tuple[str, str]]:
    return [(answer.label, answer.detail) for answer in listed_answers(NAMING, draft)]


def selling_to(line: str, space: str) -> Position:
    """A manufacturer sold over one line; the merchant's barrel is all the beer."""
    slot = {"birmingham__oxford": "birmingham.0", "gloucester__redditch": "redditch.0"}
    slot |= {"stoke_on_trent__warrington": "stoke_on_trent.2", "derby__nottingham": "derby.1"}
    place, town = slot[line], space.partition(".")[0]
    blank = {f"{town}.0", f"{town}.1"} - {space}
    position = (
        Position(players=4)
        .tile(place, "red", "manufacturer_1")
        .link(line, "red")
        .merchant(space, "manufacturer")
    )
    for other in blank:
        position.merchant(other, "blank")
    return position


BONUSES = {
    "stoke_on_trent__warrington": ("warrington.0", "Warrington", "+£5", ""),
    "derby__nottingham": ("nottingham.0", "Nottingham", "+3 VP", ""),
    "birmingham__oxford": (
        "oxford.0", "Oxford", "+2 spaces", "income of Ada: +5 → +6",
    ),
    "gloucester__redditch": (
        "gloucester.0", "Gloucester", "",
        "free development: Cotton Mill I leaves your mat",
    ),
}  # fmt: skip
IN_THE_CHRONICLE = {
    "stoke_on_trent__warrington": "Bonus of Warrington: +£5.",
    "derby__nottingham": "Bonus of Nottingham: +3 VP.",
    "birmingham__oxford": "Bonus of Oxford: +2 income spaces.",
    "gloucester__redditch": "Bonus of Gloucester: Cotton Mill I leaves the mat.",
}


def sold(line: str) -> Draft:
    draft = selling(selling_to(line, BONUSES[line][0]).income(red=20).state())
    return draft.pick("bonus", 0) if draft.question == "bonus" else draft


@pytest.mark.parametrize("line", BONUSES)
def test_every_bonus_has_a_row_that_names_its_town(line: str) -> None:
    _, town, value, source = BONUSES[line]
    row = rows(sold(line))[f"Bonus of {town}"]
    assert (row.value, row.source) == (value, source)


@pytest.mark.parametrize("line", BONUSES)
def test_every_bonus_is_told_in_the_chronicle(line: str) -> None:
    draft = sold(line)
    draft = draft.pick("card", draft.legal("card")[0])
    events: list[Event] = []
    GAME.apply(draft.start, draft.action, events)
    entry = Entry(draft.start.actor, draft.action, tuple(events), "")
    told = tell(NAMING, draft.start, entry)[0]
    assert IN_THE_CHRONICLE[line] in told.detail


def test_the_flip_begins_where_the_bonus_ends() -> None:
    table = rows(sold("birmingham__oxford"))
    flip = table["To Oxford: Manufacturer I, Birmingham"]
    assert (flip.value, flip.source) == ("+5 spaces", "income of Ada: +6 → +9")


def test_a_sale_is_named_and_tells_its_points() -> None:
    draft = sold("birmingham__oxford")
    assert title(NAMING, draft) == "Sell: Manufacturer I, Birmingham"
    assert rows(draft)["At the end of the era"].value == "+3 VP"


def test_what_a_rival_gains_by_a_sale_is_no_gain() -> None:
    state = (
        Position(players=4)
        .tile("derby.1", "red", "manufacturer_1")
        .tile("derby.0", "yellow", "brewery_1", cubes=1)
        .link("derby__nottingham", "red")
        .merchant("nottingham.0", "manufacturer", beer=False)
        .merchant("nottingham.1", "blank")
        .state()
    )
    table = rows(selling(state))
    assert table["To Nottingham: Manufacturer I, Derby"].tone is Tone.GOOD
    assert table["Flips: Brewery I, Derby"].tone is Tone.PLAIN


def test_a_step_that_leaves_the_level_says_so() -> None:
    state = (
        Position(players=4)
        .tile("birmingham.0", "red", "manufacturer_2")
        .tile("uttoxeter.0", "red", "brewery_1", cubes=1)
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "manufacturer", beer=False)
        .merchant("oxford.1", "blank")
        .income(red=15)
        .state()
    )
    flip = rows(selling(state))["To Oxford: Manufacturer II, Birmingham"]
    assert (flip.value, flip.source) == ("+1 space", "income of Ada: still +5")


def test_on_the_last_space_a_flip_moves_nothing() -> None:
    flip = rows(selling(selling_to("derby__nottingham", "nottingham.0").income(red=99).state()))
    row = flip["To Nottingham: Manufacturer I, Derby"]
    assert (row.value, row.source) == ("+0 spaces", "income of Ada: still +30")


def test_merchants_are_told_apart_by_barrel_and_bonus() -> None:
    state = (
        Position(players=3)
        .tile("stoke_on_trent.2", "red", "manufacturer_1")
        .tile("uttoxeter.1", "red", "brewery_1", cubes=1)
        .link("stoke_on_trent__warrington", "red")
        .merchant("warrington.0", "manufacturer")
        .merchant("warrington.1", "all", beer=False)
        .state()
    )
    draft = selling(state)
    assert draft.question == "merchant"
    assert listed(draft) == [("Warrington", "barrel, +£5"), ("Warrington", "no barrel")]


def test_equal_merchants_are_one_answer() -> None:
    state = (
        Position(players=3)
        .tile("stoke_on_trent.2", "red", "manufacturer_1")
        .tile("uttoxeter.1", "red", "brewery_1", cubes=1)
        .link("stoke_on_trent__warrington", "red")
        .merchant("warrington.0", "manufacturer", beer=False)
        .merchant("warrington.1", "all", beer=False)
        .state()
    )
    assert listed(selling(state)) == [("Warrington", "no barrel")]


def test_two_barrels_of_one_town_are_told_apart_by_goods() -> None:
    state = (
        Position(players=3)
        .tile("stoke_on_trent.2", "red", "manufacturer_1")
        .link("stoke_on_trent__warrington", "red")
        .merchant("warrington.0", "manufacturer")
        .merchant("warrington.1", "all")
        .state()
    )
    assert listed(selling(state)) == [
        ("Warrington", "barrel; only manufactured goods"),
        ("Warrington", "barrel, +£5"),
    ]


def test_two_like_merchants_of_one_town_are_one_answer_with_its_bonus() -> None:
    state = (
        Position(players=4)
        .tile("stoke_on_trent.2", "red", "manufacturer_1")
        .link("stoke_on_trent__warrington", "red")
        .merchant("warrington.0", "manufacturer")
        .merchant("warrington.1", "manufacturer")
        .state()
    )
    assert listed(selling(state)) == [("Warrington", "barrel, +£5")]


def test_beer_names_the_bonus_and_whose_brewery_flips() -> None:
    state = (
        Position(players=4)
        .tile("derby.1", "red", "manufacturer_1")
        .tile("derby.0", "yellow", "brewery_2", cubes=1)
        .tile("uttoxeter.1", "red", "brewery_1", cubes=1)
        .tile("stone.0", "red", "brewery_2", cubes=2)
        .link("derby__nottingham", "red")
        .merchant("nottingham.0", "manufacturer")
        .merchant("nottingham.1", "blank")
        .state()
    )
    draft = selling(state)
    assert draft.question == "beer"
    assert sorted(listed(draft)) == [
        ("Derby", "Bartek · flips, +5 spaces"),
        ("Stone", "yours · 2 there"),
        ("Uttoxeter", "yours · flips, +4 spaces"),
        ("the merchant’s barrel", "Nottingham, +3 VP"),
    ]


def test_a_merchant_that_was_the_only_one_is_named_on_the_way() -> None:
    position = selling_to("derby__nottingham", "nottingham.0").link("belper__derby", "red")
    state = position.tile("belper.0", "red", "manufacturer_2").state()
    draft = selling(state).pick("slot", RULES.board.slots.index("derby.1"))
    assert crumbs(NAMING, draft) == ("Sell", "Derby to Nottingham")
    assert "To Nottingham: Manufacturer I, Derby" in rows(draft)


def test_the_free_development_is_asked_for_as_a_gift() -> None:
    draft = selling(selling_to("gloucester__redditch", "gloucester.0").state())
    assert question(NAMING, draft) == "Free development: which tile?"


def test_merchants_and_tiles_say_what_they_are_worth() -> None:
    state = (
        selling_to("derby__nottingham", "nottingham.0")
        .tile("dudley.0", "yellow", "coal_mine_1", cubes=1)
        .state()
    )
    seen = Seen("birmingham", state, PLAYERS, state.actor)
    assert "Its barrel brings 3 VP." in about(seen, things.Merchant("nottingham.0")).body
    mill = about(seen, things.Slot("derby.1")).body
    assert "Once sold: 3 VP and +5 income spaces.\nSelling it takes 1 barrel." in mill
    assert "Nottingham" in mill
    mine = about(seen, things.Slot("dudley.0")).body
    assert "1 coal left on it.\nOnce empty: 1 VP and +4 income spaces." in mine


def test_the_tile_of_a_free_development_is_not_taken_for_the_one_sold() -> None:
    draft = sold("gloucester__redditch")
    assert draft.picks[-1].facet == "bonus"
    assert crumbs(NAMING, draft)[-1].startswith("Develop: ")


def test_the_only_tile_that_can_be_sold_is_named_though_nobody_was_asked() -> None:
    draft = selling(selling_to("gloucester__redditch", "gloucester.0").state())
    assert draft.question == "bonus"
    assert title(NAMING, draft) == "Sell: Manufacturer I, Redditch"
