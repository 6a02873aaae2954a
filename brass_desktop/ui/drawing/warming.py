"""Getting the table ready while the title waits: its modules and pictures, a little at a time.

Cold, the first frame of a table takes most of a second. What is loaded here before anybody has
pressed Start is not waited for then.
"""

import gc
from collections.abc import Iterator
from importlib import import_module
from typing import Final

from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.ui.drawing.assets import Assets

_MODULES: Final = ("brass_desktop.ui.scenes.play.scene", "brass_desktop.ui.scenes.play.sitting")
_SMALL: Final = frozenset({"skins", "pieces", "tiles", "map", "scenery"})
_LARGE: Final = frozenset({"board"})


def warm_table(assets: Assets, info: GameInfo) -> Iterator[None]:
    """Load everything a table of this game needs, with a pause after each piece."""
    for reference in (info.game, info.words, info.ui):
        shelf.load(reference)
        yield
    for module in _MODULES:
        import_module(module)
        yield
    games = (info.family, info.id)
    # The large ones last, so that the many small ones do not push them out of the cache again.
    small, large = (assets.of_subjects(subjects, games) for subjects in (_SMALL, _LARGE))
    for art_id in (*small, "table.top", *large):
        assets.warm(art_id)
        yield
    keep_for_good()


def keep_for_good() -> None:
    """Spare the collector what lives as long as the program: a round over it is felt in a click."""
    gc.collect()
    gc.freeze()
