"""The table in a replay: only looked at."""

from brass_desktop.games.furnace.present.motion.hearing import heard_at
from brass_desktop.games.furnace.present.replayed import FurnaceReplay, ReplayedTable
from brass_desktop.games.furnace.ui.scenes.table import FurnaceScene
from brass_desktop.present.motion.cues import CueSheet
from brass_desktop.present.replay import SECONDS_PER_ACTION
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.replay.table import ReplayAreas


class ReplayedScene(FurnaceScene):
    """The table over a replay; what explains it comes above the replay's controls."""

    def __init__(self, context: Context, replay: FurnaceReplay) -> None:
        self._replay = replay
        self._replayed = ReplayedTable(replay)
        self._sounds = CueSheet()
        self._audio = context.audio
        self._shown = replay.cursor
        """The moment that was shown last."""
        super().__init__(context, self._replayed, self._replayed.mean)
        self.tips_apart = True

    @property
    def areas(self) -> ReplayAreas:
        """Nothing is played, so the places of a turn are free."""
        at = self.layout
        return ReplayAreas(at.prompt, at.dock, at.turn, at.side)

    def refresh(self) -> None:
        """Find all words anew and lay everything out again."""
        self._replayed.forget()
        super().refresh()

    @property
    def wake_after(self) -> float | None:
        """Time until something is to be drawn or heard."""
        waits = (super().wake_after, self._sounds.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool:
        """Let be heard what has happened at the cursor."""
        self._sounds.pass_time(dt)
        while sound := self._sounds.take():
            self._audio.play(sound)
        return super().update(dt)

    def show_moment(self) -> None:
        """Scroll the chronicle to the action at the cursor; the next one is heard as well."""
        before, self._shown = self._shown, self._replay.cursor
        self.show_line(self._shown)
        if self._shown == before + 1:
            cues = heard_at(self._replay.session, before)
            self._sounds.begin(cues, SECONDS_PER_ACTION / self._replay.speed)
