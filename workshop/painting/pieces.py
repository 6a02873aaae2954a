"""Small pieces that lie on the table: cubes, barrels, coins, markers, seals, merchants."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    Draw,
    blur,
    brass,
    circle,
    clip,
    colour,
    darker,
    dashes,
    draw,
    fill,
    hexagon,
    inset,
    lighter,
    linear,
    mix,
    pattern,
    polygon,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GILT_THREAD, GOLD_LINE, OWNERS, Hex, Owner
from workshop.painting.works import Work, sprite

UNIT: Final = 100
"""Pieces are drawn in hundredths of their own size."""

Metal = tuple[Hex, Hex, Hex]
"""Three tones of one substance, from light to dark."""

CUBES: Final[dict[str, Metal]] = {
    "coal.day": ("#70747e", "#3a3c44", "#0e0f12"),
    "coal.night": ("#9aa5b6", "#5b6576", "#252b35"),
    "iron.day": ("#f6b077", "#d97a33", "#8a3d10"),
    "iron.night": ("#f9bb82", "#df8039", "#8f4212"),
}
"""Light on the top face, then the front face from top to bottom."""

GOLD: Final[Metal] = ("#fff0b8", "#e1b04a", "#9a6a1c")


def paint(icons: Icons) -> Iterator[Work]:
    """Paint every small piece."""
    for kind, tones in CUBES.items():
        yield _piece(f"brass.cube.{kind}", partial(cube, tones=tones), 1.12)
    yield _piece("brass.barrel", barrel, 1.28, width=80)
    yield _piece("brass.barrel.empty", _no_barrel, 1.28, width=80)
    yield _piece("coin.gold", partial(coin, tones=GOLD), 1.44)
    yield _piece("hexagon.vp", _victory_points, 1.6)
    for name, owner in OWNERS.items():
        yield _marker(f"brass.marker.{name}.vp", owner, hexagon(50, 50, 52), icons)
        yield _marker(f"brass.marker.{name}.income", owner, circle(50, 50, 48), icons)
        yield seal(f"seal.{name}", _file(f"seal.{name}"), owner, icons)
    yield _merchant("brass.merchant.tile", icons, blank=False)
    yield _merchant("brass.merchant.blank", icons, blank=True)
    yield from _marks(icons)


def _file(id: str) -> str:
    return f"pieces/{id.removeprefix('brass.')}.png"


def _piece(id: str, brush: Draw, scale: float, width: float = UNIT) -> Work:
    return sprite(id, _file(id), (width, UNIT), brush, spill=36, scale=scale)


def cube(canvas: skia.Canvas, tones: Metal) -> None:
    """A wooden cube seen from above its front edge, waxed so that its edges shine."""
    light, top, bottom = tones
    lid = 27
    body = rounded(0, 0, UNIT, UNIT, 15)
    shadow(canvas, body, fall=(3, 12), soft=8, alpha=150)
    canvas.drawRRect(body, fill(Shader=vertical(lid, UNIT, top, bottom)))
    canvas.save()
    canvas.clipRRect(body, True)
    sheen = [colour(lighter(light, 0.12)), colour(mix(light, top, 0.55))]
    canvas.drawRect(rect(0, 0, UNIT, lid), fill(Shader=linear((0, 0), (UNIT, lid), sheen)))
    glint = linear((0, lid), (70, UNIT), [colour("#ffffff", 58), colour("#ffffff", 0)])
    canvas.drawPath(polygon((0, lid), (54, lid), (14, UNIT), (0, UNIT)), fill(Shader=glint))
    canvas.drawLine(0, lid, UNIT, lid, stroke(lighter(light, 0.35), 3.4, 175))
    canvas.drawLine(0, lid + 3, UNIT, lid + 3, stroke("#000000", 2.4, 60))
    canvas.restore()
    canvas.drawRRect(inset(body, 3), stroke("#ffffff", 2.4, 44))
    canvas.drawRRect(inset(body, 1.2), stroke("#000000", 3, 150))


def _staves(width: float, height: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(width * 0.14, height * 0.08)
    path.cubicTo(
        -width * 0.05, height * 0.34, -width * 0.05, height * 0.66, width * 0.14, height * 0.92
    )
    path.cubicTo(width * 0.3, height, width * 0.7, height, width * 0.86, height * 0.92)
    path.cubicTo(
        width * 1.05, height * 0.66, width * 1.05, height * 0.34, width * 0.86, height * 0.08
    )
    path.close()
    return path


def barrel(canvas: skia.Canvas) -> None:
    """An oak barrel with two iron hoops, 80 by 100."""
    width, height = 80, UNIT
    staves = _staves(width, height)
    shadow(canvas, staves, fall=(4, 10), soft=7, alpha=150)
    wood = [colour(code) for code in ("#7d4a1e", "#dca054", "#c07f38", "#5f3410")]
    shade = linear((0, 0), (width, 0), wood, (0, 0.34, 0.6, 1))
    canvas.drawPath(staves, fill(Shader=shade))
    canvas.save()
    clip(canvas, staves)
    for k in (0.2, 0.36, 0.52, 0.68, 0.84):
        foot = width * (0.5 + (k - 0.5) * 1.1)
        canvas.drawLine(width * k, 0, foot, height, stroke("#4a260c", 2, 110))
    for y in (20, 72):
        _hoop(canvas, width, y)
    canvas.restore()
    lid = rect(width * 0.13, 0, width * 0.74, height * 0.17)
    oak = linear((0, 0), (width, 0), [colour("#efc283"), colour("#a86a2c")])
    canvas.drawOval(lid, fill(Shader=oak))
    canvas.drawOval(lid, stroke("#3b2a1c", 3.6))
    canvas.drawOval(rect(width * 0.2, 3.4, width * 0.6, height * 0.1), stroke("#7d4a1e", 1.2, 150))
    canvas.drawPath(staves, stroke("#2c1808", 2.4, 190))


def _hoop(canvas: skia.Canvas, width: float, y: float) -> None:
    hoop = skia.Path()
    hoop.moveTo(-4, y)
    hoop.cubicTo(width * 0.3, y + 6, width * 0.7, y + 6, width + 4, y)
    hoop.lineTo(width + 4, y + 10)
    hoop.cubicTo(width * 0.7, y + 16, width * 0.3, y + 16, -4, y + 10)
    hoop.close()
    iron = [colour(code) for code in ("#2f2b29", "#9a948d", "#3b3735")]
    canvas.drawPath(hoop, fill(Shader=linear((0, 0), (width, 0), iron, (0, 0.36, 1))))
    canvas.drawPath(hoop, stroke("#1a1310", 1, 150))


def _no_barrel(canvas: skia.Canvas) -> None:
    """The place of a barrel that has been drunk."""
    staves = _staves(80, UNIT)
    canvas.drawPath(staves, fill("#2a1c10", 34))
    canvas.drawPath(staves, stroke("#8a6a3a", 8, 235, PathEffect=dashes(15, 15)))


def coin(canvas: skia.Canvas, tones: Metal) -> None:
    """A blank coin with a raised rim; its number is struck at run time."""
    light, middle, dark = tones
    shadow(canvas, circle(50, 50, 49), fall=(3, 9), soft=7, alpha=130)
    shine = linear((8, 0), (92, 100), [colour(code) for code in tones])
    canvas.drawCircle(50, 50, 50, fill(Shader=shine))
    canvas.drawCircle(50, 50, 48.6, stroke(darker(dark, 0.35), 3.4))
    canvas.drawCircle(50, 50, 45.6, stroke("#ffffff", 1.6, 110))
    rim = stroke(darker(dark, 0.2), 4.2, 150, PathEffect=dashes(0.1, 6.6))
    canvas.drawCircle(50, 50, 43, rim)
    field = linear((12, 8), (88, 96), [colour(mix(middle, light, 0.55)), colour(middle)])
    canvas.drawCircle(50, 50, 38.5, fill(Shader=field))
    canvas.drawCircle(50, 50, 38.5, stroke(dark, 2.4, 200))
    canvas.drawArc(rect(14, 14, 72, 72), 150, 150, False, stroke("#ffffff", 1.8, 120))


def _victory_points(canvas: skia.Canvas) -> None:
    plate = hexagon(50, 50, 50)
    shadow(canvas, plate, fall=(2, 7), soft=5, alpha=120)
    canvas.drawPath(plate, fill(Shader=brass((0, 0), (0, UNIT))))
    canvas.drawPath(hexagon(50, 50, 48.4), stroke("#4a300c", 3.4))
    ivory = radial((50, 40), 52, [colour("#fffbee"), colour("#efdcae")])
    canvas.drawPath(hexagon(50, 50, 39), fill(Shader=ivory))
    canvas.drawPath(hexagon(50, 50, 39), stroke("#8a6224", 1.4, 200))


def _marker(id: str, owner: Owner, shape: skia.Path | skia.RRect, icons: Icons) -> Work:
    """Victory points are a hexagon, income a coin: shape tells them apart, emblem tells whose."""

    def brush(canvas: skia.Canvas) -> None:
        shadow(canvas, shape, fall=(2, 8), soft=7, alpha=165)
        draw(canvas, shape, fill(Shader=vertical(0, UNIT, *owner.face)))
        gleam = linear((0, 0), (0, 60), [colour("#ffffff", 66), colour("#ffffff", 0)])
        draw(canvas, shape, fill(Shader=gleam))
        if isinstance(shape, skia.Path):
            canvas.drawPath(hexagon(50, 50, 44), stroke(owner.gilt, 3, 190))
        else:
            # A golden rim would vanish on the two light faces.
            rim = darker(owner.face[1], 0.45) if owner.dark_ink else "#ffe7a6"
            canvas.drawCircle(50, 50, 39, stroke(rim, 4.6, 235, PathEffect=dashes(6.4, 7.4)))
        draw(canvas, shape, stroke(darker(owner.face[1], 0.5), 5))
        size = 58 if isinstance(shape, skia.Path) else 52
        icons.ink(canvas, owner.emblem, (50, 50), size, owner.ink)

    return sprite(id, _file(id), (UNIT, UNIT), brush, spill=32, scale=1.12, icons=icons)


def seal(id: str, file: str, owner: Owner, icons: Icons) -> Work:
    """Strike an owner's medallion: patterned rim, smooth field, gilt ring, emblem."""

    def brush(canvas: skia.Canvas) -> None:
        disc = circle(50, 50, 50)
        shadow(canvas, disc, fall=(1.5, 6), soft=5.5, alpha=130)
        face = fill(Shader=linear((20, 0), (70, UNIT), [colour(code) for code in owner.face]))
        canvas.drawRRect(disc, face)
        pattern(canvas, disc, owner, 12, 58)
        canvas.drawCircle(50, 50, 38.5, face)
        light = radial((42, 34), 44, [colour("#ffffff", 58), colour("#ffffff", 0)])
        canvas.drawCircle(50, 50, 38.5, fill(Shader=light))
        canvas.drawCircle(50, 50, 38.5, stroke(darker(owner.face[1], 0.4), 3.6, 130))
        canvas.drawCircle(50, 50, 38.5, stroke(GILT_THREAD, 1.9, 235))
        canvas.drawCircle(50, 50, 46.8, stroke(GILT_THREAD, 2.6, 245))
        canvas.drawCircle(50, 50, 49.2, stroke("#2a1a08", 1.8, 235))
        shade = 0 if owner.dark_ink else 100
        icons.ink(canvas, owner.emblem, (50, 50), 55, owner.ink, shade=shade)

    return sprite(id, file, (UNIT, UNIT), brush, spill=16, scale=1.92, icons=icons)


