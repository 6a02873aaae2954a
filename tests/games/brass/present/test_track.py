import math
from itertools import combinations

import pytest

from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.layout.track import (
    SPACES,
    Side,
    level_labels,
    marker_places,
    track_cells,
)
from tests.games.brass.present.sizes import SHAPES, layout_at


@pytest.mark.parametrize("shape", SHAPES)
def test_the_hundred_spaces_fill_the_ring_without_overlap(shape: str) -> None:
    layout = layout_at(shape)
    cells = track_cells(layout.board, layout.measures.ring)
    assert len(cells) == SPACES
    for cell in cells:
        assert layout.board.contains(cell.rect)
        assert not layout.map.overlaps(cell.rect)
    for a, b in combinations(cells, 2):
        assert not a.rect.overlaps(b.rect, slack=0.01)
    ring = layout.board.w * layout.board.h - layout.map.w * layout.map.h
    assert sum(cell.rect.w * cell.rect.h for cell in cells) == pytest.approx(ring)


def test_spaces_run_clockwise_with_99_in_the_corner_and_0_beside_it() -> None:
    layout = layout_at("1600x900")
    cells = track_cells(layout.board, layout.measures.ring)
    assert (cells[99].rect.x, cells[99].rect.y) == (layout.board.x, layout.board.y)
    assert cells[0].rect.x == cells[99].rect.right
    for before, after in zip(cells, (*cells[1:], cells[0]), strict=True):
        assert math.dist(before.rect.centre, after.rect.centre) <= 45


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", range(1, 9))
def test_markers_on_one_space_stay_apart_and_inside_the_board(shape: str, count: int) -> None:
    layout = layout_at(shape)
    for cell in track_cells(layout.board, layout.measures.ring):
        places = marker_places(cell, count, layout.small)
        assert len(places) == count
        for a, b in combinations(places, 2):
            assert math.dist(a.at, b.at) >= 0.72 * a.size
        for place in places:
            half = place.size / 2
            ring = cell.rect.grown(8, 0) if cell.rect.h < cell.rect.w else cell.rect.grown(0, 8)
            ring = ring.grown(half) if count > 4 else ring.grown(3)
            assert ring.holds(place.at)


def test_every_level_is_written_once_per_side() -> None:
    layout = layout_at("1600x900")
    cells = track_cells(layout.board, layout.measures.ring)
    levels = [min(30, i // 3 - 10) for i in range(SPACES)]
    labels = level_labels(cells, levels)
    assert {label.level for label in labels} == set(levels)
    assert len({(label.level, label.side) for label in labels}) == len(labels)


def test_on_the_small_ring_levels_stand_beside_no_number() -> None:
    layout = table_layout(1366, 768, 4, small=True)
    cells = track_cells(layout.board, layout.measures.ring)
    levels = birmingham().rules.income_level
    labels = level_labels(cells, levels, apart_from=5)
    upright = [label for label in labels if label.side in (Side.LEFT, Side.RIGHT)]
    assert upright
    for label in upright:
        beside = [cell for cell in cells if cell.side is label.side and cell.space % 5 == 0]
        assert all(abs(label.at[1] - cell.rect.centre[1]) >= 14 for cell in beside), label
