"""Collect every sentence of the program and keep the catalogues in step with them.

Sentences are the literals handed to `Message` (words, context) and `Plural` (one, many, context).
The files hold no dates, tool versions or line numbers, so that they change only with the words.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import localedata
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = sorted((ROOT / "brass_desktop").rglob("present/text"))
"""All words of the program are in these, one folder shared and one for each game's slice."""
TEMPLATE: Final = ROOT / "locale" / "brass_desktop.pot"
LOCALE: Final = ROOT / "assets" / "locale"
_Spec = tuple[int | tuple[int, int] | tuple[int, str], ...]
KEYWORDS: Final[dict[str, dict[int | None, _Spec | None]]] = {
    "Message": {1: (1,), 2: (1, (2, "c"))},
    "Plural": {2: (1, 2), 3: (1, 2, (3, "c"))},
}
"""By name and number of arguments: which argument is what; `c` marks the context."""
_WIDTH: Final = 96


def extract() -> Catalog:
    """Read every sentence out of the sources, in the order of the files."""
    found = Catalog(fuzzy=False)
    for folder in SOURCES:
        for path, _, words, comments, context in extract_from_dir(
            folder, keywords=KEYWORDS, strip_comment_tags=True
        ):
            found.add(
                words,
                None,
                [((folder / path).relative_to(ROOT).as_posix(), 0)],
                auto_comments=comments,
                context=context,
            )
    return found


def languages() -> list[str]:
    """List the languages that are translated to."""
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def is_language(code: str) -> bool:
    """Tell whether Babel knows a language by this code, and with it its plural forms."""
    return code.isalpha() and code.islower() and localedata.exists(code)


def source_file(language: str) -> Path:
    """Give the file a translator of a language works in."""
    return LOCALE / language / "LC_MESSAGES" / "brass_desktop.po"


def read(path: Path, language: str | None = None) -> Catalog:
    """Read a catalogue or the template."""
    return read_po(io.BytesIO(path.read_bytes()), locale=language, abort_invalid=True)


def update() -> Iterator[Path]:
    """Write the template, take what is new into every catalogue and drop what is gone."""
    template = extract()
    yield _write(TEMPLATE, template, None)
    for language in languages():
        catalogue = read(source_file(language), language)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        yield _write(source_file(language), catalogue, language)


def begin(language: str) -> Path:
    """Begin the catalogue of another language, with every sentence still to be translated."""
    path = source_file(language)
    if path.exists():
        raise FileExistsError(path)
    catalogue = Catalog(locale=language, fuzzy=False)
    catalogue.update(extract(), no_fuzzy_matching=True)
    return _write(path, catalogue, language)


def as_text(catalogue: Catalog, language: str | None) -> str:
    """Set a catalogue as it stands in its file."""
    body = io.BytesIO()
    write_po(body, catalogue, width=_WIDTH, omit_header=True, include_lineno=False)
    return _header(language) + body.getvalue().decode()


def _header(language: str | None) -> str:
    lines = ["Project-Id-Version: Brass Desktop", "MIME-Version: 1.0"]
    if language is not None:
        plural = get_plural(language)
        lines.append(f"Language: {language}")
        lines.append(f"Plural-Forms: nplurals={plural.num_plurals}; plural={plural.plural_expr};")
    lines += ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"]
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines) + "\n"


def _write(path: Path, catalogue: Catalog, language: str | None) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(as_text(catalogue, language), encoding="utf-8")
    return path
