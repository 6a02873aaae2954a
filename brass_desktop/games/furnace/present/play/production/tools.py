"""The tools beside the line: what can be done now, and why not."""

from dataclasses import dataclass

from brass_desktop.games.furnace.engine.ids import COAL
from brass_desktop.games.furnace.engine.ruleset import Capitalist
from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.intents import (
    Intent,
    OpenDeck,
    OpenWorks,
    PickRepeat,
    RunAll,
    RunNext,
    StepBest,
    SwitchPlanner,
    TakeBest,
)
from brass_desktop.games.furnace.present.text import production as text
from brass_desktop.games.furnace.present.viewmodel.production import ToolsView, ToolView
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.tips import Tip

_ICONS = {
    "run": (icons.RUN, "Space"),
    "run_all": (icons.RUN_ALL, "A"),
    "best": (icons.BEST_ORDER, "B"),
    "repeat": (icons.REPEAT, "C"),
    "step": ("next-button", "S"),
    "planner": (icons.PLANNER, "P"),
    "rivals": (icons.RIVALS, "W"),
    "deck": (icons.DECK, "K"),
}


@dataclass(frozen=True, slots=True)
class Usable:
    """Which tools do something now."""

    run: bool = False
    best: bool = False
    step: bool = False
    repeat: bool = False
    planner: bool = False
    """What can be reckoned is reckoned by itself."""
    repeating: bool = False
    """A card is being chosen to run again."""


def build_tools(owner: str, capitalist: Capitalist, usable: Usable) -> ToolsView:
    """Lay out the tools; what is off says in its tip what it is for."""
    runs = ControlState.ENABLED if usable.run else ControlState.DISABLED
    first = ControlState.CHOSEN if usable.run else ControlState.DISABLED
    best = ControlState.ENABLED if usable.best else ControlState.DISABLED
    step = ControlState.ENABLED if usable.step else ControlState.DISABLED
    repeat = ControlState.ENABLED if usable.repeat else ControlState.DISABLED
    if usable.repeating:
        repeat = ControlState.CHOSEN
    planner = ControlState.CHOSEN if usable.planner else ControlState.ENABLED
    price = capitalist.repeat_cost
    return ToolsView(
        (
            _tool("run", first, RunNext()),
            _tool("run_all", runs, RunAll()),
            _tool("best", best, TakeBest()),
            _tool("repeat", repeat, PickRepeat(), coal=price[COAL] if price else 0),
            _tool("step", step, StepBest()),
            _tool("planner", planner, SwitchPlanner()),
            _tool("rivals", ControlState.ENABLED, OpenWorks(owner)),
            _tool("deck", ControlState.ENABLED, OpenDeck()),
        )
    )


def _tool(name: str, state: ControlState, intent: Intent, **numbers: int) -> ToolView:
    icon, key = _ICONS[name]
    label = text.TOOLS[name]()
    tip = Tip(label, text.TOOL_TIPS[name](**numbers))
    return ToolView(ControlView(name, label, icon, key, state, tip), intent)
