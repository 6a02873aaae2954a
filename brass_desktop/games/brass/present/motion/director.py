"""Knows, while an action is told, what the table of the family shows and where goods go."""

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    CottonLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.events import EraScored, Event
from brass_desktop.games.brass.engine.ids import COAL, DISTANT_MARKET, RESOURCE_NAMES
from brass_desktop.games.brass.present.motion.sounds import sound_of
from brass_desktop.games.brass.present.motion.timeline import Anchor, Content, Piece, Spot, Step
from brass_desktop.games.brass.present.play.routes import route
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.motion.script import Script


class Director(Script[Anchor, Piece, Content]):
    """Tells an action from its first event to its last; scenes add their movements to it."""

    def __init__(self, entry: Entry[Action, Event], before: Seen, after: Seen) -> None:
        super().__init__()
        self.entry = entry
        self.before = before
        self.after = after
        self.event: Event | None = None
        self.is_scoring = any(isinstance(event, EraScored) for event in entry.events)
        self.held = {
            RESOURCE_NAMES[COAL]: before.state.coal,
            RESOURCE_NAMES[COAL + 1]: before.state.iron,
        }
        self.tiles: dict[str, TileView | None] = {}
        self.numbers: dict[Anchor, int] = {}
        """Money and points as told so far, where they have changed."""
        self.payer = Anchor(Spot.BANK)
        """Where the money comes from that is received next."""
        self._sold = 0
        self._laid: str | None = None

    def hear(self, at: float) -> None:
        """Let the running event sound at a moment, if it does."""
        sound = sound_of(self.event, self.after.era) if self.event is not None else None
        if sound is not None:
            self.sound(at, sound)

    def owner(self, seat: int) -> str:
        """Return a seat's colour."""
        return self.after.owner(seat)

    def slot(self, slot: int) -> Anchor:
        """Return the place of a slot."""
        return Anchor(Spot.SLOT, self.before.rules.board.slots[slot])

    def tile(self, slot: int) -> TileView | None:
        """Return the tile a slot has shown last."""
        name = self.before.rules.board.slots[slot]
        return self.tiles.get(name, self.before.tile_view(slot))

    def show_tile(
        self, slot: int, at: float, tile: TileView | None, *, hidden: bool = False
    ) -> None:
        """Let a slot show a tile; a hidden one is in the air and comes to lie there later."""
        anchor = self.slot(slot)
        self.show(anchor, at, None if hidden else tile, self.before.tile_view(slot))
        self.tiles[anchor.name] = tile

    def note_link(self, link: str) -> None:
        """Remember the link that was laid: the next goods go there."""
        self._laid = link

    def note_flip(self, slot: int) -> None:
        """Go on to the next sale when the tile being sold has turned over."""
        legs = self.entry.action.legs
        if self._sold < len(legs):
            leg = legs[self._sold]
            self._sold += isinstance(leg, SellLeg) and leg.slot == slot

    def consumer(self) -> tuple[Anchor, int]:
        """Return where goods go now and the mask of locations that place touches."""
        board = self.after.rules.board
        legs = self.entry.action.legs
        leg = legs[min(self._sold, len(legs) - 1)] if legs else None
        match leg:
            case BuildLeg(slot=slot) | SellLeg(slot=slot) | CottonLeg(slot=slot):
                return self.slot(slot), board.slot_bit[slot]
            case NetworkLeg(link=link):
                name = self._laid or board.links[link]
                return Anchor(Spot.LINK, name), board.link_mask[board.links.index(name)]
            case _:
                return Anchor(Spot.MAT, self.owner(self.entry.seat)), 0

    def way(self, slot: int, goal: int) -> tuple[Step, ...]:
        """Return the links goods travel from a slot to a goal; none when they need none."""
        board = self.after.rules.board
        found = route(self.after.state, board.slot_location[slot], goal) if goal else None
        if found is None:
            return ()
        names = [board.locations[stop] for stop in found.stops]
        return tuple(
            Step(board.links[link], start, end)
            for link, start, end in zip(found.links, names, names[1:], strict=False)
        )

    def port_of(self, slot: int) -> int | None:
        """Return the slot of the port through which this action sells a mill, if it does."""
        ports = (
            leg.port
            for leg in self.entry.action.legs
            if isinstance(leg, CottonLeg) and leg.slot == slot and leg.port != DISTANT_MARKET
        )
        return next(ports, None)

    def is_own(self, slot: int) -> bool:
        """Tell whether a tile belongs to the seat that acts."""
        return self.before.state.slot_owner[slot] == self.entry.seat

    def sees_cards_of(self, seat: Seat) -> bool:
        """Tell whether the table is looked at from this seat."""
        return self.after.viewer == seat
