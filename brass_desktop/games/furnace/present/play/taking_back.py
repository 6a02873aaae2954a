"""What Undo and Redo say: what they do, or why what was done stays (F-3.2, F-7.2)."""

from dataclasses import replace

from brass_desktop.games.furnace.engine.events import DieRolled, RowDealt
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.take_back import redo_way, undo_way
from brass_desktop.present.text import table as common
from brass_desktop.present.text import take_back as taken
from brass_desktop.present.tips import Tip


def with_ways(
    tools: tuple[ControlView, ...], session: FurnaceSession, *, making: bool
) -> tuple[ControlView, ...]:
    """Light every tool exactly when it does something, and let it say what."""
    return tuple(_tool(tool, session, making=making) for tool in tools)


def _tool(tool: ControlView, session: FurnaceSession, *, making: bool) -> ControlView:
    match tool.id:
        case "undo":
            lit, why = _undo(session, making=making)
        case "redo":
            lit, why = _redo(session)
        case _:
            return replace(tool, state=ControlState.ENABLED)
    state = ControlState.ENABLED if lit else ControlState.DISABLED
    return replace(tool, state=state, tip=Tip(tool.label, why))


def _undo(session: FurnaceSession, *, making: bool) -> tuple[bool, str]:
    if making:
        return True, words.UNDO_CHOICE()
    way = undo_way(session)
    if way is None:
        return False, why_it_stays(session)
    if way.asks:
        return True, taken.UNDO_ASKS()
    if not session.crosses_fence(way.kept):
        return True, common.TOOL_TIPS["undo"]()
    return True, taken.UNDO_OWN_TURN()


def why_it_stays(session: FurnaceSession) -> str:
    """Say what has happened since that nobody can take back."""
    if not session.log:
        return taken.NO_UNDO()
    last = session.log[-1]
    if any(isinstance(event, DieRolled) for event in last.events):
        return words.STAYS_DIE()
    if any(isinstance(event, RowDealt) for event in last.events):
        return words.STAYS_DEAL()
    if last.seat != session.actor:
        return words.STAYS_OTHER(name=session.players[last.seat].name)
    return taken.NO_UNDO()


def _redo(session: FurnaceSession) -> tuple[bool, str]:
    way = redo_way(session)
    if way is None:
        return False, taken.NO_REDO()
    one = way == len(session.log) + 1
    return True, common.TOOL_TIPS["redo"]() if one else taken.REDO_TURN()
