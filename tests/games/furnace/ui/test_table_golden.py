"""The table by day and by night against pictures that were looked at."""

from pathlib import Path

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import ThemeName
from tests.ui.golden import assert_golden
from workshop.shots.furnace.lone_table import played_table
from workshop.shots.furnace.positions import Until, begun, bidding, producing, with_person
from workshop.shots.gallery import Shot, pose

FULL, SMALL = (1920, 1080), (1280, 720)
PICTURES: dict[str, tuple[int, Until, ThemeName, tuple[int, int]]] = {
    "furnace_day": (4, producing(3, run=2), "day", FULL),
    "furnace_night": (2, bidding(2, placed=5), "night", SMALL),
}
"""One table a theme: in both arrangements, both phases, with and without the Agent."""


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(context: Context, tmp_path: Path, name: str) -> None:
    players, until, theme, size = PICTURES[name]
    # Chance plays, so that no bot that learns changes the picture.
    session, rng = begun(players, "capitalists"), Rng(4)
    while not until(session):
        session.submit(session.game.sample(session.state, rng))
    shot = Shot("table", lambda context: played_table(context, with_person(session)))
    assert_golden(name, pose(context, shot, size, theme).draw(), tmp_path)
