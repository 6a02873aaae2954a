"""What a gap of the chain means for this production and for the rounds to come."""

from collections.abc import Iterator

from brass_desktop.games.furnace.engine.ids import COAL, GOODS, OIL, Bag
from brass_desktop.games.furnace.engine.planning.counts import CountedLine
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.play.chain.draft import ChainDraft
from brass_desktop.games.furnace.present.play.chain.stage import best_money, upgraded_in
from brass_desktop.games.furnace.present.play.chain.worth import ChainWorth
from brass_desktop.games.furnace.present.text import chain as text
from brass_desktop.games.furnace.present.text import names
from brass_desktop.games.furnace.present.viewmodel.auction import AdviceRow, AdviceSum, PlannerView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tone

_FLIP = "flip"
"""The mark of a card that is turned over."""
_SUMS = (COAL, OIL)
"""The goods that are told before and after, beside money."""


def advise_gap(draft: ChainDraft, worth: ChainWorth, naming: Naming, gap: int) -> PlannerView:
    """Tell what the card in hand would bring in a gap."""
    line = worth.line(draft.with_card(gap))
    seat, state = draft.state.actor, draft.state
    sums = [AdviceSum(names.GOODS[MONEY](), state.money[seat], state.money[seat] + line.money)]
    sums += [
        AdviceSum(names.GOODS[GOODS[good]](), state.goods[seat][good], line.goods[good])
        for good in _SUMS
    ]
    several = len(draft.fresh) > 1
    return PlannerView(
        title=text.GAP_TITLE[gap]() if gap in text.GAP_TITLE else text.GAP_NUMBER(number=gap + 1),
        caption=_between(draft, naming, gap),
        lot=gap + 1,
        rows=tuple(_rows(draft, worth, naming, gap, line)),
        sums=tuple(sums),
        foot=text.SEVERAL() if several else "",
    )


def _between(draft: ChainDraft, naming: Naming, gap: int) -> str:
    left = naming.card(draft.chain[gap - 1]) if gap else ""
    right = naming.card(draft.chain[gap]) if gap < len(draft.chain) else ""
    if left and right:
        return in_lengths(text.BETWEEN(left=left, right=right), text.AFTER(left=left))
    return text.AFTER(left=left) if left else text.BEFORE(right=right)


def _rows(
    draft: ChainDraft, worth: ChainWorth, naming: Naming, gap: int, line: CountedLine
) -> Iterator[AdviceRow]:
    most = best_money(draft, worth)
    detail = ""
    if most is not None and line.money == most:
        detail = text.BEST_HERE()
    elif most is not None:
        best = next(g for g in draft.gaps if worth.line(draft.with_card(g)).money == most)
        detail = text.MORE_IN(money=signed(most), number=best + 1)
    yield AdviceRow(MONEY, text.THIS_PRODUCTION(), signed(line.money), detail, Tone.GOOD)
    yield _upgrade_row(draft, naming, gap, line)
    yield from _input_rows(draft, gap, line)
    yield AdviceRow(icons.CHAIN, text.LATER_ROUNDS(), text.FIXED(), text.FIXED_REASON())


def _upgrade_row(draft: ChainDraft, naming: Naming, gap: int, line: CountedLine) -> AdviceRow:
    rules = draft.state.rules
    at = next(n for n, card in enumerate(draft.with_card(gap)) if not rules.is_company(card))
    start = naming.card(draft.with_card(gap)[at])
    turned = upgraded_in(line, draft.card)
    if turned is not None and turned < gap:
        head, value = text.UPGRADED(step=turned + 1), text.UPGRADED_VALUE()
        return AdviceRow(_FLIP, head, value, text.UPGRADED_REASON(card=start))
    reason = text.NOT_WORTH() if at < gap else text.NOT_IN_TIME(card=start)
    return AdviceRow(_FLIP, text.NOT_UPGRADED(), "", reason)


def _input_rows(draft: ChainDraft, gap: int, line: CountedLine) -> Iterator[AdviceRow]:
    """Tell how much is at hand when the card runs of what it takes, the scarcest of it."""
    state = draft.state
    held: Bag = state.goods[state.actor] if gap == 0 else line.steps[gap - 1].after.goods
    upgraded = (state.upgraded >> draft.card & 1) or upgraded_in(line, draft.card) is not None
    sides = state.rules.upgraded_side if upgraded else state.rules.basic_side
    for effect in reversed(sides[draft.card]):
        if effect.kind == "process":
            needed = [good for good, cost in enumerate(effect.cost) if cost]
            good = min(needed, key=lambda good: held[good] // effect.cost[good])
            name = GOODS[good]
            needs = text.NEEDS(goods=goods_told(effect.cost))
            yield AdviceRow(name, text.INPUT[name](), str(held[good]), needs)
            return
