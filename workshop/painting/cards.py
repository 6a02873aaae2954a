"""Cards: frames, name bands, pictures of towns and industries, the wilds and the back."""

import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

import skia

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from workshop.painting.brushes import (
    blur,
    brass,
    cast,
    colour,
    darker,
    fill,
    grain,
    inset,
    lighter,
    linear,
    mix,
    polygon,
    radial,
    rect,
    rounded,
    stroke,
    vertical,
)
from workshop.painting.cotton_towns import COTTON_TOWNS
from workshop.painting.glyphs import Icons
from workshop.painting.palette import (
    BANDS,
    GILT_THREAD,
    GOLD_LINE,
    INDUSTRY_GROUND,
    THEMES,
    Hex,
    Theme,
)
from workshop.painting.towns import TOWNS
from workshop.painting.vignettes import HEIGHT, WIDTH, daylight, dusk, paint_vignette
from workshop.painting.works import Work, scene, sprite

SCALE: Final = 3
PICTURE: Final = (138, 122)
BORDERS: Final[Mapping[str, Hex]] = {**BANDS, "industry": "#5b4a30", "wild": "#b98a2b"}


_TRADES: Final = (
    "cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery",
)  # fmt: skip
"""The industries of the only game with wild cards."""


def paint(icons: Icons, bands: Mapping[str, str]) -> Iterator[Work]:
    """Paint every card part; `bands` tells each town's band colour."""
    for name, code in BORDERS.items():
        for theme in THEMES:
            yield _face(name, code, theme)
        yield _name_band(name, code)
    for town, composition in (TOWNS | COTTON_TOWNS).items():
        for theme in THEMES:
            air = (dusk if theme.is_night else daylight)(BANDS[bands[town]])

            brush = partial(paint_vignette, scene=composition, air=air, icons=icons, seed=town)
            id = f"brass.card.town.{town}.{theme.name}"
            yield scene(id, _file(id), (WIDTH, HEIGHT), brush, scale=5.52, quality=86, icons=icons)
    for theme in THEMES:
        for industry in INDUSTRY_GROUND:
            yield _industry(industry, (industry,), theme, icons)
        either = ("cotton_mill", "manufacturer")
        yield _industry("cotton_mill_or_manufacturer", either, theme, icons)
    yield _wild("location", _compass, icons)
    yield _wild("industry", _cog, icons)


def _file(id: str, suffix: str = "jpg") -> str:
    return f"cards/{id.removeprefix('brass.card.')}.{suffix}"


def _face(name: str, code: Hex, theme: Theme) -> Work:
    """A card's frame: border in the band's colour, gilt line, paper inside from 8 units on."""
    width, height = 64, 72

    def brush(canvas: skia.Canvas) -> None:
        card = rounded(0, 0, width, height, 11)
        cast(canvas, card, theme, 5, 5, strength=1.1)
        tones = [colour(lighter(code, 0.1)), colour(darker(code, 0.3))]
        canvas.drawRRect(card, fill(Shader=linear((0, 0), (width * 0.4, height), tones)))
        canvas.drawRRect(inset(card, 3.6), stroke(GILT_THREAD, 1.3, 205))
        paper = inset(card, 8, 6)
        canvas.drawRRect(paper, fill(Shader=vertical(14, height - 14, *theme.card)))
        canvas.drawRRect(paper, stroke(darker(code, 0.4), 1.2, 220))
        canvas.drawRRect(inset(card, 0.6), stroke("#2c1a0a", 1.2, 200))

    id = f"brass.card.face.{name}.{theme.name}"
    return sprite(
        id, _file(id, "png"), (width, height), brush, spill=22, scale=SCALE, cut=(15, 15, 15, 15)
    )


def _name_band(name: str, code: Hex) -> Work:
    """The band a card's name is written on; brass for the wilds."""
    width, height = 48, 27

    def brush(canvas: skia.Canvas) -> None:
        band = rounded(0, 0, width, height, 4)
        if name == "wild":
            canvas.drawRRect(band, fill(Shader=brass((0, -2), (0, height + 4))))
            canvas.drawRRect(inset(band, 0.6), stroke("#5a3a10", 1.2))
            return
        canvas.drawRRect(band, fill(Shader=vertical(0, height, code, darker(code, 0.28))))
        canvas.drawRRect(inset(band, 1.2, 3), stroke(GILT_THREAD, 1.1, 190))
        canvas.drawRRect(inset(band, 0.3), stroke(darker(code, 0.5), 0.7))

    id = f"brass.card.name.{name}"
    return sprite(
        id, _file(id, "png"), (width, height), brush, spill=1, scale=SCALE, cut=(6, 6, 6, 6)
    )


