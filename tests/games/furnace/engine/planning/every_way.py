"""The best production by trying everything the oracle allows: slow, and sure."""

from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Action, Activate, Repeat
from brass_desktop.games.furnace.engine.planning.task import Worth
from brass_desktop.games.furnace.engine.state import FurnaceState

Position = tuple[int, int, bool, tuple[int, ...]]


def value_of(state: FurnaceState, worth: Worth, money: int, upgraded: int) -> int:
    """Judge the end of a production that began with so much money and so many upgrades."""
    left = sum(have * each for have, each in zip(state.goods[0], worth.goods, strict=True))
    gained = state.upgraded & ~upgraded
    upgrades = sum(each for card, each in enumerate(worth.upgrades) if gained >> card & 1)
    return worth.money * (state.money[0] - money) + left + upgrades


def best_value(state: FurnaceState, worth: Worth) -> int:
    """Return the value of the best production of seat 0, who produces now."""
    known: dict[Position, int] = {}

    def best(now: FurnaceState) -> int:
        key = (now.run, now.upgraded, now.repeated, now.goods[0])
        if key not in known:
            known[key] = max(followed(now, action) for action in oracle.legal_actions(now))
        return known[key]

    def followed(now: FurnaceState, action: Action) -> int:
        if not isinstance(action, Activate | Repeat):
            return value_of(now, worth, now.money[0], state.upgraded)
        after = now.clone()
        oracle.perform(after, action, None)
        return worth.money * (after.money[0] - now.money[0]) + best(after)

    return best(state)
