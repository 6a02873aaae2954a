"""The bots at a table: they think in a worker process and never hold the window up."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.bots.client import Answer, BotClient, Trouble
from brass_desktop.bots.levels import LEVELS
from brass_desktop.bots.thought import Thought
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.actions import END_TURN, Action
from brass_desktop.games.brass.game import BrassGame, BrassSession
from brass_desktop.games.brass.ids import TURN_DONE

POLL_SECONDS: Final = 0.05
ADVISER: Final = "magnate"
"""The level that is asked for hints."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A bot has decided; `thought` tells why, except for the end of its turn."""

    action: Action
    thought: Thought | None
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class Advised:
    """A hint has been thought out for the seat that asked."""

    seat: Seat
    thought: Thought


def is_bot(session: BrassSession, seat: Seat | None) -> bool:
    """Tell whether a bot sits at a seat."""
    return seat is not None and session.players[seat].control in LEVELS


class Opponents:
    """Asks the worker for the bots of one session, one question at a time."""

    def __init__(self, session: BrassSession) -> None:
        self._session = session
        assert isinstance(session.game, BrassGame), "the bots know the Brass family only"
        self._client = BotClient(session.game)
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
        return self.is_bot(self._session.actor) and self._session.state.phase == TURN_DONE

    def ask_hint(self) -> None:
        """Begin to think about what the seat to decide could do."""
        seat = self._session.actor
        if seat is not None and not self.is_bot(seat):
            self._advising = seat
            self._asked_at = len(self._session.log)
            observation = self._session.game.observe(self._session.state, seat)
            self._client.ask_hint(observation, ADVISER, self._seed())

    def tick(self) -> Moved | Advised | Trouble | None:
        """Start, look or forget as the game asks for it; never wait."""
        seat = self._session.actor
        if self._asked_at is not None and self._asked_at != len(self._session.log):
            self.cancel()
        if not self._client.is_thinking and self.is_bot(seat):
            assert seat is not None, "no bot sits at a finished table"
            if self.ends_turn:
                return Moved(END_TURN, None)
            self._asked_at = len(self._session.log)
            observation = self._session.game.observe(self._session.state, seat)
            level = self._session.players[seat].control
            self._client.start(observation, level, self._seed())
        return self._read(self._client.poll())

    def cancel(self) -> None:
        """Drop the open question, as after an undo."""
        self._client.cancel()
        self._asked_at = None
        self._advising = None

    def close(self) -> None:
        """End the worker."""
        self._client.close()

    def _seed(self) -> int:
        """Derive a seed from the deal and the move, so that replays of a game agree."""
        return self._session.setup.seed * 1_000 + len(self._session.log)

    def _read(self, news: Answer | Trouble | None) -> Moved | Advised | Trouble | None:
        if not isinstance(news, Answer):
            return news
        self._asked_at = None
        seat, self._advising = self._advising, None
        if seat is not None:
            return Advised(seat, news.thought)
        return Moved(news.thought.action, news.thought, news.stand_in)
