"""A game being played: the table with its keys, refusals, curtains and what follows each action."""

from collections.abc import Callable
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.present import intents as it
from brass_desktop.present.advice import Thought
from brass_desktop.present.intents import Intent
from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.play.agreement import agreed_hints, agreed_switch
from brass_desktop.present.play.desk import Submitted
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.play.opponents import POLL_SECONDS, Advised, Moved, Opponents
from brass_desktop.present.text import reasons as words
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import BrassSession
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.context import Context
from brass_desktop.ui.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.playback import Playback
from brass_desktop.ui.render.tooltip import draw_tooltip
from brass_desktop.ui.scene import Cursor, Push, Replace, Transition
from brass_desktop.ui.scenes.play_advice import hint_screen, reason_tip
from brass_desktop.ui.scenes.play_focus import KeyboardFocus
from brass_desktop.ui.scenes.play_keys import intent_of
from brass_desktop.ui.scenes.play_moment import moment_scene
from brass_desktop.ui.scenes.play_screens import PlayScreens
from brass_desktop.ui.scenes.pointing import ARROWS
from brass_desktop.ui.scenes.table import TableScene

REFUSAL_SECONDS: Final = 5.0
_FOCUS_SIZE: Final = 40.0


class PlayScene:
    """Turns keys into intents, shows refusals, and leads from one seat to the next."""

    def __init__(
        self,
        context: Context,
        session: BrassSession,
        screens: PlayScreens,
        opponents: Opponents,
        *,
        curtain: bool,
        confirms: bool = True,
    ) -> None:
        self._context = context
        self._session = session
        self._screens = screens
        self._opponents = opponents
        self._wants_curtain = curtain
        self._rest = 0.0
        """Seconds until the next bot may move, so that people can follow."""
        self._notice: Tip | None = None
        self.model = PlayedTable(session, None)
        self.model.confirms = confirms
        self._table = TableScene(context, self.model)
        self._keyboard = KeyboardFocus(self._table, self.model)
        self.playback = Playback(context, self.model, self._table)
        self._refused_for = 0.0
        self._refused_at = (0.0, 0.0)
        self._pointer = (0.0, 0.0)
        self._meant: Intent | None = None
        """What the keyboard last meant, for showing a refusal beside it."""
        self._next: list[Transition] = []
        if session.actor is None and screens.result is not None:
            self._next.append(Replace(screens.result(session)))
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
        if self._next:
            return 0.0
        waits = [self._table.wake_after, self._refused_for if self._refused_for > 0 else None]
        if self._opponents.is_thinking or self._opponents.is_bot(self._session.actor):
            waits.append(max(self._rest, POLL_SECONDS))
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def focus(self) -> Intent | None:
        """What the keyboard is on."""
        return self._table.focus

    def place_of(self, intent: Intent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        return self._table.place_of(intent)

    def refresh(self) -> None:
        """Lay everything out again, in the language of now."""
        self.model.forget()
        self._table.refresh()

    def update(self, dt: float) -> bool | Transition:
        """Let the table move on and go where the game leads."""
        if self._next:
            return self._next.pop(0)
        self._session.elapsed += dt
        self._rest = max(0.0, self._rest - dt)
        news = self._screens.saving() if self._screens.saving is not None else None
        if news is not None:
            self._tell(news)
        # A tile chosen on the mat that lies over the table is followed up from here.
        stale = self._settle()
        stale = self._ask_bots() or stale
        stale = self._table.update(dt) or stale
        if self._refused_for > 0:
            self._refused_for -= dt
            stale = stale or self._refused_for <= 0
        return self.playback.update(dt, stale=stale)

    def handle(self, event: Input) -> Transition | None:
        """Answer one input, then see what came of it."""
        match event:
            case PointerMove(x, y):
                self._pointer = (x, y)
                self._table.focus = None
            case PointerDown(x, y):
                self._meant = None
                self.playback.skip()
                self._pointer = (x, y)
                self._refused_for = 0.0
                self._table.focus = None
            case _:
                pass
        if isinstance(event, Key):
            moving = self.playback.left > 0
            self.playback.skip()
            if moving and event.name == "space":
                return None
            transition = self._key(event)
            if transition is not None or self._settle():
                return transition
        transition = self._table.handle(event)
        if isinstance(event, PointerMove) and self.model.point_at(self._table.pointed):
            self._table.touch()
        self._settle()
        return transition

    def draw(self, canvas: Canvas) -> None:
        """Paint the table, the focus and a refusal, and what moves over them."""
        self.playback.draw(canvas, lambda: self._paint(canvas))

    def _paint(self, canvas: Canvas) -> None:
        self._table.silent = self._refused_for > 0
        self._table.draw(canvas)
        if self._table.focus is not None:
            at = self._table.place_of(self._table.focus)
            if at is not None:
                side = _FOCUS_SIZE
                canvas.nine("skin.focus", Rect(at[0] - side / 2, at[1] - side / 2, side, side))
        if self._refused_for > 0:
            tip = self._notice
            if self.model.refusal is not None:
                tip = self.model.words_for(self.model.refusal)
            if tip is not None:
                draw_tooltip(canvas, tip, self._refused_at, canvas.bounds.grown(-6))

    def _key(self, key: Key) -> Transition | None:
        """Translate a key; what concerns only the picture is left to the table."""
        intent = intent_of(key)
        if intent is not None:
            self._mean(intent)
        elif key.name in ARROWS:
            self._keyboard.walk(ARROWS[key.name])
        elif key.name == "tab":
            self._keyboard.step(-1 if key.shift else 1)
        elif key.name in ("enter", "space"):
            self._enter()
        else:
            return self._open(key)
        return None

    def _open(self, key: Key) -> Transition | None:
        """Follow a key that leads to another screen or to the saves."""
        screens = self._screens
        match key.name:
            case "f5" if screens.quick_save is not None:
                self._tell(screens.quick_save())
            case "f9" if screens.quick_load is not None:
                loaded = screens.quick_load()
                if not isinstance(loaded, Tip):
                    return loaded
                self._tell(loaded)
            case "r":
                self.playback.again()
            case "?" | "/" if screens.keys is not None:
                return Push(screens.keys())
            case "f1" if screens.rules is not None:
                refusal = self.model.refusal
                return Push(screens.rules(refusal.clause if refusal else None))
            case _:
                pass
        return None

    def mean(self, intent: Intent) -> None:
        """Do what a person meant and see what came of it."""
        self._mean(intent)
        self._settle()

    def _mean(self, intent: Intent) -> None:
        self._meant = intent
        self.model.mean(intent)
        self._table.touch()

    def _enter(self) -> None:
        """Choose what has the focus, else confirm, else end the turn."""
        view = self.model.view()
        focus, self._table.focus = self._table.focus, None
        if focus is not None:
            self._mean(focus)
        elif view.turn.confirm is not None:
            self._mean(it.Press("confirm"))
        else:
            self._mean(it.Press("end_turn"))

    def _settle(self) -> bool:
        """See to refusals, buttons of the scene and actions that were carried out."""
        busy = False
        if self.model.refusal is not None and self._refused_for <= 0:
            self._refused_for = REFUSAL_SECONDS
            self.playback.audio.refuse()
            at = self._table.place_of(self._meant) if self._meant is not None else None
            self._refused_at = at or self._pointer_or_middle()
            self._table.touch()
        for press in self.model.asked:
            if isinstance(press, it.LookAt):
                moment = moment_scene(self.model, press.number, self._table.touch)
                self._next.append(Push(moment))
                busy = True
            elif press.control == "menu" and self._screens.menu is not None:
                self._next.append(Push(self._screens.menu()))
                busy = True
            elif press.control == "hint":
                self._ask_hint()
                busy = True
        self.model.asked.clear()
        for submitted in self.model.played:
            self._follow(submitted)
            busy = True
        self.model.played.clear()
        return busy

    def _pointer_or_middle(self) -> Point:
        """Where to speak when the keyboard asked: at the pointer if there is one."""
        if self._pointer != (0.0, 0.0) or not self._table.is_drawn:
            return self._pointer
        return self._table.layout.map.centre

    def _follow(self, submitted: Submitted) -> None:
        """Lead on after an action: scoring, the next seat, the end."""
        self._refused_for = 0.0
        self._table.touch()
        if submitted.ends_era and self._screens.ceremony is not None:
            index = len(self._session.log) - 1
            self._next.append(Push(self._screens.ceremony(self._session, index)))
        if self._session.actor is None:
            if self._screens.result is not None:
                self._next.append(Replace(self._screens.result(self._session)))
            return
        if self._session.actor != self.model.viewer:
            self._seat_next()

    def _seat_next(self) -> None:
        """Turn the table to the seat that is to decide, behind a curtain if people want one."""
        seat = self._session.actor
        if seat is None:
            return
        if self._opponents.is_bot(seat):
            if len(self._people) == 1:
                self.model.show_to(self._people[0])
            elif self._curtain or not self._people:
                self.model.show_to(None)
            return
        if self._session.log and len(self._people) < len(self._session.players):
            self.playback.audio.call()
        if not self._curtain or self._screens.curtain is None:
            self._show_to(seat)
            return
        self.model.show_to(None)
        ready = self._ready(seat)
        self._next.append(Push(self._screens.curtain(self._session, seat, ready)))

    def _ready(self, seat: Seat) -> Callable[[], None]:
        def ready() -> None:
            self._show_to(seat)

        return ready

    def _show_to(self, seat: Seat) -> None:
        """Turn the table to a person, with a hint where one is always wanted."""
        self.model.show_to(seat)
        self._table.touch()
        if agreed_hints(self._session.table, seat) == "always":
            self._ask_hint()

    @property
    def _people(self) -> list[Seat]:
        seats = (Seat(n) for n in range(len(self._session.players)))
        return [seat for seat in seats if not self._opponents.is_bot(seat)]

    @property
    def _curtain(self) -> bool:
        """Hands are hidden from each other only where two people sit."""
        return self._wants_curtain and len(self._people) > 1

    def seats_changed(self) -> None:
        """Go on with whoever is to decide after a seat went from a person to a bot or back."""
        self._opponents.cancel()
        self._seat_next()
        self.refresh()

    def _ask_bots(self) -> bool:
        """Let a bot move when it has decided and people have seen the last move."""
        if (self._rest > 0 or self.playback.left > 0) and not self._opponents.is_advising:
            return False
        match self._opponents.tick():
            case Moved(action, thought, stand_in):
                told = self._reason(thought) if thought is not None else None
                self.model.play(action)
                self._rest = (self._context.settings.current.bot_pause_ms or 0) / 1000
                self._settle()
                if stand_in:
                    self._tell(Tip(words.BOT_TROUBLE(), words.STAND_IN()))
                elif told is not None:
                    self._tell(told)
                return True
            case Advised(seat, thought):
                return self._advise(seat, thought)
            case None:
                return False
            case _:
                self._tell(Tip(words.BOT_TROUBLE(), words.WORKER_REPLACED()))
                return True

    def _reason(self, thought: Thought) -> Tip | None:
        """Say why a bot moves as it does, where the table wants to hear it."""
        seat = self._session.actor
        usual = self._context.settings.current.bot_reasons
        if seat is None or not agreed_switch(self._session.table, "bot_reasons", usual):
            return None
        return reason_tip(self.model, seat, thought)

    def _advise(self, seat: Seat, thought: Thought) -> bool:
        """Show a hint unless the game has gone on without it."""
        self._refused_for = 0.0
        if seat == self._session.actor:
            screen = hint_screen(self.model, seat, thought, self._table.touch)
            self._next.append(Push(screen))
        return True

    def _ask_hint(self) -> None:
        """Begin to think for the person to move, if that seat wants hints at all."""
        seat = self._session.actor
        if seat is None or not self.model.is_deciding:
            return
        if agreed_hints(self._session.table, seat) == "none":
            self._tell(Tip(words.NO_HINTS()))
            return
        self._opponents.ask_hint()
        self._tell(Tip(words.HINT_TITLE(), words.THINKING()))

    def _tell(self, notice: Tip) -> None:
        """Say something beside the pointer for a while."""
        self._notice = notice
        self.model.refusal = None
        self._refused_for = REFUSAL_SECONDS
        self._refused_at = self._pointer_or_middle()
        self._table.touch()
