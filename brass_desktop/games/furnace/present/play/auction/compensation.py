"""The question of settling: how many times an outbid disc is to be compensated by processing."""

from collections.abc import Mapping

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.bags import added, most_times, multiplied, taken
from brass_desktop.games.furnace.engine.ids import AGENT, EMPTY, GOODS, Bag, DiscId
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.settling import (
    compensation,
    most_compensation,
    worth_of_disc,
)
from brass_desktop.games.furnace.engine.state import claims, top_disc
from brass_desktop.games.furnace.present.auction_refusals import auction_tip
from brass_desktop.games.furnace.present.intents import PickTimes
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.play.auction.story import SettledLots, so_far
from brass_desktop.games.furnace.present.play.auction.why_not import refuse_times
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.text import table as table_words
from brass_desktop.games.furnace.present.viewmodel.auction import (
    ClaimantView,
    CompensationView,
    StockChange,
    TimesView,
)
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Light

Productions = Mapping[int, int]
"""By number of times: the money of the best production that follows, as far as it is known."""


def compensation_view(
    seen: Seen,
    settled: SettledLots,
    chosen: int | None,
    productions: Productions,
    *,
    deciding: bool,
) -> CompensationView:
    """Describe who is compensated in which order, and the answers of the one who is asked."""
    state = seen.state
    card = seen.naming.card(state.row[state.lot])
    seat, disc = claims(state)[state.claim]
    limit = limit_of(seen)
    return CompensationView(
        title=words.COMPENSATION(),
        lot=words.LOT_OF(card=card, number=state.lot + 1),
        claimants=_claimants(seen, settled),
        question=words.HOW_MANY(name=seen.name(seat)),
        terms=terms(seen, seat, disc),
        choices=tuple(
            _choice(seen, times, chosen, productions, deciding=deciding)
            for times in range(limit + 1)
        ),
        foot=_uses(seen, compensation(state)) if deciding else "",
        so_far_title=words.SO_FAR(),
        so_far=so_far(seen, settled),
        so_far_foot=words.HANDED_OVER(),
    )


def limit_of(seen: Seen) -> int:
    """Tell how often the disc of the seat that is asked allows it."""
    seat, disc = claims(seen.state)[seen.state.claim]
    return worth_of_disc(seen.state, Seat(seat), disc)


def terms(seen: Seen, seat: int, disc: DiscId) -> str:
    """Say what a disc counts for, and by whom it counts more."""
    value, limit = seen.value(disc), worth_of_disc(seen.state, Seat(seat), disc)
    if limit == value:
        return words.DISC_COUNTS(limit, value=value)
    capitalist = seen.naming.capitalist(seen.state.capitalists[seat])
    return words.DISC_COUNTS_MORE(value=value, limit=limit, capitalist=capitalist)


def stock_after(seen: Seen, times: int) -> Bag:
    """Return what the asked seat holds after processing so often."""
    state, effect = seen.state, compensation(seen.state)
    paid, gained = multiplied(effect.cost, times), multiplied(effect.gain, times)
    return added(taken(state.goods[state.actor], paid), gained)


def _claimants(seen: Seen, settled: SettledLots) -> tuple[ClaimantView, ...]:
    """List the beaten discs as they are compensated, then whoever takes the card."""
    state = seen.state
    listed = [
        ClaimantView(
            seen.colour(seat),
            words.CLAIMANT(name=seen.name(seat), value=seen.value(disc)),
            _told(seen, settled, number),
            Light.CHOSEN if number == state.claim else Light.NONE,
        )
        for number, (seat, disc) in enumerate(claims(state))
    ]
    top = top_disc(state, state.lot)
    if top is not None:
        head = words.CLAIMANT(name=seen.name(top[0]), value=seen.value(top[1]))
        detail = words.AGENT_TAKES() if top[0] == AGENT else words.TAKES_CARD()
        listed.append(ClaimantView(seen.colour(top[0]), head, detail))
    return tuple(listed)


def _told(seen: Seen, settled: SettledLots, number: int) -> str:
    """Say how far a beaten disc is: answered, being asked, or still to come."""
    state = seen.state
    seat, disc = claims(state)[number]
    if number < state.claim:
        paid = settled.on(state.lot)[number]
        if paid.event.times:
            return words.TAKEN(paid.event.times)
        return words.declined() if paid.asked else words.cannot_trade()
    if number == state.claim:
        return words.CHOOSING(most_compensation(state))
    most = most_times(
        state.goods[seat], compensation(state), worth_of_disc(state, Seat(seat), disc)
    )
    return words.WAITS(most) if most else words.cannot_trade()


def _choice(
    seen: Seen, times: int, chosen: int | None, productions: Productions, *, deciding: bool
) -> TimesView:
    refusal = refuse_times(seen.state, times)
    possible = refusal is None
    light = Light.NONE
    if deciding and possible:
        light = Light.CHOSEN if times == chosen else Light.LEGAL
    known = times in productions
    return TimesView(
        times=times,
        word=words.how_often(times),
        key=str(times),
        intent=PickTimes(times),
        light=light,
        possible=possible,
        stock=_stock(seen, times) if possible else (),
        label=words.PRODUCTION() if known else "",
        production=signed(productions[times]) if known else "",
        best=known and productions[times] == max(productions.values()),
        tip=None if refusal is None else auction_tip(seen.naming, refusal),
    )


def _stock(seen: Seen, times: int) -> tuple[StockChange, ...]:
    """Tell what changes of the goods on both sides of the arrow."""
    effect, after = compensation(seen.state), stock_after(seen, times)
    before = seen.state.goods[seen.state.actor]
    return tuple(
        StockChange(name, before[good], after[good])
        for good, name in enumerate(GOODS)
        if effect.cost[good] or effect.gain[good]
    )


def _uses(seen: Seen, effect: Effect) -> str:
    """Say what the own cards do with the goods that are given and got."""
    goods = [good for good in range(len(GOODS)) if effect.cost[good] or effect.gain[good]]
    return " ".join(_use(seen, good) for good in goods)


def _use(seen: Seen, good: int) -> str:
    """Name a card that sells a good, else one that uses it, else say that there is none."""
    state, seat = seen.state, seen.seat
    own = (*state.works[seat], *state.fresh[seat])
    users = [(card, e) for card in own for e in state.effects(card) if e.cost[good]]
    named = table_words.TRAY[GOODS[good]]()
    for card, effect in users:
        if effect.money:
            return words.SELLS(good=named, card=seen.naming.card(card))
    for card, effect in users:
        if effect.gain != EMPTY:
            return words.USES(good=named, card=seen.naming.card(card))
    return words.USELESS(good=named)
