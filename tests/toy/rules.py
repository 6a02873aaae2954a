"""Heap, a toy: take one to three cubes from a heap; whoever takes the last one gets five more.

It proves that the house takes any game: nothing of the program knows it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from brass_desktop.core.errors import CorruptSave, IllegalAction, InvalidSetup
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Progress, Refusal, Result, Seat, Setup, Standing

MOST = 3
LAST_CUBE = 5
PER_SEAT = 6


@dataclass(slots=True)
class Heap:
    """A position; nothing is hidden."""

    left: int
    points: tuple[int, ...]
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Take:
    """Take some cubes."""

    cubes: int


@dataclass(frozen=True, slots=True)
class Taken:
    """Cubes were taken."""

    seat: Seat
    cubes: int


class HeapGame:
    """The rules, as `core.game.Game` wants them."""

    id = "heap"
    rules_version = 1

    def new(self, setup: Setup) -> Heap:
        """Lay the heap out; `tall` doubles it, and the seed adds up to two cubes."""
        if setup.players not in (2, 3) or set(setup.options) - {"tall"}:
            raise InvalidSetup("two or three players; the only option is tall")
        height = setup.players * PER_SEAT * (2 if setup.options.get("tall") else 1)
        return Heap(height + Rng(setup.seed).below(3), (0,) * setup.players)

    def actor(self, state: Heap) -> Seat | None:
        """Seats take turns."""
        return Seat(state.turn % len(state.points)) if state.left else None

    def refuse(self, state: Heap, action: Take) -> Refusal | None:
        """Nobody takes more than three, or than there are."""
        most = min(MOST, state.left)
        if 1 <= action.cubes <= most:
            return None
        return Refusal("too_many", "H-1.1", {"most": most})

    def legal_actions(self, state: Heap) -> Iterator[Take]:
        """Take one to three."""
        return (Take(cubes) for cubes in range(1, min(MOST, state.left) + 1))

    def without_choice(self, state: Heap) -> Take | None:
        """Every turn is a choice."""
        return None

    def sample(self, state: Heap, rng: Rng) -> Take:
        """Take any number."""
        return Take(1 + rng.below(min(MOST, state.left)))

    def apply(
        self, state: Heap, action: Take, log: list[Taken] | None = None, *, checked: bool = True
    ) -> Take:
        """Move cubes from the heap to the seat."""
        refusal = self.refuse(state, action) if checked else None
        if refusal is not None:
            raise IllegalAction(refusal)
        seat = state.turn % len(state.points)
        gained = action.cubes + (LAST_CUBE if action.cubes == state.left else 0)
        state.points = tuple(p + gained * (n == seat) for n, p in enumerate(state.points))
        state.left -= action.cubes
        state.turn += 1
        if log is not None:
            log.append(Taken(Seat(seat), action.cubes))
        return action

    def is_fence(self, action: Take, events: Sequence[Taken]) -> bool:
        """A turn is an action: what the next one has seen stays."""
        return True

    def clone(self, state: Heap) -> Heap:
        """Copy a position."""
        return replace(state)

    def digest(self, state: Heap) -> str:
        """Fingerprint a position."""
        facts = repr((state.left, state.points, state.turn))
        return blake2b(facts.encode(), digest_size=8).hexdigest()

    def result(self, state: Heap) -> Result | None:
        """Rank by cubes."""
        if state.left:
            return None
        seats = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
        rank = {seat: 1 + sum(p > state.points[seat] for p in state.points) for seat in seats}
        standings = (Standing(Seat(n), rank[n], (state.points[n],)) for n in seats)
        return Result(tuple(standings), ("cubes",))

    def progress(self, state: Heap) -> Progress:
        """Tell the lap of the table."""
        lap = state.turn // len(state.points) + 1
        return Progress("heap", lap, lap, state.points)

    def observe(self, state: Heap, seat: Seat) -> Heap:
        """Everybody sees everything."""
        return replace(state)

    def determinize(self, observation: Heap, rng: Rng) -> Heap:
        """Nothing is hidden."""
        return replace(observation)

    def encode(self, action: Take) -> dict[str, Json]:
        """Write an action."""
        return {"take": action.cubes}

    def decode(self, data: object) -> Take:
        """Read an action."""
        match data:
            case Mapping() if isinstance(cubes := data.get("take"), int):
                return Take(cubes)
        raise CorruptSave("not an action of Heap")


def heap() -> HeapGame:
    """Return the game."""
    return HeapGame()
