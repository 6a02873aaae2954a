"""The drawn line and chain: everything lit can be hit, nothing overlaps, and no word is lost."""

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop import i18n
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.layout.chain import ChainLayout
from brass_desktop.games.furnace.present.layout.production import LineLayout
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.play.chain.desk import ChainDesk
from brass_desktop.games.furnace.present.play.desk import Desk, DeskParts
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from brass_desktop.games.furnace.present.viewmodel.auction import PlannerView
from brass_desktop.games.furnace.present.viewmodel.production import (
    BestOrderView,
    ChainStage,
    ProductionStage,
    ToolsView,
)
from brass_desktop.games.furnace.ui.stage.best_order import draw_best_order
from brass_desktop.games.furnace.ui.stage.chain import draw_chain
from brass_desktop.games.furnace.ui.stage.ledger import draw_ledger
from brass_desktop.games.furnace.ui.stage.planner import draw_planner
from brass_desktop.games.furnace.ui.stage.production import draw_production
from brass_desktop.games.furnace.ui.stage.tools import draw_tools, tool_labels
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Press
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.touches import COLD, Touch
from tests.games.furnace.engine.table import Table, card, cards, goods
from tests.games.furnace.present.test_best_order import HereAndNow, searching, wait
from tests.games.furnace.present.test_chain_desk import MOCK as CHAIN
from tests.games.furnace.present.test_chain_desk import at_chain, inserting
from tests.games.furnace.present.test_production_line import MOCK, SMALL
from tests.games.furnace.present.workers import at_work, sit_down
from tests.games.furnace.ui.specimens import canvas_of
from tests.games.furnace.ui.test_auction_stage import _Losses as Losses
from tests.games.furnace.ui.test_auction_stage import hit

WINDOWS = [(1280, 720), (1920, 1080), (3440, 1440)]
IN_EVERY_WINDOW = pytest.mark.parametrize("window", WINDOWS, ids=str)
TWELVE = "s1 30 21 17 34 19 29 07 22 01 12 28 35"
LONG = replace(MOCK, works={0: TWELVE})
"""More cards than two rows hold."""
REPEATING = replace(MOCK, capitalists={0: "repeat_card"})


def layout_of(canvas: Canvas, *, ledger: bool = True) -> TableLayout:
    bounds = canvas.bounds
    return table_layout(bounds.w, bounds.h, 4, canvas.viewport.small, ledger=ledger)


def draw(canvas: Canvas, parts: DeskParts) -> list[Touch]:
    """Draw what a desk puts on the table; give everything that can be hit."""
    layout = layout_of(canvas, ledger=parts.ledger is not None)
    if isinstance(parts.stage, ProductionStage):
        found = [*draw_production(canvas, layout.stage, parts.stage, COLD)]
    else:
        assert isinstance(parts.stage, ChainStage)
        found = [*draw_chain(canvas, layout.stage, parts.stage, COLD)]
    assert isinstance(parts.dock, ToolsView)
    found += draw_tools(canvas, layout.dock, parts.dock, COLD)
    if parts.ledger is not None:
        found += draw_ledger(canvas, layout.chronicle, parts.ledger, COLD)
    if isinstance(parts.side, BestOrderView):
        found += draw_best_order(canvas, layout.side, parts.side, COLD)
    if isinstance(parts.side, PlannerView):
        found += draw_planner(canvas, layout.side, parts.side, COLD)
    return found


@cache
def lines() -> list[ProductionDesk]:
    """Lines in every state: begun, half run, pinned, short, choosing, repeating, ending, long."""
    plain, run, short, choosing, again, long = (
        at_work(sit_down(table.producing())) for table in (MOCK, MOCK, SMALL, MOCK, REPEATING, LONG)
    )
    for _ in range(3):
        run.mean(it.RunNext())
    run.mean(it.ChangeCount(4, 0, -1))
    short.mean(it.ChangeCount(1, 1, 1))
    choosing.mean(it.ChangeCount(0, 2, 1))
    again.mean(it.RunNext())
    again.mean(it.PickRepeat())
    best = searching(MOCK, HereAndNow())
    for at, one in enumerate(cards("30 21 17 s1 34 19 29 07 22")):
        best.mean(it.MoveCard(one, at))
    wait(best)
    return [plain, run, short, choosing, again, long, best]


@cache
def chains() -> list[ChainDesk]:
    """Chains with one and with several new cards, short and long."""
    one = at_chain(inserting(CHAIN, "21"), helped=True)
    one.mean(it.PickGap(2))
    table = replace(CHAIN, works={0: "s1 17 22 07 29 01 05 09 12 15"})
    several = at_chain(inserting(table, "21 30 33"), helped=True)
    several.mean(it.PickGap(2))
    several.mean(it.PickCard(card("30")))
    while several.poll():
        pass
    return [one, several]


