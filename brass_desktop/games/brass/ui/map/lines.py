"""Lines of the map: open canals and railways, built links, lit lines and routes."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from brass_desktop.games.brass.present.layout.board import LinkPlan
from brass_desktop.games.brass.present.viewmodel.board import EraName, LinkView
from brass_desktop.games.brass.ui.pieces.tiles import link_token
from brass_desktop.present.geometry import Point, Rect, beside, walk
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.light import EDGE, HAIRLINE, RING, Lit
from brass_desktop.ui.drawing.palette import BRASS, LIT_EDGE, LIT_RING, OWNERS
from brass_desktop.ui.drawing.strokes import (
    Placed,
    Stroke,
    dashed,
    draw_glow,
    draw_strokes,
    glow_surface,
    strokes_surface,
)

_BLACK = rgba("#000000")
_RAIL_LIGHT = rgba("#f6e7c0")
_SLEEPER = rgba("#1f140a", 235)
_RIPPLE = rgba("#d7e6e8")
_ROUTE_CASING = rgba("#2a1a08")
_ROUTE_CORE = rgba("#fff3c4")
_ROUTE_ARROW = rgba("#b4581a")
_GLOWS = {
    Light.SOFT: (15, 4, 150),
    Light.LEGAL: (22, 6, 230),
    Light.CHOSEN: (26, 6, 230),
    Light.REFUSED: (15, 4, 150),
}
"""Width, blur and strength of the light under a line; one that is merely allowed has none."""
_TOKEN = (38.0, 21.0)


class LineCache:
    """Surfaces of lines as they lie, kept while the map's geometry and colours stay."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Placed] = {}

    def clear(self) -> None:
        """Forget everything, after a zoom, a resize or a change of colours."""
        self._kept.clear()

    def draw(self, canvas: Canvas, key: Hashable, make: Callable[[], Placed]) -> None:
        """Draw what was made for this key before, or make it now."""
        placed = self._kept.get(key)
        if placed is None:
            placed = self._kept[key] = make()
        canvas.blit(placed[0], *placed[1])


def paths_of(plan: LinkPlan) -> list[tuple[Point, ...]]:
    """Return the curve and, where a third end hangs on it, the spur."""
    return [plan.curve, plan.spur] if plan.spur else [plan.curve]


