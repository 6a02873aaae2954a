from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from brass_desktop.services.manifest import (
    MANIFEST,
    Manifest,
    ManifestError,
    credits_of,
    read_manifest,
)
from workshop.painting.credits import credits_page

PROJECT = Path(__file__).resolve().parent.parent
ASSETS = PROJECT / "assets"
CREDITS = PROJECT / "docs" / "credits.md"
MEGABYTE = 1024 * 1024

POLISH = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻaąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
SIGNS = "0123456789 .,:;!?()[]/+%&@#*'\"£−–—…“”„‘’«»×·→½№"


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    return read_manifest(ASSETS)


def shipped_files() -> set[str]:
    # Catalogues are the program's own words and have tests of their own.
    return {
        file.relative_to(ASSETS).as_posix()
        for file in ASSETS.rglob("*")
        if file.is_file() and file.name != MANIFEST and file.suffix != ".po"
    }


def test_every_file_is_in_the_manifest_and_every_entry_has_its_file(manifest: Manifest) -> None:
    assert {entry.file for entry in manifest.entries.values()} == shipped_files()


def test_every_entry_names_author_licence_and_source(manifest: Manifest) -> None:
    for id, entry in manifest.entries.items():
        assert entry.author.strip() and entry.licence.strip() and entry.source.strip(), id


def test_every_licence_of_an_asset_has_its_full_text(manifest: Manifest) -> None:
    assets = [e for id, e in manifest.entries.items() if not id.startswith("library.")]
    for licence in {name for entry in assets for name in entry.licences}:
        assert len(manifest.licence_text(licence)) > 1000, licence


def test_every_library_brings_its_licence_text(manifest: Manifest) -> None:
    texts = manifest.library_texts()
    assert {"pygame-ce", "pydantic", "platformdirs"} <= texts.keys()
    assert all(len(text) > 500 for text in texts.values())
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["pygame-ce"]


def test_pictures_with_icons_in_them_carry_the_icons_licence(manifest: Manifest) -> None:
    for id, entry in manifest.entries.items():
        for used in entry.uses:
            assert set(manifest[used].licences) <= set(entry.licences), id


def test_body_and_slices_lie_inside_each_other(manifest: Manifest) -> None:
    for id, entry in manifest.entries.items():
        if entry.slice and entry.body:
            left, top, right, bottom = entry.slice
            x, y, width, height = entry.body
            assert left <= x + width and top <= y + height, id
            assert left >= x and top >= y and right >= x and bottom >= y, id


def test_theme_dependent_pictures_come_by_day_and_by_night(manifest: Manifest) -> None:
    for id in manifest.entries:
        if id.endswith(".day"):
            assert id.removesuffix(".day") + ".night" in manifest, id
        if id.endswith(".night"):
            assert id.removesuffix(".night") + ".day" in manifest, id


def test_assets_stay_small() -> None:
    assert sum((ASSETS / name).stat().st_size for name in shipped_files()) < 25 * MEGABYTE


def test_fonts_have_every_glyph_the_game_writes(manifest: Manifest) -> None:
    for id in [id for id in manifest.entries if id.startswith("font.")]:
        cmap = TTFont(manifest.path(id)).getBestCmap()
        assert not {sign for sign in POLISH + RUSSIAN + SIGNS if ord(sign) not in cmap}, id


def test_figures_are_lining_and_tabular_where_numbers_are_written(manifest: Manifest) -> None:
    for id in ("font.text", "font.text_bold", "font.text_italic", "font.sans", "font.sans_bold"):
        font = TTFont(manifest.path(id))
        names = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
        assert len({font["hmtx"][name][0] for name in names}) == 1, id
        assert all(abs(font["glyf"][name].yMin) < 30 for name in names), id


def test_icons_are_one_white_path_in_a_box_of_512(manifest: Manifest) -> None:
    for id in [id for id in manifest.entries if id.startswith("icon.")]:
        if manifest[id].file.endswith(".svg"):
            drawing = manifest.path(id).read_text(encoding="utf-8")
            assert drawing.count("<path") == 1 and 'fill="#fff"' in drawing, id
            assert 'viewBox="0 0 512 512"' in drawing, id


def test_credits_name_every_author_once_for_each_licence(manifest: Manifest) -> None:
    groups = {group.kind: group.credits for group in credits_of(manifest)}
    assert {"pictures", "icons", "fonts", "libraries"} <= groups.keys()
    for lines in groups.values():
        assert len({(line.author, line.licence) for line in lines}) == len(lines)
    credited = {piece for lines in groups.values() for line in lines for piece in line.pieces}
    assert "icon.cotton-flower" in credited and "Alegreya" in credited


def test_the_credits_page_is_the_one_the_manifest_gives(manifest: Manifest) -> None:
    assert CREDITS.read_text(encoding="utf-8") == credits_page(manifest)


def test_an_empty_folder_has_an_empty_manifest(tmp_path: Path) -> None:
    assert not read_manifest(tmp_path).entries


@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"a": {"file": "a.png"}}',
        '{"a": {"file": "a", "subject": "s", "author": "x", "licence": "None", "source": "y"}}',
    ],
)
def test_a_manifest_that_cannot_be_trusted_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / MANIFEST).write_text(text, encoding="utf-8")
    with pytest.raises(ManifestError):
        read_manifest(tmp_path)
