"""The drawn auction and settling: everything lit can be hit, and no word is lost."""

from collections.abc import Iterator

import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.actions import Bid, Compensate
from brass_desktop.games.furnace.engine.ids import AUCTION
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.play.auction.desk import AuctionDesk
from brass_desktop.games.furnace.present.play.auction.settling import SettlingDesk
from brass_desktop.games.furnace.present.play.desk import DeskParts
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AuctionStage,
    DiscsView,
    PlannerView,
    SettlingStage,
)
from brass_desktop.games.furnace.ui.stage.auction import draw_auction
from brass_desktop.games.furnace.ui.stage.discs import draw_discs
from brass_desktop.games.furnace.ui.stage.planner import draw_planner
from brass_desktop.games.furnace.ui.stage.settling import draw_settling
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.typeface import Label, Role, Typeface
from brass_desktop.ui.table.touches import COLD, Touch
from tests.games.furnace.engine.games import SETUPS, name_of, positions
from tests.games.furnace.engine.table import Table, disc, goods
from tests.games.furnace.present.bidders import seated, session_at
from tests.games.furnace.ui.specimens import canvas_of

WINDOWS = [(1280, 720), (1920, 1080)]
IN_EVERY_WINDOW = pytest.mark.parametrize("window", WINDOWS, ids=str)
ROW = "01 21 12 28 18 24 32 35"
WORKS = {0: "s1 07 17 29 22", 1: "s4 10 11", 2: "s2 13", 3: "s5 23 05"}
STOCK = {0: goods(3, 2, 1, 1), 1: goods(2, 1, 0, 2), 2: goods(1, 3, 2, 0), 3: goods(4, 0, 1, 1)}
CAPITALISTS = {0: "compensation_plus_one", 1: "extra_disc", 3: "iron_for_upgrade"}


def busy_table() -> FurnaceState:
    """Round 3 of four players, many discs on the row."""
    table = Table(
        players=4,
        round=3,
        row=ROW,
        works=WORKS,
        upgraded="07 17",
        capitalists=CAPITALISTS,
        discs={
            "01": "1:1 2:2 0:3 3:4", "12": "0:2 3:3 2:4", "28": "1:4", "24": "2:3", "32": "3:1",
        },
        goods=STOCK,
    )  # fmt: skip
    return table.state()


def crowded_lot() -> FurnaceState:
    """The most discs that a lot can hold, on a compensation for which goods are missing."""
    table = Table(
        players=4,
        row=ROW,
        works={0: "s1 07 17 29 22 10 11 13 23 05"},
        capitalists={0: "unrestricted_bids"},
        discs={"24": "0:1 0:2 0:3 1:4 2:2 3:3"},
        goods={0: goods(3, 1, 1, 1)},
    )
    return table.state()


def short_of_iron() -> FurnaceState:
    """A compensation for which goods are missing, told on its plaque."""
    return Table(players=4, row=ROW, discs={"24": "0:3 1:4"}, goods={0: goods(iron=1)}).state()


def settling_desk() -> SettlingDesk:
    """Five lots settled, and Ada asked on the sixth."""
    table = Table(
        players=4,
        round=3,
        row=ROW,
        works=WORKS,
        capitalists=CAPITALISTS,
        discs={
            "01": "1:1 2:2 0:3 3:4", "21": "1:3 0:4", "12": "0:2 3:3 2:4", "28": "1:4 2:1",
            "24": "0:1 1:2 2:3", "32": "3:1 1:neutral",
        },
        goods=STOCK,
    )  # fmt: skip
    state = table.state()
    state.discs, state.turn = [0, 0, 0, 1 << disc(2)], 3
    session = session_at(state)
    session.submit(Bid(state.row[7], disc(2)))
    while session.state.actor != 0:
        session.submit(Compensate(0))
    desk = SettlingDesk(seated(session))
    desk.mean(it.PickTimes(1))
    return desk


