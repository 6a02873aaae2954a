"""Which side of the board shows: as chosen, or as the clock on the wall has it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final, Literal

from brass_desktop.core.session import TableChoice
from brass_desktop.core.table import BoardSide

_DAY_HOURS: Final = range(7, 19)
_SIDES: Final[dict[object, Literal["day", "night"]]] = {"day": "day", "night": "night"}


def side_of(table: Mapping[str, TableChoice], saved: str) -> Literal["day", "night"]:
    """Tell by which light a saved game was played: as its table chose, or when it was saved."""
    try:
        by_clock = side_now("clock", datetime.fromisoformat(saved))
    except ValueError:
        by_clock = "day"
    return _SIDES.get(table.get("board"), by_clock)


def side_now(chosen: BoardSide, moment: datetime) -> Literal["day", "night"]:
    """Resolve a choice at a moment; by the clock it is day from seven to seven."""
    if chosen != "clock":
        return chosen
    return "day" if moment.hour in _DAY_HOURS else "night"
