"""The Learn screen: the games, the route of their lessons, and the way into the next one."""

from functools import partial

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.box import box_of
from brass_desktop.present.geometry import Rect
from brass_desktop.present.learn.lesson import Lesson
from brass_desktop.present.learn.minutes import minutes_of
from brass_desktop.present.text import common
from brass_desktop.present.text import learn as words
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.learn.finished import LessonEnd
from brass_desktop.ui.scenes.learn.lesson_ui import LessonUi, lessons_of
from brass_desktop.ui.scenes.learn.medal import StationLook
from brass_desktop.ui.scenes.learn.route import LessonStop, lay_stations
from brass_desktop.ui.scenes.learn.scene import LessonScene
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Caption, Panel, paragraph
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.kit import Action, Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Push, Replace, Transition

_SIDE = 0.28
"""Share of the body for the card of the chosen lesson."""


class LearnPage(PaperPage):
    """One game's lessons at a time; the next one that is not done yet is chosen at first."""

    def __init__(self, house: House, player: str) -> None:
        super().__init__()
        self._house = house
        self._player = player
        self._games = [info for info in shelf.SHELF if info.lessons]
        last = house.context.last_played
        self._info = last if last in self._games else self._games[0]
        self._open(self._info)

    def _open(self, info: GameInfo) -> None:
        self._info = info
        found = lessons_of(info)
        assert found is not None, "only games with lessons are offered"
        self._ui: LessonUi = found
        self._lessons = list(found.teacher.lessons())
        self._chosen = self._next()
        self.stale = True

    def _next(self) -> int:
        """The first lesson that is not done, or the first of all."""
        done = self._house.context.learning.finished(self._player)
        left = (at for at, lesson in enumerate(self._lessons) if lesson.id not in done)
        return next(left, 0)

    def press(self, key: Key) -> Transition | None:
        """Leave by Escape; choose a game by its number."""
        if key.name.isdigit() and 0 < int(key.name) <= len(self._games):
            self._open(self._games[int(key.name) - 1])
            return None
        return super().press(key)

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the games above the route, the chosen lesson beside it."""
        m, body = sheet.metrics, sheet.body
        side = max(body.w * _SIDE, m.text * 17)
        games = Rect(body.x, body.y, body.w - side - m.gap, m.control * 1.2)
        top = games.bottom + m.gap * 0.7
        route = Rect(body.x, top, games.w, body.bottom - top)
        card = Rect(route.right + m.gap, body.y, side, body.h)
        left = [FootButton("back", common.BACK(), "previous", Pop)]
        start = FootButton("start", words.START(), "play-button", self._start)
        foot = lay_foot(sheet, left, words.ANY_ORDER(), start)
        frame: list[Decor] = [lay_title(sheet, words.LEARN()), Panel(route), Panel(card)]
        canal, stations = lay_stations(
            route.grown(-m.pad * 0.8), self._stops(), self._chosen, m.text, self._chooser
        )
        widgets: list[Widget] = [self._tabs(sheet, games), *stations, *foot.widgets]
        about = self._about(sheet, card.grown(-m.pad))
        return Layout([Pane([*frame, canal, *foot.decor, *about], widgets)], "start")

    def _tabs(self, sheet: Sheet, area: Rect) -> Segmented:
        boxes = [box_of(info) for info in self._games]
        options = [Option(box.name(), box.emblem) for box in boxes]
        chosen = self._games.index(self._info)
        return Segmented("game", area, options, chosen, sheet.metrics.text * 1.1, self._turn_to)

    def _turn_to(self, index: int) -> None:
        self._open(self._games[index])

    def _stops(self) -> list[LessonStop]:
        learning, after = self._house.context.learning, self._next()
        stops = []
        for at, lesson in enumerate(self._lessons):
            record = learning.of(self._player, lesson.id)
            said = self._ui.teacher.words(lesson)
            minutes = round(record.seconds / 60) or minutes_of(lesson, said)
            look: StationLook = "done" if record.finished else "later"
            if at == after and not record.finished:
                look = "next"
            told = words.DONE_IN if record.finished else words.MINUTES
            stops.append(LessonStop(at + 1, str(said.title()), told(minutes=minutes), look))
        return stops

    def _chooser(self, at: int) -> Action:
        return partial(self._choose, at)

    def _choose(self, at: int) -> Transition | None:
        """Choose a lesson; one that is chosen already begins."""
        if at == self._chosen:
            return self._start()
        self._chosen, self.stale = at, True
        return None

    def _about(self, sheet: Sheet, area: Rect) -> list[Decor]:
        """Tell what the chosen lesson is about."""
        m, lesson = sheet.metrics, self._lessons[self._chosen]
        said = self._ui.teacher.words(lesson)
        head = Rect(area.x, area.y, area.w, m.note * 1.6)
        number = words.LESSON(number=self._chosen + 1)
        title = Rect(area.x, head.bottom, area.w, m.section * 1.8)
        goal = Rect(area.x, title.bottom + m.gap * 0.4, area.w, 0)
        text = paragraph(sheet, str(said.goal()), goal, "text", m.strong)
        parts: list[Decor] = [
            Caption(head, number, "sans_bold", m.note, sheet.theme.ink2),
            Caption(title, str(said.title()), "title", m.section * 1.2, sheet.theme.title),
            text,
        ]
        below = text.rect.bottom + m.gap * 0.6
        for part in lesson.goal:
            line = paragraph(
                sheet, f"·  {said.tick(part)()}", Rect(area.x, below, area.w, 0), "text", m.text
            )
            parts.append(line)
            below = line.rect.bottom + m.gap * 0.2
        return parts

    def _start(self) -> Transition:
        return Push(self._scene(self._lessons[self._chosen], self._chosen))

    def _scene(self, lesson: Lesson, at: int) -> LessonScene:
        end = LessonEnd(
            next=self._following(at),
            leave=self._left,
            again=lambda: Replace(self._scene(lesson, at)),
        )
        context = self._house.context
        return LessonScene(context, self._info, self._ui, lesson, at + 1, self._player, end)

    def _following(self, at: int) -> "tuple[str, Action] | None":
        """Name the lesson after this one and lead to it."""
        if at + 1 >= len(self._lessons):
            return None
        lesson = self._lessons[at + 1]
        name = str(self._ui.teacher.words(lesson).title())
        return name, lambda: Replace(self._scene(lesson, at + 1))

    def _left(self) -> Transition:
        self._chosen, self.stale = self._next(), True
        return Pop()


def learn_screen(house: House, player: str) -> Screen:
    """Open the lessons for a player."""
    return Screen(LearnPage(house, player))
