"""Where phases and rounds begin, and what of a seat can be followed over them."""

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.events import AuctionEnded, RoundBegun
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import COAL, IRON, OIL, STAGES, UPGRADE
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.chronicle import phase_title
from brass_desktop.games.furnace.present.text import course as text
from brass_desktop.present.course import Mark, Measure, Stage

_ICONS: Final = MappingProxyType({"auction": "gavel", "production": "furnace"})
_TINTS: Final = MappingProxyType({"auction": "blue", "production": "brown"})
_OPENING: Final = STAGES[0]
"""With it every round begins."""


def phase_stage(stage: str) -> Stage:
    """Describe a phase as a part of the game."""
    return Stage(stage, text.STAGES[stage](), _ICONS[stage], _TINTS[stage])


def marks_of(session: FurnaceSession) -> Sequence[Mark]:
    """Mark the beginning of every phase; a round begins with its auction."""
    marks = [_mark(0, _OPENING, session.at(0).round)]
    for count, entry in enumerate(session.log, start=1):
        for event in entry.events:
            match event:
                case AuctionEnded():
                    marks.append(_mark(count, "production", marks[-1].round))
                case RoundBegun(number, _):
                    marks.append(_mark(count, _OPENING, number))
                case _:
                    pass
    return marks


def _mark(count: int, stage: str, number: int) -> Mark:
    label = phase_title(stage, number)
    return Mark(count, phase_stage(stage), number, label, opens_stage=stage == _OPENING)


def money_of(state: FurnaceState, seat: Seat) -> int:
    """Count the money."""
    return state.money[seat]


def cards_of(state: FurnaceState, seat: Seat) -> int:
    """Count the own cards, those included that have no place in the chain yet."""
    return len(state.works[seat]) + len(state.fresh[seat])


def upgraded_of(state: FurnaceState, seat: Seat) -> int:
    """Count the own cards that have been upgraded."""
    return sum(state.upgraded >> card & 1 for card in state.works[seat])


def good_of(good: int, state: FurnaceState, seat: Seat) -> int:
    """Count what is in stock of a good."""
    return state.goods[seat][good]


def measures() -> Sequence[Measure[FurnaceState]]:
    """List what is charted, and what only a table of standings has room for."""
    goods = ((COAL, text.COAL), (IRON, text.IRON), (OIL, text.OIL), (UPGRADE, text.TOKENS))
    return (
        Measure("money", text.MONEY(), money_of),
        Measure("cards", text.CARDS(), cards_of),
        Measure("upgraded", text.UPGRADED(), upgraded_of),
        *(
            Measure(f"good.{good}", label(), partial(good_of, good), charted=False)
            for good, label in goods
        ),
    )
