"""A game being played: its table with keys, refusals, curtains and what follows each action."""

from functools import partial
from typing import Generic

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games import shelf
from brass_desktop.present import sounds
from brass_desktop.present.box import box_of
from brass_desktop.present.game_words import load_words
from brass_desktop.present.geometry import Point
from brass_desktop.present.intents import AnyIntent, LookAt, Press
from brass_desktop.present.opponents import Moved, Opponents
from brass_desktop.present.outcome import Refused, Submitted
from brass_desktop.present.tempo import Tempo
from brass_desktop.present.walking import ARROWS
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.game_ui import GameUi, M, Sitters
from brass_desktop.ui.motion.pulse import Pulse
from brass_desktop.ui.scenes.play.bots import BotSeats
from brass_desktop.ui.scenes.play.focus import KeyboardFocus
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.scenes.play.keys import opened_by, press_of
from brass_desktop.ui.scenes.play.moment import moment_scene
from brass_desktop.ui.scenes.play.notice import Notice
from brass_desktop.ui.scenes.play.recap_card import RecapCard
from brass_desktop.ui.scenes.play.saving_sign import SavingSign
from brass_desktop.ui.scenes.play.seats import Seats
from brass_desktop.ui.scenes.play.way_back import BackAndForth
from brass_desktop.ui.scenes.play.ways import Ways
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, is_repetition
from brass_desktop.ui.window.scene import Cursor, Push, Replace, Transition


