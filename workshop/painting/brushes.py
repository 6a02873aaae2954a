"""Brushes: colours, paints, gradients, shapes, shadows and grain shared by every painter."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import skia

from workshop.painting.palette import BRASS, BRASS_STOPS, Hex, Owner, Theme

Draw = Callable[[skia.Canvas], None]


def colour(code: Hex, alpha: float = 255) -> int:
    """Turn a written colour into skia's integer, clamping alpha to 0..255."""
    red, green, blue = (int(code[i : i + 2], 16) for i in (1, 3, 5))
    return int(skia.Color(red, green, blue, max(0, min(255, int(alpha)))))


def mix(first: Hex, second: Hex, share: float) -> Hex:
    """Blend two colours; `share` is how much of the second there is."""
    channels = (
        round(int(first[i : i + 2], 16) * (1 - share) + int(second[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def darker(code: Hex, share: float) -> Hex:
    """Mix a colour with black."""
    return mix(code, "#000000", share)


def lighter(code: Hex, share: float) -> Hex:
    """Mix a colour with white."""
    return mix(code, "#ffffff", share)


def fill(code: Hex | None = None, alpha: float = 255, **paint: object) -> skia.Paint:
    """Make a filling paint: flat colour, or a Shader given by name."""
    if code is not None:
        paint["Color"] = colour(code, alpha)
    return skia.Paint(AntiAlias=True, **paint)


def stroke(code: Hex, width: float, alpha: float = 255, **paint: object) -> skia.Paint:
    """Make a line with round caps and joins."""
    return skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        Color=colour(code, alpha),
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
        **paint,
    )


def blur(sigma: float) -> skia.MaskFilter:
    """Soften the edge of whatever is drawn."""
    return skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma)


def dashes(*lengths: float) -> skia.PathEffect:
    """Break a line into dashes and gaps."""
    return skia.DashPathEffect.Make(list(lengths), 0)


def linear(
    start: tuple[float, float],
    end: tuple[float, float],
    colours: Sequence[int],
    stops: Sequence[float] | None = None,
) -> skia.Shader:
    """Shade along a line."""
    return skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)], list(colours), list(stops) if stops else None
    )


def vertical(top: float, bottom: float, *codes: Hex) -> skia.Shader:
    """Shade evenly from top to bottom."""
    return linear((0, top), (0, bottom), [colour(code) for code in codes])


def radial(
    centre: tuple[float, float],
    radius: float,
    colours: Sequence[int],
    stops: Sequence[float] | None = None,
) -> skia.Shader:
    """Shade outwards from a centre."""
    return skia.GradientShader.MakeRadial(
        skia.Point(*centre), radius, list(colours), list(stops) if stops else None
    )


_METAL: Final = tuple(colour(code) for code in BRASS)


def brass(start: tuple[float, float], end: tuple[float, float]) -> skia.Shader:
    """Shade as polished brass between two points."""
    return linear(start, end, _METAL, BRASS_STOPS)


def rect(x: float, y: float, width: float, height: float) -> skia.Rect:
    """Make a rectangle from its corner and size."""
    return skia.Rect.MakeXYWH(x, y, width, height)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> skia.RRect:
    """Make a rectangle with rounded corners."""
    return skia.RRect.MakeRectXY(rect(x, y, width, height), radius, radius)


def inset(shape: skia.RRect, by: float, radius: float | None = None) -> skia.RRect:
    """Shrink a rounded rectangle on all sides; corners follow unless a radius is given."""
    box = shape.rect()
    corner = max(0.5, shape.radii(skia.RRect.Corner.kUpperLeft_Corner).x() - by)
    return rounded(
        box.x() + by,
        box.y() + by,
        box.width() - 2 * by,
        box.height() - 2 * by,
        corner if radius is None else radius,
    )


def circle(x: float, y: float, radius: float) -> skia.RRect:
    """Make a disc as a rounded rectangle, so that shadows and patterns take it too."""
    return skia.RRect.MakeOval(rect(x - radius, y - radius, 2 * radius, 2 * radius))


