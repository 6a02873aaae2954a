"""The board of Lancashire as data: places without slots, the ferry, the market, two players."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    DistantMarketView,
    OutpostView,
    PlaceView,
)
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from tests.games.brass.lancashire.table import Position
from workshop.shots.brass.positions import PLAYERS


def seen(state: BrassState) -> Seen:
    return Seen("lancashire", state, PLAYERS[: state.players], None)


def board(state: BrassState) -> BoardView:
    return build_board(seen(state))


def all_places(view: BoardView) -> list[PlaceView | OutpostView]:
    return [*view.places, *view.outposts]


def market(state: BrassState) -> DistantMarketView:
    found = board(state).distant
    assert found is not None
    return found


def new_state(players: int) -> BrassState:
    session: BrassSession = Session(lancashire(), Setup(players, 1805), PLAYERS[:players])
    return session.state


def test_every_place_and_slot_of_the_definition_is_shown_once() -> None:
    rules, view = lancashire().rules, board(new_state(4))
    shown = [place.location for place in all_places(view)]
    assert sorted(shown) == sorted(rules.board.locations)
    slots = [slot.slot for place in view.places for slot in place.slots]
    assert slots == list(rules.board.slots)
    assert view.merchants == ()
    assert view.ferries == ("virtual__birkenhead__liverpool",)
    assert not any(place.is_closed for place in all_places(view))
    assert all(place.band for place in view.places)


@pytest.mark.rule("L-16.3")
def test_two_players_see_closed_regions_without_the_ferry_and_a_canal_to_scotland() -> None:
    view = board(new_state(2))
    closed = {place.location for place in all_places(view) if place.is_closed}
    assert closed == {
        "birkenhead", "ellesmere_port", "stockport", "macclesfield", "oldham", "rochdale",
        "northwich", "midlands",
    }  # fmt: skip
    assert view.ferries == ()
    links = {link.link: link for link in view.links}
    assert links["lancaster__scotland"].canal
    for name, link in links.items():
        assert link.is_closed == any(place in name.split("__") for place in closed), name


def test_a_new_market_has_its_bale_on_top_and_no_tile_turned() -> None:
    view = market(new_state(4))
    assert [space.label for space in view.spaces][:8] == [
        "+3", "+3", "+2", "+2", "+1", "+1", "0", "0"
    ]  # fmt: skip
    assert [n for n, space in enumerate(view.spaces) if space.marked] == [0]
    assert [space.closes for space in view.spaces] == [False] * 8 + [True]
    assert (view.stack, view.last, view.is_open) == (12, "", True)
    assert [(t.move, t.total, t.left) for t in view.to_come] == [
        (0, 2, 2), (1, 2, 2), (2, 4, 4), (3, 3, 3), (4, 1, 1)
    ]  # fmt: skip


def test_two_players_have_eight_tiles_and_three_values() -> None:
    view = market(new_state(2))
    assert view.stack == 8
    assert sum(tiles.left for tiles in view.to_come) == 8


def test_what_was_turned_is_shown_and_missing_from_what_is_still_to_come() -> None:
    state = Position(4).distant(demand=3).state()
    turned = state.distant.index(3)
    state.distant = (*state.distant[:turned], *state.distant[turned + 1 :], 3)
    state.distant_turned = 1
    view = market(state)
    assert view.last == "−3"
    assert {t.move: (t.total, t.left) for t in view.to_come}[3] == (3, 2)
    assert view.stack == 12


def test_a_closed_market_says_so_and_keeps_its_last_tile() -> None:
    state = Position(4).distant(demand=8).state()
    state.distant_turned = 4
    view = market(state)
    assert not view.is_open
    assert view.spaces[-1].marked
    assert all(view.closed)
    assert view.last


def test_a_bonus_in_money_is_written_in_pounds() -> None:
    view = market(Position(4, bonus_in_money=True).state())
    assert view.in_money
    assert view.spaces[0].label == "£3"


def test_tiles_that_lie_face_down_change_nothing_that_is_shown() -> None:
    state = Position(4).distant(demand=2).state()
    state.distant_turned = 2
    before, rng = board(state), Rng(7)
    unturned = len(state.distant) - state.distant_turned
    for _ in range(20):
        shuffled = rng.shuffled(state.distant[:unturned])
        state.distant = (*shuffled, *state.distant[unturned:])
        assert board(state) == before


@pytest.mark.rule("L-2.1")
def test_markers_of_points_wait_for_the_first_scoring() -> None:
    canal = board(new_state(4)).track.markers
    assert {marker.kind for marker in canal} == {"income"}
    rail = board(Position(4).era("rail").state()).track.markers
    assert {marker.kind for marker in rail} == {"income", "vp"}


def test_the_mat_says_what_flips_its_tiles_and_what_is_never_built() -> None:
    state = new_state(4)
    mat = build_mat(seen(state), state.order[0])
    stacks = {stack.industry: stack for stack in mat.industries}
    assert [len(stack.levels) for stack in mat.industries] == [4, 4, 4, 3, 4]
    assert len({stack.flips for stack in mat.industries}) == 4
    never = [level.face.level for level in stacks["shipyard"].levels if level.face.is_never_built]
    assert never == [0]
    others = [stack for name, stack in stacks.items() if name != "shipyard"]
    assert not any(level.face.is_never_built for stack in others for level in stack.levels)
