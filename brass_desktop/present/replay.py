"""A finished or running game watched again: where in it one is, how it goes on, what shows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.events import RoundStarted
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import ERA_NAMES
from brass_desktop.games.brass.state import BrassState
from brass_desktop.present.intents import Intent, LookAt
from brass_desktop.present.viewmodel.build_chronicle import Chronicler
from brass_desktop.present.viewmodel.build_mat import build_mat
from brass_desktop.present.viewmodel.build_panels import build_table
from brass_desktop.present.viewmodel.mat import MatView
from brass_desktop.present.viewmodel.panels import ChronicleEntry, ChronicleView, TableView
from brass_desktop.present.viewmodel.pieces import CardView, Tip
from brass_desktop.present.viewmodel.seen import Seen, card_view

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
SECONDS_PER_ACTION: Final = 1.4
"""How long an action stays at speed 1."""
Measure = Literal["vp", "income", "money"]
MEASURES: Final[tuple[Measure, ...]] = ("vp", "income", "money")


@dataclass(frozen=True, slots=True)
class Mark:
    """The beginning of a round on the timeline; an era's first round is a large mark."""

    count: int
    era: str
    round: int
    opens_era: bool


@dataclass(frozen=True, slots=True)
class Series:
    """One seat's line in a chart: its value after each number of actions."""

    seat: Seat
    colour: str
    values: tuple[int, ...]


class Replay:
    """A cursor on a game that moves by itself, by steps, or to any action.

    The cursor counts actions: at 0 nothing has been played, at `last` everything has.
    """

    def __init__(self, session: BrassSession, cursor: int = 0) -> None:
        self.session = session
        self.last = len(session.log)
        self.cursor = min(max(0, cursor), self.last)
        self.playing = False
        self.speed = 1.0
        self.viewer: Seat | None = None
        """Whose hand lies open; None opens all hands."""
        self._waited = 0.0
        self._view: tuple[tuple[int, Seat | None], TableView] | None = None

    @property
    def state(self) -> BrassState:
        """The position at the cursor."""
        return self.session.at(self.cursor)

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """Where rounds and eras begin."""
        marks = [Mark(0, ERA_NAMES[self.session.at(0).era], self.session.at(0).round, True)]
        for count, entry in enumerate(self.session.log, start=1):
            for event in entry.events:
                if isinstance(event, RoundStarted):
                    era = ERA_NAMES[event.era]
                    marks.append(Mark(count, era, event.round, era != marks[-1].era))
        return tuple(marks)

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

    def view(self) -> TableView:
        """Describe the table at the cursor, with the whole game in the chronicle."""
        key = (self.cursor, self.viewer)
        if self._view is None or self._view[0] != key:
            self._view = (key, replace(build_table(self._seen()), chronicle=self.chronicle()))
        return self._view[1]

    def mat(self, owner: str) -> MatView:
        """Describe the mat of a player colour at the cursor."""
        colours = [player.colour for player in self.session.players]
        return build_mat(self._seen(), Seat(colours.index(owner)))

    def mean(self, intent: Intent) -> None:
        """Look at the moment of a line of the chronicle; nothing else can be meant here."""
        if isinstance(intent, LookAt):
            self.playing = False
            self.jump(intent.number)

    def tip(self, intent: Intent) -> Tip | None:
        """Have nothing to add to what the table says by itself."""
        del intent
        return None

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""
        self._view = None
        self.__dict__.pop("_told", None)

    def hands(self) -> list[tuple[str, tuple[CardView, ...]]]:
        """Give every seat's colour and cards at the cursor, in turn order."""
        state = self.state
        return [
            (
                self.session.players[seat].colour,
                tuple(card_view(state.rules, card, n) for n, card in enumerate(state.hands[seat])),
            )
            for seat in state.order
        ]

    def _seen(self) -> Seen:
        looking = self.viewer if self.viewer is not None else self._hand_seat()
        return Seen(self.session.game.id, self.state, tuple(self.session.players), looking)

    def chronicle(self) -> ChronicleView:
        """Tell the whole game, with what belongs to the cursor marked."""
        entries = [
            replace(entry, fresh=True) if entry.number == self.cursor and entry.owner else entry
            for entry in self._told
        ]
        return ChronicleView(tuple(entries))

    def sentence(self) -> str:
        """Tell the action at the cursor, or the nearest one before it that has words."""
        told = [e for e in self._told if e.owner is not None and e.number <= self.cursor]
        return told[0].sentence if told else ""

    def series(self, measure: Measure) -> tuple[Series, ...]:
        """Give every seat's line of a chart, over the whole game."""
        return self._series[measure]

    def play_on(self) -> BrassSession:
        """Begin a new game from the position at the cursor."""
        return self.session.fork(self.cursor)

    def _hand_seat(self) -> Seat:
        """Return the seat whose hand is of interest: who has just acted, or is to act."""
        if self.cursor:
            return self.session.log[self.cursor - 1].seat
        return self.state.actor

    @cached_property
    def _told(self) -> Sequence[ChronicleEntry]:
        told = Chronicler().tell(Seen.of(self.session, None)).entries
        return [replace(entry, fresh=False) for entry in told]

    @cached_property
    def _series(self) -> dict[Measure, tuple[Series, ...]]:
        states = [self.session.at(count) for count in range(self.last + 1)]
        levels = states[0].rules.income_level
        read = {
            "vp": lambda state, seat: state.vp[seat],
            "income": lambda state, seat: levels[state.income[seat]],
            "money": lambda state, seat: state.money[seat],
        }
        return {
            measure: tuple(
                Series(
                    Seat(seat),
                    player.colour,
                    tuple(read[measure](state, seat) for state in states),
                )
                for seat, player in enumerate(self.session.players)
            )
            for measure in MEASURES
        }
