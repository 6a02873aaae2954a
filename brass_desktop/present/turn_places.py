"""Where the parts of a turn's end lie inside their panel, at any table."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Rect

TOOLS = 4
"""Undo, Redo, Hint and Menu."""


@dataclass(frozen=True, slots=True)
class TurnMeasures:
    """The fixed sizes of one variant of the panel."""

    pad: float
    gap: float
    count: float
    """Height of the line that tells how far the turn is."""
    primary: tuple[float, float]
    """Top and height of the button that ends the turn, or of Confirm."""
    back: float
    tool: tuple[float, float]
    """Top and height of the tools."""
    tool_width: float
    tool_pitch: float


NORMAL = TurnMeasures(
    pad=12, gap=8, count=48, primary=(48, 60), back=104, tool=(120, 68), tool_width=80,
    tool_pitch=88,
)  # fmt: skip
SMALL = TurnMeasures(
    pad=6, gap=6, count=33, primary=(33, 40), back=74, tool=(79, 42), tool_width=53, tool_pitch=54,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TurnPlaces:
    """The panel of a turn's end, cut into its parts."""

    panel: Rect
    small: bool

    @property
    def measures(self) -> TurnMeasures:
        """The sizes that hold here."""
        return SMALL if self.small else NORMAL

    @property
    def count(self) -> Rect:
        """The line that tells how far the turn is."""
        return Rect(self.panel.x, self.panel.y, self.panel.w, self.measures.count)

    @property
    def primary(self) -> Rect:
        """The place of End turn; Back and Confirm share it."""
        m, at = self.measures, self.panel
        return Rect(at.x + m.pad, at.y + m.primary[0], at.w - 2 * m.pad, m.primary[1])

    @property
    def pair(self) -> tuple[Rect, Rect]:
        """Back and Confirm, which divide the primary button's place."""
        whole, m = self.primary, self.measures
        back = Rect(whole.x, whole.y, m.back, whole.h)
        return back, Rect(back.right + m.gap, whole.y, whole.w - back.w - m.gap, whole.h)

    @property
    def tools(self) -> list[Rect]:
        """Undo, Redo, Hint and Menu."""
        m, at = self.measures, self.panel
        return [
            Rect(at.x + m.pad + i * m.tool_pitch, at.y + m.tool[0], m.tool_width, m.tool[1])
            for i in range(TOOLS)
        ]
