"""The desk of the auction: a disc and a lot in any order, and End turn makes the bid."""

from collections.abc import Mapping, Sequence
from typing import cast

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.bots.plan_codec import decode_lot
from brass_desktop.games.furnace.bots.studies import LOTS
from brass_desktop.games.furnace.engine.actions import Action, Bid
from brass_desktop.games.furnace.engine.forecast import compensations
from brass_desktop.games.furnace.engine.ids import DiscId
from brass_desktop.games.furnace.engine.planning.lots import LotPlan
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.auction_refusals import auction_tip
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.auction import why_not
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft, Chosen
from brass_desktop.games.furnace.present.play.auction.lots import LotLights, lot_views
from brass_desktop.games.furnace.present.play.auction.planner import (
    overview,
    planner_of_lot,
    worth_of,
)
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.play.auction.surroundings import (
    heading,
    light_of_disc,
    own_discs,
    own_works,
)
from brass_desktop.games.furnace.present.play.auction.turn import crumbs, question, turn_of_bid
from brass_desktop.games.furnace.present.play.desk import DeskParts, Seated
from brass_desktop.games.furnace.present.play.studying import OpenQuestion
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.viewmodel.auction import AuctionStage, PlannerView
from brass_desktop.present.intents import BackTo, Press
from brass_desktop.present.outcome import Outcome, Refused, Submitted
from brass_desktop.present.tips import Light

_LIT = (Light.LEGAL, Light.SOFT, Light.ALLOWED)


