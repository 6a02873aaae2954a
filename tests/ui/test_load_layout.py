"""The screens about saved games in every window, in longer words and in larger type."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import THEMES, ThemeName
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.replay.scene import ReplayScene
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.window.scene import Scene
from tests.ui.golden import assert_golden
from tests.ui.matrix import FULL, LONGER, SMALLEST, SMALLEST_FULL, Case
from tests.ui.recording import RecordingCanvas
from workshop.shots import saves as gallery_saves
from workshop.shots.studio import Studio

CASES = [
    *(Case(size, language) for size in (SMALLEST, FULL) for language in ("en", "ru")),
    *(Case(size, LONGER) for size in (SMALLEST, SMALLEST_FULL, (1920, 1200), (3440, 1440))),
    Case(SMALLEST, "en", 130),
]
SCENES = {"load": LoadScene, "replay": ReplayScene}


def make(name: str, context: Context) -> Scene:
    if name == "replay":
        return gallery_saves.replay_shot(context)
    return LoadScene(gallery_saves.gallery_library(context))


def form_of(scene: Scene) -> Form:
    if isinstance(scene, LoadScene):
        return scene.screen.form
    assert isinstance(scene, ReplayScene)
    return scene.form


def items(form: Form) -> Iterator[Decor | Widget]:
    for pane in form.panes:
        yield from (*pane.decor, *pane.widgets)


def assert_fits(scene: Scene, studio: Studio, *, may_cut: bool) -> None:
    studio.draw()
    bounds = studio.canvas.bounds
    form = form_of(scene)
    standing: list[tuple[Decor | Widget, Rect]] = []
    for pane in form.panes:
        for item in (*pane.decor, *pane.widgets):
            if pane.window is None and not isinstance(item, Panel):
                assert bounds.contains(item.rect), item
                standing.append((item, item.rect))
    for (one, first), (two, second) in combinations(standing, 2):
        both_words = isinstance(one, Caption) and isinstance(two, Caption)
        beside = isinstance(one, Caption) or isinstance(two, Caption)
        assert both_words or beside or not first.overlaps(second, 0.5), (one, two)
    canvas = RecordingCanvas(studio.canvas)
    for item in items(form):
        canvas.item = item
        item.draw(canvas)
    for line in canvas.recorded:
        room = line.item.rect.grown(3, line.item.rect.h * 0.12 + 3)
        assert room.contains(line.ink), (line.text, line.ink, line.item.rect)
        assert may_cut or not line.cut, line.text


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_word_stands_in_its_place(context: Context, name: str, case: Case) -> None:
    case.speak()
    context.settings.change(text_percent=case.percent)
    scene = make(name, context)
    # Names of places and examples grow in the longer language as no other makes them grow.
    plain = case.language != LONGER and case.percent == 100
    assert_fits(scene, Studio(context, scene, case.size), may_cut=not plain)


@pytest.mark.parametrize("theme", THEMES)
def test_the_load_screen_looks_as_it_did(
    context: Context, theme: ThemeName, tmp_path: Path
) -> None:
    studio = Studio(context, make("load", context), SMALLEST, theme)
    assert_golden(f"load_{theme}_720", studio.draw(), tmp_path)
