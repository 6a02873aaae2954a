"""The badge: the round on its gauge, the phase, and the switch of the light."""

from brass_desktop.games.furnace.present.about.things import PhaseBadge
from brass_desktop.games.furnace.present.viewmodel.frame import BadgeView
from brass_desktop.games.furnace.ui.pieces.marks import draw_gauge
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.board_switch import draw_board_switch
from brass_desktop.ui.table.touches import Hot, Touches


def draw_badge(canvas: Canvas, rect: Rect, view: BadgeView, touches: Touches, hot: Hot) -> None:
    """Draw gauge, title and caption."""
    theme, small = canvas.theme, rect.h < 60
    canvas.panel(rect)
    touches.add(rect, None, PhaseBadge())
    x, y = rect.x, rect.y
    centre, radius = ((x + 26, y + 23), 18.5) if small else ((x + 46, y + 44), 33.0)
    draw_gauge(canvas, centre, radius, view.round, view.rounds)
    switch = (
        Rect(rect.right - 66, y + 9, 58, 28) if small else Rect(rect.right - 88, y + 28, 72, 32)
    )
    left = x + (51 if small else 92)
    room = switch.x - left - 6
    title, caption = ((15.5, 16), (13, 33)) if small else ((24, 30), (17, 58))
    canvas.text(view.title, (left, y + title[1]), "title", title[0], theme.title, fit=room)
    canvas.text(view.caption, (left, y + caption[1]), "text_bold", caption[0], theme.ink, fit=room)
    draw_board_switch(canvas, switch, touches, hot)
