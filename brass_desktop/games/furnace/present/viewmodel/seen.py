"""A game as the builders of the frame read it: position, players, log and who is looking."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Player, Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AUCTION, FINISHED, INSERTING, SETTLING, CardId
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import CardView

PHASE_NAMES = {AUCTION: "auction", SETTLING: "settling", INSERTING: "chain", FINISHED: "over"}


@dataclass(frozen=True, slots=True)
class SeenTable:
    """What the frame is built from; everything but chance is public."""

    state: FurnaceState
    players: Sequence[Player]
    viewer: Seat | None
    log: Sequence[Entry[Action, Event]] = ()

    @classmethod
    def of(cls, session: FurnaceSession, viewer: Seat | None) -> "SeenTable":
        """Look at a running game."""
        return cls(session.state, tuple(session.players), viewer, session.log)

    @property
    def naming(self) -> Naming:
        """The names at this table."""
        return Naming(self.state.rules, [player.name for player in self.players])

    @property
    def seat(self) -> Seat:
        """The seat whose tray and works are shown."""
        if self.viewer is not None:
            return self.viewer
        return self.state.first if self.state.phase == FINISHED else self.state.actor

    @property
    def phase(self) -> str:
        """The phase by the name that words know it by."""
        return PHASE_NAMES.get(self.state.phase, "production")

    def colour(self, seat: int) -> str:
        """Return a seat's colour."""
        return self.players[seat].colour

    def seat_of(self, colour: str) -> Seat:
        """Find the seat of a colour."""
        return Seat([player.colour for player in self.players].index(colour))

    def name(self, seat: int) -> str:
        """Return a seat's player."""
        return self.players[seat].name

    def cards(self, seat: int) -> tuple[CardId, ...]:
        """Return everything a seat owns, in the order of winning or of the chain."""
        return (*self.state.works[seat], *self.state.fresh[seat])

    def card(self, card: CardId, *, ticket: bool = False) -> CardView:
        """Describe a card as it lies on the table."""
        upgraded = bool(self.state.upgraded >> card & 1)
        name = self.naming.card(card)
        return build_card(self.state.rules, card, name, upgraded=upgraded, ticket=ticket)

    def in_box(self) -> tuple[CardId, ...]:
        """List the companies that have left the game."""
        state = self.state
        settled = max(state.lot, 0)
        known = {*state.deck, *state.row[settled:]}
        known.update(card for seat in range(state.players) for card in self.cards(seat))
        companies = (CardId(card) for card in range(state.rules.companies))
        return tuple(card for card in companies if card not in known)
