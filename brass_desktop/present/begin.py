"""From the choices of the new game screen to a session at the table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from brass_desktop.core.session import Session, TakeBackPolicy
from brass_desktop.core.table import NewGame, TakingBack
from brass_desktop.core.types import Player, Setup
from brass_desktop.games import shelf
from brass_desktop.present.agreement import agreed

_POLICIES: Final[Mapping[TakingBack, TakeBackPolicy]] = MappingProxyType(
    {"turn": "own_turn", "agreement": "by_agreement", "never": "never"}
)


def begin(game: NewGame) -> Session[Any, Any, Any, Any]:
    """Deal the game that was asked for."""
    options = {name: name in game.options for name in shelf.find(game.game).options}
    players = [Player(s.name, s.colour, s.character, s.kind) for s in game.seats]
    setup = Setup(len(players), game.seed, options)
    session = Session(shelf.load_game(game.game), setup, players, _POLICIES[game.take_back])
    session.table = agreed(game)
    return session
