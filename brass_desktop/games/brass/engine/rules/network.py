"""Network (B-14): one canal, one rail, or two rails with a beer."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects, supply
from brass_desktop.games.brass.engine.actions import Leg, NetworkLeg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    BEER,
    CANAL_ERA,
    COAL,
    NOTHING,
    RAIL_ERA,
    Kind,
    LinkId,
)
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction, walk_bodies
from brass_desktop.games.brass.engine.state import BrassState


def most_links(state: BrassState) -> int:
    """Return how many links one action may place: one canal or up to two rails."""
    return state.rules.numbers.links_per_canal_action if state.era == CANAL_ERA else 2


def link_cost(state: BrassState, *, second: bool) -> int:
    """Return the price of a link without its coal (B-14.3, B-14.4)."""
    numbers = state.rules.numbers
    if state.era == CANAL_ERA:
        return numbers.canal_cost
    return numbers.second_rail_cost if second else numbers.rail_cost


def _coal_need(state: BrassState) -> int:
    return state.rules.numbers.rail_coal if state.era == RAIL_ERA else 0


def refuse_line(state: BrassState, seat: Seat, link: LinkId) -> Refusal | None:
    """Tell why the seat may not lay a link on this line, price aside (B-14.1, B-14.2)."""
    board = state.rules.board
    if not board.link_open[state.era][link]:
        return Refusal("line_of_other_era", "B-14.1", {"link": link, "era": state.era})
    if state.link_owner[link] != NOTHING:
        return Refusal("line_taken", "B-14.1", {"link": link, "owner": state.link_owner[link]})
    network = state.network(seat)
    anywhere = state.rules.numbers.first_link_anywhere and not network
    if not anywhere and not board.link_mask[link] & network:
        return Refusal("line_not_in_network", "B-14.2", {"link": link})
    return None


def refuse_price(state: BrassState, seat: Seat, link: LinkId, *, second: bool) -> Refusal | None:
    """Tell why a link on this line cannot be supplied and paid for; it stands at all its ends."""
    origin = state.rules.board.link_mask[link]
    coal = supply.coal_price(state, origin, _coal_need(state))
    if isinstance(coal, Refusal):
        return coal
    total = link_cost(state, second=second) + coal
    if total > state.money[seat]:
        return _too_dear(state, total)
    need = state.rules.numbers.second_rail_beer
    if second and need and not supply.beer_sources(state, seat, origin, merchant_beer=False):
        return _no_beer(state)
    return None


class Network(CardAction):
    """Lay links."""

    kind: Kind = "network"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse without link tiles (B-1.9), and where an industry has to come first (L-9.4)."""
        if not state.rules.numbers.first_link_anywhere and not state.network(state.actor):
            return Refusal("industry_first", "L-9.4")
        return _refuse_no_links(state)

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every link that may be laid next, with each choice of coal and beer."""
        if _refuse_another(state, done) is not None:
            return
        seat, second = state.actor, bool(done)
        for link in state.rules.board.lines[state.era]:
            if (
                refuse_line(state, seat, link) is None
                and refuse_price(state, seat, link, second=second) is None
            ):
                yield from _legs_on(state, seat, link, second=second)

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every line, those of the other era too."""
        for number in range(len(state.rules.board.links)):
            yield NetworkLeg(LinkId(number))

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check the line, the price and the sources."""
        if not isinstance(leg, NetworkLeg):
            return Refusal("too_many_parts", "B-14.1", {"most": most_links(state)})
        seat, second = state.actor, bool(done)
        refusal = (
            _refuse_another(state, done)
            or refuse_line(state, seat, leg.link)
            or refuse_price(state, seat, leg.link, second=second)
        )
        if refusal is not None:
            return refusal
        allowed = list(_legs_on(state, seat, leg.link, second=second))
        if leg.coal not in [other.coal for other in allowed]:
            return Refusal("wrong_coal_source", "B-8.3")
        if leg not in allowed:
            return Refusal("wrong_beer_source", "B-14.7")
        return None

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after any link."""
        return bool(done)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Lay one canal or up to two rails."""
        return len(done) < most_links(state)

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield single links and pairs; a pair that works in both orders comes once."""
        seen: set[tuple[object, ...]] = set()
        for body in walk_bodies(self, state):
            if len(body) == 2:
                pair, mirrored = _both_ways(body)
                if mirrored in seen:
                    continue
                seen.add(pair)
            yield body

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Place the link, then consume coal, then the beer of a double (B-14.5)."""
        assert isinstance(leg, NetworkLeg)
        seat = state.actor
        effects.place_link(state, seat, leg.link, log)
        effects.pay(state, seat, link_cost(state, second=bool(done)), "link", log)
        supply.consume(state, seat, COAL, leg.coal, log)
        supply.consume(state, seat, BEER, leg.beer, log)


def _refuse_no_links(state: BrassState) -> Refusal | None:
    if state.links_left[state.actor] == 0:
        return Refusal("no_link_tiles", "B-1.9")
    return None


def _refuse_another(state: BrassState, done: Body) -> Refusal | None:
    most = most_links(state)
    if len(done) >= most:
        clause = "B-14.3" if state.era == CANAL_ERA else "B-14.4"
        return Refusal("too_many_parts", clause, {"most": most})
    if done and state.rules.numbers.second_rail_beer and not supply.stocked(state, BEER):
        return _no_beer(state)
    cost = link_cost(state, second=bool(done))
    if cost > state.money[state.actor]:
        return _too_dear(state, cost)
    return _refuse_no_links(state)


def _no_beer(state: BrassState) -> Refusal:
    need = state.rules.numbers.second_rail_beer
    return Refusal("no_beer", "B-14.4", {"need": need, "have": 0})


def _too_dear(state: BrassState, cost: int) -> Refusal:
    return Refusal("cannot_afford", "B-1.11", {"cost": cost, "money": state.money[state.actor]})


def _legs_on(state: BrassState, seat: Seat, link: LinkId, *, second: bool) -> Iterator[NetworkLeg]:
    rules, need = state.rules, _coal_need(state)
    beers: list[supply.Plan] = [()]
    if second:
        barrels, origin = rules.numbers.second_rail_beer, rules.board.link_mask[link]
        beers = supply.beer_plans(state, seat, origin, barrels, merchant_beer=False)
    coals: list[supply.Plan] = rules.policy.rail_coal(state, link, need) if need else [()]
    for coal in coals:
        for beer in beers:
            yield NetworkLeg(link, coal, beer)


def _both_ways(body: Body) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return two links with their coal and beer, and the same ones in the other order."""
    first, second = body
    assert isinstance(first, NetworkLeg) and isinstance(second, NetworkLeg)
    one, other = first.link, second.link
    return (
        (one, first.coal, other, second.coal, second.beer),
        (other, second.coal, one, first.coal, second.beer),
    )
