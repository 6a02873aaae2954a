"""The best order of a phase: searched beside the table, compared with the own line, taken over.

It is that of the whole phase, so taking it over goes back to the first step that differs.
"""

from brass_desktop.bots.study import StudyAnswer
from brass_desktop.games.furnace.bots.plan_codec import decode_plan
from brass_desktop.games.furnace.bots.studies import BEST_ORDER
from brass_desktop.games.furnace.engine.planning.differences import (
    Difference,
    Differences,
    LineComparison,
    compare,
)
from brass_desktop.games.furnace.engine.planning.task import Plan, task_of, usual_worth
from brass_desktop.games.furnace.present.play.desk import Studies
from brass_desktop.games.furnace.present.play.production.comparing import own_line
from brass_desktop.games.furnace.present.play.production.line import LinePlace
from brass_desktop.games.furnace.present.play.production.plan import ProductionPlan
from brass_desktop.games.furnace.present.play.production.planned import Planned
from brass_desktop.present.outcome import Outcome


class BestOrder:
    """What is known of the best order of one phase."""

    def __init__(self, plan: ProductionPlan) -> None:
        self._own = plan
        self._asked = False
        self._failed = False
        self.found: Plan | None = None
        """The best plan known, from the beginning of the phase."""
        self._compared: Planned | None = None
        """The own line to which the differences belong."""
        self._against: Plan | None = None
        self._comparison: LineComparison | None = None
        self.differences: Differences | None = None
        """How the own line differs; None while that is being found out."""

    @property
    def is_searching(self) -> bool:
        """Tell whether something better may still be found."""
        return self._asked and not self._failed and (self.found is None or not self.found.proved)

    @property
    def is_asked(self) -> bool:
        """Tell whether anybody wants to know."""
        return self._asked

    def ask(self, studies: Studies) -> None:
        """Begin to search, once in a phase."""
        if not self._asked:
            self._asked = True
            phase = self._own.planned.phase
            studies.ask(BEST_ORDER, phase.start, phase.seat)

    def poll(self, studies: Studies) -> bool:
        """Take in what was found, and compare the own line a little further."""
        news = self._read(studies) if self.is_searching else False
        return self._compare() or news

    def _read(self, studies: Studies) -> bool:
        answer = studies.poll()
        if answer is None:
            return False
        if not isinstance(answer, StudyAnswer):
            self._failed = True
            return True
        found = decode_plan(self._own.planned.phase.start.rules, answer.answer)
        if self.found is None or found.value > self.found.value or found.proved:
            self.found = found
        return True

    def _compare(self) -> bool:
        """Look at one more change; begin anew when line or plan are others."""
        planned, found = self._own.planned, self.found
        if found is None:
            return False
        if planned is not self._compared or found.value != (self._against or found).value:
            self._compared, self._against, self.differences = planned, found, None
            start = planned.phase.start
            task = task_of(start, planned.phase.seat)
            self._comparison = compare(task, own_line(planned), found, usual_worth(start))
        if self._comparison is None:
            return False
        try:
            next(self._comparison)
        except StopIteration as done:
            self._comparison, self.differences = None, done.value
            return True
        return False

    @property
    def is_comparing(self) -> bool:
        """Tell whether the differences to the own line are not all found yet."""
        stale = self._own.planned is not self._compared
        return self.found is not None and (self._comparison is not None or stale)

    @property
    def is_better(self) -> bool:
        """Tell whether the best plan known brings more money than the own line."""
        return self.found is not None and self.found.money > self._own.planned.gained

    def take(self) -> Outcome:
        """Lay the own line out like the best one."""
        found = self.found
        if found is None:
            return None
        outcome = self._own.rewind(self._first_difference(found))
        if outcome is None:
            self._own.lay_out(found.steps)
            if self._own.planned.gained < found.money:
                self._own.lay_out(found.steps, pinned=True)
        return outcome

    def _first_difference(self, found: Plan) -> int:
        """Return the first place where the run line is not that of the plan."""
        run = [step.action for step in self._own.planned.phase.run]
        pairs = enumerate(zip(run, found.steps, strict=False))
        return next(
            (at for at, (own, best) in pairs if own != best), min(len(run), len(found.steps))
        )

    def step(self) -> Outcome:
        """Take over the next difference alone; without one to tell, everything."""
        told = self.differences.told if self.differences is not None else ()
        if not told:
            return self.take()
        first = told[0]
        places = [first.now] if first.kind == "repeat" else [first.was]
        if first.kind == "move":
            places.append(first.now)
        elif first.kind in ("times", "upgrades"):
            places = [self._own.planned.line.order.index(self._place(first))]
        outcome = self._own.rewind(min(places))
        return self._changed(first) if outcome is None else outcome

    def _place(self, difference: Difference) -> LinePlace:
        """Return the place whose numbers change: a second run where only that is in the line."""
        order = self._own.planned.line.order
        once = LinePlace(difference.card)
        return once if once in order else LinePlace(difference.card, again=True)

    def _changed(self, one: Difference) -> Outcome:
        """Make one change of the own line."""
        own = self._own
        match one.kind:
            case "move":
                return own.move(LinePlace(one.card), one.now)
            case "repeat":
                return own.repeat_at(one.card, one.now)
            case "no_repeat":
                own.drop_repeat()
            case "times":
                own.free(own.planned.line.order.index(self._place(one)), one.line)
            case "upgrades":
                own.free_upgrades(self._place(one))
        return None
