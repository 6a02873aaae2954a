"""The distant market: a box in the sea with the demand for cotton and the tiles that lower it."""

from typing import Final

from brass_desktop.games.brass.present.about.things import (
    DemandSpace,
    DistantMarket,
    DistantStack,
    DistantTilesToCome,
    LastDistantTile,
)
from brass_desktop.games.brass.present.intents import PickDistantMarket
from brass_desktop.games.brass.present.layout.distant_market import DistantMarketPlan
from brass_desktop.games.brass.present.text import distant as words
from brass_desktop.games.brass.present.viewmodel.board import DistantMarketView, TilesToCome
from brass_desktop.games.brass.ui.map.places import light_piece
from brass_desktop.games.brass.ui.pieces.demand import draw_demand_track
from brass_desktop.games.brass.ui.pieces.market_tiles import draw_market_tile, draw_tile_stack
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.light import lay_glow
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.drawing.palette import CHOSEN, CHOSEN_INK
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.touches import Touches

_RADIUS: Final = 10.0
_PLATE_LINE: Final = rgba("#f4dca0", 150)
_SPENT: Final = 120
"""How much of the spaces the veil of a closed market hides, of 255."""
_SIDE_WIDTH: Final = 0.44
"""How much of the box the words beside the demand track may take."""


class _Box:
    """Draws one box; holds what every part of it needs."""

    def __init__(
        self, canvas: Canvas, plan: DistantMarketPlan, view: DistantMarketView, *, small: bool
    ) -> None:
        self.canvas = canvas
        self.plan = plan
        self.view = view
        self.small = small
        self.room = plan.box.w * _SIDE_WIDTH

    def draw(self) -> None:
        canvas, plan, view, m = self.canvas, self.plan, self.view, self.plan.measures
        canvas.panel(plan.box)
        self._draw_head()
        track = [(plan.space(number), space) for number, space in enumerate(view.spaces)]
        draw_demand_track(canvas, track, in_money=view.in_money)
        if view.is_open:
            self._draw_tiles()
            self._draw_to_come()
        else:
            self._draw_closed()
        if m.picture.w:
            area = plan.rect(m.picture)
            canvas.cover("brass.market.ship", area)
            canvas.outline(area, canvas.theme.line, 1.4, 4)
            canvas.outline(area.grown(-2), with_alpha(canvas.theme.gilt_hi, 120), 0.8, 3)

    def _draw_head(self) -> None:
        canvas, plan = self.canvas, self.plan
        size = 14.0 if self.small else 18.5
        title = plan.at(plan.measures.title)
        room = plan.box.w - 16
        ink = canvas.theme.title
        canvas.text(self.view.title, title, "title", size, ink, align="centre", fit=room)
        below = 12 if self.small else 15
        inset = 10 if self.small else 20
        draw_rule(canvas, (plan.box.x + inset, title[1] + below), plan.box.w - 2 * inset)
        canvas.icon("lozenge", (plan.box.centre[0], title[1] + below), 11, canvas.theme.gilt)

    def _draw_tiles(self) -> None:
        canvas, plan, view, m = self.canvas, self.plan, self.view, self.plan.measures
        draw_tile_stack(canvas, plan.stack, lifted=view.lifted)
        stack = words.STACK_SHORT(count=view.stack) if self.small else view.stack_note
        self._note(stack, m.stack_words)
        if view.last:
            draw_market_tile(canvas, plan.last(closed=False), view.last)
        else:
            canvas.well(plan.last(closed=False))
        short = words.LAST_SHORT() if view.last else view.last_note
        self._note(short if self.small else view.last_note, m.last_words)

    def _note(self, note: str, at: Point) -> None:
        role: Role = "sans_bold"
        size = 12.0 if self.small else 13.0
        place, ink = self.plan.at(at), self.canvas.theme.ink2
        self.canvas.text(note, place, role, size, ink, align="centre", fit=self.room)

    def _draw_to_come(self) -> None:
        """Tell what is still to come: a pip for every tile, hollow once it has been turned."""
        plan, m = self.plan, self.plan.measures
        draw_rule(self.canvas, plan.at(m.rule), m.rule_width * plan.scale)
        if not self.small:
            self._note(self.view.to_come_note, m.heading)
        for number, tiles in enumerate(self.view.to_come):
            self._draw_row(tiles, number * m.row)

    def _draw_row(self, tiles: TilesToCome, down: float) -> None:
        canvas, plan, m = self.canvas, self.plan, self.plan.measures
        theme, (x, y) = canvas.theme, m.value
        right = plan.at((x, y + down))
        canvas.text(tiles.label, right, "text_bold", 14, theme.ink, align="right")
        if self.small:
            left = words.TIMES(count=tiles.left)
            canvas.text(left, plan.at((m.pips, y + down)), "sans_bold", 13, theme.ink2)
            return
        for i in range(tiles.total):
            at = plan.at((m.pips + i * m.pip_pitch, y + down))
            turned = i < tiles.total - tiles.left
            canvas.circle(at, 4.6 * plan.scale, theme.well if turned else theme.edge)
            canvas.circle(at, 4.6 * plan.scale, theme.line, 1.1)

    def _draw_closed(self) -> None:
        """Veil the spaces that no longer pay, and say that and why the market is closed."""
        canvas, plan, view, m = self.canvas, self.plan, self.view, self.plan.measures
        theme = canvas.theme
        first, last = plan.space(0), plan.space(len(view.spaces) - 2)
        paying = Rect(first.x, first.y, first.w, last.bottom - first.y)
        canvas.fill(paying.grown(2), with_alpha(theme.panel0, _SPENT), 6)
        if not self.small:
            canvas.well(plan.stack.grown(4))
            faint = with_alpha(theme.ink3, 70)
            canvas.icon("galleon", plan.stack.centre, plan.stack.w * 0.7, faint)
            self._note(view.stack_note, m.stack_words)
        draw_plate(canvas, plan.plate, view, small=self.small)
        if not self.small:
            self._draw_ports_only()
        draw_market_tile(canvas, plan.last(closed=True), view.last)
        if self.small:
            self._note(words.LAST_SHORT(), m.last_words)

    def _draw_ports_only(self) -> None:
        canvas, ink = self.canvas, self.canvas.theme.ink2
        lines = canvas.typeface.balanced(self.view.closed[2], "sans", 13.5, self.room)
        lead = canvas.typeface.line_height("sans", 13.5) * 0.9
        x, y = self.plan.at(self.plan.measures.closed_words)
        y -= lead * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            here = (x, y + lead * number)
            canvas.text(line, here, "sans", 13.5, ink, align="centre", fit=self.room)


