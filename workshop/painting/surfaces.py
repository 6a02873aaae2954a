"""The surfaces skins are made of: faces, recesses, metal, glass."""

from collections.abc import Callable

import skia

from workshop.painting.brushes import (
    brass,
    cast,
    colour,
    darker,
    fill,
    hollow,
    inset,
    lighter,
    linear,
    rounded,
    stroke,
    vertical,
)
from workshop.painting.palette import BRASS_EDGE, CHOSEN_ACTION, Hex, Theme

Brush = Callable[[skia.Canvas, skia.RRect, Theme], None]


def _face(canvas: skia.Canvas, shape: skia.RRect, top: Hex, bottom: Hex, margin: float = 0) -> None:
    """Fill from top to bottom; within `margin` of an edge the colour stands still.

    A nine-slice stretches only its middle, so a tall panel must keep its whole gradient there.
    """
    box = shape.rect()
    shade = vertical(box.top() + margin, box.bottom() - margin, top, bottom)
    canvas.drawRRect(shape, fill(Shader=shade))


def panel(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint a panel of the table: brass edge, hairline inside, light on the upper edge."""
    cast(canvas, shape, theme, 4, 7)
    _face(canvas, shape, *theme.panel, margin=14)
    _sheen(canvas, shape, theme)
    canvas.drawRRect(inset(shape, 1), stroke(theme.line, 2))
    canvas.drawRRect(inset(shape, 4.5), stroke(theme.line, 1, 95))


def _sheen(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    box = shape.rect()
    canvas.save()
    canvas.clipRRect(shape, True)
    light = skia.Rect.MakeXYWH(box.x(), box.y() + 1, box.width(), 2)
    canvas.drawRect(light, fill("#ffffff", theme.sheen))
    canvas.restore()


def sheet(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the heavier panel of the screens."""
    cast(canvas, shape, theme, 9, 11, strength=0.9)
    _face(canvas, shape, *theme.panel, margin=18)
    canvas.drawRRect(shape, stroke(theme.line, 3))
    canvas.drawRRect(inset(shape, 6), stroke(theme.line, 1.2, 120))


def recess(code: Callable[[Theme], Hex], depth: float, line: float = 130) -> Brush:
    """Make a recess of one colour; `depth` weakens or deepens its shade."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        canvas.drawRRect(shape, fill(code(theme)))
        hollow(canvas, shape, theme.well_shade * depth, 4, 2.5)
        canvas.drawRRect(inset(shape, 0.5), stroke(theme.line, 1, line))

    return brush


def _control(
    face: Callable[[Theme], tuple[Hex, Hex]],
    edge: Callable[[Theme], Hex],
    sheen: Callable[[Theme], float],
    *,
    raised: bool = True,
) -> Brush:
    """Make a key: gradient face, light line inside, dark edge; raised keys throw a shadow."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        if raised:
            cast(canvas, shape, theme, 2, 3, strength=0.8)
        _face(canvas, shape, *face(theme))
        if not raised:
            hollow(canvas, shape, theme.well_shade, 4, 2.5)
        canvas.drawRRect(inset(shape, 2), stroke("#ffffff", 1, sheen(theme)))
        canvas.drawRRect(inset(shape, 0.7), stroke(edge(theme), 1.4))

    return brush


def veiled(brush: Brush, strength: float) -> Brush:
    """Fade a control that cannot be used towards the panel it stands on."""

    def veiled(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        brush(canvas, shape, theme)
        canvas.drawRRect(shape, fill(theme.panel[1], 255 * strength))

    return veiled


def _button_sheen(theme: Theme) -> float:
    return 24 if theme.is_night else 120


BUTTON = _control(lambda t: t.button, lambda t: t.line, _button_sheen)
BUTTON_HOVER = _control(
    lambda t: (lighter(t.button[0], 0.35 if not t.is_night else 0.09), lighter(t.button[1], 0.12)),
    lambda t: t.gilt if not t.is_night else t.gilt_light,
    _button_sheen,
)
BUTTON_PRESSED = _control(
    lambda t: (darker(t.button[1], 0.04), t.button[0]), lambda t: t.line, lambda _: 0, raised=False
)


def metal(lift: float = 0, *, raised: bool = True) -> Brush:
    """Make a brass key; `lift` polishes it brighter."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        box = shape.rect()
        if raised:
            cast(canvas, shape, theme, 3, 4, strength=0.9)
        top, bottom = (box.top() - 3, box.bottom() + 5) if raised else (box.bottom() + 8, box.top())
        canvas.drawRRect(shape, fill(Shader=brass((0, top), (0, bottom))))
        if lift:
            canvas.drawRRect(shape, fill("#fff8dc", 255 * lift))
        if not raised:
            hollow(canvas, shape, 90, 4, 2.5)
        canvas.drawRRect(inset(shape, 3), stroke("#fff6d6", 1.2, 150 if raised else 60))
        canvas.drawRRect(inset(shape, 0.8), stroke(BRASS_EDGE, 1.6))

    return brush


def chosen(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the action that is being taken."""
    cast(canvas, shape, theme, 2, 3, strength=0.8)
    _face(canvas, shape, *CHOSEN_ACTION)
    hollow(canvas, shape, 80, 5, 3)
    canvas.drawRRect(inset(shape, 2), stroke("#ffffff", 1, 30))
    canvas.drawRRect(inset(shape, 0.7), stroke(theme.gilt_light, 1.4))


def dark(
    face: Callable[[Theme], tuple[Hex, Hex]], edge: Callable[[Theme], Hex], width: float
) -> Brush:
    """Make a dark plate with a single line."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        cast(canvas, shape, theme, 3, 4)
        _face(canvas, shape, *face(theme))
        canvas.drawRRect(inset(shape, width / 2 + 0.3), stroke(edge(theme), width))

    return brush


def brass_plate(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """The engraved name plate of the edition, lit across."""
    box = shape.rect()
    cast(canvas, shape, theme, 5, 6)
    metal = ("#c2944a", "#f6e0a0", "#d2a557", "#ae8238", "#d9b060")
    shine = linear(
        (box.left(), box.top()),
        (box.right(), box.bottom()),
        [colour(code) for code in metal],
        (0, 0.3, 0.5, 0.78, 1),
    )
    canvas.drawRRect(shape, fill(Shader=shine))
    canvas.drawRRect(inset(shape, 0.8), stroke("#4a300c", 1.6))
    canvas.drawRRect(inset(shape, 6, 5), stroke("#5a3a10", 1.2, 170))


def chip(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint a small label."""
    canvas.drawRRect(shape, fill(theme.chip))
    hollow(canvas, shape, theme.well_shade * 0.5, 2.5, 1.6)
    canvas.drawRRect(inset(shape, 0.5), stroke(theme.line, 1, 150))


def chip_on(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the label that is switched on."""
    _face(canvas, shape, lighter(theme.gilt, 0.16), theme.gilt)
    canvas.drawRRect(inset(shape, 0.5), stroke(darker(theme.gilt, 0.4), 1, 220))


def chip_lit(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the label of whoever is playing."""
    _face(canvas, shape, lighter(theme.lit, 0.18), theme.lit)
    canvas.drawRRect(inset(shape, 0.5), stroke(darker(theme.lit, 0.45), 1, 200))


def keycap(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint a key of the keyboard, seen a little from the front."""
    box = shape.rect()
    foot = rounded(box.x(), box.y() + 2, box.width(), box.height(), 5)
    canvas.drawRRect(foot, fill("#000000", 95))
    _face(canvas, shape, theme.key, darker(theme.key, 0.14))
    canvas.drawRRect(inset(shape, 0.6), stroke(theme.line, 1.2, 210))


def row(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint a row of a list."""
    canvas.drawRRect(shape, fill(theme.shallow))
    canvas.drawRRect(inset(shape, 0.6), stroke(theme.line, 1.2, 110))


def row_hover(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the row under the pointer."""
    canvas.drawRRect(shape, fill(lighter(theme.shallow, 0.5 if not theme.is_night else 0.07)))
    canvas.drawRRect(inset(shape, 0.7), stroke(theme.gilt, 1.4))


def group(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint a wide shallow recess that holds a group."""
    canvas.drawRRect(shape, fill(theme.shallow))
    hollow(canvas, shape, theme.well_shade * 0.8, 5, 3.5)
    canvas.drawRRect(inset(shape, 0.7), stroke(theme.line, 1.4, 150))


def lit_frame(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """The amber frame of what is lit: halo outside, double line, nothing inside."""
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    halo = fill(theme.lit, 215, MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 6))
    canvas.drawRRect(inset(shape, -2), halo)
    canvas.restore()
    canvas.drawRRect(inset(shape, 0.4), stroke("#9a6a1c", 1.2, 200))
    canvas.drawRRect(inset(shape, 1.3), stroke(theme.lit, 2.4))
    canvas.drawRRect(inset(shape, 2.6), stroke(theme.lit_core, 0.9, 170))


def focus(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """The keyboard's ring, two units outside the body: gold between dark lines.

    By one of them it stands out from paper as well as from wood.
    """
    canvas.drawRRect(inset(shape, -3), stroke("#1c1008", 5.0))
    canvas.drawRRect(inset(shape, -3), stroke("#ffcf6a", 2.4))
    canvas.drawRRect(inset(shape, -3), stroke(theme.lit_core, 0.8, 200))


def knob(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the brass knob of a slider or switch."""
    box = shape.rect()
    cast(canvas, shape, theme, 2.5, 2.5)
    tones = [colour(code) for code in ("#fff0b8", "#e1b04a", "#9a6a1c")]
    shine = linear((box.left(), box.top()), (box.right(), box.bottom()), tones)
    canvas.drawRRect(shape, fill(Shader=shine))
    canvas.drawRRect(inset(shape, 0.6), stroke(darker("#9a6a1c", 0.35), 1.2))
    canvas.drawRRect(inset(shape, 3), stroke("#9a6a1c", 0.9, 170))
    canvas.drawRRect(inset(shape, 1.6), stroke("#fff8dc", 0.8, 120))


def groove_fill(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
    """Paint the brass that fills a groove up to its knob."""
    _face(canvas, shape, "#f0cf80", "#a87a30")
    canvas.drawRRect(inset(shape, 0.4), stroke(BRASS_EDGE, 0.8, 200))


def switch(*, on: bool) -> Brush:
    """Make the bed of a switch; green when it is on."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        off_tones = ("#0f151e", "#26303e") if theme.is_night else ("#b59f70", "#d3c096")
        _face(canvas, shape, *(("#5d7a34", "#8aa355") if on else off_tones))
        hollow(canvas, shape, 110, 5, 3)
        canvas.drawRRect(inset(shape, 0.7), stroke(theme.line, 1.4))

    return brush


def menu(*, hover: bool) -> Brush:
    """An entry of the title's menu: smoked glass over the scene."""

    def brush(canvas: skia.Canvas, shape: skia.RRect, theme: Theme) -> None:
        box = shape.rect()
        top, bottom = ("#3a4656", "#1b2430") if theme.is_night else ("#5a452e", "#33230f")
        alphas = (232, 240) if hover else (176, 196)
        tones = [colour(top, alphas[0]), colour(bottom, alphas[1])]
        if hover:
            _menu_halo(canvas, shape)
        canvas.drawRRect(shape, fill(Shader=linear((0, box.top()), (0, box.bottom()), tones)))
        edge, alpha, width = ("#ffcf6a", 255, 2.0) if hover else ("#b58b4c", 150, 1.4)
        canvas.drawRRect(inset(shape, width / 2), stroke(edge, width, alpha))

    return brush


def _menu_halo(canvas: skia.Canvas, shape: skia.RRect) -> None:
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    soft = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 5)
    canvas.drawRRect(inset(shape, -3), stroke("#ffb14a", 7, 150, MaskFilter=soft))
    canvas.restore()
