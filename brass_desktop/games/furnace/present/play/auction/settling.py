"""The desk of settling: a number of times, and the main button trades."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.bots.studies import ANSWERS
from brass_desktop.games.furnace.engine.actions import Action, Bid, Compensate
from brass_desktop.games.furnace.engine.forecast import compensations
from brass_desktop.games.furnace.engine.ids import AGENT
from brass_desktop.games.furnace.engine.oracle import legal_actions, refuse
from brass_desktop.games.furnace.engine.settling import compensation, most_compensation
from brass_desktop.games.furnace.engine.state import claims, top_disc
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.auction_refusals import auction_tip
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.naming import effect_told
from brass_desktop.games.furnace.present.play.auction.advice import advice
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft
from brass_desktop.games.furnace.present.play.auction.compensation import (
    compensation_view,
    stock_after,
)
from brass_desktop.games.furnace.present.play.auction.lots import LotLights, lot_views
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.play.auction.story import (
    SettledLots,
    settled_so_far,
    story_of,
)
from brass_desktop.games.furnace.present.play.auction.surroundings import heading, own_discs
from brass_desktop.games.furnace.present.play.auction.why_not import refuse_times
from brass_desktop.games.furnace.present.play.desk import DeskParts, Seated, TurnParts
from brass_desktop.games.furnace.present.play.studying import OpenQuestion
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.viewmodel.auction import (
    LotView,
    PlannerView,
    SettlingStage,
)
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.intents import BackTo, Press
from brass_desktop.present.outcome import Outcome, Refused, Submitted
from brass_desktop.present.tips import Light


class SettlingDesk:
    """Serves one seat through one question of settling, its own or somebody else's."""

    is_reckoning = False
    """What takes long is left to the worker."""

    def __init__(self, table: Seated) -> None:
        self._table = table
        self._state = table.state
        self._seen = Seen(table, self._state, table.seat)
        self._times: int | None = None
        self._answers = OpenQuestion(table.studies, ANSWERS, self._state, table.seat)
        self._study()

    @property
    def is_making(self) -> bool:
        """Tell whether a number is chosen."""
        return self._times is not None

    @property
    def making(self) -> int | None:
        """The number that is chosen."""
        return self._times

    def take_up(self, making: object) -> None:
        """Choose the same number again."""
        self._times = cast(int | None, making)

    def parts(self) -> DeskParts:
        """Say what lies on the table."""
        seen, deciding = self._seen, self._table.deciding
        settled = settled_so_far(self._table.session)
        draft = BidDraft.begun(self._state)
        caption = in_lengths(words.METAL_RUNS(), words.CAST_IN_TURN())
        return DeskParts(
            stage=SettlingStage(
                head=heading(seen, words.SETTLING(), caption),
                lots=self._lots(settled, draft),
                current=self._state.lot,
                compensation=compensation_view(
                    seen, settled, self._times, self._productions(), deciding=deciding
                ),
            ),
            side=self._advice(),
            dock=own_discs(seen, draft, deciding=False),
            question=self._question(),
            turn=self._turn(),
            crumbs=self._crumbs(),
            after=self._after(),
        )

    def _lots(self, settled: SettledLots, draft: BidDraft) -> tuple[LotView, ...]:
        """Let settled lots tell their story, and raise the one that is being settled."""
        lots = lot_views(self._seen, LotLights(draft, deciding=False))
        return tuple(self._lot(settled, number, lot) for number, lot in enumerate(lots))

    def _lot(self, settled: SettledLots, number: int, lot: LotView) -> LotView:
        lot = replace(lot, intent=it.LookClosely(self._state.row[number]), steps=())
        if number < self._state.lot:
            return replace(lot, story=story_of(self._seen, settled, number))
        if number == self._state.lot:
            return replace(lot, card=replace(lot.card, light=Light.CHOSEN), raised=True)
        return lot

    @property
    def _plans(self) -> bool:
        """Whether the planner may speak and is wanted."""
        return self._table.help.planner and self._table.switches.planner

    def _study(self) -> None:
        """Let the worker reckon where the answers lead, for the one who is asked."""
        if self._plans and self._table.deciding:
            self._answers.ask()
        else:
            self._answers.drop()

    def _productions(self) -> dict[int, int]:
        """By number: the money of the best production that follows, as far as it is known."""
        answer = self._answers.answer
        if answer is None or not self._plans:
            return {}
        return {times: plan["money"] for times, plan in enumerate(answer["plans"])}

    def _advice(self) -> PlannerView | None:
        if not self._plans:
            return None
        found = self._productions()
        return advice(self._seen, self._times, found, deciding=self._table.deciding)

    def _question(self) -> str:
        state, naming = self._state, self._table.naming
        card = naming.card(state.row[state.lot])
        if not self._table.deciding:
            return words.ASKED_OTHER(name=naming.owner(state.actor), card=card)
        swap = effect_told(compensation(state))
        return words.ASKED(most_compensation(state), card=card, swap=swap)

    def _crumbs(self) -> tuple[str, ...]:
        seat, disc = claims(self._state)[self._state.claim]
        lot = words.CRUMB_LOT(number=self._state.lot + 1)
        name, value = self._seen.name(seat), self._seen.value(disc)
        return lot, words.CLAIMANT(name=name, value=value)

    def _turn(self) -> TurnParts:
        state, ready = self._state, self._times is not None
        lengths = (words.LOT_COUNT, words.LOT_BRIEF, words.LOT_LEAST)
        caption = in_lengths(
            *(length(number=state.lot + 1, lots=len(state.row)) for length in lengths)
        )
        label = words.CHOOSE_NUMBER() if self._times is None else words.trade(self._times)
        main = ControlView(
            "confirm",
            label,
            "",
            "Enter",
            ControlState.LIT if ready else ControlState.DISABLED,
            None if ready else auction_tip(self._table.naming, self._must()),
        )
        note = self._then() if ready else words.AFTER_NUMBER() if self._table.deciding else ""
        return TurnParts(caption, state.lot, len(state.row), main, note)

    def _then(self) -> str:
        """Say who is asked next on this lot, and who takes the card."""
        state, naming = self._state, self._table.naming
        following = [
            words.THEN_ASKED(name=naming.owner(o)) for o, _ in claims(state)[state.claim + 1 :]
        ]
        top = top_disc(state, state.lot)
        if top is None or top[0] == AGENT:
            end = words.THEN_BOX()
        else:
            end = words.THEN_TAKES(name=naming.owner(top[0]))
        return in_lengths(", ".join([*following[:1], end]), end)

    def _after(self) -> tuple[tuple[int, int, int, int], int]:
        """Goods after the chosen number, or else after all compensations to come."""
        seat = self._table.seat
        money = self._state.money[seat]
        if self._table.deciding and self._times is not None:
            return stock_after(self._seen, self._times), money
        return compensations(self._state, seat).goods, money

    def mean(self, intent: Intent) -> Outcome:
        """Do what a person meant, or say why it cannot be."""
        if self._table.switches.answer(intent):
            self._study()
            return None
        refusal = self.reason(intent)
        if refusal is not None:
            return Refused(refusal)
        if not self._table.deciding:
            return None
        match intent:
            case it.PickTimes(times):
                self._times = times
            case BackTo() | Press("back" | "undo"):
                self._times = None
            case Press("confirm" | "end_turn"):
                if self._times is None:
                    return Refused(self._must())
                return Submitted(self._table.session.submit(Compensate(self._times)))
            case _:
                pass
        return None

    def reason(self, intent: Intent) -> Refusal | None:
        """Tell why something cannot be chosen now, without doing anything."""
        state = self._state
        match intent:
            case it.PickTimes(times):
                return refuse_times(state, times) if self._table.deciding else self._not_asked()
            case it.PickDisc(disc):
                return refuse(state, Bid(state.row[state.lot], disc))
            case _:
                return None

    def _not_asked(self) -> Refusal | None:
        """Tell a person who looks on that the question is not for this seat."""
        if self._table.viewer is None:
            return None
        top = top_disc(self._state, self._state.lot)
        if top is not None and top[0] == self._table.viewer:
            return Refusal("comp.winner", "F-3.5")
        return Refusal("comp.turn", "F-3.8", {"owner": int(self._state.actor)})

    def _must(self) -> Refusal:
        return Refusal("comp.must", "F-3.6", {"lot": self._state.lot})

    def propose(self, action: Action) -> None:
        """Choose a suggested number, ready to be traded or changed."""
        if isinstance(action, Compensate):
            self._times = action.times

    def lit(self) -> Sequence[Intent]:
        """List the numbers that are possible."""
        if not self._table.deciding:
            return []
        legal = legal_actions(self._state)
        return [it.PickTimes(one.times) for one in legal if isinstance(one, Compensate)]

    def usual(self) -> Intent:
        """Enter trades as often as was chosen, or says that a number is missing."""
        return Press("confirm")

    def point_at(self, intent: Intent | None) -> bool:
        """Nothing here follows the pointer."""
        return False

    def poll(self) -> bool:
        """Look after the search for the best production."""
        return self._answers.poll()


def settling_desk(table: Seated) -> SettlingDesk:
    """Set up the desk of settling."""
    return SettlingDesk(table)