class PlayScene(Generic[M]):
    """Says who owns what a person means, shows refusals, and leads from one seat to the next."""

    def __init__(
        self,
        context: Context,
        session: AnySession,
        ui: GameUi[M],
        host: Host,
        opponents: Opponents,
        *,
        curtain: bool,
        confirms: bool = True,
    ) -> None:
        self._context = context
        self._session = session
        self._ui = ui
        self._host = host
        self._words = load_words(session.game.id)
        self._box = box_of(shelf.find(session.game.id))
        self._audio = context.audio
        self.tempo = Tempo()
        laid = ui.lay(context, session, Sitters(self.tempo, confirms), self.mean)
        self.model = laid.model
        self._table = laid.table
        self.motion = laid.motion
        self._keyboard = KeyboardFocus(laid.table, laid.model)
        self._notice = Notice(laid.table, laid.model)
        self._sign = SavingSign(laid.table, host)
        self._seats = Seats(session, laid.model, host, curtain=curtain)
        self._bots = BotSeats(
            context.settings,
            session,
            laid.model,
            opponents,
            self._seats,
            self._notice,
            self.tempo,
            self._words,
        )
        self.recap = RecapCard(session, self._words, ui.moments, laid.table, laid.model)
        self._ways = Ways()
        self._back = BackAndForth(session, laid.model, self._seats, self._ways, self._came_back)
        self._reseated = False
        """Whether seats have changed hands in the menu."""
        self.refusal: Refusal | None = None
        """Why the last thing that was meant is not possible, for whoever asks the rules."""
        self._struck: AnyIntent | None = None
        """What the first stroke of a key struck several times meant."""
        self._pulse = Pulse(context.settings)
        self._pointed: AnyIntent | None = None
        self._turned_to: Seat | None = None
        """The seat for which the table was last turned."""
        if session.actor is None:
            self._ways.lead(Replace(host.result()))
        self._seat_next()

    @property
    def opaque(self) -> bool:
        """The table covers the window."""
        return True

    @property
    def cursor(self) -> Cursor:
        """What the table says."""
        return self._table.cursor

    @property
    def wake_after(self) -> float | None:
        """Wake for the table, for a refusal that fades, or at once to go elsewhere."""
        if self._ways.is_due:
            return 0.0
        bots = None if self._ways.waits else self._bots.wake_after
        moved = (self._table.wake_after, self._pulse.wake_after, bots)
        waits = (*moved, self._notice.wake_after, self.recap.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def surroundings(self) -> str | None:
        """The air around the table, as the game's box says for the stage it is in."""
        stage = self._session.game.progress(self._session.state).stage
        return self._box.ambience.get(stage)

    @property
    def focus(self) -> AnyIntent | None:
        """What the keyboard is on."""
        return self._table.focus

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is the one to decide."""
        return self._seats.is_bots_turn

    def place_of(self, intent: AnyIntent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        return self._table.place_of(intent)

    def refresh(self) -> None:
        """Lay everything out again, in the language of now; what was said is said no more."""
        self.model.forget()
        self._notice.clear()
        self.recap.refresh()
        self._table.refresh()

    def update(self, dt: float) -> bool | Transition:
        """Let the table move on and go where the game leads."""
        if self._ways.is_due and self.motion.is_told:
            self._table.leave()
            return self._ways.follow()
        self._session.elapsed += dt
        news = self._host.saving()
        if news is not None:
            self._notice.tell(news)
        waits = self._ways.waits or self._ways.is_due
        stale = not waits and self._bots.update(dt, moving=self.motion.left > 0, act=self._act)
        stale = self._table.update(dt) or stale
        stale = self._sign.update() or stale
        stale = self._notice.update(dt) or stale
        stale = self.recap.update(dt) or stale
        return self._pulse.update(dt, stale=self.motion.update(dt, stale=stale))

    def handle(self, event: Input) -> Transition | None:
        """Answer one input."""
        told = self._sign.handle(event)
        if told is not None:
            return told
        if self.recap.holds(event):
            return self.recap.handle(event)
        match event:
            case PointerMove(x, y):
                self._notice.pointer = (x, y)
                self._table.focus = None
            case PointerDown(x, y):
                self.motion.skip()
                if clause := self._notice.asks_why((x, y)):
                    return Push(self._host.rules(clause))
                self._notice.pointer = (x, y)
                self._notice.clear()
                self.refusal = None
                self._table.focus = None
            case Key():
                used = self._typed(event)
                if used is not False:
                    return None if used is True else used
            case _:
                pass
        transition = self._table.handle(event)
        if isinstance(event, PointerMove):
            self._met()
        return transition

    def _typed(self, key: Key) -> Transition | bool:
        """Answer a key: where it leads, or whether it was used; else the picture may want it."""
        moving = self.motion.left > 0
        self.motion.skip()
        hurries = moving and key.name == "space" and not self._seats.is_bots_turn
        if (hurries and not self._goes_on(key)) or self._key(key):
            return True
        if key.name == "r":
            self.motion.again()
            return self.recap.replay() or False
        clause = self.refusal.clause if self.refusal else self._table.clause
        return opened_by(key, self._host, clause, self._notice.tell) or False

    def _goes_on(self, key: Key) -> bool:
        """Tell whether a key means the next step of a seat that has just made one.

        Whoever hurries what the last bid has brought about does not mean to produce yet.
        """
        session = self._session
        before, now = session.at(len(session.log) - 1), session.state
        stages = [session.game.progress(state).stage for state in (before, now)]
        same = session.log[-1].seat == session.actor and stages[0] == stages[1]
        return same and self._table.intent_of(key) is not None

    def _met(self) -> None:
        """Follow the pointer, heard where it has come to something that can be pressed."""
        before, self._pointed = self._pointed, self._table.pointed
        if self._pointed not in (None, before) and self._table.cursor == "hand":
            self._audio.play(sounds.HOVER)
        if self.model.point_at(self._table.pointed):
            self._table.touch()

    def draw(self, canvas: Canvas) -> None:
        """Paint the table, the focus and a refusal, and what moves over them."""
        if self._pulse.draw_next(canvas):
            return
        self.motion.draw(canvas, lambda: self._paint(canvas))
        over = [*self._table.covered, *filter(None, [self._notice.said])]
        self._pulse.begin(canvas, () if self.motion.left > 0 else self._table.lights, over)

    def _paint(self, canvas: Canvas) -> None:
        self._table.silent = self._notice.is_shown or self._sign.pointed
        self._table.draw(canvas)
        self.recap.draw(canvas)
        self._sign.draw(canvas)
        self._sign.draw_tip(canvas)
        self._notice.draw(canvas)

    def _key(self, key: Key) -> bool:
        """Translate a key; false for one that concerns only the picture or another screen."""
        intent: AnyIntent | None = press_of(key, bots=self._seats.is_bots_turn)
        intent = intent or self._table.intent_of(key)
        if intent is None and key.name in ("enter", "space"):
            intent = self._entered()
        if is_repetition(key) and not self._table.may_repeat(self._struck, intent):
            return True
        self._struck = intent
        if intent is not None:
            self.mean(intent)
        elif key.name in ARROWS:
            self._keyboard.walk(ARROWS[key.name])
        elif key.name == "tab":
            self._keyboard.step(-1 if key.shift else 1)
        else:
            return False
        return True

    def _entered(self) -> AnyIntent:
        """Tell what Enter means: what has the focus, else what the table takes it for."""
        focus, self._table.focus = self._table.focus, None
        return focus if focus is not None else self.model.usual()

    def mean(self, intent: AnyIntent) -> None:
        """Do what a person meant: the one place that says who owns an intent."""
        self._notice.clear()
        self.refusal = None
        match intent:
            case LookAt(number):
                self._look_at(number)
            case Press("menu"):
                self._ways.lead(Push(self._host.menu(self._play_on)), waits=True)
            case Press("back") if self.recap.is_shown and not self.model.is_advised:
                self.recap.close()
            case Press("hint") if not self.model.is_advised:
                self._bots.ask_hint()
            case Press("replay"):
                self.motion.again()
            case Press("pause" | "step" | "slower" | "faster" as control):
                self._bots.conduct(control)
            case Press("undo") if self._seats.is_deciding and not self.model.is_making:
                self._audio.play(sounds.UNDO)
                self._back.undo()
            case Press("redo") if self._seats.is_deciding:
                self._audio.play(sounds.UNDO)
                self._back.redo()
            case _:
                self._tell_table(intent)
        self._table.touch()
        self._turn_table()

    def _tell_table(self, intent: AnyIntent) -> None:
        """Leave an intent to the game's table and follow up what came of it."""
        outcome = self.model.mean(intent)
        if isinstance(outcome, Refused):
            self.refusal = outcome.refusal
            self._notice.refuse(self._words.refusal(self._session, outcome.refusal), intent)
            self._audio.play(sounds.REFUSAL)
        elif isinstance(outcome, Submitted):
            self._audio.play(sounds.CONFIRM)
            self._follow()
            self._bots.hint_if_wanted()
        else:
            self._audio.play(sounds.CLICK)

    def _follow(self) -> None:
        """Lead on after an action: what it brought about, or the end."""
        self.recap.close()
        last = len(self._session.log) - 1
        interlude = self._ui.interlude(self._context, self._session, last, self._ways.resume)
        if interlude is not None:
            self._ways.lead(Push(interlude), waits=True)
        if self._session.actor is None:
            self._ways.lead(Replace(self._host.result()))

    def _act(self, moved: Moved) -> None:
        """Carry out what a bot decided."""
        remark = self._bots.remark(moved)
        self._bots.rest_after(moved.action)
        self._session.submit(moved.action)
        self._follow()
        if remark is not None:
            self.model.remark(len(self._session.log), remark.body)
            self._notice.tell_on_table(remark, self.model.touched())
        self._table.touch()
        self._turn_table()

    def _look_at(self, number: int) -> None:
        """Show line `number` of the log; what may be taken back is offered first."""
        seat = self.model.viewer if self.model.viewer is not None else Seat(0)
        rows = self._words.rows(self._session, seat, 0)
        way = self._back.to(number)
        take_back = None if way is None else partial(self._back.go, way)
        looks = partial(self._ui.moments, self._session, rows)
        self._ways.lead(Push(moment_scene(rows, number, looks, take_back)))

    def _came_back(self, turns: bool) -> None:
        """Show the table after a way back, behind a curtain again if others have come to look."""
        if turns:
            self._turned_to = None
        self._table.touch()
        self._turn_table()

    def _turn_table(self) -> None:
        """Turn the table if another seat decides; an action, Undo and Redo all lead here."""
        if self._session.actor is not None and self._session.actor != self._turned_to:
            self._seat_next()

    def _seat_next(self) -> None:
        """Turn the table to the seat that is to decide, with a call if bots play along."""
        seat = self._session.actor
        self._turned_to = seat
        if seat is None:
            return
        if seat in self._seats.people and self._session.log and self._seats.has_bots:
            self._audio.call(self._box.call)
        curtain = self._seats.hand_over(seat, self._show_to)
        if curtain is not None:
            self._notice.clear()
            self._ways.lead(curtain)

    def _show_to(self, seat: Seat) -> None:
        """Turn the table to a person, whose choices no remark of a bot may cover."""
        self.model.show_to(seat)
        self._notice.clear()
        if self._seats.is_alone:
            self.recap.show(seat)
        self._table.touch()
        self._bots.hint_if_wanted()

    def seats_changed(self) -> None:
        """Note that a seat went from a person to a bot or back; play goes on accordingly."""
        self._reseated = True

    def take_up_seats(self) -> bool:
        """Come back from a menu; tell whether a seat went from a person to a bot or back there."""
        changed = self._reseated
        self._play_on()
        return changed

    def _play_on(self) -> None:
        """Come back from the menu, to whoever is to decide now."""
        self._ways.waits = False
        if not self._reseated:
            return
        self._reseated = False
        self._bots.forget()
        if self.model.is_advised:
            self._tell_table(Press("hint"))
        if self._session.actor != self.model.viewer or self._seats.is_bots_turn:
            self._seat_next()
        self.refresh()