@IN_EVERY_WINDOW
def test_whatever_is_lit_can_be_hit_in_its_middle(
    pictures: Assets, window: tuple[int, int]
) -> None:
    canvas = canvas_of(pictures, window)
    desks: list[Desk] = [*lines(), *chains()]
    for desk in desks:
        parts = desk.parts()
        touches = draw(canvas, parts)
        found = {
            hit(touches, touch.shape.centre) for touch in touches if isinstance(touch.shape, Rect)
        }
        lit = {one for one in desk.lit() if not isinstance(one, Press)}
        if isinstance(parts.stage, ProductionStage) and len(parts.stage.places) > 11:
            lit = {one for one in lit if _in_sight(parts.stage, one)}
        assert lit <= found, lit - found


def _in_sight(stage: ProductionStage, intent: it.Intent) -> bool:
    layout = LineLayout(Rect(0, 0, 1152, 856), False, len(stage.places), stage.first_row)
    match intent:
        case it.ChangeCount(place) | it.FreeCount(place) | it.RewindTo(place):
            return layout.in_sight(place)
        case it.PickCard():
            return any(one.intent == intent and layout.in_sight(one.at) for one in stage.places)
        case _:
            return True


@IN_EVERY_WINDOW
def test_long_line_shows_its_other_rows(pictures: Assets, window: tuple[int, int]) -> None:
    desk = at_work(sit_down(LONG.producing()))
    canvas = canvas_of(pictures, window)
    assert it.ShowRows(1) in {touch.intent for touch in draw(canvas, desk.parts())}
    desk.mean(it.ShowRows(1))
    intents = {touch.intent for touch in draw(canvas, desk.parts())}
    assert it.ShowRows(0) in intents and it.PickCard(card("35")) in intents


@given(st.integers(1, 22), st.sampled_from(WINDOWS), st.integers(0, 2))
def test_places_of_the_line_lie_apart_on_the_stage(
    places: int, window: tuple[int, int], first: int
) -> None:
    small = window[0] < 1600
    stage = table_layout(window[0], window[1], 4, small, ledger=True).stage
    layout = LineLayout(stage, small, places, first)
    cells = [
        Rect(*layout.card(at)[:3], layout.balance(at).bottom - layout.card(at).y)
        for at in range(places)
        if layout.in_sight(at)
    ]
    if layout.mould_in_sight:
        cells.append(layout.mould)
    assert all(stage.contains(cell) for cell in cells)
    assert not any(one.overlaps(other) for one, other in combinations(cells, 2))
    assert all(stage.contains(rect) for rect, _ in layout.runners())


@given(st.integers(2, 22), st.integers(1, 4), st.sampled_from(WINDOWS))
@settings(max_examples=60)
def test_places_of_the_chain_lie_apart_on_the_stage(
    places: int, fresh: int, window: tuple[int, int]
) -> None:
    small = window[0] < 1600
    stage = table_layout(window[0], window[1], 4, small).stage
    layout = ChainLayout(stage, small, places, fresh)
    found = [layout.card(at) for at in range(places)]
    found += [layout.new_card(at) for at in range(fresh)]
    found += [layout.balance(at) for at in range(places)]
    found.append(layout.bars)
    assert all(stage.contains(one) for one in found)
    assert not any(one.overlaps(other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("window", WINDOWS[:2], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_word_is_lost(
    pictures: Assets,
    monkeypatch: pytest.MonkeyPatch,
    window: tuple[int, int],
    text: float,
    language: str,
) -> None:
    i18n.use_language(language, resource_folder("assets") / "locale")
    canvas = canvas_of(pictures, window, text=text)
    losses = Losses(monkeypatch)
    desks: list[Desk] = [*lines(), *chains()]
    for desk in desks:
        parts = desk.parts()
        draw(canvas, parts)
        assert isinstance(parts.dock, ToolsView)
        labels = tool_labels(canvas, parts.dock, small=canvas.viewport.small)
        losses.cut |= {label.words for label in labels if label.cut}
    assert losses.cut == set()


def test_goods_that_nobody_has_are_told_as_well(pictures: Assets) -> None:
    bare = Table(works={0: "s2 10"}, goods={0: goods()})
    desk = at_work(sit_down(bare.producing()))
    stage = desk.parts().stage
    assert isinstance(stage, ProductionStage) and stage.mould.gained == "0"
    draw(canvas_of(pictures, (1280, 720)), desk.parts())
