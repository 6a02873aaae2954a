"""The planner: what a lot would bring the own production, and what compensates for losing it.

What takes a search comes as a `LotPlan`; until there is one, the rows that need it are left out.
"""

from collections.abc import Iterator, Mapping

from brass_desktop.games.furnace.engine.bags import missing, multiplied, taken
from brass_desktop.games.furnace.engine.bidding import agent_target
from brass_desktop.games.furnace.engine.forecast import CompensationChain, compensations
from brass_desktop.games.furnace.engine.ids import EMPTY, GOODS, Bag, DiscId
from brass_desktop.games.furnace.engine.planning.lots import LotPlan
from brass_desktop.games.furnace.engine.settling import worth_of_disc
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.naming import effect_told, goods_told
from brass_desktop.games.furnace.present.play.auction.bid_draft import BidDraft
from brass_desktop.games.furnace.present.play.auction.lots import agent_odds
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import planner as words
from brass_desktop.games.furnace.present.text import table as table_words
from brass_desktop.games.furnace.present.viewmodel.auction import (
    FLIP,
    AdviceRow,
    AdviceSum,
    PlannerView,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone

_SUMS = 2
"""Goods told beside money."""


def overview(seen: Seen, plans: Mapping[int, LotPlan]) -> PlannerView:
    """List what every lot would bring; before that is known, the compensation to come."""
    chain = compensations(seen.state, seen.seat)
    sums = _sums(seen, seen.state.goods[seen.seat], chain.goods, None)
    if plans:
        rows = tuple(_worth_row(seen, lot, plan) for lot, plan in sorted(plans.items()))
        every = in_lengths(words.EVERY_LOT(), words.EVERY_LOT_BRIEF())
        return PlannerView(words.PLANNER(), every, 0, rows, (), _counts_on(seen, chain))
    rows = tuple(_claim_rows(seen, chain))
    lengths = (words.TO_COME, words.TO_COME_BRIEF)
    if not rows:
        lengths = (words.POINT_AT_LOT, words.POINT_AT_LOT_BRIEF)
    caption = in_lengths(*(length() for length in lengths))
    return PlannerView(words.PLANNER(), caption, 0, rows, sums if rows else ())


def _worth_row(seen: Seen, lot: int, plan: LotPlan) -> AdviceRow:
    head = words.LOT_CARD(number=lot + 1, card=seen.naming.card(seen.state.row[lot]))
    tone = Tone.GOOD if plan.gain > 0 else Tone.MUTED
    return AdviceRow(MONEY, head, _more(plan.gain), "", tone)


def _more(money: int) -> str:
    """Write how much more there is; nothing more is "+0", as on the chips of the lots."""
    return signed(money) if money else "+0"


def worth_of(plan: LotPlan) -> str:
    """Write what a card brings, for the chip on its lot."""
    return _more(plan.gain)


def _claim_rows(seen: Seen, chain: CompensationChain) -> Iterator[AdviceRow]:
    for claim in chain.claims:
        card = seen.state.row[claim.lot]
        effect = seen.state.rules.compensation[card]
        head = words.LOT_CARD(number=claim.lot + 1, card=seen.naming.card(card))
        detail = effect_told(effect) if effect.kind == "process" else ""
        value = "" if any(taken(claim.after, claim.held)) else "0"
        gained = multiplied(effect.gain, claim.times)
        yield AdviceRow(icons.COMPENSATION, head, value, detail, Tone.GOOD, gained)


def planner_of_lot(seen: Seen, draft: BidDraft, lot: int, plan: LotPlan | None) -> PlannerView:
    """Explain one lot: its production, what would be left over, and what losing it pays."""
    card = seen.state.row[lot]
    chain = compensations(seen.state, seen.seat, {lot: ()})
    rows = []
    if plan is not None:
        rows += [_best(plan), *_upgrade(seen, plan), *_left_over(seen, plan)]
    rows += [*_agent(seen, lot), *_outbid(seen, draft, lot)]
    after = plan.with_card if plan is not None else None
    return PlannerView(
        title=seen.naming.card(card),
        caption=in_lengths(words.ONE_LOT(), words.ONE_LOT_BRIEF()),
        lot=lot + 1,
        rows=tuple(rows),
        sums=() if after is None else _sums(seen, chain.goods, after.goods, after.money),
        foot=_counts_on(seen, chain),
    )


def _best(plan: LotPlan) -> AdviceRow:
    money = plan.without.money
    said = words.WITHOUT if plan.with_card.proved else words.FOUND
    return AdviceRow(
        MONEY,
        in_lengths(words.BEST_ORDER(), words.BEST_ORDER_BRIEF()),
        signed(plan.with_card.money),
        in_lengths(said(money=money), words.WITHOUT_BRIEF(money=money)),
        Tone.GOOD if plan.gain > 0 else Tone.PLAIN,
    )


def _upgrade(seen: Seen, plan: LotPlan) -> Iterator[AdviceRow]:
    if plan.upgraded:
        rules = seen.state.rules
        price = goods_told(rules.basic_side[rules.companies][-1].cost)
        detail = words.UPGRADE_PRICE(price=price, money=plan.upgrade_gain)
        yield AdviceRow(FLIP, words.UPGRADED(), words.IN_IT(), detail)


def _left_over(seen: Seen, plan: LotPlan) -> Iterator[AdviceRow]:
    """Tell of goods that none of the own cards takes, with the lots that would."""
    state, rules = seen.state, seen.state.rules
    for good, name in enumerate(GOODS):
        if not plan.unsold[good]:
            continue
        buyers = [
            str(lot + 1)
            for lot, card in enumerate(state.row)
            if lot != plan.lot and any(line.cost[good] for line in rules.basic_side[card])
        ]
        detail = words.NO_BUYER()
        if buyers:
            detail = words.BUYER_LOTS(len(buyers), lots=", ".join(buyers))
        head = words.LEFT_OVER(good=table_words.TRAY[name]())
        yield AdviceRow(name, head, str(plan.unsold[good]), detail, Tone.BAD)


def _agent(seen: Seen, lot: int) -> Iterator[AdviceRow]:
    """Tell with which rolls the Agent would come."""
    odds = agent_odds(seen).get(lot)
    if odds is None:
        return
    targets = [agent_target(seen.state, face) for face in range(seen.state.rules.die)]
    faces = [str(face + 1) for face, to in enumerate(targets) if to is not None and to[0] == lot]
    detail = words.ROLLS_LEAD(len(faces), faces=", ".join(faces))
    yield AdviceRow(icons.DIE, words.AGENT_MAY_COME(), odds, detail, Tone.BAD)


def _outbid(seen: Seen, draft: BidDraft, lot: int) -> Iterator[AdviceRow]:
    """Tell what the disc in hand, or the largest that fits, gets if it is beaten there."""
    disc = draft.disc if draft.disc is not None else _largest(seen, draft, lot)
    if disc is None:
        return
    effect = seen.state.rules.compensation[seen.state.row[lot]]
    limit = worth_of_disc(seen.state, seen.seat, disc)
    head: str = words.OUTBID()
    if draft.disc is not None:
        head = in_lengths(words.DISC_OUTBID(value=seen.value(disc)), head)
    bonus = _bonus(seen, disc, limit)
    if effect.kind == "process":
        held = goods_told(_of_kind(_held_at(seen, lot), effect.cost))
        detail = words.OUTBID_TRADES(swap=effect_told(effect), held=held)
        value, goods = words.AT_MOST(times=limit), EMPTY
    else:
        detail = words.OUTBID_GETS(limit, goods=effect_told(effect))
        value, goods = "", multiplied(effect.gain, limit)
    detail = f"{detail} {bonus}".strip()
    yield AdviceRow(icons.COMPENSATION, head, value, detail, Tone.PLAIN, goods)


def _largest(seen: Seen, draft: BidDraft, lot: int) -> DiscId | None:
    """Find the largest own disc that may lie on a lot; of somebody who waits, the largest left."""
    fitting = draft.discs_for(lot)
    if draft.state.actor != seen.seat:
        fitting = seen.state.rules.discs_in(draft.state.discs[seen.seat])
    return max(fitting, key=seen.value, default=None)


def _bonus(seen: Seen, disc: DiscId, limit: int) -> str:
    value = seen.value(disc)
    if limit == value:
        return ""
    capitalist = seen.naming.capitalist(seen.state.capitalists[seen.seat])
    return words.COUNTS_AS(capitalist=capitalist, value=value, limit=limit)


def _held_at(seen: Seen, lot: int) -> Bag:
    """Tell what the seat holds when a lot is settled, as far as it is known now."""
    held = seen.state.goods[seen.seat]
    for claim in compensations(seen.state, seen.seat).claims:
        if claim.lot < lot:
            held = claim.after
    return held


def _of_kind(goods: Bag, wanted: Bag) -> Bag:
    """Keep only the kinds of goods that another bag has."""
    coal, iron, oil, upgrade = (
        have if want else 0 for have, want in zip(goods, wanted, strict=True)
    )
    return coal, iron, oil, upgrade


def _sums(seen: Seen, before: Bag, after: Bag, earned: int | None) -> tuple[AdviceSum, ...]:
    """Tell money and the goods that change most."""
    changes = sorted(range(len(GOODS)), key=lambda good: -abs(after[good] - before[good]))
    count = _SUMS if earned is not None else _SUMS + 1
    shown = sorted(good for good in changes[:count] if after[good] != before[good])
    goods = [AdviceSum(table_words.TRAY[GOODS[g]](), before[g], after[g]) for g in shown]
    if earned is None:
        return tuple(goods)
    money = seen.state.money[seen.seat]
    return AdviceSum(table_words.TRAY[MONEY](), money, money + earned), *goods


def _counts_on(seen: Seen, chain: CompensationChain) -> str:
    """Say which compensation the numbers above rest on."""
    gained = missing(seen.state.goods[seen.seat], chain.goods)
    paying = sorted({claim.lot + 1 for claim in chain.claims if claim.times})
    if not any(gained):
        return ""
    lots = ", ".join(map(str, paying))
    return words.COUNTS_ON(len(paying), goods=goods_told(gained), lots=lots)
