"""What has happened at a table since it was last shown."""

from typing import Any

from brass_desktop.core.session import AnySession, Played, Rewound

AnyPlayed = Played[Any, Any, Any]
"""An action of whichever game."""


class News:
    """Remembers the last action of a session until it is told."""

    def __init__(self, session: AnySession) -> None:
        self._played: AnyPlayed | None = None
        self.rewound = False
        """Whether actions were taken back or redone since the last look."""
        session.watch(self._note)

    @property
    def waits(self) -> bool:
        """Tell whether there is something to tell."""
        return self._played is not None

    def take(self) -> AnyPlayed | None:
        """Hand the last action over, once."""
        played, self._played, self.rewound = self._played, None, False
        return played

    def _note(self, change: AnyPlayed | Rewound[Any]) -> None:
        if isinstance(change, Played):
            self._played = change
        else:
            self._played = None
            self.rewound = True
