"""What Lancashire answers where the games of the family part ways."""

from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    CANAL_ERA,
    COAL,
    MARKET,
    NOTHING,
    CardId,
    IndustryId,
    LinkId,
    SlotId,
    Source,
)
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.engine.supply import Plan, coal_plans_over, stocked
from brass_desktop.games.brass.lancashire.definition import FinalMoney


class LancashirePolicy:
    """Ports, neighbours, the ferry, and cards that are set aside unseen."""

    def __init__(
        self,
        set_aside: Mapping[int, tuple[int, int]],
        ferries: tuple[tuple[int, int], ...],
        money_points: FinalMoney,
    ) -> None:
        self._set_aside = set_aside
        self._ferries = ferries
        self._money_points = money_points

    def lay_out(self, state: BrassState, rng: Rng) -> None:
        """Shuffle the tiles of the distant market face down (L-2.3)."""
        effects.set_distant_tiles(state, rng.shuffled(state.rules.distant_tiles))

    def deal(self, state: BrassState) -> None:
        """Deal every hand, then take cards out of the deck unseen (L-3.2)."""
        self._deal(state, None)

    def _deal(self, state: BrassState, log: Log) -> None:
        for seat in range(state.players):
            effects.draw_cards(state, Seat(seat), log)
        effects.set_aside(state, self._set_aside[state.players][state.era], log)

    def market_access(self, state: BrassState) -> int:
        """Every built port, either side up, and every neighbour sells coal (L-1.5, L-7.2)."""
        board, is_port, tiles = state.rules.board, state.rules.tiles.sold_to, state.slot_tile
        mask = board.market_places
        for slot in board.port_slots:
            if tiles[slot] != NOTHING and is_port[tiles[slot]]:
                mask |= board.slot_bit[slot]
        return mask

    def card_reach(
        self, state: BrassState, seat: Seat, card: CardId, industry: IndustryId, *, overbuild: bool
    ) -> int:
        """Return the mask of locations where a card lets this industry be built (L-6.2 to L-6.4).

        Own canals lead an industry card in the canal era, own tiles too in the rail era; an own
        tile can be overbuilt in both (L-8.5). The ferry adds the other shore (L-1.7).
        """
        faces = state.rules.cards
        if faces.location_bit[card]:
            return faces.location_bit[card]
        if industry not in faces.industries[card]:
            return 0
        if state.has_nothing_on_board(seat):
            return (1 << len(state.rules.board.locations)) - 1
        present = state.network(seat)
        reach = state.link_reach[seat] if state.era == CANAL_ERA and not overbuild else present
        for one, other in self._ferries:
            if present & one:
                reach |= other
            if present & other:
                reach |= one
        return reach

    def rail_coal(self, state: BrassState, link: LinkId, need: int) -> list[Plan]:
        """Bring coal to the end the builder names, nearest to that end (L-7.5, L-7.6).

        The new rail counts, so whatever is near one end is one step farther from the other.
        """
        board, roads = state.rules.board, state.roads
        connected = roads.component(board.link_mask[link])
        mines = [mine for mine in stocked(state, COAL) if board.slot_bit[mine] & connected]
        if not mines:
            return [(MARKET,) * need]
        if len(mines) == 1 and state.slot_cubes[mines[0]] >= need:
            return [(Source(mines[0]),) * need]
        one, other = (roads.layers(1 << end) for end in board.link_ends[link])
        ways = chain(
            coal_plans_over(state, _over_a_new_link(one, other), need),
            coal_plans_over(state, _over_a_new_link(other, one), need),
        )
        return list(dict.fromkeys(ways))

    def change_era(self, state: BrassState, log: Log) -> None:
        """Clear level 1, open the distant market anew and deal all cards again (L-14.4)."""
        leaves = state.rules.tiles.leaves_after_canal
        for slot, tile in enumerate(state.slot_tile):
            if tile != NOTHING and leaves[tile]:
                effects.remove_tile(state, SlotId(slot), "era_end", log)
        effects.start_rail_era(state, log)
        effects.open_distant_market(state, log)
        self._deal(state, log)

    def final_points(self, state: BrassState, log: Log) -> None:
        """Score money at the end of the game (L-14.3)."""
        terms = self._money_points
        for seat in state.order:
            points = state.money[seat] // terms.pounds * terms.vp
            effects.gain_points(state, seat, points, "money", NOTHING, log)


def _over_a_new_link(near: tuple[int, ...], far: tuple[int, ...]) -> Iterator[int]:
    """Yield what lies at distance 0, 1, 2 … from one end of a link once it is laid."""
    seen = 0
    for layer, beyond in zip_longest((*near, 0), (0, *far), fillvalue=0):
        yield (layer | beyond) & ~seen
        seen |= layer | beyond
