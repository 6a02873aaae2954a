"""Where every region of the table scene lies, for any window shape.

Two sets of measures: the table of 1920x1080 logical units, and the small one in real pixels for
windows under 1600x900. Extra width and height go to the board, then to chronicle and panels.
"""

from dataclasses import dataclass

from brass_desktop.present.geometry import Rect
from brass_desktop.present.turn_places import TurnPlaces

HAND_PLACES = 8
FEW_CARDS = 4
"""A hand of so few cards has room to show them larger."""
FEW_CARDS_GROW = 1.25
DOCK_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class TableMeasures:
    """The fixed sizes of one variant of the table."""

    margin: float
    column: float
    dock: float
    ring: float
    era: float
    order: float
    panel: float
    panel_most: float
    piles: float
    markets: float
    prompt: float
    hand: float
    card: tuple[float, float]
    card_pitch: float
    card_rise: float
    dock_pad: float
    dock_button: tuple[float, float]
    dock_pitch: tuple[float, float]


NORMAL = TableMeasures(
    margin=8, column=368, dock=200, ring=32, era=88, order=56, panel=136, panel_most=300,
    piles=120, markets=320, prompt=32, hand=160, card=(124, 148), card_pitch=132, card_rise=12,
    dock_pad=12, dock_button=(80, 84), dock_pitch=(88, 92),
)  # fmt: skip
SMALL = TableMeasures(
    margin=6, column=228, dock=128, ring=26, era=46, order=44, panel=92, panel_most=220,
    piles=80, markets=234, prompt=30, hand=94, card=(90.5, 88), card_pitch=92, card_rise=6,
    dock_pad=6, dock_button=(53, 56), dock_pitch=(54, 58),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All regions of the table; `map` is the board without its progress track."""

    size: tuple[float, float]
    small: bool
    measures: TableMeasures
    era: Rect
    order: Rect
    players: tuple[Rect, ...]
    piles: Rect
    board: Rect
    map: Rect
    markets: Rect
    chronicle: Rect
    dock: Rect
    prompt: Rect
    hand: Rect
    turn: Rect

    @property
    def regions(self) -> tuple[Rect, ...]:
        """List every region that may not touch another."""
        return (
            self.era, self.order, *self.players, self.piles, self.board, self.markets,
            self.chronicle, self.dock, self.prompt, self.hand, self.turn,
        )  # fmt: skip

    @property
    def worded(self) -> tuple[Rect, ...]:
        """List what is read while something is chosen: the question, then ledger and actions."""
        return self.prompt, self.chronicle, self.dock

    def action_buttons(self) -> list[Rect]:
        """Return the eight places of the dock, row by row."""
        m, at = self.measures, self.dock
        return [
            Rect(
                at.x + m.dock_pad + (i % DOCK_COLUMNS) * m.dock_pitch[0],
                at.y + m.dock_pad + (i // DOCK_COLUMNS) * m.dock_pitch[1],
                *m.dock_button,
            )
            for i in range(2 * DOCK_COLUMNS)
        ]

    def hand_places(self, count: int = HAND_PLACES) -> list[Rect]:
        """Return the resting places of a hand; few cards are wider, a chosen one rises."""
        m = self.measures
        grow = FEW_CARDS_GROW if count <= FEW_CARDS else 1.0
        top = self.hand.bottom - m.card[1]
        width, pitch = m.card[0] * grow, m.card_pitch + m.card[0] * (grow - 1)
        return [Rect(self.hand.x + i * pitch, top, width, m.card[1]) for i in range(count)]

    def own_discard(self) -> Rect:
        """Return what is left of the hand's row: the own discard pile lies there."""
        m = self.measures
        x = self.hand.x + HAND_PLACES * m.card_pitch
        return Rect(x, self.hand.bottom - m.card[1], self.hand.right - x, m.card[1])

    @property
    def turn_places(self) -> TurnPlaces:
        """The parts of the turn's end."""
        return TurnPlaces(self.turn, self.small)


def table_layout(width: float, height: float, seats: int, small: bool) -> TableLayout:
    """Lay the table out in a window of this logical size for this number of players."""
    m = SMALL if small else NORMAL
    gap = m.margin
    upper = height - 3 * gap - m.dock
    lower = height - gap - m.dock
    board = Rect(2 * gap + m.column, gap, width - 2 * m.column - 4 * gap, upper)
    right = width - gap - m.column
    era = Rect(gap, gap, m.column, m.era)
    order = Rect(gap, era.bottom + gap, m.column, m.order)
    piles = Rect(gap, board.bottom - m.piles, m.column, m.piles)
    return TableLayout(
        size=(width, height),
        small=small,
        measures=m,
        era=era,
        order=order,
        players=_panels(order.bottom + gap, piles.y - gap, seats, m),
        piles=piles,
        board=board,
        map=board.grown(-m.ring),
        markets=Rect(right, gap, m.column, m.markets),
        chronicle=Rect(right, 2 * gap + m.markets, m.column, board.bottom - m.markets - 2 * gap),
        dock=Rect(gap, lower, m.column, m.dock),
        prompt=Rect(board.x, lower, board.w, m.prompt),
        hand=Rect(board.x, lower + m.dock - m.hand, board.w, m.hand),
        turn=Rect(right, lower, m.column, m.dock),
    )


def _panels(top: float, bottom: float, seats: int, m: TableMeasures) -> tuple[Rect, ...]:
    """Share the room between turn order and piles; with few seats the rest becomes wider gaps."""
    height = min((bottom - top - m.margin * (seats - 1)) / seats, m.panel_most)
    pitch = height + (bottom - top - seats * height) / max(1, seats - 1)
    return tuple(Rect(m.margin, top + i * pitch, m.column, height) for i in range(seats))
