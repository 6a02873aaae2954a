"""Positions of Lancashire in the words of its rulebook."""

from typing import Self

from brass_desktop.games.brass.engine.ids import SELLING
from brass_desktop.games.brass.engine.position import FamilyPosition
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.shelf import find


class LancashirePosition(FamilyPosition):
    """A position of Lancashire."""

    def __init__(self, players: int = 3, *, bonus_in_money: bool = False) -> None:
        game = lancashire()
        super().__init__(game, find(game.id).colours, players, bonus_in_money=bonus_in_money)

    def distant(self, *moves: int, demand: int = 0) -> Self:
        """Say which tiles of the distant market come next and how far its marker has come."""
        left = list(self._rules.distant_tiles)
        for move in moves:
            left.remove(move)
        self._state.distant = (*moves, *left)
        self._state.cotton_demand = demand
        return self

    def selling(self) -> Self:
        """Let a sale wait that has just turned a tile of the distant market."""
        self._state.phase = SELLING
        self._state.distant_turned = 1
        return self
