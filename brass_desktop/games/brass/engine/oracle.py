"""The one place that knows what is legal: it asks the action rules and nobody else does.

People, bots, `apply` and loading a saved game all come through here.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.actions import END_TURN, Action, Leg
from brass_desktop.games.brass.engine.border import in_one_form, refuse_unknown
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    ACTING,
    FINISHED,
    SELLING,
    SHORTFALL,
    TURN_DONE,
    CardId,
    Kind,
)
from brass_desktop.games.brass.engine.rules.rule import (
    Body,
    Rule,
    walk_bodies,
    wrong_number_of_cards,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState

_KINDS_BY_PHASE: Mapping[int, tuple[Kind, ...]] = {
    TURN_DONE: ("end_turn",),
    SHORTFALL: ("give_up_tiles",),
    FINISHED: (),
    SELLING: ("sell_on", "end_sale"),
}


def kinds(state: BrassState) -> tuple[Kind, ...]:
    """Return the kinds of action the table is waiting for, legal in detail or not."""
    return state.rules.card_actions if state.phase == ACTING else _KINDS_BY_PHASE[state.phase]


def without_choice(state: BrassState) -> Action | None:
    """Return what is left to do where nobody has to decide: a turn without actions ends (B-3.7)."""
    return END_TURN if state.phase == TURN_DONE else None


def cited(rules: Ruleset, refusal: Refusal | None) -> Refusal | None:
    """Let a refusal of the family's rules name the clause of the game that is played."""
    if refusal is None:
        return None
    particular = f"{refusal.clause} {refusal.code}"
    own = rules.clauses.get(particular) or rules.clauses.get(refusal.clause)
    return refusal if own is None else refusal._replace(clause=own)


def refuse_kind(state: BrassState, kind: Kind) -> Refusal | None:
    """Tell why a kind of action is out of the question now, whatever its details."""
    return cited(state.rules, _refuse_kind(state, kind))


def _refuse_kind(state: BrassState, kind: Kind) -> Refusal | None:
    if state.phase == FINISHED:
        return Refusal("game_over", "B-22.1")
    if state.phase == SHORTFALL and kind != "give_up_tiles":
        return Refusal("shortfall_first", "B-20.3", {"seat": state.actor})
    if state.phase != SHORTFALL and kind == "give_up_tiles":
        return Refusal("no_shortfall", "B-20.5")
    if state.phase == SELLING and kind not in _KINDS_BY_PHASE[SELLING]:
        return Refusal("sale_first", "L-11.1")
    if state.phase != SELLING and kind in _KINDS_BY_PHASE[SELLING]:
        return Refusal("no_sale", "L-11.1")
    if state.phase == TURN_DONE and kind != "end_turn":
        return Refusal("no_actions_left", "B-3.3")
    return state.rules.actions[kind].refuse(state)


def refuse_hand(state: BrassState, cards: tuple[CardId, ...]) -> Refusal | None:
    """Tell which of the cards the actor does not hold."""
    missing = Counter(cards) - Counter(state.hands[state.actor])
    for card in missing:
        return Refusal("card_not_in_hand", "B-3.5", {"card": card})
    return None


def refuse(state: BrassState, action: Action) -> Refusal | None:
    """Tell why an action is not legal; None exactly when its one form is."""
    return cited(state.rules, _refuse(state, action))


def _refuse(state: BrassState, action: Action) -> Refusal | None:
    refusal = (
        refuse_unknown(state.rules, action)
        or refuse_kind(state, action.kind)
        or refuse_hand(state, action.cards)
    )
    if refusal is not None:
        return refusal
    rule = state.rules.actions[action.kind]
    refusal = _refuse_body(rule, state, in_one_form(action).legs)
    return refusal or _refuse_payment(rule, state, action)


def _refuse_body(rule: Rule, state: BrassState, body: Body) -> Refusal | None:
    """Walk the legs one by one; each pick acts at once, on a copy."""
    now = state
    for at, leg in enumerate(body):
        refusal = rule.refuse_leg(now, body[:at], leg)
        if refusal is not None:
            return refusal
        if at == 0:
            now = state.clone()
        rule.perform(now, body[:at], leg, None)
    if not rule.may_stop(now, body):
        return Refusal("unfinished", "B-1.11")
    return None


def _refuse_payment(rule: Rule, state: BrassState, action: Action) -> Refusal | None:
    """Check the number of cards, then each of them."""
    need = rule.cards_needed(state)
    if len(action.cards) != need:
        return wrong_number_of_cards(rule.price_clause, need)
    found = (rule.refuse_card(state, card, action.legs) for card in action.cards)
    return next((refusal for refusal in found if refusal is not None), None)


def perform(state: BrassState, action: Action, log: Log) -> None:
    """Carry out an action that is known to be legal."""
    rule = state.rules.actions[action.kind]
    rule.begin(state, action.cards, log)
    for at, leg in enumerate(action.legs):
        rule.perform(state, action.legs[:at], leg, log)
    rule.finish(state, log)


def legal_actions(state: BrassState) -> Iterator[Action]:
    """Yield legal actions lazily, one of each group with the same result."""
    for kind in kinds(state):
        rule = state.rules.actions[kind]
        if rule.refuse(state) is not None:
            continue
        for body in rule.bodies(state):
            for cards in rule.payments(state, body):
                yield Action(kind, cards, body)


def all_orders(state: BrassState) -> Iterator[Action]:
    """Yield legal actions in every order of legs a person might click, for small positions."""
    for kind in kinds(state):
        rule = state.rules.actions[kind]
        if rule.refuse(state) is not None:
            continue
        for body in walk_bodies(rule, state):
            for cards in rule.payments(state, body):
                yield Action(kind, cards, body)


def is_open(state: BrassState, kind: Kind) -> bool:
    """Tell whether some action of this kind is legal now."""
    if refuse_kind(state, kind) is not None:
        return False
    rule = state.rules.actions[kind]
    return rule.may_stop(state, ()) or next(rule.legs(state, ()), None) is not None


def sample(state: BrassState, rng: Rng) -> Action:
    """Pick a kind, then answer each question at random; Pass only when nothing else is legal."""
    offered = [kind for kind in kinds(state) if kind != "pass" and is_open(state, kind)]
    kind = rng.choice(offered) if offered else "pass"
    rule = state.rules.actions[kind]
    body = _sample_body(rule, state, rng)
    return Action(kind, rng.choice(rule.payments(state, body)), body)


def _sample_body(rule: Rule, state: BrassState, rng: Rng) -> Body:
    body: Body = ()
    now = state
    while True:
        legs = list(rule.legs(now, body))
        if not legs or (rule.may_stop(now, body) and _stops(legs, rng)):
            return body
        leg = _narrow(legs, rng)
        if now is state:
            now = state.clone()
        rule.perform(now, body, leg, None)
        body = (*body, leg)


def _stops(legs: list[Leg], rng: Rng) -> bool:
    """Treat stopping as one more answer beside the next targets."""
    return rng.below(1 + len({leg[0] for leg in legs})) == 0


def _narrow(legs: list[Leg], rng: Rng) -> Leg:
    """Answer one field of the leg after the other."""
    for field in range(len(legs[0])):
        values = list(dict.fromkeys(leg[field] for leg in legs))
        if len(values) > 1:
            chosen = rng.choice(values)
            legs = [leg for leg in legs if leg[field] == chosen]
    return legs[0]
