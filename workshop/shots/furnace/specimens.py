"""Sheets of specimens: every card of Furnace, and every piece in its states."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import CapitalistView, CardView
from brass_desktop.games.furnace.ui.pieces.capitalists import draw_capitalist
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.sheet import draw_sheet
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor, Transition

RULES: Final = furnace().rules
_EDGE: Final = 16.0

Draw = Callable[[Canvas, Rect], None]
Piece = tuple[float, float, Draw]
"""Width, height and what is drawn in a place of that size."""


class SpecimenSheet:
    """A scene of pieces that nobody can touch."""

    opaque: Final = True
    cursor: Cursor = "arrow"
    wake_after: Final = None

    def __init__(self, pieces: Callable[[bool], list[Piece]]) -> None:
        self._pieces = pieces

    def handle(self, event: Input) -> Transition | None:
        """Answer nothing."""

    def update(self, dt: float) -> bool:
        """Stand still."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Lay the pieces in rows, as many in each as have room."""
        draw_sheet(canvas, canvas.bounds)
        flow = _Flow(canvas.bounds.grown(-_EDGE))
        for width, height, draw in self._pieces(canvas.viewport.small):
            draw(canvas, flow.place(width, height))

    def refresh(self) -> None:
        """Keep nothing that would have to change."""


@dataclass(slots=True)
class _Flow:
    """Places from left to right; a full row begins the next one."""

    area: Rect
    x: float = 0
    y: float = 0
    tallest: float = 0
    gap: float = 9

    def place(self, width: float, height: float) -> Rect:
        """Give the next place of a size."""
        if self.x + width > self.area.w:
            self.x, self.y, self.tallest = 0, self.y + self.tallest + self.gap, 0
        at = Rect(self.area.x + self.x, self.area.y + self.y, width, height)
        self.x += width + self.gap
        self.tallest = max(self.tallest, height)
        return at


def named(card: int, *, upgraded: bool = False, ticket: bool = False) -> CardView:
    """Describe a card with its name in the language of the picture."""
    name = Naming(RULES, ()).card(card)
    return build_card(RULES, CardId(card), name, upgraded=upgraded, ticket=ticket)


def shown(card: CardView, size: tuple[float, float], m: sizes.CardMeasures) -> Piece:
    """Show a card in a size."""
    return *size, lambda canvas, rect: draw_card(canvas, rect, card, m)


def deck(small: bool) -> list[Piece]:
    """Show all companies as dealt, and the start-up cards."""
    size, m = ((93.0, 164.0), sizes.SMALL_LOT) if small else ((148.0, 250.0), sizes.WIDE_LOT)
    start = ((93.0, 162.0), sizes.SMALL_WORKS) if small else ((131.0, 250.0), sizes.LOT)
    cards = [shown(named(i, ticket=True), size, m) for i in range(RULES.companies)]
    cards += [
        shown(named(i, ticket=not small), *start) for i in range(RULES.companies, len(RULES.cards))
    ]
    return cards


def capitalists(*, small: bool) -> list[Piece]:
    """Show every capitalist as it lies in the dock."""
    return [_capitalist(number, small=small) for number in range(len(RULES.capitalists))]


def _capitalist(number: int, *, small: bool) -> Piece:
    naming = Naming(RULES, ())
    view = CapitalistView(
        RULES.capitalist_ids[number],
        naming.capitalist(number),
        naming.capitalist_effect(number),
        glows=number == 1,
    )
    size = (220.0, 90.0) if small else (312.0, 160.0)
    return *size, lambda canvas, rect: draw_capitalist(canvas, rect, view)


def works(small: bool) -> list[Piece]:
    """Show all companies upgraded, and a few cards as large as they get."""
    size, m = ((93.0, 162.0), sizes.SMALL_WORKS) if small else ((148.0, 206.0), sizes.WIDE_LOT)
    cards = [shown(named(i, upgraded=True), size, m) for i in range(RULES.companies)]
    if small:
        return cards + capitalists(small=True)
    large = [named(27, ticket=True), named(20, upgraded=True), named(36, ticket=True)]
    cards += [shown(card, (204, 384), sizes.LARGE) for card in large]
    chain = [
        replace(named(30), locked=True),
        replace(named(21), light=Light.CHOSEN, upgraded_in=1, upgraded=True),
        replace(named(36), locked=True),
    ]
    return cards + [shown(card, (152, 318), sizes.CHAIN) for card in chain]
