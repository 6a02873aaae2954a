"""Sets of sales that a bot considers, the largest first: by merchants, ports or far away."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.search.sources import barrel_cost, gift
from brass_desktop.games.brass.engine.actions import CottonLeg, Leg, SellLeg
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, MERCHANT_BARREL, NOTHING, Kind
from brass_desktop.games.brass.engine.rules.rule import Body
from brass_desktop.games.brass.engine.state import BrassState

Sale = SellLeg | CottonLeg


class _Way(NamedTuple):
    """A sale as taste sees it: of those with one key the cheapest is kept."""

    key: Hashable
    cost: float


def sales(state: BrassState, kind: Kind, most: int) -> list[Body]:
    """Return sets of sales as far as the limit allows."""
    bodies: list[Body] = []
    _extend(state, kind, (), bodies, most)
    return bodies


def _extend(state: BrassState, kind: Kind, done: Body, bodies: list[Body], most: int) -> None:
    """Go on from `done`, whose tiles ascend; what is sent far away may be any."""
    rule = state.rules.actions[kind]
    last = done[-1] if done else None
    first = last.slot if isinstance(last, Sale) else NOTHING
    for leg in _best_sales(state, rule.legs(state, done)):
        if leg.slot <= first and not _is_far(leg):
            continue
        body = (*done, leg)
        if rule.may_go_on(state, body):
            after = state.clone()
            rule.perform(after, done, leg, None)
            _extend(after, kind, body, bodies, most)
        if len(bodies) >= most:
            return
        bodies.append(body)


def _best_sales(state: BrassState, legs: Iterable[Leg]) -> list[Sale]:
    seat = state.actor
    best: dict[Hashable, tuple[float, Sale]] = {}
    for leg in legs:
        assert isinstance(leg, Sale)
        key, cost = _way(state, seat, leg)
        known = best.get(key)
        if known is None or cost < known[0]:
            best[key] = (cost, leg)
    return [leg for _, leg in best.values()]


def _is_far(leg: Sale) -> bool:
    return isinstance(leg, CottonLeg) and leg.port == DISTANT_MARKET


def _way(state: BrassState, seat: Seat, leg: Sale) -> _Way:
    """Tell what a sale is about.

    Kept are per tile one sale without a merchant's barrel and each different bonus with one; per
    mill every own port and one of the others; for the distant market the mill worth most.
    """
    match leg:
        case SellLeg(slot, merchant, beer, bonus):
            drinks = MERCHANT_BARREL in beer
            way = (
                slot,
                merchant if drinks else NOTHING,
                NOTHING if bonus is None else bonus,
            )
            return _Way(way, barrel_cost(state, seat, beer))
        case CottonLeg(slot, port) if port == DISTANT_MARKET:
            return _Way(DISTANT_MARKET, -state.rules.tiles.vp[state.slot_tile[slot]])
        case CottonLeg(slot, port) if state.slot_owner[port] == seat:
            return _Way((slot, port), 0.0)
        case CottonLeg(slot, port):
            return _Way((slot, NOTHING), gift(state, port))
