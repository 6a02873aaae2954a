"""Cotton that ports and the distant market take, and the ports that wait for it."""

from collections.abc import Iterator

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.value import chances
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.distant_odds import (
    HiddenTiles,
    face_down,
    room,
    still_open,
)
from brass_desktop.games.brass.bots.value.prospects import Prospects, Unflipped
from brass_desktop.games.brass.bots.value.reach import Reach, one_line_more
from brass_desktop.games.brass.bots.value.trade import Likely
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import NO_RESOURCE
from brass_desktop.games.brass.engine.state import BrassState


class PortTrade:
    """Ports of all seats, and the market behind them."""

    def __init__(self, table: BrassState, weights: Weights) -> None:
        rules = table.rules
        self._rules = rules
        self._weights = weights
        self._tiles: dict[int, tuple[HiddenTiles, HiddenTiles]] = {}
        """By tiles turned: the stack and what of it lies face down."""
        self.bought = frozenset(
            industry
            for industry, stack in enumerate(rules.stacks)
            if rules.tiles.resource[stack[0]] == NO_RESOURCE
        )

    def reach(self, state: BrassState) -> Reach:
        """Spread from every built port over the roads, and once over each line of the era."""
        joined = state.roads.component(state.rules.policy.market_access(state))
        nearly = one_line_more(state, joined)
        industries = range(len(state.rules.stacks))
        return Reach(
            tuple(joined if industry in self.bought else 0 for industry in industries),
            tuple(nearly if industry in self.bought else 0 for industry in industries),
            (),
            joined,
        )

    def likely(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> Iterator[Likely]:
        """Weigh mills by the ways their cotton can take, then ports by the mills around them."""
        if not prospects.goods:
            return
        is_mill = self._rules.tiles.sold
        mills = [unflipped for unflipped in prospects.goods if is_mill[unflipped[1]]]
        ports = [unflipped for unflipped in prospects.goods if not is_mill[unflipped[1]]]
        if mills:
            yield from self._mills(state, clock, reach, mills, ports)
        for port in ports:
            yield self._port(state, clock, port, mills, ports)

    def _mills(
        self,
        state: BrassState,
        clock: Clock,
        reach: Reach,
        mills: list[Unflipped],
        ports: list[Unflipped],
    ) -> Iterator[Likely]:
        """Let every seat send its best mills first: to own ports, to others', then far away."""
        bits, vp, weights = self._rules.board.slot_bit, self._rules.tiles.vp, self._weights
        tiles, left = self._face_down(state), room(state)
        free: list[list[Unflipped]] = [ports[:] for _ in range(state.players)]
        attempts = [0] * state.players
        for slot, tile, owner in sorted(mills, key=lambda mill: -vp[mill[1]]):
            bit = bits[slot]
            joined = state.roads.component(bit)
            port = _best_port(free[owner], owner, joined, bits)
            industry = self._rules.tiles.industry[tile]
            distance = 0
            if port is not None:
                free[owner].remove(port)
                chance = weights.own_port if port[2] == owner else weights.rival_port
            elif reach.buyers[industry] & bit:
                attempts[owner] += 1
                chance = still_open(tiles, left, attempts[owner])
                chance = weights.distant * chance + weights.later_port * (1.0 - chance)
            elif reach.nearly[industry] & bit:
                chance, distance = weights.near_port, 1
            else:
                chance, distance = weights.far_port, 2
            yield Likely(
                slot, tile, owner, chances.in_time(chance, clock.actions[owner] - distance)
            )

    def _face_down(self, state: BrassState) -> HiddenTiles:
        """Look the hidden tiles up: few sales change them, and every position asks."""
        known = self._tiles.get(state.distant_turned)
        if known is None or known[0] != state.distant:
            known = self._tiles[state.distant_turned] = (state.distant, face_down(state))
        return known[1]

    def _port(
        self,
        state: BrassState,
        clock: Clock,
        port: Unflipped,
        mills: list[Unflipped],
        ports: list[Unflipped],
    ) -> Likely:
        """Ask how much cotton there is for a port, and how many ports want it."""
        bits, weights = self._rules.board.slot_bit, self._weights
        slot, tile, owner = port
        joined = state.roads.component(bits[slot])
        near = [mill for mill in mills if bits[mill[0]] & joined]
        rivals = [other for other in ports if bits[other[0]] & joined]
        own_mills = sum(mill[2] == owner for mill in near)
        own_ports = sum(other[2] == owner for other in rivals)
        own = min(own_mills / own_ports, 1.0)
        others = min((len(near) - own_mills) / len(rivals), 1.0)
        later = weights.port_later * min(clock.table_actions / weights.port_actions, 1.0)
        chance = max(others * weights.port_of_rivals, later)
        chance += (weights.own_port - chance) * own
        left = max(clock.actions[owner], clock.table_actions // state.players)
        return Likely(slot, tile, owner, chances.in_time(chance, left))

    def stock(self, state: BrassState, seat: Seat, clock: Clock, prospects: Prospects) -> float:
        """Nothing is kept for sales but ports, which their chances count already."""
        return 0.0


def _best_port(
    free: list[Unflipped], owner: int, joined: int, bits: tuple[int, ...]
) -> Unflipped | None:
    """Prefer an own port among those that are joined."""
    found: Unflipped | None = None
    for port in free:
        if bits[port[0]] & joined:
            if port[2] == owner:
                return port
            found = found or port
    return found