def _burst(canvas: skia.Canvas, inner: Hex, outer: Hex, ray: Hex, alpha: float) -> None:
    """Engrave a sunburst over the whole picture."""
    width, height = PICTURE
    x, y = width / 2, height / 2
    ground = radial((x, y), width * 0.72, [colour(inner), colour(outer)])
    canvas.drawRect(rect(0, 0, width, height), fill(Shader=ground))
    for i in range(24):
        first, second = math.radians(i * 15), math.radians(i * 15 + 7.5)
        beam = polygon(
            (x, y),
            (x + width * math.cos(first), y + width * math.sin(first)),
            (x + width * math.cos(second), y + width * math.sin(second)),
        )
        canvas.drawPath(beam, fill(ray, alpha))
    canvas.save()
    canvas.scale(0.25, 0.25)
    grain(canvas, 0.6, 2, 5, code="#2a1606", alpha=0.12, blend=skia.BlendMode.kMultiply)
    canvas.restore()
    rim = [colour("#1d140c", 0), colour("#1d140c", 0), colour("#1d140c", 70)]
    shade = radial((x, y), width * 0.66, rim, (0, 0.7, 1))
    canvas.drawRect(rect(0, 0, width, height), fill(Shader=shade))


def _industry(name: str, industries: tuple[str, ...], theme: Theme, icons: Icons) -> Work:
    """One industry large, or two on the diagonal; all of it inside the middle 96 units."""
    ground = INDUSTRY_GROUND[industries[0]]
    dark = mix(ground, "#1d140c", 0.8)
    light, rim, rays = (0.46, 0.34, 24) if theme.is_night else (0.7, 0.05, 42)

    def brush(canvas: skia.Canvas) -> None:
        inner, outer = mix(ground, "#fff3d2", light), mix(ground, "#1d140c", rim)
        _burst(canvas, inner, outer, "#fff6da", rays)
        if len(industries) == 1:
            halo = fill("#fff6da", 64 if theme.is_night else 90, MaskFilter=blur(11))
            canvas.drawCircle(69, 61, 46, halo)
            icons.ink(canvas, INDUSTRY_ICONS[industries[0]], (69, 61), 84, dark, shade=80)
            return
        canvas.drawLine(104, 12, 34, 110, stroke(dark, 1.5, 150))
        icons.ink(canvas, INDUSTRY_ICONS[industries[0]], (39, 50), 56, dark, shade=80)
        icons.ink(canvas, INDUSTRY_ICONS[industries[1]], (99, 73), 54, dark, shade=80)

    id = f"brass.card.industry.{name}.{theme.name}"
    return scene(id, _file(id), PICTURE, brush, scale=4, quality=88, icons=icons)


def _wild(kind: str, emblem: Callable[[skia.Canvas, Icons], None], icons: Icons) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        _burst(canvas, "#43566e", "#141c28", "#ffd98a", 20)
        canvas.drawCircle(69, 61, 50, fill("#000000", 60, MaskFilter=blur(8)))
        emblem(canvas, icons)

    id = f"brass.card.wild.{kind}"
    return scene(id, _file(id), PICTURE, brush, scale=4, quality=88, icons=icons)


def _compass(canvas: skia.Canvas, icons: Icons) -> None:
    """The five bands round a compass: any place."""
    ring = rect(69 - 40, 61 - 40, 80, 80)
    for i, code in enumerate(BANDS.values()):
        arc = skia.Path()
        arc.addArc(ring, -90 + i * 72 + 3, 66)
        band = stroke(lighter(code, 0.16), 9)
        band.setStrokeCap(skia.Paint.kButt_Cap)
        canvas.drawPath(arc, band)
    for radius in (46, 34):
        canvas.drawCircle(69, 61, radius, stroke(GOLD_LINE, 1.4))
    icons.draw(canvas, "compass", (69, 61), 62, fill(Shader=brass((0, 0), (0, 512))), shade=120)


def _cog(canvas: skia.Canvas, icons: Icons) -> None:
    """The six industries round a cog: any trade."""
    icons.draw(canvas, "cog", (69, 61), 40, fill(Shader=brass((0, 0), (0, 512))), shade=120)
    for i, industry in enumerate(_TRADES):
        angle = math.radians(-90 + 60 * i)
        x, y = 69 + 36 * math.cos(angle), 61 + 36 * math.sin(angle)
        canvas.drawCircle(x, y, 12.4, fill("#10161f", 225))
        canvas.drawCircle(x, y, 12.4, stroke(GOLD_LINE, 1.2))
        icons.ink(canvas, INDUSTRY_ICONS[industry], (x, y), 16.5, "#ffe9b8")
