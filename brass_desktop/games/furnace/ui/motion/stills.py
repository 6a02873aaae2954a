"""What places go on showing while pieces are on their way: small pictures laid over the table."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.present.motion.timeline import Anchor, Content, Settled, Spot
from brass_desktop.games.furnace.present.viewmodel.frame import SeatState, SeatView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, DiscView, PlateView
from brass_desktop.games.furnace.ui.motion.anchors import Anchors
from brass_desktop.games.furnace.ui.panels.seats import draw_seat
from brass_desktop.games.furnace.ui.pieces.cards import draw_place
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc_side, draw_seal
from brass_desktop.games.furnace.ui.pieces.runner import draw_plate, draw_runner
from brass_desktop.games.furnace.ui.pieces.sheet import draw_sheet
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.patches import Patch
from brass_desktop.ui.table.touches import COLD, Touches

_SEAL: Final = 0.24
"""Radius of a winner's medallion, for the width of the card."""
_GLOW: Final = 30.0
"""How far the light of the metal reaches."""


@dataclass(frozen=True, slots=True)
class StillPainter:
    """Paints what places showed; `old` is the picture of the table before, if there is one."""

    canvas: Canvas
    places: Anchors
    old: pygame.Surface | None

    def paint(self, anchor: Anchor, content: Content) -> list[Patch]:
        """Return the pictures that show this content at a place."""
        match anchor.spot, content:
            case Spot.LOT, Settled(owner):
                return self._settled(anchor.lot, owner)
            case Spot.LOT, _:
                # The stage that is held shows it.
                return []
            case Spot.CARD, _ if not self.places.stays(anchor.name):
                return []
            case Spot.STEP, DiscView():
                return [self._disc(anchor, content)]
            case Spot.PURSE, int():
                return [self._purse(anchor, content)]
            case _, False:
                return self.as_it_was(self.places.rect(anchor).grown(2))
            case _:
                return []

    def as_it_was(self, rect: Rect) -> list[Patch]:
        """Cut a place out of the picture of the table before."""
        if self.old is None:
            return []
        area = self.canvas.device(rect).clip(self.old.get_rect())
        return [Patch(self.old.subsurface(area).convert_alpha(), area)] if area.w and area.h else []

    def runner(self, heat: float) -> Patch:
        """Draw the channel with metal up to a part of its length, and the plates on it."""
        row = self.places.row
        area = row.runner.grown(_GLOW, _GLOW * 0.6)
        layer = self.canvas.layer(area)
        draw_runner(layer, row.runner, heat)
        for number, places in enumerate(row.lots, 1):
            draw_plate(layer, places.plate, row.measures.plate, PlateView(number))
        return Patch(layer.surface, self.canvas.device(area))

    def stage_left(self, over: Iterable[Patch]) -> list[Patch]:
        """Return the stage as it was, with everything that has been laid over it since."""
        held = self.as_it_was(self.places.layout.stage)
        for ground in held:
            for patch in over:
                at = (patch.area.x - ground.area.x, patch.area.y - ground.area.y)
                ground.surface.blit(patch.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return held

    def _settled(self, lot: int, owner: str) -> list[Patch]:
        """Draw the sheet where a card, its rack and its plaque lay, and who took it."""
        places = self.places.lot(lot)
        patches, card = [], places.card
        for area in (self.places.column(lot), places.plaque.grown(3)):
            layer = self.canvas.layer(area)
            draw_sheet(layer, self.places.layout.stage, self.places.layout.measures.frame)
            draw_place(layer, card)
            if owner:
                x, y = card.centre
                draw_seal(layer, (x, y - card.h * 0.1), card.w * _SEAL, owner)
            patches.append(Patch(layer.surface, self.canvas.device(area)))
        return patches

    def _disc(self, anchor: Anchor, disc: DiscView) -> Patch:
        rect = self.places.rect(anchor)
        layer = self.canvas.layer(rect.grown(4))
        draw_disc_side(layer, rect, disc)
        return Patch(layer.surface, self.canvas.device(rect.grown(4)))

    def _purse(self, anchor: Anchor, number: int) -> Patch:
        rect, seat = self.places.rect(anchor), self.places.seat(anchor.name)
        view = _holding(self.places.after.seats[seat], anchor.detail, number)
        layer = self.canvas.layer(rect)
        panel = self.places.layout.seats[seat]
        # Only the number is cut out, so the glow around the panel need not be painted.
        draw_seat(layer, panel, replace(view, state=SeatState.WAITING), Touches(), COLD)
        return Patch(layer.surface, self.canvas.device(rect))


def _holding(seat: SeatView, good: str, number: int) -> SeatView:
    """Return a seat that holds another number of a good."""
    if good == MONEY:
        return replace(seat, money=number)
    held = list(seat.goods)
    held[GOODS.index(good)] = number
    return replace(seat, goods=(held[0], held[1], held[2], held[3]))
