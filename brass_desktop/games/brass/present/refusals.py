"""Refusals in words: the numbers of a refusal become names, the code chooses the sentence."""

from dataclasses import dataclass

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.ids import (
    ERA_NAMES,
    RESOURCE_NAMES,
    CardId,
    LinkId,
    LocationId,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import by_port, names, refusals, ways_out
from brass_desktop.games.brass.present.trade import worded
from brass_desktop.i18n.message import Message
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tip

_CARD_MISSING = ("card_for_other_place", "not_in_network", "no_card_fits")


@dataclass(frozen=True, slots=True)
class Explanation:
    """A refusal a person can read, with what would do instead and the clause to look it up."""

    head: str
    body: str
    way_out: str
    clause: str


def explain(naming: Naming, refusal: Refusal) -> Explanation:
    """Put a refusal into words."""
    words = worded(naming.rules, refusal.code, refusals.REFUSALS, by_port.REFUSALS)
    named = {name: _word(naming, name, value) for name, value in refusal.numbers.items()}
    way_out = _way_out(naming, refusal)(**named)
    return Explanation(words.head(**named), words.body(**named), way_out, refusal.clause)


def refusal_tip(naming: Naming, refusal: Refusal) -> Tip:
    """Put a refusal into a tooltip, which leads to the rule it rests on."""
    why = explain(naming, refusal)
    return Tip(why.head, why.body, why.way_out, refused=True, clause=why.clause)


def _way_out(naming: Naming, refusal: Refusal) -> Message:
    """Choose what to advise; places without a card of their own cannot be had by one."""
    if refusal.code in _CARD_MISSING:
        slot = SlotId(refusal.numbers["slot"])
        if naming.rules.board.slot_bit[slot] not in naming.rules.cards.location_bit:
            return ways_out.AT_FARM
    return worded(naming.rules, refusal.code, ways_out.WAYS_OUT, by_port.WAYS_OUT)


def _word(naming: Naming, name: str, value: int) -> str:
    """Turn one number of a refusal into what a person calls it."""
    match name:
        case "industry":
            return naming.industry(value)
        case "tile" | "present":
            return naming.tile(TileId(value))
        case "slot" | "port":
            return naming.slot(SlotId(value))
        case "link":
            return naming.link(LinkId(value))
        case "owner" | "seat":
            return naming.seat(Seat(value))
        case "merchant":
            return naming.merchant(MerchantId(value))
        case "card":
            return naming.card(CardId(value))
        case "resource":
            return names.RESOURCES[RESOURCE_NAMES[value]]()
        case "era":
            return names.IN_ERA[ERA_NAMES[value]]()
        case "origin":
            return _places(naming, value)
        case "level" | "lowest":
            return signed(value)
        case _:
            return str(value)


def _places(naming: Naming, mask: int) -> str:
    """Name the locations of a mask."""
    count = len(naming.rules.board.locations)
    found = [naming.place(LocationId(n)) for n in range(count) if mask >> n & 1]
    joined = found[-1]
    for place in reversed(found[:-1]):
        joined = refusals.PLACES_JOINED(first=place, rest=joined)
    return joined
