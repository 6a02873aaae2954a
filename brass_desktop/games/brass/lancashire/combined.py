"""The combined action (L-5.4): both cards of a turn for one build on any empty slot."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.actions import BuildLeg, Leg
from brass_desktop.games.brass.engine.effects import use_action
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, IndustryId, Kind
from brass_desktop.games.brass.engine.rules.build import Build
from brass_desktop.games.brass.engine.rules.rule import Body
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire.definition import CombinedNumbers


class CombinedBuild(Build):
    """Build as if any two cards were one card of the region."""

    kind: Kind = "combined_build"
    price_clause = "L-5.6"

    def __init__(self, numbers: CombinedNumbers) -> None:
        self._numbers = numbers

    def refuse(self, state: BrassState) -> Refusal | None:
        """Refuse once a card of the turn is played, and in turns that have only one (L-5.6)."""
        if state.actions_left < self._numbers.actions:
            return Refusal("needs_whole_turn", "L-5.6", {"actions": self._numbers.actions})
        return None

    def reach(self, state: BrassState, seat: Seat, industry: IndustryId, *, overbuild: bool) -> int:
        """Reach every region, but empty slots alone (L-5.4, L-8.4)."""
        return 0 if overbuild else (1 << len(state.rules.board.locations)) - 1

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Refuse slots that are taken, then whatever Build refuses."""
        if isinstance(leg, BuildLeg) and state.slot_tile[leg.slot] != NOTHING:
            numbers = {"owner": state.slot_owner[leg.slot], "tile": state.slot_tile[leg.slot]}
            return Refusal("slot_taken", "L-8.4", numbers)
        return super().refuse_leg(state, done, leg)

    def cards_needed(self, state: BrassState) -> int:
        """Cost both cards of the turn."""
        return self._numbers.cards

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer every different pair of cards."""
        return _payments(state.hands[state.actor], self._numbers.cards)

    def refuse_card(self, state: BrassState, card: CardId, body: Body) -> Refusal | None:
        """Accept any card (L-5.6)."""
        return None

    def finish(self, state: BrassState, log: Log) -> None:
        """Use up the whole turn."""
        for _ in range(self._numbers.actions):
            use_action(state)


@lru_cache(maxsize=256)
def _payments(hand: tuple[CardId, ...], count: int) -> Sequence[tuple[CardId, ...]]:
    """Return every different choice of cards; one hand is asked about for every slot."""
    return tuple(dict.fromkeys(combinations(sorted(hand), count)))
