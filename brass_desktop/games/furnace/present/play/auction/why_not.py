"""Why a disc may not lie on a lot, with what would do instead; the oracle gives the reason."""

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine.actions import Compensate
from brass_desktop.games.furnace.engine.forecast import compensations, supposing
from brass_desktop.games.furnace.engine.ids import AGENT, DiscId
from brass_desktop.games.furnace.engine.oracle import refuse
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc
from brass_desktop.games.furnace.present.auction_refusals import FITS
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft


def refuse_place(draft: BidDraft, lot: int, disc: DiscId) -> Refusal | None:
    """Tell why a disc may not lie on a lot, and which disc or which lots would do."""
    refusal = draft.why_not(lot, disc)
    if refusal is None:
        return None
    way_out = _other_disc(draft, lot) or _other_lots(draft, disc)
    card = draft.state.row[lot]
    return refusal._replace(numbers={"card": card, **refusal.numbers, **way_out})


def refuse_lot(draft: BidDraft, lot: int) -> Refusal | None:
    """Tell why no disc may lie on a lot, by the largest that is left."""
    if draft.discs_for(lot):
        return None
    value = draft.state.rules.discs.value
    held = draft.state.rules.discs_in(draft.state.discs[draft.state.actor])
    return refuse_place(draft, lot, max(held, key=lambda disc: value[disc]))


def refuse_disc(draft: BidDraft, disc: DiscId) -> Refusal | None:
    """Tell why a disc cannot be taken in hand: it lies somewhere, or nothing takes it."""
    if draft.lots_for(disc):
        return None
    if draft.state.discs[draft.state.actor] >> disc & 1:
        return Refusal("bid.none_fits", "F-3.4", {"value": draft.state.rules.discs.value[disc]})
    return draft.why_not(0, disc)


def refuse_end(draft: BidDraft) -> Refusal:
    """Tell that a disc must be placed, and how many lots take which."""
    fits = {f"{FITS}{disc}": len(draft.lots_for(disc)) for disc in draft.discs}
    return Refusal("bid.must", "F-3.2", fits)


def refuse_waiting(state: FurnaceState, viewer: Seat) -> Refusal:
    """Tell who bids now and how long the viewer has to wait."""
    lap, turn = state.lap, state.turn
    following = [lap[(turn + step) % len(lap)] for step in range(len(lap))]
    numbers = {"owner": int(state.actor)}
    if state.discs[viewer]:
        before = following[: following.index(viewer)]
        numbers["before"] = sum(1 for owner in before if _may_bid(state, owner))
    return Refusal("bid.turn", "F-3.2", numbers)


def _may_bid(state: FurnaceState, owner: int) -> bool:
    return bool(state.agent_discs if owner == AGENT else state.discs[owner])


def would_win(state: FurnaceState, lot: int, disc: DiscId) -> bool:
    """Tell whether a disc of the seat in turn would take a lot as things lie now."""
    placed = (state.actor, disc)
    return top_disc(supposing(state, state.actor, lot, disc), lot) == placed


def _other_disc(draft: BidDraft, lot: int) -> dict[str, int]:
    """Find a disc in hand that may lie on the lot: the smallest that wins, else the largest."""
    value = draft.state.rules.discs.value
    fitting = sorted(draft.discs_for(lot), key=lambda disc: value[disc])
    if not fitting:
        return {}
    winning = (disc for disc in fitting if would_win(draft.state, lot, disc))
    found = next(winning, None)
    if found is None:
        return {"other": value[fitting[-1]], "wins": 0}
    return {"other": value[found], "wins": 1}


def _other_lots(draft: BidDraft, disc: DiscId) -> dict[str, int]:
    mask = sum(1 << lot for lot in draft.lots_for(disc))
    return {"lots_mask": mask, "tried": draft.state.rules.discs.value[disc]} if mask else {}


def refuse_times(state: FurnaceState, times: int) -> Refusal | None:
    """Tell why a compensation may not be taken so often, and of what there is too little."""
    refusal = refuse(state, Compensate(times))
    if refusal is None or refusal.code != "comp.short":
        return refusal
    short = refusal.numbers["good"]
    later = _later_lot(state, state.actor, short)
    if later is None:
        return refusal
    return Refusal("comp.later", "F-3.7", {"lot": state.lot, "later": later, "good": short})


def _later_lot(state: FurnaceState, seat: Seat, good: int) -> int | None:
    """Find a lot on the right that will pay the seat in this good."""
    for claim in compensations(state, seat).claims:
        effect = state.rules.compensation[state.row[claim.lot]]
        if claim.lot > state.lot and claim.times and effect.gain[good]:
            return claim.lot
    return None
