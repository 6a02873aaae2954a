"""Dealing a new game (B-2)."""

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.flow import actions_per_turn
from brass_desktop.games.brass.engine.ids import ACTING, CANAL_ERA, NOTHING, CardId
from brass_desktop.games.brass.engine.roads import empty_roads
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState


def new_state(rules: Ruleset, setup: Setup) -> BrassState:
    """Deal a game; the deck, the game's own things and the order follow from the seed in turn."""
    _check(rules, setup)
    rng = Rng(setup.seed)
    state = BrassState.__new__(BrassState)
    state.rules = rules
    state.players = setup.players
    state.introductory = setup.options.get("introductory", False)
    state.bonus_in_money = setup.options.get("bonus_in_money", False)
    state.era = CANAL_ERA
    state.round = 1
    state.phase = ACTING
    state.turn = 0
    state.actions_left = actions_per_turn(state)
    state.payday = ()
    state.deck = rng.shuffled(full_deck(rules, setup.players))
    _lay_out_players(state)
    _lay_out_board(state)
    rules.policy.lay_out(state, rng)
    state.order = _first_order(state, rng, seated=setup.options.get("seated_order", False))
    state.rng = rng.state
    rules.policy.deal(state)
    return state


def _first_order(state: BrassState, rng: Rng, *, seated: bool) -> tuple[Seat, ...]:
    seats = tuple(Seat(seat) for seat in range(state.players))
    if seated:
        return seats
    if state.rules.numbers.clockwise_start:
        first = rng.below(state.players)
        return seats[first:] + seats[:first]
    return rng.shuffled(seats)


def full_deck(rules: Ruleset, players: int) -> tuple[CardId, ...]:
    """Return every card of the draw deck for a player count, sorted (B-2.1, B-2.3)."""
    copies = rules.cards.copies[players]
    return tuple(CardId(card) for card, count in enumerate(copies) for _ in range(count))


def _check(rules: Ruleset, setup: Setup) -> None:
    counts = rules.players
    if setup.players not in counts:
        raise InvalidSetup(f"{setup.players} players: this game is for {counts[0]} to {counts[-1]}")
    unknown = sorted(set(setup.options) - rules.options)
    if unknown:
        known = ", ".join(sorted(rules.options))
        raise InvalidSetup(f"unknown option {unknown[0]!r}: this game has {known}")


def _lay_out_players(state: BrassState) -> None:
    """Give every seat its money, tiles and markers (B-2.7)."""
    rules, players = state.rules, state.players
    numbers = rules.numbers
    state.money = [numbers.starting_money] * players
    state.spent = [0] * players
    state.income = [numbers.starting_space] * players
    state.vp = [numbers.starting_points] * players
    state.hands = [()] * players
    state.discards = [()] * players
    state.face_down = ()
    state.wilds = list(rules.cards.wild_copies)
    state.links_left = [numbers.link_tiles] * players
    state.link_reach = [0] * players
    state.tile_reach = [0] * players
    state.mat = [0] * (players * len(rules.stacks))


def _lay_out_board(state: BrassState) -> None:
    """Leave the board empty but for the markets (B-2.6)."""
    rules = state.rules
    slots = len(rules.board.slots)
    state.slot_tile = [NOTHING] * slots
    state.slot_owner = [NOTHING] * slots
    state.slot_flipped = [False] * slots
    state.slot_cubes = [0] * slots
    state.link_owner = [NOTHING] * len(rules.board.links)
    state.coal = rules.coal_market.start_cubes
    state.iron = rules.iron_market.start_cubes
    state.roads = empty_roads(len(rules.board.locations))
    state.merchant_tile = ()
    state.merchant_beer = []
    state.distant = ()
    state.distant_turned = 0
    state.cotton_demand = 0
