"""The desk of the chain: a new card, a gap, and once all have a place the chain is closed."""

from collections.abc import Sequence
from typing import cast

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.actions import Action, Insert
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.chain.advice import advise_gap
from brass_desktop.games.furnace.present.play.chain.draft import ChainDraft, ChainPlaces
from brass_desktop.games.furnace.present.play.chain.stage import ChainShown, build_chain
from brass_desktop.games.furnace.present.play.chain.worth import ChainWorth
from brass_desktop.games.furnace.present.play.desk import DeskParts, Seated, TurnParts
from brass_desktop.games.furnace.present.play.production.tools import Usable, build_tools
from brass_desktop.games.furnace.present.text import chain as text
from brass_desktop.games.furnace.present.viewmodel.auction import PlannerView
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.intents import BackTo, Press
from brass_desktop.present.outcome import Outcome, Refused, Submitted


class ChainDesk:
    """Serves whoever puts new cards into the chain (F-6.1)."""

    def __init__(self, table: Seated) -> None:
        self._table = table
        self._draft = ChainDraft.begun(table.state)
        self._worth = ChainWorth(table.state)
        self._pointed: int | None = None

    @property
    def is_making(self) -> bool:
        """Tell whether a new card has been given a place."""
        return self._draft.is_begun

    @property
    def draft(self) -> ChainDraft:
        """The chain in the making."""
        return self._draft

    @property
    def making(self) -> ChainPlaces:
        """Where the new cards stand so far."""
        return self._draft.placed

    def take_up(self, making: object) -> None:
        """Put the new cards where they stood."""
        self._draft = self._draft.placing(cast(ChainPlaces, making))

    def parts(self) -> DeskParts:
        """Say what lies on the table."""
        table, draft = self._table, self._draft
        seat, state = draft.state.actor, draft.state
        owner = table.owner(seat)
        shown = ChainShown(table.naming, owner, table.deciding, self._is_helped, self._pointed)
        crumbs, question = self._question()
        line = self._worth.line(draft.order)
        return DeskParts(
            stage=build_chain(draft, self._worth, shown),
            side=self._side(),
            dock=build_tools(owner, state.capitalist(seat), Usable(planner=table.switches.planner)),
            question=question,
            turn=self._turn(),
            crumbs=crumbs,
            after=(line.goods, state.money[seat] + line.money) if table.deciding else None,
        )

    @property
    def _is_helped(self) -> bool:
        return self._table.help.planner

    def _side(self) -> PlannerView | None:
        """Explain the gap under the pointer, else the one the card stands in."""
        gap = self._pointed if self._pointed is not None else self._draft.gap
        if gap is None or not self._table.deciding or not self._is_helped:
            return None
        return advise_gap(self._draft, self._worth, self._table.naming, gap)

    def _question(self) -> tuple[tuple[str, ...], str]:
        draft, naming = self._draft, self._table.naming
        if not self._table.deciding:
            return (), text.PLACING(name=naming.owner(draft.state.actor))
        card = naming.card(draft.card)
        if draft.gap is None:
            return (text.NEW_CARD(),), text.WHICH_GAP(card=card)
        asked = text.CLOSE_IT if draft.is_complete else text.NEXT_CARD
        crumbs = (text.NEW_CARD(), text.GAP_NUMBER(number=draft.gap + 1))
        return crumbs, asked(card=card, number=draft.gap + 1)

    def _turn(self) -> TurnParts:
        draft = self._draft
        ready = self._table.deciding and draft.is_complete
        state = ControlState.LIT if ready else ControlState.DISABLED
        main = ControlView("confirm", text.CLOSE_CHAIN(), "check", "Enter", state)
        note = text.CLOSE_NOTE() if ready else text.OPEN_NOTE(draft.open)
        return TurnParts(text.NEW_CARDS(len(draft.fresh)), 0, 0, main, note)

    def mean(self, intent: Intent) -> Outcome:
        """Do what a person meant, or say why it cannot be."""
        if self._table.switches.answer(intent) or not self._table.deciding:
            return None
        match intent:
            case it.PickCard(card):
                return self._pick(card)
            case it.PickGap(gap):
                return self._drop(gap)
            case it.MoveCard(card, to):
                return self._pick(card, fresh_only=True) or self._drop(to)
            case Press("confirm" | "end_turn"):
                return self._close()
            case Press("back" | "undo"):
                self._draft = self._back()
            case BackTo():
                self._draft = self._draft.picked(self._draft.card)
            case _:
                pass
        return None

    def _pick(self, card: CardId, *, fresh_only: bool = False) -> Outcome:
        refusal = self._draft.refuse_pick(card)
        if refusal is not None:
            return Refused(refusal)
        if not (fresh_only and card == self._draft.card):
            self._draft = self._draft.picked(card)
        return None

    def _drop(self, gap: int) -> Outcome:
        refusal = self._draft.refuse_gap(gap)
        if refusal is not None:
            return Refused(refusal)
        self._draft = self._draft.dropped(gap)
        return None

    def _back(self) -> ChainDraft:
        """Take the card in hand off its gap; after that, begin again."""
        draft = self._draft
        return draft.picked(draft.card) if draft.gap is not None else ChainDraft.begun(draft.state)

    def _close(self) -> Outcome:
        """Put every new card into the chain, from left to right."""
        refusal = self._draft.refuse_end()
        if refusal is not None:
            return Refused(refusal)
        entries = [self._table.session.submit(insert) for insert in tuple(self._draft.inserts())]
        return Submitted(entries[-1])

    def reason(self, intent: Intent) -> Refusal | None:
        """Tell why something would be refused, without doing anything."""
        match intent:
            case it.PickCard(card):
                return self._draft.refuse_pick(card)
            case it.PickGap(gap):
                return self._draft.refuse_gap(gap)
            case _:
                return None

    def propose(self, action: Action) -> None:
        """Put a card where somebody suggests it."""
        if isinstance(action, Insert):
            self._pick(action.card, fresh_only=True)
            if self._draft.gap != action.at:
                self._drop(action.at)

    def lit(self) -> Sequence[Intent]:
        """List gaps and new cards, then what closes the chain."""
        if not self._table.deciding:
            return []
        draft = self._draft
        lit: list[Intent] = [it.PickGap(gap) for gap in draft.gaps if gap != draft.gap]
        lit += [it.PickCard(card) for card in draft.fresh if card != draft.card]
        return [*lit, Press("confirm")] if draft.is_complete else lit

    def usual(self) -> Intent:
        """Enter closes the chain, or says what is missing."""
        return Press("confirm")

    def point_at(self, intent: Intent | None) -> bool:
        """Follow the pointer from gap to gap."""
        gap = intent.gap if isinstance(intent, it.PickGap) else None
        changed, self._pointed = gap != self._pointed, gap
        return changed

    def poll(self) -> bool:
        """Reckon one more gap, so that nobody waits for all of them."""
        order = self._next_order()
        if order is None:
            return False
        self._worth.line(order)
        return True

    @property
    def is_reckoning(self) -> bool:
        """Tell whether gaps are left to be reckoned."""
        return self._next_order() is not None

    def _next_order(self) -> tuple[CardId, ...] | None:
        """Return the next chain to be reckoned, None where help is not wanted or all are known."""
        if not self._table.deciding or not self._is_helped:
            return None
        orders = map(self._draft.with_card, self._draft.gaps)
        return next((order for order in orders if self._worth.known(order) is None), None)


def chain_desk(table: Seated) -> ChainDesk:
    """Set up the desk of the chain."""
    return ChainDesk(table)
