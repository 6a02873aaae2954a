from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.layout.board import map_plan
from brass_desktop.games.brass.present.layout.camera import MOST_ZOOM, Camera
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.ui.panels.table import BOARD, TablePainter
from brass_desktop.games.brass.ui.scenes.discards import DiscardsScene
from brass_desktop.games.brass.ui.scenes.mat import MatScene
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.games.brass.ui.scenes.table_camera import SETTLE
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import FilterChronicle, LookAt, Press, SwitchBoard
from brass_desktop.present.text import table as common
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import NIGHT
from brass_desktop.ui.table.chronicle_scene import ChronicleScene
from brass_desktop.ui.table.pointing import TIP_DELAY
from brass_desktop.ui.table.regions import Region
from brass_desktop.ui.table.touches import Hot, Touches
from brass_desktop.ui.window.input import (
    Key,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
)
from tests.games.brass.ui.table_reading import make_canvas, record_lines
from tests.samples import drafts, tables
from workshop.shots.brass.positions import position
from workshop.shots.studio import Studio

SIZE = (1920, 1080)
LAYOUT = table_layout(1920, 1080, 4, small=False)


@pytest.fixture
def studio(context: Context) -> Studio:
    scene = TableScene(context, WatchedTable(position(4, "middle"), Seat(0)), print)
    opened = Studio(context, scene, SIZE)
    opened.draw()
    return opened


def scene_of(studio: Studio) -> TableScene:
    scene = studio.stack.visible[0]
    assert isinstance(scene, TableScene)
    return scene


def top_of(studio: Studio) -> type[object]:
    return type(studio.stack.top)


def click(studio: Studio, at: tuple[float, float]) -> None:
    studio.send(PointerMove(*at), PointerDown(*at), PointerUp(*at))


def test_a_click_on_a_panel_opens_that_players_mat_and_escape_closes_it(studio: Studio) -> None:
    click(studio, LAYOUT.players[2].centre)
    assert top_of(studio) is MatScene
    studio.send(Key("right"), Key("escape"))
    assert top_of(studio) is TableScene


def test_m_opens_the_own_mat(studio: Studio) -> None:
    studio.send(Key("m"))
    assert top_of(studio) is MatScene


def test_any_discard_pile_can_be_opened(studio: Studio) -> None:
    click(studio, LAYOUT.own_discard().centre)
    assert top_of(studio) is DiscardsScene
    studio.send(PointerDown(3, 3))
    assert top_of(studio) is TableScene


def test_the_wheel_zooms_about_the_pointer_and_f_shows_the_whole_map(studio: Studio) -> None:
    scene = scene_of(studio)
    at = LAYOUT.map.centre
    studio.send(*(Wheel(*at, 0, 1) for _ in range(20)))
    assert scene.camera.zoom == MOST_ZOOM
    assert scene.camera.to_screen(at) == pytest.approx(at)
    studio.send(Key("f"))
    assert scene.camera == Camera.fitted(LAYOUT.map)


def test_a_drag_pans_and_is_no_click(studio: Studio) -> None:
    scene = scene_of(studio)
    x, y = LAYOUT.map.centre
    studio.send(*(Wheel(x, y, 0, 1) for _ in range(6)))
    before = scene.camera.focus
    studio.send(PointerDown(x, y), PointerMove(x + 60, y + 10, held=True))
    assert scene.cursor == "grab"
    studio.send(PointerUp(x + 60, y + 10))
    assert scene.camera.focus[0] < before[0]
    assert top_of(studio) is TableScene


def test_the_map_is_sharp_again_once_the_camera_rests(studio: Studio) -> None:
    scene = scene_of(studio)
    studio.send(Wheel(*LAYOUT.map.centre, 0, 3))
    assert scene.wake_after == pytest.approx(SETTLE)
    assert not scene.update(SETTLE / 2)
    assert scene.update(SETTLE)
    assert scene.wake_after is None


def test_nothing_is_redrawn_while_nothing_happens(studio: Studio) -> None:
    scene = scene_of(studio)
    scene.update(0.0)
    assert [scene.update(1.0) for _ in range(3)] == [False, False, False]
    assert scene.wake_after is None


def test_resting_on_a_thing_shows_its_tip_and_leaving_hides_it(studio: Studio) -> None:
    scene = scene_of(studio)
    before = studio.draw().copy()
    studio.send(PointerMove(LAYOUT.markets.x + 60, LAYOUT.markets.y + 90))
    assert scene.wake_after is not None
    assert scene.update(TIP_DELAY)
    scene.draw(studio.canvas)
    assert studio.canvas.surface.get_view("2").raw != before.get_view("2").raw
    studio.send(PointerLeave())
    assert studio.draw().get_view("2").raw == before.get_view("2").raw


def test_l_opens_a_large_chronicle(studio: Studio) -> None:
    plain = studio.draw().copy()
    studio.send(Key("l"))
    assert isinstance(studio.stack.top, ChronicleScene)
    assert differs(studio.draw(), plain, LAYOUT.board)
    studio.send(Wheel(*LAYOUT.board.centre, 0, -3))
    studio.send(Key("l"))
    assert not differs(studio.draw(), plain, LAYOUT.board)


