"""A lesson at the real table: the lantern's light, its words, and the card with the goal."""

from functools import partial
from typing import Final

from brass_desktop.games.shelf import GameInfo
from brass_desktop.present import sounds
from brass_desktop.present.game_words import load_words
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.learn.lesson import Lesson, LessonPick
from brass_desktop.present.learn.run import LEARNER, LessonRun
from brass_desktop.present.outcome import Refused
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.text import learn as words
from brass_desktop.present.walking import ARROWS
from brass_desktop.services.learning import LessonRecord
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.learn.bubble import Bubble
from brass_desktop.ui.scenes.learn.finished import LessonEnd, finished_screen
from brass_desktop.ui.scenes.learn.goal_card import GoalActions, lay_goal
from brass_desktop.ui.scenes.learn.lesson_ui import LessonUi
from brass_desktop.ui.scenes.learn.spotlight import Spotlight
from brass_desktop.ui.scenes.play.focus import KeyboardFocus
from brass_desktop.ui.scenes.play.notice import Notice
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.kit import Action
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.input import (
    Input,
    Key,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
)
from brass_desktop.ui.window.scene import Cursor, Pop, Push, Transition

_HESITATES: Final = 16.0
"""Seconds without an input until the hint is said."""


class LessonScene:
    """Plays one lesson; what is meant at the table goes through the lesson's run."""

    opaque = True

    def __init__(
        self,
        context: Context,
        info: GameInfo,
        ui: LessonUi,
        lesson: Lesson,
        number: int,
        player: str,
        end: LessonEnd,
    ) -> None:
        self._context = context
        self._player = player
        self._end = end
        self._lesson = lesson
        self._number = number
        self._teacher = ui.teacher
        self._said = ui.teacher.words(lesson)
        self._words = load_words(info.id)
        self._session = ui.teacher.sit_down(lesson)
        laid = ui.lay(context, self._session, self._mean)
        self._model, self._table, self._motion = laid.model, laid.table, laid.motion
        self._room_of_card = laid.room
        self._room: Rect | None = None
        self._model.show_to(LEARNER)
        self.run = LessonRun(lesson, ui.teacher, self._session, self._model)
        self._keyboard = KeyboardFocus(laid.table, self)
        self._notice = Notice(laid.table, laid.model)
        self._spotlight = Spotlight()
        self._bubble = Bubble()
        self._card = Form()
        self._laid: object = None
        """What the card was laid out for."""
        self._waited = 0.0
        self._take_up()
        self._seconds = 0.0
        """How long the learner has been at it."""
        self._told = False
        """Whether the end has been shown."""
        self._way: Action | None = None
        """Where to go from there."""

    def _take_up(self) -> None:
        """Go on where the lesson was left, if it was not finished yet."""
        record = self._context.learning.of(self._player, self._lesson.id)
        if not record.finished and record.reached < len(self._lesson.steps):
            for _ in range(record.reached):
                self.run.skip()

    @property
    def cursor(self) -> Cursor:
        """What the card says, else the table."""
        hovered = self._card.hovered
        return hovered.cursor if hovered is not None else self._table.cursor

    @property
    def wake_after(self) -> float | None:
        """Wake for the table, for a learner who hesitates, or at once for the end."""
        if self._way is not None or (self.run.is_done and not self._told):
            return 0.0
        waits = [self._table.wake_after, self._notice.wake_after, self._card.wake_after]
        if not self.run.is_done and self._waited < _HESITATES:
            waits.append(_HESITATES - self._waited)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def button(self) -> Rect | None:
        """Where the button of the bubble was drawn, if it has one."""
        return self._bubble.button

    def place_of(self, intent: AnyIntent) -> Point | None:
        """Tell where on the screen something lies, None when it is out of sight."""
        return self._table.place_of(intent)

    def intent_of(self, pick: LessonPick) -> AnyIntent:
        """Tell what a click means that makes a pick of the lesson."""
        return self._teacher.intents(self._model, pick)[0]

    def lit(self) -> list[AnyIntent]:
        """List every lit thing for the keyboard, what the step wants first."""
        wanted = self._wanted()
        return [*wanted, *(one for one in self._model.lit() if one not in wanted)]

    def _wanted(self) -> list[AnyIntent]:
        """List what the step would go on with now."""
        pick = self.run.wanted
        answers = () if self.run.is_done else self.run.step.answers
        picks = [*([pick] if pick is not None else []), *answers]
        return [self.intent_of(one) for one in picks]

    def point_at(self, intent: AnyIntent | None) -> bool:
        """Let the table follow the keyboard."""
        return self._model.point_at(intent)

    def refresh(self) -> None:
        """Lay everything out again, in the language of now."""
        self._model.forget()
        self._notice.clear()
        self._table.refresh()
        self._laid = None

    def update(self, dt: float) -> bool | Transition:
        """Let the table move on; speak to whoever hesitates."""
        if self._way is not None:
            return self._way() or False
        if self.run.is_done and not self._told:
            return self._finish()
        self._seconds += dt
        stale = self._hesitate(dt)
        stale = self._table.update(dt) or stale
        stale = self._notice.update(dt) or stale
        stale = self._card.update(dt) or stale
        return self._motion.update(dt, stale=stale)

    def _finish(self) -> Transition:
        """Note that the lesson was played to its end, and close it."""
        self._told = True
        steps = len(self._lesson.steps)
        self._note(LessonRecord(reached=steps, finished=1, seconds=max(1.0, self._seconds)))
        onward = self._end.next
        end = LessonEnd(
            next=(onward[0], self._leading(onward[1])) if onward is not None else None,
            leave=self._leading(self._end.leave),
            again=self._leading(self._end.again),
        )
        return Push(finished_screen(self._lesson, self._said, self._number, end, self._answered))

    def _leading(self, way: Action) -> Action:
        """Take what lies over the table away before the lesson itself is left."""

        def leave() -> Transition:
            self._way = way
            return Pop()

        return leave

    def _answered(self, right: bool) -> None:
        if right:
            self._note(LessonRecord(knew=True))

    def _note(self, record: LessonRecord) -> None:
        self._context.learning.note(self._player, self._lesson.id, record)

    def _hesitate(self, dt: float) -> bool:
        before, self._waited = self._waited, self._waited + dt
        hints = before < _HESITATES <= self._waited and not self.run.is_done
        if hints and self.run.wanted is not None:
            self.run.hint()
            self._laid = None
        return hints

    def handle(self, event: Input) -> Transition | None:
        """Let the card answer first, then the keys of a lesson, then the table."""
        if not isinstance(event, PointerMove | PointerLeave):
            self._waited = 0.0
        match event:
            case PointerMove(x, y) | PointerDown(x, y) | PointerUp(x, y):
                self._notice.pointer = (x, y)
                if self._on_card((x, y)):
                    self._table.handle(PointerLeave())
                    answer = self._card.handle(event)
                    return None if isinstance(answer, bool) else answer
                self._card.handle(PointerLeave())
                guess = self._guess_at((x, y))
                if guess is not None and not isinstance(event, PointerMove):
                    if isinstance(event, PointerUp):
                        self._mean(guess)
                    return None
                if isinstance(event, PointerDown):
                    self._motion.skip()
                    self._notice.clear()
                self._table.focus = None
            case Key():
                used = self._typed(event)
                if used is not False:
                    return None if used is True else used
            case _:
                pass
        transition = self._table.handle(event)
        if isinstance(event, PointerMove) and self._model.point_at(self._table.pointed):
            self._table.touch()
        return transition

    def _on_card(self, at: Point) -> bool:
        areas = (self._room, self._bubble.rect)
        return any(area is not None and area.holds(at) for area in areas)

    def _guess_at(self, at: Point) -> AnyIntent | None:
        """Tell which answer to a question lies under the pointer: what it does else must wait."""
        if self.run.is_done or self.turns:
            return None
        for answer in self.run.step.answers:
            intent = self.intent_of(answer)
            shape = self._table.shape_of(intent)
            if shape is not None and shape.holds(at):
                return intent
        return None

    def _typed(self, key: Key) -> Transition | bool:
        """Answer a key of the lesson, or one of the table."""
        self._motion.skip()
        match key.name:
            case "escape":
                return Pop()
            case "backspace":
                self._back()
            case "right" if key.ctrl:
                self._skip()
            case "h":
                self._hint()
            case "r":
                self._again()
            case "enter" | "space":
                self._entered()
            case "tab":
                self._keyboard.step(-1 if key.shift else 1)
            case name if name in ARROWS:
                self._keyboard.walk(ARROWS[name])
            case _:
                intent = self._table.intent_of(key)
                if intent is None:
                    return False
                self._mean(intent)
        return True

    def _entered(self) -> None:
        """Turn the page, or take what has the focus, else what the table takes Enter for."""
        focus, self._table.focus = self._table.focus, None
        if focus is not None:
            self._mean(focus)
        elif self.turns:
            self._go_on()
        else:
            self._mean(self._model.usual())

    def _mean(self, intent: AnyIntent) -> None:
        """Hand what a person meant to the lesson, and show what came of it."""
        self._notice.clear()
        outcome = self.run.mean(intent)
        if isinstance(outcome, Refused):
            tip = self._words.refusal(self._session, outcome.refusal)
            self._notice.refuse(tip, intent)
            self._context.audio.play(sounds.REFUSAL)
        else:
            self._context.audio.play(sounds.CLICK)
        self._changed()

    def _go_on(self) -> None:
        self.run.go_on()
        self._changed()

    def _back(self) -> None:
        self.run.back()
        self._changed()

    def _again(self) -> None:
        self.run.again()
        self._changed()

    def _hint(self) -> None:
        self.run.hint()
        self._changed()

    def _skip(self) -> None:
        self.run.skip()
        self._changed()

    def _changed(self) -> None:
        self._note(LessonRecord(reached=min(self.run.at, len(self._lesson.steps))))
        self._waited = 0.0
        self._laid = None
        self._table.touch()

    @property
    def turns(self) -> bool:
        """Tell whether the step waits for nothing but its button."""
        return not self.run.is_done and (
            self.run.step.kind in ("read", "watch") or ".guess." in self.run.key
        )

    def draw(self, canvas: Canvas) -> None:
        """Paint the table, the light over it, the card and the words."""
        self._motion.draw(canvas, partial(self._paint, canvas))

    def _paint(self, canvas: Canvas) -> None:
        self._table.silent = self._notice.is_shown
        self._table.draw(canvas)
        found = (self._table.shape_of(intent) for intent in self.run.lit())
        lit = [shape for shape in found if shape is not None]
        self._room = room = self._room_of_card()
        self._spotlight.draw(canvas, [*lit, room] if lit else [])
        self._speak(canvas, lit)
        self._lay_card(canvas, room)
        self._card.draw_decor(canvas)
        self._card.draw(canvas)
        self._notice.draw(canvas)

    def _speak(self, canvas: Canvas, lit: list[Rect]) -> None:
        line = self._said.line(self.run.key)
        self._bubble.rect = self._bubble.button = None
        if line is None:
            return
        middle = self._table.middle or canvas.bounds.centre
        thing = lit[0] if lit else Rect.around(middle, 2, 2)
        beside = self._table.surroundings
        wanted = [self._table.shape_of(one) for one in (*self._wanted(), *self.run.lit())]
        never = [shape for shape in wanted if shape is not None]
        around = Surroundings([*never, self._room_of_card()], [*beside.choices, *beside.solid])
        self._bubble.draw(canvas, str(line()), thing, around, button=self.turns)

    def _lay_card(self, canvas: Canvas, room: Rect) -> None:
        key = (room, canvas.theme, canvas.viewport, canvas.typeface.text_scale, self._bubble.button)
        if self._laid == key:
            return
        self._laid = key
        actions = GoalActions(self._back, self._hint, self._skip)
        sheet = Sheet.of(canvas)
        panes = lay_goal(sheet, room, self.run, self._said, self._number, actions)
        if self._bubble.button is not None and not self.run.is_done:
            label = self._said.buttons.get(self.run.step.id, words.GO_ON)
            size = self._bubble.button.h * 0.4
            go = Button("go_on", self._bubble.button, str(label()), size, self._go_on, kind="brass")
            panes.append(Pane([], [go], "bubble"))
        self._card.fill(panes)
