"""The production line: cards along the runner, what is in stock after each, and the mould."""

from typing import Final

from brass_desktop.games.furnace.present.about.things import WorksCard
from brass_desktop.games.furnace.present.intents import ChangeCount, FreeCount, ShowRows
from brass_desktop.games.furnace.present.layout.cards import card_areas, stepper_areas
from brass_desktop.games.furnace.present.layout.production import LineLayout
from brass_desktop.games.furnace.present.viewmodel.pieces import StepperState, StepperView
from brass_desktop.games.furnace.present.viewmodel.production import PlaceView, ProductionStage
from brass_desktop.games.furnace.ui.palette import PAPER_BAD, PILL_INK
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.marks import draw_balance
from brass_desktop.games.furnace.ui.pieces.runner import draw_plate, draw_runner
from brass_desktop.games.furnace.ui.stage.heading import draw_title
from brass_desktop.games.furnace.ui.stage.mould import draw_cast_phase
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit, draw_pointed
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

_NOTE: Final = 13.0
_RADIUS: Final = 8.0


def line_layout(stage: Rect, view: ProductionStage, *, small: bool) -> LineLayout:
    """Lay out the line of a view."""
    return LineLayout(stage, small, len(view.places), view.first_row)


def draw_production(canvas: Canvas, stage: Rect, view: ProductionStage, hot: Hot) -> Touches:
    """Draw the whole line on its sheet."""
    touches = Touches()
    layout = line_layout(stage, view, small=canvas.viewport.small)
    for rect, places in layout.runners():
        draw_runner(canvas, rect, _heat(layout, rect, places, view.run))
    for place in view.places:
        if layout.in_sight(place.at):
            _draw_place(canvas, layout, place, view.run, touches, hot)
    if layout.mould_in_sight:
        draw_cast_phase(canvas, layout.mould, view.mould, small=layout.small)
    right = layout.heading.right if layout.scroll is None else layout.scroll[0].x - 8
    draw_title(canvas, layout.heading, view.head, view.lead, right)
    _draw_scroll(canvas, layout, touches, hot)
    return touches


def _heat(layout: LineLayout, rect: Rect, places: range, run: int) -> float:
    """Tell how far the metal has come along a runner: up to the card that is next."""
    if run <= places.start and run:
        return 0.0 if run < places.start else _part(rect, layout.plate(places.start)[0])
    if run > places[-1]:
        return 1.0
    return _part(rect, layout.plate(run)[0]) if run else 0.0


def _part(rect: Rect, x: float) -> float:
    return (x - rect.x) / rect.w


def _draw_place(
    canvas: Canvas, layout: LineLayout, place: PlaceView, run: int, touches: Touches, hot: Hot
) -> None:
    raised = place.at == run and place.balance is not None
    rect = layout.card(place.at, raised=raised)
    draw_card(canvas, rect, place.card, layout.card_measures)
    if place.intent is not None and (hot.intent == place.intent or hot.is_focus(place.intent)):
        draw_pointed(canvas, rect, _RADIUS)
    if place.card.light is Light.LEGAL:
        touches.lit.append(Lit(rect, _RADIUS))
    touches.add(rect, place.intent, place.tip or WorksCard(place.id))
    for row in card_areas(rect, place.card, layout.card_measures).rows:
        touches.cover(row, place.intent, WorksCard(place.id))
    draw_plate(canvas, layout.plate(place.at), layout.measures.plate, place.plate)
    if place.steppers:
        _touch_steppers(canvas, layout, rect, place, touches, hot)
    if place.balance is not None:
        balance = layout.balance(place.at)
        draw_balance(canvas, balance, place.balance)
    if place.short:
        _draw_short(canvas, rect, layout, place)


def _touch_steppers(
    canvas: Canvas, layout: LineLayout, rect: Rect, place: PlaceView, touches: Touches, hot: Hot
) -> None:
    m = layout.card_measures
    rows, about = card_areas(rect, place.card, m).rows, WorksCard(place.id)
    for line, (row, shown) in enumerate(zip(rows, place.card.rows, strict=True)):
        stepper = shown.stepper
        if stepper is None or stepper.state is StepperState.RUN:
            continue
        areas = stepper_areas(row, m)
        for by, target, key in (
            (-1, areas.less_target, areas.less),
            (1, areas.more_target, areas.more),
        ):
            intent = ChangeCount(place.at, line, by)
            if hot.intent == intent or hot.is_focus(intent):
                draw_pointed(canvas, key, 7)
            touches.cover(target, intent, about)
        _touch_pin(areas.whole, m.keys[0], place.at, line, stepper, touches)


def _touch_pin(
    whole: Rect, key: float, at: int, line: int, stepper: StepperView, touches: Touches
) -> None:
    """Let the number itself free a pin."""
    if stepper.state in (StepperState.PINNED, StepperState.SHORT):
        number = Rect(whole.x + key, whole.y - 8, whole.w - 2 * key, whole.h + 8)
        touches.cover(number, FreeCount(at, line), None)


def _draw_short(canvas: Canvas, rect: Rect, layout: LineLayout, place: PlaceView) -> None:
    """Say in red over the picture why a pinned number is not reached."""
    areas = card_areas(rect, place.card, layout.card_measures)
    area = areas.picture or areas.name
    size = canvas.typeface.held(_NOTE)
    words = canvas.typeface.wrap(place.short, "sans_bold", size, area.w - 16)
    lead = size * 1.2
    height = len(words) * lead + 8
    strip = Rect(area.x + 2, area.bottom - height - 2, area.w - 4, height)
    canvas.fill(strip, PAPER_BAD, 4)
    top = strip.y + 4 + lead / 2
    x = strip.centre[0]
    canvas.lines(words, (x, top), "sans_bold", size, PILL_INK, lead=lead, align="centre")


def _draw_scroll(canvas: Canvas, layout: LineLayout, touches: Touches, hot: Hot) -> None:
    """Draw the keys that bring other rows into sight."""
    if layout.scroll is None:
        return
    first = min(layout.first_row, layout.last_first_row)
    keys = zip(layout.scroll, (first - 1, first + 1), ("up", "down"), strict=True)
    for rect, row, icon in keys:
        intent = ShowRows(row)
        possible = 0 <= row <= layout.last_first_row
        state = ControlState.ENABLED if possible else ControlState.DISABLED
        ink, sink = draw_button(canvas, rect, state, intent, hot)
        canvas.icon(icon, (rect.centre[0], rect.centre[1] + sink), rect.h * 0.6, ink)
        touches.add(rect, intent if possible else None)
