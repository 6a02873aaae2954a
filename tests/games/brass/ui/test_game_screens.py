"""The screens of a running game hold in every window, language and text size."""

import pytest

from brass_desktop.ui.context import Context
from tests.ui.matrix import CASES, Case
from tests.ui.recording import top_screen
from tests.ui.test_screens import assert_fits, posed
from workshop.shots.brass.screens import screen_shots
from workshop.shots.gallery import Shot, pose

SHOTS = screen_shots()


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_words_stand_in_their_places_and_controls_can_be_hit(
    context: Context, shot: Shot, case: Case
) -> None:
    studio = posed(context, shot, case)
    assert_fits(studio)
    least = 28 if studio.canvas.viewport.small else 32
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
