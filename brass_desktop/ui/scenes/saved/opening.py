"""The one way from a saved game on disk to a session that a table, a replay or a picture shows."""

from pathlib import Path

from brass_desktop.games import shelf
from brass_desktop.present.seating import seated
from brass_desktop.services.savestore import Opened, SaveStore


def open_for_table(store: SaveStore, path: Path) -> Opened:
    """Read a game with seats fit for a table; whatever stands in the way is a `SaveError`.

    Whoever shows the game must tell of the `problem`: the file may have held more.
    """
    opened = store.open(path)
    session = opened.game.session
    session.seat(seated(shelf.find(session.game.id), session.players))
    return opened
