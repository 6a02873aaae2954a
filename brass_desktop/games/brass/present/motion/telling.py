"""From the events of one action to an animation: the table's changes, told piece by piece."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from brass_desktop.core.session import Entry
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.present.motion.director import Director
from brass_desktop.games.brass.present.motion.overseas import turn_distant_tile
from brass_desktop.games.brass.present.motion.scenes import (
    buy_cube,
    discard_card,
    draw_cards,
    drop_cubes,
    drop_tile,
    fill_barrel,
    flip_tile,
    gain_points,
    hop_scored_points,
    lay_link,
    lift_link,
    lift_tile,
    lose_points,
    move_income,
    pay,
    receive,
    remove_from_mat,
    sell_cube,
    take_barrel,
    take_cube,
    take_wild,
)
from brass_desktop.games.brass.present.motion.timeline import BrassTimeline
from brass_desktop.games.brass.present.viewmodel.seen import Seen

_SCENES: Final[MappingProxyType[type[Event], Callable[..., None]]] = MappingProxyType(
    {
        ev.CardDiscarded: discard_card,
        ev.WildTaken: take_wild,
        ev.CardsDrawn: draw_cards,
        ev.MoneyPaid: pay,
        ev.MoneyReceived: receive,
        ev.TilePlaced: drop_tile,
        ev.CubesPlaced: drop_cubes,
        ev.TileRemoved: lift_tile,
        ev.TileDeveloped: remove_from_mat,
        ev.LinkPlaced: lay_link,
        ev.LinkReturned: lift_link,
        ev.CubeTaken: take_cube,
        ev.MerchantBeerTaken: take_barrel,
        ev.MerchantBeerPlaced: fill_barrel,
        ev.CubeBought: buy_cube,
        ev.CubeSold: sell_cube,
        ev.TileFlipped: flip_tile,
        ev.IncomeMoved: move_income,
        ev.PointsGained: gain_points,
        ev.PointsLost: lose_points,
        ev.DistantTileTurned: turn_distant_tile,
    }
)
STILL: Final[frozenset[type[Event]]] = frozenset(
    {
        ev.TurnOrderSet,
        ev.TurnStarted,
        ev.RoundStarted,
        ev.EraScored,
        ev.EraStarted,
        ev.GameFinished,
        ev.CardsSetAside,
        ev.DistantMarketOpened,
    }
)
"""Events nothing moves for: panels, curtain and ceremony tell of them."""


def timeline_of(
    entry: Entry[Action, Event],
    before: Seen,
    after: Seen,
    *,
    speed: float = 1.0,
    reduced: bool = False,
) -> BrassTimeline:
    """Show how an action led from one table to the next."""
    director = Director(entry, before, after)
    for event in entry.events:
        director.event = event
        if type(event) in STILL:
            director.hear(director.now)
        else:
            _SCENES[type(event)](director, event)
    if director.is_scoring:
        hop_scored_points(director)
    return director.timeline(speed=speed, reduced=reduced)
