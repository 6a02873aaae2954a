"""The gallery's pictures of Lancashire's table: its map, its distant market and its mat."""

from collections.abc import Callable
from functools import cache
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action, BuildLeg, CottonLeg
from brass_desktop.games.brass.engine.draft import Facet
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    CANAL_ERA,
    DISTANT_MARKET,
    RAIL_ERA,
    SELLING,
    SHORTFALL,
    Kind,
)
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present import intents as it
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.acting import Acting, Choice, played_table, told
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import PLAYERS
from workshop.shots.gallery import Shot

SEED: Final = 1786
Until = Callable[[BrassSession], bool]
_POOR: Final = 12
"""Pounds below which a trader borrows."""
_WANTED: Final[tuple[Kind, ...]] = (*("build",) * 6, *("network",) * 3, "develop")
_KINDS: Final[tuple[Kind, ...]] = (
    "build", "network", "develop", "sell", "loan", "combined_build", "pass",
)  # fmt: skip
_ASKED: Final[tuple[tuple[Kind, Facet], ...]] = (
    ("build", "industry"),
    ("network", "coal"),
    ("develop", "iron"),
    ("sell", "port"),
)
"""Questions whose answers are listed, with the action that asks them."""


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
        *_acting_shots(),
    )


def _acting_shots() -> tuple[Shot, ...]:
    """Give every action begun and ready, every question, the sale that goes on, all overlays."""
    begun = [Shot(f"lancashire_begun_{kind}", _GAME.begun(kind)) for kind in _KINDS]
    ready = [Shot(f"lancashire_ready_{kind}", _GAME.ready(kind)) for kind in _KINDS]
    asked = [Shot(f"lancashire_asks_{facet}", _GAME.asking(k, facet)) for k, facet in _ASKED]
    overlays = [Shot(f"lancashire_overlay_{key}", _overlay(key)) for key in "NCVKET"]
    return (
        *begun,
        *ready,
        *asked,
        Shot("lancashire_turn_a_tile", _GAME.ready("sell", _is_distant)),
        Shot("lancashire_to_a_port", _GAME.ready("sell", _are_through_ports)),
        Shot("lancashire_mine", _GAME.ready("build", _is_a_mine)),
        Shot("lancashire_selling", _table(4, _is_selling)),
        Shot("lancashire_shortfall", _table(4, _owes)),
        Shot("lancashire_no_loans", _table(4, _at(RAIL_ERA, 6))),
        *overlays,
    )


def _is_distant(choice: Choice) -> int:
    _, action = choice
    last = action.legs[-1]
    assert isinstance(last, CottonLeg)
    return (last.port == DISTANT_MARKET) * (choice[0] + 1)


def _are_through_ports(choice: Choice) -> int:
    ports = [leg for leg in choice[1].legs if isinstance(leg, CottonLeg)]
    return len([leg for leg in ports if leg.port != DISTANT_MARKET])


def _is_a_mine(choice: Choice) -> int:
    (leg,) = choice[1].legs
    assert isinstance(leg, BuildLeg)
    mine = lancashire().rules.industries.index("coal_mine")
    return int(leg.industry == mine and choice[0] < 40)


def _owes(game: BrassSession) -> bool:
    return game.state.phase == SHORTFALL


def _is_selling(game: BrassSession) -> bool:
    return game.state.phase == SELLING


def _overlay(key: str) -> Callable[[Context], BrassScene]:
    def make(context: Context) -> BrassScene:
        busy = _played(4, _at(CANAL_ERA, 6), False)
        scene = told(played_table(context, busy), it.ToggleOverlay(key))
        scene.model.point_at(it.PickSlot("preston.0"))
        return scene

    return make


def _at(era: int, round_: int) -> Until:
    return lambda game: (game.state.era, game.state.round) >= (era, round_)


def _closed(game: BrassSession) -> bool:
    return game.state.cotton_demand == len(game.state.rules.distant_bonus)


def _table(players: int, until: Until, *, in_money: bool = False) -> Callable[[Context], Scene]:
    return lambda context: played_table(context, _played(players, until, in_money))


@cache
def _played(players: int, until: Until, in_money: bool) -> BrassSession:
    """Play like traders to the first turn at which something is so."""
    game, rng = lancashire(), Rng(SEED)
    setup = Setup(players, SEED, {"bonus_in_money": in_money})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None and not (until(session) and _may_be_shown(session)):
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


def _may_be_shown(game: BrassSession) -> bool:
    """Tell whether a turn begins, a sale goes on, or tiles are given up."""
    if game.state.phase in (SELLING, SHORTFALL):
        return True
    fresh = not game.log or game.log[-1].action.kind not in game.state.rules.card_actions
    return fresh and game.state.phase == ACTING


_GAME: Final = Acting(lambda: _played(4, _never, False))


def _never(game: BrassSession) -> bool:
    return False
