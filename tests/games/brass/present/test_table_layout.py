from itertools import combinations

import pytest

from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.present.geometry import Rect
from tests.games.brass.present.sizes import SHAPES, layout_at


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_regions_lie_inside_the_window_and_apart(shape: str, seats: int) -> None:
    layout = layout_at(shape, seats)
    window = Rect(0, 0, *layout.size)
    assert len(layout.players) == seats
    for region in layout.regions:
        assert window.contains(region)
        assert min(region.w, region.h) > 0
    for first, second in combinations(layout.regions, 2):
        assert not first.overlaps(second), (first, second)


@pytest.mark.parametrize("shape", SHAPES)
def test_controls_lie_inside_their_region_and_apart(shape: str) -> None:
    layout = layout_at(shape)
    turn = layout.turn_places
    groups = (
        (layout.dock, layout.action_buttons()),
        (layout.hand, [*layout.hand_places(), layout.own_discard()]),
        (layout.turn, [turn.count, turn.primary, *turn.tools]),
        (turn.primary, list(turn.pair)),
    )
    for region, controls in groups:
        for control in controls:
            assert region.contains(control)
            assert min(control.w, control.h) >= 28
        for first, second in combinations(controls, 2):
            assert not first.overlaps(second), (first, second)


def test_a_chosen_card_rises_within_the_hand() -> None:
    for shape in SHAPES:
        layout = layout_at(shape)
        raised = layout.hand_places()[0].moved(0, -layout.measures.card_rise)
        assert layout.hand.contains(raised)


def test_the_designed_sizes_are_those_of_the_tokens() -> None:
    layout = table_layout(1920, 1080, 4, small=False)
    assert layout.board == Rect(384, 8, 1152, 856)
    assert layout.map == Rect(416, 40, 1088, 792)
    assert layout.chronicle == Rect(1544, 336, 368, 528)
    assert layout.players[3] == Rect(8, 168 + 3 * 144, 368, 136)
    assert layout.piles == Rect(8, 744, 368, 120)
    small = table_layout(1280, 720, 4, small=True)
    assert small.board == Rect(240, 6, 800, 574)
    assert small.map == Rect(266, 32, 748, 522)
    assert small.chronicle == Rect(1046, 246, 228, 334)
    assert small.hand_places()[0] == Rect(240, 626, 90.5, 88)


def test_extra_width_and_height_go_to_the_board() -> None:
    base, wide = layout_at("1600x900"), layout_at("3440x1440")
    tall = layout_at("1920x1200")
    assert wide.board.w - base.board.w == 660
    assert tall.board.h - base.board.h == 120
    assert wide.dock == base.dock
    assert tall.dock.h == base.dock.h
