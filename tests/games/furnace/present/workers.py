"""People at their production lines: sessions laid out for a test, and desks that serve them."""

from brass_desktop.core.session import Session, TakeBackPolicy
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.desk import Help, Seated, Studies
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from tests.games.furnace.engine.table import GAME, RULES

COLOURS = ("red", "yellow", "white", "purple")
NAMES = ("Ada", "Bartek", "Clara", "Dmitri")
QUIET = Help(planner=False, runs_itself=False)
"""Nothing is searched and nothing runs by itself."""


def sit_down(state: FurnaceState, policy: TakeBackPolicy = "own_turn") -> FurnaceSession:
    """Begin a session at a position that a test has laid out."""
    players = [
        Player(name, colour, "richard_arkwright")
        for name, colour in zip(NAMES[: state.players], COLOURS, strict=False)
    ]
    session = Session(GAME, Setup(state.players, 1, {"chain": state.chained}), players, policy)
    session._states = [state]
    return session


def seated(
    session: FurnaceSession,
    *,
    deciding: bool = True,
    studies: Studies | None = None,
    help: Help = QUIET,
) -> Seated:
    """Set the table for whoever has to decide."""
    viewer = Seat(session.state.actor)
    naming = Naming(RULES, [player.name for player in session.players])
    return Seated(session, viewer, deciding, naming, studies, help)


def at_work(
    session: FurnaceSession, *, deciding: bool = True, help: Help = QUIET
) -> ProductionDesk:
    """Set up the desk of a production."""
    return ProductionDesk(seated(session, deciding=deciding, help=help))
