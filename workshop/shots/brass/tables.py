"""The gallery's pictures of the table, made from seeded games."""

from collections.abc import Callable
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.ui.scenes.discards import DiscardsScene
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.ui.context import Context
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.positions import position
from workshop.shots.brass.resting import thing_shots
from workshop.shots.brass.unsaved import unsaved_tables
from workshop.shots.gallery import Shot

_STAGES: Final = (
    (2, "early"),
    (2, "late"),
    (3, "middle"),
    (4, "early"),
    (4, "middle"),
    (4, "late"),
)


def table_shots() -> tuple[Shot, ...]:
    """Give tables with 2, 3 and 4 players, the zoomed board, mats, discards, signs and tips."""
    tables = [Shot(f"table_{n}p_{stage}", _played(n, stage)) for n, stage in _STAGES]
    mats = [
        Shot(f"mat_{i}", _table(4, "middle"), inputs=(Key("m"), *(Key("right"),) * i))
        for i in range(4)
    ]
    zoomed = [Shot("table_zoomed", _table(4, "late", zoom=2.5))]
    discards = Shot("discards", _discards, over=_played(4, "late"))
    large = Shot("chronicle", _played(4, "late"), inputs=(Key("l"),))
    return (*tables, *zoomed, *mats, discards, *unsaved_tables(), large, *thing_shots())


def _played(players: int, stage: str) -> Callable[[Context], Scene]:
    """Show a table to the player whose turn begins, with everything lit that may be chosen."""
    return lambda context: played_table(context, position(players, stage))


def _ignore(intent: object) -> None:
    """Nothing follows from what is meant at a picture."""


def _table(players: int, stage: str, zoom: float = 1.0) -> Callable[[Context], TableScene]:
    def make(context: Context) -> TableScene:
        session = position(players, stage)
        viewer = session.actor if session.actor is not None else Seat(0)
        return TableScene(context, WatchedTable(session, viewer), _ignore, zoom=zoom)

    return make


def _discards(context: Context) -> DiscardsScene:
    model = WatchedTable(position(4, "late"), Seat(0))
    return DiscardsScene(model.view().piles.discards[0])
