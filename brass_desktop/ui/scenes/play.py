"""A game being played: the table with its keys, refusals, curtains and what follows each action."""

from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.present import intents as it
from brass_desktop.present.advice import Thought
from brass_desktop.present.intents import Intent
from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.play.desk import Submitted
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.play.opponents import Opponents
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import BrassSession
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.context import Context
from brass_desktop.ui.input import Input, Key, PointerDown, PointerMove, is_repetition
from brass_desktop.ui.playback import Playback
from brass_desktop.ui.scene import Cursor, Push, Replace, Transition
from brass_desktop.ui.scenes.play_advice import hint_screen
from brass_desktop.ui.scenes.play_bots import BotSeats
from brass_desktop.ui.scenes.play_focus import KeyboardFocus
from brass_desktop.ui.scenes.play_keys import bots_intent_of, intent_of
from brass_desktop.ui.scenes.play_moment import moment_scene
from brass_desktop.ui.scenes.play_notice import Notice
from brass_desktop.ui.scenes.play_screens import PlayScreens
from brass_desktop.ui.scenes.play_seats import Seats
from brass_desktop.ui.scenes.pointing import ARROWS, may_repeat
from brass_desktop.ui.scenes.table import TableScene

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
        self._session = session
        self._screens = screens
        self.model = PlayedTable(session, None)
        self.model.confirms = confirms
        self._table = TableScene(context, self.model)
        self._keyboard = KeyboardFocus(self._table, self.model)
        self._notice = Notice(self._table, self.model)
        self._seats = Seats(self.model, opponents, screens, curtain=curtain)
        self._bots = BotSeats(context.settings, self.model, opponents, self._seats, self._notice)
        self._in_menu = False
        """Whether the menu lies over the table: everything waits meanwhile."""
        self._reseated = False
        """Whether seats have changed hands in the menu."""
        self.playback = Playback(context, self.model, self._table)
        self._meant: Intent | None = None
        """What the keyboard last meant, for showing a refusal beside it."""
        self._struck: Intent | None = None
        """What the first stroke of a key struck several times meant."""
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
        bots = None if self._in_menu else self._bots.wake_after
        waits = (self._table.wake_after, self._notice.wake_after, bots)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def focus(self) -> Intent | None:
        """What the keyboard is on."""
        return self._table.focus

    def place_of(self, intent: Intent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        return self._table.place_of(intent)

    def refresh(self) -> None:
        """Lay everything out again, in the language of now; what was said is said no more."""
        self.model.forget()
        self._notice.clear()
        self._table.refresh()

    def update(self, dt: float) -> bool | Transition:
        """Let the table move on and go where the game leads."""
        if self._next:
            self._table.leave()
            return self._next.pop(0)
        self._session.elapsed += dt
        news = self._screens.saving() if self._screens.saving is not None else None
        if news is not None:
            self._notice.tell(news)
        stale = not self._in_menu and self._bots.update(
            dt, moving=self.playback.left > 0, advise=self._advise
        )
        # What was chosen on a mat that lies over the table is followed up from here, too.
        stale = self._settle() or stale
        stale = self._table.update(dt) or stale
        stale = self._notice.update(dt) or stale
        return self.playback.update(dt, stale=stale)

    def handle(self, event: Input) -> Transition | None:
        """Answer one input, then see what came of it."""
        match event:
            case PointerMove(x, y):
                self._notice.pointer = (x, y)
                self._table.focus = None
            case PointerDown(x, y):
                self._meant = None
                self.playback.skip()
                self._notice.pointer = (x, y)
                self._notice.clear()
                self._table.focus = None
            case _:
                pass
        if isinstance(event, Key):
            moving = self.playback.left > 0
            self.playback.skip()
            if moving and event.name == "space" and not self.model.is_bots_turn:
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
        self._table.silent = self._notice.is_shown
        self._table.draw(canvas)
        if self._table.focus is not None:
            at = self._table.place_of(self._table.focus)
            if at is not None:
                side = _FOCUS_SIZE
                canvas.nine("skin.focus", Rect(at[0] - side / 2, at[1] - side / 2, side, side))
        self._notice.draw(canvas)

    def _key(self, key: Key) -> Transition | None:
        """Translate a key; what concerns only the picture is left to the table."""
        intent = bots_intent_of(key) if self.model.is_bots_turn else None
        intent = intent or intent_of(key)
        if intent is None and key.name in ("enter", "space"):
            intent = self._entered()
        if is_repetition(key) and not may_repeat(self._struck, intent):
            return None
        self._struck = intent
        if intent is not None:
            self._mean(intent)
        elif key.name in ARROWS:
            self._keyboard.walk(ARROWS[key.name])
        elif key.name == "tab":
            self._keyboard.step(-1 if key.shift else 1)
        else:
            return self._open(key)
        return None

    def _open(self, key: Key) -> Transition | None:
        """Follow a key that leads to another screen or to the saves."""
        screens = self._screens
        match key.name:
            case "f5" if screens.quick_save is not None:
                self._notice.tell(screens.quick_save())
            case "f9" if screens.quick_load is not None:
                loaded = screens.quick_load()
                if not isinstance(loaded, Tip):
                    return loaded
                self._notice.tell(loaded)
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
        self._notice.clear()
        self.model.mean(intent)
        self._table.touch()

    def _entered(self) -> Intent:
        """Tell what Enter means: what has the focus, else to confirm, else to end the turn."""
        focus, self._table.focus = self._table.focus, None
        if focus is not None:
            return focus
        confirm = self.model.view().turn.confirm is not None
        return it.Press("confirm" if confirm else "end_turn")

    def _settle(self) -> bool:
        """See to refusals, buttons of the scene and actions that were carried out."""
        if self._notice.refuse(self._meant):
            self.playback.audio.refuse()
        asked, played = list(self.model.asked), list(self.model.played)
        self.model.asked.clear()
        self.model.played.clear()
        for ask in asked:
            self._answer(ask)
        for submitted in played:
            self._follow(submitted)
        return bool(asked or played)

    def _answer(self, asked: it.Press | it.LookAt) -> None:
        """Do what is the scene's matter."""
        match asked:
            case it.LookAt(number):
                self._next.append(Push(moment_scene(self.model, number, self._table.touch)))
            case it.Press("menu") if self._screens.menu is not None:
                self._in_menu = True
                self._next.append(Push(self._screens.menu(self._play_on)))
            case it.Press("hint"):
                self._bots.ask_hint()
            case it.Press("replay"):
                self.playback.again()
            case it.Press("slower" | "faster" as pace):
                self._bots.change_pace(1 if pace == "slower" else -1)
            case _:
                pass

    def _follow(self, submitted: Submitted) -> None:
        """Lead on after an action: scoring, the next seat, the end."""
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
        """Turn the table to the seat that is to decide, with a call if bots play along."""
        seat = self._session.actor
        if seat is None:
            return
        if seat in self._seats.people and self._session.log and self._seats.has_bots:
            self.playback.audio.call()
        curtain = self._seats.hand_over(seat, self._show_to)
        if curtain is not None:
            self._notice.clear()
            self._next.append(curtain)

    def _show_to(self, seat: Seat) -> None:
        """Turn the table to a person, with a hint where one is always wanted."""
        self.model.show_to(seat)
        self._table.touch()
        self._bots.hint_if_wanted(seat)

    def seats_changed(self) -> None:
        """Note that a seat went from a person to a bot or back; play goes on accordingly."""
        self._reseated = True

    def _play_on(self) -> None:
        """Come back from the menu, to whoever is to decide now."""
        self._in_menu = False
        if not self._reseated:
            return
        self._reseated = False
        self._bots.forget()
        if self._session.actor != self.model.viewer or self.model.is_bots_turn:
            self._seat_next()
        self.refresh()

    def _advise(self, seat: Seat, thought: Thought) -> None:
        """Lay a hint over the table."""
        self._next.append(Push(hint_screen(self.model, seat, thought, self._table.touch)))
