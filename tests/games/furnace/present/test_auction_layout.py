"""The stage of the auction in every shape of window."""

from itertools import combinations

import pytest

from brass_desktop.games.furnace.present.layout.auction import AuctionLayout, auction_layout
from brass_desktop.games.furnace.present.layout.table import table_layout
from brass_desktop.present.geometry import Rect

WINDOWS = [(1920, 1080, False), (2560, 1080, False), (1920, 1440, False), (1280, 720, True)]
LOTS = {2: 6, 3: 7, 4: 8}


def laid_out(window: tuple[float, float, bool], players: int, cards: int) -> AuctionLayout:
    width, height, small = window
    table = table_layout(width, height, players, small)
    return auction_layout(table.stage, LOTS[players], cards, small=small)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("players", LOTS)
@pytest.mark.parametrize("cards", [1, 8, 9, 17])
def test_nothing_overlaps_and_all_lies_on_the_sheet(
    window: tuple[float, float, bool], players: int, cards: int
) -> None:
    layout = laid_out(window, players, cards)
    sheet = layout.stage.grown(-5)
    parts = [
        layout.head,
        *(lot.card for lot in layout.lots),
        *(lot.rack for lot in layout.lots),
        layout.runner,
        *(lot.plaque for lot in layout.lots),
        *layout.works,
    ]
    assert all(sheet.contains(part) for part in (*parts, layout.panel))
    assert not [(a, b) for a, b in combinations(parts, 2) if a.overlaps(b)]
    assert len(layout.works) >= cards
    upper = [*(lot.plaque for lot in layout.lots), layout.runner]
    assert not any(layout.panel.overlaps(part) for part in upper)


def test_the_measures_of_the_design() -> None:
    layout = laid_out(WINDOWS[0], 4, 5)
    first = layout.lots[0]
    assert first.card == Rect(404.5, 70, 131, 250)
    assert first.steps[1].y == 332
    assert (layout.runner.y, layout.runner.h) == (446, 14)
    assert first.plaque.y == 470
    assert layout.works[0] == Rect(404.5, 638, 131, 206)
    assert laid_out(WINDOWS[0], 2, 5).lots[0].card.w == 168
    small = laid_out(WINDOWS[3], 4, 5)
    assert small.lots[0].card == Rect(250.5, 44, 93, 164)
    assert (small.runner.y, small.runner.h) == (290, 9)
    assert small.works[0] == Rect(250.5, 409, 93, 162)


def test_every_target_is_large_enough() -> None:
    for window in WINDOWS:
        layout = laid_out(window, 4, 17)
        assert all(min(lot.card.w, lot.card.h) >= 28 for lot in layout.lots)


def test_the_metal_reaches_the_plate_of_a_lot() -> None:
    layout = laid_out(WINDOWS[0], 4, 5)
    for number, lot in enumerate(layout.lots):
        assert layout.runner.x + layout.heat(number) * layout.runner.w == pytest.approx(
            lot.plate[0]
        )