def draw_plate(canvas: Canvas, plate: Rect, view: DistantMarketView, *, small: bool) -> None:
    """Draw the red plate that says that the market is closed, and for how long."""
    x, y = plate.centre
    canvas.gradient(plate, CHOSEN, 8)
    canvas.outline(plate.grown(-2.5), _PLATE_LINE, 1, 6)
    head, until, _ = view.closed
    size, lead = (13.0, 15) if small else (17.0, 17)
    room = plate.w - 6
    role: Role = "text_bold" if small else "title"
    lines = canvas.typeface.balanced(words.THIS_ERA() if small else until, "sans_bold", 13, room)
    y -= lead * len(lines) / 2
    canvas.text(head, (x, y), role, size, CHOSEN_INK, align="centre", fit=room)
    for number, line in enumerate(lines, start=1):
        at = (x, y + lead * number + 1)
        canvas.text(line, at, "sans_bold", 13, CHOSEN_INK, align="centre", fit=room)


def draw_distant_market(
    canvas: Canvas,
    plan: DistantMarketPlan,
    view: DistantMarketView,
    touches: Touches,
    *,
    small: bool,
) -> None:
    """Draw the box with its glow, and note what can be touched: all of it is one buyer."""
    lay_glow(canvas, plan.box, view.light, _RADIUS)
    _Box(canvas, plan, view, small=small).draw()
    buy = PickDistantMarket()
    touches.cover(plan.box, buy, DistantMarket())
    for number in range(len(view.spaces)):
        touches.cover(plan.space(number), buy, DemandSpace(number))
    touches.cover(plan.stack, buy, DistantStack())
    touches.cover(plan.last(closed=not view.is_open), buy, LastDistantTile())
    if view.is_open:
        for number, tiles in enumerate(view.to_come):
            touches.cover(plan.row(number), buy, DistantTilesToCome(tiles.move))


def draw_distant_market_light(
    canvas: Canvas, plan: DistantMarketPlan, view: DistantMarketView, touches: Touches
) -> None:
    """Draw the lines of the box's light, after everything that lies on the map."""
    light_piece(canvas, plan.box, view.light, (_RADIUS, 1.0), touches)
