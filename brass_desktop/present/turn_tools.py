"""The buttons beside the end of a turn: the tools of whoever decides, and the pace of bots."""

from dataclasses import replace
from typing import Final

from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.panels import TurnView
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.text import table as words
from brass_desktop.present.tips import Tip

_ALWAYS: Final = ("menu",)
"""Tools that do something whoever looks; the others are lit for the seat that decides."""


def resting_tools() -> tuple[ControlView, ...]:
    """Return Undo, Redo, Hint and Menu as they are for somebody who only looks."""
    off, on = ControlState.DISABLED, ControlState.ENABLED
    return tuple(
        ControlView(
            id, word(), icon, key,
            on if id in _ALWAYS else off, Tip(word(), words.TOOL_TIPS[id]()),
        )
        for id, (word, icon, key) in words.TOOLS.items()
    )  # fmt: skip


def with_pace(turn: TurnView, tempo: Tempo) -> TurnView:
    """Offer to pause, to step and to change the pace, while bots play."""
    paused = ControlState.ENABLED if tempo.paused else ControlState.DISABLED
    step = ControlView("step", words.STEP(), "next-button", "Enter", paused, Tip(words.STEP_TIP()))
    word, icon, tip = words.GO_ON if tempo.paused else words.PAUSE
    lit = ControlState.LIT if tempo.paused else ControlState.ENABLED
    pause = ControlView("pause", word(), icon, "Space", lit, Tip(tip()))
    menu = [tool for tool in turn.tools if tool.id == "menu"]
    tools = [
        ControlView(id, word(), icon, key, ControlState.ENABLED, Tip(word(), tip()))
        for id, (word, icon, key, tip) in words.WATCH_TOOLS.items()
    ]
    return replace(turn, back=None, confirm=None, watch=(step, pause), tools=(*tools, *menu))
