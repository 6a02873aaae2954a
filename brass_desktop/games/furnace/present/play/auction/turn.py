"""The end of a bid: which one it is, what ends it, and who comes next."""

from brass_desktop.games.furnace.engine.events import DiscsKept
from brass_desktop.games.furnace.engine.ids import AGENT
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.play.desk import TurnParts
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.tips import Tip


def crumbs(seen: Seen, draft: BidDraft) -> tuple[str, ...]:
    """Name what has been chosen, in the order it was."""
    named = []
    if draft.disc is not None:
        word = words.CRUMB_NEUTRAL if seen.is_neutral(draft.disc) else words.CRUMB_DISC
        named.append(word(value=seen.value(draft.disc)))
    if draft.lot is not None:
        named.append(words.CRUMB_LOT(number=draft.lot + 1))
    return tuple(reversed(named)) if draft.lot_first else tuple(named)


def skipped(seen: Seen) -> str:
    """Say who places no more discs since the last bid, because no lot takes them (F-3.4)."""
    log = seen.table.session.log
    events = log[-1].events if log else ()
    kept = [event.owner for event in events if isinstance(event, DiscsKept)]
    return " ".join(words.SKIPPED(name=seen.name(owner)) for owner in kept)


def question(seen: Seen, draft: BidDraft, *, deciding: bool) -> str:
    """Ask for what is missing; before anything is chosen, say who was skipped."""
    asked = _question(seen, draft, deciding=deciding)
    told = skipped(seen) if not draft.picks else ""
    return in_lengths(f"{told} {asked}", asked) if told else asked


def _question(seen: Seen, draft: BidDraft, *, deciding: bool) -> str:
    if not deciding:
        return words.BIDS_NOW(name=seen.name(draft.state.actor))
    if draft.lot is None:
        return (
            words.CHOOSE() if draft.disc is None else words.CHOOSE_LOT(value=seen.value(draft.disc))
        )
    card = seen.naming.card(draft.state.row[draft.lot])
    if draft.disc is None:
        return words.CHOOSE_DISC(card=card)
    return words.PLANNED(value=seen.value(draft.disc), card=card)


def turn_of_bid(seen: Seen, draft: BidDraft, why_not: Tip | None, *, deciding: bool) -> TurnParts:
    """Describe how far the bids of a seat are, and the button that makes the bid."""
    state = draft.state
    seat = seen.seat if deciding else state.actor
    placed = sum(owner == seat for lot in state.bids for owner, _ in lot)
    of = placed + state.discs[seat].bit_count()
    brief = words.BID_BRIEF(number=placed + 1)
    if deciding:
        caption = in_lengths(words.BIDS[placed + 1](), brief)
    else:
        caption = in_lengths(words.BIDS_OF(name=seen.name(seat), number=placed + 1), brief)
    ready = deciding and draft.bid is not None
    main = ControlView(
        "end_turn",
        words.END_TURN(),
        "",
        "Enter",
        ControlState.LIT if ready else ControlState.DISABLED,
        None if ready else why_not,
    )
    note = _next(seen, draft) if ready else words.AFTER_PLACING() if deciding else ""
    return TurnParts(caption, placed, of, main, note)


def _next(seen: Seen, draft: BidDraft) -> str:
    """Say who comes once the bid is made."""
    state, lap = draft.state, draft.state.lap
    left = {seat: discs.bit_count() for seat, discs in enumerate(state.discs)}
    left[state.actor] -= 1
    left[AGENT] = state.agent_discs.bit_count()
    for step in range(1, len(lap) + 1):
        bidder = lap[(state.turn + step) % len(lap)]
        if left[bidder]:
            return words.THEN_DIE() if bidder == AGENT else words.THEN(name=seen.name(bidder))
    return words.THEN_SETTLING()
