"""Why a compensation, a place in the chain, or a card to run next: what production makes of it."""

from collections.abc import Iterator, Sequence

from brass_desktop.bots.thought import ConsideredTurn, Reason
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.reasons import (
    MOST_OPTIONS,
    Facts,
    choose,
    first_good,
    in_money,
)
from brass_desktop.games.furnace.engine import producing
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Activation,
    Compensate,
    Insert,
    Repeat,
)
from brass_desktop.games.furnace.engine.bags import multiplied
from brass_desktop.games.furnace.engine.ids import GOODS, Bag, CardId
from brass_desktop.games.furnace.engine.planning.task import Plan, Worth
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.state import FurnaceState


def _changes(before: Bag, after: Bag, money: int = 0) -> dict[str, int]:
    """Name what changes: goods by their names, and money."""
    goods = {
        good: new - old for good, old, new in zip(GOODS, before, after, strict=True) if new != old
    }
    return {**goods, "money": money} if money else goods


def explain_compensations(
    effect: Effect, by_times: Sequence[Plan], *, last: bool
) -> tuple[ConsideredTurn[Action], ...]:
    """Explain every number of swaps by the production that follows, the best number first."""
    ranked = sorted(range(len(by_times)), key=lambda times: -by_times[times].value)
    return tuple(
        ConsideredTurn(
            turn=(Compensate(times),),
            gain=(by_times[times].value - by_times[0].value) / 1000,
            reasons=choose(
                _swap_reasons(effect, times, by_times, last=last)
                if times
                else _kept(effect, by_times, last=last)
            ),
            changes=_changes(multiplied(effect.cost, times), multiplied(effect.gain, times)),
        )
        for times in ranked[:MOST_OPTIONS]
    )


def _swap_reasons(
    effect: Effect, times: int, by_times: Sequence[Plan], *, last: bool
) -> Iterator[Reason]:
    """Compare a number of swaps with none."""
    none, after = by_times[0], by_times[times]
    (paid, cost), (gained, gain) = first_good(effect.cost), first_good(effect.gain)
    money = after.money - none.money
    if money > 0:
        facts: Facts = {"gives": cost * times, "paid": paid, "gets": gain * times, "gained": gained}
        yield Reason("swap_pays", float(money), {**facts, "money": money})
    stored = after.goods[GOODS.index(gained)] - none.goods[GOODS.index(gained)]
    if stored > 0 and not last:
        rest = (after.value - none.value) / 1000 - money
        yield Reason("stores", max(rest, 0.5), {"number": stored, "good": gained})
    missing = cost * times - none.goods[GOODS.index(paid)]
    if missing > 0:
        yield Reason("lacks", -float(missing), {"number": missing, "good": paid})


def _kept(effect: Effect, by_times: Sequence[Plan], *, last: bool) -> Iterator[Reason]:
    """Compare no swap with the best number of them."""
    paid, cost = first_good(effect.cost)
    best = max(by_times[1:], key=lambda plan: plan.value)
    lost = (by_times[0].value - best.value) / 1000
    facts: Facts = {"number": cost * by_times.index(best), "good": paid}
    if lost >= 0.5:
        yield Reason("keeps_goods", lost, {**facts, "money": round(lost)})
    elif not last:
        yield Reason("stores", 0.5, facts)


def explain_inserts(
    table: FurnaceState, card: CardId, by_place: Sequence[Plan]
) -> tuple[ConsideredTurn[Action], ...]:
    """Explain the best places for a new card, compared with the worst one."""
    worst = min(by_place, key=lambda plan: plan.value)
    # Of places that lead to the same, the first speaks for all.
    different = {plan.value: at for at, plan in reversed([*enumerate(by_place)])}
    ranked = sorted(different.values(), key=lambda at: -by_place[at].value)
    return tuple(
        ConsideredTurn(
            turn=(Insert(card, at),),
            gain=(by_place[at].value - worst.value) / 1000,
            reasons=choose(_place_reasons(table, card, at, by_place[at], worst)),
            changes={},
        )
        for at in ranked[:MOST_OPTIONS]
    )


def _place_reasons(
    table: FurnaceState, card: CardId, at: int, plan: Plan, worst: Plan
) -> Iterator[Reason]:
    chain, rules, name = table.works[table.actor], table.rules, table.rules.cards[card]
    money = in_money(plan.value - worst.value)
    if money > 0:
        yield Reason("chain_brings", float(money), {"card": name, "money": money})
    lines = rules.upgraded_side
    for other in chain[at:]:
        good = _passed_on(lines[card], lines[other])
        if good:
            facts = {"card": name, "other": rules.cards[other], "good": good}
            yield Reason("before", 1.0, facts)
            break
    for other in reversed(chain[:at]):
        good = _passed_on(lines[other], lines[card])
        if good:
            facts = {"card": name, "other": rules.cards[other], "good": good}
            yield Reason("after", 1.0, facts)
            break
    upgraded = {one for step in plan.steps for one in step.upgrades}
    if card in upgraded and any(not rules.is_company(other) for other in chain[:at]):
        yield Reason("upgraded_first", 1.5, {"card": name})
    short = _short_of(rules.effects(card, table.upgraded), card, plan)
    if short:
        yield Reason("runs_short", -1.0, {"card": name, "good": short})


