from pathlib import Path

import pytest

from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import ThemeName
from brass_desktop.ui.window.input import Key
from tests.samples import drafts, tables
from tests.samples.model import SampleTable
from tests.ui.golden import assert_golden
from workshop.shots.gallery import Shot, pose

FULL, SMALL = (1920, 1080), (1280, 720)
PICTURES: dict[str, tuple[TableView, ThemeName, tuple[int, int]]] = {
    "birmingham_day": (drafts.build_table(), "day", FULL),
    "birmingham_night": (tables.rail_table(), "night", SMALL),
}
"""One table a theme: in both arrangements, both eras, with and without a draft."""


def shot(view: TableView, keys: tuple[Key, ...] = ()) -> Shot:
    return Shot("table", lambda context: TableScene(context, SampleTable(view), print), inputs=keys)


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(context: Context, tmp_path: Path, name: str) -> None:
    view, theme, size = PICTURES[name]
    assert_golden(name, pose(context, shot(view), size, theme).draw(), tmp_path)


def test_a_mat_looks_as_it_did(context: Context, tmp_path: Path) -> None:
    keys = (Key("m"), Key("right"))
    studio = pose(context, shot(tables.canal_table(), keys), FULL, "day")
    assert_golden("mat_day", studio.draw(), tmp_path)
