"""Where the places of a timeline lie on the drawn table."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.layout.auction import (
    AuctionLayout,
    LotPlaces,
    auction_layout,
)
from brass_desktop.games.furnace.present.layout.production import LineLayout
from brass_desktop.games.furnace.present.layout.table import TableLayout
from brass_desktop.games.furnace.present.motion.timeline import Anchor, Spot
from brass_desktop.games.furnace.present.viewmodel.auction import AuctionStage, SettlingStage
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, PURSE
from brass_desktop.games.furnace.present.viewmodel.production import ProductionStage
from brass_desktop.games.furnace.ui.panels.agent import die_place, roll_place
from brass_desktop.games.furnace.ui.panels.seats import goods_cells, measures_of, money_place
from brass_desktop.present.geometry import Point, Rect

_CHIPS: Final = {Spot.DECK: 0.84, Spot.BOX: 0.95}
"""Where in the heading the chips of the deck and of the box stand, as parts of its width."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """Finds places on the table before and after an action."""

    layout: TableLayout
    before: TableView
    after: TableView

    def rect(self, anchor: Anchor) -> Rect:
        """Return what a place covers."""
        match anchor.spot:
            case Spot.LOT:
                return self.lot(anchor.lot).card
            case Spot.STEP:
                return self.lot(anchor.lot).steps[int(anchor.detail)]
            case Spot.PLAQUE:
                return self.lot(anchor.lot).plaque
            case Spot.RUNNER:
                return Rect.around(self.on_runner(anchor.lot), self.row.runner.h, self.row.runner.h)
            case Spot.DECK | Spot.BOX:
                head = self.row.head
                x = head.x + head.w * _CHIPS[anchor.spot]
                return Rect.around((x, head.centre[1]), head.h * 1.4, head.h)
            case Spot.CARD:
                return self.card(anchor.name)
            case Spot.MOULD:
                return self.mould
            case _:
                return self._around_stage(anchor)

    def _around_stage(self, anchor: Anchor) -> Rect:
        layout = self.layout
        match anchor.spot:
            case Spot.BESIDE:
                side, below = layout.side, layout.chronicle
                return Rect(side.x, side.y, side.w, below.bottom - side.y)
            case Spot.SEAT:
                return self.engine(anchor.name)
            case Spot.PURSE:
                return self.purse(anchor.name, anchor.detail)
            case Spot.TRAY:
                capitalist = self.after.tray.capitalist is not None
                return layout.compartments(capitalist=capitalist)[PURSE.index(anchor.detail)]
            case Spot.DIE:
                assert layout.beneath is not None, "few play where an Agent bids"
                return (roll_place if anchor.detail else die_place)(layout.beneath)
            case _:
                return layout.stage

    @property
    def row(self) -> AuctionLayout:
        """The lots of whichever stage has them, those of the table before first."""
        for view in (self.before, self.after):
            found = self._row_of(view)
            if found is not None:
                return found
        # Cards that fly past a table without lots still need a heading to fly to.
        return auction_layout(self.layout.stage, 1, 0, small=self.layout.small)

    def _row_of(self, view: TableView) -> AuctionLayout | None:
        stage = view.stage
        match stage:
            case AuctionStage(lots=lots, works=works):
                cards = len(works.cards)
            case SettlingStage(lots=lots):
                cards = 0
            case _:
                return None
        return auction_layout(self.layout.stage, len(lots), cards, small=self.layout.small)

    def lot(self, lot: int) -> LotPlaces:
        """Return the parts of a lot."""
        return self.row.lots[lot]

    def column(self, lot: int) -> Rect:
        """Return a lot with its light from its card, a raised one included, down to its rack."""
        places, m = self.lot(lot), self.row.measures
        top = places.card.y - 2 * m.rise
        wide = places.card.grown(m.apart - 1, 0)
        return Rect(wide.x, top, wide.w, places.rack.bottom + 3 - top)

    def on_runner(self, lot: int) -> Point:
        """Return where the metal is when it has reached a lot, its beginning before the first."""
        runner = self.row.runner
        return self.lot(lot).plate if lot >= 0 else (runner.x, runner.centre[1])

    def heat(self, lot: int) -> float:
        """Tell up to which part of the runner the metal has come."""
        return self.row.heat(lot) if lot >= 0 else 0.0

    def card(self, card: str) -> Rect:
        """Return a card of the line in sight, else its owner's engine."""
        found = self._in_line(self.after, card) or self._in_line(self.before, card)
        if found is not None:
            return found
        owners = [s.owner for s in self.before.seats if card in {m.id for m in s.miniatures}]
        return self.engine(owners[0]) if owners else self.layout.stage

    def stays(self, card: str) -> bool:
        """Tell whether a card lies where it lay before."""
        place = self._in_line(self.before, card)
        return place is not None and place == self._in_line(self.after, card)

    def _in_line(self, view: TableView, card: str) -> Rect | None:
        stage = view.stage
        if not isinstance(stage, ProductionStage):
            return None
        line = self._line(stage)
        places = (place.at for place in stage.places if place.card.id == card)
        return next((line.card(at) for at in places if line.in_sight(at)), None)

    def _line(self, stage: ProductionStage) -> LineLayout:
        return LineLayout(self.layout.stage, self.layout.small, len(stage.places), stage.first_row)

    @property
    def mould(self) -> Rect:
        """The end of the line that was run."""
        stage = self.before.stage
        if isinstance(stage, ProductionStage) and self._line(stage).mould_in_sight:
            return self._line(stage).mould
        return self.layout.stage

    def seat(self, owner: str) -> int:
        """Return the number of somebody's panel."""
        return next(n for n, seat in enumerate(self.after.seats) if seat.owner == owner)

    def engine(self, owner: str) -> Rect:
        """Return where somebody's discs and cards are seen at a glance."""
        panel = self.layout.seats[self.seat(owner)]
        m = measures_of(panel)
        top, _, height = m.engine
        return Rect(panel.x + m.well[0], panel.y + top, panel.w - m.well[0] - m.pad, height)

    def purse(self, owner: str, good: str) -> Rect:
        """Return the number of a good or of money in somebody's panel."""
        panel = self.layout.seats[self.seat(owner)]
        return money_place(panel) if good == MONEY else goods_cells(panel)[PURSE.index(good)]
