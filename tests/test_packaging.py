"""What people download carries everything, and everything in it tells the same version."""

import configparser
import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from brass_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "workshop" / "packaging"
METAINFO = PACKAGING / "io.github.brass_desktop.BrassDesktop.metainfo.xml"


def wheel() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    recipe: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    return recipe


def bundled() -> dict[str, str]:
    folders: dict[str, str] = wheel()["force-include"]
    return folders


def test_what_developers_run_is_not_shipped() -> None:
    assert wheel()["packages"] == ["brass_desktop"]
    recipe = (ROOT / "build.spec").read_text("utf-8")
    assert re.findall(r'collect_submodules\("(\w+)"\)', recipe) == ["brass_desktop"]
    excluded = recipe.partition("excludes=")[2].partition("]")[0]
    assert {"workshop", "tests"} <= set(re.findall(r'"([\w.]+)"', excluded))


def test_the_wheel_puts_every_folder_where_the_program_looks() -> None:
    for source, target in bundled().items():
        assert (ROOT / source).is_dir()
        assert target == f"brass_desktop/_bundled/{source}"


def test_the_executable_carries_the_same_folders_as_the_wheel() -> None:
    recipe = (ROOT / "build.spec").read_text("utf-8")
    targets = re.findall(r'\(str\(ROOT / .+?\), "([\w/]+)"\)', recipe)
    assert set(targets) == set(bundled())


def test_every_folder_the_program_asks_for_is_carried() -> None:
    asked = {
        folder
        for path in (ROOT / "brass_desktop").rglob("*.py")
        for folder in re.findall(r'resource_folder\("([\w/]+)"\)', path.read_text("utf-8"))
    }
    assert asked
    for folder in asked:
        assert any(f"{carried}/".startswith(f"{folder}/") for carried in bundled()), folder


def test_the_newest_release_of_the_metadata_is_this_version() -> None:
    release = ElementTree.parse(METAINFO).find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_the_menu_entry_and_the_metadata_belong_together() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "brass-desktop.desktop", "utf-8")
    metadata = ElementTree.parse(METAINFO)
    assert metadata.findtext("launchable") == "brass-desktop.desktop"
    assert metadata.findtext("provides/binary") == entry["Desktop Entry"]["Exec"]
    assert metadata.findtext("id") == entry["Desktop Entry"]["Icon"]
