"""Canvases and cards that tests of the pieces draw."""

from collections.abc import Iterator

import pygame

from brass_desktop.games.furnace.engine.game import furnace
from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_card
from brass_desktop.games.furnace.present.viewmodel.pieces import CardView
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import THEMES, ThemeName
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.window.viewport import Viewport

RULES = furnace().rules
NORMAL = {
    "lot of four players": (131.0, 250.0, sizes.LOT),
    "lot of three": (151.0, 250.0, sizes.WIDE_LOT),
    "lot of two": (168.0, 250.0, sizes.WIDE_LOT),
    "works": (131.0, 206.0, sizes.LOT),
    "works in two rows": (131.0, 112.0, sizes.LOT),
    "production": (212.0, 282.0, sizes.PRODUCTION),
    "chain": (152.0, 318.0, sizes.CHAIN),
    "large": (204.0, 384.0, sizes.LARGE),
}
SMALL = {
    "small lot": (93.0, 164.0, sizes.SMALL_LOT),
    "small works": (93.0, 162.0, sizes.SMALL_WORKS),
    "small production": (150.0, 192.0, sizes.SMALL_PRODUCTION),
    "large": (204.0, 384.0, sizes.LARGE),
}
"""Width, height and measures of every place that shows cards, by the table's size."""


def canvas_of(
    assets: Assets, window: tuple[int, int], theme: ThemeName = "day", text: float = 1.0
) -> Canvas:
    viewport = Viewport(window)
    assets.theme = THEMES[theme]
    typeface = Typeface(assets, viewport.scale, text, viewport.least_text)
    return Canvas(pygame.Surface(window), viewport, THEMES[theme], assets, typeface)


def places(canvas: Canvas) -> dict[str, tuple[float, float, sizes.CardMeasures]]:
    return SMALL if canvas.viewport.small else NORMAL


def card(id: str, *, upgraded: bool = False, ticket: bool = False) -> CardView:
    number = CardId(RULES.cards.index(id))
    return build_card(
        RULES, number, Naming(RULES, ()).card(number), upgraded=upgraded, ticket=ticket
    )


def every_card() -> Iterator[CardView]:
    """Both sides of every company, with its ticket as dealt, and every start-up card."""
    for id in RULES.cards:
        yield card(id, ticket=True)
        yield card(id, upgraded=True)
