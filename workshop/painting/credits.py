"""The credits page, written from the manifest so that it cannot forget anybody."""

from pathlib import Path
from typing import Final

from brass_desktop.services.manifest import Credit, CreditGroup, Manifest, credits_of

HEADINGS: Final = {
    "pictures": "Pictures",
    "fonts": "Fonts",
    "sounds": "Sounds",
    "icons": "Icons",
    "libraries": "Libraries",
}


def credits_page(manifest: Manifest) -> str:
    """Write who made what, and under which licence, as a page of Markdown."""
    parts = [
        "# Credits",
        "Written by `python -m workshop.painting` from `assets/manifest.json`; do not edit. "
        "Full licence texts lie in `assets/licences`.",
    ]
    for group in credits_of(manifest):
        parts.append(f"## {HEADINGS[group.kind]}")
        parts.append("\n".join(_line(group, credit) for credit in group.credits))
    return "\n\n".join(parts) + "\n"


def _line(group: CreditGroup, credit: Credit) -> str:
    if group.kind in ("fonts", "libraries"):
        return f"- {', '.join(credit.pieces)} by {credit.author}, {credit.licence}: {_from(credit)}"
    made = f"{len(credit.pieces)} works" if group.kind == "pictures" else _named(credit)
    return f"- {credit.author}, {credit.licence}: {made} ({_from(credit)})"


def _named(credit: Credit) -> str:
    return ", ".join(piece.split(".", 1)[-1] for piece in credit.pieces)


def _from(credit: Credit) -> str:
    return "; ".join(credit.sources)


def write_credits(manifest: Manifest, project: Path) -> None:
    """Put the page among the documents."""
    page = project / "docs" / "credits.md"
    page.write_text(credits_page(manifest), encoding="utf-8")
