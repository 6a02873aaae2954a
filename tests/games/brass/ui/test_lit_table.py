"""Lights of the table: their pulse, what clicks meet, and how the keyboard's place shows."""

import pygame
import pytest

from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.play.choices import LIT, lit_intents
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.context import Context
from brass_desktop.ui.motion.pulse import PERIOD
from brass_desktop.ui.window.input import Key, PointerDown, PointerMove, PointerUp
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import position
from workshop.shots.studio import Studio


def building(context: Context, size: tuple[int, int] = (1920, 1080)) -> tuple[BrassScene, Studio]:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("build"))
    studio = Studio(context, scene, size)
    studio.draw()
    studio.canvas.full = False
    return scene, studio


def step(scene: BrassScene, studio: Studio) -> list[pygame.Rect] | None:
    """Let the table sleep until it wants to be woken, and draw what it asks for."""
    wait = scene.wake_after
    assert wait is not None
    assert scene.update(wait) is True
    studio.canvas.changed = None
    scene.draw(studio.canvas)
    return studio.canvas.changed


def test_a_pulse_repaints_the_rectangles_of_lights_alone(context: Context) -> None:
    scene, studio = building(context)
    before = studio.canvas.surface.copy()
    changed = step(scene, studio)
    assert changed
    pixels = sum(area.w * area.h for area in changed)
    assert pixels < 0.03 * 1920 * 1080
    after = studio.canvas.surface.copy()
    same = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    assert same.count(), "something is seen of it"
    for area in changed:
        same.erase(pygame.Mask(area.size, fill=True), area.topleft)
    assert not same.count(), "and nothing beside them"


def test_a_pulse_comes_back_to_where_it_began(context: Context) -> None:
    scene, studio = building(context)
    step(scene, studio)
    first = pygame.image.tobytes(studio.canvas.surface, "RGB")
    pictures = {first}
    for _ in range(14):
        step(scene, studio)
        pictures.add(pygame.image.tobytes(studio.canvas.surface, "RGB"))
    assert pygame.image.tobytes(studio.canvas.surface, "RGB") == first
    assert len(pictures) == 8


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"animation_percent": 0}])
def test_nothing_pulses_for_those_who_want_stillness(
    context: Context, changes: dict[str, object]
) -> None:
    context.settings.change(**changes)
    scene, _ = building(context)
    assert scene.wake_after is None


def test_a_pulse_rests_while_the_whole_window_is_drawn(context: Context) -> None:
    scene, studio = building(context)
    studio.canvas.full = True
    scene.draw(studio.canvas)
    assert scene.wake_after is not None and scene.wake_after > PERIOD


def test_a_click_a_little_beside_a_lit_line_means_it(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("network"))
    studio = Studio(context, scene, (1920, 1080))
    studio.draw()
    lines = [intent for intent in scene.model.lit() if isinstance(intent, it.PickLink)]
    met = 0
    for line in lines:
        x, y = _place(scene, line)
        for dx, dy in ((0, 19), (0, -19), (19, 0), (-19, 0)):
            studio.send(PointerMove(x + dx, y + dy))
            met += scene._table.pointed == line
    assert met > len(lines), "mostly one or the other side is free"


def test_the_room_beside_a_lit_line_steals_from_nothing_else_that_is_lit(
    context: Context,
) -> None:
    for action in ("network", "build"):
        scene = played_table(context, position(4, "late"))
        scene.mean(it.ChooseAction(action))
        studio = Studio(context, scene, (1280, 720))
        studio.draw()
        for intent in scene.model.lit():
            if isinstance(intent, it.PickSlot | it.PickLink | it.PickMerchant):
                studio.send(PointerMove(*_place(scene, intent)))
                assert scene._table.pointed == intent


