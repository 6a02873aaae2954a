"""The Agent's panel: its discs, the way of its last roll, and where the next one may lead."""

from collections.abc import Sequence

from brass_desktop.games.furnace.engine import ids
from brass_desktop.games.furnace.engine.bidding import agent_target
from brass_desktop.games.furnace.engine.events import (
    AgentPassedBy,
    DieRolled,
    DiscPlaced,
    Event,
    RowDealt,
)
from brass_desktop.games.furnace.engine.ids import AUCTION
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.frame import AgentView, FaceView, RollView
from brass_desktop.games.furnace.present.viewmodel.pieces import AGENT, DiscView
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable

CLAUSE = "F-7.2"
_MOST_PASSED = 1
"""So many lots passed by are told one by one."""


def build_agent(seen: SeenTable) -> AgentView | None:
    """Describe the Agent where it bids."""
    state = seen.state
    rules = state.rules
    if state.players != rules.agent_players:
        return None
    discs = sorted(rules.discs_in(rules.discs.agent), key=lambda disc: -rules.discs.value[disc])
    bids_on = state.phase == AUCTION and bool(state.agent_discs)
    before = [owner for owner in state.lap if owner != ids.AGENT][-1]
    return AgentView(
        name=words.AGENT(),
        caption=words.AGENT_BIDS(),
        owner=AGENT,
        discs=tuple(
            DiscView(AGENT, rules.discs.value[disc], used=not state.agent_discs >> disc & 1)
            for disc in discs
        ),
        last=_last_roll(seen),
        next_title=words.NEXT_ROLL(),
        next_caption=words.AFTER_BID(name=seen.name(before)) if bids_on else words.ALL_PLACED(),
        faces=tuple(_face(seen, face) for face in range(rules.die)) if bids_on else (),
    )


def _face(seen: SeenTable, face: int) -> FaceView:
    target = agent_target(seen.state, face)
    if target is None:
        return FaceView(face + 1, 0, words.FACE_TIP_NONE())
    lot, disc = target
    value = seen.state.rules.discs.value[disc]
    return FaceView(face + 1, lot + 1, words.FACE_TIP(face=face + 1, lot=lot + 1, value=value))


def _last_roll(seen: SeenTable) -> RollView | None:
    """Tell the last roll of this round and its way."""
    events = _of_this_round(seen)
    rolls = [at for at, event in enumerate(events) if isinstance(event, DieRolled)]
    if not rolls:
        return None
    rolled, way = events[rolls[-1]], events[rolls[-1] + 1 :]
    assert isinstance(rolled, DieRolled), "found as one"
    face = rolled.lot + 1
    title = words.LAST_ROLL(face=face)
    return RollView(face, title, tuple(_way(seen, events[: rolls[-1]], way)), CLAUSE)


def _way(seen: SeenTable, before: Sequence[Event], way: Sequence[Event]) -> list[str]:
    held = {
        event.lot for event in before if isinstance(event, DiscPlaced) and event.owner == ids.AGENT
    }
    passed = [event.lot for event in way if isinstance(event, AgentPassedBy)]
    placed = next(event for event in way if isinstance(event, DiscPlaced))
    if len(passed) > _MOST_PASSED:
        told = [words.PASSED_SEVERAL(len(passed))]
    else:
        told = [(words.HAS_OWN if lot in held else words.TAKES_NONE)(lot=lot + 1) for lot in passed]
    value = seen.state.rules.discs.value[placed.disc]
    return [*told, words.PUTS(lot=placed.lot + 1, value=value)]


def _of_this_round(seen: SeenTable) -> list[Event]:
    """List the events since the row was dealt; the first row has none of them before it."""
    events = [event for entry in seen.log for event in entry.events]
    dealt = [at for at, event in enumerate(events) if isinstance(event, RowDealt)]
    return events[dealt[-1] + 1 :] if dealt else events
