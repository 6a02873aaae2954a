"""Running cards (F-4), the chain (F-6) and the repeat of a capitalist (F-8.2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine.actions import Activate, Activation, Insert, Repeat
from brass_desktop.games.furnace.engine.bags import (
    added,
    covers,
    most_times,
    multiplied,
    shortage,
    taken,
)
from brass_desktop.games.furnace.engine.events import Log
from brass_desktop.games.furnace.engine.ids import COAL, IRON, Bag, CardId
from brass_desktop.games.furnace.engine.ruleset import Capitalist, Effect
from brass_desktop.games.furnace.engine.state import FurnaceState


def upgrade_price(goods: Bag, effect: Effect, capitalist: Capitalist) -> Bag:
    """Return what the next upgrade costs: a token, or what stands in for a missing one (F-8.6)."""
    swap = capitalist.substitute
    if swap is None or goods[swap.missing] >= effect.cost[swap.missing]:
        return effect.cost
    price = list(effect.cost)
    price[swap.paid] += price[swap.missing]
    price[swap.missing] = 0
    return (price[0], price[1], price[2], price[3])


def most_upgrades(goods: Bag, effect: Effect, capitalist: Capitalist, limit: int) -> int:
    """Tell how many companies can be paid for."""
    for count in range(limit):
        price = upgrade_price(goods, effect, capitalist)
        if not covers(goods, price):
            return count
        goods = taken(goods, price)
    return limit


def upgradeable(state: FurnaceState, seat: Seat) -> list[CardId]:
    """List the companies of a seat that still lie on their basic side (F-4.8)."""
    rules = state.rules
    return sorted(
        card
        for card in state.works[seat]
        if rules.is_company(card) and not state.upgraded >> card & 1
    )


def refuse_insert(state: FurnaceState, action: Insert) -> Refusal | None:
    """Tell why a card may not be put there."""
    seat = state.actor
    if action.card in state.works[seat]:
        return Refusal("chain.old", "F-6.1", {"card": action.card})
    if action.card not in state.fresh[seat]:
        return Refusal("run.owner", "F-4.1", {"card": action.card})
    if not 0 <= action.at <= len(state.works[seat]):
        return Refusal("chain.place", "F-6.1", {"places": len(state.works[seat]) + 1})
    return None


def refuse_run(state: FurnaceState, action: Activation) -> Refusal | None:
    """Tell why a card may not be run so."""
    refusal = refuse_card(state, action)
    return refusal if refusal is not None else _refuse_lines(state, action)


def refuse_card(state: FurnaceState, action: Activation) -> Refusal | None:
    """Tell why a card may not be run now, whatever its numbers."""
    seat, card = state.actor, action.card
    if card not in state.works[seat]:
        return Refusal("run.owner", "F-4.1", {"card": card})
    if isinstance(action, Repeat):
        return refuse_repeat(state, card)
    if state.has_run(card):
        return Refusal("run.once", "F-4.1", {"card": card})
    following = next_in_chain(state)
    if following is not None and card != following:
        return Refusal("chain.next", "F-6.2", {"card": following})
    return None


def next_in_chain(state: FurnaceState) -> CardId | None:
    """Return the card that has to run next, None where the order is free or all have run."""
    if not state.chained:
        return None
    return next((card for card in state.works[state.actor] if not state.has_run(card)), None)


def refuse_repeat(state: FurnaceState, card: CardId) -> Refusal | None:
    """Tell why a card may not run a second time (F-8.2)."""
    seat = state.actor
    price = state.capitalist(seat).repeat_cost
    if price is None:
        return Refusal("repeat.none", "F-8.2")
    if state.repeated:
        return Refusal("repeat.used", "F-8.2")
    if not state.has_run(card):
        return Refusal("repeat.first", "F-8.2", {"card": card})
    if not covers(state.goods[seat], price):
        numbers = {"need": price[COAL], "held": state.goods[seat][COAL]}
        return Refusal("repeat.coal", "F-8.2", numbers)
    return None


def _goods_at_start(state: FurnaceState, action: Activation) -> Bag:
    """Return the goods with which the first line begins: a repeat has been paid for."""
    seat = state.actor
    price = state.capitalist(seat).repeat_cost if isinstance(action, Repeat) else None
    return state.goods[seat] if price is None else taken(state.goods[seat], price)


def _refuse_lines(state: FurnaceState, action: Activation) -> Refusal | None:
    lines = state.effects(action.card)
    counted = [effect for effect in lines if effect.kind != "upgrade"]
    if len(action.times) > len(counted):
        return Refusal("run.blueprint", "F-1.3", {"card": action.card})
    if len(action.times) < len(counted):
        return Refusal("run.between", "F-4.3", {"card": action.card})
    goods = _goods_at_start(state, action)
    for line, (effect, times) in enumerate(zip(counted, action.times, strict=True)):
        refusal = refuse_line(goods, effect, times, line)
        if refusal is not None:
            return refusal
        goods = after_line(goods, effect, times)
    return _refuse_upgrades(state, goods, lines, action.upgrades)


def refuse_line(goods: Bag, effect: Effect, times: int, line: int) -> Refusal | None:
    """Tell why a line may not be carried out so often with these goods."""
    if effect.kind == "extract":
        return None if times == 1 else Refusal("run.always", "F-1.7", {"line": line})
    if not 0 <= times <= effect.limit:
        return Refusal("run.limit", "F-1.7", {"line": line, "limit": effect.limit})
    most = most_times(goods, effect, effect.limit)
    if times > most:
        short = shortage(goods, effect.cost, most + 1)
        return Refusal("run.short", "F-1.8", {**short, "line": line, "most": most})
    return None


def after_line(goods: Bag, effect: Effect, times: int) -> Bag:
    """Return the goods after a line."""
    return added(taken(goods, multiplied(effect.cost, times)), multiplied(effect.gain, times))


def _refuse_upgrades(
    state: FurnaceState, goods: Bag, lines: Sequence[Effect], upgrades: Sequence[CardId]
) -> Refusal | None:
    if not upgrades:
        return None
    seat, line = state.actor, lines[-1]
    if line.kind != "upgrade":
        return Refusal("up.line", "F-4.5")
    for at, card in enumerate(upgrades):
        if card not in state.works[seat]:
            return Refusal("run.owner", "F-4.1", {"card": card})
        if not state.rules.is_company(card):
            return Refusal("up.start", "F-1.4", {"card": card})
        if state.upgraded >> card & 1 or card in upgrades[:at]:
            return Refusal("up.done", "F-4.8", {"card": card})
    for _ in upgrades:
        price = upgrade_price(goods, line, state.capitalist(seat))
        if not covers(goods, price):
            return _unpaid_upgrade(goods, price)
        goods = taken(goods, price)
    return None


def _unpaid_upgrade(goods: Bag, price: Bag) -> Refusal:
    """Name the first good that is short."""
    short = next(good for good in range(len(goods)) if goods[good] < price[good])
    code = {COAL: "up.coal", IRON: "up.iron"}.get(short, "up.token")
    clause = "F-8.6" if short == IRON else "F-4.5"
    return Refusal(code, clause, {"need": price[short], "held": goods[short]})


def refuse_end(state: FurnaceState) -> Refusal | None:
    """Tell why production may not end: extraction is mandatory (F-4.4)."""
    left = [card for card in unrun(state) if _extracts(state, card)]
    return Refusal("run.left", "F-4.4", {"cards": len(left)}) if left else None


def _extracts(state: FurnaceState, card: CardId) -> bool:
    return any(effect.kind == "extract" for effect in state.effects(card))


def unrun(state: FurnaceState) -> list[CardId]:
    """List the cards of the producing seat that have not run, in the order of its works."""
    return [card for card in state.works[state.actor] if not state.has_run(card)]


def runnable(state: FurnaceState) -> list[CardId]:
    """List the cards that may be activated next."""
    following = next_in_chain(state)
    return unrun(state) if following is None else [following]


def repeatable(state: FurnaceState) -> list[CardId]:
    """List the cards that the capitalist lets run a second time now."""
    return [card for card in state.works[state.actor] if refuse_repeat(state, card) is None]


def runs(state: FurnaceState) -> Iterator[Activation]:
    """Yield every way in which a card may be run next."""
    for card in runnable(state):
        for times, upgrades in _numbers(state, Activate(card, ())):
            yield Activate(card, times, upgrades)
    for card in repeatable(state):
        for times, upgrades in _numbers(state, Repeat(card, ())):
            yield Repeat(card, times, upgrades)


def _numbers(
    state: FurnaceState, action: Activation
) -> Iterator[tuple[tuple[int, ...], tuple[CardId, ...]]]:
    """Yield all numbers for the lines of a card, with all sets of upgrades."""
    lines, seat = state.effects(action.card), state.actor

    def walk(
        at: int, goods: Bag, times: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], tuple[CardId, ...]]]:
        if at == len(lines):
            yield times, ()
            return
        effect = lines[at]
        if effect.kind == "upgrade":
            cards = upgradeable(state, seat)
            most = most_upgrades(goods, effect, state.capitalist(seat), len(cards))
            for count in range(most + 1):
                for upgrades in combinations(cards, count):
                    yield times, upgrades
            return
        least = 1 if effect.kind == "extract" else 0
        for number in range(least, most_times(goods, effect, effect.limit) + 1):
            yield from walk(at + 1, after_line(goods, effect, number), (*times, number))

    yield from walk(0, _goods_at_start(state, action), ())


def perform_run(state: FurnaceState, action: Activation, log: Log) -> None:
    """Run a card from its first line to its last (F-4.2)."""
    seat, card = state.actor, action.card
    capitalist = state.capitalist(seat)
    if isinstance(action, Activate):
        effects.start_card(state, seat, card, log)
    elif capitalist.repeat_cost is not None:
        effects.pay_repeat(state, seat, card, capitalist.repeat_cost, log)
    for line, times in enumerate(action.times):
        effects.run_effect(state, seat, card, line, times, log)
    if action.upgrades:
        line_of_upgrades = state.effects(card)[-1]
        for upgraded in action.upgrades:
            price = upgrade_price(state.goods[seat], line_of_upgrades, capitalist)
            effects.upgrade_card(state, seat, upgraded, price, log)
