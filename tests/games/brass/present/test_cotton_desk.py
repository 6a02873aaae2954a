"""Cotton at the desk: buyers, the odds of the distant market, what is said before Confirm."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import HIDDEN_TILE, SELLING, TURN_DONE
from brass_desktop.games.brass.engine.observation import determinize, observe
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow, PreviewView
from brass_desktop.games.brass.present.viewmodel.pieces import CardState
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.take_back import undo_way
from brass_desktop.present.tips import Light, Tone
from tests.games.brass.lancashire.small_positions import resumed_sale, three_sales
from tests.games.brass.lancashire.table import Position
from tests.games.brass.present.person import sit_down

DEMAND = 5
"""Where a tile of 2 leaves the market open and one of 3 closes it."""


def mill_at_a_used_port() -> Position:
    """A mill whose port is flipped, so that only the distant market buys; nine tiles to come."""
    position = (
        Position()
        .hand("red", "colne", "wigan", "bury")
        .tile("preston.1", "red", "cotton_mill_1")
        .flipped("liverpool.0", "yellow", "port_1")
        .links("yellow", "preston__wigan", "liverpool__wigan")
    )
    return position.distant(demand=DEMAND)


def with_turned(state: BrassState, *moves: int) -> BrassState:
    """Lay tiles of the distant market aside as turned in this era."""
    left = list(state.distant)
    for move in moves:
        left.remove(move)
    state.distant, state.distant_turned = (*left, *moves), len(moves)
    return state


def table_of(state: BrassState) -> BrassTable:
    return BrassTable(sit_down(state), state.actor)


def begun(state: BrassState) -> BrassTable:
    table = table_of(state)
    table.mean(it.ChooseAction("sell"))
    return table


def preview(table: BrassTable) -> PreviewView:
    view = table.view().preview
    assert view is not None
    return view


def rows(table: BrassTable) -> dict[str, PreviewRow]:
    return {row.head: row for row in preview(table).rows}


@pytest.mark.rule("L-11.3", "L-11.4")
def test_the_odds_are_those_of_the_tiles_that_were_not_turned() -> None:
    told = rows(begun(with_turned(mill_at_a_used_port().state(), 0, 1, 2)))
    stays, falls = told["0 turns up: 1 of 9"], told["−1 or −2 turns up: 4 of 9"]
    closes = told["−3 or −4 turns up: 4 of 9"]
    assert (stays.value, stays.tone) == ("+6 spaces", Tone.GOOD)
    assert stays.source == "demand stays at +1; the mill flips, income +3, space 16"
    assert (falls.value, falls.source[:20]) == ("+5 spaces", "demand falls to 0; t")
    assert (closes.value, closes.tone) == ("not sold", Tone.BAD)


@pytest.mark.rule("L-R.1")
def test_a_bonus_in_money_is_told_as_money() -> None:
    position = Position(bonus_in_money=True)
    position.hand("red", "colne", "wigan").tile("preston.0", "red", "port_1")
    position.tile("preston.1", "red", "cotton_mill_1").tile("wigan.0", "red", "coal_mine_1")
    state = position.distant(demand=2).state()
    state.slot_flipped[state.rules.board.slots.index("preston.0")] = True
    table = begun(state)
    assert rows(table)["0 or −1 turns up: 4 of 12"].value == "+£2, +5 spaces"
    money = preview(table).sums[0]
    assert (money.before, money.after) == ("£30", "£30…£32")


@pytest.mark.rule("L-11.6")
def test_the_way_names_the_port_that_serves_and_what_would_be_certain() -> None:
    told = rows(begun(mill_at_a_used_port().state()))
    way = told["Distant market"].source
    assert way == "by the port of Bartek at Liverpool, 2 links away; any built port would do"
    assert told["Or to a port that is not used yet"].value == "none"


def test_the_map_shows_where_the_bale_may_come_to_stand() -> None:
    board = begun(with_turned(mill_at_a_used_port().state(), 0, 1, 2)).view().board
    assert board.distant is not None and board.distant.lifted
    chances = {n: space.chance for n, space in enumerate(board.distant.spaces) if space.chance}
    assert set(chances) == {DEMAND, DEMAND + 1, DEMAND + 2, DEMAND + 3}
    assert chances[DEMAND].startswith("1 in 9")
    assert [route.resource for route in board.routes] == ["cotton"]
    assert [flag.text for flag in board.flags] == ["5 of 9: sold"]


def test_the_foot_warns_before_and_nothing_is_taken_back_after() -> None:
    table = begun(mill_at_a_used_port().state())
    table.mean(it.PickCard(0))
    assert preview(table).foot == "A tile is turned: this cannot be taken back."
    assert table.view().prompt.question == "Turn a tile?"
    assert isinstance(table.mean(Press("confirm")), Submitted)
    assert undo_way(table.session) is None
    assert not table.session.can_undo


@pytest.mark.parametrize(("move", "asked"), [(0, "end your turn."), (None, "or take one back.")])
def test_what_cannot_be_undone_is_not_offered(move: int | None, asked: str) -> None:
    position = mill_at_a_used_port() if move is None else mill_at_a_used_port().distant(move)
    state = position.state()
    state.actions_left = 1
    table = table_of(state)
    table.mean(it.ChooseAction("pass" if move is None else "sell"))
    table.mean(it.PickCard(0))
    assert isinstance(table.mean(Press("confirm")), Submitted)
    assert table.view().prompt.question.endswith(asked)


def test_a_tile_is_never_turned_without_confirm() -> None:
    """Whoever has switched Confirm off is asked all the same."""
    state = mill_at_a_used_port().state()
    table = BrassTable(sit_down(state), state.actor, confirms=False)
    table.mean(it.ChooseAction("sell"))
    table.mean(it.PickCard(0))
    assert not table.session.log
    assert table.view().turn.confirm is not None


def test_a_sale_to_ports_can_be_taken_back() -> None:
    table = begun(three_sales().state())
    table.mean(it.PickSlot("preston.1"))
    table.mean(it.PickSlot("liverpool.0"))
    assert preview(table).foot == "Nothing hidden is revealed: you can undo it."
    assert isinstance(table.mean(Press("confirm")), Submitted)
    assert table.session.can_undo


@pytest.mark.rule("L-11.2")
def test_both_owners_gain_by_a_sale_to_a_port() -> None:
    table = begun(three_sales().state())
    table.mean(it.PickSlot("preston.1"))
    notes = {answer.detail: answer.notes for answer in preview(table).answers}
    assert notes == {
        "Bartek, 2 links away": (("+5 for you, +3 for Bartek", Tone.GOOD),),
        "yours, 2 links away": (("both flip: +8 spaces", Tone.GOOD),),
        "by any built port": (("12 of 12: +6 spaces or more", Tone.GOOD),),
    }
    table.mean(it.PickSlot("liverpool.0"))
    told = rows(table)
    assert told["Sold: Cotton Mill I, Preston"].value == "+5 spaces"
    assert told["Flips: Port I, Liverpool"].tone is Tone.PLAIN


def test_ports_and_the_market_are_lit_while_a_buyer_is_asked_for() -> None:
    table = begun(three_sales().state())
    table.mean(it.PickSlot("preston.1"))
    assert table.view().prompt.question == "Who takes the cotton?"
    lit = set(table.lit())
    assert {it.PickSlot("liverpool.0"), it.PickSlot("liverpool.1")} < lit
    assert it.PickDistantMarket() in lit
    table.mean(it.PickDistantMarket())
    board = table.view().board
    assert board.distant is not None and board.distant.light is Light.CHOSEN


@pytest.mark.rule("L-11.1")
def test_a_sale_goes_on_without_card_or_action() -> None:
    table = table_of(resumed_sale().state())
    view = table.view()
    assert table.session.state.phase == SELLING
    assert view.prompt.question == "Sell another mill, or end the sale."
    assert (view.turn.end.label, view.turn.end.state) == ("End the sale", ControlState.ENABLED)
    assert {card.state for card in view.hand.cards} == {CardState.VEILED}
    assert all(c.state is ControlState.DISABLED for c in view.dock.actions if c.id != "mat")
    lights = {slot.light for place in view.board.places for slot in place.slots}
    assert Light.LEGAL in lights and Light.SOFT not in lights
    table.mean(it.PickSlot("burnley.0"))
    assert preview(table).subtitle == ""


@pytest.mark.rule("L-11.1")
def test_ending_a_sale_closes_its_action() -> None:
    state = resumed_sale().state()
    table = table_of(state)
    assert isinstance(table.mean(Press("end_turn")), Submitted)
    assert table.session.state.actions_left == state.actions_left - 1
    assert table.session.state.phase != TURN_DONE


@pytest.mark.rule("L-11.4")
def test_a_closed_market_is_dark_and_says_why() -> None:
    state = three_sales().distant(demand=len(three_sales().state().rules.distant_bonus)).state()
    table = begun(state)
    table.mean(it.PickSlot("preston.1"))
    assert it.PickDistantMarket() not in table.lit()
    answer = table.mean(it.PickDistantMarket())
    assert isinstance(answer, Refused)
    assert (answer.refusal.code, answer.refusal.clause) == ("distant_market_closed", "L-11.4")
    demand = table.view().demand
    assert demand is not None and (demand.caption, demand.now) == ("distant market closed", "")


def dealt_otherwise(state: BrassState, count: int) -> list[BrassState]:
    seen = observe(state, state.actor)
    return [determinize(seen, Rng(seed)) for seed in range(count)]


@pytest.mark.parametrize("position", [three_sales, resumed_sale, mill_at_a_used_port])
def test_everything_shown_is_the_same_however_the_hidden_tiles_lie(position: object) -> None:
    """L-11.3 turns what nobody knows; previews, odds and reasons rest on what was turned."""
    assert callable(position)
    state: BrassState = position().state()
    others = dealt_otherwise(state, 4)
    assert len({other.distant for other in others}) > 1
    tables = [table_of(other) for other in (state, *others)]
    rng = Rng(3)
    for _ in range(8):
        first, *rest = tables
        assert HIDDEN_TILE in first.desk.draft.start.distant
        assert all(table.view() == first.view() for table in rest)
        lit = first.lit()
        if not lit:
            break
        intent = rng.choice(lit)
        for table in tables:
            table.mean(intent)


def test_seats_that_watch_see_the_same_market() -> None:
    state = mill_at_a_used_port().state()
    views = [BrassTable(sit_down(state), Seat(seat)).view().board.distant for seat in range(3)]
    assert views[0] == views[1] == views[2]
