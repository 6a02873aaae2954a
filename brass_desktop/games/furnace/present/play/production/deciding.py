"""What is left to decide in a production, and what would go unused if it ended."""

from brass_desktop.games.furnace.engine.bags import added, covers, most_times, multiplied
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.producing import (
    most_upgrades,
    unrun,
    upgradeable,
)
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.state import FurnaceState


def nothing_to_decide(state: FurnaceState) -> bool:
    """Tell whether every order and number leads to the same end.

    That is so when nothing optional could be paid even with all that is still extracted.
    """
    seat = state.actor
    capitalist = state.capitalist(seat)
    lines = [effect for card in unrun(state) for effect in state.effects(card)]
    goods = state.goods[seat]
    for effect in lines:
        if effect.kind == "extract":
            goods = added(goods, effect.gain)
    price = capitalist.repeat_cost
    if price is not None and not state.repeated and covers(goods, price):
        return False
    return not any(_is_open(state, effect, goods) for effect in lines)


def _is_open(state: FurnaceState, effect: Effect, goods: Bag) -> bool:
    """Tell whether an optional line could be carried out with these goods."""
    match effect.kind:
        case "process":
            return covers(goods, effect.cost)
        case "upgrade":
            seat = state.actor
            limit = len(upgradeable(state, seat))
            return most_upgrades(goods, effect, state.capitalist(seat), limit) > 0
        case "extract":
            return False


def unused(state: FurnaceState) -> tuple[CardId, Bag, int] | None:
    """Return the first card left out whose processing could be paid now, and what it would make."""
    goods = state.goods[state.actor]
    for card in unrun(state):
        for effect in state.effects(card):
            times = most_times(goods, effect, effect.limit) if effect.kind == "process" else 0
            if times:
                return card, multiplied(effect.gain, times), effect.money * times
    return None
