from pathlib import Path

import pytest

from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.ui.context import Context
from brass_desktop.ui.gallery import Shot, pose
from brass_desktop.ui.input import Key
from brass_desktop.ui.scenes.table import TableScene
from brass_desktop.ui.theme import ThemeName
from tests.samples import drafts, tables
from tests.samples.model import SampleTable
from tests.ui.golden import assert_golden

FULL, SMALL = (1920, 1080), (1280, 720)
PICTURES: dict[str, tuple[TableView, ThemeName, tuple[int, int]]] = {
    "table_canal_day": (tables.canal_table(), "day", FULL),
    "table_canal_small_day": (tables.canal_table(), "day", SMALL),
    "table_build_day": (drafts.build_table(), "day", FULL),
    "table_build_small_night": (drafts.build_table(), "night", SMALL),
    "table_network_night": (drafts.network_table(), "night", FULL),
    "table_rail_small_night": (tables.rail_table(), "night", SMALL),
}


def shot(view: TableView, zoom: float = 1.0, keys: tuple[Key, ...] = ()) -> Shot:
    return Shot("table", lambda context: TableScene(context, SampleTable(view), zoom), inputs=keys)


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(context: Context, tmp_path: Path, name: str) -> None:
    view, theme, size = PICTURES[name]
    assert_golden(name, pose(context, shot(view), size, theme).draw(), tmp_path)


def test_the_zoomed_board_looks_as_it_did(context: Context, tmp_path: Path) -> None:
    studio = pose(context, shot(tables.rail_table(), zoom=2.5), FULL, "night")
    assert_golden("table_zoomed_night", studio.draw(), tmp_path)


@pytest.mark.parametrize(("size", "name"), [(FULL, "mat_day"), (SMALL, "mat_small_day")])
def test_a_mat_looks_as_it_did(
    context: Context, tmp_path: Path, size: tuple[int, int], name: str
) -> None:
    keys = (Key("m"), Key("right"))
    studio = pose(context, shot(tables.canal_table(), keys=keys), size, "day")
    assert_golden(name, studio.draw(), tmp_path)
