"""What is really sent to a worker, as bytes, for position after position of whole games."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from brass_desktop.bots.client import BotClient
from brass_desktop.bots.process import WorkerProcess
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import BIRMINGHAM

TASKS = (*BIRMINGHAM.levels, "hint")


class Wire:
    """Takes the worker's place at the far end of the pipe, and notes what comes."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def is_alive(self) -> bool:
        return True

    def send_bytes(self, raw: bytes) -> None:
        self.sent.append(raw)

    def poll(self) -> bool:
        return False


@contextmanager
def _no_worker() -> Iterator[Wire]:
    wire = Wire()

    def connect(worker: WorkerProcess) -> None:
        worker.process = worker.connection = wire  # type: ignore[assignment]

    with patch.object(WorkerProcess, "hire", connect):
        yield wire


def request(state: BrassState, task: str, kit: BrassBots = BIRMINGHAM) -> bytes:
    """Ask about a position, and give every byte that crosses."""
    with _no_worker() as wire:
        client = BotClient(kit.game, kit)
        if task == "hint":
            client.ask_hint(state)
        else:
            client.start(state, task)
    (raw,) = wire.sent
    return raw


def played(
    players: int, seed: int, *, competent: bool, kit: BrassBots = BIRMINGHAM
) -> Iterator[BrassState]:
    """Yield every position of a game with a choice to make."""
    game = kit.game
    state, rng, bot = game.new(Setup(players, seed)), Rng(seed ^ 0xBEE), GreedyBot()
    while (seat := game.actor(state)) is not None:
        if game.without_choice(state) is None:
            yield state.clone()
        if competent:
            action = bot.choose(game, game.observe(state, seat), rng)
        else:
            action = game.sample(state, rng)
        game.apply(state, action, checked=False)
