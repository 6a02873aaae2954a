"""What a bot considers: bodies without cards, each with one sensible way to pay for it.

Every body comes from the rules' own `legs`, walked on copies; taste only narrows what they offer.
A list is never empty: where a turn goes on Pass is in it, where a sale goes on its end.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from brass_desktop.games.brass.bots.search.cards import keep_values
from brass_desktop.games.brass.bots.search.sales import sales
from brass_desktop.games.brass.bots.search.sources import barrel_cost, cube_cost
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    DevelopLeg,
    NetworkLeg,
)
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, Kind, LinkId
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


Keep = Mapping[CardId, float]
"""How much each card in hand is worth keeping."""


class _Priced(NamedTuple):
    cost: float
    leg: NetworkLeg


def candidates(state: BrassState, taste: Taste) -> list[Action]:
    """List one action per body, in a stable order; where a turn begins, Pass is the last."""
    keep = keep_values(state, state.actor)
    actions: list[Action] = []
    for kind in oracle.kinds(state):
        if oracle.refuse_kind(state, kind) is None:
            actions += _OFFERS[kind](state, taste, keep)
    return actions


def _spare(keep: Keep) -> tuple[CardId, ...]:
    """Return the card that is needed least."""
    return (min(keep, key=lambda card: (keep[card], card)),)


def _worst_cards(state: BrassState, keep: Keep, count: int) -> tuple[CardId, ...]:
    worst = sorted(state.hands[state.actor], key=lambda card: (keep[card], card))[:count]
    return tuple(sorted(worst))


def _builds(state: BrassState, taste: Taste, keep: Keep) -> Iterator[Action]:
    """Yield every tile in every slot, with the best cubes and the least useful card."""
    rule = state.rules.actions["build"]
    for leg in _best_sites(state, "build").values():
        payments = rule.payments(state, (leg,))
        yield Action("build", min(payments, key=lambda cards: (keep[cards[0]], cards)), (leg,))


def _combined_builds(state: BrassState, taste: Taste, keep: Keep) -> Iterator[Action]:
    """Yield what no single card allows, paid with the least useful ones."""
    cards = _worst_cards(state, keep, state.rules.actions["combined_build"].cards_needed(state))
    single = _best_sites(state, "build")
    for site, leg in _best_sites(state, "combined_build").items():
        if site not in single:
            yield Action("combined_build", cards, (leg,))


def _best_sites(state: BrassState, kind: Kind) -> dict[tuple[int, int], BuildLeg]:
    """Keep one way to supply each tile in each slot."""
    seat = state.actor
    best: dict[tuple[int, int], tuple[float, BuildLeg]] = {}
    for leg in state.rules.actions[kind].legs(state, ()):
        assert isinstance(leg, BuildLeg)
        cost = cube_cost(state, seat, leg.coal) + cube_cost(state, seat, leg.iron)
        known = best.get((leg.slot, leg.industry))
        if known is None or cost < known[0]:
            best[leg.slot, leg.industry] = (cost, leg)
    return {site: leg for site, (_, leg) in best.items()}


def _networks(state: BrassState, taste: Taste) -> list[Body]:
    """Return single links and the most promising doubles."""
    rule = state.rules.actions["network"]
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


def _develops(state: BrassState, taste: Taste) -> Iterator[Body]:
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


def _scouts(state: BrassState, taste: Taste, keep: Keep) -> list[Action]:
    return [Action("scout", _worst_cards(state, keep, state.rules.numbers.scout_cards))]


_Offer = Callable[[BrassState, Taste, Keep], Iterable[Action]]


def _for_any_card(kind: Kind, bodies: Callable[[BrassState, Taste], Iterable[Body]]) -> _Offer:
    """Offer bodies that any card pays for."""
    return lambda state, taste, keep: [
        Action(kind, _spare(keep), body) for body in bodies(state, taste)
    ]


def _for_nothing(kind: Kind, bodies: Callable[[BrassState, Taste], Iterable[Body]]) -> _Offer:
    """Offer bodies that cost no card."""
    return lambda state, taste, keep: [Action(kind, (), body) for body in bodies(state, taste)]


def _as_the_rules_say(kind: Kind) -> Callable[[BrassState, Taste], Iterable[Body]]:
    """Offer every body there is."""
    return lambda state, taste: state.rules.actions[kind].bodies(state)


_OFFERS: Mapping[Kind, _Offer] = {
    "build": _builds,
    "combined_build": _combined_builds,
    "network": _for_any_card("network", _networks),
    "develop": _for_any_card("develop", _develops),
    "sell": _for_any_card("sell", lambda state, taste: sales(state, "sell", taste.sales)),
    "loan": _for_any_card("loan", _as_the_rules_say("loan")),
    "scout": _scouts,
    "pass": _for_any_card("pass", _as_the_rules_say("pass")),
    "sell_on": _for_nothing("sell_on", lambda state, taste: sales(state, "sell_on", taste.sales)),
    "end_sale": _for_nothing("end_sale", _as_the_rules_say("end_sale")),
}
"""What is considered of each kind of action, in whichever game there is such a kind."""
