"""Scenes and their stack: a scene says where to go, only the stack goes there."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Protocol, assert_never, runtime_checkable

from brass_desktop.present import sounds
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.window.crossing import CUT, FADE, Crossing
from brass_desktop.ui.window.input import Input, is_repetition, presses

Cursor = Literal["arrow", "hand", "text", "grab", "wait"]


class Scene(Protocol):
    """One screen, dialog or curtain."""

    @property
    def opaque(self) -> bool:
        """Tell whether the scene covers everything below it."""

    @property
    def cursor(self) -> Cursor:
        """Name the pointer's shape for what it is over."""

    @property
    def wake_after(self) -> float | None:
        """Give the seconds after which `update` is due though nobody did anything, if any."""

    def handle(self, event: Input) -> "Transition | None":
        """Answer one input; may change the scene and may lead elsewhere."""

    def update(self, dt: float) -> "bool | Transition":
        """Move on by `dt` seconds; true asks for a redraw and for another update right after it.

        A scene that was changed by `handle` returns true once. One that has nothing to show
        returns false, and the program sleeps until the next event or `wake_after`.
        """

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole scene in logical units; note sensitive areas on the way."""

    def refresh(self) -> None:
        """Rebuild what depends on the window size, theme, language or text size."""


@runtime_checkable
class Ticking(Protocol):
    """A scene that is heard: its controls when they are used, or what it shows by itself."""

    def take_tick(self) -> str | None:
        """Give the sound of what the last input did or of what is happening, once."""


@runtime_checkable
class Announced(Protocol):
    """A scene that is heard when it comes."""

    @property
    def announcement(self) -> str | None:
        """The sound it comes with, by its id."""


@runtime_checkable
class Surrounded(Protocol):
    """A scene with music or ambience of its own; one without it keeps what is below."""

    @property
    def surroundings(self) -> str | None:
        """What is heard all the while, by its id."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top of this one."""

    scene: Scene
    by: Crossing = FADE


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene for the one below; the last one leaves the program."""

    by: Crossing = FADE
    passes_on: bool = False
    """Whether the input that led here is meant for the scene below as well."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in this one's place."""

    scene: Scene
    by: Crossing = FADE


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave everything and begin with this scene."""

    scene: Scene
    by: Crossing = FADE


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Transition = Push | Pop | Replace | Reset | Quit


def _nobody_hears(sound: str) -> None:
    """Stand for a missing listener."""


class SceneStack:
    """Scenes from the bottom to the top; input goes to the top one only."""

    def __init__(
        self,
        first: Scene,
        hear: Callable[[str], None] = _nobody_hears,
        before_quit: Callable[[], Scene | None] = lambda: None,
    ) -> None:
        self._scenes: list[Scene] = [first]
        self._hear = hear
        self._before_quit = before_quit
        """Makes the question before the program ends, if there is one to ask."""
        self._asked: Scene | None = None
        self._stale = True
        self._drawn: tuple[Scene, ...] = ()
        self._pressed: Scene | None = None
        """The scene that got the first press of a row of quick ones."""
        self._manner = CUT
        """How the last transition is to be shown."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; `None` once the program is to end."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes that show, from the lowest opaque one upwards."""
        return tuple(self._scenes[self._lowest_visible() :])

    @property
    def surroundings(self) -> str | None:
        """What is heard all the while: of the topmost scene that says so."""
        found = (s.surroundings for s in reversed(self._scenes) if isinstance(s, Surrounded))
        return next((around for around in found if around is not None), None)

    def handle(self, events: Iterable[Input]) -> None:
        """Hand each input to the scene that is on top by then.

        The second half of a double click belongs to the scene that got the first: one that has
        come in between was not meant.
        """
        for event in events:
            if presses(event) and not is_repetition(event):
                self._pressed = self.top
            strays = is_repetition(event) and self._pressed is not self.top
            if not strays:
                self._offer(event)

    def _offer(self, event: Input) -> None:
        """Let the top scene answer, and the one below too if the top one gives way to it."""
        while self.top is not None:
            transition = self._answer(self.top, event)
            if not (isinstance(transition, Pop) and transition.passes_on):
                return

    def _answer(self, scene: Scene, event: Input) -> Transition | None:
        """Let a scene answer and be heard, then go where it leads."""
        transition = scene.handle(event)
        self._listen_to(scene)
        self.go(transition)
        return transition

    def _listen_to(self, scene: Scene) -> None:
        tick = scene.take_tick() if isinstance(scene, Ticking) else None
        if tick is not None:
            self._hear(tick)

    def update(self, dt: float) -> bool:
        """Advance every visible scene and tell whether a frame must be drawn."""
        stale, self._stale = self._stale, False
        for scene in self.visible:
            answer = scene.update(dt)
            self._listen_to(scene)
            if not isinstance(answer, bool):
                self.go(answer)
                return True
            stale = stale or answer
        return stale

    def draw(self, canvas: Canvas) -> None:
        """Paint the visible scenes from below.

        A scene may draw parts of a frame only over its own last one: not under another scene, and
        not where another has just been.
        """
        scenes = self.visible
        canvas.full = canvas.full or len(scenes) > 1 or scenes != self._drawn
        self._drawn = scenes
        for scene in scenes:
            scene.draw(canvas)

    def draw_below(self, canvas: Canvas) -> None:
        """Paint what the top scene covers, as it is now: what was hidden there is gone."""
        top = self._scenes.pop()
        try:
            canvas.full = True
            self.draw(canvas)
        finally:
            self._scenes.append(top)

    def take_manner(self) -> Crossing:
        """Tell how the last transition is to be shown; asked again, there was none."""
        manner, self._manner = self._manner, CUT
        return manner

    def refresh(self) -> None:
        """Tell every scene that size, theme or words have changed."""
        for scene in self._scenes:
            scene.refresh()
        self._stale = True

    def wake_after(self) -> float | None:
        """Give the shortest wait any visible scene allows."""
        waits = [scene.wake_after for scene in self.visible]
        return min((wait for wait in waits if wait is not None), default=None)

    def invalidate(self) -> None:
        """Ask for a frame though no scene has changed, as when the window was covered."""
        self._stale = True

    def quit(self) -> None:
        """Leave every scene."""
        self.go(Quit())

    def _quit(self) -> None:
        """Leave every scene, unless something is to be asked before, once at a time."""
        asked = self._before_quit()
        if asked is None:
            self._scenes.clear()
        elif self._asked is None or self._asked is not self.top:
            self._asked = asked
            self._scenes.append(asked)

    def _lowest_visible(self) -> int:
        for index in range(len(self._scenes) - 1, -1, -1):
            if self._scenes[index].opaque:
                return index
        return 0

    def go(self, transition: Transition | None) -> None:
        """Follow a transition of the top scene, or one from outside such as an error."""
        if transition is None:
            return
        self._stale = True
        match transition:
            case Push(scene, by):
                self._scenes.append(scene)
            case Pop(by, _):
                self._scenes.pop()
            case Replace(scene, by):
                self._scenes[-1] = scene
            case Reset(scene, by):
                self._scenes[:] = [scene]
            case Quit():
                self._quit()
                by = CUT
            case _:
                assert_never(transition)
        self._manner = by
        if self._pressed not in self._scenes:
            # A table that was left must not live on because it was clicked last.
            self._pressed = None
        if isinstance(transition, Push | Replace | Reset):
            self._announce(transition.scene)

    def _announce(self, scene: Scene) -> None:
        """Let a scene be heard that comes: by its own sound, or as a question over others."""
        own = scene.announcement if isinstance(scene, Announced) else None
        if own is not None or not scene.opaque:
            self._hear(own or sounds.DIALOG)
