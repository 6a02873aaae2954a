"""The gallery's pictures of Lancashire's table: its map, its distant market and its mat."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.mind import undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action, CottonLeg
from brass_desktop.games.brass.engine.draft import draft_of
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    CANAL_ERA,
    DISTANT_MARKET,
    NOTHING,
    RAIL_ERA,
    IndustryId,
)
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.positions import PLAYERS
from workshop.shots.gallery import Shot

SEED: Final = 1812
_LEVEL: Final = "industrialist"
_Until = Callable[[BrassState], bool]


def lancashire_shots() -> tuple[Shot, ...]:
    """Give the table of both eras, every state of the distant market, the mat and two players."""
    busy = _at(CANAL_ERA, 6)
    return (
        Shot("lancashire_canal_start", _table(4, _at(CANAL_ERA, 1))),
        Shot("lancashire_canal_busy", _table(4, busy)),
        Shot("lancashire_rail_dense", _table(4, _at(RAIL_ERA, 7))),
        Shot("lancashire_closed", _table(4, _is_closed, gambling=True)),
        Shot("lancashire_buyer", _buyer),
        Shot("lancashire_sale", _sale),
        Shot("lancashire_mat", _table(4, _keeps_shipyards), inputs=(Key("m"),)),
        Shot("lancashire_two", _table(2, _at(CANAL_ERA, 8))),
        Shot("lancashire_in_money", _table(3, _at(CANAL_ERA, 7), in_money=True)),
    )


def _at(era: int, round_: int) -> _Until:
    return lambda state: (state.era, state.round) >= (era, round_)


def _keeps_shipyards(state: BrassState) -> bool:
    """Tell whether somebody who has begun to build still has tiles that are never built."""
    shipyard = IndustryId(state.rules.industries.index("shipyard"))
    top = state.available(state.actor, shipyard)
    return state.round > 2 and top != NOTHING and not state.rules.tiles.level[top]


def _is_closed(state: BrassState) -> bool:
    return state.cotton_demand == len(state.rules.distant_bonus)


def _table(players: int, until: _Until, **how: bool) -> Callable[[Context], Scene]:
    """Show the first turn that begins once something is so."""

    def make(context: Context) -> Scene:
        game = finished(players, **how)
        return played_table(context, game.fork(next(_turns(game, until))))

    return make


def _turns(game: BrassSession, until: _Until) -> Iterator[int]:
    """Yield the moments at which a turn begins and something is so."""
    for moment in range(len(game.log)):
        fresh = not moment or game.log[moment - 1].action.kind == "end_turn"
        if fresh and game.at(moment).phase == ACTING and until(game.at(moment)):
            yield moment


@cache
def finished(players: int, *, in_money: bool = False, gambling: bool = False) -> BrassSession:
    """Let bots play a whole game; gamblers sell to the distant market whenever they can."""
    game, rng = lancashire(), Rng(SEED)
    kit = load_kit(game)
    bot = kit.mind(kit.levels[_LEVEL])
    setup = Setup(players, SEED, {"bonus_in_money": in_money})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None:
        sale = next(_distant_sales(session.state), None) if gambling else None
        seen = game.observe(session.state, session.actor)
        session.submit(sale or bot.think(seen, rng.next64(), undisturbed).action)
    return session


def _distant_sales(state: BrassState) -> Iterator[Action]:
    """Yield the sales of one mill to the distant market, begun or going on."""
    for action in lancashire().legal_actions(state):
        if action.kind in ("sell", "sell_on") and len(action.legs) == 1:
            (leg,) = action.legs
            if isinstance(leg, CottonLeg) and leg.port == DISTANT_MARKET:
                yield action


@cache
def _best_sale() -> tuple[int, Action]:
    """Find a sale to the distant market with a port as the other choice, late in an era."""
    game = finished(4, gambling=True)
    found = [
        (moment, action)
        for moment in _turns(game, lambda state: state.cotton_demand > 0 and not _is_closed(state))
        for action in _distant_sales(game.at(moment))
    ]
    return max(found, key=lambda sale: (_ways(*sale), game.at(sale[0]).cotton_demand, sale[0]))


def _ways(moment: int, action: Action) -> int:
    """Count the buyers of a sale's cotton."""
    draft = draft_of(finished(4, gambling=True).at(moment), action)
    asked = (draft.back(n) for n in range(len(draft.picks)))
    return max((len(d.legal("port")) for d in asked if d.question == "port"), default=1)


def _sale(context: Context) -> Scene:
    """Lay out a sale to the distant market, as far as Confirm."""
    moment, action = _best_sale()
    scene = played_table(context, finished(4, gambling=True).fork(moment))
    scene.model.propose(action)
    return scene


def _buyer(context: Context) -> Scene:
    """Ask who takes the cotton."""
    moment, action = _best_sale()
    draft = draft_of(finished(4, gambling=True).at(moment), action)
    asked = [draft.back(n) for n in range(len(draft.picks))]
    scene = played_table(context, finished(4, gambling=True).fork(moment))
    scene.model.desk.take_up(next(d for d in asked if d.question == "port").picks)
    return scene
