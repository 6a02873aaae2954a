"""A table that was left gives its memory back at once."""

import gc
import weakref
from pathlib import Path

from brass_desktop.app import make_home
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.new_game import NewGameDraft
from brass_desktop.ui.window.scene import Scene


def test_a_table_that_is_put_away_is_forgotten(tmp_path: Path) -> None:
    home = make_home(tmp_path)
    gc.disable()  # no round of its own may do what leaving has to do
    try:
        table: Scene | None = home.start(NewGameDraft(SHELF[0], ("Ada", "Bartek")).game)
        left = weakref.ref(table)
        table = None
        home.put_away()
        assert left() is None
    finally:
        gc.enable()
