"""Where the symbolic places of an animation lie on the screen, for any window and camera."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.boardfile import location_of
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import HAND_PLACES, TableLayout
from brass_desktop.games.brass.present.layout.track import marker_places, track_cells
from brass_desktop.games.brass.present.motion.timeline import Anchor, Spot, Step
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.panels.era import order_place
from brass_desktop.games.brass.ui.panels.markets import market_space
from brass_desktop.games.brass.ui.panels.piles import discard_place, pile_place, shows_discards
from brass_desktop.games.brass.ui.panels.players import money_place
from brass_desktop.games.brass.ui.pieces.demand import bale_place
from brass_desktop.present.geometry import Point, Rect

ON_MAP: Final = frozenset({Spot.SLOT, Spot.LINK, Spot.BARREL, Spot.OVERSEAS})


@dataclass(frozen=True, slots=True)
class Anchors:
    """One table on one screen; what changed its place is found in the view before or after."""

    layout: TableLayout
    camera: Camera
    before: TableView
    after: TableView

    @property
    def plan(self) -> MapPlan:
        """The map's geometry in its own units."""
        return map_plan(self.after.board.game, self.camera.area, self.layout.small)

    def rect(self, anchor: Anchor) -> Rect:
        """Return a place in the units of the canvas."""
        found = _FINDERS[anchor.spot](self, anchor)
        if anchor.spot not in ON_MAP:
            return found
        # What a zoomed map does not show is met at its edge.
        seen = self.camera.rect_to_screen(found)
        return Rect.around(self._seen(seen.centre), seen.w, seen.h)

    def map_rect(self, anchor: Anchor) -> Rect:
        """Return a place on the map in the map's own units."""
        return _FINDERS[anchor.spot](self, anchor)

    def path(self, origin: Anchor, goal: Anchor, way: Sequence[Step] = ()) -> tuple[Point, ...]:
        """Return a way along links in the units of the canvas, both ends included."""
        points = [self.rect(origin).centre]
        for step in way:
            line = self.plan.links[step.link].path(step.start, step.end)
            points += [self._seen(self.camera.to_screen(point)) for point in line]
        points.append(self.rect(goal).centre)
        return tuple(points)

    def _seen(self, point: Point) -> Point:
        area = self.layout.map
        x, y, _, _ = Rect(*point, 0, 0).clamped_into(area)
        return x, y

    def _seat(self, owner: str) -> int:
        return [panel.owner for panel in self.after.players].index(owner)

    def panel(self, owner: str) -> Rect:
        """Return a player's panel."""
        return self.layout.players[self._seat(owner)]


def _slot(places: Anchors, anchor: Anchor) -> Rect:
    return places.plan.slot(anchor.name)


def _link(places: Anchors, anchor: Anchor) -> Rect:
    plan = places.plan
    return Rect.around(plan.links[anchor.name].mid, 38 * plan.measures.k, 21 * plan.measures.k)


def _barrel(places: Anchors, anchor: Anchor) -> Rect:
    return places.plan.merchants[location_of(anchor.name)].barrels[anchor.name]


def _market(places: Anchors, anchor: Anchor) -> Rect:
    column = [market.resource for market in places.after.markets].index(anchor.name)
    rows = places.after.markets[column].rows
    if anchor.space < 0:
        return market_space(places.layout.markets, column, len(rows), 0)
    space = anchor.space
    for number, row in enumerate(rows):
        if space < len(row.spaces):
            return market_space(places.layout.markets, column, number, space)
        space -= len(row.spaces)
    raise LookupError(anchor)


def _track(places: Anchors, anchor: Anchor) -> Rect:
    layout = places.layout
    cell = track_cells(layout.board, layout.measures.ring)[anchor.space]
    place = marker_places(cell, 1, layout.small)[0]
    return Rect.around(place.at, place.size, place.size)


def _money(places: Anchors, anchor: Anchor) -> Rect:
    return money_place(places.panel(anchor.name))


def _spent(places: Anchors, anchor: Anchor) -> Rect:
    owners = [seat.owner for seat in places.before.order.this_round]
    return order_place(places.layout.order, owners.index(anchor.name))


def _mat(places: Anchors, anchor: Anchor) -> Rect:
    panel, side = places.panel(anchor.name), places.plan.measures.tile
    return Rect.around((panel.right - side, panel.centre[1]), side, side)


def _hand(places: Anchors, anchor: Anchor) -> Rect:
    """A card of the hand on the table has its place; others' cards are in their panels."""
    before, after = places.before.hand, places.after.hand
    if before.owner == after.owner == anchor.name:
        for hand, other in ((before, after), (after, before)):
            kept = {card.key for card in other.cards if card.card == anchor.detail}
            keys = [c.key for c in hand.cards if c.card == anchor.detail and c.key not in kept]
            if keys and keys[0] < HAND_PLACES:
                return places.layout.hand_places(len(hand.cards))[keys[0]]
    panel = places.panel(anchor.name)
    width, height = places.layout.measures.card
    return Rect.around(panel.centre, width * 0.4, height * 0.4)


def _discard(places: Anchors, anchor: Anchor) -> Rect:
    if anchor.name == places.after.hand.owner:
        return places.layout.own_discard()
    piles = places.after.piles
    owners = [pile.owner for pile in piles.discards]
    return discard_place(
        places.layout.piles,
        owners.index(anchor.name),
        len(owners),
        as_cards=shows_discards(piles),
    )


def _deck(places: Anchors, _: Anchor) -> Rect:
    return pile_place(places.layout.piles, "deck")


def _wild(places: Anchors, anchor: Anchor) -> Rect:
    return pile_place(places.layout.piles, anchor.name)


def _bank(places: Anchors, _: Anchor) -> Rect:
    era = places.layout.era
    return Rect.around((era.right - era.h / 2, era.bottom), 24, 24)


def _panel(places: Anchors, anchor: Anchor) -> Rect:
    layout = places.layout
    named = {
        "chronicle": layout.chronicle,
        "prompt": layout.prompt,
        "turn": layout.turn,
        "dock": layout.dock,
        "markets": layout.markets,
    }
    return named[anchor.name] if anchor.name in named else places.panel(anchor.name)


def _overseas(places: Anchors, anchor: Anchor) -> Rect:
    """Return a part of the distant market's box."""
    plan = places.plan.distant_market
    assert plan is not None, "only a map with a distant market tells of it"
    match anchor.name:
        case "stack":
            return plan.stack
        case "last":
            return plan.last(closed=False)
        case "demand":
            return plan.space(anchor.space)
        case "bale":
            return bale_place(plan.space(anchor.space))
        case "plate":
            return plan.plate
        case "off_plate":
            return plan.plate.moved(plan.box.right - plan.plate.x, 0)
        case _:
            return plan.box


_FINDERS: Final[MappingProxyType[Spot, Callable[[Anchors, Anchor], Rect]]] = MappingProxyType(
    {
        Spot.SLOT: _slot,
        Spot.LINK: _link,
        Spot.BARREL: _barrel,
        Spot.MARKET: _market,
        Spot.TRACK: _track,
        Spot.MONEY: _money,
        Spot.SPENT: _spent,
        Spot.MAT: _mat,
        Spot.HAND: _hand,
        Spot.DISCARD: _discard,
        Spot.DECK: _deck,
        Spot.WILD: _wild,
        Spot.BANK: _bank,
        Spot.PANEL: _panel,
        Spot.OVERSEAS: _overseas,
    }
)
