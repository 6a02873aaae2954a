"""The table of Heap: three buttons over a number."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from brass_desktop.bots.thought import Thought
from brass_desktop.core.types import Seat
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.outcome import Outcome, Refused, Submitted
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.replay import Replay
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.game_ui import Laid, Mean, Sitters
from brass_desktop.ui.scenes.replay.table import ReplayAreas
from brass_desktop.ui.widgets.dialog import notice
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Cursor, Scene, Transition
from tests.toy.rules import Heap, Take, Taken
from tests.toy.words import HeapSession

HeapReplay = Replay[Heap, Take, Taken, Heap]


@dataclass(frozen=True, slots=True)
class Grab:
    """Cubes were clicked."""

    cubes: int


class HeapTable:
    """What lies behind the buttons."""

    def __init__(self, session: HeapSession) -> None:
        self.session = session
        self.viewer: Seat | None = None
        self.is_making = False
        self.is_advised = False
        self.advised: Thought[Take] | None = None

    def show_to(self, viewer: Seat | None) -> None:
        """Turn the table."""
        self.viewer = viewer

    def forget(self) -> None:
        """Keep no words."""

    def mean(self, intent: object) -> Outcome:
        """Take cubes, or say why not."""
        if not isinstance(intent, Grab) or self.viewer != self.session.actor:
            return None
        refusal = self.session.game.refuse(self.session.state, Take(intent.cubes))
        if refusal is not None:
            return Refused(refusal)
        return Submitted(self.session.submit(Take(intent.cubes)))

    def forgive(self) -> None:
        """Mark nothing."""

    def advise(self, thought: Thought[Take] | None) -> None:
        """Keep what is advised."""
        self.is_advised, self.advised = True, thought

    def remark(self, entry: int, reasons: str) -> None:
        """Have nowhere to write it."""

    def point_at(self, intent: object) -> bool:
        """Follow nothing."""
        return False

    def lit(self) -> Sequence[Grab]:
        """Light what may be taken."""
        return [Grab(a.cubes) for a in self.session.game.legal_actions(self.session.state)]

    def usual(self) -> Grab:
        """Take one."""
        return Grab(1)

    def touched(self) -> Sequence[Grab]:
        """Mark nothing."""
        return ()


class HeapPicture:
    """Draws the heap and turns clicks into intents."""

    cursor: Cursor = "arrow"
    wake_after = None
    pointed = None
    lights = covered = ()
    clause = None
    surroundings = Surroundings()

    def __init__(self, state: Callable[[], Heap], mean: Mean) -> None:
        self.focus: object = None
        self.silent = False
        self.middle: Point | None = None
        self.top: Point | None = None
        self.aside = Rect(900, 20, 300, 400)
        first, second, third, fourth = (Rect(20, 20 + 90 * n, 900, 80) for n in range(4))
        self.areas = ReplayAreas(first, second, third, fourth)
        self._state = state
        self._mean = mean
        self._stale = True

    def update(self, dt: float) -> bool:
        """Ask for a frame after a change."""
        stale, self._stale = self._stale, False
        return stale

    def refresh(self) -> None:
        """Draw again."""
        self._stale = True

    touch = leave = show_moment = refresh

    def handle(self, event: Input) -> None:
        """Grab what is clicked."""
        if isinstance(event, PointerDown):
            hit = [n for n in (1, 2, 3) if self._rect(n).holds((event.x, event.y))]
            for cubes in hit:
                self._mean(Grab(cubes))

    def intent_of(self, key: Key) -> Grab | None:
        """Grab by digits."""
        return Grab(int(key.name)) if key.name in ("1", "2", "3") else None

    def may_repeat(self, first: object, again: object) -> bool:
        """Never grab twice."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Show the heap and the buttons."""
        self.middle, self.top = canvas.bounds.centre, (canvas.bounds.centre[0], 0.0)
        canvas.fill(canvas.bounds, canvas.theme.table0)
        canvas.text(str(self._state().left), (640, 500), "title", 60, canvas.theme.ink)
        for cubes in (1, 2, 3):
            canvas.nine("skin.button", self._rect(cubes))
            canvas.text(str(cubes), self._rect(cubes).centre, "title", 30, canvas.theme.ink)

    def draw_tip(self, canvas: Canvas) -> None:
        """Explain nothing."""

    def place_of(self, intent: object) -> Point | None:
        """Find a button."""
        return self._rect(intent.cubes).centre if isinstance(intent, Grab) else None

    def shape_of(self, intent: object) -> Rect | None:
        """Find all of a button."""
        return self._rect(intent.cubes) if isinstance(intent, Grab) else None

    def _rect(self, cubes: int) -> Rect:
        return Rect(300.0 + cubes * 120, 560.0, 100.0, 60.0)


class Still:
    """Nothing moves."""

    left = 0.0
    is_told = True

    def update(self, dt: float, *, stale: bool) -> bool:
        """Draw when the table does."""
        return stale

    def again(self) -> None:
        """Show nothing."""

    skip = again

    def draw(self, canvas: Canvas, paint: Callable[[], None]) -> None:
        """Draw the table."""
        paint()


class HeapUi:
    """Lays the table."""

    def lay(
        self, context: Context, session: HeapSession, sitters: Sitters, mean: Mean
    ) -> Laid[HeapTable]:
        """Lay three buttons."""
        return Laid(HeapTable(session), HeapPicture(lambda: session.state, mean), Still())

    def interlude(
        self, context: Context, session: HeapSession, at: int, on_done: Callable[[], Transition]
    ) -> Scene | None:
        """Have none."""
        return None

    def moments(
        self, session: HeapSession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Say what happened."""
        return notice(rows[at].sentence, (), "OK")

    def replay(self, context: Context, replay: HeapReplay) -> HeapPicture:
        """Show the heap at the cursor."""
        return HeapPicture(lambda: replay.state, print)

    def picture(self, assets: Assets, session: HeapSession) -> pygame.Surface:
        """Draw nothing."""
        return pygame.Surface((768, 432))


def heap_ui() -> HeapUi:
    """Return the table."""
    return HeapUi()
