"""What a bot considers: bodies without cards, each with one sensible way to pay for it.

Every body comes from the rules' own `legs`, walked on copies; taste only narrows what they offer.
A list is never empty, because Pass is always in it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from brass_desktop.games.brass.bots.search.cards import keep_values
from brass_desktop.games.brass.bots.search.sources import barrel_cost, cube_cost
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    DevelopLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.ids import MERCHANT_BARREL, NOTHING, CardId, LinkId
from brass_desktop.games.brass.engine.rules.rule import Body
from brass_desktop.games.brass.engine.scoring import link_points
from brass_desktop.games.brass.engine.state import BrassState

ROOM_POINTS = 0.5


@dataclass(frozen=True, slots=True)
class Taste:
    """How wide the list is."""

    doubles: int = 40
    """At most this many double rails, by their points; 1 offers only the best."""
    sales: int = 48
    """At most this many sets of sales."""


class _Priced(NamedTuple):
    cost: float
    leg: NetworkLeg


def candidates(state: BrassState, taste: Taste) -> list[Action]:
    """List one action per body, in a stable order, Pass last."""
    keep = keep_values(state, state.actor)
    spare = min(keep, key=lambda card: (keep[card], card))
    actions = list(_builds(state, keep))
    actions += [Action("network", (spare,), body) for body in _networks(state, taste)]
    actions += [Action("develop", (spare,), body) for body in _develops(state)]
    actions += [Action("sell", (spare,), body) for body in _sales(state, taste)]
    if oracle.refuse_kind(state, "loan") is None:
        actions.append(Action("loan", (spare,)))
    if oracle.refuse_kind(state, "scout") is None:
        actions.append(Action("scout", _worst_cards(state, keep)))
    actions.append(Action("pass", (spare,)))
    return actions


def _worst_cards(state: BrassState, keep: dict[CardId, float]) -> tuple[CardId, ...]:
    count = state.rules.numbers.scout_cards
    worst = sorted(state.hands[state.actor], key=lambda card: (keep[card], card))[:count]
    return tuple(sorted(worst))


def _builds(state: BrassState, keep: dict[CardId, float]) -> Iterator[Action]:
    """Yield every tile in every slot, with the best cubes and the least useful card."""
    seat = state.actor
    rule = state.rules.actions["build"]
    best: dict[tuple[int, int], tuple[float, BuildLeg]] = {}
    for leg in rule.legs(state, ()):
        assert isinstance(leg, BuildLeg)
        cost = cube_cost(state, seat, leg.coal) + cube_cost(state, seat, leg.iron)
        known = best.get((leg.slot, leg.industry))
        if known is None or cost < known[0]:
            best[leg.slot, leg.industry] = (cost, leg)
    for _, leg in best.values():
        payments = rule.payments(state, (leg,))
        yield Action("build", min(payments, key=lambda cards: (keep[cards[0]], cards)), (leg,))


def _networks(state: BrassState, taste: Taste) -> list[Body]:
    """Return single links and the most promising doubles."""
    rule = state.rules.actions["network"]
    if rule.refuse(state) is not None:
        return []
    firsts = _best_links(state, rule.legs(state, ()))
    bodies: list[Body] = [(leg,) for leg in firsts]
    if not firsts or not rule.may_go_on(state, bodies[0]):
        return bodies
    doubles: list[tuple[float, Body]] = []
    seen: set[tuple[LinkId, LinkId]] = set()
    worth = {line: _promise(state, line) for line in state.rules.board.lines[state.era]}
    for first in firsts:
        after = state.clone()
        rule.perform(after, (), first, None)
        for second in _best_links(after, rule.legs(after, (first,))):
            if (second.link, first.link) in seen:
                continue
            seen.add((first.link, second.link))
            doubles.append((-worth[first.link] - worth[second.link], (first, second)))
    doubles.sort(key=lambda double: double[0])
    return bodies + [body for _, body in doubles[: taste.doubles]]


def _best_links(state: BrassState, legs: Iterable[object]) -> list[NetworkLeg]:
    """Keep one way to supply each link."""
    seat = state.actor
    best: dict[LinkId, _Priced] = {}
    for leg in legs:
        assert isinstance(leg, NetworkLeg)
        cost = cube_cost(state, seat, leg.coal) + barrel_cost(state, seat, leg.beer)
        known = best.get(leg.link)
        if known is None or cost < known.cost:
            best[leg.link] = _Priced(cost, leg)
    return [priced.leg for priced in best.values()]


def _promise(state: BrassState, link: LinkId) -> float:
    """Return a link's points now, those of unflipped tiles at its ends, and its room."""
    board, icons = state.rules.board, state.rules.tiles.link_icons
    promise = float(link_points(state, link))
    for end in board.link_ends[link]:
        for slot in board.slots_at[end]:
            tile = state.slot_tile[slot]
            if tile == NOTHING:
                promise += ROOM_POINTS
            elif not state.slot_flipped[slot]:
                promise += ROOM_POINTS * icons[tile]
    return promise


def _develops(state: BrassState) -> Iterator[Body]:
    """Yield every single tile and every pair, with the iron one likes best."""
    rule = state.rules.actions["develop"]
    for first in _best_develops(state, ()):
        after = state.clone()
        rule.perform(after, (), first, None)
        yield (first,)
        for second in _best_develops(after, (first,)):
            if second.industry >= first.industry:
                yield (first, second)


def _best_develops(state: BrassState, done: Body) -> list[DevelopLeg]:
    seat = state.actor
    best: dict[int, tuple[float, DevelopLeg]] = {}
    for leg in state.rules.actions["develop"].legs(state, done):
        assert isinstance(leg, DevelopLeg)
        cost = cube_cost(state, seat, leg.iron)
        known = best.get(leg.industry)
        if known is None or cost < known[0]:
            best[leg.industry] = (cost, leg)
    return [leg for _, leg in best.values()]


def _sales(state: BrassState, taste: Taste) -> list[Body]:
    """Return sets of sales, the largest first, as far as the taste allows."""
    bodies: list[Body] = []
    _extend_sale(state, (), bodies, taste.sales)
    return bodies


def _extend_sale(state: BrassState, done: Body, bodies: list[Body], most: int) -> None:
    rule = state.rules.actions["sell"]
    last = done[-1] if done else None
    first = last.slot if isinstance(last, SellLeg) else NOTHING
    for leg in _best_sales(state, rule.legs(state, done)):
        if leg.slot <= first:
            continue
        after = state.clone()
        rule.perform(after, done, leg, None)
        _extend_sale(after, (*done, leg), bodies, most)
        if len(bodies) >= most:
            return
        bodies.append((*done, leg))


def _best_sales(state: BrassState, legs: Iterable[object]) -> list[SellLeg]:
    """Keep per tile one sale without a merchant's barrel and each different bonus with one."""
    seat = state.actor
    best: dict[tuple[int, int, int], tuple[float, SellLeg]] = {}
    for leg in legs:
        assert isinstance(leg, SellLeg)
        drinks = MERCHANT_BARREL in leg.beer
        bonus = NOTHING if leg.bonus is None else leg.bonus
        key = (leg.slot, leg.merchant if drinks else NOTHING, bonus)
        cost = barrel_cost(state, seat, leg.beer)
        known = best.get(key)
        if known is None or cost < known[0]:
            best[key] = (cost, leg)
    return [leg for _, leg in best.values()]
