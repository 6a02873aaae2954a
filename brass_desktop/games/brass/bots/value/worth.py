"""What a position is worth to a seat, in victory points, term by term.

The value is a sum of named terms, so that a reason is a difference of terms. It reads only what
the seat may see: no hand but its own, no deck.
"""

from typing import NamedTuple

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.value.clock import Clock, ClockKey, clock_key, read_clock
from brass_desktop.games.brass.bots.value.mat_line import FEWEST_ACTIONS, MatLines
from brass_desktop.games.brass.bots.value.prospects import Prospects
from brass_desktop.games.brass.bots.value.reach import Reach, ReachKey, reach_key
from brass_desktop.games.brass.bots.value.surveyor import Surveyor
from brass_desktop.games.brass.bots.value.trade import MakeTrade
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import COAL, NOTHING
from brass_desktop.games.brass.engine.state import BrassState

MONEY_ACTIONS = 4
"""With fewer actions left than this, money loses its worth step by step."""
SHORTAGE_PAYDAYS = 6


class Terms(NamedTuple):
    """The parts of a value; they add up to it."""

    points: float
    tiles: float
    links: float
    money: float
    income: float
    reserve: float
    mat: float
    stock: float
    reach: float
    hand: float
    rivals: float


class Evaluator:
    """Values the positions of one game with one set of weights."""

    def __init__(self, table: BrassState, weights: Weights, make_trade: MakeTrade) -> None:
        self.weights = weights
        self._rules = table.rules
        self._trade = make_trade(table, weights)
        self._surveyor = Surveyor(table.rules, weights, self._trade)
        self._mat_lines = MatLines(table.rules, weights, self._trade.bought)
        self._clocks: dict[ClockKey, Clock] = {}
        self._reaches: dict[ReachKey, Reach] = {}

    def value(self, state: BrassState, seat: Seat) -> float:
        """Return the sum of the terms."""
        return sum(self.terms(state, seat))

    def terms(self, state: BrassState, seat: Seat) -> Terms:
        """Return each term for a seat."""
        clock, reach, prospects = self.survey(state)
        links = self._links(state, clock, prospects)
        return Terms(
            points=state.vp[seat],
            tiles=prospects.tiles[seat],
            links=links[seat],
            money=self._money(state, seat, clock),
            income=self._income(state, seat, clock, prospects.hoped_spaces[seat]),
            reserve=self._reserve(state, seat, clock),
            mat=self._mat(state, seat, clock),
            stock=self._trade.stock(state, seat, clock, prospects),
            reach=self._reach(state, seat, clock, reach),
            hand=self._hand(state, seat, clock),
            rivals=self._rivals(state, seat, clock, prospects, links),
        )

    def survey(self, state: BrassState) -> tuple[Clock, Reach, Prospects]:
        """Return the facts behind the terms."""
        when = clock_key(state)
        clock = self._clocks.get(when)
        if clock is None:
            clock = self._clocks[when] = read_clock(state)
        where = reach_key(state)
        reach = self._reaches.get(where)
        if reach is None:
            reach = self._reaches[where] = self._trade.reach(state)
        return clock, reach, self._surveyor.take(state, clock, reach)

    def _links(self, state: BrassState, clock: Clock, prospects: Prospects) -> list[float]:
        """Value every seat's links by the icons and the room at their ends."""
        ends, icons, rooms = self._rules.board.link_ends, prospects.icons, prospects.rooms
        room, most = self.weights.room, self.weights.most_room
        links = [0.0] * state.players
        for link, owner in enumerate(state.link_owner):
            if owner != NOTHING:
                shown = 0.0
                empty = 0
                for end in ends[link]:
                    shown += icons[end]
                    empty += rooms[end]
                links[owner] += shown + min(room * empty, most) * clock.era_share[owner]
        return links

    def _money(self, state: BrassState, seat: Seat, clock: Clock) -> float:
        """Money is working capital: the first pounds are worth most, many are worth little."""
        weights, left = self.weights, clock.actions_in_game[seat]
        money = min(state.money[seat], left * weights.pounds_per_action)
        first = min(money, weights.first_pounds)
        more = min(money - first, weights.more_pounds)
        worth = (
            weights.first_pound * first
            + weights.more_pound * more
            + weights.last_pound * (money - first - more)
        )
        era = 1.0 if clock.canal else weights.rail_money
        spent = era * worth * min(1.0, left / MONEY_ACTIONS)
        return max(spent, weights.kept_pound * state.money[seat]) if weights.kept_pound else spent

    def _income(self, state: BrassState, seat: Seat, clock: Clock, hoped: float) -> float:
        """Count the next paydays at the present level and later ones at the expected one."""
        weights, levels = self.weights, self._rules.income_level
        space = state.income[seat]
        sure = min(clock.paydays, weights.sure_paydays)
        later = clock.paydays - sure
        present = levels[space]
        expected = float(present)
        if later:
            target = min(space + weights.hoped_income * hoped, self._rules.numbers.last_space)
            below = int(target)
            above = min(below + 1, self._rules.numbers.last_space)
            expected = levels[below] + (levels[above] - levels[below]) * (target - below)
        pounds = present * sure + expected * later
        most = clock.actions_in_game[seat] * weights.pounds_per_action
        return weights.income_pound * min(pounds, most)

    def _reserve(self, state: BrassState, seat: Seat, clock: Clock) -> float:
        """Set aside what a negative income will ask for."""
        level = state.income_level(seat)
        if level >= 0 or not clock.paydays:
            return 0.0
        weights = self.weights
        missing = -level * min(clock.paydays, SHORTAGE_PAYDAYS)
        uncovered = max(missing - state.money[seat], 0)
        deep = max(weights.deep_level - level, 0)
        return -(
            weights.missing_pound * missing
            + weights.uncovered_pound * uncovered
            + weights.deep_debt * deep
        )

    def _mat(self, state: BrassState, seat: Seat, clock: Clock) -> float:
        """Tiles in waiting are a promise that time breaks: late, they count for building only."""
        if not self.weights.mat or clock.actions_in_game[seat] < FEWEST_ACTIONS:
            return 0.0
        share = clock.game_share[seat]
        return self.weights.mat * share * self._mat_lines.worth(state, seat)

    def _reach(self, state: BrassState, seat: Seat, clock: Clock, reach: Reach) -> float:
        """Places to build in are worth something, and so is coal for them."""
        weights, network = self.weights, state.network(seat)
        each = weights.reach_canal if clock.canal else weights.reach_rail
        worth = each * network.bit_count() * clock.game_share[seat]
        if not network & reach.coal_market and not self._has_mine(state, network):
            lack = weights.no_coal_canal if clock.canal else weights.no_coal_rail
            worth -= lack * clock.era_share[seat]
        return worth

    def _has_mine(self, state: BrassState, network: int) -> bool:
        board, resource = self._rules.board, self._rules.tiles.resource
        return any(
            state.slot_cubes[slot]
            and resource[state.slot_tile[slot]] == COAL
            and state.roads.component(board.slot_bit[slot]) & network
            for slot in board.slots_yielding[COAL]
        )

    def _hand(self, state: BrassState, seat: Seat, clock: Clock) -> float:
        if clock.actions[seat] == 0:
            return 0.0
        wild = self._rules.cards.wild
        return (
            self.weights.wild_card
            * sum(wild[card] for card in state.hands[seat])
            * min(1.0, clock.actions[seat] / MONEY_ACTIONS)
        )

    def _rivals(
        self, state: BrassState, seat: Seat, clock: Clock, prospects: Prospects, links: list[float]
    ) -> float:
        """Count against a position what it gives to the others, on average."""
        weights = self.weights
        if not weights.rivals:
            return 0.0
        levels = self._rules.income_level
        income = weights.income_pound * clock.paydays
        total = 0.0
        for other in range(state.players):
            if other != seat:
                total += state.vp[other] + prospects.tiles[other] + links[other]
                total += income * levels[state.income[other]]
        return -weights.rivals * total / (state.players - 1)
