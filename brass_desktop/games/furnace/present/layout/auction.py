"""Where everything of the auction and of settling lies on the stage.

Two sets of measures, as for the table: logical units at 1920x1080, real pixels in small windows.
Extra width spreads the lots, extra height goes to the cards of row and works.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.layout import rack
from brass_desktop.games.furnace.present.layout.rack import RackMeasures, rack_steps
from brass_desktop.present.geometry import Point, Rect

ROW_OF_WORKS: Final = 8
"""Own cards that lie in one row with their pictures; twice as many lie in two without."""
_TO_CARDS: Final = 0.5
"""The share of extra height that lots and works each get."""


@dataclass(frozen=True, slots=True)
class StageMeasures:
    """The fixed sizes of one variant of the stage, from its top and left."""

    size: tuple[float, float]
    head: tuple[float, float]
    """Top and height of the heading."""
    edge: float
    """Free at both sides."""
    lot: tuple[float, float]
    """Top and height of the cards."""
    apart: float
    widest: float
    rise: float
    """How much higher a chosen lot stands."""
    rack: RackMeasures
    to_rack: float
    to_runner: float
    runner: tuple[float, float]
    """Height, and what stays free at both sides."""
    plate: float
    to_plaque: float
    rule: float
    works: tuple[float, float]
    """Top and height of the own cards."""
    works_edge: float
    two_rows: tuple[float, float]
    """How much higher and lower two rows of works reach than one."""
    panel: tuple[float, float, float]
    """Side, top and height of the panel of settling."""


NORMAL: Final = StageMeasures(
    size=(1152, 856), head=(16, 36), edge=16, lot=(62, 250), apart=9, widest=168, rise=8,
    rack=rack.NORMAL, to_rack=12, to_runner=126, runner=(14, 22), plate=13, to_plaque=150,
    rule=586, works=(630, 206), works_edge=20.5, two_rows=(8, 4), panel=(20, 588, 258),
)  # fmt: skip
SMALL: Final = StageMeasures(
    size=(800, 574), head=(5, 25), edge=8, lot=(38, 164), apart=5, widest=112, rise=5,
    rack=rack.SMALL, to_rack=4, to_runner=82, runner=(9, 14), plate=9.5, to_plaque=98,
    rule=376, works=(403, 162), works_edge=10.5, two_rows=(3, 2), panel=(8, 379, 187),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class LotPlaces:
    """Where the parts of a lot lie."""

    card: Rect
    steps: Mapping[int, Rect]
    """Of the rack, by value."""
    plate: Point
    plaque: Rect
    """The most that the plaque may cover."""

    @property
    def rack(self) -> Rect:
        """All steps together, as wide as the card."""
        tops = [step.y for step in self.steps.values()]
        bottom = max(step.bottom for step in self.steps.values())
        return Rect(self.card.x, min(tops), self.card.w, bottom - min(tops))


@dataclass(frozen=True, slots=True)
class AuctionLayout:
    """All places of the stage while lots lie on it."""

    small: bool
    measures: StageMeasures
    stage: Rect
    head: Rect
    lots: tuple[LotPlaces, ...]
    runner: Rect
    rule: float
    """The line above the own works."""
    works_head: Rect
    works: tuple[Rect, ...]
    two_rows: bool
    panel: Rect
    """The question of settling, in the place of the works."""

    def heat(self, lot: int) -> float:
        """Tell up to which part of the runner the metal has come when it has reached a lot."""
        return (self.lots[lot].plate[0] - self.runner.x) / self.runner.w


def auction_layout(stage: Rect, lots: int, cards: int, *, small: bool) -> AuctionLayout:
    """Lay out a row of lots and so many own cards."""
    m = SMALL if small else NORMAL
    extra = max(0.0, stage.h - m.size[1])
    grown = extra * _TO_CARDS
    top, height = stage.y + m.lot[0], m.lot[1] + grown
    below = top + height
    rule = stage.y + m.rule + grown
    places = _lots(stage, lots, Rect(0, top, 0, height), rule, m)
    two_rows = cards > ROW_OF_WORKS
    return AuctionLayout(
        small=small,
        measures=m,
        stage=stage,
        head=Rect(stage.x + 1.5 * m.edge, stage.y + m.head[0], stage.w - 3 * m.edge, m.head[1]),
        lots=places,
        runner=Rect(
            stage.x + m.runner[1], below + m.to_runner, stage.w - 2 * m.runner[1], m.runner[0]
        ),
        rule=rule,
        works_head=Rect(
            stage.x + 1.5 * m.edge, rule + 2, stage.w - 3 * m.edge, m.works[0] - m.rule - 6
        ),
        works=_works(stage, cards, Rect(0, rule + m.works[0] - m.rule, 0, m.works[1] + grown), m),
        two_rows=two_rows,
        panel=Rect(
            stage.x + m.panel[0],
            stage.y + m.panel[1] + grown,
            stage.w - 2 * m.panel[0],
            m.panel[2] + grown,
        ),
    )


def _lots(
    stage: Rect, lots: int, column: Rect, rule: float, m: StageMeasures
) -> tuple[LotPlaces, ...]:
    pitch = (stage.w - 2 * m.edge) / lots
    width = min(pitch - m.apart, m.widest)
    found = []
    for lot in range(lots):
        middle = stage.x + m.edge + pitch * (lot + 0.5)
        card = Rect(middle - width / 2, column.y, width, column.h)
        plaque = card.bottom + m.to_plaque
        found.append(
            LotPlaces(
                card=card,
                steps=rack_steps(card, card.bottom + m.to_rack, m.rack),
                plate=(middle, card.bottom + m.to_runner + m.runner[0] / 2),
                plaque=Rect(card.x, plaque, width, rule - 3 - plaque),
            )
        )
    return tuple(found)


def _works(stage: Rect, cards: int, row: Rect, m: StageMeasures) -> tuple[Rect, ...]:
    """Place the own cards: in one row, or in two lower ones, which more cards make narrower."""
    rows = 1 if cards <= ROW_OF_WORKS else 2
    columns = max(ROW_OF_WORKS, -(-cards // rows))
    pitch = (stage.w - 2 * m.works_edge + m.apart) / columns
    width = min(pitch - m.apart, m.widest)
    top, height = row.y, row.h
    if rows == 2:
        top, height = top - m.two_rows[0], height + sum(m.two_rows)
    gap = m.apart / 2
    tall = (height - gap * (rows - 1)) / rows
    return tuple(
        Rect(
            stage.x + m.works_edge + pitch * (place % columns),
            top + (tall + gap) * (place // columns),
            width,
            tall,
        )
        for place in range(columns * rows)
    )
