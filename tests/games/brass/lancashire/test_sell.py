"""Selling cotton (L-11): ports, the distant market, and a sale that goes on."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.events import DistantTileTurned
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    HIDDEN_TILE,
    SELLING,
    TURN_DONE,
)
from brass_desktop.games.brass.engine.observation import unseen_distant_tiles
from tests.games.brass.lancashire.table import (
    DISTANT,
    END_SALE,
    LANCASHIRE,
    Position,
    cotton,
    network,
    sell_on,
)


def harbour(players: int = 3, **options: bool) -> Position:
    """Two red mills and two ports that are all connected."""
    return (
        Position(players, **options)
        .links("yellow", "preston__wigan", "liverpool__wigan", "blackburn__wigan")
        .tile("preston.1", "red", "cotton_mill_1")
        .tile("blackburn.0", "red", "cotton_mill_1")
        .tile("liverpool.0", "yellow", "port_1")
        .tile("liverpool.1", "white", "port_1")
    )


@pytest.mark.rule("L-11.1", "L-11.2")
def test_mill_and_port_flip_for_both_owners() -> None:
    table = harbour().table()
    table.play(cotton(("preston.1", "liverpool.0"), ("blackburn.0", "liverpool.1")))
    for slot in ("preston.1", "blackburn.0", "liverpool.0", "liverpool.1"):
        assert table.is_flipped(slot)
    assert table.income("red") == 10 + 5 + 5
    assert (table.income("yellow"), table.income("white")) == (13, 13)
    assert table.state.actions_left == 1


@pytest.mark.rule("L-11.1", "L-11.2")
def test_what_is_no_mill_or_no_port_is_refused() -> None:
    table = (
        harbour()
        .tile("fleetwood.0", "red", "port_1")
        .flipped("bolton.0", "red", "cotton_mill_1")
        .table()
    )
    assert table.refuses(cotton(("fleetwood.0", "liverpool.0"))) == "never_sold"
    assert table.refuses(cotton(("bolton.0", "liverpool.0"))) == "already_sold"
    assert table.refuses(cotton(("wigan.0", "liverpool.0"))) == "slot_empty"
    assert table.refuses(cotton(("liverpool.0", "liverpool.1"))) == "not_your_tile"
    assert table.refuses(cotton(("preston.1", "blackburn.0"))) == "no_port"
    assert table.refuses(cotton(("preston.1", "fleetwood.0"))) == "port_not_connected"


@pytest.mark.rule("L-R.8", "L-R.4")
def test_a_port_takes_one_sale_only() -> None:
    table = harbour().table()
    twice = cotton(("preston.1", "liverpool.0"), ("blackburn.0", "liverpool.0"))
    assert table.refuses(twice) == "port_used"


@pytest.mark.rule("L-11.3", "L-11.6", "L-R.1")
def test_the_distant_market_flips_the_mill_and_gives_its_bonus() -> None:
    table = harbour().distant(2).table()
    log = table.play(cotton(("preston.1", DISTANT)))
    assert table.is_flipped("preston.1") and not table.is_flipped("liverpool.0")
    assert table.income("red") == 10 + 5 + 2
    assert table.state.cotton_demand == 2 and table.state.distant[-1] == 2
    assert LANCASHIRE.is_fence(cotton(("preston.1", DISTANT)), log)
    free = harbour().distant(0).table()
    free.play(cotton(("preston.1", DISTANT)))
    assert free.income("red") == 10 + 5 + 3


@pytest.mark.rule("L-R.1")
def test_the_bonus_may_be_money() -> None:
    table = harbour(bonus_in_money=True).distant(1).table()
    table.play(cotton(("preston.1", DISTANT)))
    assert table.money("red") == 33 and table.income("red") == 15


@pytest.mark.rule("L-11.3")
def test_the_distant_market_needs_a_built_port() -> None:
    table = Position().tile("bolton.0", "red", "cotton_mill_1").table()
    assert table.refuses(cotton(("bolton.0", DISTANT))) == "no_port_connected"
    neighbour = (
        Position()
        .tile("colne.0", "red", "cotton_mill_1")
        .links("red", "colne__yorkshire")
        .distant(1)
        .table()
    )
    neighbour.play(cotton(("colne.0", DISTANT)))
    assert neighbour.is_flipped("colne.0")


@pytest.mark.rule("L-11.4")
def test_a_closed_market_takes_nothing_until_the_era_ends() -> None:
    table = harbour().distant(3, demand=6).table()
    log = table.play(cotton(("preston.1", "liverpool.0"), ("blackburn.0", DISTANT)))
    assert table.is_flipped("preston.1") and not table.is_flipped("blackburn.0")
    assert table.state.cotton_demand == 8
    assert [event.after for event in log if isinstance(event, DistantTileTurned)] == [8]
    assert (table.state.phase, table.state.actions_left) == (ACTING, 1)
    assert table.refuses(cotton(("blackburn.0", DISTANT))) == "distant_market_closed"
    assert table.allows(cotton(("blackburn.0", "liverpool.1")))


@pytest.mark.rule("L-11.1", "L-11.3")
def test_a_sale_goes_on_without_card_or_action() -> None:
    table = harbour().distant(1, 1).table()
    hand = len(table.hand("red"))
    table.play(cotton(("preston.1", DISTANT)))
    assert table.state.phase == SELLING and table.actor == "red"
    assert table.refuses(network("preston__wigan")) == "sale_first"
    table.play(sell_on(("blackburn.0", DISTANT)))
    assert table.is_flipped("blackburn.0")
    assert (table.state.phase, table.state.actions_left) == (ACTING, 1)
    assert len(table.hand("red")) == hand - 1


@pytest.mark.rule("L-11.1")
def test_a_sale_may_be_ended() -> None:
    table = harbour().turn("red", actions=1).distant(1).table()
    table.play(cotton(("preston.1", DISTANT)))
    table.play(END_SALE)
    assert table.state.phase == TURN_DONE and not table.is_flipped("blackburn.0")
    assert harbour().table().refuses(END_SALE) == "no_sale"


@pytest.mark.rule("L-11.3")
def test_nothing_follows_the_distant_market_in_one_action() -> None:
    table = harbour().distant(1).table()
    both = cotton(("preston.1", DISTANT), ("blackburn.0", "liverpool.0"))
    assert table.refuses(both) == "too_many_parts"


@pytest.mark.rule("L-11.5")
def test_a_sale_is_at_least_one_attempt() -> None:
    assert harbour().table().refuses(cotton()) == "unfinished"


@pytest.mark.rule("L-11.6")
def test_cotton_passes_regions_with_other_ports() -> None:
    table = (
        harbour()
        .tile("preston.0", "white", "port_1")
        .links("white", "lancaster__preston")
        .tile("lancaster.0", "yellow", "port_1")
        .table()
    )
    assert table.allows(cotton(("blackburn.0", "lancaster.0")))


@pytest.mark.rule("L-11.3")
def test_hidden_tiles_stay_hidden_and_a_draft_turns_none() -> None:
    state = harbour().distant(2, 0).state()
    seen = LANCASHIRE.observe(state, Seat(0)).table
    assert set(seen.distant) == {HIDDEN_TILE}
    assert unseen_distant_tiles(seen).total() == len(state.rules.distant_tiles)
    draft = Draft(seen).pick("kind", "sell")
    mill = state.rules.board.slots.index("preston.1")
    port = next(
        v for v in draft.pick("slot", mill).legal("port") if v not in range(len(seen.slot_tile))
    )
    after, events = draft.pick("slot", mill).pick("port", port).outcome()
    assert [e.move for e in events if isinstance(e, DistantTileTurned)] == [HIDDEN_TILE]
    assert after.cotton_demand == 0 and not after.slot_flipped[mill]


@pytest.mark.rule("L-11.3")
def test_what_was_turned_this_era_is_public() -> None:
    table = harbour().distant(2).table()
    table.play(cotton(("preston.1", DISTANT)))
    seen = LANCASHIRE.observe(table.state, Seat(1)).table
    assert seen.distant[-1] == 2 and set(seen.distant[:-1]) == {HIDDEN_TILE}
    assert unseen_distant_tiles(seen)[2] == table.state.rules.distant_tiles.count(2) - 1
