"""Water that mirrors what stands above it."""

import math
import random
from typing import Final

import skia

from workshop.painting.brushes import rect

SMOOTH: Final = skia.SamplingOptions(skia.FilterMode.kLinear)


def mirror(
    canvas: skia.Canvas,
    above: skia.Image,
    rnd: random.Random,
    size: tuple[float, float],
    water: float,
    scale: float,
) -> None:
    """Mirror a painted bank strip by strip below its waterline; strips grow and sway towards us."""
    width, height = size
    pool = rect(0, water, width, height - water)
    canvas.saveLayer(pool, skia.Paint(ImageFilter=skia.ImageFilters.Blur(2.2, 0.8)))
    y = 0.0
    while water + y < height:
        strip = 2 + y * 0.012
        source = water - 6 - y * 1.25
        sway = math.sin(y * 0.19) * (1.2 + y * 0.028) + rnd.uniform(-1, 1) * (0.6 + y * 0.012)
        taken = rect(0, (source - strip * 1.25) * scale, width * scale, strip * 1.25 * scale)
        canvas.drawImageRect(above, taken, rect(sway, water + y, width, strip + 0.6), SMOOTH)
        y += strip
    canvas.restore()
