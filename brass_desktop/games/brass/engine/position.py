"""Positions in the words of the rulebook, for lessons, diagrams and tests.

    position = (
        BirminghamPosition(players=2)
        .era("rail")
        .money(red=20)
        .hand("red", "birmingham", "coal_mine")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .link("birmingham__dudley", "yellow")
    )

Every name is an id of the definition file. What is not said stays as in round 2 of a canal era in
which red is to act with two actions: £17, income space 10, full mats, an empty board, hands dealt
from what the named hands leave of the deck. Positions that cannot exist are refused: a card or a
merchant tile too many, a tile in a slot that does not show it, a link on a line of the other era.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Self

from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    CANAL_ERA,
    NO_RESOURCE,
    NOTHING,
    RAIL_ERA,
    TURN_DONE,
    CardId,
    IndustryId,
    TileId,
)
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState

_SEED = 7


class ImpossiblePosition(ValueError):
    """What was said of a position contradicts itself or the rules."""


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ImpossiblePosition(otherwise)


class FamilyPosition:
    """Say what differs from the standard position, then ask for the `table`."""

    def __init__(
        self, game: BrassGame, colours: Sequence[str], players: int, **options: bool
    ) -> None:
        self._game = game
        self._colours = colours
        self._rules = game.rules_for(players)
        self._state = game.new(Setup(players, _SEED, {"seated_order": True, **options}))
        self._state.round = 2
        self._state.actions_left = 2
        self._turn = Seat(0)
        self._hands: dict[Seat, tuple[CardId, ...]] = {}
        self._available: dict[tuple[Seat, IndustryId], int] = {}
        self._deck_size: int | None = None

    def era(self, name: str) -> Self:
        """Set the era; say it before any tile and link."""
        state = self._state
        _require(not any(tile != NOTHING for tile in state.slot_tile), "say the era before tiles")
        _require(
            not any(owner != NOTHING for owner in state.link_owner), "say the era before links"
        )
        state.era = {"canal": CANAL_ERA, "rail": RAIL_ERA}[name]
        return self

    def round(self, number: int) -> Self:
        """Set the round of the era."""
        self._state.round = number
        return self

    def turn(self, colour: str, *, actions: int = 2) -> Self:
        """Say whose turn it is and how many actions are left in it."""
        self._turn = self._seat(colour)
        self._state.actions_left = actions
        self._state.phase = ACTING if actions else TURN_DONE
        return self

    def order(self, *colours: str) -> Self:
        """Set the round's turn order."""
        order = tuple(self._seat(colour) for colour in colours)
        _require(sorted(order) == list(range(self._state.players)), "every seat once")
        self._state.order = order
        return self

    def money(self, **pounds: int) -> Self:
        """Set money by colour."""
        return self._by_seat(self._state.money, pounds)

    def spent(self, **pounds: int) -> Self:
        """Set the money spent this round by colour."""
        return self._by_seat(self._state.spent, pounds)

    def income(self, **spaces: int) -> Self:
        """Set the space of the income marker by colour."""
        return self._by_seat(self._state.income, spaces)

    def level(self, **levels: int) -> Self:
        """Set the income level by colour; the marker stands on its lowest space."""
        spaces = {colour: self._rules.income_level.index(level) for colour, level in levels.items()}
        return self._by_seat(self._state.income, spaces)

    def vp(self, **points: int) -> Self:
        """Set victory points by colour."""
        return self._by_seat(self._state.vp, points)

    def links_left(self, **links: int) -> Self:
        """Set the link tiles a colour still holds; say it after its links."""
        return self._by_seat(self._state.links_left, links)

    def hand(self, colour: str, *cards: str) -> Self:
        """Set a hand; `card_` may be left out of a card's id."""
        self._hands[self._seat(colour)] = tuple(self._card(card) for card in cards)
        return self

    def deck(self, cards: int) -> Self:
        """Leave so many cards in the deck; the others lie on red's discard pile."""
        self._deck_size = cards
        return self

    def last_turn_of_era(self) -> Self:
        """Let red hold the era's last card and play it as the last action of the last round."""
        others = [Seat(seat) for seat in range(1, self._state.players)]
        self._state.round = self._rules.numbers.rounds[self._state.players]
        self._state.order = (*others, Seat(0))
        self._hands = {
            Seat(0): (self._card("iron_works"),),
            **dict.fromkeys(others, ()),
        }
        return self.deck(0).turn("red", actions=1)

    def available(self, colour: str, *tiles: str) -> Self:
        """Let these be the available tiles of their industries on a colour's mat."""
        for name in tiles:
            tile = self._rules.tiles.ids.index(name)
            self._available[self._seat(colour), self._rules.tiles.industry[tile]] = tile
        return self

    def used_up(self, colour: str, *industries: str) -> Self:
        """Leave no tile of these industries on a colour's mat."""
        for name in industries:
            industry = IndustryId(self._rules.industries.index(name))
            self._available[self._seat(colour), industry] = NOTHING
        return self

    def tile(
        self, slot: str, owner: str, tile: str, *, cubes: int | None = None, flipped: bool = False
    ) -> Self:
        """Put a tile on the board, by default unflipped with its whole yield."""
        state, tiles = self._state, self._rules.tiles
        at, kind = self._rules.board.slots.index(slot), TileId(tiles.ids.index(tile))
        _require(
            tiles.industry[kind] in self._rules.board.slot_industries[at], f"{tile} not in {slot}"
        )
        _require(state.slot_tile[at] == NOTHING, f"{slot} is taken")
        later = tiles.level[kind] != 1 or tiles.buildable[RAIL_ERA][kind]
        _require(state.era == CANAL_ERA or later, f"{tile} is gone")
        if cubes is None:
            cubes = 0 if flipped else tiles.yields[state.era][kind]
        if tiles.resource[kind] != NO_RESOURCE:
            _require((cubes == 0) == flipped, f"{tile}: a resource tile is flipped when empty")
        state.slot_tile[at] = kind
        state.slot_owner[at] = self._seat(owner)
        state.tile_reach[self._seat(owner)] |= self._rules.board.slot_bit[at]
        state.slot_flipped[at] = flipped
        state.slot_cubes[at] = cubes
        return self

    def flipped(self, slot: str, owner: str, tile: str) -> Self:
        """Put a flipped tile on the board."""
        return self.tile(slot, owner, tile, flipped=True)

    def link(self, line: str, owner: str) -> Self:
        """Lay a link of the current era."""
        state, board, seat = self._state, self._rules.board, self._seat(owner)
        at = board.links.index(line)
        _require(board.link_open[state.era][at], f"{line} is closed in this era")
        _require(state.link_owner[at] == NOTHING, f"{line} is taken")
        state.link_owner[at] = seat
        state.links_left[seat] -= 1
        state.link_reach[seat] |= board.link_mask[at]
        state.roads = state.roads.with_link(board.link_mask[at])
        return self

    def links(self, owner: str, *lines: str) -> Self:
        """Lay several links of one owner."""
        for line in lines:
            self.link(line, owner)
        return self

    def market(self, *, coal: int | None = None, iron: int | None = None) -> Self:
        """Set the cubes in the markets."""
        if coal is not None:
            _require(0 <= coal <= self._rules.coal_market.spaces, "no such coal market")
            self._state.coal = coal
        if iron is not None:
            _require(0 <= iron <= self._rules.iron_market.spaces, "no such iron market")
            self._state.iron = iron
        return self

    def state(self) -> BrassState:
        """Return the finished position."""
        state = self._state.clone()
        state.turn = state.order.index(self._turn)
        self._deal_cards(state)
        for seat in range(state.players):
            for industry in range(len(self._rules.stacks)):
                gone = self._tiles_gone(state, Seat(seat), IndustryId(industry))
                state.mat[seat * len(self._rules.stacks) + industry] = gone
        return state

    def _seat(self, colour: str) -> Seat:
        """Return the seat of a colour: the first colour sits first."""
        return Seat(self._colours.index(colour))

    def _card(self, name: str) -> CardId:
        """Find a card face; `card_` may be left out."""
        ids = self._rules.cards.ids
        return CardId(ids.index(name if name in ids else f"card_{name}"))

    def _by_seat(self, values: list[int], by_colour: dict[str, int]) -> Self:
        for colour, value in by_colour.items():
            values[self._seat(colour)] = value
        return self

    def _deal_cards(self, state: BrassState) -> None:
        pool = Counter(full_deck(self._rules, state.players))
        wild = self._rules.cards.wild
        for hand in self._hands.values():
            pool.subtract(card for card in hand if not wild[card])
            for card in hand:
                if wild[card]:
                    state.wilds[self._rules.cards.wild_gain.index(card)] -= 1
        _require(min(pool.values()) >= 0, "a hand names a card that is not in the deck")
        rest = list(pool.elements())
        seats = range(state.players)
        state.face_down = tuple(rest.pop() for _ in range(self._cards_aside()))
        for seat in map(Seat, seats):
            dealt = self._hands.get(seat)
            state.hands[seat] = tuple(rest.pop() for _ in range(8)) if dealt is None else dealt
        size = len(rest) if self._deck_size is None else self._deck_size
        _require(len(rest) >= size, "there are not so many cards left for the deck")
        state.deck = tuple(rest[:size])
        state.discards = [tuple(rest[size:]), *[()] * (state.players - 1)]

    def _cards_aside(self) -> int:
        """Return how many cards lie face down, as many as the game sets aside in this era."""
        dealt = self._game.new(Setup(self._state.players, _SEED))
        return len(dealt.face_down) if self._state.era == CANAL_ERA else 0

    def _tiles_gone(self, state: BrassState, seat: Seat, industry: IndustryId) -> int:
        stack = self._rules.stacks[industry]
        on_board = Counter(
            TileId(tile)
            for tile, owner in zip(state.slot_tile, state.slot_owner, strict=True)
            if owner == seat and self._rules.tiles.industry[tile] == industry
        )
        _require(
            all(stack.count(tile) >= count for tile, count in on_board.items()), "too many tiles"
        )
        gone = max((stack.index(tile) + count for tile, count in on_board.items()), default=0)
        wanted = self._available.get((seat, industry))
        if wanted is None:
            return gone
        if wanted == NOTHING:
            return len(stack)
        gone = max(gone, stack.index(TileId(wanted)))
        _require(gone < len(stack) and stack[gone] == wanted, "the tile cannot be available")
        return gone
