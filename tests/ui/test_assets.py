from pathlib import Path

import pygame
import pytest

from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.nine import stretch
from brass_desktop.ui.drawing.theme import DAY, NIGHT, ThemeName
from workshop.shots.gallery import SHELL_SHOTS, pose
from workshop.shots.studio import open_studio, studio_context


@pytest.mark.parametrize("theme", ["day", "night"])
def test_every_screen_draws_with_an_empty_assets_folder(tmp_path: Path, theme: ThemeName) -> None:
    open_studio()
    (tmp_path / "assets").mkdir()
    bare = Assets(tmp_path / "assets")
    context = studio_context(tmp_path / "home", bare)
    for shot in SHELL_SHOTS:
        surface = pose(context, shot, (1280, 720), theme).draw()
        spots = [(x, y) for x in range(0, 1280, 7) for y in range(0, 720, 7)]
        colours = {tuple(surface.get_at(spot)) for spot in spots}
        assert len(colours) > 20, shot.name


def test_missing_art_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    open_studio()
    bare = Assets(tmp_path)
    assert bare.sprite("brass.tile.red.front", 40, 30).get_size() == (40, 30)
    assert bare.sprite_body("cameo.nobody", 50, 50).surface.get_size() == (50, 50)
    assert bare.nine("skin.panel", 90, 60, 1.0).surface.get_size() == (90, 60)
    assert bare.cover("paper", 64, 48).get_size() == (64, 48)
    assert bare.icon("nothing", 20, DAY.ink).get_size() == (20, 20)
    assert bare.path("font.title") is None


def test_a_picture_of_two_themes_follows_the_theme(pictures: Assets) -> None:
    pictures.theme = DAY
    day = pictures.nine("skin.panel", 80, 60, 1.0)
    pictures.theme = NIGHT
    night = pictures.nine("skin.panel", 80, 60, 1.0)
    pictures.theme = DAY
    centre = (day.left + 40, day.top + 30)
    assert day.surface.get_at(centre) != night.surface.get_at(centre)
    assert pictures.nine("skin.panel", 80, 60, 1.0) is day


def test_the_body_of_a_sprite_is_exact_and_its_shadow_spills(pictures: Assets) -> None:
    tile = pictures.sprite_body("brass.tile.red.front", 46, 46)
    assert tile.left > 0 and tile.top > 0
    assert tile.surface.get_width() > 46
    x, y = tile.left + 23, tile.top + 23
    assert tile.surface.get_at((x, y)).a >= 250


def test_a_picture_has_the_shape_of_its_body(pictures: Assets) -> None:
    assert pictures.shape("birmingham.card.back") == pytest.approx(5 / 7)
    assert pictures.shape("brass.tile.red.front") == 1
    assert pictures.shape("nothing.like.it") == 1


def test_icons_take_any_colour(pictures: Assets) -> None:
    icon = pictures.icon("anvil", 64, (200, 10, 20, 255))
    solid = [icon.get_at((x, y)) for x in range(64) for y in range(64)]
    full = [colour for colour in solid if colour.a == 255]
    assert full and all((c.r, c.g, c.b) == (200, 10, 20) for c in full)


@pytest.mark.parametrize("size", [(20, 12), (33, 33), (90, 17), (301, 222)])
def test_a_stretched_skin_has_no_seams(size: tuple[int, int]) -> None:
    source = pygame.Surface((60, 60), pygame.SRCALPHA)
    source.fill((120, 80, 40, 255))
    surface, left, top = stretch(source, (6, 6, 48, 48), (20, 20, 20, 20), size, 0.37)
    body = surface.subsurface((left, top, *size))
    # Scaling down loses a step or two of every channel; a seam would lose far more.
    alphas = [body.get_at((x, y)).a for x in range(size[0]) for y in range(size[1])]
    assert min(alphas) >= 250


def test_corners_keep_their_size_when_a_skin_grows() -> None:
    source = pygame.Surface((30, 30), pygame.SRCALPHA)
    source.fill((255, 255, 255, 255))
    source.fill((255, 0, 0, 255), (0, 0, 10, 10))
    surface, _, _ = stretch(source, (0, 0, 30, 30), (10, 10, 10, 10), (200, 100), 1.0)
    assert tuple(surface.get_at((9, 9))) == (255, 0, 0, 255)
    assert tuple(surface.get_at((11, 5))) == (255, 255, 255, 255)
