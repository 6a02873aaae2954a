"""Search of a whole turn: every promising first action followed by every second one.

The value is taken at the end of the turn, before cards are drawn, so the search needs no guess
about hidden cards.
"""

from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

from brass_desktop.bots.mind import Cancelled, Listen, undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.bots.search.candidates import candidates
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.state import BrassState

IDLE = 2.0
"""What a Pass must be better by; it is always ranked last among equals."""


class Turn(NamedTuple):
    """One or two actions, what they lead to and what that is worth."""

    value: float
    actions: tuple[Action, ...]
    after: BrassState


@dataclass(slots=True)
class Effort:
    """What a search has used, and what it may use."""

    nodes: int
    listen: Listen = undisturbed
    valued: int = 0
    overran: bool = False
    """The search was told to hurry; its result is then no longer reproducible."""

    def is_used_up(self) -> bool:
        """Tell whether to stop; nodes decide, being told to hurry is a safety net."""
        word = self.listen()
        if word == "cancel":
            raise Cancelled
        self.overran = self.overran or word == "hurry"
        return self.overran or self.valued >= self.nodes


class PairSearch:
    """Searches turns of one seat with one level."""

    def __init__(self, level: Level, evaluator: Evaluator, seat: Seat, seed: int) -> None:
        self._level = level
        self._evaluator = evaluator
        self._seat = seat
        self._seed = seed

    def turns(self, state: BrassState, effort: Effort) -> list[Turn]:
        """Return the turns found, best first; equal values keep the order of the list."""
        singles = self._singles(state, effort, set())
        if self._level.beam == 0 or state.actions_left < 2:
            return sorted(singles, key=_worst_first)
        turns: list[Turn] = []
        seen: set[PairKey] = set()
        for first in self._beam(singles):
            if effort.is_used_up() and turns:
                break
            error = first.value - self._evaluator.value(first.after, self._seat)
            for second in self._singles(first.after, effort, seen):
                actions = (*first.actions, *second.actions)
                turns.append(Turn(second.value + error, actions, second.after))
        return sorted(turns, key=_worst_first)

    def _singles(self, state: BrassState, effort: Effort, seen: "set[PairKey]") -> list[Turn]:
        """Value the position after each candidate that leads somewhere new."""
        turns = []
        for action in candidates(state, self._level.taste):
            after = state.clone()
            oracle.perform(after, action, None)
            key = position_key(after)
            if key in seen:
                continue
            seen.add(key)
            effort.valued += 1
            value = self._evaluator.value(after, self._seat) + self._error(action)
            turns.append(Turn(value - (IDLE if action.kind == "pass" else 0), (action,), after))
        return turns

    def _beam(self, singles: list[Turn]) -> list[Turn]:
        """Keep the best, and the best of every kind: a good first action may look bad alone."""
        ordered = sorted(singles, key=_worst_first)
        kept = ordered[: self._level.beam]
        kinds = {turn.actions[0].kind for turn in kept}
        for turn in ordered[self._level.beam :]:
            if turn.actions[0].kind not in kinds:
                kinds.add(turn.actions[0].kind)
                kept.append(turn)
        return kept

    def _error(self, action: Action) -> float:
        """Return the level's mistake about a body, the same wherever the body appears."""
        if not self._level.noise:
            return 0.0
        body = crc32(repr((action.kind, action.legs)).encode())
        part = Rng(self._seed ^ body).next64() / 2**63 - 1
        return self._level.noise * part


PairKey = tuple[object, ...]


def position_key(state: BrassState) -> PairKey:
    """Return what tells two ends of one turn apart; the table outside it is the same."""
    return (
        tuple(state.slot_tile),
        tuple(state.slot_cubes),
        tuple(state.link_owner),
        tuple(state.slot_flipped),
        tuple(state.mat),
        tuple(state.merchant_beer),
        tuple(state.money),
        tuple(state.spent),
        tuple(state.income),
        tuple(state.vp),
        tuple(sorted(state.hands[state.actor])),
    )


def _worst_first(turn: Turn) -> float:
    return -turn.value
