"""The Agent's panel: its discs, its last roll with the way, and the next roll face by face."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.about.things import AgentPanel, SeatDisc
from brass_desktop.games.furnace.present.intents import SwitchOdds
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.frame import AgentView, FaceView, RollView
from brass_desktop.games.furnace.ui.palette import AGENT_COLOURS
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc, draw_seal
from brass_desktop.games.furnace.ui.pieces.marks import draw_die
from brass_desktop.present.geometry import Point, Rect, row
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.table.touches import Hot, Touches


@dataclass(frozen=True, slots=True)
class _Measures:
    """The panel in the large or the small window; heights are from its upper edge."""

    pad: float
    spine: float
    seal: tuple[float, float, float]
    text_x: float
    title: tuple[float, float]
    caption: tuple[float, float]
    discs: float
    disc: tuple[float, float]
    rule: float
    die: tuple[float, float]
    """Top and side of the large die."""
    roll: tuple[float, float, float]
    """First line, size of the head and of the lines."""
    second_rule: float
    next: tuple[float, float]
    well: tuple[float, float]
    face: float


_NORMAL: Final = _Measures(
    pad=16, spine=14, seal=(54, 42, 30), text_x=98, title=(30, 20), caption=(52, 14), discs=97,
    disc=(12, 1.25), rule=128, die=(144, 66), roll=(156, 17, 14.5), second_rule=222,
    next=(242, 15), well=(260, 100), face=26,
)  # fmt: skip
_SMALL: Final = _Measures(
    pad=10, spine=9, seal=(34, 26, 19), text_x=60, title=(18, 16.5), caption=(36, 13), discs=64,
    disc=(9, 0.75), rule=82, die=(92, 44), roll=(100, 14.5, 13), second_rule=146,
    next=(160, 13), well=(174, 76), face=18,
)  # fmt: skip


def draw_agent(canvas: Canvas, rect: Rect, view: AgentView, touches: Touches, hot: Hot) -> None:
    """Draw the panel; what lies lower gives way where the panel is low."""
    m = _SMALL if rect.w < 300 else _NORMAL
    touches.add(rect, None, AgentPanel())
    _draw_ground(canvas, rect, m)
    _draw_head(canvas, rect, view, m)
    _draw_discs(canvas, rect, view, m, touches)
    left, wide = rect.x + m.spine + m.pad - 6, rect.w - m.spine - 2 * m.pad + 6
    draw_rule(canvas, (left, rect.y + m.rule), wide)
    _draw_roll(canvas, roll_place(rect), view.last, m)
    draw_rule(canvas, (left, rect.y + m.second_rule), wide)
    _draw_next(canvas, rect, left, wide, view, m, touches, hot)


def die_place(rect: Rect) -> Rect:
    """Return where the die of the last roll lies in a panel."""
    m = _SMALL if rect.w < 300 else _NORMAL
    return Rect(rect.x + m.spine + m.pad - 6, rect.y + m.die[0], m.die[1], m.die[1])


def roll_place(rect: Rect) -> Rect:
    """Return where the last roll and its way are told in a panel."""
    m = _SMALL if rect.w < 300 else _NORMAL
    left = rect.x + m.spine + m.pad - 6
    return Rect(left, rect.y + m.die[0], rect.right - m.pad - left, m.second_rule - m.die[0])


def _draw_ground(canvas: Canvas, rect: Rect, m: _Measures) -> None:
    canvas.panel(rect)
    spine = Rect(rect.x + 1, rect.y + 1, m.spine, rect.h - 2)
    with canvas.clip(spine):
        wide = Rect(spine.x, spine.y, 2 * spine.w + 8, spine.h)
        canvas.gradient(wide, (AGENT_COLOURS.face0, AGENT_COLOURS.face1), 8)
    canvas.line((spine.right, spine.y), (spine.right, spine.bottom), canvas.theme.line, 1.2)
    canvas.outline(rect, canvas.theme.line, 1.8, 8 if rect.w < 300 else 10)


def _draw_head(canvas: Canvas, rect: Rect, view: AgentView, m: _Measures) -> None:
    theme, face, left = canvas.theme, canvas.typeface, rect.x + m.text_x
    draw_seal(canvas, (rect.x + m.seal[0], rect.y + m.seal[1]), m.seal[2], view.owner)
    room = rect.right - m.pad - left
    size, at = face.held(m.title[1], 1.12), (left, rect.y + m.title[0])
    canvas.text(view.name, at, "title", size, theme.ink, fit=room)
    size, at = face.held(m.caption[1], 1.12), (left, rect.y + m.caption[0])
    canvas.text(view.caption, at, "sans", size, theme.ink2, fit=room)


def _draw_discs(
    canvas: Canvas, rect: Rect, view: AgentView, m: _Measures, touches: Touches
) -> None:
    theme, y = canvas.theme, rect.y + m.discs
    x = rect.x + m.spine + m.pad - 6
    size = canvas.typeface.held(m.caption[1], 1.12)
    wide = canvas.text(words.AGENT_DISCS(), (x, y), "sans", size, theme.ink2, fit=90)
    x += max(wide, m.text_x - m.spine - m.pad - 10) + 8
    for disc in view.discs:
        radius = m.disc[0] + m.disc[1] * disc.value
        centre = (x + radius, y)
        draw_disc(canvas, centre, radius, disc)
        thing = SeatDisc(view.owner, disc.value, disc.used)
        touches.cover(Rect.around(centre, 2 * radius, 2 * radius), None, thing)
        x += 2 * radius + 5


def _draw_roll(canvas: Canvas, area: Rect, roll: RollView | None, m: _Measures) -> None:
    theme, face = canvas.theme, canvas.typeface
    first, head, size = m.roll
    if roll is None:
        at = (area.x, area.centre[1])
        canvas.text(words.NO_ROLL(), at, "text_italic", size, theme.ink2, fit=area.w)
        return
    draw_die(canvas, Rect(area.x, area.y, m.die[1], m.die[1]), roll.face)
    left = area.x + m.die[1] + 12
    room = area.right - left
    y = area.y + first - m.die[0]
    clause = face.measure(roll.clause, "sans", face.held(12)) if m is _NORMAL else 0.0
    canvas.text(
        roll.title, (left, y), "text_bold", face.held(head, 1.1), theme.ink, fit=room - clause - 8
    )
    if clause:
        at = (area.right, y)
        canvas.text(roll.clause, at, "sans", face.held(12), theme.ink2, align="right")
    size = face.held(size, 1.1)
    lead = face.line_height("sans", size)
    y += lead * 1.15
    for told in roll.lines:
        for line in face.wrap_within(told, "sans", size, room, 2 if len(roll.lines) == 1 else 1):
            canvas.text(line, (left, y), "sans", size, theme.ink2, fit=room)
            y += lead


def _draw_next(
    canvas: Canvas,
    rect: Rect,
    left: float,
    wide: float,
    view: AgentView,
    m: _Measures,
    touches: Touches,
    hot: Hot,
) -> None:
    theme, face, y = canvas.theme, canvas.typeface, rect.y + m.next[0]
    size = face.held(m.next[1], 1.1)
    apart = m is _NORMAL and view.faces
    note = face.measure(view.next_caption, "sans", face.held(12.5)) if apart else 0.0
    beside = note and face.fits(view.next_title, "text_bold", size, wide - note - 10)
    room = wide - note - 10 if beside else wide
    canvas.text(view.next_title, (left, y), "text_bold", size, theme.ink, fit=room)
    if beside:
        at = (left + wide, y)
        canvas.text(view.next_caption, at, "sans", face.held(12.5), theme.ink2, align="right")
    well = Rect(
        left, rect.y + m.well[0], wide, min(m.well[1], rect.bottom - 8 - rect.y - m.well[0])
    )
    canvas.well(well)
    if not view.faces:
        canvas.text(
            view.next_caption, well.centre, "text_italic", m.caption[1], theme.ink2,
            align="centre", fit=well.w - 12,
        )  # fmt: skip
        return
    if hot.state_of(SwitchOdds()):
        canvas.outline(well, theme.gilt, 1.6, 6)
    for shown, cell in zip(view.faces, row(well, len(view.faces), 0.0), strict=True):
        _draw_face(canvas, cell, shown, m)
        touches.cover(cell, SwitchOdds(), Tip(shown.told))


def _draw_face(canvas: Canvas, cell: Rect, shown: FaceView, m: _Measures) -> None:
    theme, face, x = canvas.theme, canvas.typeface, cell.centre[0]
    die = Rect.around((x, cell.y + m.face * 0.5 + 8), m.face, m.face)
    draw_die(canvas, die, shown.face)
    low = (x, cell.bottom - (15 if m is _NORMAL else 12))
    _draw_arrow(canvas, (x, die.bottom + 4), (x, low[1] - 14))
    if not shown.lot:
        canvas.text(
            words.NO_LOT(), low, "sans", face.held(12.5), theme.ink2, align="centre", fit=cell.w - 2
        )
        return
    if m is _SMALL:
        canvas.text(str(shown.lot), low, "text_bold", face.held(15), theme.ink, align="centre")
        return
    told = words.FACE_LOT(lot=shown.lot)
    canvas.text(told, low, "sans_bold", face.held(14), theme.ink, align="centre", fit=cell.w - 2)


def _draw_arrow(canvas: Canvas, top: Point, foot: Point) -> None:
    if foot[1] - top[1] < 8:
        return
    ink = canvas.theme.ink2
    canvas.line(top, foot, ink, 1.4)
    for side in (-3.5, 3.5):
        canvas.line((foot[0] + side, foot[1] - 4.5), foot, ink, 1.4)
