"""What would go unused if a production ended now."""

from brass_desktop.games.furnace.engine.bags import most_times, multiplied
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.producing import unrun
from brass_desktop.games.furnace.engine.state import FurnaceState


def unused(state: FurnaceState) -> tuple[CardId, Bag, int] | None:
    """Return the first card left out whose processing could be paid now, and what it would make."""
    goods = state.goods[state.actor]
    for card in unrun(state):
        for effect in state.effects(card):
            times = most_times(goods, effect, effect.limit) if effect.kind == "process" else 0
            if times:
                return card, multiplied(effect.gain, times), effect.money * times
    return None
