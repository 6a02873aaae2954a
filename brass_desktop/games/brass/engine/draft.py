"""An action in the making: what a person has picked so far, in whatever order they thought of it.

A draft is its starting position and the list of picks; everything else follows from replaying them.
The first leg of every kind is a relation between cards, places and goods, so any facet of it may be
picked first. What is asked next is the first facet in which the legs that are left differ, so there
is a question as long as there is a choice; questions with a single answer answer themselves.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, cast

from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import FREE_SOURCES, ORDERED_SOURCES, Action, Leg
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.ids import CardId, Kind
from brass_desktop.games.brass.engine.rules.rule import Body, Rule
from brass_desktop.games.brass.engine.state import BrassState

Facet = Literal[
    "kind",
    "card",
    "slot",
    "industry",
    "link",
    "merchant",
    "port",
    "coal",
    "iron",
    "beer",
    "bonus",
    "pounds",
]
"""What a pick is about; all but the first two are fields of a leg."""

Value = int | Kind | None
"""A kind, a card, or what stands in a leg: ids, or None for a bonus that gives nothing."""

QUESTIONS: tuple[Facet, ...] = (
    "slot",
    "link",
    "industry",
    "merchant",
    "port",
    "coal",
    "iron",
    "beer",
    "bonus",
    "pounds",
    "card",
)
"""In which order open questions are asked; people may answer them in any other."""


@dataclass(frozen=True, slots=True)
class Pick:
    """One choice a person made."""

    facet: Facet
    value: Value


class Draft:
    """An unfinished action. It never changes: picking and going back make new drafts.

    Picks that lead to no action are left out: when an earlier one is changed, a later one may have
    lost its sense.
    """

    def __init__(self, start: BrassState, picks: tuple[Pick, ...] = ()) -> None:
        self.start = start
        self.picks: tuple[Pick, ...] = ()
        self.kind: Kind | None = None
        self.cards: tuple[CardId, ...] = ()
        self.done: Body = ()
        self.in_hand: tuple[Pick, ...] = ()
        """Picks for the leg that is not complete yet."""
        self.now = start
        """The position with the finished legs carried out; no card has been discarded in it."""
        self._settle()
        for pick in picks:
            if pick.value in self.legal(pick.facet):
                self._take(pick)
                self._settle()

    def pick(self, facet: Facet, value: Value) -> "Draft":
        """Return the draft after one more pick, which must be one of `legal(facet)`."""
        assert value in self.legal(facet), f"{facet} {value} leads to no action"
        further = copy(self)
        further._take(Pick(facet, value))
        further._settle()
        return further

    def back(self, count: int = 1) -> "Draft":
        """Return the draft without its last picks."""
        return Draft(self.start, self.picks[: len(self.picks) - count])

    def without(self, facet: Facet) -> "Draft":
        """Return the draft without the picks of one facet."""
        return Draft(self.start, tuple(pick for pick in self.picks if pick.facet != facet))

    def legal(self, facet: Facet) -> list[Value]:
        """Return every value of a facet that still leads to a complete action."""
        if facet == "kind":
            return [] if self.kind else list(self._open)
        if facet == "card":
            return list(self._legal_cards())
        values: dict[Value, None] = {}
        for kind, legs in self._open.items():
            if self.kind == kind or (self.kind is None and self._is_usual(kind)):
                for leg in legs:
                    values.update(dict.fromkeys(self._next_values(leg, facet)))
        return list(values)

    @property
    def question(self) -> Facet | None:
        """The next thing to decide; None when the action can be confirmed as it is."""
        if self.kind is None:
            return "kind"
        undecided = self._undecided() if self._leg_is_asked_for() else None
        return undecided or ("card" if self._cards_missing() else None)

    @property
    def may_confirm(self) -> bool:
        """Tell whether nothing has to be decided any more."""
        return self.kind is not None and not self._leg_is_asked_for() and not self._cards_missing()

    @property
    def reveals(self) -> bool:
        """Tell whether the finished legs turn a tile that nobody knows."""
        return self.now.distant_turned != self.start.distant_turned

    @property
    def rule(self) -> Rule:
        """The rule of the chosen kind."""
        assert self.kind is not None, "no kind has been chosen"
        return self.start.rules.actions[self.kind]

    @property
    def action(self) -> Action:
        """The finished action."""
        assert self.kind is not None and self.may_confirm, "the action is not finished"
        return Action(self.kind, self.cards, self.done)

    def outcome(self, start: BrassState | None = None) -> tuple[BrassState, list[Event]]:
        """Return what the picks made so far would do, as far as they are complete.

        `start` is another table to do it on, with something supposed that lies hidden.
        """
        after = (start or self.start).clone()
        events: list[Event] = []
        if self.kind is not None:
            if not self._cards_missing():
                self.rule.begin(after, self.cards, events)
            for at, leg in enumerate(self.done):
                self.rule.perform(after, self.done[:at], leg, events)
        return after, events

    def towards(self, leg: Leg) -> Pick:
        """Return the next pick of a person who means this leg, which must be one of those left."""
        asked = self.question if self._leg_is_asked_for() else None
        facet = asked or cast(Facet, leg._fields[0])  # every field of a leg is a facet
        return Pick(facet, next(self._next_values(leg, facet)))

    def matching(self, kind: Kind) -> list[Leg]:
        """Return the legal next legs of a kind that agree with the picks."""
        rule = self.start.rules.actions[kind]
        return [leg for leg in rule.legs(self.now, self.done) if self.agrees(kind, leg)]

    def agrees(self, kind: Kind, leg: Leg) -> bool:
        """Tell whether a leg has everything that was picked for it, the card included."""
        for facet, picked in self._picked().items():
            if facet not in leg._fields:
                return False
            value = getattr(leg, facet)
            if facet in ORDERED_SOURCES:
                if value[: len(picked)] != tuple(picked):
                    return False
            elif facet in FREE_SOURCES:
                if Counter(picked) - Counter(value):
                    return False
            elif value != picked[0]:
                return False
        rule, body = self.start.rules.actions[kind], (*self.done, leg)
        return all(rule.refuse_card(self.start, card, body) is None for card in self.cards)

    @cached_property
    def _open(self) -> dict[Kind, list[Leg]]:
        """By kind: the legs that agree with the picks; kinds without legs agree with none."""
        found: dict[Kind, list[Leg]] = {}
        for kind in oracle.kinds(self.start) if self.kind is None else (self.kind,):
            if self.kind is None and oracle.refuse_kind(self.start, kind) is not None:
                continue
            if self.kind is None and not self._pays(kind):
                continue
            if self.kind is None and self.in_hand and not self._is_usual(kind):
                continue
            legs = self.matching(kind)
            rule = self.start.rules.actions[kind]
            if legs or (not self.in_hand and rule.may_stop(self.now, self.done)):
                found[kind] = legs
        return found

    def _pays(self, kind: Kind) -> bool:
        """Tell whether the cards picked so far are not too many for a kind."""
        return len(self.cards) <= self.start.rules.actions[kind].cards_needed(self.start)

    def _is_usual(self, kind: Kind) -> bool:
        """Tell whether a place may stand for an action: one that takes more cards than others is
        chosen by itself, or by its cards.
        """
        usual = max(len(self.cards), self.start.rules.numbers.cards_per_action)
        return self.start.rules.actions[kind].cards_needed(self.start) <= usual

    def _cards_missing(self) -> int:
        return self.rule.cards_needed(self.start) - len(self.cards) if self.kind else 0

    def _legal_cards(self) -> list[CardId]:
        """Return the faces in hand that may be added to the payment."""
        kinds = [self.kind] if self.kind else list(self._open)
        left = Counter(self.start.hands[self.start.actor]) - Counter(self.cards)
        faces = list(dict.fromkeys(c for c in self.start.hands[self.start.actor] if left[c]))
        return [card for card in faces if any(self._card_fits(kind, card) for kind in kinds)]

    def _card_fits(self, kind: Kind, card: CardId) -> bool:
        rule, legs = self.start.rules.actions[kind], self._open.get(kind)
        if legs is None or len(self.cards) >= rule.cards_needed(self.start):
            return False
        bodies = [(*self.done, leg) for leg in legs] or [self.done]
        return any(rule.refuse_card(self.start, card, body) is None for body in bodies)

    def _picked(self) -> dict[Facet, list[Value]]:
        picked: dict[Facet, list[Value]] = {}
        for pick in self.in_hand:
            picked.setdefault(pick.facet, []).append(pick.value)
        return picked

    def _next_values(self, leg: Leg, facet: Facet) -> Iterator[Value]:
        """Yield what may be picked for a facet if this leg is meant."""
        if facet not in leg._fields:
            return
        value = getattr(leg, facet)
        picked = self._picked().get(facet, [])
        if facet in ORDERED_SOURCES:
            yield from value[len(picked) : len(picked) + 1]
        elif facet in FREE_SOURCES:
            yield from (Counter(value) - Counter(picked)).keys()
        elif not picked:
            yield value

    def _take(self, pick: Pick) -> None:
        self.__dict__.pop("_open", None)
        self.picks = (*self.picks, pick)
        match pick.facet, pick.value:
            case "kind", str() as kind:
                self.kind = kind
            case "card", int() as card:
                self.cards = (*self.cards, CardId(card))
            case _:
                self.in_hand = (*self.in_hand, pick)

    def _settle(self) -> None:
        """Answer what has only one answer: the kind, the leg in hand, the card."""
        if self.kind is None and len(self._open) == 1:
            self.kind = next(iter(self._open))
            self.__dict__.pop("_open", None)
        while self.kind is not None and self._leg_is_asked_for():
            legs, only = self._open.get(self.kind, []), self._only_source()
            if len(legs) == 1:
                self._complete(legs[0])
            elif only is not None:
                self.in_hand = (*self.in_hand, only)
            else:
                return
        if self.kind is not None and self._cards_missing():
            cards = self._legal_cards()
            if len(cards) == 1:
                self.cards = (*self.cards, *cards * self._cards_missing())

    def _leg_is_asked_for(self) -> bool:
        """Tell whether another leg has to be completed before the action may end."""
        return bool(self.in_hand) or not self.rule.may_stop(self.now, self.done)

    def _undecided(self) -> Facet | None:
        """Return the first facet in which the legs that are left differ."""
        assert self.kind is not None, "without a kind that is the question"
        legs = self._open.get(self.kind, [])
        differ = (
            facet for facet in QUESTIONS if len({getattr(leg, facet, None) for leg in legs}) > 1
        )
        return next(differ, None)

    def _only_source(self) -> Pick | None:
        """Return the next source if all legs that are left take it, and differ only after it."""
        facet = self._undecided()
        if facet not in ORDERED_SOURCES:
            return None
        values = self.legal(facet)
        return Pick(facet, values[0]) if len(values) == 1 else None

    def _complete(self, leg: Leg) -> None:
        after = self.now.clone()
        self.rule.perform(after, self.done, leg, None)
        self.now, self.done, self.in_hand = after, (*self.done, leg), ()
        self.__dict__.pop("_open", None)


def draft_of(state: BrassState, action: Action) -> Draft:
    """Return the draft a person would have made who meant this action."""
    draft = Draft(state)
    if draft.kind is None:
        draft = draft.pick("kind", action.kind)
    for number, leg in enumerate(action.legs):
        while len(draft.done) == number:
            pick = draft.towards(leg)
            draft = draft.pick(pick.facet, pick.value)
    while missing := Counter(action.cards) - Counter(draft.cards):
        draft = draft.pick("card", next(iter(missing)))
    return draft
