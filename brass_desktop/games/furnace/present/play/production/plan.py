"""The line of the seat that produces: planned, run, and gone back along.

A change is tried on the engine before it counts. What cannot be is answered by the oracle; a number
that only the stock forbids stays as it is meant where the stock may still change, and is told red.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.planning.foregone import is_all_the_same
from brass_desktop.games.furnace.engine.planning.task import task_of
from brass_desktop.games.furnace.engine.producing import upgradeable
from brass_desktop.games.furnace.present.layout.production import row_of
from brass_desktop.games.furnace.present.play.production.counting import counted
from brass_desktop.games.furnace.present.play.production.line import (
    LinePlace,
    ProductionLine,
    place_of,
    run_of,
)
from brass_desktop.games.furnace.present.play.production.phase import carried_out, phase_of
from brass_desktop.games.furnace.present.play.production.planned import (
    Planned,
    left_behind,
    pinned_as,
)
from brass_desktop.present.outcome import Outcome, Refused, Submitted

_UNPAID = frozenset({"run.short", "up.token", "up.coal", "up.iron"})
"""Refusals that only the stock is the reason for."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What was reckoned, and for which position and line."""

    digest: str
    line: ProductionLine
    planned: Planned


class ProductionPlan:
    """One seat's line in one phase; it follows the session wherever that goes."""

    def __init__(self, session: FurnaceSession) -> None:
        self._session = session
        self._line = ProductionLine()
        self._known: _Known | None = None
        self._began = False
        self.was_asked = False
        """Whether unused processing has been asked about: that is done once."""
        self._first_row: int | None = None

    @property
    def first_row(self) -> int:
        """The first row of a long line in sight: where its owner wants it, else the next card's."""
        if self._first_row is not None:
            return self._first_row
        return row_of(self.planned.run, len(self.planned.steps))

    def show_rows(self, first: int) -> None:
        """Bring other rows of a long line into sight."""
        self._first_row = first

    @property
    def planned(self) -> Planned:
        """What has run and what would, reckoned anew when something has changed."""
        digest = self._session.state.digest()
        known = self._known
        if known is None or known.digest != digest or known.line is not self._line:
            known = self._keep(self._reckoned(self._line))
        return known.planned

    @property
    def watched(self) -> Planned:
        """What has run alone: what somebody else plans is nobody's business."""
        phase = phase_of(self._session)
        return Planned(phase, ProductionLine(phase.places), phase.run)

    def _keep(self, planned: Planned) -> _Known:
        self._line = planned.line
        self._known = _Known(self._session.state.digest(), planned.line, planned)
        return self._known

    def _reckoned(self, line: ProductionLine) -> Planned:
        """Try a line; a second run that cannot be paid any more falls out of it."""
        phase = phase_of(self._session)
        state = phase.now
        may_repeat = state.capitalist(phase.seat).repeat_cost is not None and not state.repeated
        line = line.following(phase.places, state.works[phase.seat], may_repeat=may_repeat)
        waiting = line.order[len(phase.run) :]
        actions = counted(state, waiting, line)
        if actions is None:
            return self._reckoned(line.without_repeat())
        return Planned(phase, line, (*phase.run, *carried_out(state, actions)))

    def lay_out(self, actions: Sequence[Activation], *, pinned: bool = False) -> None:
        """Plan the line in another order, all numbers following it or as they are given."""
        self._line = ProductionLine(tuple(place_of(action) for action in actions))
        if pinned:
            for action in actions:
                self._line = pinned_as(self._line, self.planned, action)

    def take_up(self, line: ProductionLine) -> None:
        """Plan a line that had been planned at the same position."""
        self._line, self._first_row = line, None

    def _try(self, line: ProductionLine) -> Refusal | None:
        """Take a changed line over, unless its second run could not be paid in it (F-8.2)."""
        planned = self._reckoned(line)
        if planned.line.repeat != line.repeat:
            return self._unpaid(line)
        self._keep(planned)
        return None

    def _unpaid(self, line: ProductionLine) -> Refusal | None:
        """Ask the oracle about a second run where the stock has gone by then."""
        planned, repeat = self._reckoned(line.without_repeat()), line.repeat
        assert repeat is not None, "it was in the way"
        steps = planned.steps[: line.order.index(repeat)]
        state = steps[-1].after if steps else planned.phase.now
        return oracle.refuse(state, Repeat(repeat.card, ()))

    def pick(self, card: CardId) -> Outcome:
        """Let a card run next."""
        planned, run = self.planned, self.planned.run
        waiting = planned.line.order[run:]
        place = next((place for place in waiting if place.card == card), None)
        refusal = oracle.refuse(planned.phase.now, Activate(card, ()))
        if refusal is not None and (place is None or refusal.code == "chain.next"):
            return Refused(refusal)
        return self.move(place, run) if place is not None else None

    def move(self, place: LinePlace, to: int) -> Outcome:
        """Put a waiting card at another place of the line."""
        planned = self.planned
        run, order = planned.run, planned.line.order
        if place not in order:
            return _refused(oracle.refuse(planned.phase.now, Activate(place.card, ())))
        if order.index(place) < run or to < run:
            return Refused(left_behind(planned, min(order.index(place), to)))
        if planned.phase.now.chained and not place.again:
            return Refused(Refusal("chain.old", "F-6.1", {"card": place.card}))
        return _refused(self._try(planned.line.moved(place, min(to, len(order) - 1))))

    def change(self, at: int, number: int, by: int) -> Outcome:
        """Set the number of an optional effect; it follows the order no more."""
        planned = self.planned
        if at < planned.run:
            return Refused(left_behind(planned, at))
        counts = planned.counts(at)
        if number < len(counts) and counts[number].effect.kind == "upgrade":
            return None if by > 0 else self._drop_upgrade(at)
        wanted = (counts[number].wanted if number < len(counts) else 0) + by
        if wanted < 0:
            return None
        refusal = self._refuse_count(at, number, wanted)
        if refusal is not None:
            return Refused(refusal)
        return _refused(self._try(planned.line.pinned((planned.steps[at].place, number), wanted)))

    def _refuse_count(self, at: int, number: int, wanted: int) -> Refusal | None:
        """Ask the oracle about a number, the lines above as they stand and nothing below it.

        What only the stock forbids is put off where other numbers or an order may still pay it.
        """
        planned = self.planned
        step, counts = planned.steps[at], planned.counts(at)
        lines = [count for count in counts if count.effect.kind != "upgrade"]
        times = [count.times for count in lines[:number]] + [wanted]
        times += [int(count.effect.kind == "extract") for count in lines[number + 1 :]]
        refusal = oracle.refuse(step.before, run_of(step.place, times, ()))
        if refusal is None or refusal.code != "run.short":
            return refusal
        return None if at > planned.run or wanted <= counts[number].most else refusal

    def _drop_upgrade(self, at: int) -> Outcome:
        chosen = self.chosen(at)
        return self._choose(at, chosen[:-1]) if chosen else None

    def chosen(self, at: int) -> tuple[CardId, ...]:
        """Return the companies that the start-up card at a place is to upgrade."""
        step = self.planned.steps[at]
        return self.planned.line.upgrades.get(step.place, step.action.upgrades)

    def flip(self, at: int, card: CardId) -> Outcome:
        """Choose a company to be upgraded, or choose it no more."""
        chosen = self.chosen(at)
        if card in chosen:
            return self._choose(at, [other for other in chosen if other != card])
        refusal = self.refuse_upgrade(at, card)
        return Refused(refusal) if refusal is not None else self._choose(at, (*chosen, card))

    def _choose(self, at: int, cards: Sequence[CardId]) -> Outcome:
        return _refused(self._try(self.planned.line.choosing(self.planned.steps[at].place, cards)))

    def refuse_upgrade(self, at: int, card: CardId) -> Refusal | None:
        """Tell why a further company may not be chosen at a place."""
        planned = self.planned
        step, count = planned.steps[at], planned.counts(at)[-1]
        wanted = (*self.chosen(at), card)
        times = step.action.times
        refusal = oracle.refuse(step.before, run_of(step.place, times, wanted))
        if refusal is None or refusal.code not in _UNPAID:
            return refusal
        payable = at > planned.run or len(wanted) <= count.most
        return None if payable else refusal

    def offered_upgrades(self, at: int) -> frozenset[CardId]:
        """Return the companies that may be chosen at a place, or chosen no more."""
        chosen = self.chosen(at)
        cards = upgradeable(self.planned.steps[at].before, self.planned.phase.seat)
        return frozenset(
            card for card in cards if card in chosen or self.refuse_upgrade(at, card) is None
        )

    def free(self, at: int, number: int) -> None:
        """Let a number follow the order again."""
        planned = self.planned
        place, counts = planned.steps[at].place, planned.counts(at)
        if number < len(counts) and counts[number].effect.kind == "upgrade":
            self._line = planned.line.unchosen(place)
        else:
            self._line = planned.line.freed((place, number))

    def free_last(self) -> bool:
        """Free what was touched last; tell whether anything was."""
        line = self.planned.line
        if line.pins:
            self._line = line.freed(list(line.pins)[-1])
        elif line.upgrades:
            self._line = line.unchosen(list(line.upgrades)[-1])
        return line.is_touched

    def repeat(self, card: CardId) -> Outcome:
        """Let a card that has run go once more, as the next step."""
        planned = self.planned
        refusal = oracle.refuse(planned.phase.now, Repeat(card, ()))
        if refusal is not None and refusal.code != "run.between":
            return Refused(refusal)
        return _refused(self._try(planned.line.with_repeat(card, planned.run)))

    def repeat_at(self, card: CardId, at: int) -> Outcome:
        """Let a card go once more at some later place of the line."""
        return _refused(self._try(self.planned.line.with_repeat(card, at)))

    def free_upgrades(self, place: LinePlace) -> None:
        """Let the upgrades of a start-up card follow the order again."""
        self._line = self.planned.line.unchosen(place)

    def drop_repeat(self) -> None:
        """Plan without a second run."""
        self._line = self.planned.line.without_repeat()

    def propose(self, action: Activation) -> None:
        """Plan a run as the next step with exactly these numbers and upgrades."""
        if isinstance(action, Repeat):
            self.repeat(action.card)
        else:
            self.pick(action.card)
        self._try(pinned_as(self.planned.line, self.planned, action))

    def run_next(self, *, alone: bool = False) -> Outcome:
        """Run the next card, and then what leaves nothing to decide unless it is to be `alone`."""
        outcome = self._run()
        while not alone and self.runs_itself:
            outcome = self._run()
        return outcome

    @property
    def runs_itself(self) -> bool:
        """Tell whether cards are left that leave nothing to decide."""
        now = self.planned.phase.now
        return self.planned.next is not None and is_all_the_same(task_of(now, now.actor))

    def begin(self) -> bool:
        """Run a phase that leaves nothing to decide, once: what is taken back stays so."""
        begins, self._began = not self._began and not self.planned.run, True
        if begins and self.runs_itself:
            self.run_all()
            return True
        return False

    def run_all(self) -> Outcome:
        """Run every card that is left."""
        outcome = self._run()
        while self.planned.next is not None:
            outcome = self._run()
        return outcome

    def _run(self) -> Outcome:
        step = self.planned.next
        if step is None:
            last = self.planned.steps[-1].place.card
            return _refused(oracle.refuse(self.planned.phase.now, Activate(last, ())))
        self._first_row = None
        return Submitted(self._session.submit(step.action))

    def rewind(self, at: int) -> Outcome:
        """Take back everything from a place on."""
        planned = self.planned
        if at < planned.run and self.can_rewind:
            self._session.undo_to(planned.phase.began + at)
            return None
        return Refused(left_behind(planned, at)) if at < planned.run else None

    @property
    def can_rewind(self) -> bool:
        """Tell whether this table lets own cards be taken back at all."""
        planned = self.planned
        return planned.run > 0 and self._session.can_undo_to(planned.phase.began)


def _refused(refusal: Refusal | None) -> Outcome:
    return None if refusal is None else Refused(refusal)
