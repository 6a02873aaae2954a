"""What a release says about itself: checksums, and which commit its files were made from.

    python3 -m workshop.packaging.provenance --tag v0.1.0      # does the tag fit the version?
    python3 -m workshop.packaging.provenance --tag v0.1.0 release     # and write the two files

Needs nothing but Python, so that no library has a say in it.
"""

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from brass_desktop import __version__
from workshop.arguments import Parser, existing_folder

SUMS: Final = "SHA256SUMS"
PROVENANCE: Final = "PROVENANCE.json"
_TOLD_BY: Final = {
    "repository": "GITHUB_REPOSITORY",
    "commit": "GITHUB_SHA",
    "ref": "GITHUB_REF",
    "workflow": "GITHUB_WORKFLOW_REF",
    "run": "GITHUB_RUN_ID",
}
"""By name of a fact: the variable in which the machine that builds a release tells it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Compare the tag, and describe the files of a release."""
    parser = Parser(prog="python -m workshop.packaging.provenance", description=__doc__)
    parser.add_argument("--tag", required=True, help="the name under which it is released")
    parser.add_argument("folder", type=existing_folder, nargs="?", help="where its files lie")
    arguments = parser.parse_args(argv)
    if arguments.tag != f"v{__version__}":
        parser.error(f"the tag is {arguments.tag}, but this is version {__version__}")
    if arguments.folder is not None:
        for path in describe(arguments.folder, arguments.tag, os.environ):
            print(path)
    return 0


def describe(folder: Path, tag: str, environment: Mapping[str, str]) -> list[Path]:
    """Write checksums and provenance of all files beside them, and name what was written."""
    sums, provenance = folder / SUMS, folder / PROVENANCE
    files = {
        path.name: _checksum(path)
        for path in sorted(folder.iterdir())
        if path.is_file() and path not in (sums, provenance)
    }
    told = {name: environment.get(variable) for name, variable in _TOLD_BY.items()}
    facts = {"version": __version__, "tag": tag, **told, "sha256": files}
    provenance.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")
    lines = {**files, PROVENANCE: _checksum(provenance)}
    sums.write_text("".join(f"{sum_}  {name}\n" for name, sum_ in lines.items()), "utf-8")
    return [provenance, sums]


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


if __name__ == "__main__":
    sys.exit(main())
