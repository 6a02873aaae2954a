"""The plaques under the lots: how each would be settled if bidding ended now.

Everything here is the engine's forecast in words and pictures; nothing is reckoned a second time.
"""

from brass_desktop.games.furnace.engine.bags import added
from brass_desktop.games.furnace.engine.forecast import (
    BeatenDisc,
    Claim,
    LotForecast,
    compensations,
    forecast,
)
from brass_desktop.games.furnace.engine.ids import AGENT, EMPTY, GOODS, NOTHING
from brass_desktop.games.furnace.present.naming import effect_told, goods_told
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.viewmodel.auction import BeatenView, ForecastView
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.tips import Tip, Tone

_SILENT = ForecastView("")
"""The plaque of a table that wants no forecasts."""


def plaques(seen: Seen) -> tuple[ForecastView, ...]:
    """Describe the plaque of every lot."""
    if not seen.table.help.forecast:
        return (_SILENT,) * len(seen.state.row)
    claims = short_claims(seen)
    return tuple(_plaque(seen, lot, claims.get(lot.lot)) for lot in forecast(seen.state))


def short_claims(seen: Seen) -> dict[int, Claim]:
    """Find, by lot, the own compensations for which goods will be missing (F-3.7)."""
    chain = compensations(seen.state, seen.seat)
    return {claim.lot: claim for claim in chain.claims if any(claim.short)}


def suppliers(seen: Seen, lot: int) -> tuple[int, ...]:
    """Return the lots that pay, or could pay, for the own compensation on a lot."""
    claims = [c for c in compensations(seen.state, seen.seat).claims if c.lot == lot]
    if not claims:
        return ()
    return claims[0].sources if any(claims[0].short) else claims[0].feeders


def _plaque(seen: Seen, lot: LotForecast, short: Claim | None) -> ForecastView:
    note, tone = _note(seen, lot, short)
    return ForecastView(
        words=_head(seen, lot),
        taker="" if lot.taker == NOTHING else seen.colour(lot.taker),
        own=lot.taker == seen.seat,
        beaten=_beaten(seen, lot, short),
        note=note,
        tone=tone,
        tip=Tip(words.PLAQUE_TIP(), _told(seen, lot, short)),
    )


def _head(seen: Seen, lot: LotForecast) -> str:
    if lot.taker == NOTHING:
        return words.NO_BID()
    if lot.taker == AGENT:
        return in_lengths(words.TO_BOX(), words.TO_BOX_BRIEF())
    return in_lengths(words.TAKES(name=seen.name(lot.taker)), words.TAKES_IT())


def _beaten(seen: Seen, lot: LotForecast, short: Claim | None) -> tuple[BeatenView, ...]:
    """Put together what each owner gets, whoever has the larger disc first."""
    by_owner: dict[int, list[BeatenDisc]] = {}
    for beaten in reversed(lot.beaten):
        by_owner.setdefault(beaten.owner, []).append(beaten)
    swap = lot.compensation if lot.compensation.kind == "process" else None
    views = []
    for owner, discs in by_owner.items():
        gain = EMPTY
        for beaten in discs:
            gain = added(gain, beaten.gain)
        own = owner == seen.seat
        times = sum(beaten.times for beaten in discs) if swap else 0
        missing = own and short is not None
        views.append(BeatenView(seen.colour(owner), own, gain, swap, times, missing))
    return tuple(views)


def _note(seen: Seen, lot: LotForecast, short: Claim | None) -> tuple[str, Tone]:
    if short is not None:
        return _missing(short), Tone.BAD
    if lot.tied:
        tie = words.TIE(name=seen.name(lot.taker))
        return in_lengths(tie, words.TIE_BRIEF()), Tone.MUTED
    return "", Tone.MUTED


def _missing(claim: Claim) -> str:
    """Say of which good there will be too little, and how much there will be."""
    good = next(good for good, lacks in enumerate(claim.short) if lacks)
    need, held = names.amount(GOODS[good], claim.needs[good]), claim.held[good]
    lengths = (words.NEEDS, words.NEEDS_BRIEF, words.NEEDS_LEAST)
    return in_lengths(*(length(need=need, held=held) for length in lengths))


def _told(seen: Seen, lot: LotForecast, short: Claim | None) -> str:
    """Say the whole plaque in sentences."""
    lines = [_told_taker(seen, lot)]
    for beaten in lot.beaten:
        named = {"name": seen.name(beaten.owner), "value": seen.value(beaten.disc)}
        if lot.compensation.kind == "process":
            swap = effect_told(lot.compensation)
            lines.append(words.WOULD_TRADE(beaten.times, swap=swap, **named))
        else:
            lines.append(words.WOULD_GET(goods=goods_told(beaten.gain), **named))
    if short is not None:
        lots = ", ".join(str(left + 1) for left in short.sources)
        found = words.SUPPLIERS(len(short.sources), lots=lots) if lots else words.NO_SUPPLIER()
        lines += [_missing(short), found]
    return "\n".join(lines)


def _told_taker(seen: Seen, lot: LotForecast) -> str:
    if lot.disc is None:
        return words.WOULD_DROP()
    value = seen.value(lot.disc)
    if lot.taker == AGENT:
        return words.WOULD_BOX(value=value)
    card = seen.naming.card(lot.card)
    return words.WOULD_TAKE(name=seen.name(lot.taker), card=card, value=value)
