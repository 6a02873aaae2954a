"""Search of a whole turn: every promising first action followed by every second one.

The value is taken at the end of the turn, before cards are drawn, so the search needs no guess
about hidden cards. Where an action turns a hidden tile its value is the mean over what may come.
"""

from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

from brass_desktop.bots.mind import Cancelled, Listen, undisturbed
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.bots.search.candidates import candidates
from brass_desktop.games.brass.bots.search.outcomes import Possible, outcomes, turns_a_tile
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import SELLING, TURN_DONE
from brass_desktop.games.brass.engine.state import BrassState

IDLE = 2.0
"""What a Pass must be better by; it is always ranked last among equals."""


class Turn(NamedTuple):
    """One or two actions, what they may lead to and what that is worth.

    What follows a hidden tile is decided when it lies open, so it is no part of the actions.
    """

    value: float
    actions: tuple[Action, ...]
    ends: list[Possible]


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
        turns = [single for single in singles if _is_over(single)]
        seen: set[PairKey] = set()
        for first in self._beam([single for single in singles if not _is_over(single)]):
            if effort.is_used_up() and turns:
                break
            if turns_a_tile(first.actions[0]):
                turns.append(self._followed(first, effort))
                continue
            after = first.ends[0].after
            error = first.value - self._evaluator.value(after, self._seat)
            for second in self._singles(after, effort, seen):
                actions = (*first.actions, *second.actions)
                turns.append(Turn(second.value + error, actions, second.ends))
        return sorted(turns, key=_worst_first)

    def _singles(self, state: BrassState, effort: Effort, seen: "set[PairKey]") -> list[Turn]:
        """Value the position after each candidate that leads somewhere new."""
        turns = []
        for action in candidates(state, self._level.taste):
            ends = self._ends(state, action, effort)
            if len(ends) == 1:
                key = position_key(ends[0].after)
                if key in seen:
                    continue
                seen.add(key)
            effort.valued += len(ends)
            value = self._mean(ends) + self._error(action)
            turns.append(Turn(value - (IDLE if action.kind == "pass" else 0), (action,), ends))
        return turns

    def _ends(self, state: BrassState, action: Action, effort: Effort) -> list[Possible]:
        """Return what an action may lead to, a sale that can go on played to its end."""
        ends: list[Possible] = []
        for chance, after in outcomes(state, action):
            if after.phase != SELLING:
                ends.append(Possible(chance, after))
                continue
            ways = [self._ends(after, way, effort) for way in candidates(after, self._level.taste)]
            effort.valued += sum(map(len, ways))
            ends += [Possible(chance * part, end) for part, end in max(ways, key=self._mean)]
        return ends

    def _mean(self, ends: list[Possible]) -> float:
        """Return the value of a position, or the mean of several."""
        if len(ends) == 1:
            return self._evaluator.value(ends[0].after, self._seat)
        return sum(chance * self._evaluator.value(end, self._seat) for chance, end in ends)

    def _followed(self, first: Turn, effort: Effort) -> Turn:
        """Give a first action the value of the best second one, whatever tile comes."""
        gain = 0.0
        for chance, after in first.ends:
            seconds = self._singles(after, effort, set())
            best = max(second.value for second in seconds)
            gain += chance * (best - self._evaluator.value(after, self._seat))
        return first._replace(value=first.value + gain)

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


def _is_over(turn: Turn) -> bool:
    """Tell whether the turn ends with the action whatever comes."""
    return all(after.phase == TURN_DONE for _, after in turn.ends)


def _worst_first(turn: Turn) -> float:
    return -turn.value
