"""Tags, tips and refusals stand beside what they speak of, and over nothing that may be chosen."""

import random
from collections.abc import Collection, Iterator

import pygame
import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.engine.draft import draft_of
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.ceremony import build_ceremony, is_scored
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.flags import anchor_rect
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.play.choices import LIT
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.games.brass.ui.map import badges, overlay
from brass_desktop.games.brass.ui.map.flags import place_flags
from brass_desktop.games.brass.ui.map.overlay import draw_legend_plate
from brass_desktop.games.brass.ui.map.places import pill_rect, ribbon_rect
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.geometry import Rect
from brass_desktop.present.placing import tail_crosses
from brass_desktop.present.tips import Light, Tip
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from tests.ui.canvases import make_canvas
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.play import played_table
from workshop.shots.brass.positions import finished
from workshop.shots.studio import Studio

SIZES = ((1920, 1080), (1280, 720))
LANGUAGES = ("en", "pl", "ru")
ON_MAP = (it.PickSlot, it.PickLink, it.PickMerchant)
WIDEST = 300
ENOUGH = 34
"""Planned actions with something to tell, for every size and language."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, resource_folder("assets") / "locale")
    yield request.param
    i18n.use_language(i18n.SOURCE_LANGUAGE, resource_folder("assets") / "locale")


def moments(count: int, seed: str) -> list[int]:
    game = finished(4)
    acting = [at for at in range(len(game.log)) if game.at(at).phase == ACTING]
    return random.Random(seed).sample(acting, count)


def plan_of(view: BoardView, scene: BrassScene) -> MapPlan:
    table = scene._table
    assert isinstance(table, TableScene)
    return map_plan(view.game, table.camera.area, table.layout.small)


def lit_rects(
    view: BoardView, scene: BrassScene, lights: Collection[Light] = (*LIT, Light.CHOSEN)
) -> list[Rect]:
    """List where things of the map lie that have one of the lights."""
    plan = plan_of(view, scene)
    slots = [slot.slot for place in view.places for slot in place.slots if slot.light in lights]
    links = [link.link for link in view.links if link.light in lights]
    spaces = [s.space for m in view.merchants for s in m.spaces if s.light in lights]
    return [anchor_rect(plan, anchor) for anchor in (*slots, *links, *spaces)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_tag_lies_over_a_choice_or_its_own_subject(
    context: Context, size: tuple[int, int], language: str
) -> None:
    """Every planned action of each moment that has something to tell on the map."""
    game, rng, told = finished(4), random.Random(language), 0
    for at in moments(60, language):
        actions = game.game.legal_actions(game.at(at))
        tries = [a for a in actions if a.kind in ("build", "network", "sell")]
        scene = played_table(context, game.fork(at))
        studio = Studio(context, scene, size)
        studio.draw()
        for action in rng.sample(tries, min(6, len(tries))):
            assert draft_of(game.at(at), action).may_confirm
            scene.model.propose(action)
            view = scene.model.view().board
            if view.flags or any(link.order for link in view.links):
                told += 1
                _check_flags(scene, studio, view)
        if told >= ENOUGH:
            return
    pytest.fail(f"only {told} actions had something to tell")


def _check_flags(scene: BrassScene, studio: Studio, view: BoardView) -> None:
    plan = plan_of(view, scene)
    choices = lit_rects(view, scene) + _names(studio.canvas, plan, view)[: len(view.places)]
    placed = list(place_flags(studio.canvas, plan, view))
    for one in placed:
        assert not one.rect.overlaps(one.thing), one.flag
        assert not any(one.rect.overlaps(rect) for rect in choices), one.flag
        assert plan.area.contains(one.rect)
        others = (other.rect for other in placed if other is not one)
        assert not any(one.rect.overlaps(rect) for rect in others), one.flag


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_refusal_or_tip_lies_over_a_choice_or_its_own_subject(
    context: Context, size: tuple[int, int], language: str
) -> None:
    game, said = finished(4), 0
    for at in moments(5, language):
        for action in ("build", "network", "sell"):
            scene = played_table(context, game.fork(at))
            scene.mean(it.ChooseAction(action))
            studio = Studio(context, scene, size)
            studio.draw()
            said += sum(_check_words(scene, studio, intent) for intent in _on_map(scene))
    assert said >= 60


def _on_map(scene: BrassScene) -> list[Intent]:
    board = scene.model.session.state.rules.board
    things: list[Intent] = [it.PickSlot(slot) for slot in board.slots[::3]]
    things += [it.PickLink(link) for link in board.links[::4]]
    return [*things, *(it.PickMerchant(space) for space in board.merchants[::2])]


def _check_words(scene: BrassScene, studio: Studio, intent: Intent) -> bool:
    """Draw what a thing says, tip or refusal; they are set and placed alike."""
    tip, table = scene.model.tip(intent), scene._table
    thing = table.shape_of(intent)
    if tip is None or thing is None:
        return False
    around, inside = table.surroundings, studio.canvas.bounds.grown(-6)
    asked = lit_rects(scene.model.view().board, scene, (Light.LEGAL,))
    plate = draw_tooltip(studio.canvas, tip, thing, inside, around)
    assert inside.contains(plate), tip
    assert plate.w <= WIDEST + 0.5, tip
    assert not plate.overlaps(thing), tip
    assert not any(plate.overlaps(rect) for rect in (*asked, *around.choices)), tip
    assert tip.foot and tip.clause, "it names a way out and leads to its rule"
    return True


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_tail_of_a_ceremony_leads_over_a_name(pictures: Assets, size: tuple[int, int]) -> None:
    canvas = make_canvas(pygame.Surface(size), "day", pictures)
    game, tails = finished(4), 0
    for end in [n for n, entry in enumerate(game.log) if is_scored(entry.events)]:
        told = build_ceremony(game, end)
        for beat in range(1, len(told.beats) + 1):
            view = told.board_at(beat)
            area = table_layout(*canvas.viewport.size, 4, canvas.viewport.small).map
            plan = map_plan(view.game, area, canvas.viewport.small)
            names = [
                ribbon_rect(canvas, plan.places[place.location], place, plan.measures)
                for place in view.places
            ]
            for one in place_flags(canvas, plan, view):
                tails += 1
                assert not tail_crosses(one.rect, one.thing, names), (beat, one.flag)
    assert tails > 50


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_legend_lies_over_a_town_or_a_merchant(
    context: Context,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
    percent: int,
) -> None:
    plates: list[Rect] = []

    def recorded(canvas: Canvas, plan: MapPlan, width: float, height: float) -> Rect:
        plates.append(draw_legend_plate(canvas, plan, width, height))
        return plates[-1]

    for module in (badges, overlay):
        monkeypatch.setattr(module, "draw_legend_plate", recorded)
    context.settings.change(text_percent=percent)
    for at in moments(3, language):
        scene = played_table(context, finished(4).fork(at))
        studio = Studio(context, scene, size)
        for key in "NCVKET":
            scene.mean(it.ToggleOverlay(key))
            scene.model.point_at(it.PickSlot("birmingham.0"))
            plates.clear()
            studio.draw()
            plan = plan_of(scene.model.view().board, scene)
            assert len(plates) == 1, key
            solid = [plate for place in plan.places.values() for plate in place.plates]
            solid += [rect for one in plan.merchants.values() for rect in one.spaces.values()]
            solid += _names(studio.canvas, plan, scene.model.view().board)
            assert not any(plates[0].overlaps(rect) for rect in solid), key


def _names(canvas: Canvas, plan: MapPlan, view: BoardView) -> list[Rect]:
    """List where the names of towns and merchants stand."""
    m = plan.measures
    towns = [ribbon_rect(canvas, plan.places[one.location], one, m) for one in view.places]
    pills = [pill_rect(canvas, plan.merchants[one.location], one, m) for one in view.merchants]
    return [*towns, *pills]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_bracket_of_a_lit_line_lies_over_a_name_or_a_tile(
    context: Context, size: tuple[int, int], language: str
) -> None:
    """Lights that pulse are drawn last; what would hide something is drawn beneath it."""
    game, seen = finished(4), 0
    for at in moments(12, language):
        scene = played_table(context, game.fork(at))
        scene.mean(it.ChooseAction("network"))
        studio = Studio(context, scene, size)
        studio.draw()
        board = scene.model.view().board
        plan = plan_of(board, scene)
        solid = _names(studio.canvas, plan, board)[: len(board.places)]
        solid += [plate for place in plan.places.values() for plate in place.plates]
        for lit in scene._table.lights:
            if lit.turn is not None:
                seen += 1
                assert not any(rect.holds(corner) for rect in solid for corner in lit.corners)
    assert seen > 20


def test_a_refusal_leaves_the_name_of_its_own_town_to_be_read(context: Context) -> None:
    scene = played_table(context, finished(4).fork(moments(1, "name")[0]))
    studio = Studio(context, scene, SIZES[1])
    studio.draw()
    board = scene.model.view().board
    plan = plan_of(board, scene)
    for place, name in zip(board.places, _names(studio.canvas, plan, board), strict=False):
        for slot in place.slots:
            thing = scene._table.shape_of(it.PickSlot(slot.slot))
            assert thing is not None and thing.contains(name), slot.slot


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_refused_action_leaves_the_other_actions_to_be_pressed(
    context: Context, size: tuple[int, int], language: str
) -> None:
    scene = played_table(context, finished(4).fork(moments(1, "dock")[0]))
    studio = Studio(context, scene, size)
    studio.draw()
    table = scene._table
    assert isinstance(table, TableScene)
    inside, tip = studio.canvas.bounds.grown(-6), Tip("Not now", "A reason of some length. " * 4)
    for control in scene.model.view().dock.actions:
        thing = table.shape_of(it.ChooseAction(control.id))
        if thing is not None:
            plate = draw_tooltip(studio.canvas, tip, thing, inside, table.surroundings)
            assert not plate.overlaps(table.layout.dock), control.id
