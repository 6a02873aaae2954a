"""The Brass family as a `core.Game`: it delegates, and holds nothing but a ruleset."""

from collections.abc import Iterator, Mapping, Sequence

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.game import Json
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Progress, Refusal, Result, Seat, Setup
from brass_desktop.games.brass.engine import observation as seeing
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.border import in_one_form
from brass_desktop.games.brass.engine.codec import ActionCodec
from brass_desktop.games.brass.engine.events import DistantTileTurned, Event
from brass_desktop.games.brass.engine.ids import ERA_NAMES, FINISHED
from brass_desktop.games.brass.engine.observation import Observation
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.scoring import rank
from brass_desktop.games.brass.engine.setup import new_state
from brass_desktop.games.brass.engine.state import BrassState

BrassSession = Session[BrassState, Action, Event, Observation]
"""A running game of the family."""


class BrassGame:
    """One game of the family, made from its ruleset.

    Where a number of players has a board of its own, `variants` has its ruleset; ids mean the same
    in all of them.
    """

    def __init__(
        self,
        game_id: str,
        rules_version: int,
        rules: Ruleset,
        variants: Mapping[int, Ruleset] | None = None,
    ) -> None:
        self.id = game_id
        self.rules_version = rules_version
        self.rules = rules
        self._variants = variants or {}
        self._codec = ActionCodec(rules)

    def rules_for(self, players: int) -> Ruleset:
        """Return the rules that so many people play by."""
        return self._variants.get(players, self.rules)

    def new(self, setup: Setup) -> BrassState:
        """Deal a game (B-2)."""
        return new_state(self.rules_for(setup.players), setup)

    def actor(self, state: BrassState) -> Seat | None:
        """Return the seat to decide: the one in turn, or a debtor."""
        return None if state.phase == FINISHED else state.actor

    def refuse(self, state: BrassState, action: Action) -> Refusal | None:
        """Ask the oracle about one action."""
        return oracle.refuse(state, action)

    def legal_actions(self, state: BrassState) -> Iterator[Action]:
        """Ask the oracle for all actions."""
        return oracle.legal_actions(state)

    def without_choice(self, state: BrassState) -> Action | None:
        """Ask the oracle for what happens by itself."""
        return oracle.without_choice(state)

    def sample(self, state: BrassState, rng: Rng) -> Action:
        """Ask the oracle for any action."""
        return oracle.sample(state, rng)

    def apply(
        self,
        state: BrassState,
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
        """Ending a turn draws cards; giving up tiles lets the others' incomes follow.

        The distant market turns a hidden tile (L-11.3).
        """
        return action.kind in ("end_turn", "give_up_tiles") or any(
            isinstance(event, DistantTileTurned) for event in events
        )

    def clone(self, state: BrassState) -> BrassState:
        """Copy a position."""
        return state.clone()

    def digest(self, state: BrassState) -> str:
        """Fingerprint a position."""
        return state.digest()

    def result(self, state: BrassState) -> Result | None:
        """Rank the seats once the game is over."""
        return rank(state) if state.phase == FINISHED else None

    def progress(self, state: BrassState) -> Progress:
        """Tell era, round and points."""
        return Progress(
            stage=ERA_NAMES[state.era],
            round=state.round,
            rounds=state.rounds_in_era(),
            scores=tuple(state.vp),
            order=state.order,
            money=tuple(state.money),
        )

    def observe(self, state: BrassState, seat: Seat) -> Observation:
        """Hide what a seat may not see."""
        return seeing.observe(state, seat)

    def determinize(self, observation: Observation, rng: Rng) -> BrassState:
        """Deal the hidden cards at random."""
        return seeing.determinize(observation, rng)

    def encode(self, action: Action) -> dict[str, Json]:
        """Write an action with string ids."""
        return self._codec.encode(action)

    def decode(self, data: object) -> Action:
        """Read an action with string ids."""
        return self._codec.decode(data)
