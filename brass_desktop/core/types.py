"""Small records that every game and every front end speaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0 in seating order; who sits there is the session's matter."""


class Refusal(NamedTuple):
    """Why something may not be done: a code, the rule's clause and the numbers that decided.

    It is data and never a sentence; `present.text` owns the words.
    """

    code: str
    clause: str
    numbers: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new game needs to know; the same setup always deals the same game."""

    players: int
    seed: int
    """From 0 to 2**64 - 1, which is what a saved game can hold."""
    options: Mapping[str, bool] = field(default_factory=dict)
    """Switches of the game, all off unless named; its record on the shelf lists them."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat; the rules never ask."""

    name: str
    colour: str
    character: str
    control: str = "person"
    """`person`, or the id of a bot's level."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come, for lists and captions."""

    stage: str
    """The part of the game, such as an era, by its id."""
    round: int
    rounds: int
    scores: tuple[int, ...]
    """Victory points by seat."""
    order: tuple[Seat, ...] = ()
    """Seats in turn order."""
    money: tuple[int, ...] = ()
    """By seat; empty in a game without money."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's final place; seats that tie to the last criterion share a rank."""

    seat: Seat
    rank: int
    score: tuple[int, ...]
    """What was compared, most important first, for the tie-break display."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game, best standing first."""

    standings: tuple[Standing, ...]
    criteria: tuple[str, ...]
    """The names of what every `Standing.score` compared."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat of rank 1: more than one when the tie-breaks did not decide."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)
