"""One seat's production as the log tells it: where it began, and what has run since."""

from collections.abc import Iterable
from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.play.production.line import LinePlace, place_of


@dataclass(frozen=True, slots=True)
class Step:
    """One card run, or planned to run, with the table before and after it."""

    action: Activation
    before: FurnaceState
    after: FurnaceState

    @property
    def place(self) -> LinePlace:
        """The card, and whether it runs again."""
        return place_of(self.action)

    @property
    def stock(self) -> tuple[Bag, int]:
        """Goods and money of the producing seat afterwards."""
        return self.after.goods[self.before.actor], self.after.money[self.before.actor]


@dataclass(frozen=True, slots=True)
class Phase:
    """What the producing seat has run so far."""

    seat: Seat
    began: int
    """How many actions lie in the log before the first of its steps."""
    start: FurnaceState
    now: FurnaceState
    run: tuple[Step, ...]

    @property
    def places(self) -> tuple[LinePlace, ...]:
        """The places that have run, in their order."""
        return tuple(step.place for step in self.run)


def phase_of(session: FurnaceSession) -> Phase:
    """Read the running production out of the log; nothing of it is hidden from anybody."""
    seat = session.state.actor
    log = session.log
    began = len(log)
    while began and log[began - 1].seat == seat and _runs(log[began - 1].action):
        began -= 1
    states = [seen(session, count) for count in range(began, len(log) + 1)]
    run = tuple(
        Step(action, before, after)
        for action, before, after in zip(
            (entry.action for entry in log[began:]), states, states[1:], strict=False
        )
        if isinstance(action, Activate | Repeat)
    )
    return Phase(seat, began, states[0], states[-1], run)


def seen(session: FurnaceSession, count: int) -> FurnaceState:
    """Return the position after so many actions as everybody at the table sees it."""
    state = session.at(count)
    return session.game.observe(state, state.actor).table


def _runs(action: object) -> bool:
    return isinstance(action, Activate | Repeat)


def carried_out(state: FurnaceState, actions: Iterable[Activation]) -> tuple[Step, ...]:
    """Try steps one after another on copies of a position: what the engine would make of them."""
    steps = []
    for action in actions:
        after = state.clone()
        oracle.perform(after, action, None)
        steps.append(Step(action, state, after))
        state = after
    return tuple(steps)
