"""The bots at a played table: they act one at a time, say why if asked, and give hints."""

from collections.abc import Callable

from brass_desktop.core.session import AnySession
from brass_desktop.present.agreement import agreed_hints, agreed_switch
from brass_desktop.present.game_words import GameWords
from brass_desktop.present.opponents import POLL_SECONDS, Advised, Moved, Opponents
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.present.tempo import Tempo, other_pace
from brass_desktop.present.text import hints as words
from brass_desktop.present.text import settings
from brass_desktop.present.tips import Tip
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.scenes.play.advice import reason_tip
from brass_desktop.ui.scenes.play.notice import Notice
from brass_desktop.ui.scenes.play.seats import Seats


class BotSeats:
    """Lets bots act and tells what they have to say."""

    def __init__(
        self,
        settings: SettingsStore,
        session: AnySession,
        model: PlayedTable,
        opponents: Opponents,
        seats: Seats,
        notice: Notice,
        tempo: Tempo,
        game_words: GameWords,
    ) -> None:
        self._settings = settings
        self._session = session
        self._model = model
        self._opponents = opponents
        self._seats = seats
        self._notice = notice
        self._tempo = tempo
        self._words = game_words
        session.watch(lambda _: self._release())

    @property
    def wake_after(self) -> float | None:
        """Seconds until a bot is to be asked or listened to; a paused one need not be."""
        if self._opponents.is_advising or self._ends_at_once:
            return POLL_SECONDS
        rest = self._tempo.wake_after
        if rest is None or not self._seats.is_bots_turn:
            return None
        return max(rest, POLL_SECONDS)

    @property
    def _ends_at_once(self) -> bool:
        """Tell whether a turn is to be ended now; a curtain lets its last action be seen first."""
        return self._opponents.ends_turn and not self._seats.curtain

    def update(
        self,
        dt: float,
        *,
        moving: bool,
        act: Callable[[Moved], None],
    ) -> bool:
        """Let a bot move when it has decided and people have seen the last move."""
        tempo = self._tempo
        tempo.pause_ms = self._settings.current.bot_pause_ms
        tempo.pass_time(dt)
        waits = moving or (tempo.holds and not self._ends_at_once)
        if waits and not self._opponents.is_advising:
            return False
        match self._opponents.tick():
            case Moved() as moved:
                act(moved)
            case Advised(seat, thought):
                # It may have been put away meanwhile, or be for somebody else.
                if self._model.is_advised and seat == self._session.actor:
                    self._model.advise(thought)
            case None:
                return False
            case _:
                self._notice.tell(Tip(words.BOT_TROUBLE(), words.WORKER_REPLACED()))
        return True

    def ask_hint(self) -> None:
        """Begin to think for the person to move, if that seat wants hints; the table shows it."""
        seat = self._session.actor
        if seat is None or not self._seats.is_deciding:
            return
        if agreed_hints(self._session.table, seat) == "none":
            self._notice.tell(Tip(words.NO_HINTS()))
            return
        if self._session.game.without_choice(self._session.state) is not None:
            self._notice.tell(Tip(words.HINT_TITLE(), words.TURN_DONE()))
            return
        self._opponents.ask_hint()
        self._model.advise(None)

    def conduct(self, control: str) -> None:
        """Pause the bots, let them go on, let one of them act once, or change their pace."""
        match control:
            case "slower" | "faster":
                self._change_pace(1 if control == "slower" else -1)
            case "pause" if self._seats.is_bots_turn:
                self._tempo.toggle()
            case "step" if self._seats.is_bots_turn and self._tempo.paused:
                self._tempo.step()
            case _:
                pass

    def hint_if_wanted(self) -> None:
        """Give a hint unasked where one is always wanted and there is something to decide."""
        seat, session = self._session.actor, self._session
        if seat is None or not self._seats.is_deciding:
            return
        over = session.game.without_choice(session.state) is not None
        if agreed_hints(session.table, seat) == "always" and not over:
            self.ask_hint()

    def forget(self) -> None:
        """Drop the open question, as when a seat changes hands."""
        self._opponents.cancel()

    def remark(self, moved: Moved) -> Tip | None:
        """Tell what there is to say about a move that is about to be made."""
        if moved.stand_in:
            return Tip(words.BOT_TROUBLE(), words.STAND_IN())
        usual = self._settings.current.bot_reasons
        seat, thought = self._session.actor, moved.thought
        if seat is None or thought is None or not thought.options:
            return None
        if not agreed_switch(self._session.table, "bot_reasons", usual):
            return None
        advice = self._words.advice(self._session, seat, thought.options[0])
        return reason_tip(self._session.players[seat].name, advice)

    def rest_after(self, action: object) -> None:
        """Leave an action to be looked at; what nobody thought about belongs to the one before."""
        if action != self._session.game.without_choice(self._session.state):
            self._tempo.acted()

    def _change_pace(self, step: int) -> None:
        """Rest longer (+1) or shorter (-1) after each action, and say how long."""
        pace = other_pace(self._settings.current.bot_pause_ms, step)
        self._settings.change(bot_pause_ms=pace)
        self._notice.tell(Tip(settings.BOT_PAUSE(), settings.BOT_PAUSES[pace]()))

    def _release(self) -> None:
        """Hold nothing any longer when a person is to decide."""
        if not self._seats.is_bots_turn:
            self._tempo.release()
