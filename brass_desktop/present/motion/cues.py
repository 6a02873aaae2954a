"""Sounds of what is shown without moving, such as a moment of a replay, each at its time."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.present.motion.timeline import Cue


class CueSheet:
    """The sounds that are still to come; every sound is heard once."""

    def __init__(self) -> None:
        self._left: list[Cue] = []
        self._time = 0.0

    @property
    def wake_after(self) -> float | None:
        """Seconds until the next sound, if one is to come."""
        return max(0.0, self._left[0].at - self._time) if self._left else None

    def begin(self, cues: Sequence[Cue], within: float) -> None:
        """Hear these instead of what was to come, faster if they would take longer than that."""
        first = {cue.sound: cue for cue in sorted(cues, key=lambda cue: cue.at, reverse=True)}
        longest = max((cue.at for cue in first.values()), default=0.0)
        pace = min(1.0, within / longest) if longest else 1.0
        soonest = sorted(first.values(), key=lambda cue: cue.at)
        self._left = [replace(cue, at=cue.at * pace) for cue in soonest]
        self._time = 0.0

    def pass_time(self, seconds: float) -> None:
        """Come nearer to the sounds."""
        self._time += seconds

    def take(self) -> str | None:
        """Give a sound that is due, once."""
        if self._left and self._left[0].at <= self._time:
            return self._left.pop(0).sound
        return None
