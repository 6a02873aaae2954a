"""The bots at a played table: they act one at a time, say why if asked, and give hints."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.present.advice import Thought
from brass_desktop.present.play.agreement import agreed_hints, agreed_switch
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.play.opponents import POLL_SECONDS, Advised, Moved, Opponents
from brass_desktop.present.play.tempo import other_pace
from brass_desktop.present.text import reasons as words
from brass_desktop.present.text import settings
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.scenes.play_advice import reason_tip
from brass_desktop.ui.scenes.play_notice import Notice
from brass_desktop.ui.scenes.play_seats import Seats


class BotSeats:
    """Lets bots act through the table's model and tells what they have to say."""

    def __init__(
        self,
        settings: SettingsStore,
        model: PlayedTable,
        opponents: Opponents,
        seats: Seats,
        notice: Notice,
    ) -> None:
        self._settings = settings
        self._model = model
        self._opponents = opponents
        self._seats = seats
        self._notice = notice

    @property
    def wake_after(self) -> float | None:
        """Seconds until a bot is to be asked or listened to; a paused one need not be."""
        if self._opponents.is_advising or self._ends_at_once:
            return POLL_SECONDS
        rest = self._model.tempo.wake_after
        if rest is None or not self._model.is_bots_turn:
            return None
        return max(rest, POLL_SECONDS)

    @property
    def _ends_at_once(self) -> bool:
        """Tell whether a turn is to be ended now; a curtain lets its last action be seen first."""
        return self._opponents.ends_turn and not self._seats.curtain

    def update(self, dt: float, *, moving: bool, advise: Callable[[Seat, Thought], None]) -> bool:
        """Let a bot move when it has decided and people have seen the last move."""
        tempo = self._model.tempo
        tempo.pause_ms = self._settings.current.bot_pause_ms
        tempo.pass_time(dt)
        waits = moving or (tempo.holds and not self._ends_at_once)
        if waits and not self._opponents.is_advising:
            return False
        match self._opponents.tick():
            case Moved() as moved:
                self._move(moved)
            case Advised(seat, thought):
                self._notice.clear()
                if seat == self._model.session.actor:
                    advise(seat, thought)
            case None:
                return False
            case _:
                self._notice.tell(Tip(words.BOT_TROUBLE(), words.WORKER_REPLACED()))
        return True

    def ask_hint(self) -> None:
        """Begin to think for the person to move, if that seat wants hints at all."""
        seat = self._model.session.actor
        if seat is None or not self._model.is_deciding:
            return
        if agreed_hints(self._model.session.table, seat) == "none":
            self._notice.tell(Tip(words.NO_HINTS()))
            return
        if self._model.is_turn_done:
            self._notice.tell(Tip(words.HINT_TITLE(), words.TURN_DONE()))
            return
        self._opponents.ask_hint()
        self._notice.tell(Tip(words.HINT_TITLE(), words.THINKING()))

    def change_pace(self, step: int) -> None:
        """Rest longer (+1) or shorter (-1) after each action, and say how long."""
        pace = other_pace(self._settings.current.bot_pause_ms, step)
        self._settings.change(bot_pause_ms=pace)
        self._notice.tell(Tip(settings.BOT_PAUSE(), settings.BOT_PAUSES[pace]()))

    def hint_if_wanted(self, seat: Seat) -> None:
        """Give a hint unasked where one is always wanted."""
        if agreed_hints(self._model.session.table, seat) == "always":
            self.ask_hint()

    def forget(self) -> None:
        """Drop the open question, as when a seat changes hands."""
        self._opponents.cancel()

    def _move(self, moved: Moved) -> None:
        told = self._reason(moved.thought) if moved.thought is not None else None
        self._model.play(moved.action)
        if moved.stand_in:
            told = Tip(words.BOT_TROUBLE(), words.STAND_IN())
        if told is not None:
            self._notice.tell_on_map(told, self._model.traced)

    def _reason(self, thought: Thought) -> Tip | None:
        """Say why a bot moves as it does, where the table wants to hear it."""
        seat = self._model.session.actor
        usual = self._settings.current.bot_reasons
        if seat is None or not agreed_switch(self._model.session.table, "bot_reasons", usual):
            return None
        return reason_tip(self._model, seat, thought)
