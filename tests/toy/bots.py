"""The one bot of Heap: it takes what is left, or one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from brass_desktop.bots.kit import Study
from brass_desktop.bots.mind import Listen
from brass_desktop.bots.record import Ledger
from brass_desktop.bots.release import ReleaseRow
from brass_desktop.bots.thought import Thought
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.i18n.message import Message
from tests.toy.rules import MOST, Heap, HeapGame, Take, Taken

COUNTED = {"taken": Message("cubes taken")}
ROWS: tuple[ReleaseRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """Its only level."""

    id: str = "apprentice"
    seconds: float = 5.0


class Taker:
    """Thinks no further than the last cube."""

    def think(self, observation: Heap, seed: int, listen: Listen) -> Thought[Take]:
        """Take the rest if it can."""
        return Thought(Take(observation.left if observation.left <= MOST else 1))


class Takings:
    """Counts cubes."""

    def __init__(self, players: int) -> None:
        self._taken = [0.0] * players

    def acts(self, before: Heap, action: Take, events: Sequence[Taken]) -> None:
        """Note what was taken."""
        self._taken[before.turn % len(before.points)] += action.cubes

    def ledgers(self, state: Heap) -> list[Ledger]:
        """Close the books."""
        return [{"taken": taken} for taken in self._taken]


class HeapBots:
    """The kit."""

    levels: Mapping[str, Level] = {"apprentice": Level()}
    adviser = "apprentice"

    def mind(self, level: Level) -> Taker:
        """Seat the taker."""
        return Taker()

    def stand_in(self, observation: Heap, rng: Rng) -> Take:
        """Take one."""
        return Take(1)

    def encode(self, observation: Heap) -> dict[str, Json]:
        """Write a heap."""
        return {
            "left": observation.left, "points": observation.points, "turn": observation.turn
        }  # fmt: skip

    def decode(self, data: Mapping[str, object]) -> Heap:
        """Read a heap."""
        match data:
            case {"left": int(left), "points": [*points], "turn": int(turn)}:
                return Heap(left, tuple(int(str(n)) for n in points), turn)
        raise ValueError("not a heap")

    def counts(self, action: Take) -> bool:
        """Count every turn."""
        return True

    def counted(self, action: Take, events: Sequence[Taken]) -> Mapping[str, int]:
        """Count nothing else."""
        return {}

    @property
    def studies(self) -> Mapping[str, Study[Heap]]:
        """Work out nothing."""
        return {}

    def books(self, players: int) -> Takings:
        """Open the books."""
        return Takings(players)


def heap_bots(game: HeapGame) -> HeapBots:
    """Return the kit."""
    return HeapBots()
