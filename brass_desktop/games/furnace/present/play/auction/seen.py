"""A position before somebody's eyes: whose things are whose, and what they are called."""

from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import ids
from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.desk import Seated
from brass_desktop.games.furnace.present.viewmodel import pieces
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import CardView, DiscView
from brass_desktop.present.tips import Light


@dataclass(frozen=True, slots=True)
class Seen:
    """The table with a disc that may only be planned, and the seat whose table it is."""

    table: Seated
    state: FurnaceState
    seat: Seat

    @property
    def naming(self) -> Naming:
        """The names at this table."""
        return self.table.naming

    def colour(self, owner: int) -> str:
        """Tell by which colour pieces know an owner."""
        return pieces.AGENT if owner == ids.AGENT else self.table.owner(owner)

    def name(self, owner: int) -> str:
        """Name a player or the Agent."""
        return self.naming.owner(owner)

    def value(self, disc: DiscId) -> int:
        """Read what is printed on a disc."""
        return self.state.rules.discs.value[disc]

    def is_neutral(self, disc: DiscId) -> bool:
        """Tell the grey disc from everybody's own."""
        return bool(self.state.rules.discs.neutral >> disc & 1)

    def disc(self, owner: int, disc: DiscId, light: Light = Light.NONE) -> DiscView:
        """Describe a disc."""
        neutral = self.is_neutral(disc)
        return DiscView(self.colour(owner), self.value(disc), neutral=neutral, light=light)

    def card(self, card: CardId, *, ticket: bool = False) -> CardView:
        """Describe a card as it lies on the table."""
        rules, upgraded = self.state.rules, bool(self.state.upgraded >> card & 1)
        name = self.naming.card(card)
        return build_card(rules, card, name, upgraded=upgraded, ticket=ticket)
