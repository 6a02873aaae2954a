"""What is drawn over the map: town plates, name ribbons, pills, plaques and the cartouche."""

from collections.abc import Iterator
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    brass,
    cast,
    circle,
    clip,
    colour,
    darker,
    dashes,
    draw,
    fill,
    inset,
    linear,
    polygon,
    rect,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import BANDS, GILT_THREAD, SEA_ENAMEL, THEMES, Hex, Theme
from workshop.painting.sea import TONES
from workshop.painting.works import Work, sprite

SCALE: Final = 4
FARM: Final = "#5c6630"
SLOT_PITCH: Final = 49
PLATE: Final = 58
"""A plate round a single slot; also the smallest one."""


def paint(icons: Icons) -> Iterator[Work]:
    """Paint the map's furniture."""
    for theme in THEMES:
        yield _plate(theme)
        yield _pyramid(theme)
        yield _plaque(theme)
        for game, ground in (("birmingham", theme.map[0]), ("lancashire", TONES[theme.name].near)):
            yield _cartouche(game, theme, ground)
        yield _transit(theme)
    for band, code in {**BANDS, "farm": FARM}.items():
        yield _ribbon(band, code)
    yield _pill()
    yield _crest(icons)


def _file(id: str) -> str:
    return f"map/{id.removeprefix('brass.')}.png"


def _plated(canvas: skia.Canvas, shape: skia.Path | skia.RRect, theme: Theme, foot: float) -> None:
    cast(canvas, shape, theme, 4, 6, strength=1.05)
    draw(canvas, shape, fill(Shader=vertical(0, foot, *theme.plate)))
    canvas.save()
    clip(canvas, shape)
    draw(canvas, shape, stroke("#ffffff", 4.5, 26 if theme.is_night else 120))
    canvas.restore()
    draw(canvas, shape, stroke(theme.slot_line, 1.9))


def _plate(theme: Theme) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        _plated(canvas, rounded(0, 0, PLATE, PLATE, 9), theme, PLATE)

    id = f"brass.town.plate.{theme.name}"
    cut = (14.0, 14.0, 14.0, 14.0)
    return sprite(id, _file(id), (PLATE, PLATE), brush, spill=24, scale=SCALE, cut=cut)


def _pyramid(theme: Theme) -> Work:
    """The plate of three slots, one above two: one outline, so that corners stay free for lines."""
    side = SLOT_PITCH + PLATE

    def brush(canvas: skia.Canvas) -> None:
        upper, lower = skia.Path(), skia.Path()
        upper.addRRect(rounded((side - PLATE) / 2, 0, PLATE, PLATE, 9))
        lower.addRRect(rounded(0, SLOT_PITCH, side, PLATE, 9))
        outline = skia.Op(upper, lower, skia.PathOp.kUnion_PathOp)
        _plated(canvas, outline, theme, side)

    id = f"brass.town.pyramid.{theme.name}"
    return sprite(id, _file(id), (side, side), brush, spill=24, scale=SCALE)


def _ribbon(band: str, code: Hex) -> Work:
    """A name ribbon; the tails hang four units lower than the face and stick out by eight."""
    width, height, tail, fold = 48, 20, 8, 6

    def brush(canvas: skia.Canvas) -> None:
        for end, side in ((0, -1), (width, 1)):
            points = (
                (end - side * fold, 4),
                (end + side * tail, 4),
                (end + side * (tail - 5), 4 + height / 2),
                (end + side * tail, 4 + height),
                (end - side * fold, 4 + height),
            )
            canvas.drawPath(polygon(*points), fill(darker(code, 0.45)))
            canvas.drawPath(polygon(*points), stroke(darker(code, 0.62), 0.6))
        face = rounded(0, 0, width, height, 3)
        shadow(canvas, face, fall=(0, 2), soft=2.5, alpha=130)
        canvas.drawRRect(face, fill(Shader=vertical(0, height, code, darker(code, 0.28))))
        canvas.drawRRect(inset(face, 1.6, 2), stroke(GILT_THREAD, 0.9, 165))
        canvas.drawRRect(inset(face, 0.4), stroke(darker(code, 0.6), 1))

    id = f"brass.ribbon.{band}"
    return sprite(id, _file(id), (width, height), brush, spill=12, scale=SCALE, cut=(8, 7, 8, 7))


def _pill() -> Work:
    """The dark pill that bears a merchant town's name."""
    width, height = 64, 26

    def brush(canvas: skia.Canvas) -> None:
        pill = rounded(0, 0, width, height, height / 2)
        shadow(canvas, pill, fall=(0, 3), soft=4, alpha=160)
        canvas.drawRRect(pill, fill(Shader=vertical(0, height, "#56402a", "#2a1b0d")))
        canvas.drawRRect(inset(pill, 2.8), stroke("#e8c87e", 1, 175))
        canvas.drawRRect(inset(pill, 0.8), stroke("#b8893b", 1.6))
        for x in (8, width - 8):
            canvas.drawCircle(x, height / 2, 2.2, fill("#e8c87e"))

    id, half = "brass.merchant.pill", height / 2
    return sprite(
        id,
        _file(id),
        (width, height),
        brush,
        spill=16,
        scale=SCALE,
        cut=(half, half - 1, half, half - 1),
    )


