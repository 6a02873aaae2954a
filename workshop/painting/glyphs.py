"""Icons as paths: reading SVG path data, writing it, and drawing icons on a canvas."""

import re
from functools import cache
from pathlib import Path

import skia
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

from workshop.painting.brushes import blur, fill
from workshop.painting.palette import Hex

BOX = 512
"""Side of the square every icon is drawn in."""


class _SkiaPen(BasePen):
    def __init__(self) -> None:
        super().__init__(None)
        self.path = skia.Path()

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 (fontTools' protocol)
        self.path.moveTo(*pt)

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self.path.lineTo(*pt)

    def _curveToOne(  # noqa: N802
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        self.path.cubicTo(*pt1, *pt2, *pt3)

    def _closePath(self) -> None:  # noqa: N802
        self.path.close()

    def _endPath(self) -> None:  # noqa: N802
        """Open contours are filled like closed ones; there is nothing to end."""


def read_path(data: str) -> skia.Path:
    """Parse SVG path data."""
    pen = _SkiaPen()
    parse_path(data, pen)
    return pen.path


def write_path(path: skia.Path) -> str:
    """Write a path as SVG path data with one decimal, enough for a box of 512."""
    letters = {
        skia.Path.kMove_Verb: "M",
        skia.Path.kLine_Verb: "L",
        skia.Path.kQuad_Verb: "Q",
        skia.Path.kCubic_Verb: "C",
        skia.Path.kClose_Verb: "Z",
    }
    words = []
    for verb, points in path:
        if verb == skia.Path.kDone_Verb:
            break
        # Every verb but "move" repeats the point the pen already stands on.
        fresh = [] if verb == skia.Path.kClose_Verb else points[verb != skia.Path.kMove_Verb :]
        words.append(letters[verb] + " ".join(f"{p.x():.1f} {p.y():.1f}" for p in fresh))
    return "".join(words).replace(".0", "")


def svg(data: str, *, even_odd: bool = False) -> str:
    """Wrap path data as a white icon on a clear ground, to be recoloured at run time."""
    rule = ' fill-rule="evenodd"' if even_odd else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}" '
        f'width="{BOX}" height="{BOX}"><path fill="#fff"{rule} d="{data}"/></svg>\n'
    )


class Icons:
    """The icons of `assets/shared/icons`, and which of them the present picture has used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.used: set[str] = set()

    def path(self, name: str) -> skia.Path:
        """Look up an icon's outline and remember that it was used."""
        self.used.add(name)
        return _load(self._folder / f"{name}.svg")

    def draw(
        self,
        canvas: skia.Canvas,
        name: str,
        centre: tuple[float, float],
        size: float,
        paint: skia.Paint,
        *,
        shade: float = 0,
    ) -> None:
        """Draw an icon about its centre; `shade` is the alpha of a soft shadow below it."""
        path = self.path(name)
        canvas.save()
        canvas.translate(centre[0] - size / 2, centre[1] - size / 2)
        canvas.scale(size / BOX, size / BOX)
        if shade:
            canvas.save()
            canvas.translate(6, 14)
            canvas.drawPath(path, fill("#000000", shade, MaskFilter=blur(9)))
            canvas.restore()
        canvas.drawPath(path, paint)
        canvas.restore()

    def ink(
        self,
        canvas: skia.Canvas,
        name: str,
        centre: tuple[float, float],
        size: float,
        code: Hex,
        *,
        alpha: float = 255,
        shade: float = 0,
    ) -> None:
        """Draw an icon in one flat colour."""
        self.draw(canvas, name, centre, size, fill(code, alpha), shade=shade)

    def take_used(self) -> set[str]:
        """Return the icons used since the last call, so that a picture can credit them."""
        used, self.used = self.used, set()
        return used


@cache
def _load(file: Path) -> skia.Path:
    drawing = file.read_text(encoding="utf-8")
    found = re.search(r'\bd="([^"]+)"', drawing)
    if found is None:
        raise ValueError(f"{file.name} holds no path")
    path = read_path(found.group(1))
    if "evenodd" in drawing:
        path.setFillType(skia.PathFillType.kEvenOdd)
    return path