@dataclass(frozen=True, slots=True)
class LinePainter:
    """Draws the lines of one map; `k` is its piece scale."""

    canvas: Canvas
    cache: LineCache
    era: EraName
    k: float

    def open(self, plan: LinkPlan, view: LinkView) -> None:
        """Draw a line without a link; one of the other era is only dotted."""

        def make() -> Placed:
            strokes = [s for path in paths_of(plan) for s in self._open_strokes(path, view)]
            return strokes_surface(self.canvas, strokes)

        self.cache.draw(self.canvas, (plan.link, self.era, "open"), make)

    def built(self, plan: LinkPlan, owner: str) -> None:
        """Draw a link: the owner's casing with water or rails in it."""

        def make() -> Placed:
            strokes = [s for path in paths_of(plan) for s in self._built_strokes(path, owner)]
            return strokes_surface(self.canvas, strokes)

        self.cache.draw(self.canvas, (plan.link, self.era, owner), make)

    def token(self, plan: LinkPlan, owner: str, scale: float) -> None:
        """Lay a link tile on the middle of its line."""

        def make() -> Placed:
            return link_token(
                self.canvas, plan.mid, plan.direction, owner=owner, era=self.era, scale=scale
            )

        self.cache.draw(self.canvas, (plan.link, self.era, owner, "token", scale), make)

    def shadow(self, plan: LinkPlan) -> None:
        """Lay the soft shadow of a built link."""
        shadow, k = self.canvas.theme.shadow, self.k

        def make() -> Placed:
            strokes = [
                Stroke([(x + k, y + 3 * k) for x, y in path], 13 * k, shadow)
                for path in paths_of(plan)
            ]
            colour = with_alpha(shadow, shadow[3] * 0.9)
            return glow_surface(self.canvas, strokes, 3 * k, colour)

        self.cache.draw(self.canvas, (plan.link, "shadow"), make)

    def lights(self, plans: Sequence[LinkPlan], light: Light) -> None:
        """Lay amber under lines that may be chosen, and their pair of lines along both sides."""
        theme, k = self.canvas.theme, self.k
        lit = theme.bad if light is Light.REFUSED else theme.lit
        if light in _GLOWS:
            width, blur, alpha = _GLOWS[light]
            for plan in plans:

                def glow(plan: LinkPlan = plan) -> Placed:
                    strokes = [Stroke(path, width * k, lit) for path in paths_of(plan)]
                    return glow_surface(self.canvas, strokes, blur * k, with_alpha(lit, alpha))

                self.cache.draw(self.canvas, (plan.link, light, "glow"), glow)
        for plan in plans:

            def pair(plan: LinkPlan = plan) -> Placed:
                casings = _casings(light, theme.bad)
                strokes = [Stroke(p, w * k, c) for w, c in casings for p in paths_of(plan)]
                return strokes_surface(self.canvas, strokes)

            self.cache.draw(self.canvas, (plan.link, light, "pair"), pair)

    def ghost_core(self, plan: LinkPlan) -> None:
        """Lay the dashed core that tells a link being built from one that lies."""
        core, k = with_alpha(self.canvas.theme.lit_core, 230), self.k
        strokes = [s for p in paths_of(plan) for s in dashed(p, 2.4 * k, core, (7 * k, 7 * k))]
        draw_strokes(self.canvas, strokes)

    def route(self, paths: Sequence[Sequence[Point]]) -> None:
        """Draw the way of a cube: glow, dark casing, white core, arrows in travel direction."""
        lit, k = self.canvas.theme.lit, self.k
        draw_glow(self.canvas, [Stroke(p, 30 * k, lit) for p in paths], 8 * k, with_alpha(lit, 215))
        arrows = [
            Stroke(_arrow(at, angle, k), 2 * k, _ROUTE_ARROW)
            for path in paths
            for at, angle in walk(path, 11 * k, 8 * k)
        ]
        casings = [Stroke(path, 13 * k, _ROUTE_CASING) for path in paths]
        cores = [Stroke(path, 9 * k, _ROUTE_CORE) for path in paths]
        draw_strokes(self.canvas, [*casings, *cores, *arrows])

    def halo(self, plans: Sequence[LinkPlan], colour: Colour) -> None:
        """Lay the halo of the own network under its lines."""
        strokes = [Stroke(path, 30 * self.k, colour) for plan in plans for path in paths_of(plan)]
        draw_glow(self.canvas, strokes, 9 * self.k, colour)

    def _open_strokes(self, path: Sequence[Point], view: LinkView) -> list[Stroke]:
        theme, k = self.canvas.theme, self.k
        if view.is_closed:
            return dashed(path, 1.6 * k, with_alpha(theme.ink3, 60), (1.2 * k, 9 * k))
        if not view.is_open_in(self.era):
            colour = theme.ghost if view.rail else with_alpha(theme.edge, theme.ghost[3])
            return dashed(path, 2.2 * k, colour, (2 * k, 6.5 * k))
        if self.era == "canal":
            return [
                Stroke(path, 9 * k, with_alpha(theme.bank, 210)),
                Stroke(path, 7 * k, theme.edge),
                Stroke(path, 4.6 * k, theme.water),
            ]
        tie = with_alpha(theme.tie, 200)
        return [
            Stroke(path, 9 * k, theme.ballast),
            *dashed(path, 8 * k, tie, (1.8 * k, 5 * k), flat=True),
            Stroke(path, 4.6 * k, theme.rail),
            Stroke(path, 2.6 * k, theme.rail_gap),
        ]

    def _built_strokes(self, path: Sequence[Point], owner: str) -> list[Stroke]:
        theme, colours, k = self.canvas.theme, OWNERS[owner], self.k
        edge = dict(theme.edges).get(owner, mix(colours.face1, _BLACK, 0.35))
        casing = [
            Stroke(path, 14 * k, edge),
            Stroke(path, 11.6 * k, mix(colours.face0, colours.light, 0.15)),
        ]
        if self.era == "canal":
            ripple = mix(theme.water, _RIPPLE, 0.55)
            return [
                *casing,
                Stroke(path, 6.4 * k, mix(theme.edge, _BLACK, 0.25)),
                Stroke(path, 4.6 * k, theme.water),
                *dashed(path, 1.1 * k, ripple, (9 * k, 13 * k)),
            ]
        sleepers = dashed(path, 8.6 * k, _SLEEPER, (2.2 * k, 4.2 * k), flat=True)
        rails = [Stroke(beside(path, side * 2.4 * k), 1.5 * k, _RAIL_LIGHT) for side in (-1, 1)]
        return [*casing, *sleepers, *rails]


def _casings(light: Light, refused: Colour) -> tuple[tuple[float, Colour], ...]:
    """Return what shows on both sides of a line, the widest first."""
    match light:
        case Light.LEGAL:
            return (9 + 2 * (RING + EDGE), LIT_EDGE), (9 + 2 * RING, LIT_RING)
        case Light.CHOSEN:
            return (22.5, LIT_EDGE), (19.5, BRASS[1]), (16.5, LIT_RING)
        case Light.REFUSED:
            return (9 + 2 * (RING + EDGE), LIT_EDGE), (9 + 2 * RING, refused)
        case _:
            return (9 + 2 * (HAIRLINE + EDGE), LIT_EDGE), (9 + 2 * HAIRLINE, LIT_RING)


def lit_line(plan: LinkPlan, k: float) -> Lit:
    """Return where the link tile of a lit line would lie, to be framed by brackets."""
    scale = plan.token_scale * k
    turn = math.atan2(plan.direction[1], plan.direction[0])
    rect = Rect.around(plan.mid, _TOKEN[0] * scale, (_TOKEN[1] + 3) * scale)
    return Lit(rect, 0.0, k * 0.8, turn)


def _arrow(at: Point, angle: float, k: float) -> list[Point]:
    cos, sin = math.cos(angle), math.sin(angle)
    corners = ((-2.4 * k, -3.2 * k), (2 * k, 0.0), (-2.4 * k, 3.2 * k))
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in corners]
