"""From the events of one action to an animation: the table's changes, told piece by piece."""

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from brass_desktop.core.session import Entry
from brass_desktop.games.brass import events as ev
from brass_desktop.games.brass.actions import Action
from brass_desktop.games.brass.events import Event
from brass_desktop.present.motion.director import Director
from brass_desktop.present.motion.scenes import (
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
from brass_desktop.present.motion.timeline import (
    Anchor,
    Content,
    Cue,
    Move,
    StillPiece,
    Timeline,
    Tween,
)
from brass_desktop.present.viewmodel.seen import Seen

LONGEST: Final = 1.6
"""Seconds a whole action may take at normal speed."""
FADE: Final = 0.2

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
    }
)
SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        ev.TurnOrderSet,
        ev.TurnStarted,
        ev.RoundStarted,
        ev.EraScored,
        ev.EraStarted,
        ev.GameFinished,
    }
)
"""Events nothing moves for: panels, curtain and ceremony tell of them."""


def stage(
    entry: Entry[Action, Event],
    before: Seen,
    after: Seen,
    *,
    speed: float = 1.0,
    reduced: bool = False,
) -> Timeline:
    """Show how an action led from one table to the next.

    At speed 0 nothing moves, though it is heard. With reduced motion nothing travels: the old
    fades and gives way to the new.
    """
    director = Director(entry, before, after)
    for event in entry.events:
        if type(event) not in SILENT:
            director.event = event
            _SCENES[type(event)](director, event)
    if director.is_scoring:
        hop_scored_points(director)
    timeline = director.timeline()
    if speed <= 0:
        return Timeline(cues=_at_once(timeline.cues))
    if reduced:
        timeline = _faded(director.first, timeline.cues)
    if timeline.duration > LONGEST:
        timeline = timeline.scaled(LONGEST / timeline.duration)
    return timeline if speed == 1.0 else timeline.scaled(1 / speed)


def _faded(first: dict[Anchor, Content], cues: tuple[Cue, ...]) -> Timeline:
    """Let what every place showed first fade away at once."""
    fades = tuple(
        Tween(Move.FADE, 0.0, FADE, anchor, anchor, StillPiece(content))
        for anchor, content in first.items()
    )
    return Timeline(fades, (), _at_once(cues))


def _at_once(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    return tuple(replace(cue, at=0.0) for cue in cues)
