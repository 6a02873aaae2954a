"""Towns, farm breweries and merchant towns on the map."""

from brass_desktop.games.brass.present.about.things import Barrel, Bonus, MapPlace, Merchant, Slot
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import PickMerchant, PickPlace, PickSlot
from brass_desktop.games.brass.present.layout.board import (
    MapMeasures,
    MapPlan,
    MerchantPlan,
    PlacePlan,
)
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.board import (
    MerchantSpaceView,
    MerchantView,
    PlaceView,
)
from brass_desktop.games.brass.ui.map.veil import draw_veil
from brass_desktop.games.brass.ui.pieces.marks import draw_barrel
from brass_desktop.games.brass.ui.pieces.tiles import draw_ghost, draw_slot, draw_tile
from brass_desktop.present.geometry import Rect, bounds
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.light import Lit, draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_coin, draw_nine, draw_points
from brass_desktop.ui.drawing.palette import BAND_INK, BAR_INK
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.touches import Touches

_GOODS_INK = rgba("#fff0c8")
_RIBBON_PAINTED = 20.0
_PILL_PAINTED = 26.0
_OFF_TILES = 4.0
_THREE_GOODS = ((0.29, 0.30), (0.71, 0.30), (0.5, 0.70))


def draw_plate(
    canvas: Canvas, plan: PlacePlan, view: PlaceView, m: MapMeasures, touches: Touches
) -> None:
    """Draw a place's plate, and on it the glow of what is lit.

    Plate and name cover the lines under them; a slot comes after all plates, for it can be chosen.
    """
    if not view.is_closed:
        for solid in (*plan.plates, ribbon_rect(canvas, plan, view, m)):
            touches.cover(solid, PickPlace(view.location), MapPlace(view.location))
    if len(plan.plates) == 1:
        canvas.nine("brass.town.plate", plan.plates[0])
    else:
        canvas.sprite("brass.town.pyramid", bounds(plan.plates))
    for slot in view.slots:
        lay_glow(canvas, plan.slots[slot.slot], slot.light, 6 * m.k)


def draw_slots(
    canvas: Canvas, plan: PlacePlan, view: PlaceView, m: MapMeasures, touches: Touches
) -> None:
    """Draw a place's slots, the tiles on them and the one that would be built.

    A place out of play is veiled, and its slots cannot be hit.
    """
    if view.is_closed:
        for rect in plan.slots.values():
            canvas.sprite("brass.slot.empty", rect)
        for plate in plan.plates:
            draw_veil(canvas, plate, 8 * m.k)
        return
    for slot in view.slots:
        rect = plan.slots[slot.slot]
        if slot.tile is not None:
            draw_tile(canvas, rect, slot.tile, small=m.small)
        else:
            draw_slot(canvas, rect, slot.industries)
        if slot.ghost is not None:
            draw_ghost(canvas, rect, slot.ghost, small=m.small)
        touches.add(rect, PickSlot(slot.slot), Slot(slot.slot))


def draw_place_lights(
    canvas: Canvas, plan: PlacePlan, view: PlaceView, m: MapMeasures, touches: Touches
) -> None:
    """Draw the lines of what is lit, after everything that lies on the map."""
    for slot in view.slots:
        light_piece(canvas, plan.slots[slot.slot], slot.light, (6 * m.k, m.k), touches)


def draw_merchant_lights(
    canvas: Canvas, plan: MerchantPlan, view: MerchantView, m: MapMeasures, touches: Touches
) -> None:
    """Draw the lines of lit merchants and barrels."""
    for space in view.spaces:
        light_piece(canvas, plan.spaces[space.space], space.light, (5 * m.k, m.k), touches)
        barrel = plan.barrels[space.space].grown(2)
        light_piece(canvas, barrel, space.barrel_light, (5, m.k), touches)


def light_piece(
    canvas: Canvas, rect: Rect, light: Light, look: tuple[float, float], touches: Touches
) -> None:
    """Light a piece by its corner radius and size, and note it where it is asked for."""
    radius, k = look
    draw_light(canvas, rect, light, radius, k)
    if light is Light.LEGAL:
        touches.lit.append(Lit(rect, radius, k))


def name_look(m: MapMeasures) -> tuple[Role, float, float]:
    """Return face, size and side room of a name ribbon."""
    return ("text_bold", m.name, 10.0) if m.small else ("title", m.name, 18.0)


def ribbon_rect(canvas: Canvas, plan: PlacePlan, view: PlaceView, m: MapMeasures) -> Rect:
    """Return the face of a name ribbon, tails not counted."""
    role, size, room = name_look(m)
    width = canvas.typeface.measure(view.name, role, size) + room
    height = m.ribbon if view.band else m.farm_ribbon
    face = Rect(plan.centre[0] - width / 2, plan.ribbon_top, width, height)
    return face.clamped_into(m.inside.grown(-m.ribbon_tail))