def draw(canvas: Canvas, parts: DeskParts, players: int) -> list[Touch]:
    """Draw what a desk puts on the table; give everything that can be hit."""
    layout = layout_of(canvas, players)
    small, stage = layout.small, parts.stage
    if isinstance(stage, AuctionStage):
        touches = draw_auction(canvas, layout.stage, stage, COLD, small=small)
    else:
        assert isinstance(stage, SettlingStage)
        touches = draw_settling(canvas, layout.stage, stage, COLD, small=small)
    assert isinstance(parts.dock, DiscsView)
    found = [*touches, *draw_discs(canvas, layout.dock, parts.dock, COLD)]
    if isinstance(parts.side, PlannerView):
        found += draw_planner(canvas, layout.side, parts.side, COLD)
    return found


def layout_of(canvas: Canvas, players: int) -> TableLayout:
    bounds = canvas.bounds
    return table_layout(bounds.w, bounds.h, players, canvas.viewport.small)


def hit(touches: list[Touch], point: Point) -> object:
    """Return what a click at a point means: of areas that overlap, the last one drawn."""
    for touch in reversed(touches):
        if isinstance(touch.shape, Rect) and touch.shape.holds(point):
            return touch.intent
    return None


def desks(setup: Setup) -> Iterator[AuctionDesk]:
    for state in positions(setup, every=17):
        if state.phase == AUCTION:
            yield AuctionDesk(seated(session_at(state)))


@IN_EVERY_WINDOW
@pytest.mark.parametrize("setup", SETUPS[1::5], ids=name_of)
def test_whatever_is_lit_can_be_hit_in_its_middle(
    pictures: Assets, window: tuple[int, int], setup: Setup
) -> None:
    canvas = canvas_of(pictures, window)
    for desk in desks(setup):
        for first in (None, *desk.lit()[:3]):
            if first is not None:
                desk.mean(first)
            touches = draw(canvas, desk.parts(), setup.players)
            found = {
                hit(touches, touch.shape.centre)
                for touch in touches
                if isinstance(touch.shape, Rect)
            }
            assert set(desk.lit()) <= found


@IN_EVERY_WINDOW
def test_every_answer_can_be_hit(pictures: Assets, window: tuple[int, int]) -> None:
    desk = settling_desk()
    touches = draw(canvas_of(pictures, window), desk.parts(), 4)
    assert set(desk.lit()) <= {touch.intent for touch in touches}


def test_a_step_of_the_rack_means_its_disc(pictures: Assets) -> None:
    desk = AuctionDesk(seated(session_at(busy_table())))
    canvas = canvas_of(pictures, (1920, 1080))
    touches = draw(canvas, desk.parts(), 4)
    intents = {touch.intent for touch in touches}
    assert it.PickStep(1, disc(4)) in intents
    assert it.PickStep(1, disc(3)) not in intents, "the 3 lies elsewhere"


class _Losses:
    """Notes every line that is cut while something is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut: set[str] = set()
        render, losses = Typeface.render, self.cut

        def watched(
            face: Typeface,
            text: str,
            role: Role,
            size: float,
            colour: Colour,
            *,
            fit: float | None = None,
            tracking: float = 0,
        ) -> Label:
            if fit is not None and face.set_in(text, role, size, fit).cut:
                losses.add(text)
            return render(face, text, role, size, colour, fit=fit, tracking=tracking)

        monkeypatch.setattr(Typeface, "render", watched)


@IN_EVERY_WINDOW
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
    losses = _Losses(monkeypatch)
    in_hand, placed = (AuctionDesk(seated(session_at(busy_table()))) for _ in range(2))
    in_hand.mean(it.PickDisc(disc(1)))
    in_hand.point_at(it.PickLot(6))
    placed.mean(it.PickStep(1, disc(4)))
    crowded = AuctionDesk(seated(session_at(crowded_lot())))
    crowded.point_at(it.PickLot(5))
    short = AuctionDesk(seated(session_at(short_of_iron())))
    fresh = AuctionDesk(seated(session_at(Table(players=4, row=ROW).state())))
    for desk in (in_hand, placed, crowded, short, fresh, settling_desk()):
        draw(canvas, desk.parts(), 4)
    assert losses.cut == set()