def _transit(theme: Theme) -> Work:
    """The pale pill of a place that links merely pass."""
    width, height = 64, 24

    def brush(canvas: skia.Canvas) -> None:
        pill = rounded(0, 0, width, height, height / 2)
        cast(canvas, pill, theme, 3, 4)
        canvas.drawRRect(pill, fill(Shader=vertical(0, height, *theme.plate)))
        canvas.drawRRect(inset(pill, 2.4), stroke(theme.gilt, 0.9, 150))
        canvas.drawRRect(inset(pill, 0.8), stroke(theme.line, 1.6))

    id, half = f"brass.transit.pill.{theme.name}", height / 2
    cut = (half, half - 1, half, half - 1)
    return sprite(id, _file(id), (width, height), brush, spill=16, scale=SCALE, cut=cut)


def _crest(icons: Icons) -> Work:
    """The anchor seal of a port that never closes: sea enamel in a brass ring."""

    def brush(canvas: skia.Canvas) -> None:
        ring = circle(16, 16, 16)
        shadow(canvas, ring, fall=(0, 2), soft=2.4, alpha=150)
        canvas.drawRRect(ring, fill(Shader=brass((4, -1), (26, 36))))
        canvas.drawCircle(16, 16, 15.6, stroke("#3a2408", 1))
        enamel = vertical(3, 29, *SEA_ENAMEL)
        canvas.drawCircle(16, 16, 12.8, fill(Shader=enamel))
        canvas.drawCircle(16, 16, 12.8, stroke("#0c1c26", 0.9, 200))
        canvas.drawArc(rect(4.6, 4.6, 22.8, 22.8), 190, 110, False, stroke("#ffffff", 0.7, 90))
        icons.ink(canvas, "anchor", (16, 16), 17.6, "#fff0c8", shade=110)

    id = "brass.crest"
    return sprite(id, _file(id), (32, 32), brush, spill=8, scale=6, icons=icons)


def _plaque(theme: Theme) -> Work:
    """The bonus plaque between a merchant's barrels."""

    def brush(canvas: skia.Canvas) -> None:
        plaque = rounded(0, 0, 36, 22, 6)
        cast(canvas, plaque, theme, 1.5, 2)
        canvas.drawRRect(plaque, fill(Shader=vertical(0, 22, *theme.plate)))
        canvas.drawRRect(inset(plaque, 0.7), stroke(theme.gilt, 1.4))

    id = f"brass.plaque.{theme.name}"
    return sprite(id, _file(id), (36, 22), brush, spill=8, scale=SCALE, cut=(8, 8, 8, 8))


def _cartouche(game: str, theme: Theme, ground: Hex) -> Work:
    """The place of the map's title: a wash in the tone of the ground, a rule with curled ends.

    The title stands above the rule (middle at y 26), its second line below it (y 66).
    """
    width, height = 240, 92

    def brush(canvas: skia.Canvas) -> None:
        wash = fill(ground, 150, MaskFilter=blur(16))
        canvas.drawOval(rect(18, 8, width - 36, height - 16), wash)
        for side in (-1, 1):
            canvas.save()
            canvas.translate(width / 2, 47)
            canvas.scale(side, 1)
            _flourish(canvas, theme)
            canvas.restore()
        lozenge = polygon((120, 42.5), (124.5, 47), (120, 51.5), (115.5, 47))
        canvas.drawPath(lozenge, fill(theme.gilt))

    id, file = f"{game}.cartouche.{theme.name}", f"board/cartouche.{theme.name}.png"
    return sprite(id, file, (width, height), brush, spill=20, scale=3)


def _flourish(canvas: skia.Canvas, theme: Theme) -> None:
    """Draw the right half of the rule, ending in a double curl."""
    tones = [colour(theme.gilt, 230), colour(theme.gilt, 170)]
    fade = linear((8, 0), (100, 0), tones)
    rule = skia.Path()
    rule.moveTo(9, 0)
    rule.lineTo(86, 0)
    rule.cubicTo(96, 0, 101, -4, 99, -8)
    rule.cubicTo(97, -12, 90, -10, 91.5, -6)
    lower = skia.Path()
    lower.moveTo(70, 0)
    lower.cubicTo(78, 3, 84, 8, 79, 10.5)
    lower.cubicTo(75, 12, 73, 8, 76, 7)
    for curl in (rule, lower):
        ink = stroke(theme.gilt, 1.3)
        ink.setShader(fade)
        canvas.drawPath(curl, ink)
    beads = stroke(theme.gilt, 1.5, 190, PathEffect=dashes(0.1, 5))
    canvas.drawLine(14, 3.6, 62, 3.6, beads)
