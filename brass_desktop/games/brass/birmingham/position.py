"""Positions of Birmingham in the words of its rulebook."""

from typing import Self

from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.engine.position import FamilyPosition
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.shelf import find


class BirminghamPosition(FamilyPosition):
    """A position of Birmingham."""

    def __init__(self, players: int = 2, *, introductory: bool = False) -> None:
        game = birmingham()
        super().__init__(game, find(game.id).colours, players, introductory=introductory)
        self._merchants: dict[str, tuple[str, bool]] = {}

    def merchant(self, space: str, buys: str, *, beer: bool = True) -> Self:
        """Say what a merchant space holds: an industry, `all` or `blank`."""
        self._merchants[space] = (buys, beer)
        return self

    def state(self) -> BrassState:
        """Return the finished position, its merchants placed."""
        state = super().state()
        self._place_merchants(state)
        return state

    def _place_merchants(self, state: BrassState) -> None:
        tiles = enumerate(self._rules.merchant_tile_min_players)
        pile = [n for n, least_players in tiles if least_players <= state.players]
        placed: dict[int, int] = {}
        for space, (buys, _) in self._merchants.items():
            wanted = {"all": {"cotton_mill", "manufacturer", "pottery"}, "blank": set()}
            tile = next(n for n in pile if self._bought(n) == wanted.get(buys, {buys}))
            pile.remove(tile)
            placed[self._rules.board.merchants.index(space)] = tile
        least = self._rules.board.merchant_min_players
        state.merchant_tile = tuple(
            placed[n] if n in placed else pile.pop() if least[n] <= state.players else NOTHING
            for n in range(len(least))
        )
        dry = {space for space, (_, beer) in self._merchants.items() if not beer}
        state.merchant_beer = [
            tile != NOTHING
            and bool(self._rules.merchant_buys[tile])
            and self._rules.board.merchants[n] not in dry
            for n, tile in enumerate(state.merchant_tile)
        ]

    def _bought(self, merchant_tile: int) -> set[str]:
        """Name the industries that a merchant tile shows."""
        bought = self._rules.merchant_buys[merchant_tile]
        return {self._rules.industries[industry] for industry in bought}
