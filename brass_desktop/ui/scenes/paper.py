"""What pages on paper have in common."""

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_paper
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Transition


class PaperPage:
    """Covers the window with paper and is left by Escape."""

    opaque = True

    def __init__(self) -> None:
        self.stale = True

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the paper."""
        paint_paper(canvas)

    def press(self, key: Key) -> Transition | None:
        """Leave by Escape."""
        return Pop() if key.name == "escape" else None
