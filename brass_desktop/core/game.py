"""What a game must offer to be played, saved, replayed and searched.

Sessions, saves and front ends know games only through this protocol. Exactly one seat acts at a
time; chance is resolved by the seeded generator in `new` or inside `apply`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Progress, Refusal, Result, Seat, Setup

S = TypeVar("S")
"""A position."""
A = TypeVar("A")
"""A complete action."""
E = TypeVar("E")
"""An event."""
O = TypeVar("O")  # noqa: E741 - the usual letter for what an observer sees
"""What one seat may see."""

Json = str | int | bool | None | Sequence["Json"] | Mapping[str, "Json"]


class Game(Protocol[S, A, E, O]):
    """The rules of one game. Only `apply` changes a position."""

    @property
    def id(self) -> str:
        """The game's name in saves."""

    @property
    def rules_version(self) -> int:
        """Raised whenever an old saved game might replay differently."""

    def new(self, setup: Setup) -> S:
        """Deal a game, or raise `InvalidSetup`."""

    def actor(self, state: S) -> Seat | None:
        """Return the seat that has to decide, None when the game is over."""

    def refuse(self, state: S, action: A) -> Refusal | None:
        """Tell why an action is not legal; None exactly when it is."""

    def legal_actions(self, state: S) -> Iterator[A]:
        """Yield legal actions lazily, one of each group with the same result."""

    def without_choice(self, state: S) -> A | None:
        """Return what nobody has to think about: the end of a turn in which all is done."""

    def sample(self, state: S, rng: Rng) -> A:
        """Return one random legal action without enumerating them."""

    def apply(self, state: S, action: A, log: list[E] | None = None, *, checked: bool = True) -> A:
        """Carry out an action in place; `checked` raises `IllegalAction` and changes nothing.

        Return the action as the log keeps it: one of the forms that mean the same.
        """

    def is_fence(self, action: A, events: Sequence[E]) -> bool:
        """Tell whether an action revealed something, so that it ends what may be taken back.

        What was revealed is in its events.
        """

    def clone(self, state: S) -> S:
        """Return an independent copy."""

    def digest(self, state: S) -> str:
        """Return a short fingerprint of a position, equal on every platform."""

    def result(self, state: S) -> Result | None:
        """Return the ranking of a finished game."""

    def progress(self, state: S) -> Progress:
        """Tell how far the game has come."""

    def observe(self, state: S, seat: Seat) -> O:
        """Return what a seat may see, and nothing else."""

    def determinize(self, observation: O, rng: Rng) -> S:
        """Return a position that the observer could be in, hidden cards dealt at random."""

    def encode(self, action: A) -> dict[str, Json]:
        """Write an action with string ids, ready for JSON."""

    def decode(self, data: object) -> A:
        """Read an action, or raise `CorruptSave` naming what is wrong."""
