"""A game that is being played: the table model behind the picture, and what came of each click."""

from dataclasses import replace
from typing import cast, get_args

from brass_desktop.bots.thought import Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import Pick
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import LocationId
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.present.intents import Intent, PlayIntent
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.choices import LIT, lit_intents
from brass_desktop.games.brass.present.play.choosing import meaning
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.hints import Suggestions, with_ghost
from brass_desktop.games.brass.present.play.lights import light_board, lights_of_refused
from brass_desktop.games.brass.present.play.mat import mat_to_choose
from brass_desktop.games.brass.present.play.overlays import lay_over
from brass_desktop.games.brass.present.play.table import TableViews, is_begun
from brass_desktop.games.brass.present.play.traces import (
    rivals_turn,
    told_last,
    trace_of,
    with_traces,
)
from brass_desktop.games.brass.present.play.watching import with_tempo
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.mat import MatView
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.present.words import BrassWords
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import LookAt, Press, TakeHint
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.outcome import Outcome, Refused
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.tips import Tip

_PLAY_INTENTS = get_args(PlayIntent)
_PUTS_HINTS_AWAY = (Press("hint"), Press("back"))
_EXPLAINED = (
    it.PickSlot, it.PickLink, it.PickMerchant, it.PickDistantMarket,
    it.PickMarket, it.PickCard, it.PickIndustry,
)  # fmt: skip


