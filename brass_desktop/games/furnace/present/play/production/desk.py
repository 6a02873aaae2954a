"""The desk of the production: what is lit along the line, and what an intent comes to."""

from typing import Final, cast

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Action, Activate, Repeat
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.producing import repeatable
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.intents import Intent
from brass_desktop.games.furnace.present.play.desk import DeskParts, Seated
from brass_desktop.games.furnace.present.play.production.asking import (
    ENDING,
    REPEATING,
    Asking,
    ChoosingUpgrades,
)
from brass_desktop.games.furnace.present.play.production.best import BestOrder
from brass_desktop.games.furnace.present.play.production.leftover import unused
from brass_desktop.games.furnace.present.play.production.lights import lit_answers, lit_line
from brass_desktop.games.furnace.present.play.production.line import LinePlace, ProductionLine
from brass_desktop.games.furnace.present.play.production.line_view import LineView
from brass_desktop.games.furnace.present.play.production.plan import ProductionPlan
from brass_desktop.games.furnace.present.play.production.prompting import (
    refuse_any_repeat,
    refuse_end,
)
from brass_desktop.present.intents import BackTo, Press
from brass_desktop.present.outcome import Outcome, Refused, Submitted

_CLOSES: Final = (Press("back"), Press("undo"))
_PLANS: Final = (
    it.PickCard,
    it.MoveCard,
    it.ChangeCount,
    it.FreeCount,
    it.ShowRows,
    it.PickUpgrade,
    it.PickRepeat,
    it.TakeBest,
    it.StepBest,
)
"""Intents that change the plan and nothing else."""


class ProductionBench:
    """What lies on the workbench of a phase: the line and what is known of the best one."""

    def __init__(self, plan: ProductionPlan) -> None:
        self.plan = plan
        self.best = BestOrder(plan)


