"""Furnace as a `core.Game`: it delegates, and holds nothing but a ruleset."""

from collections.abc import Iterator, Sequence
from functools import cache

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Progress, Refusal, Result, Seat, Setup
from brass_desktop.games.furnace.engine import observation as seeing
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Action, Bid, EndProduction, in_one_form
from brass_desktop.games.furnace.engine.codec import ActionCodec
from brass_desktop.games.furnace.engine.compiling import compile_rules
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.ids import FINISHED, STAGES
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.reading import read_definition
from brass_desktop.games.furnace.engine.ruleset import Ruleset
from brass_desktop.games.furnace.engine.scoring import rank
from brass_desktop.games.furnace.engine.setup import new_state
from brass_desktop.games.furnace.engine.state import FurnaceState

RULES_VERSION = 1

FurnaceSession = Session[FurnaceState, Action, Event, Observation]
"""A running game."""


class FurnaceGame:
    """The game, made from its ruleset."""

    id = "furnace"
    rules_version = RULES_VERSION

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._codec = ActionCodec(rules)

    def new(self, setup: Setup) -> FurnaceState:
        """Deal a game (F-2)."""
        return new_state(self.rules, setup)

    def actor(self, state: FurnaceState) -> Seat | None:
        """Return the seat that bids, answers or produces."""
        return None if state.phase == FINISHED else state.actor

    def refuse(self, state: FurnaceState, action: Action) -> Refusal | None:
        """Ask the oracle about one action."""
        return oracle.refuse(state, action)

    def legal_actions(self, state: FurnaceState) -> Iterator[Action]:
        """Ask the oracle for all actions."""
        return oracle.legal_actions(state)

    def without_choice(self, state: FurnaceState) -> Action | None:
        """Ask the oracle for what happens by itself."""
        return oracle.without_choice(state)

    def sample(self, state: FurnaceState, rng: Rng) -> Action:
        """Ask the oracle for any action."""
        return oracle.sample(state, rng)

    def apply(
        self,
        state: FurnaceState,
        action: Action,
        log: list[Event] | None = None,
        *,
        checked: bool = True,
    ) -> Action:
        """Carry out an action; the check comes first, so a refusal changes nothing."""
        if checked:
            refusal = oracle.refuse(state, action)
            if refusal is not None:
                raise IllegalAction(refusal)
        action = in_one_form(action)
        oracle.perform(state, action, log)
        return action

    def is_fence(self, action: Action, events: Sequence[Event]) -> bool:
        """A bid and the end of a production end a turn; deal and die come only with these two.

        Compensation, the chain and running cards reveal nothing, so they may be taken back.
        """
        return isinstance(action, Bid | EndProduction)

    def clone(self, state: FurnaceState) -> FurnaceState:
        """Copy a position."""
        return state.clone()

    def digest(self, state: FurnaceState) -> str:
        """Fingerprint a position."""
        return state.digest()

    def result(self, state: FurnaceState) -> Result | None:
        """Rank the seats once the game is over."""
        return rank(state) if state.phase == FINISHED else None

    def progress(self, state: FurnaceState) -> Progress:
        """Tell phase and round; money is the score."""
        return Progress(
            stage=STAGES[state.phase],
            round=state.round,
            rounds=state.rounds,
            scores=tuple(state.money),
            order=tuple(Seat((state.first + n) % state.players) for n in range(state.players)),
        )

    def observe(self, state: FurnaceState, seat: Seat) -> Observation:
        """Hide what chance will do."""
        return seeing.observe(state, seat)

    def determinize(self, observation: Observation, rng: Rng) -> FurnaceState:
        """Let chance take any course."""
        return seeing.determinize(observation, rng)

    def encode(self, action: Action) -> dict[str, Json]:
        """Write an action with string ids."""
        return self._codec.encode(action)

    def decode(self, data: object) -> Action:
        """Read an action with string ids."""
        return self._codec.decode(data)


@cache
def furnace() -> FurnaceGame:
    """Return the game; its definition is read and compiled once."""
    return FurnaceGame(compile_rules(read_definition()))