def _passed_on(giver: Sequence[Effect], taker: Sequence[Effect]) -> str | None:
    """Name a good that some line makes and another one takes."""
    for at, good in enumerate(GOODS):
        if any(line.gain[at] for line in giver) and any(line.cost[at] for line in taker):
            return good
    return None


def _short_of(lines: Sequence[Effect], card: CardId, plan: Plan) -> str | None:
    """Name what a line takes that a plan does not use at all."""
    step = next((step for step in plan.steps if step.card == card), None)
    for line, times in zip(lines, step.times if step is not None else (), strict=False):
        if line.kind == "process" and not times:
            return first_good(line.cost)[0]
    return None


def explain_production(
    table: FurnaceState, seat: Seat, plan: Plan, worth: Worth
) -> tuple[ConsideredTurn[Action], ...]:
    """Explain the next step of a plan, compared with ending production at once."""
    idle = sum(number * each for number, each in zip(table.goods[seat], worth.goods, strict=True))
    if not plan.steps:
        end = ConsideredTurn[Action]((END_PRODUCTION,), 0.0, choose(_end(table, seat)), {})
        return (end,)
    step = plan.steps[0]
    after = table.clone()
    producing.perform_run(after, step, None)
    money = after.money[seat] - table.money[seat]
    return (
        ConsideredTurn(
            turn=(step,),
            gain=(plan.value - idle) / 1000,
            reasons=choose(_run_reasons(table, after, seat, plan)),
            changes=_changes(table.goods[seat], after.goods[seat], money),
        ),
    )


def _end(table: FurnaceState, seat: Seat) -> Iterator[Reason]:
    yield Reason("nothing_left", 1.0)
    good, number = max(zip(GOODS, table.goods[seat], strict=True), key=lambda pair: pair[1])
    if number and not table.is_last_round:
        yield Reason("stores", 0.5, {"number": number, "good": good})


def _run_reasons(
    table: FurnaceState, after: FurnaceState, seat: Seat, plan: Plan
) -> Iterator[Reason]:
    step, rules = plan.steps[0], table.rules
    money, name = after.money[seat] - table.money[seat], rules.cards[step.card]
    if money:
        code = "repeats" if isinstance(step, Repeat) else "sells"
        yield Reason(code, float(money), {"card": name, "money": money})
    yield from _upgrades(table, step)
    made = [new - old for old, new in zip(table.goods[seat], after.goods[seat], strict=True)]
    fed = _fed(table, made, plan.steps[1:])
    if fed is not None:
        other, good = fed
        facts = {"card": name, "other": rules.cards[other], "good": good}
        yield Reason("feeds", 1.5, facts)
    elif max(made) > 0 and not table.is_last_round:
        most = made.index(max(made))
        yield Reason("stores", 0.5, {"number": made[most], "good": GOODS[most]})
    if plan.money > money:
        yield Reason("production_brings", 1.0, {"money": plan.money})
    used = min(range(len(GOODS)), key=lambda good: made[good])
    if made[used] < 0:
        yield Reason("spends", float(made[used]), {"number": -made[used], "good": GOODS[used]})


def _upgrades(table: FurnaceState, step: Activation) -> Iterator[Reason]:
    if not step.upgrades:
        return
    rounds = table.rounds - table.round
    rounds += any(not table.has_run(card) for card in step.upgrades)
    if len(step.upgrades) == 1:
        facts: Facts = {"card": table.rules.cards[step.upgrades[0]], "rounds": rounds}
        yield Reason("upgrades", 2.0, facts)
    else:
        yield Reason("upgrades_many", 3.0, {"cards": len(step.upgrades), "rounds": rounds})


def _fed(
    table: FurnaceState, made: Sequence[int], following: Sequence[Activation]
) -> tuple[CardId, str] | None:
    """Find the next card that takes what was made, and which good."""
    for step in following:
        lines = table.rules.upgraded_side[step.card]
        for line, times in zip(lines, step.times, strict=False):
            for at, good in enumerate(GOODS):
                if times and line.kind == "process" and line.cost[at] and made[at] > 0:
                    return step.card, good
    return None
