"""Productions in which nothing is left to decide."""

from brass_desktop.games.furnace.engine.bags import added, covers, most_times
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag, CardId
from brass_desktop.games.furnace.engine.planning.task import ProductionTask
from brass_desktop.games.furnace.engine.producing import upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect


def is_all_the_same(task: ProductionTask) -> bool:
    """Tell whether every order and every number gives the same result.

    That is so when no processing, upgrade or repeat can be paid for with everything that will ever
    be at hand, so that extraction alone is left.
    """
    left = [card for card in task.cards if not task.run >> card & 1]
    if any(_has_choice(task, left, card) for card in left):
        return False
    price = task.capitalist.repeat_cost
    if not task.may_repeat or price is None:
        return True
    return not task.cards or not covers(_with_extraction(task, left), price)


def _has_choice(task: ProductionTask, left: list[CardId], card: CardId) -> bool:
    """Tell whether some line of a card can be carried out more than once or not at all."""
    at = left.index(card)
    others = left[:at] if task.fixed_order else [other for other in left if other != card]
    goods = _with_extraction(task, others)
    for line in task.rules.effects(card, task.upgraded):
        if line.kind == "extract":
            goods = added(goods, line.gain)
        elif line.kind == "process":
            if most_times(goods, line, 1):
                return True
        elif _can_upgrade(task, line, goods):
            return True
    return False


def _can_upgrade(task: ProductionTask, line: Effect, goods: Bag) -> bool:
    unbuilt = any(
        task.rules.is_company(card) and not task.upgraded >> card & 1 for card in task.cards
    )
    return unbuilt and covers(goods, upgrade_price(goods, line, task.capitalist))


def _with_extraction(task: ProductionTask, cards: list[CardId]) -> Bag:
    """Return the goods once these cards have run, nothing being processed."""
    goods = task.goods
    for card in cards:
        for line in task.rules.effects(card, task.upgraded):
            goods = added(goods, line.gain if line.kind == "extract" else EMPTY)
    return goods
