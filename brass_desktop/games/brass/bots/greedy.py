"""A rule-of-thumb player: it takes the single action after which the table looks best.

It exists to produce competent positions for benchmarks and tests, not to be a worthy opponent.
"""

from collections import Counter
from collections.abc import Iterator

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.search.outcomes import outcomes
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import (
    CANAL_ERA,
    NO_RESOURCE,
    NOTHING,
    CardId,
    LinkId,
    MerchantId,
    SlotId,
)
from brass_desktop.games.brass.engine.merchants import refuse_beer, refuse_merchant
from brass_desktop.games.brass.engine.observation import Observation
from brass_desktop.games.brass.engine.scoring import link_points
from brass_desktop.games.brass.engine.state import BrassState

# What the rule of thumb believes, in victory points.
SOLD_SOON = 0.85
SOLD_LATER = 0.3
EMPTIED_SOON = 0.75
FIRST_POUNDS, FIRST_POUND = 25, 0.3
MORE_POUNDS, MORE_POUND = 25, 0.1
INCOME_POUND = 0.09
DEBT_LEVEL = -4
DEBT = 2.0
IDLE = 4.0
SLOW = ("pass", "scout", "combined_build")
OPEN_ICON = 0.4


class GreedyBot:
    """Looks one action ahead."""

    def choose(self, game: BrassGame, observation: Observation, rng: Rng) -> Action:
        """Value every body once, then pay with the card that is needed least."""
        table, seat = observation.table, observation.seat
        best, best_value = None, float("-inf")
        for action in _one_action_per_body(table):
            worth = sum(chance * value(after, seat) for chance, after in outcomes(table, action))
            worth -= IDLE if action.kind in SLOW else 0
            if worth > best_value:
                best, best_value = action, worth
        assert best is not None, "Pass or ending the turn is always legal"
        return best


def _one_action_per_body(table: BrassState) -> Iterator[Action]:
    """Yield each body with its cheapest payment; ending a turn is not looked through."""
    for kind in oracle.kinds(table):
        rule = table.rules.actions[kind]
        if oracle.refuse_kind(table, kind) is not None:
            continue
        for body in rule.bodies(table):
            payments = rule.payments(table, body)
            yield Action(kind, min(payments, key=lambda cards: _need(table, cards)), body)


def _need(table: BrassState, cards: tuple[CardId, ...]) -> tuple[int, int]:
    """Rank cards by how much they are needed: wild ones most, double ones least."""
    held = Counter(table.hands[table.actor])
    wild = table.rules.cards.wild
    return sum(wild[card] for card in cards), -sum(held[card] for card in cards)


def value(state: BrassState, seat: Seat) -> float:
    """Return what the table is worth to a seat."""
    rounds_left = state.rounds_in_era() - state.round
    if state.era == CANAL_ERA:
        rounds_left += state.rounds_in_era()
    total = state.vp[seat] + _money_value(state, seat) * min(rounds_left, 4) / 4
    level = state.income_level(seat)
    total += INCOME_POUND * rounds_left * level
    total -= DEBT * max(DEBT_LEVEL - level, 0) * min(rounds_left, 1)
    total += sum(_tile_value(state, SlotId(s)) for s in _own(state.slot_owner, seat))
    total += sum(_link_value(state, LinkId(n)) for n in _own(state.link_owner, seat))
    return total


def _money_value(state: BrassState, seat: Seat) -> float:
    """Money is working capital: the first pounds are worth most, many are worth little."""
    money = state.money[seat]
    more = min(max(money - FIRST_POUNDS, 0), MORE_POUNDS)
    return FIRST_POUND * min(money, FIRST_POUNDS) + MORE_POUND * more


def _own(owners: list[int], seat: Seat) -> list[int]:
    return [at for at, owner in enumerate(owners) if owner == seat]


def _tile_value(state: BrassState, slot: SlotId) -> float:
    tile = state.slot_tile[slot]
    tiles = state.rules.tiles
    twice = state.era == CANAL_ERA and not tiles.leaves_after_canal[tile]
    points = tiles.vp[tile] * (2 if twice else 1)
    if state.slot_flipped[slot]:
        return points
    gains = points + INCOME_POUND * 3 * tiles.income[tile]
    if tiles.resource[tile] != NO_RESOURCE:
        return gains * EMPTIED_SOON
    if tiles.sold_to[tile]:
        return gains * (SOLD_SOON if _is_cotton_waiting(state, slot) else SOLD_LATER)
    if _is_cotton_near_a_port(state, slot):
        return gains * SOLD_SOON
    seat = Seat(state.slot_owner[slot])
    for merchant in (MerchantId(space) for space in range(len(state.merchant_tile))):
        if refuse_merchant(state, slot, merchant) is None:
            return gains * (
                SOLD_SOON if refuse_beer(state, seat, slot, merchant) is None else SOLD_LATER
            )
    return gains * SOLD_LATER / 4


def _is_cotton_near_a_port(state: BrassState, slot: SlotId) -> bool:
    """Tell whether the distant market, where there is one, can be reached from a mill."""
    joined = state.roads.component(state.rules.board.slot_bit[slot])
    return bool(state.distant and joined & state.rules.policy.market_access(state))


def _is_cotton_waiting(state: BrassState, port: SlotId) -> bool:
    """Tell whether some unsold mill is joined to a port."""
    bits, tiles = state.rules.board.slot_bit, state.rules.tiles
    joined = state.roads.component(bits[port])
    return any(
        tile != NOTHING
        and tiles.sold[tile]
        and not state.slot_flipped[slot]
        and bits[slot] & joined
        for slot, tile in enumerate(state.slot_tile)
    )


def _link_value(state: BrassState, link: LinkId) -> float:
    board, icons = state.rules.board, state.rules.tiles.link_icons
    coming = sum(
        icons[state.slot_tile[slot]]
        for end in board.link_ends[link]
        for slot in board.slots_at[end]
        if state.slot_tile[slot] != NOTHING and not state.slot_flipped[slot]
    )
    return link_points(state, link) + OPEN_ICON * coming
