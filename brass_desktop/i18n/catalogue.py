"""Catalogues as translators write them (`.po`), read without a step in between.

A checkout compiles a catalogue in memory when its language is chosen, which takes a few
milliseconds. So there is no second file that could be missing on a fresh machine or be older than
its source. The build of a package writes the same bytes as `.mo` files, which then come first.
"""

import ast
import gettext
import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DOMAIN: Final = "brass_desktop"
_MAGIC: Final = 0x950412DE
_HEADER_BYTES: Final = 28
_CONTEXT: Final = "\x04"
_FORM: Final = "\x00"


class CatalogueError(Exception):
    """A catalogue of the program is damaged."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is damaged")
        self.file = file


@dataclass(slots=True)
class _Entry:
    """One entry as it is read line by line: the keyword of each part and its words."""

    parts: dict[str, str] = field(default_factory=dict)
    fuzzy: bool = False
    reading: str = ""

    def take(self, line: str) -> None:
        """Read a line: a keyword with its first string, or one more string of the same part."""
        keyword, quote, rest = line.partition('"')
        if keyword.strip():
            self.reading = keyword.strip()
            self.parts[self.reading] = ""
        self.parts[self.reading] += ast.literal_eval(quote + rest)

    @property
    def key(self) -> str:
        """The source words as a compiled catalogue files them."""
        context = self.parts["msgctxt"] + _CONTEXT if "msgctxt" in self.parts else ""
        plural = _FORM + self.parts["msgid_plural"] if "msgid_plural" in self.parts else ""
        return context + self.parts["msgid"] + plural

    @property
    def translation(self) -> str:
        """The translated words, every plural form after the other."""
        forms = [words for keyword, words in self.parts.items() if keyword.startswith("msgstr")]
        return _FORM.join(forms) if all(forms) else ""


def compile_catalogue(source: str) -> bytes:
    """Turn the text of a `.po` file into the bytes of a `.mo` file; unfinished entries are left."""
    words = {
        entry.key.encode(): entry.translation.encode()
        for entry in _entries(source)
        if entry.translation and not entry.fuzzy
    }
    keys = sorted(words)
    tables = _HEADER_BYTES + 16 * len(keys)
    head = struct.pack("<7I", _MAGIC, 0, len(keys), 28, 28 + 8 * len(keys), 0, tables)
    key_table, word_table, texts = b"", b"", b""
    for key in keys:
        key_table += struct.pack("<2I", len(key), tables + len(texts))
        texts += key + b"\0"
    for key in keys:
        word_table += struct.pack("<2I", len(words[key]), tables + len(texts))
        texts += words[key] + b"\0"
    return head + key_table + word_table + texts


def languages(locale: Path) -> list[str]:
    """List the languages that have a catalogue under `locale`, in alphabetical order."""
    return sorted(path.parent.parent.name for path in locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def load(language: str, locale: Path) -> gettext.NullTranslations:
    """Give the catalogue of a language; without one, the source words themselves."""
    if language not in languages(locale):
        # Also whatever a settings file may name, such as a path that leads outside.
        return gettext.NullTranslations()
    source = locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    compiled = source.with_suffix(".mo")
    try:
        if compiled.is_file():
            data = compiled.read_bytes()
        else:
            data = compile_catalogue(source.read_text(encoding="utf-8"))
        return gettext.GNUTranslations(io.BytesIO(data))
    except Exception as error:  # a catalogue is parsed as code and as tables: anything may break
        raise CatalogueError(compiled if compiled.is_file() else source) from error


def _entries(source: str) -> Iterator[_Entry]:
    """Read entry by entry; a blank line ends one, comments only tell what is unfinished."""
    entry = _Entry()
    for line in [*source.splitlines(), ""]:
        if line.startswith("#,"):
            entry.fuzzy = "fuzzy" in line
        elif not line.strip():
            if entry.parts:
                yield entry
            entry = _Entry()
        elif not line.startswith("#"):
            entry.take(line.strip())
