from dataclasses import replace

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import ACTING, NOTHING
from brass_desktop.games.brass.present.intents import ChooseAction
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.build_chronicle import BrassChronicler
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Light
from workshop.shots.brass.positions import finished, position

STAGES = [(n, stage) for n in (2, 3, 4) for stage in ("early", "middle", "late")]


FIRST = Seat(0)


def seen_at(players: int, stage: str, viewer: Seat | None = FIRST) -> Seen:
    return Seen.of(position(players, stage), viewer)


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_the_board_shows_every_tile_and_link_with_its_owner(players: int, stage: str) -> None:
    seen = seen_at(players, stage)
    view, state, board = build_table(seen).board, seen.state, seen.rules.board
    slots = {s.slot: s for place in view.places for s in place.slots}
    assert set(slots) == set(board.slots)
    for number, name in enumerate(board.slots):
        tile = slots[name].tile
        if state.slot_owner[number] == NOTHING:
            assert tile is None
            continue
        assert tile is not None
        assert tile.owner == seen.players[state.slot_owner[number]].colour
        assert (tile.left, tile.flipped) == (state.slot_cubes[number], state.slot_flipped[number])
        assert tile.face.level == seen.rules.tiles.level[state.slot_tile[number]]
    owners = [link.owner for link in view.links]
    expected = [None if o == NOTHING else seen.players[o].colour for o in state.link_owner]
    assert owners == expected
    assert all(slot.light is Light.NONE for slot in slots.values())


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_numbers_of_the_panels_are_those_of_the_position(players: int, stage: str) -> None:
    seen = seen_at(players, stage)
    view, state = build_table(seen), seen.state
    assert len(view.players) == players
    for panel, seat in zip(view.players, state.order, strict=True):
        assert panel.name == seen.players[seat].name
        assert panel.money == state.money[seat]
        assert panel.vp == state.vp[seat]
        assert panel.hand == len(state.hands[seat])
        assert panel.links_left == state.links_left[seat]
        level = state.income_level(seat)
        assert panel.income.replace("−", "-").lstrip("+") == str(level)
    cubes = [sum(s.filled for row in market.rows for s in row.spaces) for market in view.markets]
    assert cubes == [state.coal, state.iron]
    assert (view.piles.piles[0].count, view.era.round) == (len(state.deck), state.round)


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_the_next_price_is_that_of_the_cheapest_filled_space(players: int, stage: str) -> None:
    for market in build_table(seen_at(players, stage)).markets:
        filled = [row.price for row in market.rows if any(space.filled for space in row.spaces)]
        assert market.next_price == (min(filled) if filled else market.empty_price)
        assert [row.price for row in market.rows if row.next] == filled[:1]


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_the_next_order_is_ascending_by_money_spent(players: int, stage: str) -> None:
    seen = seen_at(players, stage)
    view, state = build_table(seen).order, seen.state
    spent = {seen.owner(seat): state.spent[seat] for seat in state.order}
    amounts = [spent[seat.owner] for seat in view.next_round]
    assert amounts == sorted(amounts)
    assert [seat.owner for seat in view.this_round] == [seen.owner(s) for s in state.order]


def test_a_hand_nobody_looks_at_is_hidden() -> None:
    assert build_table(seen_at(4, "early", None)).hand.hidden
    assert not build_table(seen_at(4, "early")).hand.hidden


def test_discards_are_newest_first_and_count_the_face_down_card() -> None:
    seen = seen_at(4, "early")
    for pile, seat in zip(build_table(seen).piles.discards, seen.state.order, strict=True):
        shown = [card.card for card in pile.cards]
        ids = seen.rules.cards.ids
        assert shown == [ids[card] for card in reversed(seen.state.discards[seat])]
        assert pile.count == len(shown) + 1
        assert pile.face_down == 1


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_markers_stand_where_income_and_points_are(players: int, stage: str) -> None:
    seen = seen_at(players, stage)
    markers = build_table(seen).board.track.markers
    assert len(markers) == 2 * players
    for marker in markers:
        seat = [player.colour for player in seen.players].index(marker.owner)
        if marker.kind == "income":
            assert marker.space == seen.state.income[seat]
        else:
            assert marker.space + 100 * marker.laps == seen.state.vp[seat]


@pytest.mark.parametrize(("players", "stage"), STAGES)
def test_a_mat_offers_exactly_the_lowest_tile_of_each_stack(players: int, stage: str) -> None:
    seen = seen_at(players, stage)
    for seat in seen.state.order:
        mat = build_mat(seen, seat)
        total = sum(industry.left for industry in mat.industries)
        gone = sum(seen.state.mat[seat * 6 : seat * 6 + 6])
        assert total == sum(len(stack) for stack in seen.rules.stacks) - gone
        for industry in mat.industries:
            offered = [level for level in industry.levels if level.available]
            left = [level for level in industry.levels if level.left]
            assert offered == left[:1]


def test_the_chronicle_tells_every_action_newest_first_under_its_round() -> None:
    seen = seen_at(3, "middle")
    entries = build_table(seen).chronicle.entries
    told = [entry.number for entry in entries if entry.owner is not None]
    assert told == sorted(told, reverse=True)
    played = [n for n, entry in enumerate(seen.log, 1) if entry.action.kind != "end_turn"]
    assert sorted(told) == played
    assert entries[0].owner is None
    assert [entry.fresh for entry in entries].count(True) <= 1


def test_a_chronicle_that_goes_on_tells_what_a_new_one_would() -> None:
    seen, chronicler = seen_at(3, "middle"), BrassChronicler()
    # Forwards, back as after an undo, and forwards again.
    for count in (*range(1, 30), 24, 27):
        part = replace(seen, log=seen.log[:count], before=seen.before[:count])
        assert chronicler.tell(part) == BrassChronicler().tell(part)


def test_a_chronicle_forgets_what_another_action_has_replaced() -> None:
    seen, other, chronicler = seen_at(3, "middle"), seen_at(2, "middle"), BrassChronicler()
    chronicler.tell(seen)
    assert chronicler.tell(other) == BrassChronicler().tell(other)


def test_in_the_last_round_nothing_is_said_of_a_next_one() -> None:
    game = finished(4)
    last = [at for at in range(len(game.log)) if game.at(at).phase == ACTING][-1]
    for at, follows in ((last, False), (0, True)):
        table = BrassTable(game.fork(at), game.at(at).actor)
        assert bool(table.view().order.next_round) is follows
        table.mean(ChooseAction("pass"))
        preview = table.view().preview
        assert preview is not None and bool(preview.order) is follows
        assert any("next round" in row.source for row in preview.rows) is follows
