"""Positions in the words of the rulebook, made of the few things that matter; readable from JSON.

Cards, discs and capitalists have their ids of the definition. What nobody speaks of is as at the
beginning of a round: a row of the first companies, all discs in hand, no goods, no money.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import (
    AGENT,
    AUCTION,
    GOODS,
    INSERTING,
    NOTHING,
    PRODUCTION,
    Bag,
    CapitalistId,
    CardId,
    DiscId,
)
from brass_desktop.games.furnace.engine.ruleset import Ruleset
from brass_desktop.games.furnace.engine.setup import CHAIN, SHORT
from brass_desktop.games.furnace.engine.state import FurnaceState

_SEED: Final = 1
_AGENT: Final = "agent"
_PHASES: Final = {"auction": AUCTION, "chain": INSERTING, "production": PRODUCTION}


class FurnacePosition(BaseModel):
    """A table about to be laid out; seats are counted from 0."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int
    phase: Literal["auction", "chain", "production"] = "auction"
    round: int = 1
    first: int = 0
    """Who has the first-player marker."""
    actor: int = 0
    """Who bids, puts new cards into the chain, or produces."""
    row: tuple[str, ...] = ()
    works: Mapping[int, tuple[str, ...]] = Field(default_factory=dict)
    """By seat: own cards; a start-up card that is not named lies in front of them."""
    fresh: Mapping[int, tuple[str, ...]] = Field(default_factory=dict)
    """By seat: cards won that have no place in the chain yet (F-6.1)."""
    upgraded: tuple[str, ...] = ()
    capitalists: Mapping[int, str] = Field(default_factory=dict)
    goods: Mapping[int, Mapping[str, int]] = Field(default_factory=dict)
    money: Mapping[int, int] = Field(default_factory=dict)
    discs: Mapping[str, tuple[str, ...]] = Field(default_factory=dict)
    """By company of the row: the discs on it in the order of placing, such as `0:4`, `agent:1`."""
    die: int = 0
    """What the Agent's die shows next, if that matters."""
    chain: bool = False
    short: bool = False

    def state(self) -> FurnaceState:
        """Lay the table out."""
        options = {CHAIN: self.chain, SHORT: self.short}
        state = furnace().new(Setup(self.players, _SEED, options))
        state.round, state.first = self.round, Seat(self.first)
        state.turn = (self.actor - self.first) % self.players
        self._lay_works(state)
        self._lay_row(state)
        if self.die:
            state.rng = _seed_of_die(state.rules.die, self.die)
        state.phase = _PHASES[self.phase]
        if state.phase != AUCTION:
            state.row, state.bids = (), []
            state.discs, state.agent_discs = [0] * self.players, 0
        return state

    def _lay_works(self, state: FurnaceState) -> None:
        rules, seats = state.rules, range(self.players)
        state.works = [self._works(rules, seat) for seat in seats]
        state.fresh = [cards_of(rules, self.fresh.get(seat, ())) for seat in seats]
        state.upgraded = sum(1 << card for card in cards_of(rules, self.upgraded))
        state.goods = [bag_of(self.goods.get(seat, {})) for seat in seats]
        state.money = [self.money.get(seat, 0) for seat in seats]
        dealt = (self.capitalists.get(seat) for seat in seats)
        state.capitalists = tuple(
            CapitalistId(NOTHING if name is None else rules.capitalist_ids.index(name))
            for name in dealt
        )

    def _works(self, rules: Ruleset, seat: int) -> tuple[CardId, ...]:
        cards = cards_of(rules, self.works.get(seat, ()))
        if all(map(rules.is_company, cards)):
            return (CardId(rules.companies + seat), *cards)
        return cards

    def _lay_row(self, state: FurnaceState) -> None:
        """Lay the row and the discs on it; every other company is still in the deck."""
        rules = state.rules
        companies = [CardId(card) for card in range(rules.companies)]
        state.row = cards_of(rules, self.row) or tuple(companies[: rules.row_size[self.players]])
        known = {*state.row, *(card for cards in (*state.works, *state.fresh) for card in cards)}
        state.deck = tuple(card for card in companies if card not in known)
        state.bids = [()] * len(state.row)
        own, neutral = rules.discs.own, rules.discs.neutral
        state.discs = [
            own | (neutral if state.capitalist(seat).neutral_disc else 0)
            for seat in range(self.players)
        ]
        for company, placed in self.discs.items():
            lot = state.row.index(card_of(rules, company))
            for owner, _, name in (disc.partition(":") for disc in placed):
                _place(state, lot, AGENT if owner == _AGENT else int(owner), disc_of(rules, name))


def _place(state: FurnaceState, lot: int, owner: int, disc: DiscId) -> None:
    state.bids[lot] += ((owner, disc),)
    if owner == AGENT:
        state.agent_discs &= ~(1 << disc)
    else:
        state.discs[owner] &= ~(1 << disc)


def card_of(rules: Ruleset, name: str) -> CardId:
    """Find a company or start-up card, or raise `ValueError`."""
    return CardId(rules.cards.index(name))


def cards_of(rules: Ruleset, names: Iterable[str]) -> tuple[CardId, ...]:
    """Find several cards."""
    return tuple(card_of(rules, name) for name in names)


def disc_of(rules: Ruleset, name: str) -> DiscId:
    """Find a disc: its value, or the neutral one, or raise `ValueError`."""
    return DiscId(rules.discs.ids.index(name))


def bag_of(goods: Mapping[str, int]) -> Bag:
    """Count goods out, or raise `ValueError` for what is none."""
    unknown = sorted(set(goods) - set(GOODS))
    if unknown:
        raise ValueError(f"{unknown[0]!r} is no good")
    coal, iron, oil, upgrade = (goods.get(good, 0) for good in GOODS)
    return coal, iron, oil, upgrade


def _seed_of_die(faces: int, face: int) -> int:
    """Find a state of the generator after which the die shows this face."""
    return next(seed for seed in range(1 << 16) if Rng(seed).below(faces) == face - 1)
