"""What is asked and said while cards run: the question, the way so far, and the turn's end."""

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Repeat
from brass_desktop.games.furnace.engine.producing import unrun
from brass_desktop.games.furnace.present.naming import Naming, goods_told
from brass_desktop.games.furnace.present.play.desk import TurnParts
from brass_desktop.games.furnace.present.play.production.asking import (
    ENDING,
    REPEATING,
    Asking,
    ChoosingUpgrades,
)
from brass_desktop.games.furnace.present.play.production.leftover import unused
from brass_desktop.games.furnace.present.play.production.planned import Planned
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.tips import Tip


def asked(planned: Planned, naming: Naming, asking: Asking) -> tuple[tuple[str, ...], str]:
    """Return the breadcrumb and the question for the owner of the line."""
    step = planned.next
    if asking == ENDING:
        return (text.ASKED(),), _unused(planned, naming)
    if asking == REPEATING:
        return (text.REPEAT(),), text.WHICH_REPEAT()
    if isinstance(asking, ChoosingUpgrades):
        at = planned.line.order.index(asking.place)
        return (text.STEP(step=at + 1), text.UPGRADES()), text.WHICH_UPGRADES()
    if step is None:
        return (), text.ALL_DONE()
    card = naming.card(step.place.card)
    if step.place.again:
        card = text.AGAIN(card=card)
    upgrades = len(step.action.upgrades)
    question = text.RUN_IT_UPGRADING(upgrades, card=card) if upgrades else text.RUN_IT(card=card)
    return (text.STEP(step=planned.run + 1),), question


def _unused(planned: Planned, naming: Naming) -> str:
    left = unused(planned.phase.now)
    assert left is not None, "only then it is asked"
    card, goods, money = left
    return text.UNUSED(card=naming.card(card), goods=goods_told(goods, money))


def turn_parts(planned: Planned, asking: Asking, *, deciding: bool) -> TurnParts:
    """Describe how far the phase is and the button that ends it."""
    refusal = oracle.refuse(planned.phase.now, END_PRODUCTION)
    places = len(planned.steps) if deciding else planned.run + len(unrun(planned.phase.now))
    left = places - planned.run
    caption = text.CARDS_RUN(run=planned.run, cards=places)
    if isinstance(asking, ChoosingUpgrades):
        done = ControlView("confirm", text.CHOSEN(), "check", "Enter", tip=Tip(text.CHOSEN()))
        return TurnParts(caption, 0, 0, done)
    may_end = deciding and refusal is None and asking != REPEATING
    tip = Tip(text.END_PRODUCTION(), text.END_TIP())
    state = ControlState.ENABLED if may_end else ControlState.DISABLED
    main = ControlView("end_turn", text.END_PRODUCTION(), "check", "Enter", state, tip)
    note = text.STILL_TO_RUN(left) if left else ""
    return TurnParts(caption, 0, 0, main, text.END_ANYWAY() if asking == ENDING else note)


def refuse_end(planned: Planned) -> Refusal | None:
    """Tell why the phase may not end now."""
    return oracle.refuse(planned.phase.now, END_PRODUCTION)


def refuse_any_repeat(planned: Planned) -> Refusal:
    """Tell why no card may run a second time now (F-8.2)."""
    run, now = planned.phase.places, planned.phase.now
    card = run[-1].card if run else now.works[planned.phase.seat][0]
    refusal = oracle.refuse(now, Repeat(card, ()))
    assert refusal is not None, "none may"
    return refusal
