"""What a rival did last, marked on the map and in the chronicle until the person acts."""

from collections.abc import Iterator
from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import SellLeg
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.recap import last_turn
from brass_desktop.games.brass.present.viewmodel.board import TraceView
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.chronicle import ChronicleEntry

_ON_SLOTS = (ev.TilePlaced, ev.TileFlipped, ev.TileRemoved, ev.CubeTaken)


def rivals_turn(session: BrassSession, viewer: Seat | None) -> range:
    """Return the entries of the turn that someone else than the viewer played last.

    It is empty at the beginning and once the viewer has acted since. The end of a turn is no
    action: it leaves the marks of the turn it ends.
    """
    last = len(session.log)
    while last and session.log[last - 1].action.kind == "end_turn":
        last -= 1
    first, seat = last, session.log[last - 1].seat if last else viewer
    if seat == viewer:
        return range(0)
    while first and session.log[first - 1].seat == seat:
        if session.log[first - 1].action.kind == "end_turn":
            break
        first -= 1
    return range(first, last)


def since_own_turn(session: BrassSession, viewer: Seat | None, turn: range) -> range:
    """Return the entries since the viewer's own last turn, those of a `turn` for nobody's eyes."""
    if viewer is None:
        return turn
    ended = last_turn(session, viewer)
    return range(0 if ended is None else ended + 1, turn.stop)


def with_traces(
    view: TableView, session: BrassSession, viewer: Seat | None, turn: range
) -> TableView:
    """Mark the places of a turn on the map, and in the chronicle all that the viewer missed."""
    if not turn:
        return view
    missed = since_own_turn(session, viewer, turn)
    told = tuple(
        replace(entry, fresh=entry.owner is not None and entry.number - 1 in missed)
        for entry in view.chronicle.entries
    )
    return replace(
        view,
        board=replace(view.board, trace=trace_of(session, turn)),
        chronicle=replace(view.chronicle, entries=told),
    )


def told_last(view: TableView, turn: range) -> ChronicleEntry | None:
    """Return the line of the chronicle about the last action of a turn."""
    return next(
        (
            entry
            for entry in view.chronicle.entries
            if turn and entry.owner is not None and entry.number - 1 == turn[-1]
        ),
        None,
    )


def trace_of(session: BrassSession, turn: range) -> TraceView:
    """Mark where some entries of one player touched the map."""
    board = session.state.rules.board
    events = [event for at in turn for event in session.log[at].events]
    slots = [board.slots[e.slot] for e in events if isinstance(e, _ON_SLOTS)]
    links = [board.links[e.link] for e in events if isinstance(e, ev.LinkPlaced)]
    merchants = [board.merchants[leg.merchant] for leg in _sales(session, turn)]
    owner = session.players[session.log[turn[0]].seat].colour
    return TraceView(owner, *(tuple(dict.fromkeys(ids)) for ids in (slots, links, merchants)))


def _sales(session: BrassSession, turn: range) -> Iterator[SellLeg]:
    for at in turn:
        yield from (leg for leg in session.log[at].action.legs if isinstance(leg, SellLeg))
