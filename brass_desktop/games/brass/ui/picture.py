"""The board as a small picture for a list of games: a schematic that is told from afar.

A whole map of a finger's width is a blur. What tells two games apart are the lines and who owns
what: thick lines and large dots in the owners' colours.
"""

from typing import Final

import pygame

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.layout.board import LinkPlan, MapPlan, map_plan
from brass_desktop.games.brass.present.layout.country import country_plan
from brass_desktop.games.brass.present.viewmodel.board import BoardView, SlotView
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.window.viewport import FULL_SIZE, Viewport

_DRAWN: Final = (1536, 864)
_MARGIN: Final = 60.0
_DOT: Final = 24.0
_PITCH: Final = 51.0
_DARK: Final = rgba("#1d140c")


def draw_picture(assets: Assets, session: BrassSession) -> pygame.Surface:
    """Draw who owns what on the board of a game as it is now."""
    board = build_board(Seen.of(session, None))
    typeface = Typeface(assets, 1.0)
    canvas = Canvas(
        pygame.Surface(_DRAWN), Viewport(FULL_SIZE), assets.theme, assets, typeface, scale=1.0
    )
    plan = map_plan(board.game, Rect(0, 0, *_DRAWN).grown(-_MARGIN), False)
    theme = canvas.theme
    canvas.gradient((0, 0, *_DRAWN), (theme.map0, theme.map1))
    _draw_sea(canvas, plan, board.game)
    _draw_links(canvas, plan, board)
    _draw_places(canvas, plan, board)
    return canvas.surface


def _draw_sea(canvas: Canvas, plan: MapPlan, game: str) -> None:
    """Fill the water of a board that has a coast; it reaches to the picture's edges."""
    sea = country_plan(game, plan.area, plan.measures.small).sea
    if sea:
        theme = canvas.theme
        (first, _), *shore, (beyond, _) = sea
        outline = [canvas.point(at) for at in ((first, 0.0), *shore, (beyond, 0.0))]
        pygame.draw.polygon(canvas.surface, mix(theme.map1, theme.water, 0.55), outline)
        pygame.draw.aalines(canvas.surface, theme.edge, True, outline)


def _draw_links(canvas: Canvas, plan: MapPlan, board: BoardView) -> None:
    """Draw the lines of the era faintly, and those that are built as thick as a finger."""
    theme = canvas.theme
    faint = with_alpha(theme.edge if board.era == "canal" else theme.rail, 120)
    for link in board.links:
        if link.owner is None and link.is_open_in(board.era):
            draw_strokes(canvas, _strokes(plan.links[link.link], 9, faint))
    for link in board.links:
        if link.owner is not None:
            line, owner = plan.links[link.link], OWNERS[link.owner]
            draw_strokes(canvas, _strokes(line, 34, mix(owner.face1, _DARK, 0.55)))
            draw_strokes(canvas, _strokes(line, 24, owner.face0))


def _strokes(line: LinkPlan, width: float, colour: Colour) -> list[Stroke]:
    return [Stroke(path, width, colour) for path in (line.curve, line.spur) if path]


def _draw_places(canvas: Canvas, plan: MapPlan, board: BoardView) -> None:
    """Draw a plate for every place with a dot for each of its slots."""
    theme = canvas.theme
    for merchant in board.merchants:
        canvas.circle(plan.centre_of(merchant.location), _DOT, theme.rank)
        canvas.circle(plan.centre_of(merchant.location), _DOT, theme.gilt_hi, 4)
    for outpost in (outpost for outpost in board.outposts if not outpost.is_closed):
        canvas.circle(plan.centre_of(outpost.location), _DOT, theme.rank)
        canvas.circle(plan.centre_of(outpost.location), _DOT, theme.gilt_hi, 4)
    for place in (place for place in board.places if not place.is_closed):
        x, y = plan.places[place.location].centre
        columns = min(2, len(place.slots))
        rows = -(-len(place.slots) // columns)
        plate = Rect.around((x, y), columns * _PITCH + 10, rows * _PITCH + 10)
        canvas.fill(plate.grown(3), theme.line, 16)
        canvas.fill(plate, theme.plate1, 14)
        for index, slot in enumerate(place.slots):
            in_row = min(columns, len(place.slots) - index // columns * columns)
            across = index % columns - (in_row - 1) / 2
            down = index // columns - (rows - 1) / 2
            _draw_slot(canvas, (x + across * _PITCH, y + down * _PITCH), slot)


def _draw_slot(canvas: Canvas, at: tuple[float, float], slot: SlotView) -> None:
    """Draw an owner's dot, with a light heart once the tile has flipped; a free slot is hollow."""
    if slot.tile is None:
        canvas.circle(at, _DOT * 0.5, with_alpha(canvas.theme.line, 150), 3)
        return
    owner = OWNERS[slot.tile.owner]
    canvas.circle(at, _DOT, mix(owner.face1, _DARK, 0.55))
    canvas.circle(at, _DOT - 4, owner.face0)
    if slot.tile.flipped:
        canvas.circle(at, _DOT * 0.36, owner.gilt)
