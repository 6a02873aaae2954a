"""The gallery's pictures of Lancashire's table: its map, its distant market and its mat."""

from collections.abc import Callable
from functools import cache
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ACTING, CANAL_ERA, RAIL_ERA
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.play import played_table
from workshop.shots.brass.positions import PLAYERS
from workshop.shots.gallery import Shot

SEED: Final = 1805
Until = Callable[[BrassSession], bool]


def lancashire_shots() -> tuple[Shot, ...]:
    """Give the table of both eras, the closed market, the mat and the variant of two players."""
    return (
        Shot("lancashire_canal_start", _table(4, _at(CANAL_ERA, 1))),
        Shot("lancashire_canal_busy", _table(4, _at(CANAL_ERA, 6))),
        Shot("lancashire_rail_dense", _table(4, _at(RAIL_ERA, 7))),
        Shot("lancashire_closed", _table(4, _closed)),
        Shot("lancashire_mat", _table(4, _at(CANAL_ERA, 6)), inputs=(Key("m"),)),
        Shot("lancashire_two", _table(2, _at(CANAL_ERA, 7))),
        Shot("lancashire_in_money", _table(3, _at(CANAL_ERA, 5), in_money=True)),
    )


def _at(era: int, round_: int) -> Until:
    return lambda game: (game.state.era, game.state.round) >= (era, round_)


def _closed(game: BrassSession) -> bool:
    return game.state.cotton_demand == len(game.state.rules.distant_bonus)


def _table(players: int, until: Until, *, in_money: bool = False) -> Callable[[Context], Scene]:
    return lambda context: played_table(context, _played(players, until, in_money))


@cache
def _played(players: int, until: Until, in_money: bool) -> BrassSession:
    """Play by rules of thumb to the first turn at which something is so."""
    game, bot, rng = lancashire(), GreedyBot(), Rng(SEED)
    setup = Setup(players, SEED, {"bonus_in_money": in_money})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None and not (until(session) and _turn_begins(session)):
        seen = game.observe(session.state, session.actor)
        session.submit(bot.choose(game, seen, rng))
    return session


def _turn_begins(game: BrassSession) -> bool:
    fresh = not game.log or game.log[-1].action.kind not in game.state.rules.card_actions
    return fresh and game.state.phase == ACTING
