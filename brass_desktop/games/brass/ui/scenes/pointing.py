"""What the pointer is over and what it holds while it is at the table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about.things import MapPlace, Merchant, Slot
from brass_desktop.games.brass.present.intents import Intent, PickCard
from brass_desktop.games.brass.present.table_model import TableModel
from brass_desktop.games.brass.ui.panels.table import BOARD
from brass_desktop.games.brass.ui.touches import About
from brass_desktop.present.geometry import Point, Rect, bounds
from brass_desktop.present.intents import Press
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import draw_pointed
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.window.hits import Hit, HitMap

TIP_DELAY: Final = 0.35
"""Seconds the pointer rests on a thing before it explains itself."""
_LARGE: Final = 130.0
_POINTER: Final = (12.0, 24.0)
_TOKEN: Final = (40.0, 26.0)


@dataclass(frozen=True, slots=True)
class Target:
    """What lies under the pointer: the region, what touching it means, what explains it."""

    region: str
    intent: Intent | None
    about: About

    def is_same_as(self, other: "Target") -> bool:
        """Tell whether both are one thing, be it in other words."""
        things = (None if isinstance(about, Tip) else about for about in (self.about, other.about))
        same_place = (self.region, self.intent) == (other.region, other.intent)
        return same_place and next(things) == next(things)


@dataclass(slots=True)
class Grip:
    """A button held down: where it went down, what lay there, whether the map is dragged."""

    start: Point
    last: Point
    target: Target | None
    on_map: bool
    dragging: bool = False


def may_repeat(first: object, again: object) -> bool:
    """Tell whether a quick second press counts.

    It must mean what the first one meant, and be no choice: the second half of a double click on
    Confirm would end the turn, on a stack it would take another tile.
    """
    if first != again:
        return False
    if isinstance(again, Press):
        return again.may_repeat
    return not isinstance(again, (*get_args(it.PlayIntent), it.PickPlace))


def explanation(model: TableModel, target: Target) -> Tip | None:
    """Explain what lies under the pointer: why it cannot be chosen now, else what it is."""
    refusal = model.tip(target.intent) if target.intent is not None else None
    if refusal is not None:
        return refusal
    if target.about is None or isinstance(target.about, Tip):
        return target.about
    return model.about(target.about, target.intent)


def lights(target: Target | None) -> bool:
    """Tell whether something looks different while it is pointed at: all controls and places."""
    if target is None or target.intent is None:
        return False
    return target.region != BOARD or frames(target)


def frames(target: Target | None) -> bool:
    """Tell whether a target on the board gets a frame; lines answer with their tooltip alone."""
    return target is not None and isinstance(target.intent, it.PickSlot | it.PickMerchant)


class Hover:
    """The thing under the pointer, and how long the pointer has rested on it."""

    def __init__(self) -> None:
        self.hit: Hit[Target] | None = None
        self.pointer: Point = (0.0, 0.0)
        self._resting = 0.0
        self._met: object = None
        """What the table showed when the pointer last moved."""

    @property
    def target(self) -> Target | None:
        """What lies under the pointer."""
        return self.hit.intent if self.hit is not None else None

    @property
    def intent(self) -> Intent | None:
        """What a click there would mean."""
        return self.target.intent if self.target is not None else None

    @property
    def card(self) -> it.PickCard | None:
        """The card of the hand that the pointer is on."""
        return self.intent if isinstance(self.intent, it.PickCard) else None

    @property
    def is_ripe(self) -> bool:
        """Tell whether the thing may explain itself."""
        return self._resting >= TIP_DELAY

    @property
    def ripens_after(self) -> float:
        """Seconds until then."""
        return TIP_DELAY - self._resting

    def move_to(self, at: Point) -> None:
        """Follow the pointer; what lies there may explain itself again."""
        self.pointer, self._met = at, None

    def is_spent(self, shown: object) -> bool:
        """Tell whether the table has changed under a resting pointer.

        Whoever has just clicked looks at what came of it, and no tip may lie over that.
        """
        if self._met is None:
            self._met = shown
        return self._met is not shown

    def rest(self, dt: float) -> bool:
        """Let time go by; true when the thing has just become ripe."""
        if self.is_ripe:
            return False
        self._resting += dt
        return self.is_ripe

    def ripen(self) -> None:
        """Let the thing explain itself at once."""
        self._resting = TIP_DELAY

    def point_at(self, hit: Hit[Target] | None) -> bool:
        """Be moved to another thing or off all of them; true when that is seen."""
        before, was_ripe = self.target, self.is_ripe
        self.hit = hit
        if before == self.target:
            return False
        self._resting = 0.0
        return was_ripe or lights(before) or lights(self.target)

    def renew(self, hits: HitMap[Target]) -> bool:
        """Take what lies under the pointer from a new picture; true when it is another thing.

        The same thing is taken in the words of now; another one explains itself in its own time.
        """
        before = self.target
        if before is None:
            return False
        self.hit = hits.at(*self.pointer)
        now = self.target
        if now is not None and now.is_same_as(before):
            return False
        self._resting = 0.0
        return True

    def frame(self, canvas: Canvas, area: Rect, zoom: float) -> Rect | None:
        """Frame a slot or merchant of the map; return what the frame covers."""
        if self.hit is None or not frames(self.target) or not isinstance(self.hit.shape, Rect):
            return None
        with canvas.clip(area):
            return draw_pointed(canvas, self.hit.shape, 6 * zoom)

    def explain(
        self,
        canvas: Canvas,
        tip: Tip,
        hits: HitMap[Target],
        asked: Collection[Intent],
        bars: Sequence[Rect] = (),
    ) -> Rect:
        """Say a tip beside the thing; return where it lies.

        Large things, such as a market, are explained at the pointer instead, and so are lines; a
        card may be large, but words would hide its neighbours.
        """
        thing = Rect.around(self.pointer, *_POINTER)
        if self.hit is not None and isinstance(self.hit.shape, Rect):
            subject = subject_of(hits, self.hit, bars)
            is_card = self.target is not None and isinstance(self.target.intent, PickCard)
            thing = subject if is_card or self.hit.shape.h < _LARGE else thing
        around = surroundings(hits, asked, bars)
        return draw_tooltip(canvas, tip, thing, canvas.bounds.grown(-6), around)


def rect_of(hit: Hit[Target]) -> Rect:
    """Return what a thing covers; of a line only where its link tile lies."""
    return hit.shape if isinstance(hit.shape, Rect) else Rect.around(hit.centre, *_TOKEN)


def subject_of(hits: HitMap[Target], hit: Hit[Target], bars: Sequence[Rect] = ()) -> Rect:
    """Return what words about a thing leave visible.

    Of a slot that is its whole town with the name, of a card also the first of the bars, which lies
    above the hand.
    """
    rect = rect_of(hit)
    if hit.intent is None or not isinstance(hit.intent.about, Slot):
        is_card = hit.intent is not None and isinstance(hit.intent.intent, PickCard)
        above = [Rect(rect.x, bar.y, rect.w, bar.h) for bar in bars[:1]] if is_card else []
        return bounds([rect, *above])
    towns = [
        (other.intent.about, other.shape)
        for other in hits
        if other.intent is not None
        and isinstance(other.intent.about, MapPlace)
        and isinstance(other.shape, Rect)
    ]
    around = {town for town, shape in towns if shape.contains(rect)}
    return bounds([rect, *(shape for town, shape in towns if town in around)])


def surroundings(
    hits: HitMap[Target], asked: Collection[Intent], bars: Sequence[Rect]
) -> Surroundings:
    """Tell what words keep clear of: what is asked for, then towns, cards and bars of words."""
    choices: list[Rect] = []
    solid = list(bars)
    for hit in hits:
        target = hit.intent
        if target is None:
            continue
        if target.intent is not None and target.intent in asked:
            choices.append(rect_of(hit))
        elif isinstance(hit.shape, Rect) and (
            isinstance(target.about, MapPlace | Merchant) or isinstance(target.intent, PickCard)
        ):
            solid.append(hit.shape)
    return Surroundings(choices, solid)
