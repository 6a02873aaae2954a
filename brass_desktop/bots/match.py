"""One game between bots, played without a window and kept as a small record."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from brass_desktop.bots.entrant import Entrant
from brass_desktop.bots.ledger import Bookkeeper, Ledger
from brass_desktop.bots.pair_search import Word
from brass_desktop.bots.thinker import Thinker
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.events import Event
from brass_desktop.games.brass.ids import TURN_DONE


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """How a game ended, by seat."""

    seed: int
    labels: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """How long each decision took."""
    nodes: tuple[int, ...]
    overran: tuple[int, ...]
    """Decisions that the wall clock cut short; a table with any of them proves nothing."""
    ledgers: tuple[Ledger, ...]


def decision_seed(game_seed: int, seat: int, decision: int) -> int:
    """Return the seed of one decision: a replayed game gets the same one."""
    return Rng(game_seed * 0x10001 + seat * 0x1003 + decision).next64()


def _watch(clock: Callable[[], float], deadline: float) -> Callable[[], Word]:
    """Return a voice that says "hurry" once the time is over."""
    return lambda: "hurry" if clock() > deadline else "go_on"


def play_match(seats: Sequence[Entrant], seed: int, clock: Callable[[], float]) -> MatchRecord:
    """Play a whole game; every action goes through the rules' full check."""
    game = birmingham()
    state = game.new(Setup(len(seats), seed))
    thinkers = [Thinker(entrant.level) for entrant in seats]
    books = Bookkeeper(len(seats))
    seconds: list[list[float]] = [[] for _ in seats]
    nodes, overran = [0] * len(seats), [0] * len(seats)
    decision = 0
    era_round: tuple[int, int] | None = None
    while (seat := game.actor(state)) is not None:
        if (state.era, state.round) != era_round:
            era_round = (state.era, state.round)
            books.round_starts(state)
        started = clock()
        observation = game.observe(state, seat)
        listen = _watch(clock, started + seats[seat].level.seconds)
        thought = thinkers[seat].think(observation, decision_seed(seed, seat, decision), listen)
        if state.phase != TURN_DONE:
            seconds[seat].append(clock() - started)
        nodes[seat] += thought.nodes
        overran[seat] += thought.overran
        events: list[Event] = []
        before = state.clone()
        game.apply(state, thought.action, events)
        books.acts(before, thought.action, events)
        decision += 1
    result = game.result(state)
    assert result is not None, "a game without actor is finished"
    return MatchRecord(
        seed,
        tuple(entrant.label for entrant in seats),
        tuple(state.vp),
        result.winners,
        tuple(tuple(times) for times in seconds),
        tuple(nodes),
        tuple(overran),
        tuple(books.ledgers(state)),
    )
