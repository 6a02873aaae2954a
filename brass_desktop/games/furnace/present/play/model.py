"""A game that is played or watched: the table behind the picture, and what came of each click."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, get_args

from brass_desktop.bots.thought import Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import CardTaken, DiscPlaced
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import (
    AUCTION,
    FINISHED,
    INSERTING,
    PRODUCTION,
    SETTLING,
    CardId,
)
from brass_desktop.games.furnace.present.about.explaining import about
from brass_desktop.games.furnace.present.about.things import Thing
from brass_desktop.games.furnace.present.chronicle import opening
from brass_desktop.games.furnace.present.intents import (
    Intent,
    PickDisc,
    PickLot,
    PickStep,
    PlayIntent,
)
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.play.auction.desk import auction_desk
from brass_desktop.games.furnace.present.play.auction.settling import settling_desk
from brass_desktop.games.furnace.present.play.chain.desk import chain_desk
from brass_desktop.games.furnace.present.play.desk import (
    Desk,
    DeskParts,
    Help,
    Seated,
    StudyWorker,
    Switches,
    Workbench,
)
from brass_desktop.games.furnace.present.play.framing import for_decision, for_watching, frame_table
from brass_desktop.games.furnace.present.play.hints import Suggestions
from brass_desktop.games.furnace.present.play.production.desk import production_desk
from brass_desktop.games.furnace.present.viewmodel.build_sheets import (
    build_deck_sheet,
    build_large,
    build_works,
)
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.games.furnace.present.viewmodel.sheets import (
    DeckSheetView,
    LargeCardView,
    WorksSheetView,
)
from brass_desktop.games.furnace.present.words import FurnaceWords
from brass_desktop.present.agreement import agreed_hints
from brass_desktop.present.chronicle import ChronicleView
from brass_desktop.present.chronicler import Chronicler
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import AnyIntent, Press, TakeHint
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.outcome import Outcome
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.tips import Tip

_PLAY_INTENTS: Final = get_args(PlayIntent)
_PUTS_HINTS_AWAY: Final = (Press("hint"), Press("back"))
_BIDS: Final = (PickDisc, PickLot, PickStep)
_DESKS: Final[Mapping[int, Callable[[Seated], Desk]]] = {
    AUCTION: auction_desk,
    SETTLING: settling_desk,
    INSERTING: chain_desk,
    PRODUCTION: production_desk,
    FINISHED: production_desk,
}


class FurnaceTable:
    """Serves one viewer at a time; nothing but chance is hidden from anybody."""

    def __init__(
        self,
        session: FurnaceSession,
        viewer: Seat | None,
        *,
        tempo: Tempo | None = None,
        confirms: bool = True,
        studies: StudyWorker | None = None,
        help: Help | None = None,
        planning: bool = True,
        watched: bool = False,
    ) -> None:
        self.session = session
        self.viewer = viewer
        self.confirms = confirms
        """Whether a bid waits for End turn; otherwise a decided one happens at once."""
        self.studies = studies
        self.watched = watched
        """Whether the game is only looked at: nobody decides here."""
        self._help = help or Help()
        self._tempo = tempo or Tempo()
        self._was_paused = False
        self._switches = Switches(planner=planning)
        self._workbench = Workbench()
        self._chronicler = Chronicler()
        self._hints: Suggestions | None = None
        """What was advised for the position, until it changes or is put away."""
        self._remarks: dict[int, str] = {}
        """Why bots did what they did, by the number of the line that tells of it."""
        self._desk: Desk | None = None
        self._view: TableView | None = None
        session.watch(lambda _: self._change())

    @property
    def naming(self) -> Naming:
        """The names at this table."""
        return Naming(self.session.state.rules, [player.name for player in self.session.players])

    @property
    def is_deciding(self) -> bool:
        """Tell whether the viewer is the one to decide."""
        actor = self.session.actor
        return actor is not None and self.viewer == actor and not self.watched

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is the one to decide."""
        return is_bot(self.session, self.session.actor)

    @property
    def desk(self) -> Desk:
        """The desk of the phase, set up anew after every change."""
        if self._desk is None:
            self._desk = _DESKS[self.session.state.phase](self._seated())
        return self._desk

    def _seated(self) -> Seated:
        deciding = self.is_deciding and not self.is_bots_turn
        wanted = self.viewer is not None and (
            agreed_hints(self.session.table, self.viewer) != "none"
        )
        return Seated(
            session=self.session,
            viewer=self.viewer,
            deciding=deciding,
            naming=self.naming,
            studies=self.studies,
            help=replace(self._help, planner=self._help.planner and wanted),
            switches=self._switches,
            workbench=self._workbench,
        )

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""
        self._chronicler = Chronicler()
        self._view = None

    def show_to(self, viewer: Seat | None) -> None:
        """Turn the table to another seat."""
        self.viewer = viewer
        self._change()

    def view(self) -> TableView:
        """Return the table as the viewer sees it; the same object until something changes."""
        if self._view is None or self._was_paused != self._tempo.paused:
            self._was_paused = self._tempo.paused
            self._view = self._framed(self.desk.parts())
        return self._view

    def _framed(self, parts: DeskParts) -> TableView:
        view = frame_table(self.seen, parts, self._chronicle(), self._switches)
        if self.is_bots_turn and not self.watched:
            told = next((line for line in view.chronicle.entries if line.fresh), None)
            view = for_watching(view, self._tempo, told)
        elif self.is_deciding:
            view = for_decision(view, self.session, making=self.is_making)
        hints = self._hints
        if hints is None or not self.is_deciding or self.is_making:
            return view
        assert self.viewer is not None, "somebody decides"
        return replace(view, hints=hints.view(self.session, self.viewer))

    @property
    def seen(self) -> SeenTable:
        """The game as the frame is built from it."""
        return SeenTable.of(self.session, self.viewer)

    def _chronicle(self) -> ChronicleView:
        words, session = FurnaceWords(), self.session
        view = self._chronicler.tell(
            session.log, opening(self.naming, session.at(0)), lambda at: words.tell(session, at)
        )
        if not self._remarks:
            return view
        entries = tuple(
            replace(entry, remark=self._remarks.get(entry.number, ""))
            if entry.owner is not None
            else entry
            for entry in view.entries
        )
        return replace(view, entries=entries)

    def mean(self, intent: AnyIntent) -> Outcome:
        """Do what the player meant."""
        if intent in _PUTS_HINTS_AWAY and not self.is_making:
            self._hints = None
        self._view = None
        if isinstance(intent, TakeHint):
            return self._take_hint(intent.number)
        if not isinstance(intent, _PLAY_INTENTS):
            return None
        outcome = self.desk.mean(intent)
        if outcome is None and isinstance(intent, _BIDS) and not self.confirms:
            main = self.desk.parts().turn.main
            outcome = self.desk.mean(Press("end_turn")) if is_ready(main.state) else None
        self._view = None
        return outcome

    def _take_hint(self, number: int) -> Outcome:
        """Lay a suggested action out on the table, ready to be carried out or changed."""
        if self._hints is not None and self.is_deciding:
            self.desk.propose(self._hints.action(number))
        return None

    def forgive(self) -> None:
        """Keep the table as it is: a refusal leaves no mark here."""

    @property
    def is_making(self) -> bool:
        """Tell whether something has been chosen that is not carried out yet."""
        return self.desk.is_making

    @property
    def making(self) -> object:
        """What has been chosen and not carried out yet."""
        return self.desk.making

    def resume(self, making: object) -> None:
        """Go on with what had been chosen at the same position."""
        self.desk.take_up(making)
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

    def point_at(self, intent: AnyIntent | None) -> bool:
        """Be told what the pointer is on; true when the table follows it."""
        meant = intent if isinstance(intent, get_args(Intent)) else None
        changed = self.desk.point_at(meant)
        if changed:
            self._view = None
        return changed

    def poll(self) -> bool:
        """Look after what is being studied; true when there is something new to be drawn."""
        changed = self.desk.poll()
        if changed:
            self._view = None
        return changed

    def lit(self) -> Sequence[AnyIntent]:
        """List everything that invites a click, hints first."""
        hints = self.view().hints
        cards = [card.intent for card in hints.cards] if hints is not None else []
        return [*cards, *self.desk.lit()]

    def usual(self) -> AnyIntent:
        """Tell what Enter means while the keyboard is on nothing."""
        return self.desk.usual()

    def touched(self) -> Sequence[AnyIntent]:
        """List the lots that the last entry placed a disc on, or settled."""
        if not self.session.log or self.session.state.phase not in (AUCTION, SETTLING):
            return []
        events = self.session.log[-1].events
        return [PickLot(e.lot) for e in events if isinstance(e, DiscPlaced | CardTaken)][:1]

    def tip(self, intent: AnyIntent) -> Tip | None:
        """Say why something cannot be chosen now; None when it can, or nothing is asked."""
        if not self.is_deciding or not self.is_making or not isinstance(intent, _PLAY_INTENTS):
            return None
        refusal = self.desk.reason(intent)
        return None if refusal is None else FurnaceWords().refusal(self.session, refusal)

    def about(self, thing: Thing) -> Tip | None:
        """Explain a thing."""
        return about(self.seen, thing)

    def works(self, owner: str) -> WorksSheetView:
        """Describe everybody's works, those of a colour first."""
        return build_works(self.seen, owner)

    def deck(self) -> DeckSheetView:
        """Describe all companies."""
        return build_deck_sheet(self.seen)

    def large(self, card: CardId) -> LargeCardView:
        """Describe one card."""
        return build_large(self.seen, card)

    @property
    def is_reckoning(self) -> bool:
        """Tell whether the desk goes on with something at the next poll."""
        return self.desk.is_reckoning

    @property
    def is_studying(self) -> bool:
        """Tell whether something may still be found."""
        return self.studies is not None and self.studies.is_studying

    def _change(self) -> None:
        self._desk = self._view = self._hints = None
        self._remarks = {n: why for n, why in self._remarks.items() if n <= len(self.session.log)}


def is_ready(state: ControlState) -> bool:
    """Tell whether a button would do something."""
    return state is not ControlState.DISABLED
