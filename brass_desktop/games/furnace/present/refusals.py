"""Refusals in words: the numbers of a refusal become names, the code chooses the sentence."""

from collections.abc import Mapping

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import bidding
from brass_desktop.games.furnace.engine.ids import AUCTION, COAL, GOODS, IRON, UPGRADE, CardId
from brass_desktop.games.furnace.engine.state import FurnaceState
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


def refusal_tip(naming: Naming, state: FurnaceState, refusal: Refusal) -> Tip:
    """Put a refusal into a tooltip, which leads to the rule it rests on.

    What would do instead is looked up in the position in which it was refused.
    """
    words = text.REFUSALS[refusal.code]
    named = _named(naming, refusal)
    if isinstance(words.body, Plural):
        body = words.body(refusal.numbers[words.counts], **named)
    else:
        body = words.body(**named)
    return Tip(
        words.head(**named),
        _particulars(naming, state, refusal, body),
        _way_out(state, refusal) or words.way_out(**named),
        refused=True,
        clause=refusal.clause,
    )


def _named(naming: Naming, refusal: Refusal) -> dict[str, object]:
    """Turn the numbers into what a person calls them."""
    numbers = refusal.numbers
    named: dict[str, object] = {name: _word(naming, name, value) for name, value in numbers.items()}
    good = numbers.get("good", _PAID_IN.get(refusal.code))
    if good is not None:
        named["held"] = names.amount(GOODS[good], numbers["have"])
        named["needed"] = names.amount(GOODS[good], numbers.get("need", 1))
    rules = naming.rules
    # Every start-up card upgrades at the same price, by its last line (F-4.5).
    named["price"] = goods_told(rules.basic_side[rules.companies][-1].cost)
    costs = [capitalist.repeat_cost is not None for capitalist in rules.capitalists]
    named["repeater"] = naming.capitalist(costs.index(True))
    return named


def _word(naming: Naming, name: str, value: int) -> object:
    match name:
        case "card" | "other":
            return naming.card(CardId(value))
        case "owner":
            return naming.owner(value)
        case "lot" | "behind":
            return names.LOT(number=value + 1)
        case _:
            return value


def _particulars(naming: Naming, state: FurnaceState, refusal: Refusal, body: str) -> str:
    """Add what only the position knows: other discs' chances, the next turn, a capitalist."""
    match refusal.code:
        case "bid.turn" if not refusal.numbers["bids"]:
            return text.NEXT_TO_BID(owner=naming.owner(refusal.numbers["owner"]))
        case "bid.must" if state.phase == AUCTION:
            return f"{body} {text.LOTS_BY_DISC(lots=_lots_by_disc(state))}"
        case "comp.limit" if refusal.clause == "F-8.3":
            capitalist = naming.capitalist(state.capitalists[state.actor])
            return f"{body} {text.WITH_BETTER_TERMS(capitalist=capitalist)}"
        case _:
            return body


def _lots_by_disc(state: FurnaceState) -> str:
    discs = state.rules.discs
    told = [
        text.LOTS_FOR_DISC(
            value=discs.value[disc],
            count=sum(bidding.fits(state, state.actor, lot, disc) for lot in range(len(state.row))),
        )
        for disc in reversed(state.rules.discs_in(state.discs[state.actor]))
    ]
    return ", ".join(told)


def _way_out(state: FurnaceState, refusal: Refusal) -> str:
    """Name the discs that a lot would take where one was refused."""
    if refusal.code != "bid.same_value" or state.phase != AUCTION:
        return ""
    card = refusal.numbers["card"]
    if card not in state.row:
        return ""
    lot, seat, discs = state.row.index(CardId(card)), state.actor, state.rules.discs
    fitting = [
        str(discs.value[disc])
        for disc in state.rules.discs_in(state.discs[seat])
        if bidding.fits(state, seat, lot, disc)
    ]
    return text.MAY_GO_HERE(discs=", ".join(fitting)) if fitting else ""
