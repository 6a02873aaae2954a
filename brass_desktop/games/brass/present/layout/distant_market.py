"""Where the parts of the distant market's box lie."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point, Rect

SMALL_SCALE = 31 / 46
"""The piece scale of the smallest table, for which the small measures are made."""


@dataclass(frozen=True, slots=True)
class DistantMarketMeasures:
    """The box in units from its corner, before it is scaled like the pieces."""

    size: tuple[float, float]
    picture: Rect
    """Empty on the small table, which has no room for it."""
    title: Point
    first: Rect
    """The uppermost space of the demand track."""
    pitch: float
    stack: Rect
    stack_words: Point
    last: Rect
    last_words: Point
    rule: Point
    rule_width: float
    heading: Point
    """Of what is still to come; the small table leaves it out."""
    value: Point
    """Right end of the first value."""
    pips: float
    """Left end of what is left of each value."""
    pip_pitch: float
    row: float
    plate: Rect
    """What says that the market is closed."""
    closed_words: Point
    """Middle of what the closed market means for mills; the small table leaves it out."""
    closed_last: Rect


BIG = DistantMarketMeasures(
    size=(214, 388), picture=Rect(9, 9, 196, 62), title=(107, 87), first=Rect(12, 112, 92, 27),
    pitch=29.4, stack=Rect(130, 116, 58, 58), stack_words=(159, 186), last=Rect(132, 197, 54, 54),
    last_words=(159, 263), rule=(114, 274), rule_width=90, heading=(159, 288), value=(136, 305),
    pips=150, pip_pitch=14, row=16, plate=Rect(111, 212, 96, 64), closed_words=(159, 308),
    closed_last=Rect(141, 340, 36, 36),
)  # fmt: skip
SMALL = DistantMarketMeasures(
    size=(147, 256), picture=Rect(0, 0, 0, 0), title=(73.5, 15), first=Rect(9, 34, 66, 22.6),
    pitch=24.3, stack=Rect(89, 38, 42, 42), stack_words=(110, 91), last=Rect(89, 106, 42, 42),
    last_words=(110, 159), rule=(84, 170), rule_width=52, heading=(110, 170), value=(102, 182),
    pips=112, pip_pitch=0, row=15, plate=Rect(81, 40, 57, 52), closed_words=(110, 110),
    closed_last=Rect(89, 106, 42, 42),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DistantMarketPlan:
    """The box on the map, and its parts where they lie."""

    box: Rect
    scale: float
    measures: DistantMarketMeasures

    @classmethod
    def within(cls, area: Rect, k: float, *, small: bool) -> "DistantMarketPlan":
        """Lay the box in the middle of the area that the board file leaves it."""
        measures = SMALL if small else BIG
        scale = k / SMALL_SCALE if small else k
        width, height = measures.size
        return cls(Rect.around(area.centre, width * scale, height * scale), scale, measures)

    def rect(self, part: Rect) -> Rect:
        """Place a rectangle of the measures on the map."""
        x, y = self.at((part.x, part.y))
        return Rect(x, y, part.w * self.scale, part.h * self.scale)

    def at(self, point: Point) -> Point:
        """Place a point of the measures on the map."""
        return self.box.x + point[0] * self.scale, self.box.y + point[1] * self.scale

    def space(self, number: int) -> Rect:
        """Return a space of the demand track, counted from above."""
        return self.rect(self.measures.first.moved(0, number * self.measures.pitch))

    @property
    def stack(self) -> Rect:
        """Return where the tiles lie face down."""
        return self.rect(self.measures.stack)

    def last(self, *, closed: bool) -> Rect:
        """Return where the tile lies that was turned last."""
        return self.rect(self.measures.closed_last if closed else self.measures.last)

    @property
    def plate(self) -> Rect:
        """Return where the plate lies that says that the market is closed."""
        return self.rect(self.measures.plate)

    def row(self, number: int) -> Rect:
        """Return the line that tells of one value what is still to come."""
        m = self.measures
        middle, height = m.value[1] + number * m.row, m.row
        right = m.size[0] - 8
        return self.rect(Rect(m.rule[0], middle - height / 2, right - m.rule[0], height))
