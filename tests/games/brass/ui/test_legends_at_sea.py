"""Where the legends of Lancashire's overlays lie: on the sea, and not on the demand for cotton."""

from collections.abc import Iterator

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.ui.map import badges, overlay
from brass_desktop.games.brass.ui.map.overlay import draw_legend_plate
from brass_desktop.games.brass.ui.map.places import ribbon_rect
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.geometry import Rect
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from tests.games.brass.ui.test_lancashire_map import new_game
from workshop.shots.brass.acting import played_table
from workshop.shots.studio import Studio

AT_THE_TOP = 8.0


@pytest.fixture(params=["en", "pl", "ru"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, resource_folder("assets") / "locale")
    yield request.param
    i18n.use_language(i18n.SOURCE_LANGUAGE, resource_folder("assets") / "locale")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
def test_legends_hide_no_town_and_on_a_large_table_no_demand(
    context: Context, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], percent: int
) -> None:
    plates: list[Rect] = []

    def recorded(canvas: Canvas, plan: MapPlan, width: float, height: float) -> Rect:
        plates.append(draw_legend_plate(canvas, plan, width, height))
        return plates[-1]

    for module in (badges, overlay):
        monkeypatch.setattr(module, "draw_legend_plate", recorded)
    context.settings.change(text_percent=percent)
    scene = played_table(context, new_game(4))
    studio = Studio(context, scene, size)
    for key in "NCVKET":
        scene.mean(it.ToggleOverlay(key))
        scene.model.point_at(it.PickSlot("preston.0"))
        plates.clear()
        studio.draw()
        (plate,) = plates
        view, table = scene.model.view().board, scene._table
        assert isinstance(table, TableScene)
        plan = map_plan(view.game, table.camera.area, table.layout.small)
        assert plan.area.contains(plate), key
        solid = [rect for place in plan.places.values() for rect in place.plates]
        for town in view.places:
            ribbon = ribbon_rect(studio.canvas, plan.places[town.location], town, plan.measures)
            solid.append(ribbon.grown(plan.measures.ribbon_tail, 0))
        assert not any(plate.overlaps(rect) for rect in solid), key
        assert view.distant is not None and plan.distant_market is not None
        spaces = [plan.distant_market.space(n) for n in range(len(view.distant.spaces))]
        hidden = sum(plate.overlaps(space) for space in spaces)
        assert not hidden or plan.measures.small, key
        assert not hidden or plate.y - plan.area.y < AT_THE_TOP, key
