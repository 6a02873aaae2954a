"""Positions made of the few things that matter to a test."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal, Seat, Setup
from brass_desktop.games.furnace.engine.actions import Action, Activate, Bid, Repeat
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import (
    AGENT,
    AUCTION,
    NOTHING,
    PRODUCTION,
    Bag,
    CapitalistId,
    CardId,
    DiscId,
)
from brass_desktop.games.furnace.engine.state import FurnaceState

GAME = furnace()
RULES = GAME.rules
NEUTRAL = "neutral"
OWNERS = {"agent": AGENT, **{str(seat): seat for seat in range(4)}}


def card(name: str) -> CardId:
    """Find a card: "07" is a company, "s1" a start-up card."""
    full = f"start_{name[1:]}" if name.startswith("s") else f"company_{name}"
    return CardId(RULES.cards.index(full))


def cards(names: str) -> tuple[CardId, ...]:
    """Find several cards."""
    return tuple(card(name) for name in names.split())


def disc(name: int | str) -> DiscId:
    """Find a disc: its value, or the neutral one."""
    return DiscId(RULES.discs.ids.index(str(name)))


def bid(name: str, value: int | str) -> Bid:
    """Bid a disc for a company."""
    return Bid(card(name), disc(value))


def run(name: str, *times: int, up: str = "") -> Activate:
    """Activate a card."""
    return Activate(card(name), times, cards(up))


def again(name: str, *times: int, up: str = "") -> Repeat:
    """Repeat a card."""
    return Repeat(card(name), times, cards(up))


def goods(coal: int = 0, iron: int = 0, oil: int = 0, upgrade: int = 0) -> Bag:
    return (coal, iron, oil, upgrade)


ROWS = {2: "01 02 03 04 05 06", 3: "01 02 03 04 05 06 07", 4: "01 02 03 04 05 06 07 08"}


@dataclass(kw_only=True)
class Table:
    """A table about to be laid out; seat 0 is the first player and has the first turn."""

    players: int = 3
    row: str = ""
    works: Mapping[int, str] = field(default_factory=dict)
    """By seat: own companies beside the start-up card, or all cards if that one is named."""
    upgraded: str = ""
    capitalists: Mapping[int, str] = field(default_factory=dict)
    goods: Mapping[int, Bag] = field(default_factory=dict)
    money: Sequence[int] = ()
    discs: Mapping[str, str] = field(default_factory=dict)
    """By lot: discs that lie on it, such as "0:4 1:2 agent:1"."""
    chain: bool = False
    round: int = 1
    short: bool = False

    def state(self) -> FurnaceState:
        """Lay the table out for the auction."""
        state = GAME.new(Setup(self.players, 1, {"chain": self.chain, "short": self.short}))
        state.first, state.turn, state.round = Seat(0), 0, self.round
        state.works = [self._works(seat) for seat in range(self.players)]
        state.goods = [self.goods.get(seat, goods()) for seat in range(self.players)]
        state.money = list(self.money or [0] * self.players)
        state.upgraded = sum(1 << one for one in cards(self.upgraded))
        state.capitalists = tuple(
            CapitalistId(RULES.capitalist_ids.index(self.capitalists[seat]))
            if seat in self.capitalists
            else CapitalistId(NOTHING)
            for seat in range(self.players)
        )
        self._lay_row(state)
        return state

    def _works(self, seat: int) -> tuple[CardId, ...]:
        own = self.works.get(seat, "")
        return cards(own if "s" in own else f"s{seat + 1} {own}")

    def _lay_row(self, state: FurnaceState) -> None:
        state.row = cards(self.row or ROWS[self.players])
        owned = {one for works in state.works for one in works}
        state.deck = tuple(
            CardId(one)
            for one in range(RULES.companies)
            if one not in owned and one not in state.row
        )
        state.phase, state.bids = AUCTION, [()] * len(state.row)
        own, neutral = RULES.discs.own, RULES.discs.neutral
        state.discs = [
            own | (neutral if state.capitalist(seat).neutral_disc else 0)
            for seat in range(self.players)
        ]
        for name, placed in self.discs.items():
            lot = state.row.index(card(name))
            for who, value in (one.split(":") for one in placed.split()):
                state.bids[lot] += ((OWNERS[who], disc(value)),)
                if OWNERS[who] == AGENT:
                    state.agent_discs &= ~(1 << disc(value))
                else:
                    state.discs[OWNERS[who]] &= ~(1 << disc(value))

    def settled(self, log: list[Event] | None = None) -> FurnaceState:
        """Let the last disc of seat 0 be the last one at all, and settle.

        It goes to the last lot of the row, where nobody has to mind it.
        """
        state = self.state()
        last = RULES.discs_in(state.discs[0])[-1]
        state.discs = [1 << last, *[0] * (self.players - 1)]
        state.agent_discs = 0
        GAME.apply(state, Bid(state.row[-1], last), log)
        return state

    def producing(self) -> FurnaceState:
        """Let seat 0 produce."""
        state = self.state()
        state.row, state.bids, state.phase = (), [], PRODUCTION
        state.discs, state.agent_discs = [0] * self.players, 0
        return state


def play(state: FurnaceState, *actions: Action) -> list[Event]:
    """Carry out actions and return what happened."""
    log: list[Event] = []
    for action in actions:
        GAME.apply(state, action, log)
    return log


def refusal(state: FurnaceState, action: Action) -> Refusal:
    """Return why an action is refused, and check that trying it changes nothing."""
    before, found = state.digest(), GAME.refuse(state, action)
    assert found is not None, action
    try:
        GAME.apply(state, action)
    except IllegalAction as error:
        assert error.refusal == found
    else:
        raise AssertionError("it was refused and yet carried out")
    assert state.digest() == before
    assert action not in set(GAME.legal_actions(state))
    return found


def code(state: FurnaceState, action: Action) -> tuple[str, str]:
    """Return code and clause of a refusal."""
    found = refusal(state, action)
    return found.code, found.clause


def play_at_random(state: FurnaceState, seed: int = 1) -> FurnaceState:
    """Play a game to its end."""
    rng = Rng(seed)
    while GAME.actor(state) is not None:
        GAME.apply(state, GAME.sample(state, rng), checked=False)
    return state
