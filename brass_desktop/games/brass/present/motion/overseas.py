"""Cotton on its way: through a port, or to a market that nobody can see through.

Everybody waits for the tile that the distant market turns, so it is given time of its own: it
rises, turns and is held up; then the demand falls, and the mill flips or the market is locked.
"""

from dataclasses import replace
from typing import Final

from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.present.motion.director import Director
from brass_desktop.games.brass.present.motion.sounds import BALE, PADLOCK
from brass_desktop.games.brass.present.motion.timeline import (
    Anchor,
    BalePiece,
    LockPiece,
    MarketTilePiece,
    PlatePiece,
    Spot,
)
from brass_desktop.games.brass.present.viewmodel.board import DistantMarketView
from brass_desktop.games.brass.present.viewmodel.build_distant import build_distant_market
from brass_desktop.present.motion.timeline import Move

SHIP: Final = 0.34
SHIP_PER_LINK: Final = 0.05
LONGEST_SHIPMENT: Final = 0.6
TURN: Final = 0.9
"""The tile rises, stands on its edge and shows its face."""
HOLD: Final = 0.25
FALL: Final = 0.12
"""Of the demand, for each space."""
ASIDE: Final = 0.28
LOCK: Final = 0.26
PLATE: Final = 0.4

BOX: Final = Anchor(Spot.OVERSEAS, "box")
STACK: Final = Anchor(Spot.OVERSEAS, "stack")
LAST: Final = Anchor(Spot.OVERSEAS, "last")
PLATE_PLACE: Final = Anchor(Spot.OVERSEAS, "plate")
TELLTALES: Final = ("chronicle", "prompt", "turn", "dock", "markets")
"""Panels that know what the tile says before it has been turned."""
OFF_PLATE: Final = Anchor(Spot.OVERSEAS, "off_plate")
"""Where the plate comes from."""


def ship(d: Director, mill: int, port: int) -> None:
    """Cotton travels along the links from its mill to the port, before both flip."""
    way = d.way(mill, d.after.rules.board.slot_bit[port])
    length = min(LONGEST_SHIPMENT, SHIP + SHIP_PER_LINK * len(way))
    origin, goal = d.slot(mill), d.slot(port)
    start = d.ready(origin)
    tween = d.move(
        Move.SLIDE, length, origin, goal, BalePiece(way), lead=length - 0.06, start=start
    )
    d.sound(tween.end, BALE)


def turn_distant_tile(d: Director, event: ev.DistantTileTurned) -> None:
    """Cotton is offered overseas, a tile turns, and the demand falls by what it says."""
    before, after = (build_distant_market(seen.state) for seen in (d.before, d.after))
    assert before is not None and after is not None, "only a distant market turns its tiles"
    d.payer = BOX
    offer = d.move(Move.TOSS, SHIP, d.slot(event.slot), BOX, BalePiece(), lead=SHIP)
    tile = MarketTilePiece(after.last)
    turn = d.move(Move.TURN, TURN + HOLD, STACK, STACK, tile, lead=TURN + HOLD, start=offer.end)
    d.hear(turn.start)
    aside = d.move(Move.TOSS, ASIDE, STACK, LAST, tile, lead=0.0, start=turn.end)
    landed = _fall(d, event, turn.end, before)
    d.show(BOX, max(aside.end, landed), _marked(before, event.after, after.last), before)
    d.hold_breath(landed - offer.start)
    for panel in (*TELLTALES, d.owner(event.seat)):
        d.show(Anchor(Spot.PANEL, panel), landed, True, False)
    if not after.is_open:
        _close(d, landed, after, event)
    d.show(BOX, d.now, after, before)


def _fall(
    d: Director, event: ev.DistantTileTurned, start: float, before: DistantMarketView
) -> float:
    """Let the bale drop space by space; give the moment it has landed."""
    spaces = tuple(range(event.before, event.after + 1))
    d.show(BOX, start, _marked(before, None if len(spaces) > 1 else event.before, ""), before)
    if len(spaces) == 1:
        d.now = max(d.now, start + ASIDE)
        return start + ASIDE
    first, last = (Anchor(Spot.OVERSEAS, "bale", space) for space in (spaces[0], spaces[-1]))
    length = FALL * (len(spaces) - 1)
    drop = d.move(Move.HOP, length, first, last, BalePiece(spaces=spaces), lead=length, start=start)
    for step in range(1, len(spaces)):
        d.sound(drop.start + FALL * step, BALE)
    return drop.end


def _close(
    d: Director, start: float, after: DistantMarketView, event: ev.DistantTileTurned
) -> None:
    """Snap the padlock on the last space and slide the plate in."""
    space = Anchor(Spot.OVERSEAS, "demand", event.after)
    lock = d.move(Move.DROP, LOCK, space, space, LockPiece(), lead=LOCK, start=start)
    d.sound(lock.end - 0.04, PADLOCK)
    piece = PlatePiece(after)
    d.move(Move.SLIDE, PLATE, OFF_PLATE, PLATE_PLACE, piece, lead=PLATE, start=lock.end)
    d.hold_breath(LOCK + PLATE)


def _marked(view: DistantMarketView, at: int | None, last: str) -> DistantMarketView:
    """Show the market as it was, with the bale on another space or on its way."""
    spaces = (replace(space, marked=n == at) for n, space in enumerate(view.spaces))
    return replace(view, spaces=tuple(spaces), last=last or view.last)
