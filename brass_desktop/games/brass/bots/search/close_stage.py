"""Close decisions: the best few turns are compared in sampled worlds, with the rivals' replies.

A world deals the hidden cards at random from what the seat has not seen. Every turn is tried in
the same worlds, so that luck cancels; each rival answers with its best single actions.
"""

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.levels import Level
from brass_desktop.games.brass.bots.search.outcomes import turns_a_tile
from brass_desktop.games.brass.bots.search.pair_search import Effort, PairSearch, Turn
from brass_desktop.games.brass.bots.value.worth import Evaluator
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import ACTING, SELLING, TURN_DONE
from brass_desktop.games.brass.engine.observation import Observation, determinize
from brass_desktop.games.brass.engine.state import BrassState

SAMPLED_SHARE = 0.7
"""How much the worlds count against the plain value."""
WORLDS_BEFORE_DROPPING = 3
CLEAR_LOSS = 2.0
"""Standard errors behind the leader at which a turn is dropped."""


class Settled(NamedTuple):
    """The turns in their new order."""

    turns: list[Turn]
    worlds: int
    reordered: bool


def settle(
    observation: Observation,
    turns: list[Turn],
    level: Level,
    evaluator: Evaluator,
    seed: int,
    effort: Effort,
) -> Settled:
    """Reorder the leading turns if they are close; otherwise leave them."""
    contenders = [t for t in turns if turns[0].value - t.value <= level.close_gap]
    contenders = _different(contenders)[: level.close_turns]
    if len(contenders) < 2:
        return Settled(turns, 0, reordered=False)
    samples: list[list[float]] = [[] for _ in contenders]
    running = list(range(len(contenders)))
    rng = Rng(seed)
    walk = _Walk(observation, level, evaluator, effort)
    worlds = 0
    while worlds < level.worlds and len(running) > 1 and not effort.is_used_up():
        world = determinize(observation, rng)
        for at in running:
            samples[at].append(walk.value_after(world, contenders[at].actions))
        worlds += 1
        if worlds >= WORLDS_BEFORE_DROPPING:
            running = _without_losers(running, samples)
    if not worlds:
        return Settled(turns, 0, reordered=False)
    scores = [_score(contenders[at], samples[at]) for at in running]
    best = contenders[running[scores.index(max(scores))]]
    rest = [turn for turn in turns if turn is not best]
    return Settled([best, *rest], worlds, reordered=best is not turns[0])


def _different(turns: list[Turn]) -> list[Turn]:
    """Keep one of turns that do the same things and differ only in order or cards."""
    kept: dict[tuple[str, ...], Turn] = {}
    for turn in turns:
        kept.setdefault(tuple(sorted(repr((a.kind, a.legs)) for a in turn.actions)), turn)
    return list(kept.values())


def _score(turn: Turn, samples: list[float]) -> float:
    return (1 - SAMPLED_SHARE) * turn.value + SAMPLED_SHARE * fmean(samples)


def _without_losers(running: list[int], samples: list[list[float]]) -> list[int]:
    """Drop the turns that are clearly behind the leader in the worlds they share."""
    leader = max(running, key=lambda at: fmean(samples[at]))
    kept = []
    for at in running:
        behind = [ours - theirs for ours, theirs in zip(samples[leader], samples[at], strict=True)]
        error = stdev(behind) / sqrt(len(behind))
        if at == leader or fmean(behind) <= CLEAR_LOSS * error:
            kept.append(at)
    return kept


class _Walk:
    """Plays a world on from the end of a turn until the seat's own turn comes again."""

    def __init__(
        self, observation: Observation, level: Level, evaluator: Evaluator, effort: Effort
    ) -> None:
        self._seat = observation.seat
        self._evaluator = evaluator
        self._effort = effort
        quick = replace(level, beam=0, noise=0.0)
        careful = replace(level, beam=level.ahead_beam, noise=0.0)
        self._own_turns = level.own_turns_ahead
        players = observation.table.players
        self._replies = [
            PairSearch(careful if seat == self._seat else quick, evaluator, seat, 0)
            for seat in map(Seat, range(players))
        ]

    def value_after(self, world: BrassState, turn: tuple[Action, ...]) -> float:
        """Return the seat's value when its own turn comes again, or after it has been played."""
        state = world.clone()
        for action in turn:
            oracle.perform(state, action, None)
        if turns_a_tile(turn[-1]):
            self._play(state)
        own_turns = 0
        while state.phase in (ACTING, SELLING, TURN_DONE):
            only = oracle.without_choice(state)
            if only is not None:
                oracle.perform(state, only, None)
                continue
            if state.actor == self._seat:
                if own_turns == self._own_turns:
                    break
                own_turns += 1
            self._play(state)
            if own_turns and own_turns == self._own_turns:
                break
        return self._evaluator.value(state, self._seat)

    def _play(self, state: BrassState) -> None:
        """Let the seat in turn use all its actions."""
        search = self._replies[state.actor]
        while state.phase in (ACTING, SELLING):
            for action in search.turns(state, self._effort)[0].actions:
                oracle.perform(state, action, None)
