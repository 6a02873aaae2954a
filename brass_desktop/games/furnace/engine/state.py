"""The position: flat lists and tuples of integers that `effects` alone may write.

Lists are what changes often and is copied by a clone; tuples are replaced as a whole and shared.
"""

from hashlib import blake2b
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.ids import (
    AGENT,
    NOTHING,
    PRODUCTION,
    Bag,
    CapitalistId,
    CardId,
    DiscId,
)
from brass_desktop.games.furnace.engine.ruleset import Capitalist, Effect, Ruleset

DiscOnLot = tuple[int, DiscId]
"""A disc on a lot and its owner, a seat or `AGENT`."""


class FurnaceState:
    """Everything on the table. The deck is a set: it is shuffled whenever a row is dealt."""

    __slots__ = (
        "agent_discs",
        "bids",
        "capitalists",
        "chained",
        "claim",
        "deck",
        "discs",
        "first",
        "fresh",
        "goods",
        "lot",
        "money",
        "phase",
        "players",
        "repeated",
        "rng",
        "round",
        "rounds",
        "row",
        "rules",
        "run",
        "turn",
        "upgraded",
        "works",
    )

    rules: Ruleset
    players: int
    chained: bool
    """Whether own cards form a chain (F-6)."""
    rounds: int
    round: int
    phase: int
    first: Seat
    """Who has the first-player marker."""
    turn: int
    """Place in the lap, which begins with the first player: whose bid or production it is."""
    rng: int
    deck: tuple[CardId, ...]
    """The companies that may still come, ascending."""
    row: tuple[CardId, ...]
    """The lots of this auction, empty once all of them are settled."""
    bids: list[tuple[DiscOnLot, ...]]
    """By lot: the discs on it in the order of placing."""
    discs: list[int]
    """By seat: mask of the discs not placed yet."""
    agent_discs: int
    lot: int
    """The lot that is being settled, `NOTHING` while bids are made."""
    claim: int
    """How many discs of that lot have been compensated."""
    capitalists: tuple[CapitalistId, ...]
    """By seat, `NOTHING` in a game without them."""
    works: list[tuple[CardId, ...]]
    """By seat: own cards, the start-up card first; in the variant the chain."""
    fresh: list[tuple[CardId, ...]]
    """By seat: cards won that have no place in the chain yet."""
    upgraded: int
    """Mask of the companies turned over."""
    goods: list[Bag]
    money: list[int]
    run: int
    """Mask of the cards that the producing seat has run in this phase."""
    repeated: bool
    """Whether the producing seat has repeated a card in this phase."""

    def clone(self) -> "FurnaceState":
        """Return an independent copy; written out by hand because search lives on it."""
        new = FurnaceState.__new__(FurnaceState)
        new.rules = self.rules
        new.players = self.players
        new.chained = self.chained
        new.rounds = self.rounds
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.turn = self.turn
        new.rng = self.rng
        new.deck = self.deck
        new.row = self.row
        new.bids = self.bids[:]
        new.discs = self.discs[:]
        new.agent_discs = self.agent_discs
        new.lot = self.lot
        new.claim = self.claim
        new.capitalists = self.capitalists
        new.works = self.works[:]
        new.fresh = self.fresh[:]
        new.upgraded = self.upgraded
        new.goods = self.goods[:]
        new.money = self.money[:]
        new.run = self.run
        new.repeated = self.repeated
        return new

    def digest(self) -> str:
        """Return a short fingerprint of the whole position, equal on every platform."""
        facts = repr([plain(getattr(self, name)) for name in DIGESTED])
        return blake2b(facts.encode(), digest_size=8).hexdigest()

    @property
    def lap(self) -> tuple[int, ...]:
        """Who bids in turn: seats clockwise from the first player, then the Agent (F-7.3)."""
        seats = (*range(self.first, self.players), *range(self.first))
        return (*seats, AGENT) if self.players == self.rules.agent_players else seats

    @property
    def actor(self) -> Seat:
        """The seat that has to decide now, in a game that is not over."""
        if self.lot != NOTHING:
            return Seat(claims(self)[self.claim][0])
        return Seat((self.first + self.turn) % self.players)

    def capitalist(self, owner: int) -> Capitalist:
        """Return what the capitalist of a seat changes; the Agent has none (F-7.9)."""
        return self.rules.capitalist(self.capitalists[owner] if owner != AGENT else NOTHING)

    def effects(self, card: CardId) -> tuple[Effect, ...]:
        """Return the active lines of a card."""
        return self.rules.effects(card, self.upgraded)

    def has_run(self, card: CardId) -> bool:
        """Tell whether the producing seat has activated a card in this phase."""
        return self.phase == PRODUCTION and bool(self.run >> card & 1)

    @property
    def is_last_round(self) -> bool:
        """Tell whether the game ends after this round (F-5.1)."""
        return self.round == self.rounds


DIGESTED: Final = tuple(name for name in FurnaceState.__slots__ if name != "rules")
"""The facts that make a position; their order is that of every digest."""


def top_disc(state: FurnaceState, lot: int) -> DiscOnLot | None:
    """Return the disc that takes a lot: the highest; of equals the one that F-3.3 binds (F-8.4)."""
    value = state.rules.discs.value

    def strength(placed: DiscOnLot) -> tuple[int, bool]:
        return value[placed[1]], not state.capitalist(placed[0]).unrestricted

    return max(state.bids[lot], key=strength, default=None)


def beaten_discs(state: FurnaceState, lot: int) -> tuple[DiscOnLot, ...]:
    """Return the discs that a lot compensates, ascending (F-3.8); the Agent's get nothing."""
    top, value = top_disc(state, lot), state.rules.discs.value
    beaten = [placed for placed in state.bids[lot] if placed != top and placed[0] != AGENT]
    return tuple(sorted(beaten, key=lambda placed: (value[placed[1]], placed)))


def claims(state: FurnaceState) -> tuple[DiscOnLot, ...]:
    """Return the discs to be compensated on the lot being settled."""
    return beaten_discs(state, state.lot)


def plain(value: object) -> object:
    """Print booleans and integers alike, whichever of the two a field happens to hold."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