def polygon(*points: tuple[float, float]) -> skia.Path:
    """Make a closed path through points."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return path


def hexagon(x: float, y: float, radius: float) -> skia.Path:
    """Make the pointed hexagon that marks victory points."""
    corners = (math.radians(60 * k + 30) for k in range(6))
    return polygon(*[(x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners])


def draw(canvas: skia.Canvas, shape: skia.Path | skia.RRect, paint: skia.Paint) -> None:
    """Draw a path or a rounded rectangle."""
    if isinstance(shape, skia.Path):
        canvas.drawPath(shape, paint)
    else:
        canvas.drawRRect(shape, paint)


def clip(canvas: skia.Canvas, shape: skia.Path | skia.RRect) -> None:
    """Confine the canvas to a path or a rounded rectangle."""
    if isinstance(shape, skia.Path):
        canvas.clipPath(shape, True)
    else:
        canvas.clipRRect(shape, True)


def shadow(
    canvas: skia.Canvas,
    shape: skia.Path | skia.RRect,
    *,
    fall: tuple[float, float],
    soft: float,
    alpha: float,
    code: Hex = "#000000",
) -> None:
    """Lay the soft shadow of a shape on the ground."""
    canvas.save()
    canvas.translate(*fall)
    draw(canvas, shape, fill(code, alpha, MaskFilter=blur(soft)))
    canvas.restore()


def cast(
    canvas: skia.Canvas,
    shape: skia.Path | skia.RRect,
    theme: Theme,
    fall: float,
    soft: float,
    *,
    strength: float = 1.0,
) -> None:
    """Lay a shadow in the theme's own darkness, straight below the shape."""
    code, alpha = theme.shadow
    shadow(canvas, shape, fall=(0, fall), soft=soft, alpha=alpha * strength, code=code)


def hollow(
    canvas: skia.Canvas,
    shape: skia.RRect,
    alpha: float,
    width: float,
    soft: float,
    *,
    fall: float = 1,
) -> None:
    """Darken the inside of an edge, so that the shape reads as a recess."""
    canvas.save()
    canvas.clipRRect(shape, True)
    canvas.translate(0, fall)
    canvas.drawRRect(shape, stroke("#000000", width, alpha, MaskFilter=blur(soft)))
    canvas.restore()


def glow(
    canvas: skia.Canvas, centre: tuple[float, float], radius: float, code: Hex, alpha: float
) -> None:
    """Add lamplight; the screen blend keeps lit windows from turning lemon."""
    light = radial(centre, radius, [colour(code, alpha), colour(code, 0)])
    canvas.drawCircle(*centre, radius, skia.Paint(Shader=light, BlendMode=skia.BlendMode.kScreen))


def grain(
    canvas: skia.Canvas,
    frequency: float,
    octaves: int,
    seed: int,
    *,
    code: Hex,
    alpha: float,
    blend: skia.BlendMode = skia.BlendMode.kSrcOver,
    stretch: float = 1.0,
) -> None:
    """Spread fractal noise of one colour over everything within the clip."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    # The noise's red channel becomes alpha, lifted so that its dark half vanishes.
    matrix = [0.0] * 20
    matrix[4], matrix[9], matrix[14] = red, green, blue
    matrix[15], matrix[19] = 1.8 * alpha, -0.55 * alpha
    noise = skia.PerlinNoiseShader.MakeFractalNoise(frequency, frequency * stretch, octaves, seed)
    canvas.drawPaint(
        skia.Paint(Shader=noise, ColorFilter=skia.ColorFilters.Matrix(matrix), BlendMode=blend)
    )


def pattern(
    canvas: skia.Canvas, shape: skia.RRect, owner: Owner, step: float, alpha: float
) -> None:
    """Lay the owner's pattern over a shape: the key that needs no colour vision."""
    code = "#000000" if owner.dark_ink else "#ffffff"
    strength = alpha * 0.8 if owner.dark_ink else alpha
    box = shape.rect()
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    canvas.save()
    canvas.clipRRect(shape, True)
    if owner.pattern == "stripes":
        rise = bottom - top
        for x in _steps(left - rise, right, step):
            canvas.drawLine(x, bottom, x + rise, top, stroke(code, step * 0.32, strength))
    elif owner.pattern == "dots":
        for row, y in enumerate(_steps(top + step * 0.3, bottom + step, step * 0.62)):
            for x in _steps(left + (step / 2 if row % 2 else 0), right + step, step):
                canvas.drawCircle(x, y, step * 0.2, fill(code, strength))
    elif owner.pattern == "bars":
        for y in _steps(top + step * 0.4, bottom, step * 0.8):
            canvas.drawLine(left, y, right, y, stroke(code, step * 0.28, strength))
    else:
        square = step * 0.56
        for row, y in enumerate(_steps(top, bottom, square)):
            for x in _steps(left + (square if row % 2 else 0), right, 2 * square):
                canvas.drawRect(rect(x, y, square, square), fill(code, strength))
    canvas.restore()


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * i for i in range(max(0, math.ceil((end - start) / step)))]
