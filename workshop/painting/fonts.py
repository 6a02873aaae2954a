"""Fonts: lining tabular figures frozen in, cut down to the scripts the game speaks."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from opentype_feature_freezer import RemapByOTL

from workshop.painting.packages import Packages
from workshop.painting.works import Work

OFL: Final = "OFL-1.1"


@dataclass(frozen=True, slots=True)
class Face:
    """One cut of a family and the role it plays."""

    id: str
    family: str
    cut: str
    frozen: bool = True

    @property
    def file(self) -> str:
        """Name of the cut's file, as its package calls it."""
        stem = "".join(word.capitalize() for word in self.family.split("-"))
        stem = stem.replace("Sc", "SC")
        return f"{stem}_{self.cut}.ttf"


FACES: Final = (
    # Playfair's name is reserved: it is shipped untouched, and its old-style figures are not used.
    Face("font.title", "playfair-display-sc", "700Bold", frozen=False),
    Face("font.text", "alegreya", "500Medium"),
    Face("font.text_bold", "alegreya", "700Bold"),
    Face("font.text_italic", "alegreya", "500Medium_Italic"),
    Face("font.sans", "alegreya-sans", "500Medium"),
    Face("font.sans_bold", "alegreya-sans", "700Bold"),
)

COVERAGE: Final = (
    range(0x20, 0x7F),  # Basic Latin
    range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
    range(0x400, 0x460),  # Cyrillic
    range(0x2010, 0x2027),  # dashes, quotation marks, ellipsis
    (0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122),
    (0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215, 0x2264, 0x2265, 0x25B2, 0x25BC),
)


def paint(packages: Packages) -> Iterator[Work]:
    """Prepare every face; all come under the SIL Open Font License."""
    for face in FACES:
        original = packages.folder(f"@expo-google-fonts/{face.family}") / face.cut / face.file
        data = _cut(original) if face.frozen else original.read_bytes()
        change = "lining tabular figures frozen, subset" if face.frozen else "unmodified"
        yield Work(
            id=face.id,
            file=f"fonts/{face.file}",
            data=data,
            author=_copyright(original),
            licence=OFL,
            source=f"@expo-google-fonts/{face.family}, {change}",
            title=face.family.replace("-", " ").title().replace("Sc", "SC"),
        )


def _copyright(file: Path) -> str:
    """Take the authors from the font's own copyright line."""
    line = str(TTFont(file)["name"].getDebugName(0))
    return line.split("(", maxsplit=1)[0].removeprefix("Copyright").strip(" 0123456789,") or line


def _cut(original: Path) -> bytes:
    with TemporaryDirectory() as scratch:
        frozen = Path(scratch) / "frozen.ttf"
        _freeze(original, frozen)
        font = TTFont(frozen, recalcTimestamp=False)
    # The freezer stamps the hour; the same painting must give the same file.
    font["head"].modified = TTFont(original)["head"].modified
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for block in COVERAGE for code in block])
    subsetter.subset(font)
    out = BytesIO()
    font.save(out)
    return out.getvalue()


def _freeze(original: Path, target: Path) -> None:
    """Make lining tabular figures the default: pygame cannot ask a font for its features."""
    # The freezer warns of every glyph without a code point of its own; there are hundreds.
    logging.getLogger("opentype_feature_freezer").setLevel(logging.ERROR)
    remap = RemapByOTL(
        SimpleNamespace(
            inpath=str(original), outpath=str(target), features="lnum,tnum", script=None, lang=None,
            names=False, suffix=False, usesuffix="", rename=False, info=False, replacenames="",
            report=False, zapnames=False,
        )
    )  # fmt: skip
    remap.run()
    if not remap.success:
        raise ValueError(f"cannot freeze the figures of {original.name}")
