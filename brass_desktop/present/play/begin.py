"""From the choices of the new game screen to a session at the table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.core.session import Session, TakeBackPolicy
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.present.new_game import NewGame, TakeBack
from brass_desktop.present.play.agreement import agreed

_POLICIES: Final[Mapping[TakeBack, TakeBackPolicy]] = MappingProxyType(
    {"turn": "own_turn", "agreement": "by_agreement", "never": "never"}
)


def begin(game: NewGame) -> BrassSession:
    """Deal the game that was asked for."""
    options = {
        "introductory": game.length == "introductory",
        "seated_order": game.order == "seated",
    }
    players = [Player(s.name, s.colour, s.character, s.kind) for s in game.seats]
    setup = Setup(len(players), game.seed, options)
    session = Session(birmingham(), setup, players, _POLICIES[game.take_back])
    session.table = agreed(game)
    return session
