"""A game as the builders read it: position, players, the log and whose eyes are looking."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Player, Seat
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES, HIDDEN, RESOURCE_NAMES, CardId, TileId
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import names, table
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.games.brass.present.viewmodel.pieces import (
    CardKind,
    CardView,
    TileFace,
    TileView,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a table view is built from; `viewer` is the seat whose hand lies open, if any."""

    game: str
    state: BrassState
    players: Sequence[Player]
    viewer: Seat | None
    log: Sequence[Entry[Action, Event]] = ()
    before: Sequence[BrassState] = ()
    """The position before each entry of the log."""

    @classmethod
    def of(cls, session: BrassSession, viewer: Seat | None) -> "Seen":
        """Look at a running game."""
        return cls(
            game=session.game.id,
            state=session.state,
            players=tuple(session.players),
            viewer=viewer,
            log=session.log,
            before=tuple(session.at(n) for n in range(len(session.log))),
        )

    @property
    def naming(self) -> Naming:
        """The names at this table."""
        return Naming(self.rules, [player.name for player in self.players])

    @property
    def rules(self) -> Ruleset:
        """The ruleset of the game."""
        return self.state.rules

    @property
    def era(self) -> EraName:
        """The era's name as view models use it."""
        return "canal" if ERA_NAMES[self.state.era] == "canal" else "rail"

    @property
    def hand_seat(self) -> Seat:
        """The seat whose hand, mat and choices the table shows."""
        return self.viewer if self.viewer is not None else self.state.actor

    def owner(self, seat: int) -> str:
        """Return a seat's colour."""
        return self.players[seat].colour

    def name(self, seat: int) -> str:
        """Return a seat's player."""
        return self.players[seat].name

    def tile_name(self, tile: int) -> str:
        """Name a tile in words."""
        tiles = self.rules.tiles
        return names.tile_name(self.rules.industries[tiles.industry[tile]], tiles.level[tile])

    def slot_place(self, slot: int) -> str:
        """Name the place of a slot in words."""
        board = self.rules.board
        return names.place_name(board.locations[board.slot_location[slot]])

    def line_name(self, link: int) -> str:
        """Name a line in words."""
        board = self.rules.board
        first, second = (board.locations[end] for end in board.link_ends[link][:2])
        return names.line_name(first, second)

    def tile_view(self, slot: int) -> TileView | None:
        """Describe the tile on a slot."""
        state = self.state
        if state.slot_owner[slot] < 0:
            return None
        return TileView(
            owner=self.owner(state.slot_owner[slot]),
            face=tile_face(self.rules, TileId(state.slot_tile[slot])),
            left=state.slot_cubes[slot],
            flipped=state.slot_flipped[slot],
        )


def tile_face(rules: Ruleset, tile: TileId) -> TileFace:
    """Return what is printed on a kind of tile."""
    tiles = rules.tiles
    resource = RESOURCE_NAMES[tiles.resource[tile]] or None
    return TileFace(
        industry=rules.industries[tiles.industry[tile]],
        level=tiles.level[tile],
        cost=tiles.cost[tile],
        coal=tiles.coal[tile],
        iron=tiles.iron[tile],
        beer_to_sell=tiles.beer[tile],
        vp=tiles.vp[tile],
        income=tiles.income[tile],
        link_icons=tiles.link_icons[tile],
        canal=tiles.buildable[0][tile],
        rail=tiles.buildable[1][tile],
        lightbulb=tiles.lightbulb[tile],
        resource=resource,
        brings=(tiles.yields[0][tile], tiles.yields[1][tile]),
    )


def card_back(key: int) -> CardView:
    """Describe a card that nobody may see here: it has a place and no face."""
    return CardView(key, "", CardKind.LOCATION, "")


def card_view(rules: Ruleset, card: CardId, key: int) -> CardView:
    """Describe a card; `key` tells it apart from equal ones beside it."""
    assert card != HIDDEN, "a hidden card has no face"
    cards, board = rules.cards, rules.board
    name = cards.ids[card]
    if cards.wild[card]:
        kind = CardKind(name)
        word = table.WILD_LOCATION() if kind is CardKind.WILD_LOCATION else table.WILD_INDUSTRY()
        return CardView(key, name, kind, word, names.CARD_WILD())
    if cards.location_bit[card]:
        place = cards.location_bit[card].bit_length() - 1
        return CardView(
            key,
            name,
            CardKind.LOCATION,
            names.card_place_name(board.locations[place]),
            band=board.bands[place],
            location=board.locations[place],
            slots=tuple(
                tuple(rules.industries[shown] for shown in board.slot_industries[slot])
                for slot in board.slots_at[place]
            ),
        )
    shown = [rules.industries[industry] for industry in sorted(cards.industries[card])]
    return CardView(
        key,
        name,
        CardKind.INDUSTRY,
        names.industries_card(shown),
        names.CARD_NETWORK(),
        industries=tuple(shown),
    )