def _merchant(id: str, icons: Icons, *, blank: bool) -> Work:
    """A merchant's slate; what it buys is drawn in cream at run time."""

    def brush(canvas: skia.Canvas) -> None:
        slate = rounded(0, 0, UNIT, UNIT, 12)
        shadow(canvas, slate, fall=(1.5, 5.5), soft=5, alpha=155)
        tones = [colour("#4f615b"), colour("#22302e")]
        canvas.drawRRect(slate, fill(Shader=linear((0, 0), (30, UNIT), tones)))
        light = radial((50, 38), 62, [colour("#ffffff", 40), colour("#ffffff", 0)])
        canvas.drawRRect(slate, fill(Shader=light))
        canvas.drawRRect(inset(slate, 4.6), stroke("#0c1413", 3.4, 130))
        canvas.drawRRect(inset(slate, 4.6), stroke(GOLD_LINE, 2, 215))
        canvas.drawRRect(inset(slate, 0.7), stroke("#0f1716", 1.6, 220))
        if blank:
            canvas.drawRRect(inset(slate, 20, 6), stroke(GOLD_LINE, 1.3, 95))
            icons.ink(canvas, "lozenge", (50, 50), 20, "#fff0c8", alpha=80)

    return sprite(id, _file(id), (UNIT, UNIT), brush, spill=18, scale=1.92, icons=icons)


