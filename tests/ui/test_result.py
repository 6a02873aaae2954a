"""The result screen draws whatever a game says of its end."""

from functools import partial

import pytest

from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.charts import LineChart
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.tints import STAGE_BANDS, TINTS, stage_ground, stage_ink
from brass_desktop.ui.scenes.result.bars import BarPlate
from brass_desktop.ui.scenes.result.breakdown import Breakdown
from brass_desktop.ui.scenes.result.chart import LinePlate
from brass_desktop.ui.scenes.result.hero import Hero
from brass_desktop.ui.scenes.result.screen import ResultActions, ResultPage
from brass_desktop.ui.scenes.result.winner import winner_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Key, PointerDown
from brass_desktop.ui.window.scene import Pop
from tests.samples.results import goods_result
from tests.ui.matrix import CASES, Case
from tests.ui.recording import read_lines, top_screen
from tests.ui.test_screens import assert_fits
from workshop.shots.brass.positions import finished
from workshop.shots.studio import Studio


def shown(context: Context, size: tuple[int, int]) -> Studio:
    studio = Studio(context, Screen(ResultPage(goods_result, ResultActions(Pop, Pop, Pop))), size)
    studio.draw()
    return studio


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_of_another_kind_of_game_fits_too(context: Context, case: Case) -> None:
    case.speak()
    context.settings.change(text_percent=case.percent)
    assert_fits(shown(context, case.size))


def test_everything_that_was_said_is_drawn(context: Context) -> None:
    view = goods_result()
    lines = {line.text for line in read_lines(shown(context, (1920, 1080)))}
    assert {view.summary, *view.notes} <= lines
    assert {part.label for part in view.parts} <= lines
    for place in view.ranking:
        assert {place.name, str(place.total), *(found.text for found in place.criteria)} <= lines
    cells = {cell.text for row in view.rows for group in row.cells for cell in group}
    assert cells <= lines
    for chart in view.charts:
        assert chart.title in lines
        if isinstance(chart, LineChart):
            assert {*chart.ticks, *chart.labels} <= lines
        else:
            figures = {cell.text for row in chart.rows for cell in row.cells if cell.text}
            assert {chart.note, *figures, *(row.total for row in chart.rows)} <= lines


def test_the_winner_is_a_hero_with_the_headline(context: Context) -> None:
    view = goods_result()
    panes = top_screen(shown(context, (1920, 1080))).form.panes
    (hero,) = (item for pane in panes for item in pane.decor if isinstance(item, Hero))
    assert hero.headline == view.headline
    assert [place.rank for place in hero.winners] == [1]


def _same(scene: Screen) -> Screen:
    return scene


def test_the_winners_moment_gives_way_to_the_figures_by_any_press_and_never_by_itself(
    context: Context,
) -> None:
    for press in (Key("a"), PointerDown(640, 360)):
        figures = Screen(ResultPage(goods_result, ResultActions(Pop, Pop, Pop)))
        moment = winner_screen(goods_result, 1.0, partial(_same, figures))
        studio = Studio(context, moment, (1280, 720))
        studio.draw()
        studio.stack.update(600.0)
        assert studio.stack.top is moment
        studio.send(press)
        assert studio.stack.top is figures


def test_each_chart_is_drawn_in_its_own_way(context: Context) -> None:
    panes = top_screen(shown(context, (1920, 1080))).form.panes
    decor = [item for pane in panes for item in pane.decor]
    assert [sum(isinstance(item, kind) for item in decor) for kind in (LinePlate, BarPlate)] == [
        1,
        2,
    ]
    assert sum(isinstance(item, Breakdown) for item in decor) == 1


@pytest.mark.parametrize("introductory", [False, True])
def test_the_window_knows_every_colour_that_a_game_names(
    context: Context, introductory: bool
) -> None:
    session = finished(3, introductory=introductory)
    words = brass_words()
    view, theme = words.result(session), context.assets.theme
    assert {part.tint for part in view.parts} <= set(TINTS)
    stages = [
        span.stage for chart in view.charts if isinstance(chart, LineChart) for span in chart.spans
    ]
    for stage in [*stages, *(mark.stage for mark in words.marks(session))]:
        assert stage.tint in STAGE_BANDS
        assert stage_ground(theme, stage.tint) != stage_ink(theme, stage.tint)
