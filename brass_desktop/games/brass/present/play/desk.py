"""The player's desk: what a person means by a click becomes a pick, a step back or an action.

The desk knows neither pixels nor rules: it asks the draft what is legal and the session to play.
"""

from typing import assert_never

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.actions import END_SALE, END_TURN, Action
from brass_desktop.games.brass.engine.draft import Draft, Facet, Pick, Value, draft_of
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    MARKET,
    MERCHANT_BARREL,
    SELLING,
    Kind,
)
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.hand import HandOrder
from brass_desktop.present.intents import BackTo, Press, TakeHint
from brass_desktop.present.outcome import Outcome, Refused, Submitted

PickOnTable = it.PickSlot | it.PickLink | it.PickMerchant | it.PickDistantMarket | it.PickMarket
"""A click on something that lies on the table."""
_BUILDS: tuple[Kind, ...] = ("build", "combined_build")
_TILES_ASKED_FOR: tuple[Facet, ...] = ("port", "coal", "iron", "beer")
"""Questions that a tile on the map answers beside the one for a place."""


class Desk:
    """One table's session with the draft of the seat that is to decide."""

    def __init__(self, session: BrassSession) -> None:
        self.session = session
        self.reset()
        self._hands = [HandOrder() for _ in session.players]
        self._remember_hands()
        session.watch(lambda _: self.reset())

    def _remember_hands(self) -> None:
        """Lay the hands out as they came about, so that a loaded game looks as it was left."""
        for count in range(len(self.session.log) + 1):
            for seat in range(len(self._hands)):
                self._arrange(Seat(seat), count)

    def _arrange(self, seat: Seat, count: int) -> HandOrder:
        """Lay a hand out as it is after so many actions."""
        self._hands[seat].arrange(self.session.at(count).hands[seat])
        return self._hands[seat]

    def reset(self) -> None:
        """Forget the action in the making; the next one is made of what its player can see."""
        seen = self.session.game.observe(self.session.state, self.actor)
        self._untouched = Draft(seen.table)
        self.draft = self._untouched

    @property
    def untouched(self) -> BrassState:
        """The position as the seat that decides can see it."""
        return self._untouched.start

    def take_up(self, picks: tuple[Pick, ...]) -> None:
        """Go on with picks that were made before."""
        self.draft = Draft(self._untouched.start, picks)

    def propose(self, action: Action) -> None:
        """Lay out an action, ready to be confirmed or changed."""
        self.draft = draft_of(self._untouched.start, action)

    def hand(self, seat: Seat) -> HandOrder:
        """Return where the cards of a seat lie on the screen."""
        return self._arrange(seat, len(self.session.log))

    @property
    def actor(self) -> Seat:
        """The seat that decides, also after the end the last one that did."""
        return self.session.state.actor

    @property
    def is_decided(self) -> bool:
        """Tell whether the action in the making can only be confirmed or taken back.

        What turns a hidden tile is never decided without Confirm.
        """
        draft = self.draft
        if not draft.picks or draft.kind is None or not draft.may_confirm or draft.reveals:
            return False
        return not draft.matching(draft.kind)

    def alternatives(self, facet: Facet) -> list[int]:
        """Return what could have been picked for a facet instead, once nothing can be added."""
        draft = self.draft
        if draft.kind not in _BUILDS or draft.in_hand:
            return []
        for at, pick in enumerate(draft.picks):
            if pick.facet == facet:
                before = draft.back(len(draft.picks) - at)
                return [value for value in before.legal(facet) if isinstance(value, int)]
        return []

    @property
    def mat_facet(self) -> Facet | None:
        """The question that a tile of the own mat answers; None when there is none."""
        if self.draft.question == "bonus":
            return "bonus"
        return "industry" if self.draft.kind in (*_BUILDS, "develop") else None

    def instead(self, facet: Facet) -> list[int]:
        """Return what could replace the last pick of a facet, that pick itself left out."""
        for at in range(len(self.draft.picks) - 1, -1, -1):
            pick = self.draft.picks[at]
            if pick.facet == facet:
                before = self.draft.back(len(self.draft.picks) - at).legal(facet)
                return [v for v in before if isinstance(v, int) and v != pick.value]
        return []

    def meant(self, intent: PlayIntent) -> Outcome:
        """Do what a person meant, or say why it cannot be."""
        match intent:
            case it.ChooseAction(action):
                return self._choose_kind(action)
            case it.PickCard(key):
                return self._pick_card(key)
            case BackTo(crumb):
                self.draft = self.draft.back(len(self.draft.picks) - crumb)
                return None
            case it.PickAnswer(facet, value):
                return self._pick(facet, value)
            case Press(control):
                return self._press(control)
            case (
                it.PickSlot() | it.PickLink() | it.PickMerchant()
                | it.PickDistantMarket() | it.PickMarket()
            ):  # fmt: skip
                return self._pick_place(intent)
            case it.PickIndustry(industry):
                number = self.session.state.rules.industries.index(industry)
                return self._pick(self.mat_facet or "industry", number)
            case TakeHint():
                raise AssertionError("hints lie on the table, not on the desk")
            case _:
                assert_never(intent)

    def reason(self, intent: PlayIntent) -> Refusal | None:
        """Tell why an intent would be refused, without doing anything."""
        match intent:
            case it.ChooseAction(action):
                return why_not(self._untouched, "kind", self._kind(action))
            case it.PickCard(key):
                card = self.hand(self.actor).card(key)
                if card is None or card in self.draft.cards:
                    return None
                return why_not(self.draft.without("card"), "card", card)
            case (
                it.PickSlot() | it.PickLink() | it.PickMerchant()
                | it.PickDistantMarket() | it.PickMarket()
            ):  # fmt: skip
                facet, value = self._place(intent)
                if self._is_chosen(facet, value) or value in self.alternatives(facet):
                    return None
                return why_not(self.draft, facet, value)
            case it.PickIndustry(industry):
                return self._reason_on_mat(self.session.state.rules.industries.index(industry))
            case _:
                return None

    def _reason_on_mat(self, industry: int) -> Refusal | None:
        """Tell why the next tile of a stack does not answer the open question."""
        facet = self.mat_facet
        if facet is None or industry in self.instead(facet):
            return None
        return why_not(self.draft, facet, industry)

    def _is_chosen(self, facet: Facet, value: Value) -> bool:
        """Tell whether a thing on the map is already part of the action."""
        if Pick(facet, value) in self.draft.picks:
            return True
        return any(getattr(leg, facet, None) == value for leg in self.draft.done)

    def _kind(self, action: str) -> Kind:
        """Read a kind from an intent."""
        return next(kind for kind in self.session.state.rules.actions if kind == action)

    def _choose_kind(self, action: str) -> Outcome:
        """Begin an action; choosing the running one again puts it down."""
        kind = self._kind(action)
        if self.draft.kind == kind and self.draft.picks:
            self.reset()
            return None
        fresh = self._untouched
        if kind not in fresh.legal("kind") and fresh.kind != kind:
            refusal = why_not(fresh, "kind", kind)
            return Refused(refusal) if refusal else None
        cards = tuple(pick for pick in self.draft.picks if pick.facet == "card")
        kept = Draft(fresh.start, cards)
        begun = kept if kind in kept.legal("kind") else fresh
        self.draft = begun if begun.kind == kind else begun.pick("kind", kind)
        return None

    def _pick_card(self, key: int) -> Outcome:
        """Choose a card to pay with; a chosen one is put back, another one takes its place."""
        order = self.hand(self.actor)
        card = order.card(key)
        if card is None:
            return None
        twin = card in self.draft.cards and key not in order.places_of(self.draft.cards)
        order.mean(key)
        if twin and card not in self.draft.legal("card"):
            return None
        if card in self.draft.cards and card not in self.draft.legal("card"):
            picks = list(self.draft.picks)
            if Pick("card", card) in picks:
                picks.reverse()
                picks.remove(Pick("card", card))
                picks.reverse()
                self.take_up(tuple(picks))
            return None
        if card in self.draft.legal("card"):
            return self._pick("card", card)
        without = self.draft.without("card")
        if card in without.legal("card"):
            self.draft = without.pick("card", card)
            return None
        refusal = why_not(without, "card", card)
        return Refused(refusal) if refusal else None

    def _place(self, intent: PickOnTable) -> tuple[Facet, Value]:
        """Tell which question a click on the map answers: a port or source if one is asked for."""
        board = self.session.state.rules.board
        question = self.draft.question
        match intent:
            case it.PickSlot(slot):
                number = board.slots.index(slot)
                for asked in _TILES_ASKED_FOR:
                    if asked == question and number in self.draft.legal(asked):
                        return asked, number
                return "slot", number
            case it.PickLink(link):
                return "link", board.links.index(link)
            case it.PickMerchant(space):
                merchant = board.merchants.index(space)
                if question == "beer" and self.offers_barrel(merchant):
                    return "beer", MERCHANT_BARREL
                return "merchant", merchant
            case it.PickDistantMarket():
                return "port", DISTANT_MARKET
            case it.PickMarket(resource):
                return ("coal" if resource == "coal" else "iron"), MARKET
            case _:
                assert_never(intent)

    def offers_barrel(self, merchant: int) -> bool:
        """Tell whether the sale in the making could take this merchant's own barrel."""
        kind = self.draft.kind
        legs = self.draft.matching(kind) if kind is not None else []
        return MERCHANT_BARREL in self.draft.legal("beer") and any(
            getattr(leg, "merchant", None) == merchant for leg in legs
        )

    def _pick_place(self, intent: PickOnTable) -> Outcome:
        facet, value = self._place(intent)
        return self._pick(facet, value)

    def _pick(self, facet: Facet, value: Value) -> Outcome:
        """Take a legal pick; another place, or the same again, is a change of mind."""
        if facet in ("slot", "link") and Pick(facet, value) in self.draft.picks:
            self.take_up(self.draft.picks[: self.draft.picks.index(Pick(facet, value))])
            return None
        if value in self.draft.legal(facet):
            self.draft = self.draft.pick(facet, value)
            return None
        changed = self._instead(facet, value)
        if changed is not None:
            self.draft = changed
            return None
        if self._is_chosen(facet, value):
            # It answered itself; whoever clicks it agrees.
            return None
        refusal = why_not(self.draft, facet, value)
        return Refused(refusal) if refusal else None

    def _instead(self, facet: Facet, value: Value) -> Draft | None:
        """Return the draft in which an earlier pick of this facet is replaced, if it is legal."""
        for at in range(len(self.draft.picks) - 1, -1, -1):
            if self.draft.picks[at].facet == facet:
                before = self.draft.back(len(self.draft.picks) - at)
                return before.pick(facet, value) if value in before.legal(facet) else None
        return None

    def _press(self, control: str) -> Outcome:
        match control:
            case "confirm":
                if self.draft.may_confirm:
                    return Submitted(self.session.submit(self.draft.action))
            case "end_turn":
                ending = END_SALE if self._untouched.start.phase == SELLING else END_TURN
                refusal = self.session.game.refuse(self._untouched.start, ending)
                if refusal is not None:
                    return Refused(refusal)
                return Submitted(self.session.submit(ending))
            case "back" | "undo":
                self.draft = self.draft.back() if self.draft.picks else self.draft
            case _:
                pass
        return None
