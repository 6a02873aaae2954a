"""What a screen needs to know to lay itself out: room, measures, faces and colours."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.metrics import Metrics, metrics_for
from brass_desktop.ui.drawing.theme import Theme
from brass_desktop.ui.drawing.typeface import Typeface

_TABS_FROM: Final = 1.1


@dataclass(frozen=True, slots=True)
class Sheet:
    """One window size in one theme at one text size."""

    bounds: Rect
    small: bool
    theme: Theme
    typeface: Typeface
    metrics: Metrics

    @classmethod
    def of(cls, canvas: Canvas) -> "Sheet":
        """Read everything off the canvas that is about to be drawn on."""
        small = canvas.viewport.small
        metrics = metrics_for(small, canvas.typeface.text_scale)
        return cls(canvas.bounds, small, canvas.theme, canvas.typeface, metrics)

    @property
    def roomy(self) -> bool:
        """Tell whether text is so large that a screen shows its plates one at a time, by tabs."""
        return self.typeface.text_scale >= _TABS_FROM

    @property
    def body(self) -> Rect:
        """The room between the screen's title and its foot, centred on wide windows."""
        m = self.metrics
        width = min(self.bounds.w - 2 * m.margin, m.widest)
        left = (self.bounds.w - width) / 2
        return Rect(left, m.head, width, self.bounds.h - m.head - m.foot)

    @property
    def foot_line(self) -> float:
        """Height at which the buttons of the foot are centred."""
        m = self.metrics
        return self.bounds.h - m.foot / 2 - m.frame / 2 + 2
