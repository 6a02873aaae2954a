"""What the desk of a production puts on the table, as the line stands and as it is asked."""

from dataclasses import dataclass, replace

from brass_desktop.games.furnace.engine.ids import FINISHED, CardId
from brass_desktop.games.furnace.engine.producing import repeatable, unrun
from brass_desktop.games.furnace.present.layout.production import row_of
from brass_desktop.games.furnace.present.play.desk import DeskParts, Seated
from brass_desktop.games.furnace.present.play.production.asking import (
    REPEATING,
    Asking,
    ChoosingUpgrades,
)
from brass_desktop.games.furnace.present.play.production.best import BestOrder
from brass_desktop.games.furnace.present.play.production.best_view import build_best, compared
from brass_desktop.games.furnace.present.play.production.places import Shown
from brass_desktop.games.furnace.present.play.production.plan import ProductionPlan
from brass_desktop.games.furnace.present.play.production.planned import Planned
from brass_desktop.games.furnace.present.play.production.prompting import asked, turn_parts
from brass_desktop.games.furnace.present.play.production.stage import build_ledger, build_stage
from brass_desktop.games.furnace.present.play.production.tools import Usable, build_tools
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.games.furnace.present.text.table import OVER


@dataclass(frozen=True, slots=True)
class LineView:
    """One look at the line: whose it is, what is planned, asked and pointed at."""

    table: Seated
    plan: ProductionPlan
    best: BestOrder
    asking: Asking
    pointed: int | None

    @property
    def planned(self) -> Planned:
        """The whole line for its owner, for others what has run of it."""
        return self.plan.planned if self.table.deciding else self.plan.watched

    def parts(self) -> DeskParts:
        """Say what lies on the table."""
        table, planned = self.table, self.planned
        deciding, seat = table.deciding, planned.phase.seat
        owner, capitalist = table.owner(seat), planned.phase.now.capitalist(seat)
        crumbs, question = self._question(planned)
        stage = build_stage(planned, self.shown())
        return DeskParts(
            stage=replace(stage, mould=compared(stage.mould, self.best)) if deciding else stage,
            side=build_best(self.best, planned, table.naming) if self.may_ask else None,
            dock=build_tools(owner, capitalist, self.usable()),
            question=question,
            turn=turn_parts(planned, self.asking, deciding=deciding),
            crumbs=crumbs,
            ledger=build_ledger(planned, table.naming, self.pointed) if deciding else None,
            after=planned.end if deciding else None,
            glows=isinstance(self.asking, ChoosingUpgrades) and self._pays_otherwise(),
        )

    @property
    def may_ask(self) -> bool:
        """Tell whether the best order may be searched for here at all."""
        table = self.table
        return table.deciding and table.help.planner and table.studies is not None

    def _question(self, planned: Planned) -> tuple[tuple[str, ...], str]:
        naming = self.table.naming
        if self.table.deciding:
            return asked(planned, naming, self.asking)
        if planned.phase.now.phase == FINISHED:
            return (), OVER()
        return (), text.WATCHING(name=naming.owner(planned.phase.seat))

    def shown(self) -> Shown:
        """Say how the line is shown."""
        table = self.table
        return Shown(
            naming=table.naming,
            owner=table.owner(self.planned.phase.seat),
            asking=self.asking,
            offered=self.offered(),
            deciding=table.deciding,
            can_rewind=table.deciding and self.plan.can_rewind,
            pointed=self.pointed,
            first_row=self._first_row,
        )

    def usable(self) -> Usable:
        """Tell which tools do something now."""
        planner = self.table.switches.planner
        if not self.table.deciding:
            return Usable(planner=planner)
        planned = self.planned
        return Usable(
            run=planned.next is not None and self.asking != REPEATING,
            best=self.may_ask and (self.best.is_better or not self.best.is_asked),
            step=self.may_ask and self.best.is_better,
            repeat=bool(repeatable(planned.phase.now)),
            planner=planner,
            repeating=self.asking == REPEATING,
        )

    def _pays_otherwise(self) -> bool:
        """Tell whether a capitalist lets the upgrades being chosen cost something else."""
        planned = self.planned
        counts = planned.counts(self.upgrading)
        return not counts[-1].pays_as_printed

    @property
    def upgrading(self) -> int:
        """The place whose upgrades are being chosen."""
        assert isinstance(self.asking, ChoosingUpgrades), "asked only then"
        return self.planned.line.order.index(self.asking.place)

    def offered(self) -> frozenset[CardId]:
        """Return the cards that answer the open question."""
        if isinstance(self.asking, ChoosingUpgrades):
            return self.plan.offered_upgrades(self.upgrading)
        if self.asking == REPEATING:
            return frozenset(repeatable(self.planned.phase.now))
        return frozenset()

    @property
    def _first_row(self) -> int:
        """The first row in sight: where its owner looks, for others where it runs."""
        if self.table.deciding:
            return self.plan.first_row
        run = self.planned.run
        return row_of(run, run + len(unrun(self.planned.phase.now)))
