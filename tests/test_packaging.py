"""What people download carries everything, and everything in it tells the same version."""

import configparser
import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from brass_desktop import __version__
from workshop.packaging import provenance

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "workshop" / "packaging"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMMANDS = [*WORKFLOWS, ROOT / ".ci" / "run", ROOT / ".ci" / "packages"]
UNAVOIDABLE = {"actions/upload-artifact@v4", "actions/download-artifact@v4"}
"""What no plain command does: files pass from one machine to the next by these alone."""
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


def used(workflow: Path) -> list[str]:
    return re.findall(r"uses:\s*(\S+)", workflow.read_text("utf-8"))


def test_workflows_use_the_actions_that_are_listed_and_no_others() -> None:
    assert {action for workflow in WORKFLOWS for action in used(workflow)} == UNAVOIDABLE
    listed = (ROOT / "docs" / "packaging.md").read_text("utf-8")
    for action in UNAVOIDABLE:
        assert f"`{action}`" in listed


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_and_know_no_secret(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert re.findall(r"^\s*permissions:\n(\s+\S+: \S+\n)+", text, re.MULTILINE) == [
        "  contents: read\n"
    ]
    assert "secrets." not in text and "write" not in text
    assert not re.search(r"run:.*\$\{\{", text), "what others wrote is never put into a command"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_job_builds_exactly_the_commit_that_was_pushed(workflow: Path) -> None:
    jobs = re.split(r"^  \w+:\n", workflow.read_text("utf-8").partition("\njobs:\n")[2], flags=re.M)
    for job in filter(str.strip, jobs):
        assert '"$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$GITHUB_SHA"' in job
        assert "timeout-minutes:" in job


def test_tools_are_installed_by_their_checksums() -> None:
    for path in COMMANDS:
        for line in path.read_text("utf-8").splitlines():
            if re.search(r"\bpip\S* install", line) and "README" not in line:
                own = "/wheel/" in line or line == "pip install uv && uv run pytest"
                assert own or "--require-hashes" in line, line
            if "uv build" in line:
                assert "--build-constraints .ci/pins/build.txt --require-hashes" in line
    for pins in (ROOT / ".ci" / "pins").iterdir():
        named = re.findall(
            r"^[a-z][\w-]*==[\d.]+(?: ;[^\\]+)? \\\n {4}--hash=sha256:[0-9a-f]{64}",
            pins.read_text("utf-8"),
            re.MULTILINE,
        )
        assert len(named) == len(re.findall("==", pins.read_text("utf-8"))) > 0
        assert "://" not in pins.read_text("utf-8")


def test_nothing_that_is_built_with_may_become_another_major_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    wanted += [one for group in project["dependency-groups"].values() for one in group]
    assert [one for one in wanted if "<" not in one and "==" not in one] == []


def test_a_release_tells_its_commit_and_its_checksums(tmp_path: Path) -> None:
    (tmp_path / "game.zip").write_bytes(b"the game")
    environment = {"GITHUB_SHA": "0123", "GITHUB_REF": f"refs/tags/v{__version__}"}
    provenance.describe(tmp_path, f"v{__version__}", environment)
    told = json.loads((tmp_path / provenance.PROVENANCE).read_text("utf-8"))
    checksum = hashlib.sha256(b"the game").hexdigest()
    assert (told["version"], told["commit"]) == (__version__, "0123")
    assert told["sha256"] == {"game.zip": checksum}
    sums = (tmp_path / provenance.SUMS).read_text("utf-8")
    assert f"{checksum}  game.zip\n" in sums
    assert hashlib.sha256((tmp_path / provenance.PROVENANCE).read_bytes()).hexdigest() in sums
    provenance.describe(tmp_path, f"v{__version__}", environment)
    assert (tmp_path / provenance.SUMS).read_text("utf-8") == sums


@pytest.mark.parametrize("tag", ["v99.0.0", __version__, "", f"v{__version__}-rc1"])
def test_a_tag_that_is_not_the_version_is_no_release(
    tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        provenance.main([f"--tag={tag}", str(tmp_path)])
    assert left.value.code == 2
    assert f"this is version {__version__}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_workflow_compares_the_tag_before_it_builds() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert 'python3 -m workshop.packaging.provenance --tag "$GITHUB_REF_NAME"' in text
    jobs = re.findall(r"^  (\w+):\n    (?:needs: (.+)\n)?", text.partition("\njobs:\n")[2], re.M)
    first, *others = jobs
    assert first == ("version", "")
    assert all(needs for _, needs in others)
