from collections.abc import Iterator
from itertools import combinations

import pytest

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.setup.seat_parts import SeatBand
from brass_desktop.ui.scenes.title.logotype import Logotype
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.pane import Pane
from tests.ui.matrix import CASES, SIZES, Case
from tests.ui.recording import Item, read_lines, top_screen
from workshop.shots.gallery import SHELL_SHOTS, Shot, pose
from workshop.shots.studio import Studio

GROUNDS = (Panel, SeatBand)
"""What other things stand on."""
SCREENS = [shot for shot in SHELL_SHOTS if shot.name != "dropdown"]


def standing_items(pane: Pane) -> Iterator[tuple[Item, Rect]]:
    """Give what stands in a pane, and where it is seen; what is scrolled away is not."""
    items: list[Item] = [*pane.decor, *pane.widgets]
    for item in items:
        seen = pane.on_screen(item.rect)
        hidden = pane.window is not None and not pane.window.overlaps(seen)
        if not isinstance(item, GROUNDS) and not hidden:
            yield item, seen


def posed(context: Context, shot: Shot, case: Case) -> Studio:
    """Make a shot in the window, language and text size of a case."""
    case.speak()
    context.settings.change(text_percent=case.percent)
    return pose(context, shot, case.size)


def assert_fits(studio: Studio) -> None:
    bounds = studio.canvas.bounds
    panes = top_screen(studio).form.panes
    placed = [found for pane in panes for found in standing_items(pane)]
    for item, rect in placed:
        assert rect.w > 0 and rect.h > 0, item
        if all(pane.window is None for pane in panes):
            assert bounds.contains(rect), item
    for pane in panes:
        for (one, first), (two, second) in combinations(list(standing_items(pane)), 2):
            assert not first.overlaps(second, 0.5), (one, two)
    for line in read_lines(studio):
        assert not line.cut, line.text
        room = line.item.rect.grown(2, line.item.rect.h * 0.12 + 2)
        if not isinstance(line.item, Logotype):
            assert room.contains(line.ink), (line.text, line.ink, line.item.rect)


@pytest.mark.parametrize("shot", SCREENS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_words_stand_in_their_places_and_controls_can_be_hit(
    context: Context, shot: Shot, case: Case
) -> None:
    studio = posed(context, shot, case)
    assert_fits(studio)
    least = 20 if studio.canvas.viewport.small else 30
    for widget in top_screen(studio).form.widgets:
        assert widget.rect.h >= least + 8 or widget.rect.w >= least + 8, widget
        assert min(widget.rect.w, widget.rect.h) >= least, widget


@pytest.mark.parametrize("shot", SCREENS, ids=lambda shot: shot.name)
def test_at_full_size_nothing_but_the_credits_has_to_scroll(context: Context, shot: Shot) -> None:
    studio = pose(context, shot, (1920, 1080))
    scrolling = [pane.key for pane in top_screen(studio).form.panes if pane.reach > 0]
    assert not scrolling or shot.name == "credits"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_settings_have_room_for_three_languages(
    context: Context, size: tuple[int, int]
) -> None:
    shot = next(shot for shot in SHELL_SHOTS if shot.name == "settings")
    studio = pose(context, shot, size)
    assert_fits(studio)
    form = top_screen(studio).form
    assert any(widget.key == "language" for widget in form.widgets)
    assert not any(pane.reach for pane in form.panes)


def test_an_open_list_lies_inside_the_window(context: Context) -> None:
    shot = next(shot for shot in SHELL_SHOTS if shot.name == "dropdown")
    for size in SIZES:
        studio = pose(context, shot, size)
        assert len(studio.stack.visible) == 2
        menu = studio.stack.visible[1]
        assert not menu.opaque


@pytest.mark.parametrize("theme", ["day", "night"])
def test_every_shot_draws_something_in_both_themes(context: Context, theme: str) -> None:
    for shot in SHELL_SHOTS:
        studio = pose(context, shot, (1280, 720))
        studio.resize((1280, 720), "night" if theme == "night" else "day")
        surface = studio.draw()
        colours = {
            tuple(surface.get_at((x, y))) for x in range(0, 1280, 9) for y in range(0, 720, 9)
        }
        assert len(colours) > 50, shot.name
