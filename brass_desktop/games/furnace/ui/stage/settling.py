"""The stage of settling: metal up to the lot of the moment, stories behind it, the question."""

from brass_desktop.games.furnace.present.layout.auction import AuctionLayout, auction_layout
from brass_desktop.games.furnace.present.viewmodel.auction import SettlingStage
from brass_desktop.games.furnace.ui.stage.auction import draw_row
from brass_desktop.games.furnace.ui.stage.compensation import draw_compensation_panel
from brass_desktop.games.furnace.ui.stage.heading import draw_heading
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.touches import Hot, Touches


def settling_places(stage: Rect, view: SettlingStage, *, small: bool) -> AuctionLayout:
    """Lay out what a view of settling shows."""
    return auction_layout(stage, len(view.lots), 0, small=small)


def draw_settling(
    canvas: Canvas, stage: Rect, view: SettlingStage, hot: Hot, *, small: bool
) -> Touches:
    """Draw the lots as far as they are settled, and who is asked what."""
    layout, touches = settling_places(stage, view, small=small), Touches()
    draw_row(canvas, layout, view.lots, touches, hot, layout.heat(view.current))
    draw_heading(canvas, layout.head, view.head, touches, hot)
    draw_compensation_panel(canvas, layout.panel, view.compensation, touches, hot, small=small)
    return touches
