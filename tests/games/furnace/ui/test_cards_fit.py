"""Nothing on a card is cut or leaves its row, in any place, window, text size and language."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from brass_desktop import i18n
from brass_desktop.games.furnace.present.layout.cards import (
    CardMeasures,
    card_areas,
    effect_area,
    stepper_areas,
)
from brass_desktop.games.furnace.present.naming import Naming
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    CapitalistView,
    CardView,
    RowView,
    StepperView,
)
from brass_desktop.games.furnace.ui.palette import PAPER_INK
from brass_desktop.games.furnace.ui.pieces.capitalists import set_capitalist
from brass_desktop.games.furnace.ui.pieces.cards import fitted_name
from brass_desktop.games.furnace.ui.pieces.effects import (
    LEAST_GOOD,
    effect_width,
    fitting,
)
from brass_desktop.games.furnace.ui.pieces.goods import Print
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Rect
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from tests.games.furnace.ui.specimens import NORMAL, RULES, SMALL, canvas_of, every_card, places

WINDOWS = [(1280, 720), (1600, 900), (1920, 1080)]
TEXTS = [1.0, 1.3]
LEAST_TARGET = (32.0, 26.0)
IN_EVERY_WINDOW = pytest.mark.parametrize("window", WINDOWS, ids=str)
IN_EVERY_TEXT = pytest.mark.parametrize("text", TEXTS)


def in_every_place(canvas: Canvas) -> Iterator[tuple[str, Rect, CardView, CardMeasures]]:
    for card in every_card():
        for place, (width, height, m) in places(canvas).items():
            shown = card if "lot" in place or place == "large" else torn(card)
            yield f"{card.id}, {place}", Rect(20, 20, width, height), with_steppers(shown, m), m


def torn(card: CardView) -> CardView:
    """Return a card as its owner has it, without a ticket."""
    return replace(card, compensation=None, starting=None)


def with_steppers(card: CardView, m: CardMeasures) -> CardView:
    """Let every effect that may be left out have its count, where counts are shown."""
    if m.stepper == "none":
        return card
    return replace(card, rows=tuple(_counted(row) for row in card.rows))


def _counted(row: RowView) -> RowView:
    if row.plan:
        return row
    if row.effect.kind == "extract":
        return replace(row, note="always")
    return replace(row, stepper=StepperView(1, 4))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@IN_EVERY_WINDOW
@IN_EVERY_TEXT
def test_every_name_stands_whole_in_its_band(
    pictures: Assets, window: tuple[int, int], text: float, language: str
) -> None:
    canvas = canvas_of(pictures, window, text=text)
    i18n.use_language(language, resource_folder("assets") / "locale")
    cut = {
        where
        for where, rect, card, m in in_every_place(canvas)
        if fitted_name(canvas, card.name, card_areas(rect, card, m).name.w, m.letters).cut
    }
    assert not cut


@IN_EVERY_WINDOW
@IN_EVERY_TEXT
def test_every_effect_fits_its_row(pictures: Assets, window: tuple[int, int], text: float) -> None:
    canvas = canvas_of(pictures, window, text=text)
    for where, rect, card, m in in_every_place(canvas):
        how = Print(m.good, canvas.typeface.held(m.figure, 1.08), PAPER_INK)
        areas = card_areas(rect, card, m)
        drawn = [
            (row.effect, effect_area(area, row, m), replace(how, plan=row.plan), False)
            for row, area in zip(card.rows, areas.rows, strict=True)
        ]
        if card.compensation is not None and areas.ticket is not None:
            drawn.append((card.compensation, areas.ticket, how, True))
        for effect, area, print_, ticket in drawn:
            fitted = fitting(canvas, effect, print_, area, ticket=ticket)
            width = effect_width(canvas, effect, fitted, ticket=ticket)
            assert width <= area.w - 4, (where, effect, width, area.w)
            assert fitted.good >= LEAST_GOOD and 1.12 * fitted.good <= area.h, (where, effect)


@IN_EVERY_WINDOW
def test_parts_of_a_card_lie_inside_it_and_apart(pictures: Assets, window: tuple[int, int]) -> None:
    for where, rect, card, m in in_every_place(canvas_of(pictures, window)):
        areas = card_areas(rect, card, m)
        parts = [part for part in (areas.ticket, areas.name, areas.picture) if part is not None]
        parts += areas.rows
        for upper, lower in pairwise(parts):
            assert upper.bottom < lower.y, where
        assert all(rect.grown(-m.frame).contains(part) for part in parts), where


@pytest.mark.parametrize("place", [NORMAL["production"], SMALL["small production"]], ids=str)
def test_keys_of_a_stepper_can_be_touched_and_do_not_share_a_pixel(
    place: tuple[float, float, CardMeasures],
) -> None:
    width, height, m = place
    for card in map(torn, every_card()):
        counted = with_steppers(card, m)
        rows = card_areas(Rect(10, 10, width, height), counted, m).rows
        for row, view in zip(rows, counted.rows, strict=True):
            if view.stepper is None:
                continue
            areas = stepper_areas(row, m)
            assert not areas.less_target.overlaps(areas.more_target)
            for key, target in ((areas.less, areas.less_target), (areas.more, areas.more_target)):
                assert target.contains(key) and row.contains(target), card.id
                assert target.w >= LEAST_TARGET[0] and target.h >= LEAST_TARGET[1], card.id


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@IN_EVERY_WINDOW
@IN_EVERY_TEXT
def test_a_capitalist_says_whole_what_it_changes(
    pictures: Assets, window: tuple[int, int], text: float, language: str
) -> None:
    canvas = canvas_of(pictures, window, text=text)
    i18n.use_language(language, resource_folder("assets") / "locale")
    naming = Naming(RULES, ())
    rect = Rect(20, 20, 220, 90) if canvas.viewport.small else Rect(20, 20, 312, 160)
    for number, id in enumerate(RULES.capitalist_ids):
        card = CapitalistView(id, naming.capitalist(number), naming.capitalist_effect(number))
        words = set_capitalist(canvas, rect, card)
        assert words.bottom <= rect.bottom - 4, (id, words)
        assert words.name_at[1] - words.name_lead * len(words.name) / 2 >= rect.y + 3, (id, words)
        assert "".join(words.name).replace(" ", "") in {
            name.replace(" ", "") for name in wordings(card.name)
        }
        for line in words.lines:
            assert canvas.typeface.measure(line, "sans", words.size) <= words.room
