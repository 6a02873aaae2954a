"""Dragging: a disc to a lot, a card along the line, a new card into the chain."""

from collections.abc import Iterator
from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.viewmodel.auction import DiscsView
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.pieces import CardView, DiscView
from brass_desktop.games.furnace.present.viewmodel.production import ChainStage, ProductionStage
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.pointing import Target

_CARD = (131.0, 206.0)
_SMALL_CARD = (93.0, 162.0)


@dataclass(frozen=True, slots=True)
class CarriedDisc:
    """An own disc on its way to a lot."""

    id: DiscId
    disc: DiscView

    def taken(self, view: TableView) -> AnyIntent | None:
        """Take it in hand first, unless it is: then its lots are lit."""
        return None if self.disc.light is Light.CHOSEN else it.PickDisc(self.id)

    def dropped(self, on: AnyIntent | None, view: TableView) -> AnyIntent | None:
        """Lay it on the lot it was let go over."""
        match on:
            case it.PickLot(lot) | it.PickStep(lot):
                return it.PickStep(lot, self.id)
            case _:
                return None


@dataclass(frozen=True, slots=True)
class CarriedCard:
    """A card of the line, or a new one for the chain."""

    id: CardId
    card: CardView
    fresh: bool

    def taken(self, view: TableView) -> AnyIntent | None:
        """Take a new card up, so that the gaps are lit; a card of the line is only carried."""
        chosen = self.card.light is Light.CHOSEN
        return it.PickCard(self.id) if self.fresh and not chosen else None

    def dropped(self, on: AnyIntent | None, view: TableView) -> AnyIntent | None:
        """Put it into the gap or at the place it was let go over."""
        if isinstance(on, it.PickGap):
            return on if self.fresh else None
        stage = view.stage
        if self.fresh or not isinstance(stage, ProductionStage):
            return None
        place = next(
            (one for one in stage.places if one.intent is not None and one.intent == on), None
        )
        if place is None:
            return None
        return it.MoveCard(self.id, place.at, again=self.card.repeated)


Carried = CarriedDisc | CarriedCard


def carried_by(view: TableView, target: Target | None) -> Carried | None:
    """Tell what a held pointer would carry from there."""
    if target is None:
        return None
    match target.intent:
        case it.PickDisc(disc) if isinstance(view.dock, DiscsView):
            held = (one.disc for one in view.dock.discs if one.intent == target.intent)
            found = next(held, None)
            return None if found is None or found.used else CarriedDisc(disc, found)
        case it.PickCard(card):
            return next(_cards(view, card), None)
        case _:
            return None


def _cards(view: TableView, card: CardId) -> Iterator[CarriedCard]:
    match view.stage:
        case ProductionStage(places=places):
            for place in places:
                if place.movable and place.intent == it.PickCard(card):
                    yield CarriedCard(card, place.card, fresh=False)
        case ChainStage(fresh=fresh):
            for new in fresh:
                if new.intent == it.PickCard(card):
                    yield CarriedCard(card, new.card, fresh=True)
        case _:
            pass


def draw_carried(canvas: Canvas, carried: Carried, at: Point) -> Rect:
    """Draw what is carried under the pointer; return what it covers."""
    small = canvas.viewport.small
    if isinstance(carried, CarriedDisc):
        least, grows = (14.5, 3.1) if small else (24.0, 5.2)
        radius = least + grows * carried.disc.value
        draw_disc(canvas, at, radius, carried.disc)
        return Rect.around(at, 2 * radius, 2 * radius)
    place = Rect.around(at, *(_SMALL_CARD if small else _CARD))
    draw_card(canvas, place, carried.card, sizes.SMALL_WORKS if small else sizes.LOT)
    return place