def _marks(icons: Icons) -> Iterator[Work]:
    """Marks of the player mat: income arrow, era tags, the lightbulb against developing."""

    def income(canvas: skia.Canvas) -> None:
        arrow = icons.path("income-arrow")
        canvas.scale(UNIT / 512, UNIT / 512)
        shadow(canvas, arrow, fall=(8, 26), soft=20, alpha=120)
        canvas.drawPath(arrow, fill(Shader=vertical(0, 512, "#66862f", "#3f5c1c")))
        canvas.drawPath(arrow, stroke("#2c3d14", 22))

    def bulb(canvas: skia.Canvas) -> None:
        canvas.drawCircle(50, 50, 47, fill("#2c1d0e", 240))
        canvas.drawCircle(50, 50, 47, stroke("#ffd873", 6))
        canvas.drawCircle(50, 50, 40, fill("#ffc94a", 60, MaskFilter=blur(9)))
        icons.ink(canvas, "light-bulb", (50, 50), 74, "#ffdf86")

    for id, brush, spill in (("brass.mark.income", income, 14), ("brass.mark.bulb", bulb, 4)):
        yield sprite(id, _file(id), (UNIT, UNIT), brush, spill=spill, icons=icons)
    yield _era("canal", "narrowboat", ("#4d86a4", "#274f68"), icons)
    yield _era("rail", "steam-locomotive", ("#8a5c3a", "#4a2d18"), icons)
    yield _medal()