def test_a_place_under_the_pointer_is_framed(studio: Studio) -> None:
    before = studio.draw().copy()
    plan = map_plan("birmingham", LAYOUT.map, small=False)
    slot = plan.slot("birmingham.0")
    studio.send(PointerMove(*slot.centre))
    assert differs(studio.draw(), before, slot.grown(3))


def differs(one: pygame.Surface, two: pygame.Surface, area: Rect) -> bool:
    box = pygame.Rect(*(round(side) for side in area))
    parts = (pygame.image.tobytes(s.subsurface(box), "RGB") for s in (one, two))
    return next(parts) != next(parts)


def test_the_sun_and_moon_switch_turns_the_board(studio: Studio, context: Context) -> None:
    sides = []
    for side in ("night", "day"):
        click(studio, (LAYOUT.era.right - 50, LAYOUT.era.centre[1]))
        sides.append(context.settings.current.board)
        studio.resize(SIZE, "night" if side == "night" else "day")
    assert sides == ["night", "day"]


def test_a_resized_window_keeps_the_part_of_the_map_in_view(studio: Studio) -> None:
    scene = scene_of(studio)
    studio.send(*(Wheel(700, 300, 0, 1) for _ in range(5)))
    zoom = scene.camera.zoom
    studio.resize((1280, 720), "day")
    studio.draw()
    assert scene.camera.zoom == zoom
    assert scene.camera.area == table_layout(1280, 720, 4, small=True).map


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Assets]:
    yield Assets(tmp_path)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_table_draws_with_an_empty_assets_folder(
    pictures: Assets, bare: Assets, size: tuple[int, int]
) -> None:
    for view in (drafts.build_table(), drafts.network_table()):
        canvas = make_canvas(size, bare, NIGHT)
        layout = table_layout(*canvas.viewport.size, 4, canvas.viewport.small)
        areas = TablePainter().draw(canvas, view, layout, Camera.fitted(layout.map))
        assert all(list(touches) for touches in areas.values())


def test_only_the_region_that_changed_is_painted_again(
    pictures: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    init = Region.__init__

    def noting(self: Region, name: str, *rest: object) -> None:
        init(self, name, *rest)  # type: ignore[arg-type]
        paint = self.paint

        def noted(canvas: Canvas, touches: Touches, hot: Hot) -> None:
            painted.append(name)
            paint(canvas, touches, hot)

        object.__setattr__(self, "paint", noted)

    monkeypatch.setattr(Region, "__init__", noting)
    canvas = make_canvas(SIZE, pictures)
    painter, camera = TablePainter(), Camera.fitted(LAYOUT.map)
    painter.draw(canvas, tables.canal_table(), LAYOUT, camera)
    assert "dock" in painted
    painted.clear()
    painter.draw(canvas, tables.canal_table(), LAYOUT, camera)
    assert painted == []
    painter.draw(canvas, drafts.build_table(), LAYOUT, camera)
    assert set(painted) == {"dock", "hand", "markets", "order", "preview", "prompt", "turn"}


def test_every_kind_of_thing_on_the_table_can_be_touched(pictures: Assets) -> None:
    canvas = make_canvas(SIZE, pictures)
    camera = Camera.fitted(LAYOUT.map)
    areas = TablePainter().draw(canvas, tables.canal_table(), LAYOUT, camera)
    kinds = {type(t.intent) for touches in areas.values() for t in touches if t.intent}
    expected = {
        it.PickSlot, it.PickPlace, it.PickLink, it.PickMerchant, it.PickMarket, it.PickCard,
        it.ChooseAction, Press, it.ToggleOverlay, it.OpenMat, it.OpenDiscards, SwitchBoard,
        FilterChronicle, LookAt,
    }  # fmt: skip
    assert kinds == expected
    slots = {t.intent.slot for t in areas[BOARD] if isinstance(t.intent, it.PickSlot)}
    assert slots == {s.slot for place in tables.canal_table().board.places for s in place.slots}


def test_an_open_tip_speaks_the_language_of_now(
    studio: Studio, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(studio)
    at = scene.place_of(SwitchBoard())
    assert at is not None
    studio.send(PointerMove(*at))
    studio.stack.update(TIP_DELAY)
    english = common.SWITCH_BOARD()
    i18n.use_language("pl", context.locale)
    lines = record_lines(monkeypatch)
    studio.resize(SIZE, "day")
    studio.draw()
    said = [line.text for line in lines]
    assert common.SWITCH_BOARD() in said and english not in said


def test_a_card_rises_under_the_pointer_and_is_still_met_where_it_lay(studio: Studio) -> None:
    scene = scene_of(studio)
    key = tables.canal_table().hand.cards[0].key
    lying = scene.shape_of(it.PickCard(key))
    assert lying is not None
    studio.send(PointerMove(lying.centre[0], lying.bottom - 1))
    tops = []
    for _ in range(12):
        studio.stack.update(1 / 60)
        studio.draw()
        risen = scene.shape_of(it.PickCard(key))
        assert risen is not None and risen.bottom == lying.bottom
        tops.append(risen.y)
    assert tops == sorted(tops, reverse=True), "it rises and does not tremble"
    assert lying.y > tops[0] > tops[-1]
    studio.send(PointerMove(*LAYOUT.map.centre))
    studio.stack.update(1.0)
    studio.draw()
    assert scene.shape_of(it.PickCard(key)) == lying
