"""The bots at a table: they think in a worker process and never hold the window up."""

from dataclasses import dataclass
from typing import Any, Final

from brass_desktop.bots.client import BotAnswer, BotClient, Trouble
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.thought import AnyThought
from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.games.shelf import find

POLL_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Moved:
    """A bot has decided; `thought` tells why, except where there was nothing to think about."""

    action: Any
    thought: AnyThought | None
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class Advised:
    """A hint has been thought out for the seat that asked."""

    seat: Seat
    thought: AnyThought


def is_bot(session: AnySession, seat: Seat | None) -> bool:
    """Tell whether a bot sits at a seat."""
    return seat is not None and session.players[seat].control in find(session.game.id).levels


class Opponents:
    """Asks the worker for the bots of one session, one question at a time."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._client = BotClient(session.game, load_kit(session.game))
        self._asked_at: int | None = None
        """Length of the log when the open question was asked."""
        self._advising: Seat | None = None

    @property
    def is_thinking(self) -> bool:
        """Tell whether a question is open."""
        return self._client.is_thinking

    @property
    def is_advising(self) -> bool:
        """Tell whether the open question is a hint."""
        return self._advising is not None

    def is_bot(self, seat: Seat | None) -> bool:
        """Tell whether a bot sits there."""
        return is_bot(self._session, seat)

    @property
    def ends_turn(self) -> bool:
        """Tell whether a bot has acted and only its turn is to be ended."""
        return self._without_choice() is not None

    def ask_hint(self) -> None:
        """Begin to think about what the seat to decide could do."""
        seat = self._session.actor
        if seat is not None and not self.is_bot(seat):
            self._advising = seat
            self._asked_at = len(self._session.log)
            self._client.ask_hint(self._session.state)

    def tick(self) -> Moved | Advised | Trouble | None:
        """Start, look or forget as the game asks for it; never wait."""
        seat = self._session.actor
        if self._asked_at is not None and self._asked_at != len(self._session.log):
            self.cancel()
        if not self._client.is_thinking and self.is_bot(seat):
            assert seat is not None, "no bot sits at a finished table"
            action = self._without_choice()
            if action is not None:
                return Moved(action, None)
            self._asked_at = len(self._session.log)
            self._client.start(self._session.state, self._session.players[seat].control)
        return self._read(self._client.poll())

    def cancel(self) -> None:
        """Drop the open question, as after an undo."""
        self._client.cancel()
        self._asked_at = None
        self._advising = None

    def close(self) -> None:
        """End the worker."""
        self._client.close()

    def _without_choice(self) -> object:
        """Return what the bot to act does without a thought, if there is such an action."""
        if not self.is_bot(self._session.actor):
            return None
        return self._session.game.without_choice(self._session.state)

    def _read(self, news: BotAnswer[Any] | Trouble | None) -> Moved | Advised | Trouble | None:
        if not isinstance(news, BotAnswer):
            return news
        self._asked_at = None
        seat, self._advising = self._advising, None
        if seat is not None:
            return Advised(seat, news.thought)
        return Moved(news.thought.action, news.thought, news.stand_in)