def _place(scene: BrassScene, intent: Intent) -> tuple[float, float]:
    at = scene.place_of(intent)
    assert at is not None
    return at


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_keyboards_place_is_framed_on_the_map(context: Context, size: tuple[int, int]) -> None:
    scene, studio = building(context, size)
    slots = [intent for intent in scene.model.lit() if isinstance(intent, it.PickSlot)]
    rect = scene._table.shape_of(slots[0])
    assert rect is not None
    plain = studio.draw().copy()
    while scene.focus != slots[0]:
        studio.send(Key("tab"))
    framed = studio.draw()
    same = pygame.mask.from_threshold(framed, (0, 0, 0), (24, 24, 24, 255), plain)
    same.invert()
    assert same.count() > 250 * min(1.0, size[0] / 1920) ** 2


def test_a_focused_answer_bears_no_stray_square(context: Context) -> None:
    """The mark of the focus lies on the edge of the answer, not on its words."""
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("build"))
    studio = Studio(context, scene, (1920, 1080))
    studio.draw()
    for intent in scene.model.lit():
        scene.mean(intent)
        view = scene.model.view()
        if view.preview is not None and len(view.preview.answers) > 1:
            break
        scene.mean(it.ChooseAction("build"))
    assert view.preview is not None and view.preview.answers
    plain = studio.draw().copy()
    studio.send(Key("tab"))
    assert scene.focus == view.preview.answers[0].intent
    shape = scene._table.shape_of(view.preview.answers[0].intent)
    assert shape is not None
    inside = pygame.Rect(*shape.grown(-9))
    one, two = (picture.subsurface(inside) for picture in (plain, studio.draw()))
    same = pygame.mask.from_threshold(one, (0, 0, 0), (2, 2, 2, 255), two)
    assert same.count() == inside.w * inside.h


def test_under_an_overlay_the_lights_are_out_and_can_still_be_clicked(context: Context) -> None:
    scene, studio = building(context)
    assert scene._table.lights
    scene.mean(it.ToggleOverlay("K"))
    studio.draw()
    assert not scene._table.lights
    lit = lit_intents(scene.model.view())
    slot = next(intent for intent in lit if isinstance(intent, it.PickSlot))
    x, y = _place(scene, slot)
    studio.send(PointerMove(x, y), PointerDown(x, y), PointerUp(x, y))
    assert scene.model.desk.draft.picks[-1].facet == "slot"


def test_no_badge_says_nothing(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    for key in "VKET":
        scene.mean(it.ToggleOverlay(key))
        board = scene.model.view().board
        assert all(badge.text != "0" for badge in board.badges)
        assert board.legend is not None
        assert all(not line.endswith(":\u00a00") for line in board.legend.lines)


def test_coal_is_looked_for_from_a_town_that_is_ringed(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ToggleOverlay("C"))
    scene.model.point_at(it.PickSlot("derby.0"))
    assert scene.model.view().board.seen_from == "derby"


def test_what_is_chosen_what_is_asked_and_what_is_allowed(context: Context) -> None:
    scene, _ = building(context)
    asked = [s for p in scene.model.view().board.places for s in p.slots if s.light in LIT]
    assert {slot.light for slot in asked} == {Light.LEGAL}
    while not scene.model.desk.draft.may_confirm:
        scene.mean(scene.model.lit()[0])
    slots = [s for p in scene.model.view().board.places for s in p.slots]
    lights = {slot.light for slot in slots}
    assert lights <= {Light.NONE, Light.CHOSEN, Light.ALLOWED} and Light.CHOSEN in lights


def test_rectangles_of_lines_are_those_of_their_link_tiles(context: Context) -> None:
    scene = played_table(context, position(4, "middle"))
    scene.mean(it.ChooseAction("network"))
    Studio(context, scene, (1920, 1080)).draw()
    lines = [intent for intent in scene.model.lit() if isinstance(intent, it.PickLink)]
    shapes = [scene._table.shape_of(line) for line in lines]
    assert lines and all(isinstance(shape, Rect) and shape.w < 60 for shape in shapes)
