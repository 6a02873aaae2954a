"""The table while somebody else decides: what was done last, and the pace of the bots."""

from dataclasses import replace

from brass_desktop.games.brass.engine.ids import FINISHED
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.panels import DockView, TableView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.chronicle import ChronicleEntry
from brass_desktop.present.controls import ControlState
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.text import table as common
from brass_desktop.present.tips import Tip
from brass_desktop.present.turn_tools import with_pace


def watch(seen: Seen, view: TableView) -> TableView:
    """Show the table to someone who has nothing to decide now."""
    actor = seen.state.actor
    over = seen.state.phase == FINISHED
    question = text.GAME_OVER() if over else common.WAITING(name=seen.name(actor))
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
        prompt = replace(prompt, question=common.PAUSED(told=prompt.question))
    return replace(view, prompt=prompt, turn=with_pace(view.turn, tempo))
