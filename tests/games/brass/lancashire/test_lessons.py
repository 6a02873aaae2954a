"""The positions of the lessons and of the rulebook's examples, played as they are told."""

import pytest

from brass_desktop.games.brass.engine.ids import ACTING, SELLING
from tests.games.brass.engine.table import Table, pass_action
from tests.games.brass.lancashire.table import (
    DISTANT,
    Position,
    build,
    combined,
    cotton,
    develop,
    loan,
    network,
    rail,
    sell_on,
)

WARRINGTON = "warrington_and_runcorn"


def ports_and_the_market() -> Position:
    """Two red mills on one canal with an own port; the next tile of the distant market is 2."""
    return (
        Position()
        .hand("red", "colne", "colne", "wigan")
        .tile("manchester.0", "red", "cotton_mill_1")
        .tile("oldham.0", "red", "cotton_mill_1")
        .tile(f"{WARRINGTON}.0", "red", "port_1")
        .links("red", "manchester__oldham", f"manchester__{WARRINGTON}")
        .distant(2)
    )


@pytest.mark.rule("L-1.5", "L-11.1", "L-11.2", "L-11.3", "L-R.1", "L-R.4")
def test_one_sale_goes_both_ways() -> None:
    table = ports_and_the_market().table()
    table.play(cotton(("manchester.0", f"{WARRINGTON}.0"), ("oldham.0", DISTANT)))
    for slot in ("manchester.0", "oldham.0", f"{WARRINGTON}.0"):
        assert table.is_flipped(slot)
    assert table.state.cotton_demand == 2
    # Two mills, the port, and the bonus shown two spaces down.
    assert table.income("red") == 10 + 5 + 3 + 5 + 2
    assert (table.state.phase, table.state.actions_left) == (ACTING, 1)


@pytest.mark.rule("L-11.4")
def test_a_marker_on_the_bottom_ends_the_action_and_the_market() -> None:
    table = ports_and_the_market().distant(4, demand=4).table()
    table.play(cotton(("oldham.0", DISTANT)))
    flipped = [slot for slot in table.state.slot_flipped if slot]
    assert flipped == [] and table.income("red") == 10
    assert (table.state.phase, table.state.actions_left) == (ACTING, 1)
    assert table.refuses(cotton(("manchester.0", DISTANT))) == "distant_market_closed"


@pytest.mark.rule("L-11.2", "L-11.3", "L-R.8")
def test_a_port_serves_once_and_the_market_needs_one() -> None:
    table = ports_and_the_market().table()
    twice = cotton(("manchester.0", f"{WARRINGTON}.0"), ("oldham.0", f"{WARRINGTON}.0"))
    assert table.refuses(twice) == "port_used"
    far = Position().tile("bury.0", "red", "cotton_mill_1").table()
    assert far.refuses(cotton(("bury.0", DISTANT))) == "no_port_connected"


def colne_by_two_cards() -> Table:
    """Two useless cards, a rival's canal into Yorkshire, a second-level mill, £20."""
    return (
        Position()
        .round(3)
        .money(red=20)
        .hand("red", "fleetwood", "birkenhead", "burnley")
        .available("red", "cotton_mill_2")
        .links("yellow", "colne__yorkshire", "burnley__colne")
        .table()
    )


@pytest.mark.rule("L-5.4", "L-7.2", "L-1.3")
def test_two_cards_build_where_no_card_leads_with_coal_from_yorkshire() -> None:
    table = colne_by_two_cards()
    assert table.refuses(build("colne.0", "cotton_mill", card="fleetwood", coal="market")) == (
        "card_for_other_place"
    )
    table.play(combined("colne.0", "cotton_mill", cards="fleetwood birkenhead", coal="market"))
    assert table.tile("colne.0") == ("red", "cotton_mill_2")
    assert (table.money("red"), table.state.coal) == (5, 7)
    table.end_round()
    assert table.state.round == 4
    while table.actor != "red":
        table.end_turn()
    before = table.money("red")
    table.play(build("burnley.0", "coal_mine", card="burnley"))
    # The gap in the track is filled for £1; the other cube stays.
    assert (table.money("red"), table.cubes("burnley.0")) == (before - 5 + 1, 1)
    assert table.state.coal == 8


