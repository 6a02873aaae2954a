"""Advice beside settling: what is held, what the disc counts, and where each answer leads."""

from collections.abc import Iterator, Mapping

from brass_desktop.games.furnace.engine.bags import missing
from brass_desktop.games.furnace.engine.forecast import compensations
from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.engine.settling import compensation, most_compensation
from brass_desktop.games.furnace.engine.state import claims, top_disc
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.play.auction.compensation import limit_of, stock_after
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import auction as stage_words
from brass_desktop.games.furnace.present.text import planner as words
from brass_desktop.games.furnace.present.text import table as table_words
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AdviceRow,
    AdviceSum,
    PlannerView,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone


def advice(
    seen: Seen, times: int | None, productions: Mapping[int, int], *, deciding: bool
) -> PlannerView:
    """Explain the question of the moment to whoever looks on."""
    state = seen.state
    rows = list[AdviceRow]()
    if deciding:
        rows += [*_held(seen), _disc(seen), *_production(times, productions)]
    rows += _to_come(seen)
    return PlannerView(
        title=seen.naming.card(state.row[state.lot]),
        caption=_caption(seen, deciding=deciding),
        lot=state.lot + 1,
        rows=tuple(rows),
        sums=_sums(seen, times, productions) if deciding else (),
        foot=words.NEVER_BACKWARDS(),
    )


def _caption(seen: Seen, *, deciding: bool) -> str:
    top = top_disc(seen.state, seen.state.lot)
    if not deciding:
        return words.NOT_YOURS(name=seen.name(seen.state.actor))
    assert top is not None, "somebody was outbid"
    name = seen.name(top[0])
    return in_lengths(words.TAKES_IT(name=name), words.TAKES_IT_BRIEF(name=name))


def _held(seen: Seen) -> Iterator[AdviceRow]:
    effect = compensation(seen.state)
    for good, name in enumerate(GOODS):
        if effect.cost[good]:
            head = words.YOU_HOLD(good=table_words.TRAY[name]())
            held = str(seen.state.goods[seen.seat][good])
            yield AdviceRow(name, head, held, words.USES_OWN_NOW())


def _disc(seen: Seen) -> AdviceRow:
    _, disc = claims(seen.state)[seen.state.claim]
    value, limit = seen.value(disc), limit_of(seen)
    if limit == value:
        said, detail = str(value), words.UP_TO(limit)
    else:
        capitalist = seen.naming.capitalist(seen.state.capitalists[seen.seat])
        said = words.BONUS_VALUE(value=value, bonus=limit - value)
        detail = words.BONUS(capitalist=capitalist, limit=limit)
    return AdviceRow(icons.COMPENSATION, words.DISC_COUNTS(), said, detail)


def _production(times: int | None, productions: Mapping[int, int]) -> Iterator[AdviceRow]:
    """Tell the best production after the chosen number, beside that of trading nothing."""
    if times is None or times not in productions or 0 not in productions:
        return
    kept, then = productions[0], productions[times]
    if times == 0:
        yield AdviceRow(MONEY, words.IF_KEPT(), signed(kept), words.PRODUCTION_KEPT())
        return
    head = words.IF_TRADED(often=stage_words.how_often(times))
    tone = Tone.GOOD if then > kept else Tone.BAD if then < kept else Tone.PLAIN
    yield AdviceRow(MONEY, head, signed(then), words.PRODUCTION_THEN(money=signed(kept)), tone)


def _to_come(seen: Seen) -> Iterator[AdviceRow]:
    """Tell what later lots still bring the viewer."""
    chain = compensations(seen.state, seen.seat)
    later = [claim for claim in chain.claims if claim.lot > seen.state.lot and claim.times]
    if not later:
        return
    lots = sorted({claim.lot + 1 for claim in later})
    detail = words.LATER_LOTS(len(lots), lots=", ".join(map(str, lots)))
    goods = missing(later[0].held, chain.goods)
    if any(goods):
        yield AdviceRow(icons.COMPENSATION, words.MORE_TO_COME(), "", detail, Tone.GOOD, goods)


def _sums(seen: Seen, times: int | None, productions: Mapping[int, int]) -> tuple[AdviceSum, ...]:
    """Tell the goods on both sides of the arrow, and money where the production is known."""
    chosen = 0 if times is None else min(times, most_compensation(seen.state))
    effect, after = compensation(seen.state), stock_after(seen, chosen)
    before, money = seen.state.goods[seen.seat], seen.state.money[seen.seat]
    sums = [
        AdviceSum(table_words.TRAY[name](), before[good], after[good])
        for good, name in enumerate(GOODS)
        if effect.cost[good] or effect.gain[good]
    ]
    if chosen in productions:
        sums.append(AdviceSum(table_words.TRAY[MONEY](), money, money + productions[chosen]))
    return tuple(sums)
