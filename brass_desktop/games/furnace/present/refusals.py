"""Refusals in words: the numbers of a refusal become names, the code chooses the sentence."""

from collections.abc import Mapping

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.ids import COAL, GOODS, IRON, UPGRADE, CardId
from brass_desktop.games.furnace.present import auction_refusals
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.text import refusals as text
from brass_desktop.i18n.message import Plural
from brass_desktop.present.tips import Tip

_PAID_IN: Mapping[str, int] = {
    "up.coal": COAL,
    "up.iron": IRON,
    "up.token": UPGRADE,
    "up.tokens_first": UPGRADE,
    "repeat.coal": COAL,
}
"""The good that a code is about without naming it."""


def refusal_tip(naming: Naming, refusal: Refusal) -> Tip:
    """Put a refusal into a tooltip, which leads to the rule it rests on."""
    if auction_refusals.explains(refusal.code):
        return auction_refusals.auction_tip(naming, refusal)
    words = text.REFUSALS[refusal.code]
    named = _named(naming, refusal)
    if isinstance(words.body, Plural):
        body = words.body(refusal.numbers[words.counts], **named)
    else:
        body = words.body(**named)
    way_out = words.way_out(**named)
    return Tip(words.head(**named), body, way_out, refused=True, clause=refusal.clause)


def _named(naming: Naming, refusal: Refusal) -> dict[str, object]:
    """Turn the numbers into what a person calls them."""
    numbers, rules = refusal.numbers, naming.rules
    named = {name: _word(naming, name, value) for name, value in numbers.items()}
    good = numbers.get("good", _PAID_IN.get(refusal.code))
    if good is not None:
        named["held"] = names.amount(GOODS[good], numbers["held"])
        named["needed"] = names.amount(GOODS[good], numbers.get("need", 1))
    # Every start-up card upgrades at the same price, by its last line (F-4.5).
    named["price"] = goods_told(rules.basic_side[rules.companies][-1].cost)
    repeats = [capitalist.repeat_cost is not None for capitalist in rules.capitalists]
    named["repeater"] = naming.capitalist(repeats.index(True))
    return named


def _word(naming: Naming, name: str, value: int) -> object:
    match name:
        case "card":
            return naming.card(CardId(value))
        case "owner":
            return naming.owner(value)
        case _:
            return value
