"""Dealing a new game (B-2)."""

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.effects import draw_cards, place_merchant_beer
from brass_desktop.games.brass.engine.flow import actions_per_turn
from brass_desktop.games.brass.engine.ids import ACTING, CANAL_ERA, NOTHING, CardId, MerchantId
from brass_desktop.games.brass.engine.roads import empty_roads
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState


def new_state(rules: Ruleset, setup: Setup) -> BrassState:
    """Deal a game; deck, merchants and turn order follow from the seed in this order."""
    _check(rules, setup)
    rng = Rng(setup.seed)
    state = BrassState.__new__(BrassState)
    state.rules = rules
    state.players = setup.players
    state.introductory = setup.options.get("introductory", False)
    state.era = CANAL_ERA
    state.round = 1
    state.phase = ACTING
    state.turn = 0
    state.actions_left = actions_per_turn(state)
    state.payday = ()
    state.deck = rng.shuffled(full_deck(rules, setup.players))
    state.merchant_tile = _deal_merchants(rules, setup.players, rng)
    seats = tuple(Seat(seat) for seat in range(setup.players))
    seated = setup.options.get("seated_order", False)
    state.order = seats if seated else rng.shuffled(seats)
    state.rng = rng.state
    _lay_out_players(state)
    _lay_out_board(state)
    for seat in seats:
        draw_cards(state, seat, None)
        state.face_down += (state.deck[-1],)
        state.deck = state.deck[:-1]
    return state


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


def _deal_merchants(rules: Ruleset, players: int, rng: Rng) -> tuple[int, ...]:
    """Put a random merchant tile on each space valid for the player count (B-2.4)."""
    tiles = [n for n, least in enumerate(rules.merchant_tile_min_players) if least <= players]
    pile = list(rng.shuffled(tiles))
    return tuple(
        pile.pop() if least <= players else NOTHING for least in rules.board.merchant_min_players
    )


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
    """Leave the board empty but for the markets and the merchants' beer (B-2.5, B-2.6)."""
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
    state.merchant_beer = [False] * len(state.merchant_tile)
    for merchant, tile in enumerate(state.merchant_tile):
        if tile != NOTHING and rules.merchant_buys[tile]:
            place_merchant_beer(state, MerchantId(merchant), None)
