"""B-17 to B-19: Loan, Scout and Pass."""

import pytest

from brass_desktop.games.brass.engine.events import (
    CardDiscarded,
    IncomeMoved,
    MoneyReceived,
    WildTaken,
)
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import build, card_named, loan, pass_action, scout, seat_of


@pytest.mark.rule("B-17.1")
def test_a_loan_brings_thirty_pounds_for_three_levels() -> None:
    table = Position().hand("red", "pottery", "dudley").level(red=2).table()
    log = table.play(loan("pottery"))
    assert [type(event) for event in log] == [CardDiscarded, MoneyReceived, IncomeMoved]
    assert (table.money("red"), table.level("red")) == (47, -1)


@pytest.mark.rule("B-17.2")
@pytest.mark.parametrize(
    ("level", "code"), [(-7, None), (-8, "income_too_low"), (-10, "income_too_low")]
)
def test_a_loan_may_not_take_the_level_below_minus_ten(level: int, code: str | None) -> None:
    table = Position().level(red=level).table()
    if code is None:
        table.play(loan())
        assert table.level("red") == -10
    else:
        refusal = table.refusal(loan())
        assert (refusal.code, refusal.clause) == (code, "B-17.2")
        assert refusal.numbers == {"level": level, "lost": 3, "lowest": -10}
        assert list(table.legal("loan")) == []


@pytest.mark.rule("B-17.2")
def test_nothing_else_restricts_a_loan() -> None:
    table = Position().era("rail").round(10).money(red=99).level(red=30).table()
    table.play(loan())
    table.play(loan())
    assert (table.money("red"), table.level("red")) == (159, 24)


@pytest.mark.rule("B-18.1")
def test_scouting_trades_three_cards_for_both_wild_cards() -> None:
    table = Position().hand("red", "dudley", "dudley", "pottery", "cannock").table()
    log = table.play(scout("dudley", "pottery", "dudley"))
    assert [type(event) for event in log] == [*[CardDiscarded] * 3, WildTaken, WildTaken]
    assert table.hand("red") == ["cannock", "wild_location", "wild_industry"]
    assert table.discards("red") == ["dudley", "pottery", "dudley"]
    assert table.state.wilds == [3, 3]


@pytest.mark.rule("B-18.1", "B-R.32")
@pytest.mark.parametrize("wild", ["wild_location", "wild_industry"])
def test_holding_a_wild_card_forbids_scouting(wild: str) -> None:
    table = Position().hand("red", "dudley", "pottery", "cannock", wild).table()
    for cards in (("dudley", "pottery", "cannock"), ("dudley", "pottery", wild)):
        refusal = table.refusal(scout(*cards))
        assert (refusal.code, refusal.clause) == ("holds_wild_card", "B-18.1")
    assert list(table.legal("scout")) == []


@pytest.mark.rule("B-18.1", "B-R.33")
def test_scouting_needs_three_cards() -> None:
    table = Position().hand("red", "dudley", "pottery").table()
    refusal = table.refusal(scout("dudley", "pottery"))
    assert (refusal.code, refusal.clause) == ("too_few_cards", "B-18.1")
    assert refusal.numbers == {"need": 3, "have": 2}
    enough = Position().hand("red", "dudley", "pottery", "cannock", "brewery").table()
    for cards in (("dudley", "pottery"), ("dudley", "pottery", "cannock", "brewery")):
        refusal = enough.refusal(scout(*cards))
        assert (refusal.code, refusal.numbers) == ("wrong_number_of_cards", {"need": 3})


@pytest.mark.rule("B-18.2")
def test_wild_cards_serve_from_the_next_action_of_the_same_turn() -> None:
    table = Position().hand("red", "dudley", "pottery", "cannock").table()
    table.play(scout("dudley", "pottery", "cannock"))
    table.play(build("worcester.0", "cotton_mill", card="wild_location"))
    assert table.tile("worcester.0") == ("red", "cotton_mill_1")
    assert table.state.wilds == [4, 3]


@pytest.mark.rule("B-R.34")
def test_wild_piles_cannot_run_dry() -> None:
    position = Position(players=4)
    for colour in ("red", "yellow", "white", "purple"):
        position.hand(colour, "wild_location", "wild_industry", "iron_works")
    table = position.table()
    assert table.state.wilds == [0, 0]
    assert table.refuses(scout("wild_location", "wild_industry", "iron_works")) == "holds_wild_card"
    table.play(pass_action("wild_industry"))
    assert table.state.wilds == [0, 1]
    assert table.refuses(scout("wild_location", "iron_works")) == "holds_wild_card"


@pytest.mark.rule("B-19.1")
def test_a_pass_discards_one_card_and_nothing_else() -> None:
    table = Position().hand("red", "pottery", "dudley").table()
    before = table.state.clone()
    log = table.play(pass_action("pottery"))
    assert log == [CardDiscarded(seat_of("red"), card_named("pottery"))]
    assert table.discards("red") == ["pottery"]
    for name in ("money", "income", "vp", "slot_tile", "link_owner", "coal", "iron", "mat"):
        assert getattr(table.state, name) == getattr(before, name)
    assert table.state.actions_left == before.actions_left - 1
