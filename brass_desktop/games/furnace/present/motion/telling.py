"""From the events of one action to an animation: the table's changes, told piece by piece."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from brass_desktop.core.session import Entry
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.present.motion.auction_scenes import (
    ask,
    box_card,
    compensate,
    deal_row,
    pass_by,
    place_disc,
    roll_die,
    take_card,
)
from brass_desktop.games.furnace.present.motion.director import Director, Watched
from brass_desktop.games.furnace.present.motion.production_scenes import (
    begin_round,
    end_production,
    insert_card,
    repeat_card,
    run_card,
    run_effect,
    upgrade_card,
)
from brass_desktop.games.furnace.present.motion.timeline import FurnaceTimeline

_SCENES: Final[MappingProxyType[type[Event], Callable[..., None]]] = MappingProxyType(
    {
        ev.RowDealt: deal_row,
        ev.DiscPlaced: place_disc,
        ev.DieRolled: roll_die,
        ev.AgentPassedBy: pass_by,
        ev.CompensationAsked: ask,
        ev.Compensated: compensate,
        ev.CardTaken: take_card,
        ev.CardBoxed: box_card,
        ev.CardInserted: insert_card,
        ev.CardRun: run_card,
        ev.CardRepeated: repeat_card,
        ev.EffectRun: run_effect,
        ev.CardUpgraded: upgrade_card,
        ev.ProductionEnded: end_production,
        ev.RoundBegun: begin_round,
    }
)
STILL: Final[frozenset[type[Event]]] = frozenset({ev.DiscsKept, ev.AuctionEnded, ev.GameEnded})
"""Events nothing moves for: prompt, stage and result tell of them."""


def timeline_of(
    entry: Entry[Action, Event],
    before: Watched,
    after: Watched,
    *,
    speed: float = 1.0,
    reduced: bool = False,
) -> FurnaceTimeline:
    """Show how an action led from one table to the next."""
    director = Director(entry, before, after)
    for event in entry.events:
        if type(event) not in STILL:
            _SCENES[type(event)](director, event)
    director.turn_stage()
    return director.timeline(speed=speed, reduced=reduced)
