"""A Brass table without a house around it, for pictures, measurements and tests."""

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.ui.game_ui import brass_ui
from brass_desktop.present.opponents import Opponents
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.scenes.play.scene import PlayScene
from workshop.shots.no_host import NoHost

BrassScene = PlayScene[BrassTable]
"""The table of a Brass game that is being played."""


def play_scene(
    context: Context,
    session: BrassSession,
    opponents: Opponents | None = None,
    *,
    host: Host | None = None,
    curtain: bool = False,
) -> BrassScene:
    """Lay a table; without a host nothing around it exists."""
    return PlayScene(
        context,
        session,
        brass_ui(),
        host or NoHost(context, session.game.id),
        opponents or Opponents(session),
        curtain=curtain,
    )