class AuctionDesk:
    """Serves one seat through one bid, its own or somebody else's."""

    is_reckoning = False
    """What takes long is left to the worker."""

    def __init__(self, table: Seated) -> None:
        self._table = table
        self._seat = table.seat
        self._draft = BidDraft.begun(table.state)
        self._pointed: int | None = None
        """The lot that the pointer is on."""
        self._lots = OpenQuestion(table.studies, LOTS, self._draft.state, self._seat)
        self._study()

    @property
    def is_making(self) -> bool:
        """Tell whether a disc or a lot is in hand."""
        return self._draft.picks > 0

    @property
    def draft(self) -> BidDraft:
        """What has been chosen so far."""
        return self._draft

    @property
    def making(self) -> Chosen:
        """The disc and the lot in hand."""
        return self._draft.chosen

    def take_up(self, making: object) -> None:
        """Take the same disc and lot in hand again."""
        self._draft = self._draft.choosing(cast(Chosen, making))
        self._study()

    def parts(self) -> DeskParts:
        """Say what lies on the table."""
        deciding, draft = self._table.deciding, self._draft
        seen = Seen(self._table, draft.table(), self._seat)
        plans = self._found()
        worth = {lot: worth_of(plan) for lot, plan in plans.items() if not self._holds(lot)}
        lights = LotLights(draft, deciding, self._pointed, worth, self._table.switches.odds)
        chain = compensations(seen.state, self._seat)
        why = auction_tip(self._table.naming, self._refuse_end())
        return DeskParts(
            stage=AuctionStage(
                head=heading(seen, words.AUCTION(), words.caption_of_lots(len(draft.state.row))),
                lots=lot_views(seen, lights),
                works=own_works(seen, draft),
            ),
            side=self._planner(seen, plans),
            dock=own_discs(seen, draft, deciding=deciding),
            question=question(seen, draft, deciding=deciding),
            turn=turn_of_bid(seen, draft, why, deciding=deciding),
            crumbs=crumbs(seen, draft),
            after=(chain.goods, draft.state.money[self._seat]),
            glows=self._glows(seen),
        )

    def _holds(self, lot: int) -> bool:
        """Tell whether an own disc has been placed on a lot: it speaks for itself there."""
        return any(owner == self._seat for owner, _ in self._draft.state.bids[lot])

    @property
    def _plans(self) -> bool:
        """Whether the planner may speak and is wanted."""
        return self._table.help.planner and self._table.switches.planner

    def _study(self) -> None:
        """Let the worker reckon what lots bring; while others decide it is theirs."""
        draft = self._draft
        if not (self._plans and self._table.deciding):
            self._lots.drop()
        elif draft.disc is None or draft.lot is None:
            self._lots.ask()
        else:
            self._lots.ask({"lot": draft.lot, "disc": draft.disc})

    def _found(self) -> dict[int, LotPlan]:
        """What is known so far, by lot."""
        answer = self._lots.answer
        if answer is None or not self._plans:
            return {}
        rules = self._draft.state.rules
        plans = [decode_lot(rules, data) for data in answer["lots"]]
        return {plan.lot: plan for plan in plans}

    def _planner(self, seen: Seen, plans: Mapping[int, LotPlan]) -> PlannerView | None:
        """Explain the lot that is pointed at or chosen, else all of them."""
        if not self._plans:
            return None
        lot = self._draft.lot if self._pointed is None else self._pointed
        if lot is None:
            return overview(seen, plans)
        return planner_of_lot(seen, self._draft, lot, plans.get(lot))

    def _glows(self, seen: Seen) -> bool:
        """Tell whether the capitalist counts in the planned bid."""
        capitalist, draft = seen.state.capitalist(self._seat), self._draft
        if draft.bid is None or draft.disc is None or draft.lot is None:
            return False
        if capitalist.neutral_disc:
            return seen.is_neutral(draft.disc)
        others = draft.state.bids[draft.lot]
        if capitalist.unrestricted:
            value = seen.value(draft.disc)
            return any(o == self._seat or seen.value(disc) == value for o, disc in others)
        return bool(capitalist.bonus) and not why_not.would_win(draft.state, draft.lot, draft.disc)

    def mean(self, intent: Intent) -> Outcome:
        """Do what a person meant, or say why it cannot be."""
        if self._table.switches.answer(intent):
            self._study()
            return None
        if not self._table.deciding:
            return self._look_on(intent)
        outcome = self._meant(intent)
        if not isinstance(outcome, Submitted):
            self._study()
        return outcome

    def _meant(self, intent: Intent) -> Outcome:
        match intent:
            case it.PickDisc(disc):
                return self._take(disc)
            case it.PickLot(lot):
                return self._choose(lot)
            case it.PickStep(lot, disc):
                return self._lay(lot, disc)
            case BackTo(crumb):
                self._draft = self._draft.back_to(crumb)
            case Press("back" | "undo"):
                self._draft = self._draft.back_to(max(self._draft.picks - 1, 0))
            case Press("end_turn" | "confirm"):
                return self._end()
            case _:
                pass
        return None

    def _look_on(self, intent: Intent) -> Outcome:
        """Tell a person who is not in turn whose bid it is; a table that is only shown is mute."""
        picks = (it.PickDisc, it.PickLot, it.PickStep)
        if self._table.viewer is None or not isinstance(intent, picks):
            return None
        return Refused(why_not.refuse_waiting(self._draft.state, self._seat))

    def _take(self, disc: DiscId) -> Outcome:
        draft = self._draft
        if draft.disc == disc:
            self._draft = draft.put_back()
            return None
        refusal = self.reason(it.PickDisc(disc))
        if refusal is not None:
            return Refused(refusal)
        self._draft = draft.with_disc(disc)
        return None

    def _choose(self, lot: int) -> Outcome:
        if self._draft.disc is None and self._draft.lot == lot:
            self._draft = self._draft.back_to(0)
            return None
        refusal = self.reason(it.PickLot(lot))
        if refusal is not None:
            return Refused(refusal)
        self._draft = self._draft.with_lot(lot)
        return None

    def _lay(self, lot: int, disc: DiscId) -> Outcome:
        refusal = self.reason(it.PickStep(lot, disc))
        if refusal is not None:
            return Refused(refusal)
        self._draft = self._draft.placed(lot, disc)
        return None

    def _end(self) -> Outcome:
        bid = self._draft.bid
        if bid is None:
            return Refused(self._refuse_end())
        return Submitted(self._table.session.submit(bid))

    def _refuse_end(self) -> Refusal:
        return why_not.refuse_end(self._draft)

    def reason(self, intent: Intent) -> Refusal | None:
        """Tell why something cannot be chosen now, without doing anything."""
        draft = self._draft
        match intent:
            case it.PickDisc(disc):
                if draft.disc is None and draft.lot is not None and draft.lots_for(disc):
                    return why_not.refuse_place(draft, draft.lot, disc)
                return why_not.refuse_disc(draft, disc)
            case it.PickLot(lot):
                if draft.disc is None:
                    return why_not.refuse_lot(draft, lot)
                return why_not.refuse_place(draft, lot, draft.disc)
            case it.PickStep(lot, disc):
                return why_not.refuse_place(draft, lot, disc)
            case _:
                return None

    def propose(self, action: Action) -> None:
        """Lay a suggested bid out, ready to be made or changed."""
        if isinstance(action, Bid):
            self._draft = self._draft.placed(self._draft.state.row.index(action.card), action.disc)
            self._study()

    def lit(self) -> Sequence[Intent]:
        """List discs and lots that may be chosen; what is asked for comes first."""
        if not self._table.deciding:
            return []
        draft, lights = self._draft, LotLights(self._draft, deciding=True)
        lots: list[Intent] = [
            it.PickLot(lot) for lot in range(len(draft.state.row)) if lights.of_card(lot) in _LIT
        ]
        discs: list[Intent] = [
            it.PickDisc(disc)
            for disc in reversed(draft.discs)
            if light_of_disc(draft, disc) in _LIT
        ]
        return [*lots, *discs] if draft.disc is not None else [*discs, *lots]

    def usual(self) -> Intent:
        """Enter makes the bid, or says what is missing."""
        return Press("end_turn")

    def point_at(self, intent: Intent | None) -> bool:
        """Follow the pointer from lot to lot."""
        lot = intent.lot if isinstance(intent, it.PickLot | it.PickStep) else None
        changed, self._pointed = lot != self._pointed, lot
        return changed

    def poll(self) -> bool:
        """Look after the planner's search."""
        return self._lots.poll()


def auction_desk(table: Seated) -> AuctionDesk:
    """Set up the desk of the auction."""
    return AuctionDesk(table)
