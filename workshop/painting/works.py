"""What a painter hands over: files with their place in the manifest."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import skia

from workshop.painting.brushes import Draw
from workshop.painting.glyphs import Icons

OURSELVES: Final = "Brass Desktop contributors"
OWN_LICENCE: Final = "MIT"
OWN_SOURCE: Final = "painted by the painting package of this project"

Margins = tuple[int, int, int, int]
Sides = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Work:
    """One file of `assets/` and what the manifest says about it."""

    id: str
    file: str
    """Its place in the folder of its game, or in the shared one if the id names no game."""
    data: bytes
    author: str = OURSELVES
    licence: str = OWN_LICENCE
    source: str = OWN_SOURCE
    title: str | None = None
    body: Margins | None = None
    slice: Margins | None = None
    scale: float | None = None
    uses: tuple[str, ...] = field(default=())
    """Ids of icons that the picture contains; their authors are credited with it."""


def paint(width: float, height: float, brush: Draw, *, scale: float = 1) -> skia.Image:
    """Paint on a transparent ground, `scale` pixels to the unit.

    Half-float pixels keep the colour of faint layers (smoke, halos) that eight bits would lose.
    """
    info = skia.ImageInfo.Make(
        round(width * scale),
        round(height * scale),
        skia.kRGBA_F16_ColorType,
        skia.kPremul_AlphaType,
        skia.ColorSpace.MakeSRGB(),
    )
    surface = skia.Surface.MakeRaster(info)
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)
    brush(canvas)
    return surface.makeImageSnapshot()


def png(image: skia.Image) -> bytes:
    """Encode without loss, in eight bits."""
    return _encode(image, skia.kPNG, 100, skia.kUnpremul_AlphaType)


def jpeg(image: skia.Image, quality: int) -> bytes:
    """Encode an opaque picture; for grounds and scenes, where grain makes PNG heavy."""
    return _encode(image, skia.kJPEG, quality, skia.kOpaque_AlphaType)


def _encode(
    image: skia.Image, form: skia.EncodedImageFormat, quality: int, alpha: skia.AlphaType
) -> bytes:
    info = skia.ImageInfo.Make(
        image.width(), image.height(), skia.kRGBA_8888_ColorType, alpha, skia.ColorSpace.MakeSRGB()
    )
    pixels = skia.Bitmap()
    pixels.allocPixels(info)
    image.readPixels(pixels.pixmap(), 0, 0)
    return bytes(skia.Image.MakeFromBitmap(pixels).encodeToData(form, quality))


def sprite(
    id: str,
    file: str,
    body: tuple[float, float],
    brush: Draw,
    *,
    spill: float = 0,
    scale: float = 1,
    cut: Sides | None = None,
    icons: Icons | None = None,
) -> Work:
    """Paint a PNG: a body of that many units with room around it for shadow or glow.

    The brush draws with the body's corner at the origin. `cut` makes it a nine-slice: how much
    of the body's left, top, right and bottom keeps its size. Icons used on the way are credited.
    """

    def placed(canvas: skia.Canvas) -> None:
        canvas.translate(spill, spill)
        brush(canvas)

    width, height = body
    image = paint(width + 2 * spill, height + 2 * spill, placed, scale=scale)
    used = icons.take_used() if icons else ()
    margins = tuple(spill + side for side in cut) if cut else None
    return Work(
        id=id,
        file=file,
        data=png(image),
        body=pixels((spill, spill, width, height), scale),
        slice=pixels(margins, scale) if margins else None,
        scale=scale if cut else None,
        uses=tuple(sorted(f"icon.{name}" for name in used)),
    )


def scene(
    id: str,
    file: str,
    size: tuple[float, float],
    brush: Draw,
    *,
    scale: float,
    quality: int,
    icons: Icons | None = None,
) -> Work:
    """Paint an opaque picture and keep it as JPEG."""
    image = paint(*size, brush, scale=scale)
    used = icons.take_used() if icons else ()
    uses = tuple(sorted(f"icon.{name}" for name in used))
    return Work(id=id, file=file, data=jpeg(image, quality), uses=uses)


def pixels(box: Sequence[float], scale: float) -> Margins:
    """Scale a box or margins to whole pixels."""
    first, second, third, fourth = (round(value * scale) for value in box)
    return first, second, third, fourth
