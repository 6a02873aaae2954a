"""The table at any moment of a game that is watched again."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.about.things import Thing
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.present.viewmodel.sheets import (
    DeckSheetView,
    LargeCardView,
    WorksSheetView,
)
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView
from brass_desktop.present.intents import AnyIntent, LookAt
from brass_desktop.present.replay import Replay
from brass_desktop.present.tips import Tip

FurnaceReplay = Replay[FurnaceState, Action, Event, Observation]
"""A replay of a game."""


def watched_at(session: FurnaceSession, count: int, viewer: Seat | None) -> FurnaceTable:
    """Lay the table as it was after so many actions, for somebody who only looks."""
    return FurnaceTable(session.fork(count), viewer, watched=True)


class ReplayedTable:
    """Shows the table at the replay's cursor, through the eyes that the replay looks with."""

    is_studying = False
    is_reckoning = False

    def __init__(self, replay: FurnaceReplay) -> None:
        self.replay = replay
        self._table: tuple[tuple[int, Seat | None], FurnaceTable] | None = None
        self._view: TableView | None = None
        self._told: Sequence[ChronicleEntry] | None = None

    @property
    def table(self) -> FurnaceTable:
        """The table at the cursor."""
        key = (self.replay.cursor, self.replay.viewer)
        if self._table is None or self._table[0] != key:
            self._table = (key, watched_at(self.replay.session, *key))
            self._view = None
        return self._table[1]

    def view(self) -> TableView:
        """Describe the table at the cursor, with the whole game in the chronicle."""
        view = self.table.view()
        if self._view is None:
            self._view = replace(view, chronicle=self._chronicle())
        return self._view

    def _chronicle(self) -> ChronicleView:
        """Tell the whole game; what the cursor has not come to is faint."""
        if self._told is None:
            session = self.replay.session
            self._told = FurnaceTable(session, None, watched=True).view().chronicle.entries
        cursor = self.replay.cursor
        return ChronicleView(
            tuple(
                replace(
                    entry,
                    ahead=entry.number > cursor,
                    fresh=entry.owner is not None and entry.number == cursor,
                )
                for entry in self._told
            )
        )

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""
        self._table = self._view = self._told = None

    def mean(self, intent: AnyIntent) -> None:
        """Look at the moment of a line of the chronicle; nothing else can be meant here."""
        if isinstance(intent, LookAt):
            self.replay.playing = False
            self.replay.jump(intent.number)

    def tip(self, intent: AnyIntent) -> Tip | None:
        """Refuse nothing, for nothing can be chosen."""
        return None

    def about(self, thing: Thing) -> Tip | None:
        """Explain a thing."""
        return self.table.about(thing)

    def lit(self) -> Sequence[AnyIntent]:
        """Light nothing."""
        return ()

    def poll(self) -> bool:
        """Study nothing."""
        return False

    def works(self, owner: str) -> WorksSheetView:
        """Describe everybody's works."""
        return self.table.works(owner)

    def deck(self) -> DeckSheetView:
        """Describe all companies."""
        return self.table.deck()

    def large(self, card: CardId) -> LargeCardView:
        """Describe one card."""
        return self.table.large(card)
