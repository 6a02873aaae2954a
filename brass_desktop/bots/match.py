"""One game between bots, played without a window and kept as a small record."""

from collections.abc import Callable, Sequence

from brass_desktop.bots.entrant import Entrant
from brass_desktop.bots.kit import BotKit, L
from brass_desktop.bots.messages import seed_of
from brass_desktop.bots.mind import Listen, Mind
from brass_desktop.bots.record import MatchRecord
from brass_desktop.core.game import A, E, Game, O, S
from brass_desktop.core.types import Setup

ReadClock = Callable[[], float]


def _watch(clock: ReadClock, deadline: float) -> Listen:
    """Return a voice that says "hurry" once the time is over."""
    return lambda: "hurry" if clock() > deadline else "go_on"


class _Seat:
    """A bot at the table, and what its decisions have cost."""

    def __init__(self, limit: float, clock: ReadClock) -> None:
        self._limit = limit
        self._clock = clock
        self.seconds: list[float] = []
        self.nodes = 0
        self.overran = 0

    def decide(self, mind: Mind[O, A], observation: O, seed: int) -> A:
        """Let it think against the clock."""
        started = self._clock()
        thought = mind.think(observation, seed, _watch(self._clock, started + self._limit))
        self.seconds.append(self._clock() - started)
        self.nodes += thought.nodes
        self.overran += thought.overran
        return thought.action


def play_match(
    game: Game[S, A, E, O],
    kit: BotKit[S, A, E, O, L],
    entrants: Sequence[Entrant[L]],
    setup: Setup,
    clock: ReadClock,
) -> MatchRecord:
    """Play a whole game; every action goes through the rules' full check."""
    state = game.new(setup)
    minds = [kit.mind(entrant.level) for entrant in entrants]
    seats = [_Seat(entrant.level.seconds, clock) for entrant in entrants]
    books = kit.books(len(entrants))
    while (seat := game.actor(state)) is not None:
        action = game.without_choice(state)
        if action is None:
            observation = game.observe(state, seat)
            # As at a table: a seed of the deal's making would tell the deal.
            seed = seed_of(kit.encode(observation))
            action = seats[seat].decide(minds[seat], observation, seed)
        before = game.clone(state)
        events: list[E] = []
        game.apply(state, action, events)
        books.acts(before, action, events)
    result = game.result(state)
    assert result is not None, "a game without actor is finished"
    return MatchRecord(
        setup.seed,
        tuple(entrant.label for entrant in entrants),
        game.progress(state).scores,
        result.winners,
        tuple(tuple(one.seconds) for one in seats),
        tuple(one.nodes for one in seats),
        tuple(one.overran for one in seats),
        tuple(books.ledgers(state)),
    )
