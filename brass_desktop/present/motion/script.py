"""Keeps the time of an animation: when the next piece may start and what lies where until then."""

from dataclasses import replace
from typing import Final, Generic

from brass_desktop.present.motion.timeline import (
    A,
    C,
    Cue,
    Move,
    Movement,
    NumberPiece,
    P,
    Still,
    StillPiece,
    Timeline,
    Tween,
)

LONGEST: Final = 1.6
"""Seconds a whole action may take at normal speed."""
FADE: Final = 0.2


class Script(Generic[A, P, C]):
    """The movements of one action, written down from its first event to its last."""

    def __init__(self) -> None:
        self.now = 0.0
        """When the next movement may begin."""
        self._suspense = 0.0
        self._first: dict[A, C] = {}
        """What every place that changes showed before."""
        self._since: dict[A, tuple[float, C]] = {}
        self._tweens: list[Movement[A, P, C]] = []
        self._stills: list[Still[A, C]] = []
        self._cues: list[Cue] = []

    def move(
        self,
        move: Move,
        duration: float,
        origin: A,
        goal: A,
        piece: P | NumberPiece,
        *,
        lead: float,
        start: float | None = None,
    ) -> Movement[A, P, C]:
        """Add a movement; the next one may begin `lead` seconds after it did."""
        tween: Movement[A, P, C] = Tween(
            move, self.now if start is None else start, duration, origin, goal, piece
        )
        self._tweens.append(tween)
        self.now = max(self.now, tween.start + lead)
        return tween

    def sound(self, at: float, sound: str) -> None:
        """Let something be heard at a moment."""
        self._cues.append(Cue(at, sound))

    def show(self, anchor: A, at: float, content: C, first: C) -> None:
        """Let a place show something from a moment on; `first` is what it showed at the start."""
        since, shown = self._since.get(anchor, (0.0, first))
        self._first.setdefault(anchor, first)
        if at > since:
            self._stills.append(Still(anchor, since, at, shown))
        self._since[anchor] = (max(at, since), content)

    def fade(self, anchor: A, content: C, start: float, seconds: float) -> None:
        """Let what a place has shown give way to the truth by and by, from a moment on."""
        piece = StillPiece(content)
        self._tweens.append(Tween(Move.FADE, start, seconds, anchor, anchor, piece))

    def hold_breath(self, seconds: float) -> None:
        """Give the action time beyond what others may take: what is awaited is not hurried."""
        self._suspense += seconds

    def ready(self, anchor: A) -> float:
        """Return when a place has come to rest, but not before the next movement may begin."""
        since = self._since.get(anchor)
        return self.now if since is None else max(self.now, since[0])

    def timeline(self, *, speed: float = 1.0, reduced: bool = False) -> Timeline[A, P, C]:
        """Give everything told so far, in order of its beginning.

        At speed 0 nothing moves, though it is heard. With reduced motion nothing travels: the old
        fades and gives way to the new.
        """
        cues = tuple(sorted(self._cues, key=lambda cue: cue.at))
        at_once = tuple(replace(cue, at=0.0) for cue in cues)
        if speed <= 0:
            return Timeline(cues=at_once)
        if reduced:
            told: Timeline[A, P, C] = Timeline(self._fades(), (), at_once)
        else:
            tweens = sorted(self._tweens, key=lambda tween: tween.start)
            told = Timeline(tuple(tweens), tuple(self._stills), cues)
        longest = LONGEST + self._suspense
        if told.duration > longest:
            told = told.scaled(longest / told.duration)
        return told if speed == 1.0 else told.scaled(1 / speed)

    def _fades(self) -> tuple[Movement[A, P, C], ...]:
        """Let what every place showed first fade away at once."""
        return tuple(
            Tween(Move.FADE, 0.0, FADE, anchor, anchor, StillPiece(content))
            for anchor, content in self._first.items()
        )
