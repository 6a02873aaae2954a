"""Getting the table ready while the title waits: its modules and pictures, a little at a time.

Cold, the first frame of a table takes most of a second. What is loaded here before anybody has
pressed Start is not waited for then.
"""

import gc
from collections.abc import Iterator
from importlib import import_module
from typing import Final

from brass_desktop.ui.assets import Assets

_MODULES: Final = (
    "brass_desktop.present.play.model",
    "brass_desktop.ui.render.table",
    "brass_desktop.ui.scenes.play",
    "brass_desktop.ui.scenes.sitting",
)
_SUBJECTS: Final = frozenset({"skins", "pieces", "tiles", "map", "scenery"})
_LARGE: Final = ("table.top", "board.ground")
"""Last, so that the many small ones do not push them out of the cache again."""


def warm_table(assets: Assets) -> Iterator[None]:
    """Load everything a table needs, with a pause after each piece."""
    for module in _MODULES:
        import_module(module)
        yield
    for art_id in (*assets.of_subjects(_SUBJECTS), *_LARGE):
        assets.warm(art_id)
        yield
    keep_for_good()


def keep_for_good() -> None:
    """Spare the collector what lives as long as the program: a round over it is felt in a click."""
    gc.collect()
    gc.freeze()
