from pathlib import Path

import pygame
import pytest

from brass_desktop.i18n.message import Message
from brass_desktop.present.text import settings as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import ThemeName
from tests.ui.golden import STRAY, assert_golden, stray_part, thumbnail
from workshop.shots.gallery import SHELL_SHOTS, Shot, pose

SIZES = ((1920, 1080), (1280, 720))
SHOTS = [shot for shot in SHELL_SHOTS if shot.name != "credits"]
"""The credits change with every picture that is added, so they have no known good look."""


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_screens_look_as_they_did(
    context: Context, tmp_path: Path, shot: Shot, theme: ThemeName, size: tuple[int, int]
) -> None:
    picture = pose(context, shot, size, theme).draw()
    assert_golden(f"{shot.name}_{theme}_{size[1]}", picture, tmp_path)


def test_a_moved_button_would_be_noticed(context: Context) -> None:
    shot = next(shot for shot in SHELL_SHOTS if shot.name == "settings")
    picture = pose(context, shot, (1920, 1080)).draw()
    before = thumbnail(picture)
    button = picture.subsurface(pygame.Rect(80, 984, 160, 60)).copy()
    picture.blit(button, (100, 984))
    assert stray_part(before, thumbnail(picture)) > STRAY


def test_a_changed_word_would_be_noticed(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    shot = next(shot for shot in SHELL_SHOTS if shot.name == "settings")
    for size in SIZES:
        before = thumbnail(pose(context, shot, size).draw())
        with monkeypatch.context() as inner:
            inner.setattr(words, "WINDOW", Message("Widget"))
            changed = thumbnail(pose(context, shot, size).draw())
        assert stray_part(before, changed) > STRAY
