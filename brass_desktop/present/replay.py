"""A finished or running game watched again: where in it one is and how it goes on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, Literal

from brass_desktop.core.game import A, E, O, S
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat
from brass_desktop.games.shelf import find
from brass_desktop.present.course import Mark, Measure
from brass_desktop.present.game_words import GameWords

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
SECONDS_PER_ACTION: Final = 1.4
"""How long an action stays at speed 1."""


@dataclass(frozen=True, slots=True)
class Series:
    """One seat's line in a chart: its value after each number of actions."""

    seat: Seat
    colour: str
    values: tuple[int, ...]


class Replay(Generic[S, A, E, O]):
    """A cursor on a game that moves by itself, by steps, or to any action.

    The cursor counts actions: at 0 nothing has been played, at `last` everything has.
    """

    def __init__(self, session: Session[S, A, E, O], words: GameWords, cursor: int = 0) -> None:
        self.session = session
        self._words = words
        self.last = len(session.log)
        self.cursor = min(max(0, cursor), self.last)
        self.playing = False
        self.speed = 1.0
        self.closed = session.actor is not None and find(session.game.id).hidden_hands
        """Whether people may still play on: then nobody's hand is shown to whoever watches."""
        self.viewer: Seat | None = None
        """Through whose eyes one looks; None sees everything, or in a closed game what all see."""
        self._waited = 0.0
        self._series: dict[str, Sequence[Series]] = {}

    @property
    def state(self) -> S:
        """The position at the cursor."""
        return self.session.at(self.cursor)

    @cached_property
    def marks(self) -> Sequence[Mark]:
        """Where rounds and stages begin."""
        return self._words.marks(self.session)

    @cached_property
    def measures(self) -> Sequence[Measure[S]]:
        """What can be charted."""
        return [measure for measure in self._words.measures() if measure.charted]

    def mark_at(self, count: int) -> Mark:
        """Give the round that an action belongs to."""
        return next(mark for mark in reversed(self.marks) if mark.count <= count)

    def jump(self, count: int) -> None:
        """Go to any action; a jump does not stop a replay that plays."""
        self.cursor = min(max(0, count), self.last)
        self._waited = 0.0
        if self.cursor == self.last:
            self.playing = False

    def step(self, by: int) -> None:
        """Go some actions forwards or backwards and stay there."""
        self.playing = False
        self.jump(self.cursor + by)

    def step_round(self, by: Literal[-1, 1]) -> None:
        """Go to the beginning of this or the next round; backwards from it, to the one before."""
        counts = [mark.count for mark in self.marks] + [self.last]
        if by > 0:
            self.step(next((c for c in counts if c > self.cursor), self.last) - self.cursor)
        else:
            before = [c for c in counts if c < self.cursor]
            self.step((before[-1] if before else 0) - self.cursor)

    def toggle(self) -> None:
        """Play or pause; at the end it plays from the beginning."""
        if not self.playing and self.cursor == self.last:
            self.jump(0)
        self.playing = not self.playing and self.last > 0

    def change_speed(self, by: int) -> None:
        """Take the next slower or faster speed, if there is one."""
        place = min(max(0, SPEEDS.index(self.speed) + by), len(SPEEDS) - 1)
        self.speed = SPEEDS[place]

    @property
    def due(self) -> float | None:
        """Seconds until the next action shows, if it plays."""
        return max(0.0, SECONDS_PER_ACTION / self.speed - self._waited) if self.playing else None

    def advance(self, seconds: float) -> bool:
        """Let time pass and tell whether the cursor moved."""
        if not self.playing:
            return False
        self._waited += seconds
        pace = SECONDS_PER_ACTION / self.speed
        steps = int(self._waited / pace)
        if steps:
            rest = self._waited - steps * pace
            self.jump(self.cursor + steps)
            self._waited = rest
        return steps > 0

    def series(self, measure: Measure[S]) -> Sequence[Series]:
        """Give every seat's line of a chart, over the whole game."""
        if measure.id not in self._series:
            states = [self.session.at(count) for count in range(self.last + 1)]
            self._series[measure.id] = [
                Series(
                    Seat(seat),
                    player.colour,
                    tuple(measure.value(state, Seat(seat)) for state in states),
                )
                for seat, player in enumerate(self.session.players)
            ]
        return self._series[measure.id]

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""
        for name in ("marks", "measures"):
            self.__dict__.pop(name, None)

    def play_on(self) -> Session[S, A, E, O]:
        """Begin a new game from the position at the cursor."""
        return self.session.fork(self.cursor)


AnyReplay = Replay[Any, Any, Any, Any]
"""A replay of a game whose types are known only by its name."""
