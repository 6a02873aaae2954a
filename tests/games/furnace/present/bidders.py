"""Tables at which a person bids: a position laid out, and the desk of whoever looks at it."""

from collections.abc import Sequence

from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine.game import FurnaceGame, FurnaceSession
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.desk import Help, Seated
from tests.games.furnace.engine.table import RULES

_FULL_HELP = Help()
PEOPLE = [
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel"),
]


class _LaidOut(FurnaceGame):
    """The game, begun in a position of one's own."""

    def __init__(self, state: FurnaceState) -> None:
        super().__init__(RULES)
        self._state = state

    def new(self, setup: Setup) -> FurnaceState:
        return self._state.clone()


def session_at(state: FurnaceState, people: Sequence[Player] = PEOPLE) -> FurnaceSession:
    """Begin a session in a position."""
    return Session(_LaidOut(state), Setup(state.players, 0), people[: state.players])


def seated(
    session: FurnaceSession,
    viewer: Seat | None = None,
    *,
    deciding: bool = True,
    help: Help = _FULL_HELP,
) -> Seated:
    """Seat a viewer, by default whoever has to decide."""
    seat = session.state.actor if viewer is None and deciding else viewer
    naming = Naming(RULES, [player.name for player in session.players])
    return Seated(session, seat, deciding, naming, None, help)
