"""What words about a thing keep clear of, and what a held pointer carries."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast, get_args

from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.about.things import Thing
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.ui.scenes.carrying import Carried
from brass_desktop.games.furnace.ui.scenes.sheets import SheetSource
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.table.pointing import Hover, Target
from brass_desktop.ui.window.hits import HitMap

_LARGE: Final = 130.0
_POINTER: Final = (12.0, 24.0)
_REPEATED: Final = (it.ChangeCount, it.RunNext)
"""Buttons that people press several times in a row."""


class ShownTable(SheetSource, Protocol):
    """The table behind the picture: a game, a replay or a sample."""

    def view(self) -> TableView:
        """Return the table as it is now; the same object until something changes."""

    def tip(self, intent: AnyIntent) -> Tip | None:
        """Say why something cannot be chosen now; None when it can."""

    def about(self, thing: Thing) -> Tip | None:
        """Explain a thing."""

    def lit(self) -> Sequence[AnyIntent]:
        """List everything that invites a click."""

    def poll(self) -> bool:
        """Look after what is being studied; true when something new is to be drawn."""

    @property
    def is_studying(self) -> bool:
        """Tell whether something may still be found."""

    @property
    def is_reckoning(self) -> bool:
        """Tell whether the next poll goes on with something."""


@dataclass(slots=True)
class Hold:
    """A button held down: where it went down, what lay there, what it carries."""

    start: Point
    target: Target | None
    carries: Carried | None = None
    dragging: bool = False


def may_repeat(first: AnyIntent | None, again: AnyIntent | None) -> bool:
    """Tell whether a quick second press counts: never where it would choose."""
    if first != again:
        return False
    if isinstance(again, Press):
        return again.may_repeat
    return isinstance(again, _REPEATED) or not isinstance(again, get_args(it.PlayIntent))


def lights(target: Target) -> bool:
    """Tell whether something looks different while it is pointed at."""
    return target.intent is not None


def explanation(model: ShownTable, target: Target) -> Tip | None:
    """Explain what lies under the pointer: why it cannot be chosen now, else what it is."""
    refusal = model.tip(target.intent) if target.intent is not None else None
    if refusal is not None:
        return refusal
    if target.about is None or isinstance(target.about, Tip):
        return target.about
    # The painters of this table note its own things alone.
    return model.about(cast(Thing, target.about))


def explain(
    canvas: Canvas,
    hover: Hover,
    tip: Tip,
    hits: HitMap[Target],
    asked: Collection[AnyIntent],
    bars: Sequence[Rect],
) -> Rect:
    """Say a tip beside the thing, or at the pointer if the thing is large; return where."""
    thing = Rect.around(hover.pointer, *_POINTER)
    if hover.hit is not None and isinstance(hover.hit.shape, Rect) and hover.hit.shape.h < _LARGE:
        thing = hover.hit.shape
    around = surroundings(hits, asked, bars)
    return draw_tooltip(canvas, tip, thing, canvas.bounds.grown(-6), around)


def surroundings(
    hits: HitMap[Target], asked: Collection[AnyIntent], bars: Sequence[Rect]
) -> Surroundings:
    """Tell what words keep clear of: what is asked for, then bars of words."""
    choices = [
        hit.shape
        for hit in hits
        if hit.intent is not None and hit.intent.intent in asked and isinstance(hit.shape, Rect)
    ]
    return Surroundings(choices, list(bars))