def _era(era: str, icon: str, face: tuple[Hex, Hex], icons: Icons) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        tag = rounded(0, 0, 88, 44, 13)
        shadow(canvas, tag, fall=(1, 3), soft=3, alpha=120)
        canvas.drawRRect(tag, fill(Shader=vertical(0, 44, *face)))
        canvas.drawRRect(inset(tag, 1.4), stroke("#ffe9b8", 2.4, 215))
        icons.ink(canvas, icon, (44, 21), 42, "#fff4d8")

    id = f"brass.mark.{era}"
    return sprite(id, _file(id), (88, 44), brush, spill=8, scale=1.5, icons=icons)


def _medal() -> Work:
    """The brass disc of the era badge; the boat or the engine is drawn on it at run time."""

    def brush(canvas: skia.Canvas) -> None:
        disc = circle(50, 50, 50)
        shadow(canvas, disc, fall=(1, 4), soft=4, alpha=120)
        canvas.drawRRect(disc, fill(Shader=brass((10, -4), (70, 112))))
        canvas.drawCircle(50, 50, 49, stroke("#5e3f10", 2.6))
        canvas.drawCircle(50, 50, 46, stroke("#fff6d6", 1.4, 150))
        canvas.drawCircle(50, 50, 42, stroke("#5e3f10", 1.6, 160))
        canvas.drawCircle(50, 50, 42, fill(Shader=brass((30, 110), (60, -10))))

    id = "brass.mark.medal"
    return sprite(id, _file(id), (UNIT, UNIT), brush, spill=12, scale=1.6)
