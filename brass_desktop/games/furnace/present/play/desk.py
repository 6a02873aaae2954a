"""A desk decides for one phase what is lit and what an intent comes to.

Which desk serves is chosen by the phase alone; a desk that is not deciding shows the same stage
without lights. Desks work on what the viewer may see and ask the oracle what is legal.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from brass_desktop.bots.study import StudyAnswer, StudyFailed
from brass_desktop.core.game import Json
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.intents import Intent, SwitchOdds, SwitchPlanner
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.production import PhaseLedgerView
from brass_desktop.games.furnace.present.viewmodel.stages import (
    DockView,
    SideView,
    StageView,
)
from brass_desktop.present.controls import ControlView
from brass_desktop.present.outcome import Outcome

P = TypeVar("P")
"""A plan of some phase."""


@dataclass(frozen=True, slots=True)
class TurnParts:
    """The end of a turn: what it is called, how far it is, and the one button that ends it."""

    caption: str
    done: int
    of: int
    """Dots, of which `done` are behind and the next one is now; 0 for none."""
    main: ControlView
    """Its id is that of a `Control`: `end_turn` or `confirm`."""
    note: str = ""
    """Why the button is off, or what it would do."""


@dataclass(frozen=True, slots=True)
class DeskParts:
    """What a desk puts on the table."""

    stage: StageView
    side: SideView | None
    dock: DockView
    question: str
    turn: TurnParts
    crumbs: tuple[str, ...] = ()
    ledger: PhaseLedgerView | None = None
    """In the chronicle's place."""
    after: tuple[Bag, int] | None = None
    """Goods and money after what is forecast or planned, where that is known."""
    glows: bool = False
    """Whether the own capitalist has just changed a number."""


class Desk(Protocol):
    """One phase as a seat is served in it."""

    @property
    def is_making(self) -> bool:
        """Tell whether something has been chosen that is not carried out yet."""

    @property
    def making(self) -> object:
        """What has been chosen and not carried out yet; equal choices are equal."""

    def take_up(self, making: object) -> None:
        """Go on with what had been chosen at the same position."""

    def parts(self) -> DeskParts:
        """Say what lies on the table."""

    def mean(self, intent: Intent) -> Outcome:
        """Do what a person meant, or say why it cannot be."""

    def reason(self, intent: Intent) -> Refusal | None:
        """Tell why something would be refused, without doing anything."""

    def propose(self, action: Action) -> None:
        """Lay out a suggested action, ready to be carried out or changed."""

    def lit(self) -> Sequence[Intent]:
        """List everything that invites a click, in the order the keyboard walks through it."""

    def usual(self) -> Intent:
        """Tell what Enter means while the keyboard is on nothing."""

    def point_at(self, intent: Intent | None) -> bool:
        """Be told what the pointer is on; true when the table follows it."""

    def poll(self) -> bool:
        """Look after what is being studied; true when something new is to be drawn."""

    @property
    def is_reckoning(self) -> bool:
        """Tell whether the next polls go on with something that takes longer than a frame."""


class Studies(Protocol):
    """What is searched for the desks in a worker, one question at a time: a `StudyClient`."""

    def ask(
        self,
        name: str,
        state: FurnaceState,
        seat: Seat,
        details: Mapping[str, Json] | None = None,
    ) -> None:
        """Ask for a study of what a seat sees; an open one is dropped."""

    def poll(self) -> StudyAnswer | StudyFailed | None:
        """Return the latest answer if there is a new one; never waits."""

    def cancel(self) -> None:
        """Drop the open study."""


class StudyWorker(Studies, Protocol):
    """The same as the table knows it, which wakes up for it."""

    @property
    def is_studying(self) -> bool:
        """Tell whether an answer may still come."""


@dataclass(frozen=True, slots=True)
class Help:
    """How much the table reckons for a person."""

    planner: bool = True
    """Whether the worth of lots and the best order may be shown at all."""
    forecast: bool = True
    """Whether lots tell how they would be settled."""
    runs_itself: bool = True
    """Whether cards run by themselves where every order and number leads to the same end."""


@dataclass(slots=True)
class Switches:
    """What a person has switched on; it outlives the desks, which answer the switches."""

    planner: bool = True
    odds: bool = False

    def answer(self, intent: Intent) -> bool:
        """Turn a switch over if that is meant; true when something has changed."""
        match intent:
            case SwitchPlanner():
                self.planner = not self.planner
            case SwitchOdds():
                self.odds = not self.odds
            case _:
                return False
        return True


class Workbench:
    """What a person has planned for a phase; it outlives the desks, which serve one decision."""

    def __init__(self) -> None:
        self._phase: Hashable = None
        self._plan: object = None

    def plan(self, phase: Hashable, kind: type[P], begin: Callable[[], P]) -> P:
        """Return the plan for a phase, begun anew when another phase has come."""
        if self._phase != phase or not isinstance(self._plan, kind):
            self._phase, self._plan = phase, begin()
        assert isinstance(self._plan, kind), "it was begun as one"
        return self._plan


@dataclass(frozen=True, slots=True)
class Seated:
    """The table as a desk is set up at it."""

    session: FurnaceSession
    viewer: Seat | None
    deciding: bool
    """Whether the viewer is a person and the one to decide."""
    naming: Naming
    studies: Studies | None
    """None where nothing is searched: a replay, or a table that is only looked at."""
    help: Help
    switches: Switches = field(default_factory=Switches)
    workbench: Workbench = field(default_factory=Workbench)

    @property
    def seat(self) -> Seat:
        """The seat whose works and choices are shown."""
        state = self.session.state
        return self.viewer if self.viewer is not None else state.actor

    @property
    def state(self) -> FurnaceState:
        """The position as the viewer may see it."""
        return self.session.game.observe(self.session.state, self.seat).table

    def owner(self, seat: int) -> str:
        """Return the colour of a seat."""
        return self.session.players[seat].colour
