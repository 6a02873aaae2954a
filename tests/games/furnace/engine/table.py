"""Positions made of the few things that matter to a test."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.actions import Action, Activate, Bid, Repeat
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import GOODS, Bag, CardId, DiscId
from brass_desktop.games.furnace.engine.position import (
    FurnacePosition,
    card_of,
    cards_of,
    disc_of,
)
from brass_desktop.games.furnace.engine.state import FurnaceState

GAME = furnace()
RULES = GAME.rules
NEUTRAL = "neutral"


def card(name: str) -> CardId:
    """Find a card: "07" is a company, "s1" a start-up card."""
    return card_of(RULES, _id(name))


def _id(name: str) -> str:
    return f"start_{name[1:]}" if name.startswith("s") else f"company_{name}"


def _ids(names: str) -> tuple[str, ...]:
    return tuple(_id(name) for name in names.split())


def cards(names: str) -> tuple[CardId, ...]:
    """Find several cards."""
    return cards_of(RULES, _ids(names))


def disc(name: int | str) -> DiscId:
    """Find a disc: its value, or the neutral one."""
    return disc_of(RULES, str(name))


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
        return self._position().state()

    def _position(self, phase: Literal["auction", "production"] = "auction") -> FurnacePosition:
        return FurnacePosition(
            players=self.players,
            phase=phase,
            round=self.round,
            row=_ids(self.row),
            works={seat: _ids(own) for seat, own in self.works.items()},
            upgraded=_ids(self.upgraded),
            capitalists=self.capitalists,
            goods={s: dict(zip(GOODS, bag, strict=True)) for s, bag in self.goods.items()},
            money=dict(enumerate(self.money)),
            discs={_id(name): tuple(placed.split()) for name, placed in self.discs.items()},
            chain=self.chain,
            short=self.short,
        )

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
        return self._position("production").state()


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
