"""The table while somebody else decides: what was done last, and the pace of the bots."""

from dataclasses import replace

from brass_desktop.games.brass.engine.ids import FINISHED
from brass_desktop.games.brass.present.text import actions
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import DockView, TableView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.panels import TurnView
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.tips import Tip


def watch(seen: Seen, view: TableView) -> TableView:
    """Show the table to someone who has nothing to decide now."""
    actor = seen.state.actor
    over = seen.state.phase == FINISHED
    question = text.GAME_OVER() if over else text.WAITING(name=seen.name(actor))
    tip = Tip(question)
    dark = tuple(
        replace(control, state=ControlState.DISABLED, tip=tip)
        if control.id in seen.rules.card_actions
        else control
        for control in view.dock.actions
    )
    owner = view.prompt.owner if over else seen.owner(actor)
    return replace(
        view,
        dock=DockView(dark),
        prompt=replace(view.prompt, owner=owner, question=question),
    )


def with_tempo(view: TableView, tempo: Tempo, told: ChronicleEntry | None) -> TableView:
    """Say what a bot did last, and offer to pause, to step and to change the pace."""
    prompt = view.prompt
    if told is not None and told.owner is not None:
        prompt = replace(prompt, owner=told.owner, question=told.sentence)
    if tempo.paused:
        prompt = replace(prompt, question=text.PAUSED(told=prompt.question))
    return replace(view, prompt=prompt, turn=_controls(view.turn, tempo))


def _controls(turn: TurnView, tempo: Tempo) -> TurnView:
    paused = ControlState.ENABLED if tempo.paused else ControlState.DISABLED
    step = ControlView(
        "step", actions.STEP(), "next-button", "Enter", paused, Tip(actions.STEP_TIP())
    )
    word, icon, tip = actions.GO_ON if tempo.paused else actions.PAUSE
    lit = ControlState.LIT if tempo.paused else ControlState.ENABLED
    pause = ControlView("pause", word(), icon, "Space", lit, Tip(tip()))
    menu = [tool for tool in turn.tools if tool.id == "menu"]
    tools = [
        ControlView(id, word(), icon, key, ControlState.ENABLED, Tip(word(), tip()))
        for id, (word, icon, key, tip) in actions.WATCH_TOOLS.items()
    ]
    return replace(turn, back=None, confirm=None, watch=(step, pause), tools=(*tools, *menu))
