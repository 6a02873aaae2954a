"""The best order in words: how sure it is, how the own line differs, and what that is good for."""

from dataclasses import replace

from brass_desktop.games.furnace.engine.ids import EMPTY
from brass_desktop.games.furnace.engine.planning.differences import Difference
from brass_desktop.games.furnace.engine.planning.task import Plan
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.play.production.best import BestOrder
from brass_desktop.games.furnace.present.play.production.planned import Planned
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.games.furnace.present.viewmodel.build_pieces import (
    build_card,
    build_miniature,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import MiniatureView
from brass_desktop.games.furnace.present.viewmodel.production import (
    BestOrderView,
    DifferenceView,
    MouldView,
)
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tip


def compared(mould: MouldView, best: BestOrder) -> MouldView:
    """Say in the mould how the own line stands beside the best one known."""
    found = best.found
    if found is None:
        return mould
    if not best.is_better:
        reached = text.IS_BEST() if found.proved else text.IS_BEST_FOUND()
        return replace(mould, best=in_lengths(reached, text.BEST_BRIEF()), reached=True)
    told, money = text.BEST_POSSIBLE if found.proved else text.BEST_FOUND, signed(found.money)
    brief = text.BEST_SUM_BRIEF(money=money)
    return replace(mould, best=in_lengths(told(money=money), brief))


def build_best(best: BestOrder, planned: Planned, naming: Naming) -> BestOrderView:
    """Describe the best order beside the own line."""
    found, own, chained = best.found, signed(planned.gained), planned.phase.start.chained
    head = (text.BEST_NUMBERS if chained else text.BEST_ORDER)()
    if found is None and not best.is_asked:
        tip = text.LOOK_CHAINED_TIP if chained else text.LOOK_TIP
        look = _control("take", text.LOOK_FOR_IT(), tip(), "B", ControlState.ENABLED)
        asked = text.WHAT_IT_IS_CHAINED if chained else text.WHAT_IT_IS
        note = text.YOUR_LINE(money=own)
        return BestOrderView(head, note, differences=(DifferenceView(asked()),), take=look)
    if found is None:
        said = text.SEARCHING if best.is_searching else text.NOT_FOUND
        return BestOrderView(head, said(money=own))
    complete = text.COMPLETE if found.proved else text.INCOMPLETE
    state = ControlState.ENABLED if best.is_better else ControlState.DISABLED
    return BestOrderView(
        head=head,
        note=complete(money=own),
        gained=signed(found.money),
        cards=_miniatures(found, planned, naming),
        differences=tuple(_told(best, naming, chained=chained)),
        take=_control("take", text.TAKE_OVER(), text.TAKE_OVER_TIP(), "B", state),
        step=_control("step", text.STEP_BY_STEP(), text.STEP_BY_STEP_TIP(), "S", state),
    )


def _control(id: str, label: str, tip: str, key: str, state: ControlState) -> ControlView:
    lit = ControlState.LIT if id == "take" and state is ControlState.ENABLED else state
    return ControlView(id, label, "", key, lit, Tip(label, tip))


def _miniatures(found: Plan, planned: Planned, naming: Naming) -> tuple[MiniatureView, ...]:
    """Show the cards in the best order, with a token where one is upgraded in time."""
    rules, upgraded = naming.rules, planned.phase.start.upgraded
    shown = []
    for step in found.steps:
        side = bool(upgraded >> step.card & 1)
        view = build_card(rules, step.card, naming.card(step.card), upgraded=side)
        fresh = side and not planned.phase.start.upgraded >> step.card & 1
        shown.append(replace(build_miniature(view), token=fresh))
        for card in step.upgrades:
            upgraded |= 1 << card
    return tuple(shown)


def _told(best: BestOrder, naming: Naming, *, chained: bool) -> list[DifferenceView]:
    found = best.found
    if found is not None and not best.is_better:
        proved = text.NOTHING_BETTER_CHAINED if chained else text.NOTHING_BETTER_REASON
        reason = proved if found.proved else text.NOTHING_FOUND_REASON
        return [DifferenceView(text.NOTHING_BETTER(), reason())]
    if best.differences is None:
        return []
    told = [
        DifferenceView(_head(one, naming), _reason(one, naming)) for one in best.differences.told
    ]
    left = best.differences.remaining
    if left and len(told) < MOST_TOLD:
        told.append(DifferenceView(text.OTHERWISE(), text.OTHERWISE_REASON(money=signed(left))))
    return told


MOST_TOLD = 3
"""Lines that the panel has room for."""


def _head(one: Difference, naming: Naming) -> str:
    card = naming.card(one.card)
    match one.kind:
        case "move":
            words = text.EARLIER if one.now < one.was else text.LATER
            return words(card=card, step=one.now + 1, own=one.was + 1)
        case "times":
            return text.TIMES(card=card, now=one.now, was=one.was)
        case "upgrades":
            return text.OTHER_UPGRADES(card=card)
        case "repeat":
            return text.REPEAT_CARD(card=card, step=one.now + 1)
        case "no_repeat":
            return text.NO_REPEAT(card=card)


def _reason(one: Difference, naming: Naming) -> str:
    """Say what the change is good for: an upgrade in time, goods that are sold, or only money."""
    money = signed(one.money)
    if one.upgrades:
        return text.THEN_UPGRADED(card=naming.card(one.upgrades[0]), money=money)
    if one.unsold != EMPTY:
        return text.THEN_USED(goods=goods_told(one.unsold), money=money)
    return text.THEN_MORE(money=money)
