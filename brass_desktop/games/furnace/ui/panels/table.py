"""The whole table: every region drawn once and kept until what it shows has changed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar, assert_never

from brass_desktop.games.furnace.present.intents import (
    OpenDeck,
    OpenWorks,
    SwitchOdds,
    SwitchPlanner,
)
from brass_desktop.games.furnace.present.layout.table import TableLayout
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AuctionStage,
    DiscsView,
    PlannerView,
    SettlingStage,
)
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.production import (
    BestOrderView,
    ChainStage,
    ProductionStage,
    ToolsView,
)
from brass_desktop.games.furnace.ui.panels.agent import draw_agent
from brass_desktop.games.furnace.ui.panels.badge import draw_badge
from brass_desktop.games.furnace.ui.panels.deck import draw_deck
from brass_desktop.games.furnace.ui.panels.seats import draw_seat
from brass_desktop.games.furnace.ui.panels.tray import draw_stock_tray
from brass_desktop.games.furnace.ui.pieces.sheet import draw_sheet
from brass_desktop.games.furnace.ui.stage.auction import draw_auction
from brass_desktop.games.furnace.ui.stage.best_order import draw_best_order
from brass_desktop.games.furnace.ui.stage.chain import draw_chain
from brass_desktop.games.furnace.ui.stage.discs import draw_discs
from brass_desktop.games.furnace.ui.stage.ledger import draw_ledger
from brass_desktop.games.furnace.ui.stage.planner import draw_planner
from brass_desktop.games.furnace.ui.stage.production import draw_production
from brass_desktop.games.furnace.ui.stage.settling import draw_settling
from brass_desktop.games.furnace.ui.stage.tools import draw_tools
from brass_desktop.present.geometry import Rect, united
from brass_desktop.present.intents import AnyIntent
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.chronicle import draw_chronicle
from brass_desktop.ui.table.hints import draw_hints
from brass_desktop.ui.table.prompt import draw_prompt
from brass_desktop.ui.table.regions import SPILL, KeptRegions, Region, look_of
from brass_desktop.ui.table.touches import COLD, Hot, Touches
from brass_desktop.ui.table.turn import draw_turn

STAGE = "stage"
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class PointedRegion:
    """Which region the pointer or the keyboard is in, and what it is on there."""

    region: str = ""
    hot: Hot = field(default=COLD)

    def within(self, region: str) -> Hot:
        """Return what is hot inside one region."""
        return self.hot if region == self.region else COLD


class FurnacePainter:
    """Keeps the finished table and repaints only what has changed in it."""

    def __init__(self) -> None:
        self._regions = KeptRegions()

    def draw(
        self,
        canvas: Canvas,
        view: TableView,
        layout: TableLayout,
        pointing: PointedRegion,
        *,
        scroll: float = 0.0,
    ) -> dict[str, Touches]:
        """Draw everything and give the sensitive areas of every region, lowest first."""
        look = look_of(canvas)
        frame = self._regions.frame(canvas, (look, layout))
        parts = table_regions(view, layout, scroll)
        stale = [
            part.rect.grown(SPILL)
            for part in parts
            if self._regions.refresh(frame, part, look, pointing.within(part.name))
        ]
        if self._regions.is_new((look, layout)):
            stale = [canvas.bounds]
        for area in united(stale):
            with frame.clip(area):
                frame.cover("table.top", frame.bounds)
                self._regions.lay(frame, area, parts)
        canvas.surface.blit(frame.surface, (0, 0))
        return {part.name: self._regions.touches(part) for part in parts}


def table_regions(view: TableView, layout: TableLayout, scroll: float = 0.0) -> list[Region]:
    """List all regions with what they show; the stage lies lowest."""
    at = layout
    parts = [
        Region(STAGE, at.stage, view.stage, partial(draw_stage, view, layout)),
        Region("badge", at.badge, view.badge, partial(_draw_any, draw_badge, at.badge, view.badge)),
        Region("dock", at.dock, view.dock, partial(_draw_dock, view, layout)),
        Region(
            "prompt",
            at.prompt,
            view.prompt,
            lambda c, t, h: draw_prompt(c, at.prompt, view.prompt, switch_of(view), t, h),
        ),
        Region("tray", at.tray, view.tray, lambda c, t, _: draw_stock_tray(c, at, view.tray, t)),
        Region(
            "turn",
            at.turn,
            view.turn,
            lambda c, t, h: draw_turn(c, at.turn_places, view.turn, t, h),
        ),
    ]
    for seat, rect in zip(view.seats, layout.seats, strict=True):
        paint = partial(_draw_any, draw_seat, rect, seat)
        parts.append(Region(f"seat.{seat.owner}", rect, seat, paint))
    parts += _beneath(view, layout)
    return [*parts, *_right_column(view, layout, scroll)]


def switch_of(view: TableView) -> Callable[[str], AnyIntent]:
    """Tell what the switches of the prompt mean."""
    intents: dict[str, AnyIntent] = {
        "P": SwitchPlanner(),
        "W": OpenWorks(view.tray.owner),
        "K": OpenDeck(),
        "O": SwitchOdds(),
    }
    return intents.__getitem__


def _beneath(view: TableView, layout: TableLayout) -> list[Region]:
    """What stands under few seats: the Agent of two players, else the deck."""
    rect = layout.beneath
    if rect is None:
        return []
    if view.agent is not None:
        return [Region("agent", rect, view.agent, partial(_draw_any, draw_agent, rect, view.agent))]
    return [Region("deck", rect, view.deck, partial(_draw_any, draw_deck, rect, view.deck))]


def _right_column(view: TableView, layout: TableLayout, scroll: float) -> list[Region]:
    """The planner or best order above; below hints, ledger or chronicle."""
    parts, place = [], layout.chronicle
    if view.side is not None:
        parts.append(Region("side", layout.side, view.side, partial(_draw_side, view, layout)))
    else:
        place = layout.right
    if view.hints is not None:
        paint = partial(_draw_any, draw_hints, place, view.hints)
        parts.append(Region("hints", place, view.hints, paint))
    elif view.ledger is not None:
        parts.append(Region("ledger", place, view.ledger, partial(_draw_ledger, view, place)))
    else:
        told = view.chronicle
        parts.append(
            Region(
                "chronicle",
                place,
                (told, scroll),
                lambda c, t, h: draw_chronicle(c, place, told, scroll, whole, t, h),
            )
        )
    return parts


def whole(sentence: str) -> tuple[str, ...]:
    """Leave a line of the chronicle in one ink: its numbers are of many goods."""
    return (sentence,)


def _draw_any(
    draw: Callable[[Canvas, Rect, V, Touches, Hot], None],
    rect: Rect,
    view: V,
    canvas: Canvas,
    touches: Touches,
    hot: Hot,
) -> None:
    draw(canvas, rect, view, touches, hot)


def draw_stage(
    view: TableView, layout: TableLayout, canvas: Canvas, touches: Touches, hot: Hot
) -> None:
    """Draw the sheet and what the phase shows on it."""
    stage, small = layout.stage, layout.small
    draw_sheet(canvas, stage, layout.measures.frame)
    match view.stage:
        case AuctionStage() as auction:
            _take_over(touches, draw_auction(canvas, stage, auction, hot, small=small))
        case SettlingStage() as settling:
            _take_over(touches, draw_settling(canvas, stage, settling, hot, small=small))
        case ProductionStage() as production:
            _take_over(touches, draw_production(canvas, stage, production, hot))
        case ChainStage() as chain:
            _take_over(touches, draw_chain(canvas, stage, chain, hot))
        case _:
            assert_never(view.stage)


def _draw_dock(
    view: TableView, layout: TableLayout, canvas: Canvas, touches: Touches, hot: Hot
) -> None:
    match view.dock:
        case DiscsView() as discs:
            _take_over(touches, draw_discs(canvas, layout.dock, discs, hot))
        case ToolsView() as tools:
            _take_over(touches, draw_tools(canvas, layout.dock, tools, hot))
        case _:
            assert_never(view.dock)


def _draw_side(
    view: TableView, layout: TableLayout, canvas: Canvas, touches: Touches, hot: Hot
) -> None:
    match view.side:
        case PlannerView() as planner:
            _take_over(touches, draw_planner(canvas, layout.side, planner, hot))
        case BestOrderView() as best:
            _take_over(touches, draw_best_order(canvas, layout.side, best, hot))
        case None:
            pass
        case _:
            assert_never(view.side)


def _draw_ledger(view: TableView, place: Rect, canvas: Canvas, touches: Touches, hot: Hot) -> None:
    assert view.ledger is not None, "the region is there only with a ledger"
    _take_over(touches, draw_ledger(canvas, place, view.ledger, hot))


def _take_over(touches: Touches, found: Touches) -> None:
    """Add what a painter of a stage has noted."""
    touches.noted += found.noted
    touches.lit += found.lit
    touches.overflow = max(touches.overflow, found.overflow)
