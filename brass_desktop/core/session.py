"""One running game: its log of actions, the way back, and those who watch.

The log is the truth; positions are kept beside it because a game has fewer than two hundred actions
and a position takes a few kilobytes, so undo and replay are only moves of a cursor.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal

from brass_desktop.core.errors import GameError
from brass_desktop.core.game import A, E, Game, O, S
from brass_desktop.core.types import Player, Seat, Setup

TakeBackPolicy = Literal["own_turn", "by_agreement", "never"]
"""How far a table lets its players take actions back."""
TableChoice = bool | int | str


class DigestMismatch(GameError):
    """An action led to another position than the one that was recorded."""


class TakeBackRefused(GameError):
    """There is nothing to take back or to redo, or the table's agreement forbids it."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[A, E]):
    """One action of the log, by whom, with what it did and where it led."""

    seat: Seat
    action: A
    events: tuple[E, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Played(Generic[S, A, E]):
    """An action was carried out."""

    before: S
    entry: Entry[A, E]
    after: S


@dataclass(frozen=True, slots=True)
class Rewound(Generic[S]):
    """The cursor moved back or forth along the log without a new action."""

    before: S
    after: S


@dataclass(frozen=True, slots=True)
class TakeBack:
    """By agreement, `undone` actions were taken back after the first `kept` ones."""

    kept: int
    undone: int


@dataclass(frozen=True, slots=True)
class Bookmark(Generic[S, A, E]):
    """A moment of a session that can be turned to again, whatever was played since."""

    entries: tuple[Entry[A, E], ...]
    states: tuple[S, ...]


class Session(Generic[S, A, E, O]):
    """A game being played at one table. Positions it hands out must not be changed."""

    def __init__(
        self,
        game: Game[S, A, E, O],
        setup: Setup,
        players: Sequence[Player],
        policy: TakeBackPolicy = "own_turn",
        start: S | None = None,
    ) -> None:
        """Deal a game, or begin at `start`: a lesson or an example, which no save could replay."""
        self.game = game
        self.setup = setup
        self.players = list(players)
        self.policy = policy
        self.take_backs: list[TakeBack] = []
        self.elapsed = 0.0
        """Seconds played so far; whoever has a clock adds to it."""
        self.table: dict[str, TableChoice] = {}
        """What this table chose beyond the rules, such as the curtain; kept, never interpreted."""
        self._entries: list[Entry[A, E]] = []
        self._states: list[S] = [game.new(setup) if start is None else start]
        self._cursor = 0
        self._observers: list[Callable[[Played[S, A, E] | Rewound[S]], None]] = []

    @property
    def state(self) -> S:
        """The position now."""
        return self._states[self._cursor]

    @property
    def log(self) -> Sequence[Entry[A, E]]:
        """What has been played up to now, without what could be redone."""
        return self._entries[: self._cursor]

    @property
    def actor(self) -> Seat | None:
        """The seat that has to decide, None when the game is over."""
        return self.game.actor(self.state)

    def at(self, count: int) -> S:
        """Return the position after the first `count` actions of the log."""
        return self._states[count]

    def fork(self, count: int) -> "Session[S, A, E, O]":
        """Begin another session with the first `count` actions; nobody watches it yet."""
        if not 0 <= count <= self._cursor:
            raise TakeBackRefused(f"there is no action {count} to play on from")
        other = Session(self.game, self.setup, self.players, self.policy, self._states[0])
        other.table = dict(self.table)
        other._entries, other._states = self._entries[:count], self._states[: count + 1]
        other._cursor = count
        return other

    def bookmark(self) -> Bookmark[S, A, E]:
        """Keep this moment."""
        return Bookmark(tuple(self.log), tuple(self._states[: self._cursor + 1]))

    def turn_to(self, mark: Bookmark[S, A, E]) -> None:
        """Go to a moment that was kept, past every fence: for lessons, where nobody is hurt."""
        before = self.state
        self._entries, self._states = list(mark.entries), list(mark.states)
        self._cursor = len(self._entries)
        self._notify(Rewound(before, self.state))

    def begin_at(self, start: S) -> None:
        """Lay out another position and begin there: the next scene of a lesson."""
        self.turn_to(Bookmark((), (start,)))

    def seat(self, players: Sequence[Player]) -> None:
        """Let other people or bots sit down; the rules do not care who plays."""
        self.players = list(players)

    def watch(self, observer: Callable[[Played[S, A, E] | Rewound[S]], None]) -> None:
        """Tell an observer of every change from now on."""
        self._observers.append(observer)

    def submit(self, action: A, *, expected: str | None = None) -> Entry[A, E]:
        """Carry out an action on a copy and swap; a refusal raises and changes nothing.

        With an `expected` digest it is also refused when it leads to another position.
        """
        before = self.state
        seat = self.actor
        after = self.game.clone(before)
        events: list[E] = []
        carried_out = self.game.apply(after, action, events)
        assert seat is not None, "the rules refuse every action of a finished game"
        entry = Entry(seat, carried_out, tuple(events), self.game.digest(after))
        if expected is not None and entry.digest != expected:
            raise DigestMismatch("it leads to another position than was saved")
        del self._entries[self._cursor :], self._states[self._cursor + 1 :]
        self._entries.append(entry)
        self._states.append(after)
        self._cursor += 1
        self._notify(Played(before, entry, after))
        return entry

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action may be taken back."""
        if self._cursor == 0 or self.policy == "never":
            return False
        return self.policy == "by_agreement" or not self._is_fence(self._cursor - 1)

    @property
    def can_redo(self) -> bool:
        """Tell whether an undone action can be carried out again."""
        return self._cursor < len(self._entries)

    @property
    def undone(self) -> int:
        """How many actions can be carried out again."""
        return len(self._entries) - self._cursor

    def undo(self) -> None:
        """Take the last action back; crossing the end of a turn is recorded."""
        if not self.can_undo:
            raise TakeBackRefused("nothing can be taken back")
        if self._is_fence(self._cursor - 1):
            self.take_backs.append(TakeBack(kept=self._cursor - 1, undone=1))
        self._move(self._cursor - 1)

    def can_undo_to(self, count: int) -> bool:
        """Tell whether everything after the first `count` actions may be taken back."""
        if not 0 <= count < self._cursor or self.policy == "never":
            return False
        return self.policy == "by_agreement" or not self.crosses_fence(count)

    def crosses_fence(self, count: int) -> bool:
        """Tell whether the end of a turn lies after the first `count` actions."""
        return any(self._is_fence(at) for at in range(count, self._cursor))

    def undo_to(self, count: int) -> None:
        """Take back until only the first `count` actions are left, or raise at a fence."""
        if not 0 <= count <= self._cursor:
            raise TakeBackRefused(f"there is no action {count} to go back to")
        fenced = self.crosses_fence(count)
        if self.policy == "never" or (fenced and self.policy != "by_agreement"):
            raise TakeBackRefused("the end of a turn cannot be taken back")
        if fenced:
            self.take_backs.append(TakeBack(kept=count, undone=self._cursor - count))
        self._move(count)

    def redo(self) -> None:
        """Carry out the next undone action again."""
        self.redo_to(self._cursor + 1)

    def redo_to(self, count: int) -> None:
        """Carry out undone actions again until there are `count` of them."""
        if not self._cursor < count <= len(self._entries):
            raise TakeBackRefused("nothing can be redone")
        self._move(count)

    def _is_fence(self, at: int) -> bool:
        entry = self._entries[at]
        return self.game.is_fence(entry.action, entry.events)

    def _move(self, cursor: int) -> None:
        before = self.state
        self._cursor = cursor
        self._notify(Rewound(before, self.state))

    def _notify(self, change: Played[S, A, E] | Rewound[S]) -> None:
        for observer in tuple(self._observers):
            observer(change)


AnySession = Session[Any, Any, Any, Any]
"""A running game of whichever kind, for those who look into none."""
