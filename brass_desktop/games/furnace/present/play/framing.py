"""The whole table of a desk's parts: what stands around the stage, whoever looks."""

from dataclasses import replace

from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AUCTION, FINISHED
from brass_desktop.games.furnace.present.play.desk import DeskParts, Switches, TurnParts
from brass_desktop.games.furnace.present.play.taking_back import with_ways
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.build_agent import build_agent
from brass_desktop.games.furnace.present.viewmodel.build_frame import (
    build_badge,
    build_deck,
    build_seats,
    build_tray,
)
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.panels import PromptView, TurnView
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.text import table as common
from brass_desktop.present.tips import Tip
from brass_desktop.present.turn_tools import resting_tools, with_pace


def frame_table(
    seen: SeenTable, parts: DeskParts, chronicle: ChronicleView, switches: Switches
) -> TableView:
    """Put everything around the stage, as it is for somebody who only looks."""
    return TableView(
        badge=build_badge(seen),
        seats=build_seats(seen),
        agent=build_agent(seen),
        deck=build_deck(seen),
        stage=parts.stage,
        side=parts.side,
        ledger=parts.ledger,
        chronicle=chronicle,
        dock=parts.dock,
        prompt=_prompt(seen, parts, switches),
        tray=build_tray(seen, parts.after, glows=parts.glows),
        turn=_turn(parts.turn),
    )


def for_decision(view: TableView, session: FurnaceSession, *, making: bool) -> TableView:
    """Light the tools of whoever decides."""
    tools = with_ways(view.turn.tools, session, making=making)
    return replace(view, turn=replace(view.turn, tools=tools))


def for_watching(view: TableView, tempo: Tempo, told: ChronicleEntry | None) -> TableView:
    """Say what a bot did last, and offer to pause, to step and to change the pace."""
    prompt = view.prompt
    if told is not None and told.owner is not None:
        prompt = replace(prompt, owner=told.owner, question=told.sentence)
    if tempo.paused:
        prompt = replace(prompt, question=common.PAUSED(told=prompt.question))
    return replace(view, prompt=prompt, turn=with_pace(view.turn, tempo))


def _prompt(seen: SeenTable, parts: DeskParts, switches: Switches) -> PromptView:
    over = seen.state.phase == FINISHED
    owner = seen.colour(seen.seat if over else seen.state.actor)
    question = words.OVER() if over else parts.question
    return PromptView(owner, parts.crumbs, question, tuple(_switches(seen, switches)))


def _switches(seen: SeenTable, switches: Switches) -> list[ControlView]:
    """List the switches; odds are those of the Agent, while it bids."""
    on = {"P": switches.planner, "O": switches.odds}
    state = seen.state
    odds = state.players == state.rules.agent_players and state.phase == AUCTION
    return [
        ControlView(
            key,
            word(),
            icon,
            key,
            ControlState.LIT if on.get(key) else ControlState.ENABLED,
            Tip(common.WITH_KEY(name=word(), key=key), tip()),
        )
        for key, (word, icon, tip) in words.SWITCHES.items()
        if key != "O" or odds
    ]


def _turn(parts: TurnParts) -> TurnView:
    """Show how far a turn is; a button that can be pressed is brass."""
    return TurnView(
        caption=parts.caption,
        action=parts.done + 1,
        actions=parts.of,
        end=parts.main,
        end_note=parts.note,
        back=None,
        confirm=None,
        tools=resting_tools(),
    )
