"""Writing works into `assets/` and keeping the manifest true to the folder."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from brass_desktop import games
from brass_desktop.games.shelf import SHELF
from brass_desktop.services.manifest import MANIFEST, SHARED, digest_of
from workshop.painting.works import Work

_SLICES: Final = {folder.parent.name for folder in Path(*games.__path__).glob("*/engine")}
GAMES: Final = _SLICES | {info.id for info in SHELF}
"""Whose works have a folder of their own: every slice, and every game on the shelf."""
AT_THE_TOP: Final = "licences"
"""The subject whose files lie in no game's folder: whoever opens a package looks for them there."""
CHECKED: Final = "fonts"
"""The subject whose files are verified before they are used; they are few and small."""


class Catalogue:
    """The manifest of an assets folder while it is being repainted."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._file = root / MANIFEST
        self._entries: dict[str, dict[str, Any]] = {}
        if self._file.exists():
            self._entries = json.loads(self._file.read_text(encoding="utf-8"))

    def replace(self, subject: str, works: Iterable[Work]) -> int:
        """Put a subject's works in the place of its old ones; return how many there are."""
        fresh = list(works)
        places = {work.id: _place(subject, work) for work in fresh}
        for id in [id for id, entry in self._entries.items() if entry["subject"] == subject]:
            old = self.root / self._entries.pop(id)["file"]
            if old.relative_to(self.root).as_posix() not in places.values():
                old.unlink(missing_ok=True)
        for work in fresh:
            target = self.root / places[work.id]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(work.data)
            entry = _entry(subject, work, places[work.id], self._licence(work))
            self._entries[work.id] = entry
        return len(fresh)

    def save(self) -> None:
        """Write the manifest, sorted, so that a repainting changes only what it must."""
        text = json.dumps(dict(sorted(self._entries.items())), ensure_ascii=False, indent=1)
        self._file.write_text(text + "\n", encoding="utf-8")

    def _licence(self, work: Work) -> str:
        """Join a picture's own licence with those of the icons painted into it."""
        borrowed = {self._entries[id]["licence"] for id in work.uses if id in self._entries}
        return " AND ".join([work.licence, *sorted(borrowed - {work.licence})])


def _place(subject: str, work: Work) -> str:
    """Say where a work's file lies: the first word of an id is its game's, or it is shared."""
    if subject == AT_THE_TOP:
        return work.file
    game = work.id.partition(".")[0]
    return f"{game if game in GAMES else SHARED}/{work.file}"


def _entry(subject: str, work: Work, file: str, licence: str) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "file": file,
        "subject": subject,
        "author": work.author,
        "licence": licence,
        "source": work.source,
    }
    if work.title:
        entry["title"] = work.title
    for name in ("body", "slice"):
        if box := getattr(work, name):
            entry[name] = list(box)
    if work.scale:
        entry["scale"] = work.scale
    if work.uses:
        entry["uses"] = list(work.uses)
    if subject == CHECKED:
        entry["digest"] = digest_of(work.data)
    return entry
