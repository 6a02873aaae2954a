"""The progress track around the board."""

import pygame

from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.layout.track import (
    SPACES,
    Side,
    TrackCell,
    level_labels,
    marker_places,
    track_cells,
)
from brass_desktop.games.brass.present.viewmodel.board import MarkerView, TrackView
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.palette import BAR_INK
from brass_desktop.ui.drawing.strokes import (
    Stroke,
    dashed,
    draw_glow,
    draw_strokes,
    frame_points,
    ring_points,
)
from brass_desktop.ui.drawing.typeface import Role

_EDGE = rgba("#1a0f05", 190)
_TURNS = {Side.RIGHT: -90, Side.LEFT: 90}

_SMALL_STEP = 5
"""Which spaces of the small ring have their number."""
_CLEAR = {
    Side.TOP: (0.0, 1.5),
    Side.BOTTOM: (0.0, -1.0),
    Side.LEFT: (2.0, 0.0),
    Side.RIGHT: (-2.0, 0.0),
}
"""How far the small ring's numbers keep from its gilt edge."""


def draw_ring(canvas: Canvas, layout: TableLayout, levels: tuple[int, ...]) -> None:
    """Draw the hundred spaces with their numbers and income levels."""
    cells = track_cells(layout.board, layout.measures.ring)
    _draw_inner_shadow(canvas, layout.map)
    for cell in cells:
        _draw_cell(canvas, cell, levels[cell.space], layout)
    _round_corners(canvas, layout.board)
    theme = canvas.theme
    apart_from = _SMALL_STEP if layout.small else 0
    for label in level_labels(cells, levels, apart_from=apart_from):
        sign = "+" if label.level > 0 else "−" if label.level < 0 else ""
        _draw_turned(canvas, f"{sign}{abs(label.level)}", label.at, label.side)
    inner, board = layout.map, layout.board
    canvas.outline(inner.grown(1.1), theme.gilt, 2.2)
    canvas.outline(inner.grown(-3), with_alpha(theme.gilt, 120), 1)
    canvas.outline(board, _EDGE, 1, 12)
    canvas.outline(board.grown(-0.6), theme.gilt, 2.6, 11.4)


def _draw_cell(canvas: Canvas, cell: TrackCell, level: int, layout: TableLayout) -> None:
    theme, odd = canvas.theme, level % 2
    canvas.fill(cell.rect, theme.ring1 if odd else theme.ring0)
    canvas.fill(cell.band, with_alpha(theme.ring_level, 150 if odd else 84))
    line = with_alpha(theme.line, 120)
    x, y, w, h = cell.rect
    if cell.side in (Side.TOP, Side.BOTTOM):
        if x > layout.board.x:
            canvas.line((x, y), (x, y + h), line)
    else:
        canvas.line((x, y), (x + w, y), line)
    if not layout.small or cell.space % _SMALL_STEP == 0:
        role: Role = "text_bold" if cell.space % 10 == 0 else "text"
        # The small ring is hardly wider than two digits: they keep clear of the gilt edge.
        dx, dy = _CLEAR[cell.side] if layout.small else (0.0, 0.0)
        at = (cell.number_at[0] + dx, cell.number_at[1] + dy)
        canvas.text(
            str(cell.space), at, role, canvas.typeface.held(12.5), theme.ring_text, align="centre"
        )


def _draw_turned(canvas: Canvas, words: str, at: tuple[float, float], side: Side) -> None:
    ink, size = canvas.theme.ring_text, canvas.typeface.held(12)
    if side not in _TURNS:
        canvas.text(words, at, "sans_bold", size, ink, align="centre")
        return
    label = canvas.typeface.render(words, "sans_bold", size, ink)
    turned = pygame.transform.rotate(label.surface, _TURNS[side])
    # Text is placed by the middle of its capitals, which is not the middle of its surface.
    shift = label.surface.get_height() / 2 - label.capitals
    x, y = canvas.point(at)
    shift = -shift if side is Side.RIGHT else shift
    canvas.blit(turned, x - turned.get_width() / 2 + shift, y - turned.get_height() / 2)


def _round_corners(canvas: Canvas, board: Rect) -> None:
    area = canvas.device(board)
    mask = shapes.rounded(area.w, area.h, round(12 * canvas.scale), (255, 255, 255, 255))
    canvas.surface.blit(mask, area.topleft, special_flags=pygame.BLEND_RGBA_MULT)


def _draw_inner_shadow(canvas: Canvas, area: Rect) -> None:
    """Let the ring throw its shadow on the map."""
    shadow = canvas.theme.shadow
    with canvas.clip(area):
        draw_glow(canvas, [Stroke(frame_points(area, 0.5, 1), 10, shadow)], 5, shadow)


def draw_markers(canvas: Canvas, layout: TableLayout, track: TrackView) -> None:
    """Draw the markers, those on one space side by side."""
    cells = track_cells(layout.board, layout.measures.ring)
    on_space: dict[int, list[MarkerView]] = {}
    for marker in track.markers:
        on_space.setdefault(marker.space, []).append(marker)
    for space, markers in on_space.items():
        places = marker_places(cells[space], len(markers), layout.small)
        for marker, place in zip(markers, places, strict=True):
            rect = Rect.around(place.at, place.size, place.size)
            if marker.ghost:
                _draw_ghost_ring(canvas, rect)
            alpha = 175 if marker.ghost else 255
            canvas.sprite(f"brass.marker.{marker.owner}.{marker.kind}", rect, alpha)
            if marker.laps:
                _draw_laps(canvas, rect, marker.laps)


def _draw_laps(canvas: Canvas, rect: Rect, laps: int) -> None:
    """Write the hundreds beside a marker that has gone round the track."""
    words = f"+{laps * SPACES}"
    width = canvas.typeface.measure(words, "sans_bold", 12) + 6
    plate = Rect.around((rect.centre[0], rect.bottom - 1), width, 13)
    canvas.fill(plate, canvas.theme.rank, 5)
    canvas.outline(plate, canvas.theme.gilt_hi, 1, 5)
    canvas.text(words, plate.centre, "sans_bold", 12, BAR_INK, align="centre")


def _draw_ghost_ring(canvas: Canvas, rect: Rect) -> None:
    lit = canvas.theme.lit
    ring = ring_points(rect.centre, rect.w * 0.58)
    draw_glow(canvas, [Stroke(ring, 5, lit)], 3, with_alpha(lit, 230))
    draw_strokes(canvas, dashed(ring, 1.8, lit, (4, 3)))
