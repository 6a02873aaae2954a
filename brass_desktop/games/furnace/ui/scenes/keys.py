"""The keys of the table that mean the same as a click somewhere (each phase has its own)."""

from typing import Final

from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AuctionStage,
    DiscsView,
    SettlingStage,
)
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.production import ProductionStage, ToolsView
from brass_desktop.present.intents import AnyIntent
from brass_desktop.ui.window.input import Key

_STEPS: Final = {"up": 1, "down": -1}
_SIDES: Final = {"left": -1, "right": 1}


def intent_of(key: Key, view: TableView, focus: AnyIntent | None) -> AnyIntent | None:
    """Tell what a key means, None for keys that belong to the picture or to every table."""
    if key.ctrl:
        return None
    switch = _switch(key, view)
    if switch is not None:
        return switch
    match view.stage:
        case AuctionStage() as stage:
            return _bidding(key, stage, view)
        case SettlingStage() as stage:
            return _settling(key, stage)
        case _:
            return _producing(key, view, focus)


def _switch(key: Key, view: TableView) -> AnyIntent | None:
    intents: dict[str, AnyIntent] = {"p": it.SwitchPlanner()}
    if any(switch.id == "O" for switch in view.prompt.overlays):
        intents["o"] = it.SwitchOdds()
    return intents.get(key.name)


def _bidding(key: Key, stage: AuctionStage, view: TableView) -> AnyIntent | None:
    """Digits take discs, with Alt lots; up and down change the disc in hand."""
    if key.name.isdigit() and key.alt:
        at = int(key.name) - 1
        return stage.lots[at].intent if 0 <= at < len(stage.lots) else None
    if not isinstance(view.dock, DiscsView):
        return None
    held = [disc for disc in view.dock.discs if not disc.disc.used]
    if key.name.isdigit():
        return next((disc.intent for disc in view.dock.discs if disc.key == key.name), None)
    if key.name in _STEPS and held:
        return _other_disc(view.dock, _STEPS[key.name])
    return None


def _other_disc(dock: DiscsView, step: int) -> AnyIntent | None:
    """Return the next larger or smaller disc that is not placed yet."""
    held = sorted(
        (disc for disc in dock.discs if not disc.disc.used), key=lambda disc: int(disc.key)
    )
    chosen = [at for at, disc in enumerate(held) if disc.disc.light == "chosen"]
    at = chosen[0] + step if chosen else (0 if step > 0 else len(held) - 1)
    return held[at].intent if 0 <= at < len(held) else None


def _settling(key: Key, stage: SettlingStage) -> AnyIntent | None:
    """Digits answer how often; up and down change the answer."""
    choices = stage.compensation.choices
    if key.name.isdigit():
        return next((one.intent for one in choices if one.times == int(key.name)), None)
    if key.name in _STEPS:
        possible = [one for one in choices if one.possible]
        chosen = [at for at, one in enumerate(possible) if one.light == "chosen"]
        at = chosen[0] + _STEPS[key.name] if chosen else 0
        return possible[at].intent if 0 <= at < len(possible) else None
    return None


def _producing(key: Key, view: TableView, focus: AnyIntent | None) -> AnyIntent | None:
    """Tools by their keys; Shift and an arrow moves the card that has the focus."""
    if isinstance(view.stage, ProductionStage):
        moved = _moved(key, view.stage, focus)
        if moved is not None:
            return moved
    if key.name in ("enter", "w", "k", "p"):
        return None
    tools = view.dock.tools if isinstance(view.dock, ToolsView) else ()
    wanted = {"space": "Space"}.get(key.name, key.name.upper())
    return next((tool.intent for tool in tools if tool.control.key == wanted), None)


def _moved(key: Key, stage: ProductionStage, focus: AnyIntent | None) -> AnyIntent | None:
    """Move the focused card, or step the number that has the focus."""
    if isinstance(focus, it.ChangeCount) and key.name in _STEPS:
        return it.ChangeCount(focus.place, focus.line, _STEPS[key.name])
    if not isinstance(focus, it.PickCard) or not key.shift or key.name not in _SIDES:
        return None
    place = next((one for one in stage.places if one.intent == focus), None)
    return None if place is None else it.MoveCard(focus.card, place.at + _SIDES[key.name])


def focus_of(key: Key, view: TableView) -> AnyIntent | None:
    """Tell which step of the line a digit leads the keyboard to."""
    stage = view.stage
    if not isinstance(stage, ProductionStage) or not key.name.isdigit() or key.ctrl:
        return None
    at = int(key.name) - 1
    return stage.places[at].intent if 0 <= at < len(stage.places) else None