class ProductionDesk:
    """Serves whoever produces; what is planned lies on the workbench and outlives the desk."""

    def __init__(self, table: Seated) -> None:
        self._table = table
        state = table.session.state
        bench = table.workbench.plan(
            ("production", state.round, state.actor),
            ProductionBench,
            lambda: ProductionBench(ProductionPlan(table.session)),
        )
        self._plan, self._best = bench.plan, bench.best
        self._asking: Asking = None
        self._pointed: int | None = None

    @property
    def plan(self) -> ProductionPlan:
        """The line as it is planned and has run."""
        return self._plan

    @property
    def is_making(self) -> bool:
        """Tell whether a question is open that running would answer."""
        return self._asking is not None

    @property
    def making(self) -> tuple[ProductionLine, Asking]:
        """The line as it is planned, and the question that is open."""
        return self._plan.planned.line, self._asking

    def take_up(self, making: object) -> None:
        """Plan the same line, and ask the same."""
        line, self._asking = cast(tuple[ProductionLine, Asking], making)
        self._plan.take_up(line)
        self._plan.was_asked = self._asking == ENDING

    def parts(self) -> DeskParts:
        """Say what lies on the table."""
        return self._view.parts()

    @property
    def _view(self) -> LineView:
        return LineView(self._table, self._plan, self._best, self._asking, self._pointed)

    @property
    def _upgrading(self) -> int:
        """The place whose upgrades are being chosen."""
        assert isinstance(self._asking, ChoosingUpgrades), "asked only then"
        return self._plan.planned.line.order.index(self._asking.place)

    def mean(self, intent: Intent) -> Outcome:
        """Do what the owner of the line meant; nobody else's wishes count."""
        if self._table.switches.answer(intent) or not self._table.deciding:
            return None
        if self._asking == ENDING and intent not in (Press("end_turn"), Press("confirm")):
            self._asking = None
            if intent in _CLOSES:
                return None
        return self._answer(intent) if isinstance(intent, _PLANS) else self._go(intent)

    def _answer(self, intent: Intent) -> Outcome:
        """Change the plan."""
        plan = self._plan
        match intent:
            case it.PickCard(card):
                return self._pick(card)
            case it.MoveCard(card, to, again):
                return plan.move(LinePlace(card, again), to)
            case it.ChangeCount(place, line, by):
                return self._change(place, line, by)
            case it.FreeCount(place, line):
                plan.free(place, line)
            case it.ShowRows(first):
                plan.show_rows(first)
            case it.PickUpgrade(card) if isinstance(self._asking, ChoosingUpgrades):
                return plan.flip(self._upgrading, card)
            case it.PickRepeat():
                return self._ask_repeat()
            case it.TakeBest() | it.StepBest() if self._view.may_ask:
                return self._follow_best(by_step=isinstance(intent, it.StepBest))
            case _:
                pass
        return None

    def _go(self, intent: Intent) -> Outcome:
        """Run, go back, end, or close what is asked."""
        match intent:
            case it.RunNext():
                return self._closed(self._plan.run_next(alone=not self._table.help.runs_itself))
            case it.RunAll():
                return self._closed(self._plan.run_all())
            case it.RewindTo(place):
                return self._closed(self._plan.rewind(place))
            case Press("end_turn" | "confirm") if self._asking in (None, ENDING):
                return self._end()
            case Press("back" | "undo" | "end_turn" | "confirm") | BackTo():
                if self._asking is not None:
                    self._asking = None
                elif intent == Press("back"):
                    self._plan.free_last()
            case _:
                pass
        return None

    def _closed(self, outcome: Outcome) -> Outcome:
        """Close every question: the line has moved on."""
        self._asking = None
        return outcome

    def _pick(self, card: CardId) -> Outcome:
        if self._asking == REPEATING:
            outcome = self._plan.repeat(card)
            if not isinstance(outcome, Refused):
                self._asking = None
            return outcome
        return self._plan.pick(card)

    def _change(self, place: int, line: int, by: int) -> Outcome:
        outcome = self._plan.change(place, line, by)
        counts = self._plan.planned.counts(place)
        opens = line < len(counts) and counts[line].effect.kind == "upgrade" and by > 0
        if outcome is None and opens:
            self._asking = ChoosingUpgrades(self._plan.planned.line.order[place])
        return outcome

    def _follow_best(self, *, by_step: bool) -> Outcome:
        """Look for the best order; once it is known, take it over or one step of it."""
        studies = self._table.studies
        if studies is not None and not self._best.is_asked:
            self._best.ask(studies)
            return None
        if not self._best.is_better:
            return None
        return self._closed(self._best.step() if by_step else self._best.take())

    def _ask_repeat(self) -> Outcome:
        """Ask which card runs once more; a second time takes a planned repeat back."""
        planned = self._plan.planned
        if self._asking == REPEATING or (planned.line.repeat in planned.line.order[planned.run :]):
            self._asking = None
            self._plan.drop_repeat()
            return None
        if not repeatable(planned.phase.now):
            return Refused(refuse_any_repeat(planned))
        self._asking = REPEATING
        return None

    def _end(self) -> Outcome:
        planned = self._plan.planned
        refusal = refuse_end(planned)
        if refusal is not None:
            return Refused(refusal)
        if not self._plan.was_asked and unused(planned.phase.now) is not None:
            self._plan.was_asked, self._asking = True, ENDING
            return None
        if self._table.studies is not None:
            self._table.studies.cancel()
        return Submitted(self._table.session.submit(END_PRODUCTION))

    def reason(self, intent: Intent) -> Refusal | None:
        """Tell why a card does not answer the open question."""
        match intent, self._asking:
            case it.PickUpgrade(card), ChoosingUpgrades():
                if card in self._view.offered():
                    return None
                return self._plan.refuse_upgrade(self._upgrading, card)
            case _:
                return None

    def propose(self, action: Action) -> None:
        """Plan a suggested run as the next step, its numbers pinned."""
        if isinstance(action, Activate | Repeat):
            self._plan.propose(action)

    def lit(self) -> list[Intent]:
        """List everything that invites a click, the next card's numbers first."""
        if not self._table.deciding:
            return []
        if self._asking is not None and self._asking != ENDING:
            return list(lit_answers(self._view))
        return list(lit_line(self._view))

    def usual(self) -> Intent:
        """Enter closes the open question, else it ends the phase."""
        return Press("end_turn" if self._asking in (None, ENDING) else "confirm")

    def point_at(self, intent: Intent | None) -> bool:
        """Light the card of the line that the pointer is on, also from the ledger."""
        pointed = self._pointed_place(intent)
        changed, self._pointed = pointed != self._pointed, pointed
        return changed

    def _pointed_place(self, intent: Intent | None) -> int | None:
        if not self._table.deciding:
            return None
        order = self._plan.planned.line.order
        match intent:
            case it.PickCard(card) | it.PickUpgrade(card) | it.LookClosely(card):
                return next((at for at, place in enumerate(order) if place.card == card), None)
            case it.RewindTo(place) | it.ChangeCount(place) | it.FreeCount(place):
                return place
            case _:
                return None

    def poll(self) -> bool:
        """Let a phase without anything to decide run by itself, and look after the search."""
        table = self._table
        if table.deciding and table.help.runs_itself and self._plan.begin():
            return True
        if not self._view.may_ask or table.studies is None:
            return False
        if table.switches.planner:
            self._best.ask(table.studies)
        return self._best.poll(table.studies)

    @property
    def is_reckoning(self) -> bool:
        """Tell whether the own line is still being compared with the best one."""
        return self._view.may_ask and self._best.is_comparing


def production_desk(table: Seated) -> ProductionDesk:
    """Set the desk up for a seat's production."""
    return ProductionDesk(table)
