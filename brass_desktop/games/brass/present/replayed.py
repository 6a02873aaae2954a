"""The table of the family at any moment of a game that is watched again."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.observation import Observation, covered
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.viewmodel.build_chronicle import BrassChronicler
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.mat import MatView
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.pieces import CardView
from brass_desktop.games.brass.present.viewmodel.seen import Seen, card_view
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView
from brass_desktop.present.intents import LookAt
from brass_desktop.present.replay import Replay
from brass_desktop.present.tips import Tip

BrassReplay = Replay[BrassState, Action, Event, Observation]
"""A replay of a game of the family."""


class ReplayedTable:
    """Shows the table at the replay's cursor, through the eyes that the replay looks with."""

    def __init__(self, replay: BrassReplay) -> None:
        self.replay = replay
        self._view: tuple[tuple[int, Seat | None], TableView] | None = None
        self._told: Sequence[ChronicleEntry] | None = None

    def view(self) -> TableView:
        """Describe the table at the cursor, with the whole game in the chronicle."""
        key = (self.replay.cursor, self.replay.viewer)
        if self._view is None or self._view[0] != key:
            self._view = (key, replace(build_table(self._seen()), chronicle=self.chronicle()))
        return self._view[1]

    def mat(self, owner: str) -> MatView:
        """Describe the mat of a player colour at the cursor."""
        colours = [player.colour for player in self.replay.session.players]
        return build_mat(self._seen(), Seat(colours.index(owner)))

    def mean(self, intent: object) -> None:
        """Look at the moment of a line of the chronicle; nothing else can be meant here."""
        if isinstance(intent, LookAt):
            self.replay.playing = False
            self.replay.jump(intent.number)

    def tip(self, intent: Intent) -> Tip | None:
        """Refuse nothing, for nothing can be chosen."""
        return None

    def about(self, thing: Thing, intent: Intent | None) -> Tip | None:
        """Explain a thing as it was at the cursor, to nobody in particular."""
        return about(replace(self._seen(), viewer=None), thing)

    def forget(self) -> None:
        """Find all words anew, as after a change of language."""
        self._view = None
        self._told = None

    def hands(self) -> list[tuple[str, tuple[CardView, ...]]]:
        """Give every seat's colour and cards at the cursor in turn order, unless closed."""
        state = self.replay.state
        if self.replay.closed:
            return []
        return [
            (
                self.replay.session.players[seat].colour,
                tuple(card_view(state.rules, card, n) for n, card in enumerate(state.hands[seat])),
            )
            for seat in state.order
        ]

    def chronicle(self) -> ChronicleView:
        """Tell the whole game, with what belongs to the cursor marked."""
        if self._told is None:
            told = BrassChronicler().tell(Seen.of(self.replay.session, None)).entries
            self._told = [replace(entry, fresh=False) for entry in told]
        now = self.replay.cursor
        # The end of a turn has no line of its own: the action before it stays marked.
        numbers = [entry.number for entry in self._told if entry.owner and entry.number <= now]
        fresh = max(numbers, default=-1)
        entries = [
            replace(
                entry,
                fresh=entry.number == fresh and entry.owner is not None,
                ahead=entry.number > now,
            )
            for entry in self._told
        ]
        return ChronicleView(tuple(entries))

    def _seen(self) -> Seen:
        replay = self.replay
        game, players = replay.session.game.id, tuple(replay.session.players)
        if replay.closed:
            return Seen(game, covered(replay.state, None), players, None)
        looking = replay.viewer if replay.viewer is not None else self._hand_seat()
        return Seen(game, replay.state, players, looking)

    def _hand_seat(self) -> Seat:
        """Return the seat whose hand is of interest: who has just acted, or is to act."""
        if self.replay.cursor:
            return self.replay.session.log[self.replay.cursor - 1].seat
        return self.replay.state.actor
