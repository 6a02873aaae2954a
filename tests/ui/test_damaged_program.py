"""Files of the program itself that a bad disk has spoilt: a sentence, and play goes on."""

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from brass_desktop import app, i18n
from brass_desktop.present.text import errors
from brass_desktop.services.manifest import MANIFEST, read_manifest
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import DAY
from brass_desktop.ui.drawing.typeface import Typeface
from workshop.shots.gallery import SHELL_SHOTS, pose
from workshop.shots.studio import open_studio, studio_context

ASSETS = resource_folder("assets")


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """An assets folder of which every second file is noise."""
    open_studio()
    root, chance = tmp_path / "assets", Random(7)
    shutil.copytree(ASSETS, root, ignore=shutil.ignore_patterns("*.po", "*.wav"))
    for number, entry in enumerate(read_manifest(root).entries.values()):
        file = root / entry.file
        if file.suffix == ".ttf" or (number % 2 and file.suffix in (".png", ".jpg", ".svg")):
            file.write_bytes(chance.randbytes(4_000))
    return root


def test_noise_never_reaches_the_library_that_sets_fonts(spoilt: Path) -> None:
    assets = Assets(spoilt)
    drawn = Typeface(assets, 1.0).render("Łódź Жук", "text", 20, DAY.ink)
    assert drawn.surface.get_bounding_rect().width > 20
    assert [file.name for file in assets.damaged] == ["Alegreya_500Medium.ttf"]


def test_every_screen_is_drawn_though_pictures_are_noise(spoilt: Path, tmp_path: Path) -> None:
    assets = Assets(spoilt)
    context = studio_context(tmp_path / "home", assets)
    for shot in SHELL_SHOTS[:6]:
        pose(context, shot, (1280, 720), "day").draw()
    assert assets.damaged
    assert len(assets.damaged) == len(set(assets.damaged)), "a file is given up once"


def test_fonts_are_known_by_their_digest() -> None:
    manifest = read_manifest(ASSETS)
    fonts = [id for id, entry in manifest.entries.items() if entry.subject == "fonts"]
    assert fonts
    assert all(manifest[id].digest and manifest.is_whole(id) for id in fonts)


def test_a_damaged_manifest_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / MANIFEST).write_bytes(b"\0" * 100)
    monkeypatch.setenv("BRASS_DESKTOP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(app, "resource_folder", lambda name: tmp_path)
    assert app.run_app() == app.EXIT_FAILED
    assert capsys.readouterr().err.strip() == errors.DAMAGED(file=tmp_path / MANIFEST)


@pytest.mark.parametrize("noise", [b'msgid "\\', b"\xff\xfe\x00", b'msgstr "x" +', b'"'])
def test_a_damaged_catalogue_is_spoken_in_english(tmp_path: Path, noise: bytes) -> None:
    file = tmp_path / "pl" / "LC_MESSAGES" / "brass_desktop.po"
    file.parent.mkdir(parents=True)
    file.write_bytes(noise)
    assert i18n.use_language("pl", tmp_path) == file
    assert i18n.gettext("Quit") == "Quit"


@pytest.mark.parametrize("language", ["x" * 300, "..", "", "\0", os.fspath(ASSETS / "locale/pl")])
def test_a_language_is_the_name_of_one_and_nothing_else(language: str) -> None:
    assert i18n.use_language(language, ASSETS / "locale") is None
    assert i18n.gettext("Quit") == "Quit"
