"""A bot's thought in words: what it would do, why, and what that would bring."""

from collections.abc import Mapping

from brass_desktop.bots.thought import ConsideredTurn, Fact, Reason
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import (
    Action,
    Activation,
    Bid,
    Compensate,
    EndProduction,
    Insert,
    Repeat,
)
from brass_desktop.games.furnace.engine.bags import multiplied
from brass_desktop.games.furnace.engine.ids import GOODS, CardId
from brass_desktop.games.furnace.engine.observation import observe
from brass_desktop.games.furnace.engine.settling import compensation
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.text import reasons as text
from brass_desktop.present.advice import Advice


def advise(
    naming: Naming, state: FurnaceState, seat: Seat, option: ConsideredTurn[Action]
) -> Advice:
    """Put one option into words, from what the seat can see of the table."""
    table, had = observe(state, seat).table, state.money[seat]
    steps: list[str] = []
    for action in option.turn:
        steps.append(step(naming, table, action))
        oracle.perform(table, action, None)
    earned, gain = table.money[seat] - had, worth(option)
    return Advice(
        steps=tuple(steps),
        worth=text.GAIN(money=gain) if gain > 0 else "",
        reasons=tuple(_reason(naming, reason) for reason in option.reasons),
        effect=text.GAIN(money=names.amount("money", earned)) if earned else "",
    )


def worth(option: ConsideredTurn[Action]) -> int:
    """Return the number that is shown for an option, and by which options are ranked."""
    return round(option.gain)


def step(naming: Naming, table: FurnaceState, action: Action) -> str:
    """Tell a person what to do."""
    match action:
        case Bid(card, disc):
            discs = naming.rules.discs
            words = text.BID_NEUTRAL if discs.neutral >> disc & 1 else text.BID
            return words(value=discs.value[disc], card=naming.card(card))
        case Compensate(0):
            return text.COMPENSATE_NOT()
        case Compensate(times):
            return text.COMPENSATE(times, swap=_swap(table, times))
        case Insert(card, 0):
            return text.INSERT_FIRST(card=naming.card(card))
        case Insert(card, at):
            other = table.works[table.actor][at - 1]
            return text.INSERT_AFTER(card=naming.card(card), other=naming.card(other))
        case EndProduction():
            return text.END_PRODUCTION()
        case _:
            return _run(naming, table, action)


def _swap(table: FurnaceState, times: int) -> str:
    effect = compensation(table)
    return names.SWAP(
        paid=goods_told(multiplied(effect.cost, times)),
        gained=goods_told(multiplied(effect.gain, times)),
    )


def _run(naming: Naming, table: FurnaceState, action: Activation) -> str:
    """Name a card to run with what it makes, and the companies that it upgrades."""
    again = isinstance(action, Repeat)
    made = _made(table, action)
    card = naming.card(action.card)
    if made:
        told = (text.RUN_AGAIN_FOR if again else text.RUN_FOR)(card=card, goods=made)
    else:
        told = (text.RUN_AGAIN if again else text.RUN)(card=card)
    if not action.upgrades:
        return told
    cards = ", ".join(naming.card(upgraded) for upgraded in action.upgrades)
    return text.RUN_AND_UPGRADE(run=told, cards=cards)


def _made(table: FurnaceState, action: Activation) -> str:
    """List what all lines of a run make together."""
    money, made = 0, [0] * len(GOODS)
    for effect, times in zip(table.effects(action.card), action.times, strict=False):
        money += effect.money * times
        made = [sum + gain * times for sum, gain in zip(made, effect.gain, strict=True)]
    goods = (made[0], made[1], made[2], made[3])
    return goods_told(goods, money) if any(goods) or money else ""


def _reason(naming: Naming, reason: Reason) -> str:
    return text.REASONS[reason.code](**_words(naming, reason.facts))


def _words(naming: Naming, facts: Mapping[str, Fact]) -> dict[str, str]:
    """Turn facts into what a person calls them; a number of a good becomes an amount."""
    words = {name: _fact(naming, name, value) for name, value in facts.items()}
    for number, good, told in (
        ("number", "good", "goods"),
        ("gives", "paid", "paid"),
        ("gets", "gained", "gained"),
    ):
        if number in facts:
            words[told] = names.amount(str(facts[good]), int(facts[number]))
    return words


def _fact(naming: Naming, name: str, value: Fact) -> str:
    rules = naming.rules
    match name, value:
        case "card" | "other", str():
            return naming.card(CardId(rules.cards.index(value)))
        case "disc", str():
            return str(rules.discs.value[rules.discs.ids.index(value)])
        case "good" | "paid" | "gained", str():
            return names.GOODS[value]()
        case "rival", int():
            return naming.owner(value)
        case "money", int():
            return names.amount("money", value)
        case "rounds", int():
            return text.ROUNDS_LEFT(value)
        case "cards", int():
            return text.CARDS(value)
        case "times", int():
            return text.TIMES(value)
        case "chance", int():
            return _likelihood(value)
        case _:
            return str(value)


def _likelihood(percent: int) -> str:
    """Say a chance in words: nobody plays by percents of an estimate."""
    return next(word for least, word in text.LIKELIHOODS if percent >= least)()
