"""The screens of a running game hold at every size, in every language and text size."""

import pytest

from brass_desktop import i18n
from brass_desktop.commands.screen_shots import screen_shots
from brass_desktop.i18n.pseudo import PseudoTranslations
from brass_desktop.ui.context import Context
from brass_desktop.ui.gallery import Shot, pose
from brass_desktop.ui.viewport import Viewport
from tests.ui.recording import top_screen
from tests.ui.test_screens import SIZES, assert_fits

SHOTS = screen_shots()


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_and_no_text_is_wider_than_its_box(
    context: Context, shot: Shot, size: tuple[int, int]
) -> None:
    assert_fits(pose(context, shot, size))


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)], ids=str)
def test_they_hold_a_language_two_fifths_longer(
    context: Context, shot: Shot, size: tuple[int, int]
) -> None:
    i18n.use_translations(PseudoTranslations())
    assert_fits(pose(context, shot, size))


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("percent", [90, 130])
def test_they_hold_every_text_size(
    context: Context, shot: Shot, size: tuple[int, int], percent: int
) -> None:
    context.settings.change(text_percent=percent)
    assert_fits(pose(context, shot, size))


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_every_control_is_large_enough_to_hit(
    context: Context, shot: Shot, size: tuple[int, int]
) -> None:
    studio = pose(context, shot, size)
    least = 28 if Viewport(size).small else 32
    for widget in top_screen(studio).form.widgets:
        assert min(widget.rect.w, widget.rect.h) >= least, widget


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_they_draw_in_both_themes(context: Context, shot: Shot) -> None:
    studio = pose(context, shot, (1280, 720))
    for theme in ("day", "night"):
        studio.resize((1280, 720), "night" if theme == "night" else "day")
        surface = studio.draw()
        grid = [(x, y) for x in range(0, 1280, 9) for y in range(0, 720, 9)]
        assert len({tuple(surface.get_at(at)) for at in grid}) > 50


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_at_full_size_only_what_may_be_long_has_to_scroll(context: Context, shot: Shot) -> None:
    studio = pose(context, shot, (1920, 1080))
    scrolling = {pane.key for pane in top_screen(studio).form.panes if pane.reach > 0}
    assert scrolling <= {"recap", "contents", "text"}
