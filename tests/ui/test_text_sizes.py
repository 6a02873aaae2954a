"""Every picture of the gallery can be read in every window, language and text size.

Words are whole: not cut, not clipped by their place, not run into others. Larger text makes none of
them smaller. Each picture is tried in three ways, so that it meets every language and every text
size, and all pictures together every pair of them; `BRASS_TEXTS=all` tries everything.
"""

import os
from pathlib import Path

import pygame
import pytest

from brass_desktop.games.furnace.ui.pieces import baking
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.surface_cache import SurfaceCache, surface_bytes
from tests.ui.matrix import FULL, LANGUAGES, SMALLEST, Case
from tests.ui.text_audit import TextAudit
from workshop.shots.command import whole_gallery
from workshop.shots.gallery import Shot, pose
from workshop.shots.studio import studio_context

WINDOWS = (SMALLEST, FULL)
PERCENTS = (100, 115, 130)
MOVING = {"lancashire_tile_turns", "lancashire_tile_falls", "lancashire_tile_closes"}
"""What moves: pictures of places are cut out of others and laid over the table."""
CUT_OFF = {"table_zoomed"} | MOVING
"""What is looked at so near that the window's edge cuts through words."""
OVER_OTHERS = {"rules", "lancashire_rules", "lancashire_moments", "furnace_moment", "furnace_rules"}
"""What is drawn twice in a frame, so that its words seem to lie over themselves."""
GALLERY = [shot for shot in whole_gallery() if shot.name not in CUT_OFF]
BAKED_BYTES = 48 * 1024 * 1024
OWN_WORDS = {"Clara against the Magnate", "From the old computer"}
"""Titles that players gave their games: these may be longer than their place."""


def cases(number: int) -> list[Case]:
    """Choose how the picture of a number is tried: every language and text size once."""
    if os.environ.get("BRASS_TEXTS") == "all":
        return [Case(w, lang, p) for w in WINDOWS for lang in LANGUAGES for p in PERCENTS]
    return [
        Case(WINDOWS[(number + turn) % 2], lang, PERCENTS[(number // 2 + turn) % 3])
        for turn, lang in enumerate(LANGUAGES)
    ]


def audit(home: Path, pictures: Assets, shot: Shot, case: Case) -> TextAudit:
    """Draw a picture in one of its ways and read it."""
    case.speak()
    context = studio_context(home / str(case), pictures)
    context.settings.change(text_percent=case.percent)
    found = TextAudit()
    with pytest.MonkeyPatch.context() as patch:
        # Words on pieces that another picture has left behind would not be seen.
        patch.setattr(baking, "_BAKED", SurfaceCache[pygame.Surface](BAKED_BYTES, surface_bytes))
        found.watch(patch)
        pose(context, shot, case.size).draw()
    return found


@pytest.mark.parametrize(
    ("shot", "case"),
    [(shot, case) for number, shot in enumerate(GALLERY) for case in cases(number)],
    ids=lambda value: value.name if isinstance(value, Shot) else str(value),
)
def test_every_word_is_whole_and_as_large_as_it_should_be(
    tmp_path: Path, pictures: Assets, shot: Shot, case: Case
) -> None:
    found = audit(tmp_path, pictures, shot, case)
    assert found.cut - OWN_WORDS == set()
    # A path in a field is as long as it is; the field shows its end.
    assert {text for text in found.clipped if str(tmp_path) not in text} == set()
    assert {text for text in found.broken if text not in str(tmp_path)} == set()
    if shot.name not in OVER_OTHERS:
        assert found.met == set()
    if case.percent > 100:
        plain = audit(tmp_path, pictures, shot, Case(case.size, case.language))
        assert found.shrunk_beside(plain) == set()
