"""The words for the engine's integers: which name stands for which slot, tile, card or seat."""

from collections.abc import Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import (
    CardId,
    LinkId,
    LocationId,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.text import names


class Naming:
    """Names at one table: those of the game and those of its players."""

    def __init__(self, rules: Ruleset, players: Sequence[str]) -> None:
        self.rules = rules
        self.players = players

    def seat(self, seat: Seat) -> str:
        """Name the player in a seat."""
        return self.players[seat]

    def place(self, location: LocationId) -> str:
        """Name a location."""
        return names.PLACES[self.rules.board.locations[location]]()

    def slot(self, slot: SlotId) -> str:
        """Name the place a slot belongs to."""
        return self.place(self.rules.board.slot_location[slot])

    def merchant(self, merchant: MerchantId) -> str:
        """Name the town of a merchant space."""
        return self.place(self.rules.board.merchant_location[merchant])

    def link(self, link: LinkId) -> str:
        """Name a line by its two towns; a farm brewery it also touches is left out."""
        first, second = self.rules.board.link_ends[link][:2]
        return names.LINE(first=self.place(first), second=self.place(second))

    def industry(self, industry: int) -> str:
        """Name an industry."""
        return names.INDUSTRIES[self.rules.industries[industry]]()

    def tile(self, tile: TileId) -> str:
        """Name a tile with its level."""
        tiles = self.rules.tiles
        return names.tile_name(self.rules.industries[tiles.industry[tile]], tiles.level[tile])

    def tile_as_object(self, tile: TileId) -> str:
        """Name a tile that something is done to, in the case a language needs there."""
        tiles = self.rules.tiles
        return names.tile_as_object(self.rules.industries[tiles.industry[tile]], tiles.level[tile])

    def card(self, card: CardId) -> str:
        """Name a card by what it shows."""
        faces = self.rules.cards
        if faces.wild[card]:
            return names.WILD_CARDS[faces.ids[card]]()
        if faces.location_bit[card]:
            return self.place(LocationId(faces.location_bit[card].bit_length() - 1))
        shown = sorted(faces.industries[card])
        return names.industries_card([self.rules.industries[industry] for industry in shown])
