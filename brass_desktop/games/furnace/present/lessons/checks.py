"""What a lesson expects of the table at its end, in the words of `engine.position`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from brass_desktop.games.furnace.engine.ids import AGENT, GOODS
from brass_desktop.games.furnace.engine.position import card_of, cards_of, disc_of
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.present.learn.lesson import LessonFacts

Sees = Callable[[FurnaceState, Any], bool]
BySeat = Mapping[str, Any]
"""Seats are counted from 0, and written as JSON writes keys."""


def _has_goods(state: FurnaceState, wanted: BySeat) -> bool:
    """Tell whether seats have exactly so much of the goods that are named."""
    return all(
        state.goods[int(seat)][GOODS.index(good)] == count
        for seat, goods in wanted.items()
        for good, count in goods.items()
    )


def _has_money(state: FurnaceState, wanted: BySeat) -> bool:
    return all(state.money[int(seat)] == money for seat, money in wanted.items())


def _owns(state: FurnaceState, wanted: BySeat) -> bool:
    return all(
        set(cards_of(state.rules, cards)) <= set(state.works[int(seat)])
        for seat, cards in wanted.items()
    )


def _is_chain(state: FurnaceState, wanted: BySeat) -> bool:
    """Tell whether the cards of seats lie in exactly this order."""
    return all(
        cards_of(state.rules, cards) == state.works[int(seat)] for seat, cards in wanted.items()
    )


def _is_upgraded(state: FurnaceState, wanted: Sequence[str]) -> bool:
    return all(state.upgraded >> card & 1 for card in cards_of(state.rules, wanted))


def _has_agents_discs(state: FurnaceState, wanted: Mapping[str, str]) -> bool:
    return all(
        (AGENT, disc_of(state.rules, disc))
        in state.bids[state.row.index(card_of(state.rules, company))]
        for company, disc in wanted.items()
    )


_CHECKS: Final[Mapping[str, Sees]] = {
    "goods": _has_goods,
    "money": _has_money,
    "owns": _owns,
    "chain": _is_chain,
    "upgraded": _is_upgraded,
    "agent": _has_agents_discs,
}


def holds(state: FurnaceState, facts: LessonFacts) -> bool:
    """Tell whether facts are true of a position, or raise `KeyError` for an unknown word."""
    return all(_CHECKS[word](state, wanted) for word, wanted in facts.items())
