"""Why something cannot be picked: the refusal of whichever target came closest to being legal."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import SOURCES, Leg
from brass_desktop.games.brass.engine.draft import Draft, Facet, Value
from brass_desktop.games.brass.engine.ids import CardId, IndustryId, Kind
from brass_desktop.games.brass.engine.rules.develop import refuse_removal
from brass_desktop.games.brass.engine.rules.rule import Body

_CLOSENESS = (
    "slot_lacks_industry",
    "slot_empty",
    "not_your_tile",
    "never_sold",
    "already_sold",
    "no_merchant",
    "merchant_does_not_buy",
    "merchant_not_connected",
    "no_port",
    "port_used",
    "distant_market_closed",
    "port_not_connected",
    "no_port_connected",
    "no_tile_left",
    "never_built",
    "wrong_era",
    "slot_taken",
    "level_too_low",
    "not_yours_to_overbuild",
    "resource_left",
    "pure_slot_first",
    "one_tile_per_location",
    "no_card_fits",
    "card_for_other_place",
    "card_for_other_industry",
    "line_of_other_era",
    "line_taken",
    "line_not_in_network",
    "not_in_network",
    "no_coal",
    "no_beer",
    "cannot_afford",
)
"""Refusals from hopeless to nearly legal; others come last."""

_SUMMED_UP: Mapping[tuple[Kind, str], Refusal] = MappingProxyType(
    {
        ("build", "no_coal"): Refusal("no_coal_to_build", "B-8.1"),
        ("build", ""): Refusal("nothing_to_build", "B-12.2"),
        ("network", "line_not_in_network"): Refusal("no_line_in_network", "B-14.2"),
        ("network", "line_taken"): Refusal("no_line_in_network", "B-14.2"),
        ("network", "no_coal"): Refusal("no_coal_for_lines", "B-8.1"),
        ("sell", "slot_empty"): Refusal("nothing_to_sell", "B-16.2"),
        ("sell", "not_your_tile"): Refusal("nothing_to_sell", "B-16.2"),
        ("sell", "never_sold"): Refusal("nothing_to_sell", "B-16.2"),
        ("sell", "already_sold"): Refusal("nothing_to_sell", "B-16.2"),
        ("sell", "no_beer"): Refusal("no_beer_to_sell", "B-10.2"),
        ("sell", "port_used"): Refusal("no_port_takes_it", "L-11.4"),
        ("sell", "distant_market_closed"): Refusal("no_port_takes_it", "L-11.4"),
        ("sell", "port_not_connected"): Refusal("no_port_takes_it", "L-11.4"),
        ("sell", ""): Refusal("no_buyer", "B-16.2"),
        ("combined_build", "no_coal"): Refusal("no_coal_to_build", "B-8.1"),
        ("combined_build", ""): Refusal("nothing_to_build_anywhere", "L-5.4"),
    }
)
"""What the closest refusal of any target says of a whole action; without a code, of all others."""

_WRONG_SOURCE: dict[Facet, Refusal] = {
    "coal": Refusal("wrong_coal_source", "B-8.3"),
    "iron": Refusal("wrong_iron_source", "B-9.2"),
    "beer": Refusal("wrong_beer_source", "B-10.2"),
}


_SOURCE_CODES = frozenset(
    {"wrong_coal_source", "wrong_iron_source", "wrong_beer_source", "wrong_bonus"}
)
"""A target has no sources yet, so a refusal of its sources means that the rest is legal."""


_COMPLETE = "too_many_parts"
_MISSING = object()
"""Equal to no value of a field."""


def why_not(draft: Draft, facet: Facet, value: Value) -> Refusal | None:
    """Tell why a value cannot be picked now; None when it can, or when there is nothing to say."""
    if value in draft.legal(facet):
        return None
    return oracle.cited(draft.start.rules, _why_not(draft, facet, value))


def _why_not(draft: Draft, facet: Facet, value: Value) -> Refusal | None:
    if facet == "kind" and isinstance(value, str):
        return oracle.refuse_kind(draft.start, value) or _refuse_all(draft, value)
    if facet == "card" and isinstance(value, int):
        return _refuse_card(draft, CardId(value))
    if facet == "bonus" and isinstance(value, int):
        return refuse_removal(draft.now, draft.now.actor, IndustryId(value))
    if facet in _WRONG_SOURCE:
        return _WRONG_SOURCE[facet]
    kinds = [draft.kind] if draft.kind else list(oracle.kinds(draft.start))
    return _closest(r for kind in kinds for r in _target_refusals(draft, kind, facet, value))


def _refuse_all(draft: Draft, kind: Kind) -> Refusal | None:
    """Tell why nothing of a kind is possible; no single tile or line is to blame for all."""
    rule, state = draft.start.rules.actions[kind], draft.start
    found = [
        (refusal, target)
        for target in rule.targets(state)
        if (refusal := rule.refuse_leg(state, (), target)) is not None
        and refusal.code not in _SOURCE_CODES
    ]
    # Only what a card reaches can be said to lack money or goods.
    reached = [refusal for refusal, target in found if _is_paid_for(draft, kind, target)]
    closest = _closest(iter(reached))
    if closest is not None and closest.code == "cannot_afford":
        costs = [one.numbers["cost"] for one in reached if one.code == "cannot_afford"]
        facts = {"cost": min(costs), "money": closest.numbers["money"]}
        return Refusal("nothing_affordable", "B-1.11", facts)
    code = "" if closest is None else closest.code
    if kind == "build" and draft.cards and code != "no_coal":
        return Refusal("card_builds_nothing", "B-12.2", {"card": draft.cards[0]})
    return _SUMMED_UP.get((kind, code)) or _SUMMED_UP.get((kind, "")) or closest


def _is_paid_for(draft: Draft, kind: Kind, target: Leg) -> bool:
    """Tell whether the cards that were picked, or any in hand, would do for a target."""
    rule = draft.start.rules.actions[kind]
    if draft.cards:
        return all(rule.refuse_card(draft.start, card, (target,)) is None for card in draft.cards)
    return bool(rule.payments(draft.start, (target,)))


def _closest(refusals: Iterator[Refusal]) -> Refusal | None:
    def closeness(refusal: Refusal) -> int:
        known = refusal.code in _CLOSENESS
        return _CLOSENESS.index(refusal.code) if known else len(_CLOSENESS)

    return max(refusals, key=closeness, default=None)


def _target_refusals(
    draft: Draft, kind: Kind, facet: Facet | None = None, value: Value = None
) -> Iterator[Refusal]:
    """Yield why each target that agrees with the picks and the value is not legal."""
    rule = draft.start.rules.actions[kind]
    first = next(rule.targets(draft.now), None)
    if facet is not None and (first is None or facet not in first._fields):
        return
    head = oracle.refuse_kind(draft.start, kind)
    if head is not None:
        yield head
        return
    wanted = {pick.facet: pick.value for pick in draft.in_hand if pick.facet not in SOURCES}
    if facet is not None:
        wanted[facet] = value
    found = list(_refusals_of(draft, kind, draft.done, draft.cards, wanted))
    if facet is not None and not found:
        # No target has all of it, so the thing itself is asked about: a merchant who buys nothing.
        found = list(_refusals_of(draft, kind, draft.done, draft.cards, {facet: value}))
    if facet is not None and _is_all(draft, found):
        found = list(_instead_of_last_leg(draft, kind, facet, value)) or found
    yield from found


def _is_all(draft: Draft, found: list[Refusal]) -> bool:
    """Tell whether a target is refused only because the action is complete without it."""
    return len(draft.done) == 1 and {refusal.code for refusal in found} == {_COMPLETE}


def _instead_of_last_leg(draft: Draft, kind: Kind, facet: Facet, value: Value) -> Iterator[Refusal]:
    """Yield why another thing would not do in the place of the one leg that is complete.

    Only what was picked counts: a card or place that answered itself is not what was meant.
    """
    picked = [pick for pick in draft.picks if pick.facet not in (*SOURCES, "kind", facet)]
    cards = tuple(CardId(p.value) for p in picked if p.facet == "card" and isinstance(p.value, int))
    wanted: dict[Facet, Value] = {p.facet: p.value for p in picked if p.facet != "card"}
    wanted[facet] = value
    yield from _refusals_of(draft, kind, (), cards, wanted)


def _refusals_of(
    draft: Draft,
    kind: Kind,
    done: Body,
    cards: tuple[CardId, ...],
    wanted: Mapping[Facet, Value],
) -> Iterator[Refusal]:
    """Yield why each target with the wanted fields cannot follow the legs that are done."""
    rule, now = draft.start.rules.actions[kind], draft.now if done else draft.start
    targets = [
        target
        for target in rule.targets(now)
        if all(getattr(target, name, _MISSING) == want for name, want in wanted.items())
    ]
    for target in _meant_by_cards(draft, kind, cards, targets):
        by_leg = rule.refuse_leg(now, done, target)
        if by_leg is not None and by_leg.code in _SOURCE_CODES:
            by_leg = None
        # Whoever has chosen a card asks about that card before anything else.
        refusal = _refuse_cards(draft, kind, cards, target) or by_leg
        if refusal is not None:
            yield refusal
        elif not cards and not rule.payments(draft.start, (target,)):
            yield Refusal("no_card_fits", "B-12.2", {"slot": getattr(target, "slot", -1)})


def _refuse_cards(
    draft: Draft, kind: Kind, cards: tuple[CardId, ...], target: Leg
) -> Refusal | None:
    rule = draft.start.rules.actions[kind]
    found = (rule.refuse_card(draft.start, card, (target,)) for card in cards)
    return next((refusal for refusal in found if refusal is not None), None)


def _meant_by_cards(
    draft: Draft, kind: Kind, cards: tuple[CardId, ...], targets: list[Leg]
) -> list[Leg]:
    """Leave out what the cards are not for, where something is left that they are for."""

    def is_meant(target: Leg) -> bool:
        refusal = _refuse_cards(draft, kind, cards, target)
        return refusal is None or refusal.code != "card_for_other_industry"

    return [target for target in targets if is_meant(target)] or targets


def _refuse_card(draft: Draft, card: CardId) -> Refusal | None:
    """Tell why a card does not pay: it is not in hand, or it fits nothing that is picked."""
    if card not in draft.start.hands[draft.start.actor]:
        return Refusal("card_not_in_hand", "B-3.5", {"card": card})
    if draft.kind is None:
        return None
    rule = draft.start.rules.actions[draft.kind]
    legs = draft.done or tuple(draft.matching(draft.kind))
    found = (rule.refuse_card(draft.start, card, (leg,)) for leg in legs)
    return _closest(refusal for refusal in found if refusal is not None)
