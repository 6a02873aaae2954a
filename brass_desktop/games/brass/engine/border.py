"""The border of the rules: whatever an action names exists, and it is written in one form.

An action may come from anywhere: a click, a worker, a file. The rules behind this border use its
ids as positions in tuples, where -1 would be somebody else's tile and 99 an error.
"""

from collections.abc import Mapping
from typing import Any

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import FREE_SOURCES, SOURCES, Action, Leg
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    MARKET,
    MERCHANT_BARREL,
    Source,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset

_BESIDE_THE_SLOTS = (MARKET, MERCHANT_BARREL)


def refuse_unknown(rules: Ruleset, action: Action) -> Refusal | None:
    """Refuse an action that names something which the game does not have."""
    board, industries, faces = rules.board, len(rules.industries), len(rules.cards.ids)
    counts = {
        "slot": len(board.slots),
        "link": len(board.links),
        "industry": industries,
        "merchant": len(board.merchants),
        "bonus": industries,
        "port": len(board.slots),
        "pounds": max(rules.numbers.loan_amounts) + 1,
    }
    known = (
        action.kind in rules.actions
        and all(_is_among(card, faces) for card in action.cards)
        and all(_is_known(leg, counts) for leg in action.legs)
    )
    return None if known else Refusal("no_such_thing", "B-1.11")


def _is_known(leg: Leg, counts: Mapping[str, int]) -> bool:
    for field, value in leg._asdict().items():
        if field in SOURCES:
            if not all(_is_source(source, counts["slot"]) for source in value):
                return False
        elif field == "port" and value == DISTANT_MARKET:
            continue
        elif not _is_among(value, counts[field]) and not (field == "bonus" and value is None):
            return False
    return True


def _is_source(source: Source, slots: int) -> bool:
    return source in _BESIDE_THE_SLOTS or _is_among(source, slots)


def _is_among(number: object, count: int) -> bool:
    return isinstance(number, int) and 0 <= number < count


def in_one_form(action: Action) -> Action:
    """Return the action as the log keeps it, with freely chosen sources in ascending order.

    Whoever picks iron and beer picks cube by cube as they like (B-9.2, B-10.4), so another order
    means the same. Coal stays as it is: its order tells which mine is emptied first (B-8.4).
    """
    legs = tuple(_leg_in_one_form(leg) for leg in action.legs)
    # Most actions come in that form; a log that keeps them as they are needs no second copy.
    return action if legs == action.legs else action._replace(legs=legs)


def _leg_in_one_form(leg: Leg) -> Leg:
    several: dict[str, Any] = {
        field: tuple(sorted(plan))
        for field in FREE_SOURCES
        if len(plan := getattr(leg, field, ())) > 1
    }
    return leg._replace(**several) if several else leg
