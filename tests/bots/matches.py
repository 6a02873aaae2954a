"""A tiny game with bots of its own: whoever takes the last match of a heap wins.

A seat takes one or two matches and then ends its turn. It proves that what is shared asks nothing
of a game but its rules and its kit.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from brass_desktop.bots.kit import Study, StudyAnswers
from brass_desktop.bots.mind import Cancelled, Listen, undisturbed
from brass_desktop.bots.record import Ledger
from brass_desktop.bots.release import Demand, ReleaseRow
from brass_desktop.bots.thought import Thought
from brass_desktop.core.errors import CorruptSave, IllegalAction
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Progress, Refusal, Result, Seat, Setup, Standing
from brass_desktop.games.shelf import SHELF, GameInfo
from brass_desktop.i18n.message import Message

END = 0
"""Ends a turn; every other action is a number of matches."""


FIRST = Seat(0)


@dataclass(slots=True)
class Heap:
    left: int
    actor: Seat = FIRST
    has_taken: bool = False
    winner: Seat | None = None


class Matches:
    """The rules."""

    id = "matches"
    rules_version = 1

    def new(self, setup: Setup) -> Heap:
        return Heap(left=10 + setup.seed % 5)

    def actor(self, state: Heap) -> Seat | None:
        return state.actor if state.winner is None else None

    def refuse(self, state: Heap, action: int) -> Refusal | None:
        return None if action in self.legal_actions(state) else Refusal("no", "M-1")

    def legal_actions(self, state: Heap) -> Iterator[int]:
        return iter([END] if state.has_taken else range(1, min(2, state.left) + 1))

    def without_choice(self, state: Heap) -> int | None:
        return END if state.has_taken else None

    def sample(self, state: Heap, rng: Rng) -> int:
        return rng.choice(list(self.legal_actions(state)))

    def apply(
        self, state: Heap, action: int, log: list[str] | None = None, *, checked: bool = True
    ) -> int:
        refusal = self.refuse(state, action) if checked else None
        if refusal is not None:
            raise IllegalAction(refusal)
        state.left -= action
        state.has_taken = action != END
        if state.left == 0:
            state.winner = state.actor
        if action == END:
            state.actor = Seat(1 - state.actor)
        if log is not None:
            log.append("ended" if action == END else "taken")
        return action

    def is_fence(self, action: int, events: Sequence[str]) -> bool:
        return action == END

    def clone(self, state: Heap) -> Heap:
        return replace(state)

    def digest(self, state: Heap) -> str:
        return repr(state)

    def result(self, state: Heap) -> Result | None:
        if state.winner is None:
            return None
        ranks = {state.winner: 1, Seat(1 - state.winner): 2}
        standings = (Standing(seat, rank, (2 - rank,)) for seat, rank in ranks.items())
        return Result(tuple(standings), ("won",))

    def progress(self, state: Heap) -> Progress:
        return Progress("heap", 1, 1, tuple(int(state.winner == seat) for seat in range(2)))

    def observe(self, state: Heap, seat: Seat) -> Heap:
        return replace(state)

    def determinize(self, observation: Heap, rng: Rng) -> Heap:
        return replace(observation)

    def encode(self, action: int) -> dict[str, Json]:
        return {"take": action}

    def decode(self, data: object) -> int:
        match data:
            case {"take": int(action)}:
                return action
        raise CorruptSave("not an action of matches")


@dataclass(frozen=True, slots=True)
class Skill:
    id: str
    modulus: int
    """Leaves a multiple of this where it can: 3 is the art of the game."""
    seconds: float = 5.0


class Taker:
    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def think(self, observation: Heap, seed: int, listen: Listen = undisturbed) -> Thought[int]:
        assert not observation.has_taken, "nobody is asked where there is no choice"
        wanted = observation.left % self._skill.modulus
        return Thought(wanted if 1 <= wanted <= min(2, observation.left) else 1, nodes=1)


class Takings:
    def __init__(self, players: int) -> None:
        self._taken = [0.0] * players

    def acts(self, before: Heap, action: int, events: Sequence[str]) -> None:
        self._taken[before.actor] += action

    def ledgers(self, state: Heap) -> list[Ledger]:
        return [{"taken": taken} for taken in self._taken]


def count_down(heap: Heap, details: Mapping[str, object], listen: Listen) -> StudyAnswers:
    """Tell one number after the other up to the matches left; further if told, until cancelled."""
    for number in range(heap.left + 1):
        yield {"number": number, "asked": str(details.get("word", ""))}
    while details.get("endless"):
        if listen() == "cancel":
            raise Cancelled


class MatchBots:
    """The kit."""

    levels: Mapping[str, Skill] = {"child": Skill("child", 2), "sage": Skill("sage", 3)}
    adviser = "sage"

    def mind(self, level: Skill) -> Taker:
        return Taker(level)

    def stand_in(self, observation: Heap, rng: Rng) -> int:
        return END if observation.has_taken else 1

    def encode(self, observation: Heap) -> dict[str, Json]:
        return {"left": observation.left, "actor": int(observation.actor)}

    def decode(self, data: Mapping[str, object]) -> Heap:
        left, actor = data["left"], data["actor"]
        assert isinstance(left, int) and isinstance(actor, int)
        return Heap(left, Seat(actor))

    def counts(self, action: int) -> bool:
        return action != END

    def counted(self, action: int, events: Sequence[str]) -> Mapping[str, int]:
        return {"taken": action}

    @property
    def studies(self) -> Mapping[str, Study[Heap]]:
        return {"count": count_down}

    def books(self, players: int) -> Takings:
        return Takings(players)


def matches() -> Matches:
    return Matches()


def match_bots(game: Matches) -> MatchBots:
    return MatchBots()


ROWS = (ReleaseRow(("sage", "child"), 2, 1, (Demand("wins", "mean", 0.5),)),)
COUNTED = {"taken": Message("matches taken")}
INFO: GameInfo = replace(
    SHELF[0],
    id=Matches.id,
    family="matches",
    players=(2,),
    options=(),
    levels=tuple(MatchBots.levels),
    game=f"{__name__}:matches",
    bots=f"{__name__}:match_bots",
    ledger=f"{__name__}:COUNTED",
    release=f"{__name__}:ROWS",
)
