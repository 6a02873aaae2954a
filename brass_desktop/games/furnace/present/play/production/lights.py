"""What is lit along the line, in the order in which the keyboard walks through it."""

from collections.abc import Iterator

from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.production.asking import ChoosingUpgrades
from brass_desktop.games.furnace.present.play.production.line_view import LineView
from brass_desktop.games.furnace.present.play.production.planned import Planned
from brass_desktop.games.furnace.present.play.production.prompting import refuse_end
from brass_desktop.games.furnace.present.play.production.stage import build_stage
from brass_desktop.present.intents import Press


def lit_answers(view: LineView) -> Iterator[Intent]:
    """List the cards that answer the open question, then what closes it."""
    cards = sorted(view.offered())
    if isinstance(view.asking, ChoosingUpgrades):
        yield from map(it.PickUpgrade, cards)
        last = len(view.planned.counts(view.upgrading)) - 1
        opening = it.ChangeCount(view.upgrading, last, 1)
        yield from (key for key in _lit_counts(view.planned, view.upgrading) if key != opening)
        yield Press("confirm")
    else:
        yield from map(it.PickCard, cards)
        yield it.PickRepeat()


def lit_line(view: LineView) -> Iterator[Intent]:
    """List what runs and changes the line, the next card's numbers first."""
    planned, usable = view.planned, view.usable()
    if usable.run:
        yield it.RunNext()
    for at in range(planned.run, len(planned.steps)):
        yield from _lit_counts(planned, at)
    if usable.run:
        yield it.RunAll()
    stage = build_stage(planned, view.shown())
    picked = {planned.next.place.card} if planned.next is not None else set()
    for place in stage.places:
        match place.intent:
            case it.PickCard(card) if place.movable and card not in picked:
                picked.add(card)
                yield place.intent
            case it.RewindTo():
                yield place.intent
            case _:
                pass
    if usable.repeat:
        yield it.PickRepeat()
    if usable.best:
        yield it.TakeBest()
    if usable.step:
        yield it.StepBest()
    if refuse_end(planned) is None:
        yield Press("end_turn")


def _lit_counts(planned: Planned, at: int) -> Iterator[Intent]:
    """List the keys of the steppers at a place, and pins that can be freed."""
    for line, count in enumerate(planned.counts(at)):
        if count.effect.kind == "extract":
            continue
        if count.wanted > 0:
            yield it.ChangeCount(at, line, -1)
        if count.wanted < count.top(next_to_run=at == planned.run):
            yield it.ChangeCount(at, line, 1)
        if count.pinned:
            yield it.FreeCount(at, line)
