"""A line of news over whatever is shown, for a few seconds; nobody need answer it."""

from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas

TOAST_SECONDS: Final = 3.0
_SIZE: Final = 17.0
_PAD: Final = 20.0
_TOP: Final = 22.0


class Toast:
    """Says one thing at a time; whatever is said next takes its place."""

    def __init__(self) -> None:
        self._text = ""
        self._left = 0.0
        self._is_new = False

    @property
    def text(self) -> str:
        """What is being said, empty when nothing is."""
        return self._text if self._left > 0 else ""

    @property
    def wake_after(self) -> float | None:
        """Seconds until it is gone."""
        return self._left if self._left > 0 else None

    def show(self, text: str) -> None:
        """Say something."""
        self._text, self._left, self._is_new = text, TOAST_SECONDS, True

    def update(self, dt: float) -> bool:
        """Let time pass; true when it has just come or gone, so that a frame is due."""
        if self._is_new:
            self._is_new = False
            return True
        if self._left <= 0:
            return False
        self._left -= dt
        return self._left <= 0

    def draw(self, canvas: Canvas) -> None:
        """Set the line on a small plate at the head of the window."""
        if not self.text:
            return
        most = canvas.bounds.w * 0.8
        wide = min(most, canvas.typeface.measure(self.text, "text", _SIZE)) + 2 * _PAD
        tall = _SIZE * 2.4 * max(1.0, canvas.typeface.text_scale)
        x = canvas.bounds.centre[0]
        plate = Rect(x - wide / 2, _TOP, wide, tall)
        canvas.nine("skin.tooltip", plate)
        ink = canvas.theme.tip_title
        canvas.text(self.text, plate.centre, "text", _SIZE, ink, align="centre", fit=most)