def draw_name(canvas: Canvas, plan: PlacePlan, view: PlaceView, m: MapMeasures) -> None:
    """Draw a place's name ribbon, after all lights so that no glow covers it."""
    role, size, _ = name_look(m)
    face = ribbon_rect(canvas, plan, view, m)
    x, y = face.centre
    at = (x, y - (0 if m.small else 0.5))
    if view.is_closed:
        draw_veil(canvas, face, 4)
        canvas.text(view.name, at, role, size, canvas.theme.ink3, align="centre")
        return
    draw_nine(canvas, f"brass.ribbon.{view.band or 'farm'}", face, face.h / _RIBBON_PAINTED)
    canvas.text(view.name, at, role, size, BAND_INK, align="centre")


def _pill_look(m: MapMeasures) -> tuple[Role, float, float]:
    return ("text_bold", 13.0, 22.0) if m.small else ("title", 14.0, 30.0)


def pill_rect(canvas: Canvas, plan: MerchantPlan, view: MerchantView, m: MapMeasures) -> Rect:
    """Return the pill with a merchant town's name."""
    role, size, room = _pill_look(m)
    width = canvas.typeface.measure(view.name, role, size) + room
    pill = Rect.around(plan.centre, width, m.pill).clamped_into(m.inside)
    tiles = bounds(plan.spaces.values()).grown(_OFF_TILES)
    # A long name in large letters gives way to the merchants beside it.
    if pill.overlaps(tiles) and pill.centre[0] < tiles.x:
        return pill.moved(tiles.x - pill.right, 0)
    return pill


def draw_merchant(
    canvas: Canvas, plan: MerchantPlan, view: MerchantView, m: MapMeasures, touches: Touches
) -> None:
    """Draw a merchant town: pill, tiles, barrels and the bonus."""
    role, size, _ = _pill_look(m)
    pill = pill_rect(canvas, plan, view, m)
    draw_nine(canvas, "brass.merchant.pill", pill, pill.h / _PILL_PAINTED)
    x, y = pill.centre
    canvas.text(view.name, (x, y - (0 if m.small else 0.5)), role, size, BAR_INK, align="centre")
    touches.add(pill, None, MapPlace(view.location))
    for space in view.spaces:
        _draw_space(canvas, plan, space, m, touches)
    if view.spaces:
        _draw_bonus(canvas, plan.plaque, view, m)
        touches.add(plan.plaque, None, Bonus(view.location))


def _draw_space(
    canvas: Canvas, plan: MerchantPlan, space: MerchantSpaceView, m: MapMeasures, touches: Touches
) -> None:
    rect, k = plan.spaces[space.space], m.merchant_tile
    lay_glow(canvas, rect, space.light, 5 * m.k)
    canvas.sprite("brass.merchant.tile" if space.buys else "brass.merchant.blank", rect)
    if len(space.buys) == 1:
        canvas.icon(INDUSTRY_ICONS[space.buys[0]], rect.centre, 0.66 * k, _GOODS_INK)
    elif space.buys:
        for industry, (u, v) in zip(space.buys, _THREE_GOODS, strict=True):
            at = (rect.x + u * k, rect.y + v * k)
            canvas.icon(INDUSTRY_ICONS[industry], at, 0.42 * k, _GOODS_INK)
    touches.add(rect, PickMerchant(space.space), Merchant(space.space))
    if space.buys:
        barrel = plan.barrels[space.space]
        draw_barrel(canvas, barrel.centre, barrel.h, empty=not space.beer)
        touches.add(barrel, PickMerchant(space.space), Barrel(space.space))


def _draw_bonus(canvas: Canvas, rect: Rect, view: MerchantView, m: MapMeasures) -> None:
    canvas.nine("brass.plaque", rect)
    x, y = rect.centre
    ink = canvas.theme.ink
    match view.bonus:
        case "victory_points":
            draw_points(canvas, (x, y), 20 if m.small else 24, view.amount)
        case "money":
            draw_coin(canvas, (x, y), 10.5 if m.small else 12.5, pounds(view.amount))
        case "income_spaces":
            step, size = (7, 12) if m.small else (8, 15)
            canvas.icon("receive-money", (x - step, y), size, ink)
            words = f"+{view.amount}"
            canvas.text(
                words, (x + step, y), "text_bold", 12.5 if m.small else 14, ink, align="centre"
            )
        case _:
            canvas.icon("upgrade", (x, y), 14 if m.small else 17, ink)


def place_halo(plan: MapPlan, location: str) -> Rect:
    """Return what glows around a place when it belongs to the own network."""
    if location in plan.places:
        return bounds(plan.places[location].plates).grown(13)
    x, y = plan.centre_of(location)
    name = Rect(x - 50, y - 13, 100, 26)
    merchant = plan.merchants.get(location)
    return bounds([*(merchant.spaces.values() if merchant else ()), name]).grown(13)
