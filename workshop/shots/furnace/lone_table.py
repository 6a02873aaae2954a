"""A Furnace table without a house around it, for pictures, measurements and tests."""

from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.ui.game_ui import FurnaceUi
from brass_desktop.present.opponents import Opponents
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.scenes.play.scene import PlayScene
from workshop.shots.no_host import NoHost

FurnacePlay = PlayScene[FurnaceTable]
"""The table of a game that is being played."""


def play_scene(
    context: Context, session: FurnaceSession, *, host: Host | None = None, studies: bool = False
) -> FurnacePlay:
    """Lay a table; nothing is studied beside it unless that is wanted."""
    return PlayScene(
        context,
        session,
        FurnaceUi(studies=studies),
        host or NoHost(context, session.game.id),
        Opponents(session),
        curtain=False,
    )


def played_table(context: Context, session: FurnaceSession) -> FurnacePlay:
    """Open a table at which a person is to decide."""
    scene = play_scene(context, session.fork(len(session.log)))
    scene.model.show_to(session.actor)
    return scene
