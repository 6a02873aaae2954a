"""Where every region of the table lies, for any window shape.

Two sets of measures: the table of 1920x1080 logical units, and the small one in real pixels for
windows under 1600x900. Extra width goes to the stage, extra height to stage, seats and chronicle.
"""

from dataclasses import dataclass

from brass_desktop.present.geometry import Rect
from brass_desktop.present.turn_places import TurnPlaces

MOST_SEATS = 4
COMPARTMENTS = 5
"""Of the tray: the goods and money."""


@dataclass(frozen=True, slots=True)
class TableMeasures:
    """The fixed sizes of one variant of the table."""

    margin: float
    column: float
    dock: float
    frame: float
    """Width of the iron frame around the stage."""
    badge: float
    side: float
    side_over_ledger: float
    side_kept: float
    """What is kept free there for something that lies over the table."""
    prompt: float
    tray: float
    capitalist: float


NORMAL = TableMeasures(
    margin=8, column=368, dock=200, frame=7, badge=88, side=404, side_over_ledger=400,
    side_kept=404, prompt=32, tray=160, capitalist=312,
)  # fmt: skip
SMALL = TableMeasures(
    margin=6, column=228, dock=128, frame=5, badge=46, side=246, side_over_ledger=148,
    side_kept=312, prompt=30, tray=90, capitalist=220,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All regions of the table."""

    size: tuple[float, float]
    small: bool
    measures: TableMeasures
    badge: Rect
    seats: tuple[Rect, ...]
    beneath: Rect | None
    """What few seats leave of the left column: the Agent's panel, or the deck's."""
    stage: Rect
    side: Rect
    chronicle: Rect
    """The ledger's place as well."""
    dock: Rect
    prompt: Rect
    tray: Rect
    turn: Rect
    side_kept: bool = False
    """Whether the place above the chronicle is for something that lies over the table."""

    @property
    def regions(self) -> tuple[Rect, ...]:
        """List every region that may not touch another."""
        beneath = () if self.beneath is None else (self.beneath,)
        return (
            self.badge, *self.seats, *beneath, self.stage, self.side, self.chronicle, self.dock,
            self.prompt, self.tray, self.turn,
        )  # fmt: skip

    @property
    def worded(self) -> tuple[Rect, ...]:
        """List what is read while something is chosen."""
        return self.prompt, self.side, self.dock

    @property
    def right(self) -> Rect:
        """The whole right column, where nothing stands above the chronicle."""
        if self.side_kept:
            return self.chronicle
        return Rect(self.side.x, self.side.y, self.side.w, self.chronicle.bottom - self.side.y)

    @property
    def sheet(self) -> Rect:
        """The drafting sheet inside the frame of the stage."""
        return self.stage.grown(-self.measures.frame)

    @property
    def turn_places(self) -> TurnPlaces:
        """The parts of the turn's end."""
        return TurnPlaces(self.turn, self.small)

    def compartments(self, *, capitalist: bool) -> list[Rect]:
        """Return the compartments of the tray, which share what a capitalist leaves."""
        m, at = self.measures, self.tray
        whole = at.w - (m.capitalist + m.margin if capitalist else 0)
        width = (whole - (COMPARTMENTS - 1) * m.margin) / COMPARTMENTS
        pitch = width + m.margin
        return [Rect(at.x + i * pitch, at.y, width, at.h) for i in range(COMPARTMENTS)]

    def capitalist(self) -> Rect:
        """Return the place of the capitalist beside the tray."""
        m, at = self.measures, self.tray
        return Rect(at.right - m.capitalist, at.y, m.capitalist, at.h)


def table_layout(
    width: float,
    height: float,
    seats: int,
    small: bool,
    *,
    ledger: bool = False,
    side_kept: bool = False,
) -> TableLayout:
    """Lay the table out in a window of this logical size for this number of players.

    With a ledger in the chronicle's place what stands above it may be lower, unless it is kept.
    """
    m = SMALL if small else NORMAL
    gap = m.margin
    stage = Rect(2 * gap + m.column, gap, width - 2 * m.column - 4 * gap, height - 3 * gap - m.dock)
    lower, right = height - gap - m.dock, width - gap - m.column
    badge = Rect(gap, gap, m.column, m.badge)
    above = m.side_kept if side_kept else m.side_over_ledger if ledger else m.side
    side = Rect(right, gap, m.column, above)
    panels, beneath = _left_column(badge.bottom + gap, stage.bottom, seats, m)
    return TableLayout(
        size=(width, height),
        small=small,
        measures=m,
        badge=badge,
        seats=panels,
        beneath=beneath,
        stage=stage,
        side=side,
        chronicle=Rect(right, side.bottom + gap, m.column, stage.bottom - side.bottom - gap),
        dock=Rect(gap, lower, m.column, m.dock),
        prompt=Rect(stage.x, lower, stage.w, m.prompt),
        tray=Rect(stage.x, lower + m.dock - m.tray, stage.w, m.tray),
        turn=Rect(right, lower, m.column, m.dock),
        side_kept=side_kept,
    )


def _left_column(
    top: float, bottom: float, seats: int, m: TableMeasures
) -> tuple[tuple[Rect, ...], Rect | None]:
    """Cut the column into panels for the most seats there can be; what is left is one place."""
    height = (bottom - top - (MOST_SEATS - 1) * m.margin) / MOST_SEATS
    pitch = height + m.margin
    panels = tuple(Rect(m.margin, top + i * pitch, m.column, height) for i in range(seats))
    if seats == MOST_SEATS:
        return panels, None
    y = top + seats * pitch
    return panels, Rect(m.margin, y, m.column, bottom - y)
