"""Which side of the board shows: as chosen, or as the clock on the wall has it."""

from datetime import datetime
from typing import Final, Literal

from brass_desktop.core.table import BoardSide

_DAY_HOURS: Final = range(7, 19)


def side_now(chosen: BoardSide, moment: datetime) -> Literal["day", "night"]:
    """Resolve a choice at a moment; by the clock it is day from seven to seven."""
    if chosen != "clock":
        return chosen
    return "day" if moment.hour in _DAY_HOURS else "night"