@pytest.mark.rule("L-5.4", "L-5.6", "L-8.4")
def test_two_cards_neither_open_a_game_nor_overbuild() -> None:
    first = Position().round(1).turn("red", actions=1).hand("red", "colne", "wigan").table()
    assert first.refuses(combined("bury.0", "cotton_mill")) == "needs_whole_turn"
    taken = (
        Position()
        .hand("red", "colne", "wigan")
        .tile("colne.0", "red", "cotton_mill_1")
        .available("red", "cotton_mill_2")
        .links("red", "colne__yorkshire")
        .table()
    )
    assert taken.refuses(combined("colne.0", "cotton_mill", coal="market")) == "slot_taken"


def before_the_shipyard() -> Position:
    """An own mine at Wigan, a canal to Liverpool, iron on the board."""
    return (
        Position()
        .hand("red", "liverpool", "colne", "colne", "shipyard")
        .tile("wigan.0", "red", "coal_mine_1")
        .links("red", "liverpool__wigan")
        .tile("bolton.2", "yellow", "iron_works_1", cubes=3)
    )


@pytest.mark.rule("L-6.5", "L-6.10", "L-10.1", "L-12.1")
def test_a_shipyard_is_uncovered_borrowed_for_and_built() -> None:
    table = before_the_shipyard().level(red=4).table()
    assert table.refuses(build("liverpool.3", "shipyard", card="liverpool")) == "never_built"
    table.play(develop("shipyard", "shipyard", iron="bolton.2 bolton.2", card="colne"))
    assert table.available("red", "shipyard") == "shipyard_1"
    table.play(loan(20, card="colne"))
    assert table.level("red") == 2 and table.money("red") == 50
    table.end_round()
    while table.actor != "red":
        table.end_turn()
    table.play(build("liverpool.3", "shipyard", card="liverpool", coal="wigan.0", iron="bolton.2"))
    assert table.is_flipped("liverpool.3")


@pytest.mark.rule("L-14.2", "L-14.4", "L-14.5")
def test_a_first_shipyard_scores_ten_once_and_goes() -> None:
    table = Position().last_turn_of_era().flipped("liverpool.3", "red", "shipyard_1").table()
    table.end_turn()
    assert table.vp("red") == 10 and table.tile("liverpool.3") is None


@pytest.mark.rule("L-1.7", "L-6.8", "L-R.6")
@pytest.mark.parametrize("shore", ["birkenhead.0", "barrow_in_furness.0"])
def test_across_the_water_no_coal_comes_before_the_rails(shore: str) -> None:
    position = before_the_shipyard().money(red=60).available("red", "shipyard_1")
    table = position.table()
    across = combined(shore, "shipyard", cards="colne colne", iron="bolton.2")
    assert table.refuses(across) == "no_coal"
    # The card reaches Birkenhead by the ferry; what is missing is coal alone.
    by_card = build("birkenhead.0", "shipyard", card="shipyard", iron="bolton.2")
    assert table.refuses(by_card) == "no_coal"


@pytest.mark.rule("L-1.7", "L-6.3")
def test_a_rail_from_ellesmere_port_brings_coal_to_birkenhead() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .hand("red", "shipyard")
        .available("red", "shipyard_2")
        .flipped("liverpool.0", "red", "port_2")
        .links("yellow", "birkenhead__ellesmere_port")
        .flipped("ellesmere_port.0", "yellow", "port_2")
        .table()
    )
    table.play(build("birkenhead.0", "shipyard", coal="market", iron="market"))
    assert table.is_flipped("birkenhead.0") and table.money("red") == 60 - 25 - 1 - 1


