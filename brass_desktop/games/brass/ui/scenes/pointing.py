"""What the pointer is over and what it holds while it is at the table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, cast, get_args

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.about.things import MapPlace, Merchant, Slot, Thing
from brass_desktop.games.brass.present.intents import Intent, PickCard
from brass_desktop.games.brass.present.table_model import TableModel
from brass_desktop.games.brass.ui.panels.table import BOARD
from brass_desktop.present.geometry import Point, Rect, bounds
from brass_desktop.present.intents import Press
from brass_desktop.present.placing import Surroundings
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import draw_focus, draw_pointed
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.table.pointing import Hover, Target
from brass_desktop.ui.window.hits import Hit, HitMap

_LARGE: Final = 130.0
_POINTER: Final = (12.0, 24.0)
_TOKEN: Final = (40.0, 26.0)


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
    # The painters of this family note its own intents and things alone.
    intent = cast(Intent | None, target.intent)
    refusal = model.tip(intent) if intent is not None else None
    if refusal is not None:
        return refusal
    if target.about is None or isinstance(target.about, Tip):
        return target.about
    return model.about(cast(Thing, target.about), intent)


def lights(target: Target) -> bool:
    """Tell whether something looks different while it is pointed at: all controls and places."""
    if target.intent is None:
        return False
    return target.region != BOARD or frames(target)


def frames(target: Target | None) -> bool:
    """Tell whether a target on the board gets a frame; lines answer with their tooltip alone."""
    return target is not None and isinstance(target.intent, it.PickSlot | it.PickMerchant)


def card_under(hover: Hover) -> it.PickCard | None:
    """Return the card of the hand that the pointer is on."""
    return hover.intent if isinstance(hover.intent, it.PickCard) else None


def frame_pointed(canvas: Canvas, hover: Hover, area: Rect, zoom: float) -> Rect | None:
    """Frame a slot or merchant of the map; return what the frame covers."""
    if hover.hit is None or not frames(hover.target) or not isinstance(hover.hit.shape, Rect):
        return None
    with canvas.clip(area):
        return draw_pointed(canvas, hover.hit.shape, 6 * zoom)


def frame_focus(canvas: Canvas, hit: Hit[Target] | None, area: Rect, zoom: float) -> Rect | None:
    """Frame what the keyboard is on if it lies on the map; controls do so themselves."""
    if hit is None or hit.intent is None or hit.intent.region != BOARD:
        return None
    with canvas.clip(area):
        return draw_focus(canvas, rect_of(hit), 6 * zoom)


def explain(
    canvas: Canvas,
    hover: Hover,
    tip: Tip,
    hits: HitMap[Target],
    asked: Collection[Intent],
    bars: Sequence[Rect] = (),
) -> Rect:
    """Say a tip beside the thing; return where it lies.

    Large things, such as a market, are explained at the pointer instead, and so are lines; a
    card may be large, but words would hide its neighbours.
    """
    thing = Rect.around(hover.pointer, *_POINTER)
    if hover.hit is not None and isinstance(hover.hit.shape, Rect):
        subject = subject_of(hits, hover.hit, bars)
        is_card = hover.target is not None and isinstance(hover.target.intent, PickCard)
        thing = subject if is_card or hover.hit.shape.h < _LARGE else thing
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
