"""The gallery's pictures of what things say of themselves: one of every kind."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.about import things
from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.ui.scenes.mat import MatScene
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.text import saves as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.table.pointing import TIP_DELAY, Target
from brass_desktop.ui.window.hits import HitMap
from brass_desktop.ui.window.input import Key, PointerMove
from brass_desktop.ui.window.scene import Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import position
from workshop.shots.gallery import Shot

_THINGS: Final[Mapping[str, type[Thing]]] = MappingProxyType(
    {
        "town": things.MapPlace,
        "line": things.MapLine,
        "merchant": things.Merchant,
        "barrel": things.Barrel,
        "bonus": things.Bonus,
        "market": things.WholeMarket,
        "price": things.MarketPrice,
        "pile": things.Pile,
        "track": things.TrackSpace,
        "figure": things.Figure,
        "era": things.Era,
    }
)
"""Tiles, cards and choices have pictures of their own."""


def thing_shots() -> tuple[Shot, ...]:
    """Give a tip of every kind of thing at the table and on a mat, and a line of news."""
    table = [Shot(f"about_{name}", _table, then=rest_on(kind)) for name, kind in _THINGS.items()]
    mat = Shot("about_mat_tile", _table, inputs=(Key("m"),), then=rest_on(things.MatTile))
    return (*table, mat, Shot("toast", _told))


def _table(context: Context) -> BrassScene:
    return played_table(context, position(4, "middle"))


def _told(context: Context) -> Scene:
    context.toast.show(words.SAVED_AS(title="Thursday"))
    return _table(context)


def rest_on(wanted: type[Thing] | Thing) -> Callable[[Scene], None]:
    """Let the pointer rest on a thing, or on the middle one of the things of a kind."""

    def is_wanted(thing: object) -> bool:
        return isinstance(thing, wanted) if isinstance(wanted, type) else thing == wanted

    def rest(scene: Scene) -> None:
        found = [hit for hit in _hits(scene) if hit.intent and is_wanted(hit.intent.about)]
        scene.handle(PointerMove(*found[len(found) // 2].centre))
        scene.update(TIP_DELAY)

    return rest


def _hits(scene: Scene) -> HitMap[Target]:
    """Find what lies where; tables and mats keep it to themselves."""
    shown = scene._table if isinstance(scene, PlayScene) else scene
    assert isinstance(shown, TableScene | MatScene), "only tables and mats have things to rest on"
    return shown._hits