@pytest.mark.rule("L-12.2", "L-14.3")
def test_late_loans_are_refused_and_ten_pounds_are_a_point() -> None:
    table = Position().era("rail").last_turn_of_era().money(red=20).table()
    assert table.refuses(loan(10)) == "loans_closed"
    table.play(pass_action())
    table.end_turn()
    assert table.vp("red") == 2


@pytest.mark.rule("L-7.5", "L-9.1")
def test_a_rail_into_a_neighbour_buys_its_own_coal() -> None:
    """The rulebook's example: the new rail itself leads to the track."""
    table = Position().era("rail").flipped("colne.0", "red", "cotton_mill_2").table()
    table.play(network("colne__yorkshire", coal="market"))
    assert (table.money("red"), table.state.coal) == (30 - 5 - 1, 7)
    inland = Position().era("rail").flipped("colne.0", "red", "cotton_mill_2").table()
    assert inland.refuses(network("burnley__colne", coal="market")) == "no_coal"


@pytest.mark.rule("L-R.7", "L-9.3", "L-9.6")
def test_the_first_of_two_rails_supplies_the_second() -> None:
    """Burnley has no coal until the first rail joins Colne to Yorkshire."""
    table = Position().era("rail").flipped("colne.0", "red", "cotton_mill_2").table()
    table.play(
        network(rail("colne__yorkshire", coal="market"), rail("burnley__colne", coal="market"))
    )
    assert (table.money("red"), table.state.coal) == (30 - 15 - 1 - 1, 6)
    backwards = Position().era("rail").flipped("colne.0", "red", "cotton_mill_2").table()
    refused = network(
        rail("burnley__colne", coal="market"), rail("colne__yorkshire", coal="market")
    )
    assert backwards.refuses(refused) == "no_coal"


@pytest.mark.rule("L-R.2", "L-7.7")
def test_three_gaps_pay_four_pounds_and_two_cubes_fill_the_dear_ones() -> None:
    """The rulebook's example: three gaps, the next cube at £2, a refill pays £4 in all."""
    gaps = Position().hand("red", "wigan").market(coal=5).tile("liverpool.0", "yellow", "port_1")
    gaps = gaps.links("yellow", "liverpool__wigan")
    two = gaps.table()
    assert two.state.rules.coal_market.buy_price[5] == 2
    two.play(build("wigan.0", "coal_mine"))
    assert (two.money("red"), two.state.coal) == (30 - 5 + 2 + 1, 7)
    three = gaps.available("red", "coal_mine_2").table()
    three.play(build("wigan.0", "coal_mine"))
    assert (three.money("red"), three.state.coal) == (30 - 7 + 4, 8)
    assert three.is_flipped("wigan.0")


@pytest.mark.rule("L-R.5", "L-1.6", "L-7.7")
def test_a_mine_beside_a_port_of_its_region_sells_at_once() -> None:
    table = (
        Position()
        .hand("red", WARRINGTON)
        .market(coal=6)
        .flipped(f"{WARRINGTON}.0", "yellow", "port_1")
        .table()
    )
    table.play(build(f"{WARRINGTON}.1", "coal_mine"))
    assert table.is_flipped(f"{WARRINGTON}.1") and table.money("red") == 30 - 5 + 1 + 1


@pytest.mark.rule("L-11.1", "L-11.3", "L-11.6")
def test_a_sale_goes_on_to_ports_after_the_market() -> None:
    table = ports_and_the_market().table()
    table.play(cotton(("oldham.0", DISTANT)))
    assert table.state.phase == SELLING and not table.is_flipped(f"{WARRINGTON}.0")
    table.play(sell_on(("manchester.0", f"{WARRINGTON}.0")))
    assert (table.state.phase, table.state.actions_left) == (ACTING, 1)
    assert table.is_flipped("manchester.0")
