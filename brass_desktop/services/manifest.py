"""The manifest of `assets/`: which file an id means, who made it and under which licence."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from brass_desktop.services import foreign

MANIFEST: Final = "manifest.json"
SHARED: Final = "shared"
"""The folder of what any game and screen may show; every game and family has one of its own."""

_LARGEST: Final = 20_000_000
_LARGEST_CHECKED: Final = 2_000_000
"""Bytes of a manifest, and of a file whose digest is checked: many times what there is."""

PixelBox = tuple[int, int, int, int]


class ManifestError(Exception):
    """The manifest cannot be read, or contradicts itself."""

    def __init__(self, file: Path, detail: str) -> None:
        super().__init__(f"{file}: {detail}")
        self.file = file


class AssetEntry(BaseModel):
    """One asset: its file and everything that must be known to draw and to credit it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: str
    subject: str
    author: str
    licence: str
    """One or more licence names, joined by ` AND `."""
    source: str
    title: str | None = None
    body: PixelBox | None = None
    """The part of the picture that is the real thing; the rest is baked shadow or glow."""
    slice: PixelBox | None = None
    """Nine-slice margins: left, top, right, bottom."""
    scale: float | None = None
    """Picture pixels to one logical unit."""
    uses: tuple[str, ...] = ()
    """Ids of the icons painted into this picture."""
    digest: str | None = None
    """Of the file's bytes, for fonts: the library that sets them believes whatever they say."""

    @property
    def folder(self) -> str:
        """The game or family it belongs to, or `SHARED`."""
        return self.file.partition("/")[0]

    @property
    def licences(self) -> tuple[str, ...]:
        """List the single licences."""
        return tuple(self.licence.split(" AND "))


_ENTRIES: Final = TypeAdapter(dict[str, AssetEntry])


@dataclass(frozen=True, slots=True)
class Credit:
    """One line of the credits: an author, what they made, and the licence it comes under."""

    author: str
    licence: str
    pieces: tuple[str, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CreditGroup:
    """Credits of one kind; `kind` is a key the interface translates."""

    kind: str
    credits: tuple[Credit, ...]


@dataclass(frozen=True, slots=True)
class Manifest:
    """All entries by id, with the folder their files lie in."""

    root: Path
    entries: Mapping[str, AssetEntry]

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def __getitem__(self, id: str) -> AssetEntry:
        return self.entries[id]

    def path(self, id: str) -> Path:
        """Return where the file of an id lies."""
        return self.root / self.entries[id].file

    def is_whole(self, id: str) -> bool:
        """Tell whether the file of an id is there, and as it was shipped if that is known."""
        digest, path = self.entries[id].digest, self.path(id)
        if digest is None:
            return path.is_file()
        try:
            return digest_of(foreign.read(path, _LARGEST_CHECKED)) == digest
        except foreign.ForeignFileError:
            return False

    def licence_text(self, licence: str) -> str:
        """Return the full text of a licence that assets name."""
        return self.path(f"licence.{licence}").read_text(encoding="utf-8")

    def library_texts(self) -> Mapping[str, str]:
        """Return the licence text of every library that ships, by the library's title."""
        libraries = {id: e for id, e in self.entries.items() if id.startswith("library.")}
        return {e.title or id: self.path(id).read_text("utf-8") for id, e in libraries.items()}


def digest_of(data: bytes) -> str:
    """Give the digest by which a damaged file is told from a whole one."""
    return blake2b(data, digest_size=16).hexdigest()


def read_manifest(root: Path) -> Manifest:
    """Read and check the manifest of an assets folder; a folder without one is empty."""
    file = root / MANIFEST
    if not file.exists():
        return Manifest(root, {})
    try:
        entries = _ENTRIES.validate_json(foreign.read(file, _LARGEST))
    except (ValidationError, foreign.ForeignFileError) as error:
        raise ManifestError(file, str(error)) from error
    for id, entry in entries.items():
        if problem := _contradiction(id, entry, entries):
            raise ManifestError(file, f"{id}: {problem}")
    return Manifest(root, entries)


def _contradiction(id: str, entry: AssetEntry, entries: Mapping[str, AssetEntry]) -> str:
    if not id.startswith("library."):
        for licence in entry.licences:
            if f"licence.{licence}" not in entries:
                return f"no text of the licence {licence}"
    missing = [other for other in entry.uses if other not in entries]
    return f"uses unknown {', '.join(missing)}" if missing else ""


KINDS: Final = ("pictures", "fonts", "sounds", "icons", "libraries")
"""Groups of the credits in the order shown."""


def credits_of(manifest: Manifest) -> tuple[CreditGroup, ...]:
    """Group everything that is shown or shipped by kind, then by author and licence."""
    kinds: dict[str, list[tuple[str, AssetEntry]]] = {name: [] for name in KINDS}
    for id, entry in manifest.entries.items():
        if not id.startswith("licence."):
            kinds[_kind(id, entry)].append((id, entry))
    return tuple(CreditGroup(kind, _lines(found)) for kind, found in kinds.items() if found)


def _kind(id: str, entry: AssetEntry) -> str:
    if id.startswith("library."):
        return "libraries"
    return entry.subject if entry.subject in KINDS else "pictures"


def _lines(found: list[tuple[str, AssetEntry]]) -> tuple[Credit, ...]:
    def key(item: tuple[str, AssetEntry]) -> tuple[str, str]:
        return item[1].author, item[1].licence

    return tuple(
        Credit(
            author,
            licence,
            tuple(dict.fromkeys(_piece(id, entry) for id, entry in members)),
            tuple(dict.fromkeys(entry.source for _, entry in members)),
        )
        for (author, licence), group in groupby(sorted(found, key=key), key=key)
        for members in [list(group)]
    )


def _piece(id: str, entry: AssetEntry) -> str:
    """Name a piece for the reader: its title, else its id without the theme."""
    if entry.title:
        return entry.title
    return id.removesuffix(".day").removesuffix(".night")
