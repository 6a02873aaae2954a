"""What is planned: one seat's production as it stands, and what its end is worth."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Activation
from brass_desktop.games.furnace.engine.ids import PRODUCTION, Bag, CardId
from brass_desktop.games.furnace.engine.ruleset import Capitalist, Ruleset
from brass_desktop.games.furnace.engine.state import FurnaceState


@dataclass(frozen=True, slots=True)
class ProductionTask:
    """A production that may still be planned; masks are over all cards of the game."""

    rules: Ruleset
    cards: tuple[CardId, ...]
    """Own cards; in a fixed order they run as they stand here."""
    goods: Bag
    upgraded: int
    capitalist: Capitalist
    fixed_order: bool = False
    run: int = 0
    may_repeat: bool = False
    kept_basic: int = 0
    """Companies that are not to be upgraded, to see what that would cost."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a production is judged by, in thousandths of money."""

    goods: Bag
    """What a good is worth that is left over."""
    upgrades: tuple[int, ...] = ()
    """By card of the game: what it is worth that it was upgraded; empty for nothing."""
    money: int = 1000


KEPT: Final = Worth(goods=(1, 2, 3, 3))
"""Most money; between equals, what is left for the next round."""
LAST: Final = Worth(goods=(1, 1, 1, 1))
"""Most money; between equals, more resources, which break ties (F-5.2)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An order with all its numbers; `proved` tells that none is better."""

    steps: tuple[Activation, ...]
    money: int
    goods: Bag
    """What is left at the end."""
    value: int
    """By the worth it was searched for, what was at hand before included."""
    proved: bool


def task_of(state: FurnaceState, seat: Seat) -> ProductionTask:
    """Describe what a seat may still do in this round's production, with the cards it has."""
    produces = state.phase == PRODUCTION and state.actor == seat
    capitalist = state.capitalist(seat)
    return ProductionTask(
        rules=state.rules,
        cards=(*state.works[seat], *state.fresh[seat]),
        goods=state.goods[seat],
        upgraded=state.upgraded,
        capitalist=capitalist,
        fixed_order=state.chained,
        run=state.run if produces else 0,
        may_repeat=capitalist.repeat_cost is not None and not (produces and state.repeated),
    )


def usual_worth(state: FurnaceState) -> Worth:
    """Return what people want of a production: money, then what the round leaves to be wanted."""
    return LAST if state.is_last_round else KEPT
