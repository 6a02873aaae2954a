"""Beginning a game (F-2)."""

from typing import Final

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine.ids import NOTHING, CapitalistId, CardId
from brass_desktop.games.furnace.engine.ruleset import Ruleset
from brass_desktop.games.furnace.engine.state import FurnaceState

CAPITALISTS: Final = "capitalists"
CHAIN: Final = "chain"
SHORT: Final = "short"
OPTIONS: Final = (CAPITALISTS, CHAIN, SHORT)


def new_state(rules: Ruleset, setup: Setup) -> FurnaceState:
    """Deal a game; start-up cards, capitalists, first player and row follow from the seed."""
    _check(rules, setup)
    rng, players = Rng(setup.seed), setup.players
    state = FurnaceState.__new__(FurnaceState)
    state.rules, state.players = rules, players
    state.chained = setup.options.get(CHAIN, False)
    state.rounds = rules.rounds_short if setup.options.get(SHORT, False) else rules.rounds
    state.round = 1
    starts = rng.shuffled(range(rules.companies, len(rules.cards)))[:players]
    state.works = [(CardId(card),) for card in starts]
    state.fresh = [()] * players
    state.goods = [rules.starting[card - rules.companies] for card in starts]
    state.money = [0] * players
    state.capitalists = (CapitalistId(NOTHING),) * players
    if setup.options.get(CAPITALISTS, False):
        dealt = rng.shuffled(range(len(rules.capitalists)))[:players]
        state.capitalists = tuple(CapitalistId(card) for card in dealt)
    state.upgraded, state.run, state.repeated = 0, 0, False
    state.first = Seat(rng.below(players))
    state.deck = tuple(CardId(card) for card in range(rules.companies))
    state.rng = rng.state
    effects.deal_row(state, None)
    return state


def _check(rules: Ruleset, setup: Setup) -> None:
    counts = rules.players
    if setup.players not in counts:
        raise InvalidSetup(f"{setup.players} players: this game is for {counts[0]} to {counts[-1]}")
    unknown = sorted(set(setup.options) - set(OPTIONS))
    if unknown:
        known = ", ".join(OPTIONS)
        raise InvalidSetup(f"unknown option {unknown[0]!r}: this game has {known}")
