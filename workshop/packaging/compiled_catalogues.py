"""Compiles the catalogues for a package: as a build hook of the wheel, and for the executable.

A checkout needs none of this, as the program reads what translators write; a package has the
compiled form beside it, which loads faster.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parents[2]


def compile_all(target: Path) -> list[tuple[Path, Path]]:
    """Write every compiled catalogue under `target`; each with its place in the tree."""
    # An isolated build has the tree but not the program.
    sys.path.insert(0, str(ROOT))
    from brass_desktop.i18n.catalogue import compile_catalogue  # noqa: PLC0415

    written = []
    for source in sorted(ROOT.glob("assets/locale/*/LC_MESSAGES/*.po")):
        place = source.relative_to(ROOT).with_suffix(".mo")
        compiled = target / place
        compiled.parent.mkdir(parents=True, exist_ok=True)
        compiled.write_bytes(compile_catalogue(source.read_text("utf-8")))
        written.append((compiled, place))
    return written


class CompiledCatalogues(BuildHookInterface[Any]):
    """Adds the compiled catalogues to a wheel, but not to an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder that lasts as long as the build."""
        self._folder = tempfile.TemporaryDirectory()
        if version == "editable":
            return
        for compiled, place in compile_all(Path(self._folder.name)):
            build_data["force_include"][str(compiled)] = (
                f"brass_desktop/_bundled/{place.as_posix()}"
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        self._folder.cleanup()
