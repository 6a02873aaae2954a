"""A game of Lancashire between traders, who sell whenever they can: crowded ports, tiles turned.

They know neither bots nor values, so their game changes only when the rules do.
"""

from functools import cache
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import Kind
from brass_desktop.games.brass.lancashire import lancashire
from workshop.shots.brass.positions import PLAYERS

SEED: Final = 1786
"""A game with every question, a sale that goes on, a closed market and a debtor."""
_POOR: Final = 12
"""Pounds below which a trader borrows."""
_WANTED: Final[tuple[Kind, ...]] = (*("build",) * 6, *("network",) * 3, "develop")


@cache
def traded() -> BrassSession:
    """Play the game to its end."""
    rng, setup = Rng(SEED), Setup(len(PLAYERS), SEED, {"bonus_in_money": False})
    session: BrassSession = Session(lancashire(), setup, PLAYERS)
    while session.actor is not None:
        session.submit(_trade(session, rng))
    return session


def _trade(session: BrassSession, rng: Rng) -> Action:
    """Sell what can be sold, borrow when poor, else build, lay links or develop by chance."""
    offered: dict[Kind, list[Action]] = {}
    for action in session.game.legal_actions(session.state):
        offered.setdefault(action.kind, []).append(action)
    poor = session.state.money[session.state.actor] < _POOR
    first: tuple[Kind, ...] = ("sell_on", "sell", "loan") if poor else ("sell_on", "sell")
    urgent = [kind for kind in first if kind in offered]
    wanted = [kind for kind in _WANTED if kind in offered] or sorted(offered)
    found = sorted(offered[urgent[0] if urgent else rng.choice(wanted)], key=repr)
    most = max(len(action.legs) for action in found)
    return rng.choice([action for action in found if len(action.legs) == most])
