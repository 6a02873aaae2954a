"""A game that is being played: the table model behind the picture, and what came of each click."""

from dataclasses import replace
from typing import get_args

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.actions import END_TURN, Action
from brass_desktop.games.brass.draft import draft_of
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import TURN_DONE, LocationId
from brass_desktop.present import intents as it
from brass_desktop.present.intents import Intent, PlayIntent
from brass_desktop.present.naming import Naming
from brass_desktop.present.play.choices import LIT
from brass_desktop.present.play.desk import Desk, Refused, Submitted
from brass_desktop.present.play.lights import light_board, lights_of_refused
from brass_desktop.present.play.mat import mat_to_choose
from brass_desktop.present.play.opponents import is_bot
from brass_desktop.present.play.overlays import lay_over
from brass_desktop.present.play.table import TableViews
from brass_desktop.present.play.tempo import Tempo
from brass_desktop.present.play.traces import rivals_turn, told_last, trace_of, with_traces
from brass_desktop.present.play.watching import with_tempo
from brass_desktop.present.refusals import explain
from brass_desktop.present.text import refusals as words
from brass_desktop.present.viewmodel.build_mat import build_mat
from brass_desktop.present.viewmodel.mat import MatView
from brass_desktop.present.viewmodel.panels import ControlState, TableView
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import Seen

_PLAY_INTENTS = get_args(PlayIntent)
_EXPLAINED = (
    it.PickSlot, it.PickLink, it.PickMerchant, it.PickMarket, it.PickCard, it.PickIndustry
)  # fmt: skip

_FOR_THE_SCENE = ("menu", "hint", "replay", "slower", "faster")


class PlayedTable:
    """Serves one viewer at a time; without a viewer the hand lies face down."""

    def __init__(self, session: BrassSession, viewer: Seat | None) -> None:
        self.session = session
        self.viewer = viewer
        self.desk = Desk(session)
        self.refusal: Refusal | None = None
        """Why the last click was not possible, until the next one."""
        self._refused: Intent | None = None
        """What was clicked then, while the map shows it."""
        self.played: list[Submitted] = []
        """Actions carried out since the scene last looked."""
        self.asked: list[it.Press | it.LookAt] = []
        """What is the scene's matter, such as the menu or a moment of the chronicle."""
        self.confirms = True
        """Whether every action waits for Confirm; otherwise a decided one happens at once."""
        self.tempo = Tempo()
        """How fast bots follow each other, and whether they wait."""
        self.overlay: str | None = None
        """The overlay that is switched on, by its key."""
        self._pointed: LocationId | None = None
        self._told: int | None = None
        """The line of the chronicle that is pointed at; its places are lit on the map."""
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
        if self._view is None:
            view = self._with_rivals(self._views.for_seat(self.viewer))
            self._view = self._with_refused(self._with_told(self._with_overlay(view)))
        return self._view

    def _with_rivals(self, view: TableView) -> TableView:
        """Mark what a rival did last; while an action is being made the map belongs to it."""
        if self.desk.draft.picks:
            return view
        turn = rivals_turn(self.session, self.viewer)
        if self.is_bots_turn and not self.is_deciding:
            view = with_tempo(view, self.tempo, told_last(view, turn))
        return with_traces(view, self.session, turn)

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

    def point_at(self, intent: Intent | None) -> bool:
        """Be told what the pointer is on; true when the map follows it."""
        told = intent.number if isinstance(intent, it.LookAt) else None
        changed, self._told = told != self._told, told
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

    def mean(self, intent: Intent) -> None:
        """Do what the player meant, as far as it is this seat's turn."""
        intent = self._slot_meant(intent)
        self.refusal = None
        self.forgive()
        if isinstance(intent, it.ToggleOverlay):
            self.toggle(intent.overlay)
        elif isinstance(intent, it.LookAt) or (
            isinstance(intent, it.Press) and intent.control in _FOR_THE_SCENE
        ):
            self.asked.append(intent)
        elif isinstance(intent, it.Press) and self.is_bots_turn:
            self._conduct(intent.control)
        elif isinstance(intent, _PLAY_INTENTS) and self.is_deciding:
            self._play(intent)

    @property
    def is_deciding(self) -> bool:
        """Tell whether the viewer is the one to decide."""
        return self.session.actor is not None and self.viewer == self.session.actor

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is the one to decide."""
        return is_bot(self.session, self.session.actor)

    @property
    def is_turn_done(self) -> bool:
        """Tell whether the viewer has acted and has only the turn to end."""
        return self.is_deciding and self.session.state.phase == TURN_DONE

    @property
    def traced(self) -> list[PlayIntent]:
        """The places of the map that the last turn of a rival touched."""
        trace = self.view().board.trace
        if trace is None:
            return []
        slots, links = map(it.PickSlot, trace.slots), map(it.PickLink, trace.links)
        return [*slots, *links, *map(it.PickMerchant, trace.merchants)]

    def _conduct(self, control: str) -> None:
        """Pause the bots, let them go on, or let one of them act once."""
        if control == "pause":
            self.tempo.toggle()
        elif control == "step" and self.tempo.paused:
            self.tempo.step()
        self._view = None

    def can_take_back_to(self, count: int) -> bool:
        """Tell whether the viewer may take back everything after the first `count` actions."""
        return self.is_deciding and self.session.can_undo_to(count)

    def take_back_to(self, count: int) -> None:
        """Take back everything after the first `count` actions."""
        self.session.undo_to(count)

    def tip(self, intent: Intent) -> Tip | None:
        """Explain why something on the table cannot be chosen; None when it can."""
        intent = self._slot_meant(intent)
        if not self.is_deciding or not isinstance(intent, _EXPLAINED):
            return None
        refusal = self.desk.reason(intent)
        return None if refusal is None else self.words_for(refusal)

    def _slot_meant(self, intent: Intent) -> Intent:
        """Take a place for its first slot that is lit, else for the first, which says why not."""
        if not isinstance(intent, it.PickPlace):
            return intent
        places = self.view().board.places
        slots = next(place.slots for place in places if place.location == intent.location)
        lit = (slot for slot in slots if slot.light in LIT)
        return it.PickSlot(next(lit, slots[0]).slot)

    def words_for(self, refusal: Refusal) -> Tip:
        """Put a refusal into a tooltip, with the rule it rests on."""
        why = explain(self.naming, refusal)
        return Tip(why.head, why.body, words.CLAUSE(clause=why.clause), refused=True)

    def play(self, action: Action) -> None:
        """Carry out what a bot decided."""
        if action != END_TURN:
            self.tempo.acted()
        self.played.append(Submitted(self.session.submit(action)))

    def propose(self, action: Action) -> None:
        """Lay a suggested action out on the table, ready to be confirmed or changed."""
        self.desk.draft = draft_of(self.session.state, action)
        self._view = None

    def _play(self, intent: PlayIntent) -> None:
        answer = self.desk.meant(intent)
        if answer is None and not self.confirms and self.desk.is_decided:
            answer = self.desk.meant(it.Press("confirm"))
        self._view = None
        if isinstance(answer, Refused):
            self.refusal, self._refused = answer.refusal, intent
        elif isinstance(answer, Submitted):
            self.played.append(answer)

    def _change(self) -> None:
        self.desk.reset()
        if not self.is_bots_turn:
            self.tempo.release()
        self._view = None
