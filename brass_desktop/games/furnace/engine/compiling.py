"""Turning a definition into a `Ruleset`."""

from collections.abc import Mapping
from typing import TypeVar

from brass_desktop.games.furnace.engine.definition import (
    CapitalistEntry,
    Exchange,
    Extraction,
    FurnaceDefinition,
    Processing,
    Upgrading,
)
from brass_desktop.games.furnace.engine.ids import EMPTY, GOODS, Bag
from brass_desktop.games.furnace.engine.ruleset import (
    Capitalist,
    Discs,
    Effect,
    Ruleset,
    Substitute,
)

G = TypeVar("G", bound=str)
"""The names of goods that an entry may hold."""


def compile_rules(definition: FurnaceDefinition) -> Ruleset:
    """Compile a definition that was checked."""
    setup, companies = definition.setup, definition.companies
    start_sides = [
        tuple(_effect(effect, len(companies)) for effect in card.effects)
        for card in definition.start_cards
    ]
    basic = [(_effect(card.basic),) for card in companies]
    upgraded = [(_effect(card.basic), _effect(card.extra)) for card in companies]
    return Ruleset(
        players=tuple(definition.meta.players),
        rounds=setup.rounds,
        rounds_short=setup.rounds_short,
        row_size={int(players): size for players, size in setup.row_size.items()},
        agent_players=definition.agent.players,
        die=definition.agent.die,
        discs=_discs(definition),
        cards=(*(c.id for c in companies), *(s.id for s in definition.start_cards)),
        companies=len(companies),
        compensation=tuple(_effect(card.compensation) for card in companies),
        basic_side=(*basic, *start_sides),
        upgraded_side=(*upgraded, *start_sides),
        starting=tuple(_bag(card.starting) for card in definition.start_cards),
        capitalist_ids=tuple(card.id for card in definition.capitalists),
        capitalists=tuple(_capitalist(card) for card in definition.capitalists),
        tie_break=tuple(definition.tie_break),
    )


def _bag(numbers: Mapping[G, int]) -> Bag:
    """Count goods in the order of every bag; money goes elsewhere."""
    by_name = {str(good): number for good, number in numbers.items()}
    coal, iron, oil, upgrade = (by_name.get(good, 0) for good in GOODS)
    return (coal, iron, oil, upgrade)


def _effect(entry: Extraction | Processing | Exchange | Upgrading, cards: int = 0) -> Effect:
    match entry:
        case Extraction():
            return Effect("extract", EMPTY, _bag(entry.gain), 0, 1)
        case Processing():
            cost, money = _bag(entry.cost), entry.gain.get("money", 0)
            return Effect("process", cost, _bag(entry.gain), money, entry.limit)
        case Exchange():
            return Effect("process", _bag(entry.cost), _bag(entry.gain), 0, 0)
        case Upgrading():
            return Effect("upgrade", _bag(entry.cost), EMPTY, 0, cards)


def _discs(definition: FurnaceDefinition) -> Discs:
    own, neutral = definition.discs.per_player, definition.discs.neutral
    return Discs(
        ids=(*map(str, own), *("neutral" for _ in neutral)),
        value=(*own, *neutral),
        own=(1 << len(own)) - 1,
        neutral=1 << len(own),
        agent=sum(1 << own.index(value) for value in definition.agent.discs),
    )


def _capitalist(entry: CapitalistEntry) -> Capitalist:
    substitute = next(iter(entry.upgrade_substitute.items()), None)
    return Capitalist(
        repeat_cost=None if entry.repeat_cost is None else _bag(entry.repeat_cost),
        bonus=entry.compensation_bonus,
        unrestricted=entry.unrestricted_bids,
        neutral_disc=entry.neutral_disc,
        substitute=None
        if substitute is None
        else Substitute(GOODS.index(substitute[0]), GOODS.index(substitute[1])),
    )
