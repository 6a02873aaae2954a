"""What a piece tells is told by its shape: every state is seen without colour too."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.layout import rack
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_miniature
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    AGENT,
    PURSE,
    DiscView,
    RackView,
    StepperState,
    StepperView,
    StepView,
)
from brass_desktop.games.furnace.ui.pieces.cards import draw_card, draw_ghost
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc, draw_rack
from brass_desktop.games.furnace.ui.pieces.goods import draw_good, draw_plan
from brass_desktop.games.furnace.ui.pieces.marks import draw_gauge
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.games.furnace.ui.pieces.runner import draw_runner
from brass_desktop.games.furnace.ui.pieces.steppers import draw_stepper
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import OWNERS
from tests.games.furnace.ui.specimens import canvas_of, card

Draw = Callable[[Canvas], None]
CARD = Rect(60, 60, 131, 250)
AREA = pygame.Rect(40, 40, 180, 300)
SEEN = 24
"""By how much of 255 the grey of a pixel must change to be seen."""
LIGHTS = pytest.mark.parametrize("theme", ["day", "night"])


def on(draw: Callable[..., None], *told: object) -> Draw:
    """Draw a piece with what it is told."""
    return lambda canvas: draw(canvas, *told)


def grey(pictures: Assets, theme: str, draw: Draw) -> bytes:
    canvas = canvas_of(pictures, (1920, 1080), "night" if theme == "night" else "day")
    canvas.surface.fill((120, 110, 90))
    draw(canvas)
    part = pygame.transform.grayscale(canvas.surface.subsurface(AREA))
    return pygame.image.tobytes(part, "RGB")[::3]


def differing(one: bytes, two: bytes) -> int:
    return sum(abs(a - b) >= SEEN for a, b in zip(one, two, strict=True))


def all_differ(pictures: Assets, theme: str, drawn: dict[str, Draw], least: int) -> None:
    seen = {name: grey(pictures, theme, draw) for name, draw in drawn.items()}
    for (one, first), (two, second) in combinations(seen.items(), 2):
        assert differing(first, second) >= least, (one, two)


@LIGHTS
def test_states_of_a_card_differ_without_colour(pictures: Assets, theme: str) -> None:
    plain = card("company_28")
    states = {
        **{str(light): replace(plain, light=light) for light in Light if light != Light.SOFT},
        "run": replace(plain, run=True),
        "locked": replace(plain, locked=True),
        "repeated": replace(plain, repeated=True),
        "to be upgraded": replace(plain, upgraded_in=4, chip="upgraded in step 4"),
        "upgraded": card("company_28", upgraded=True),
        "with its ticket": card("company_28", ticket=True),
        "worth": replace(plain, worth="+6"),
    }
    drawn = {name: on(draw_card, CARD, view, sizes.LOT) for name, view in states.items()}
    drawn["ghost"] = on(draw_ghost, CARD, plain, sizes.LOT, "")
    all_differ(pictures, theme, drawn, least=60)


@LIGHTS
def test_an_allowed_card_and_a_softly_lit_one_wear_the_same_line(
    pictures: Assets, theme: str
) -> None:
    plain = card("company_28")
    soft = replace(plain, light=Light.SOFT)
    drawn = {
        "plain": on(draw_card, CARD, plain, sizes.LOT),
        "soft": on(draw_card, CARD, soft, sizes.LOT),
    }
    all_differ(pictures, theme, drawn, least=60)


@LIGHTS
def test_goods_differ_without_colour_down_to_their_least_size(pictures: Assets, theme: str) -> None:
    for draw in (draw_good, draw_plan):
        drawn = {good: on(draw, good, (100, 100), 12) for good in PURSE}
        all_differ(pictures, theme, drawn, least=12)


@LIGHTS
def test_owners_discs_differ_without_colour(pictures: Assets, theme: str) -> None:
    places = rack.rack_steps(CARD, 60, rack.SMALL)

    def laid(disc: DiscView) -> Draw:
        return on(draw_rack, places, RackView((StepView(2, (disc,)),)))

    discs = {owner: DiscView(owner, 2) for owner in (*OWNERS, AGENT)}
    discs |= {f"neutral {owner}": DiscView(owner, 2, neutral=True) for owner in OWNERS}
    all_differ(pictures, theme, {name: laid(disc) for name, disc in discs.items()}, least=8)
    above = {
        name: on(draw_disc, (100, 100), 24, disc)
        for name, disc in {**discs, "used": DiscView("red", 2, used=True)}.items()
    }
    all_differ(pictures, theme, above, least=30)


@LIGHTS
def test_a_step_tells_whether_it_is_free_lit_taken_or_shared(pictures: Assets, theme: str) -> None:
    places = rack.rack_steps(CARD, 60, rack.NORMAL)
    red, white = DiscView("red", 3), DiscView("white", 3)
    steps = {
        "free": StepView(3),
        "lit": StepView(3, light=Light.LEGAL),
        "taken": StepView(3, (red,)),
        "shared": StepView(3, (red, white)),
    }
    drawn = {name: on(draw_rack, places, RackView((step,))) for name, step in steps.items()}
    all_differ(pictures, theme, drawn, least=60)


def test_a_stepper_tells_by_shape_who_set_its_count(pictures: Assets) -> None:
    row = Rect(50, 60, 160, 50)
    views = {state: StepperView(1, 3, state, told="1 of 3") for state in StepperState}
    drawn = {
        str(state): on(draw_stepper, row, view, sizes.PRODUCTION) for state, view in views.items()
    }
    all_differ(pictures, "day", drawn, least=20)


@LIGHTS
def test_a_miniature_tells_plans_from_copper_and_processing_from_extraction(
    pictures: Assets, theme: str
) -> None:
    cards = {
        "plan": card("company_28"),
        "copper": card("company_28", upgraded=True),
        "extraction": card("company_01"),
    }
    place = Rect(80, 80, 22, 36)
    drawn = {
        name: on(draw_miniature, place, build_miniature(shown)) for name, shown in cards.items()
    }
    drawn["upgraded in the plan"] = on(
        draw_miniature, place, replace(build_miniature(cards["plan"]), token=True)
    )
    all_differ(pictures, theme, drawn, least=20)


@LIGHTS
def test_metal_is_seen_as_far_as_it_has_run_and_rounds_as_they_pass(
    pictures: Assets, theme: str
) -> None:
    channel = Rect(50, 100, 160, 14)
    drawn = {str(part): on(draw_runner, channel, part) for part in (0.0, 0.25, 0.5, 1.0)}
    all_differ(pictures, theme, drawn, least=200)
    gauges = {
        f"{at} of {rounds}": on(draw_gauge, (120, 120), 33, at, rounds)
        for rounds in (3, 4)
        for at in range(1, rounds + 1)
    }
    all_differ(pictures, theme, gauges, least=15)
