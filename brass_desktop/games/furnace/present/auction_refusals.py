"""Refusals of bids and answers in words: the numbers become names, the code chooses the sentence.

What the table knows beyond the rules travels in the numbers too: which disc would do instead
(`other`, `wins`), which lots (`lots`, a mask), what is missing (`good`, `need`, `held`).
"""

from collections.abc import Mapping

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.text import auction_refusals as words
from brass_desktop.games.furnace.present.text import names
from brass_desktop.present.tips import Tip

FITS = "fits_"
"""Before a disc's id: how many lots take it."""


def explains(code: str) -> bool:
    """Tell whether a refusal is one of the auction or of settling."""
    return code in words.REFUSALS


def auction_tip(naming: Naming, refusal: Refusal) -> Tip:
    """Put a refusal into a tooltip, which leads to the rule it rests on."""
    said, numbers = words.REFUSALS[refusal.code], refusal.numbers
    named = {name: _word(naming, name, value, numbers) for name, value in numbers.items()}
    body = said.body
    if refusal.code == "comp.limit" and numbers["limit"] > numbers["value"]:
        body = words.COUNTS_MORE
    named |= {"fits": _fits(naming, numbers), "wait": _wait(numbers)}
    way_out = _way_out(numbers) or said.way_out(**named)
    told = body(**named).strip()
    return Tip(said.head(**named), told, way_out, refused=True, clause=refusal.clause)


def _word(naming: Naming, name: str, value: int, numbers: Mapping[str, int]) -> str:
    """Turn one number of a refusal into what a person calls it."""
    match name:
        case "card":
            return naming.card(value)
        case "owner":
            return naming.owner(value)
        case "good":
            return names.GOODS[GOODS[value]]()
        case "need":
            return names.amount(GOODS[numbers["good"]], value)
        case "lot" | "later":
            return str(value + 1)
        case _:
            return str(value)


def _way_out(numbers: Mapping[str, int]) -> str:
    """Say what may be done instead, where the table has found something."""
    if "other" in numbers:
        found = words.OTHER_WINS if numbers["wins"] else words.OTHER_LOSES
        return found(other=numbers["other"])
    mask = numbers.get("lots_mask", 0)
    if not mask:
        return ""
    lots = [str(lot + 1) for lot in range(mask.bit_length()) if mask >> lot & 1]
    return words.TAKERS(len(lots), value=numbers["tried"], lots=", ".join(lots))


def _fits(naming: Naming, numbers: Mapping[str, int]) -> str:
    """Say of every disc how many lots take it, the largest first."""
    value = naming.rules.discs.value
    counts = {int(k.removeprefix(FITS)): n for k, n in numbers.items() if k.startswith(FITS)}
    discs = sorted(counts, key=lambda disc: (-value[disc], disc))
    return " ".join(words.FITS(counts[disc], value=value[disc]) for disc in discs)


def _wait(numbers: Mapping[str, int]) -> str:
    """Say how many bids come before the own one."""
    match numbers.get("before"):
        case None:
            return words.ALL_PLACED()
        case 1:
            return words.NEXT()
        case int(before):
            return words.WAITING(before)
