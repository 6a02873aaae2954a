"""Where eras and rounds begin, and what of a seat can be followed over them."""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.events import RoundStarted
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ERA_NAMES
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.icons import LINK_ICONS
from brass_desktop.games.brass.present.text import rounds as text
from brass_desktop.present.course import Mark, Measure, Stage

NumberOf = Callable[[BrassState, Seat], int]
"""How a number of a seat is read off the table."""
_TINTS: Final = MappingProxyType({"canal": "blue", "rail": "brown"})


def era_stage(era: str) -> Stage:
    """Describe an era as a part of the game."""
    return Stage(era, text.ERAS[era](), LINK_ICONS[era], _TINTS[era])


def marks_of(session: BrassSession) -> Sequence[Mark]:
    """Mark the beginning of every round."""
    first = session.at(0)
    begun = [(0, first.era, first.round)]
    for count, entry in enumerate(session.log, start=1):
        rounds = (event for event in entry.events if isinstance(event, RoundStarted))
        begun += [(count, event.era, event.round) for event in rounds]
    marks: list[Mark] = []
    for count, era, number in begun:
        stage = era_stage(ERA_NAMES[era])
        opens = not marks or marks[-1].stage != stage
        label = text.ROUNDS[stage.id](round=number)
        marks.append(Mark(count, stage, number, label, opens_stage=opens))
    return marks


def points_of(state: BrassState, seat: Seat) -> int:
    """Read the points on the track."""
    return state.vp[seat]


def income_of(state: BrassState, seat: Seat) -> int:
    """Read the level of the income marker."""
    return state.income_level(seat)


def money_of(state: BrassState, seat: Seat) -> int:
    """Count the money."""
    return state.money[seat]


def tiles_of(state: BrassState, seat: Seat) -> int:
    """Count the tiles on the board."""
    return sum(owner == seat for owner in state.slot_owner)


def links_of(state: BrassState, seat: Seat) -> int:
    """Count the links on the board."""
    return sum(owner == seat for owner in state.link_owner)


def measures() -> Sequence[Measure[BrassState]]:
    """List what is charted, and what only a table of standings has room for."""
    return (
        Measure("vp", text.VP(), points_of),
        Measure("income", text.INCOME(), income_of),
        Measure("money", text.MONEY(), money_of),
        Measure("tiles", text.TILES(), tiles_of, charted=False),
        Measure("links", text.LINKS(), links_of, charted=False),
    )
