"""The stage of the auction: lots over the cold runner, and the own works below."""

from typing import Final

from brass_desktop.games.furnace.present.about.things import WorksCard
from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.layout.auction import AuctionLayout, auction_layout
from brass_desktop.games.furnace.present.layout.cards import RADIUS
from brass_desktop.games.furnace.present.viewmodel.auction import AuctionStage, LotView, OwnWorks
from brass_desktop.games.furnace.ui.pieces.cards import draw_card, draw_ghost, draw_place
from brass_desktop.games.furnace.ui.pieces.runner import draw_runner
from brass_desktop.games.furnace.ui.stage.heading import draw_heading, draw_title
from brass_desktop.games.furnace.ui.stage.lots import card_place, draw_lot
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.light import draw_pointed, lay_glow
from brass_desktop.ui.table.touches import Hot, Touches

_RULE: Final = 150


def auction_places(stage: Rect, view: AuctionStage, *, small: bool) -> AuctionLayout:
    """Lay out what a view of the auction shows."""
    return auction_layout(stage, len(view.lots), len(view.works.cards), small=small)


def draw_auction(
    canvas: Canvas, stage: Rect, view: AuctionStage, hot: Hot, *, small: bool
) -> Touches:
    """Draw the lots and the own works on the sheet."""
    layout, touches = auction_places(stage, view, small=small), Touches()
    draw_row(canvas, layout, view.lots, touches, hot)
    draw_heading(canvas, layout.head, view.head, touches, hot)
    _draw_works(canvas, layout, view.works, touches, hot)
    return touches


def draw_row(
    canvas: Canvas,
    layout: AuctionLayout,
    lots: tuple[LotView, ...],
    touches: Touches,
    hot: Hot,
    heat: float = 0.0,
) -> None:
    """Draw the runner, hot up to a part of its length, and the lots above it.

    What glows does so beneath all cards.
    """
    draw_runner(canvas, layout.runner, heat)
    placed = list(zip(layout.lots, lots, strict=True))
    for places, lot in placed:
        lay_glow(canvas, card_place(places, layout, lot), lot.card.light, RADIUS)
    for places, lot in placed:
        draw_lot(canvas, places, layout, lot, touches, hot)


def _draw_works(
    canvas: Canvas, layout: AuctionLayout, works: OwnWorks, touches: Touches, hot: Hot
) -> None:
    """Draw the own cards in their places; those that are free stay dashed."""
    stage, edge = layout.stage, 1.5 * layout.measures.edge
    ends = (stage.x + edge, layout.rule), (stage.right - edge, layout.rule)
    canvas.line(*ends, with_alpha(canvas.theme.gilt, _RULE), 1.2)
    head = layout.works_head
    draw_title(canvas, head, works.title, works.caption, head.right)
    m = sizes.SMALL_WORKS if layout.small else sizes.LOT
    for number, place in enumerate(layout.works):
        if number >= len(works.cards):
            draw_place(canvas, place)
            continue
        own = works.cards[number]
        if own.ghost:
            draw_ghost(canvas, place, own.card, m, own.ghost)
        else:
            draw_card(canvas, place, own.card, m)
        if hot.state_of(own.intent):
            draw_pointed(canvas, place, RADIUS)
        touches.add(place, own.intent, WorksCard(own.id))
