"""What has happened at a table since it was last shown."""

from brass_desktop.core.session import Played, Rewound
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.actions import Action
from brass_desktop.games.brass.events import Event
from brass_desktop.games.brass.state import BrassState
from brass_desktop.present.motion.stage import stage
from brass_desktop.present.motion.timeline import EMPTY, Timeline
from brass_desktop.present.viewmodel.seen import BrassSession, Seen


class News:
    """Remembers the last action of a session until it is told."""

    def __init__(self, session: BrassSession) -> None:
        self._session = session
        self._played: Played[BrassState, Action, Event] | None = None
        self.rewound = False
        """Whether actions were taken back or redone since the last look."""
        session.watch(self._note)

    @property
    def waits(self) -> bool:
        """Tell whether there is something to tell."""
        return self._played is not None

    def take(self, viewer: Seat | None, *, speed: float, reduced: bool) -> Timeline:
        """Tell the last action as one seat sees it, once."""
        played, self._played, self.rewound = self._played, None, False
        if played is None:
            return EMPTY
        game, players = self._session.game.id, tuple(self._session.players)
        before = Seen(game, played.before, players, viewer)
        after = Seen(game, played.after, players, viewer)
        return stage(played.entry, before, after, speed=speed, reduced=reduced)

    def _note(self, change: Played[BrassState, Action, Event] | Rewound[BrassState]) -> None:
        if isinstance(change, Played):
            self._played = change
        else:
            self._played = None
            self.rewound = True
