from itertools import combinations

import pytest

from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.present.geometry import Rect

# Logical size and whether it is the small layout: windows from 1280x720 to 3840x2160.
SHAPES = {
    "1280x720": (1280.0, 720.0, True),
    "1366x768": (1366.0, 768.0, True),
    "1599x899": (1599.0, 899.0, True),
    "1600x900": (1920.0, 1080.0, False),
    "1920x1200": (1920.0, 1200.0, False),
    "3440x1440": (2580.0, 1080.0, False),
}


def layout_at(shape: str, seats: int = 4, *, ledger: bool = False) -> TableLayout:
    width, height, small = SHAPES[shape]
    return table_layout(width, height, seats, small, ledger=ledger)


@pytest.mark.parametrize("ledger", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_regions_lie_inside_the_window_and_apart(shape: str, seats: int, ledger: bool) -> None:
    layout = layout_at(shape, seats, ledger=ledger)
    window = Rect(0, 0, *layout.size)
    assert len(layout.seats) == seats
    for region in layout.regions:
        assert window.contains(region)
        assert min(region.w, region.h) > 0
    for first, second in combinations(layout.regions, 2):
        assert not first.overlaps(second), (first, second)


@pytest.mark.parametrize("capitalist", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_tray_is_shared_out(shape: str, capitalist: bool) -> None:
    layout = layout_at(shape)
    places = layout.compartments(capitalist=capitalist)
    if capitalist:
        places.append(layout.capitalist())
    for first, second in combinations(places, 2):
        assert not first.overlaps(second), (first, second)
    assert all(layout.tray.contains(place) for place in places)
    assert places[-1].right == pytest.approx(layout.tray.right)


def test_the_designed_sizes_are_those_of_the_pieces() -> None:
    layout = table_layout(1920, 1080, 2, small=False)
    assert layout.stage == Rect(384, 8, 1152, 856)
    assert layout.seats[1] == Rect(8, 104 + 192, 368, 184)
    assert layout.beneath == Rect(8, 488, 368, 376)
    assert layout.chronicle == Rect(1544, 420, 368, 444)
    assert layout.compartments(capitalist=True)[1] == Rect(552, 912, 160, 160)
    assert layout.capitalist() == Rect(1224, 912, 312, 160)
    assert layout.compartments(capitalist=False)[1] == Rect(616, 912, 224, 160)
    small = table_layout(1280, 720, 4, small=True)
    assert small.stage == Rect(240, 6, 800, 574)
    assert small.beneath is None
    assert small.seats[0].h == pytest.approx(126, abs=0.5)
    assert small.compartments(capitalist=True)[1] == Rect(356, 624, 110, 90)
    ledger = table_layout(1280, 720, 4, small=True, ledger=True)
    assert (ledger.side.h, ledger.chronicle.h) == (148, 420)