class BrassTable:
    """Serves one viewer at a time; without a viewer the hand lies face down."""

    def __init__(
        self,
        session: BrassSession,
        viewer: Seat | None,
        *,
        tempo: Tempo | None = None,
        confirms: bool = True,
    ) -> None:
        self.session = session
        self.viewer = viewer
        self.desk = Desk(session)
        self.confirms = confirms
        """Whether every action waits for Confirm; otherwise a decided one happens at once."""
        self._tempo = tempo or Tempo()
        self._was_paused = False
        self._refused: Intent | None = None
        """What was clicked then, while the map shows it."""
        self.overlay: str | None = None
        """The overlay that is switched on, by its key."""
        self._pointed: LocationId | None = None
        self._told: int | None = None
        """The line of the chronicle that is pointed at; its places are lit on the map."""
        self._hints: Suggestions | None = None
        """What was advised for the position, until it changes or is put away."""
        self._hinted: int | None = None
        """The hint that is pointed at; the map shows it."""
        self._remarks: dict[int, str] = {}
        """Why bots did what they did, by the number of the line that tells of it."""
        self._views = TableViews(self.desk)
        self._view: TableView | None = None
        session.watch(lambda _: self._change())

    @property
    def naming(self) -> Naming:
        """The names at this table."""
        rules = self.session.state.rules
        return Naming(rules, [player.name for player in self.session.players])

    def forget(self) -> None:
        """Build the view anew, as after a change of language."""
        self._views.forget()
        self._view = None

    def show_to(self, viewer: Seat | None) -> None:
        """Turn the table to another seat, or hide every hand."""
        self.viewer = viewer
        self._change()

    def view(self) -> TableView:
        """Return the table as the viewer sees it; the same object until something changes."""
        if self._view is None or self._was_paused != self._tempo.paused:
            self._was_paused = self._tempo.paused
            view = self._with_rivals(self._views.for_seat(self.viewer))
            view = self._with_remarks(self._with_hints(view))
            self._view = self._with_refused(self._with_told(self._with_overlay(view)))
        return self._view

    def _with_hints(self, view: TableView) -> TableView:
        """Lay hints where the chronicle is, while nothing has been chosen yet."""
        if self._hints is None or not self.is_deciding or self.desk.draft.picks:
            return view
        seen = replace(Seen.of(self.session, self.viewer), state=self.desk.untouched)
        view = replace(view, hints=self._hints.view(seen, self.desk.actor))
        if self._hinted is None or self._hinted >= len(self._hints.options):
            return view
        action = self._hints.action(self._hinted)
        return replace(view, board=with_ghost(view.board, seen, action))

    def _with_remarks(self, view: TableView) -> TableView:
        if not self._remarks:
            return view
        entries = tuple(
            replace(entry, remark=self._remarks.get(entry.number, ""))
            if entry.owner is not None
            else entry
            for entry in view.chronicle.entries
        )
        return replace(view, chronicle=replace(view.chronicle, entries=entries))

    def _with_rivals(self, view: TableView) -> TableView:
        """Mark what a rival did last; while an action is being made the map belongs to it."""
        if self.desk.draft.picks:
            return view
        turn = rivals_turn(self.session, self.viewer)
        if self.is_bots_turn and not self.is_deciding:
            view = with_tempo(view, self._tempo, told_last(view, turn))
        return with_traces(view, self.session, self.viewer, turn)

    def _with_told(self, view: TableView) -> TableView:
        if self._told is None or not 0 < self._told <= len(self.session.log):
            return view
        trace = trace_of(self.session, range(self._told - 1, self._told))
        return replace(view, board=replace(view.board, trace=trace))

    def _with_refused(self, view: TableView) -> TableView:
        if self._refused is None:
            return view
        return replace(view, board=light_board(view.board, lights_of_refused(self._refused)))

    def forgive(self) -> None:
        """Take the mark of a refusal off the map."""
        if self._refused is not None:
            self._refused = None
            self._view = None

    def _with_overlay(self, view: TableView) -> TableView:
        switches = tuple(
            replace(s, state=ControlState.LIT if s.id == self.overlay else ControlState.ENABLED)
            for s in view.prompt.overlays
        )
        view = replace(view, prompt=replace(view.prompt, overlays=switches))
        if self.overlay is None:
            return view
        seen = Seen.of(self.session, self.viewer)
        board = lay_over(view.board, self.overlay, seen, self._pointed)
        return replace(view, board=board)

    def toggle(self, overlay: str) -> None:
        """Switch an overlay on, or off if it is on; there is one at a time."""
        self.overlay = None if self.overlay == overlay else overlay
        self._view = None

    def point_at(self, intent: object) -> bool:
        """Be told what the pointer is on; true when the map follows it."""
        told = intent.number if isinstance(intent, LookAt) else None
        changed, self._told = told != self._told, told
        hinted = intent.number if isinstance(intent, TakeHint) else None
        changed = changed or hinted != self._hinted
        self._hinted = hinted
        if self.overlay == "C" and isinstance(intent, it.PickSlot):
            board = self.session.state.rules.board
            location = board.slot_location[board.slots.index(intent.slot)]
            changed = changed or location != self._pointed
            self._pointed = location
        if changed:
            self._view = None
        return changed

    def mat(self, owner: str) -> MatView:
        """Return the mat of a player colour; the own one is lit while a tile is to be chosen."""
        colours = [player.colour for player in self.session.players]
        seat, seen = Seat(colours.index(owner)), Seen.of(self.session, self.viewer)
        if seat == self.viewer and self.is_deciding:
            return mat_to_choose(self.desk, seen, seat)
        return build_mat(seen, seat)

    def mean(self, intent: object) -> Outcome:
        """Do what the player meant, as far as it is this seat's turn."""
        self.forgive()
        if isinstance(intent, it.ToggleOverlay):
            self.toggle(intent.overlay)
        if intent in _PUTS_HINTS_AWAY and not self.is_making:
            self._put_hints_away()
        meant = self._slot_meant(intent) if isinstance(intent, it.PickPlace) else intent
        if isinstance(meant, _PLAY_INTENTS) and self.is_deciding:
            return self._play(meant)
        return None

    @property
    def is_deciding(self) -> bool:
        """Tell whether the viewer is the one to decide."""
        return self.session.actor is not None and self.viewer == self.session.actor

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is the one to decide."""
        return is_bot(self.session, self.session.actor)

    @property
    def is_making(self) -> bool:
        """Tell whether something has been picked for an action."""
        return bool(self.desk.draft.picks)

    @property
    def making(self) -> tuple[Pick, ...]:
        """The picks for the action in the making."""
        return self.desk.draft.picks

    def resume(self, making: object) -> None:
        """Go on with picks that were made at the same position."""
        self.desk.take_up(cast(tuple[Pick, ...], making))
        self._view = None

    @property
    def is_advised(self) -> bool:
        """Tell whether hints lie on the table, or are being thought about."""
        return self._hints is not None

    def advise(self, thought: Thought[Action] | None) -> None:
        """Lay hints on the table; None while they are being thought about."""
        self._hints = Suggestions.of(thought)
        self._view = None

    def remark(self, entry: int, reasons: str) -> None:
        """Note in the chronicle why a bot did what entry `entry` tells."""
        self._remarks[entry] = reasons
        self._view = None

    def _put_hints_away(self) -> None:
        self._hints = self._hinted = None
        self._view = None

    def lit(self) -> list[PlayIntent]:
        """List every lit thing."""
        return lit_intents(self.view())

    def usual(self) -> Press:
        """Take Enter for Confirm while there is something to confirm, else for End turn."""
        confirm = self.view().turn.confirm is not None
        return Press("confirm" if confirm else "end_turn")

    def touched(self) -> list[PlayIntent]:
        """The places of the map that the last turn of a rival touched."""
        trace = self.view().board.trace
        if trace is None:
            return []
        slots, links = map(it.PickSlot, trace.slots), map(it.PickLink, trace.links)
        return [*slots, *links, *map(it.PickMerchant, trace.merchants)]

    def tip(self, intent: Intent) -> Tip | None:
        """Say why something cannot be chosen for the action in the making; None when it can.

        With nothing chosen nothing is refused: whoever rests on a thing asks what it is.
        """
        if not self.is_deciding or not self.desk.draft.picks:
            return None
        intent = self._slot_meant(intent)
        refusal = self.desk.reason(intent) if isinstance(intent, _EXPLAINED) else None
        return None if refusal is None else BrassWords().refusal(self.session, refusal)

    def about(self, thing: Thing, intent: Intent | None) -> Tip | None:
        """Explain a thing to the viewer, and what choosing it means for the running action."""
        tip = about(Seen.of(self.session, self.viewer), thing)
        if intent is None or not self.is_deciding or not is_begun(self.desk.draft):
            return tip
        means = meaning(self.desk, self.naming, self._slot_meant(intent))
        return replace(tip, foot=means) if means else tip

    def _slot_meant(self, intent: Intent) -> Intent:
        """Take a place for its first slot that is lit, else for the first, which says why not."""
        if not isinstance(intent, it.PickPlace):
            return intent
        places = self.view().board.places
        slots = next(place.slots for place in places if place.location == intent.location)
        lit = (slot for slot in slots if slot.light in LIT)
        return it.PickSlot(next(lit, slots[0]).slot)

    def propose(self, action: Action) -> None:
        """Lay a suggested action out on the table, ready to be confirmed or changed."""
        self.desk.propose(action)
        self._view = None

    def _play(self, intent: PlayIntent) -> Outcome:
        if isinstance(intent, TakeHint):
            if self._hints is not None:
                self.propose(self._hints.action(intent.number))
            return None
        outcome = self.desk.meant(intent)
        if outcome is None and not self.confirms and self.desk.is_decided:
            outcome = self.desk.meant(Press("confirm"))
        self._view = None
        if isinstance(outcome, Refused):
            self._refused = intent
        return outcome

    def _change(self) -> None:
        self.desk.reset()
        self._put_hints_away()
        self._remarks = {n: why for n, why in self._remarks.items() if n <= len(self.session.log)}
        self._view = None
