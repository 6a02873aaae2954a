import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.events import DistantTileTurned
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.motion.telling import timeline_of
from brass_desktop.games.brass.present.motion.timeline import CubePiece
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.ui.motion.anchors import Anchors
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import ThemeName
from tests.games.brass.present.sizes import SHAPES, layout_at
from tests.games.brass.present.timelines import game_of, random_game, seen_at
from tests.games.brass.ui.motion_stage import busiest, make_stage
from tests.ui.canvases import pixels

KINDS = ("build", "network", "develop", "sell", "loan", "scout", "end_turn")


@pytest.mark.parametrize("kind", KINDS)
def test_a_motion_ends_in_exactly_the_table_after(pictures: Assets, kind: str) -> None:
    session = random_game(4, 9) if kind == "scout" else game_of(4)
    set_up = make_stage(pictures, session, busiest(session, kind))
    set_up.open()
    assert set_up.player.is_running
    first = pixels(set_up.canvas.surface)
    while set_up.frame():
        pass
    truth = set_up.truth()
    assert pixels(set_up.canvas.surface) == truth
    assert first != truth


@pytest.mark.parametrize("kind", ["sell", "loan", "combined_build", "end_turn"])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_so_it_ends_at_the_table_of_lancashire(
    pictures: Assets, kind: str, theme: ThemeName
) -> None:
    session = random_game(3, 17, lancashire())
    set_up = make_stage(pictures, session, busiest(session, kind), theme=theme)
    set_up.open()
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


def first_sale_overseas(session: BrassSession) -> int:
    return next(
        n
        for n, entry in enumerate(session.log)
        if any(isinstance(event, DistantTileTurned) for event in entry.events)
    )


@pytest.mark.parametrize(("zoom", "reduced"), [(2.2, False), (1.0, True)])
def test_a_sale_overseas_ends_so_zoomed_in_and_with_little_motion(
    pictures: Assets, zoom: float, reduced: bool
) -> None:
    session = random_game(3, 17, lancashire())
    sale = first_sale_overseas(session)
    set_up = make_stage(pictures, session, sale, zoom=zoom, reduced=reduced)
    set_up.open()
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


def test_the_chronicle_waits_for_the_tile_of_the_distant_market(pictures: Assets) -> None:
    session = random_game(3, 17, lancashire())
    set_up = make_stage(pictures, session, first_sale_overseas(session))
    set_up.painter.draw(set_up.canvas, set_up.before, set_up.layout, set_up.camera)
    area = set_up.canvas.device(set_up.layout.chronicle)
    old = pixels(set_up.canvas.surface.subsurface(area))
    set_up.open()
    for _ in range(30):
        set_up.frame()
    assert pixels(set_up.canvas.surface.subsurface(area)) == old
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface.subsurface(area)) != old


@pytest.mark.parametrize(("theme", "zoom"), [("night", 1.0), ("day", 2.2)])
def test_it_ends_so_by_night_and_zoomed_in(pictures: Assets, theme: str, zoom: float) -> None:
    set_up = make_stage(
        pictures,
        game_of(4),
        busiest(game_of(4), "network"),
        (1600, 900),
        theme="night" if theme == "night" else "day",
        zoom=zoom,
    )
    set_up.open()
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


@pytest.mark.parametrize("frames", [0, 1, 7, 15])
def test_it_can_be_skipped_at_any_time(pictures: Assets, frames: int) -> None:
    set_up = make_stage(pictures, game_of(4), busiest(game_of(4), "build"))
    set_up.open()
    for _ in range(frames):
        set_up.frame()
    set_up.player.skip()
    assert not set_up.player.is_running
    assert set_up.frame(0.0)
    assert pixels(set_up.canvas.surface) == set_up.truth()
    assert not set_up.frame(0.0)


def test_a_redraw_of_the_table_changes_nothing_of_the_motion(pictures: Assets) -> None:
    set_up = make_stage(pictures, game_of(4), busiest(game_of(4), "network"))
    set_up.open()
    for _ in range(9):
        set_up.frame()
    moving = pixels(set_up.canvas.surface)
    set_up.draw_whole()
    assert pixels(set_up.canvas.surface) == moving


def test_only_what_moves_is_shown_anew(pictures: Assets) -> None:
    set_up = make_stage(pictures, game_of(4), busiest(game_of(4), "build"))
    set_up.open()
    whole = set_up.canvas.surface.get_width() * set_up.canvas.surface.get_height()
    while set_up.frame():
        changed = set_up.canvas.changed
        assert changed is not None
        assert sum(area.w * area.h for area in changed) < whole / 8


def test_reduced_motion_ends_in_the_same_table(pictures: Assets) -> None:
    set_up = make_stage(pictures, game_of(4), busiest(game_of(4), "build"), reduced=True)
    set_up.open()
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


def test_a_new_motion_replaces_the_running_one(pictures: Assets) -> None:
    number = busiest(game_of(4), "build")
    set_up = make_stage(pictures, game_of(4), number)
    set_up.open()
    set_up.frame()
    set_up.begin()
    assert not set_up.player.draw_next(set_up.canvas)
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


def test_moving_the_camera_does_not_disturb_the_end(pictures: Assets) -> None:
    set_up = make_stage(pictures, game_of(4), busiest(game_of(4), "network"))
    set_up.open()
    set_up.frame()
    set_up.camera = set_up.camera.zoomed(1.5, set_up.layout.map.centre)
    set_up.draw_whole()
    while set_up.frame():
        pass
    assert pixels(set_up.canvas.surface) == set_up.truth()


def test_every_cue_is_heard_once_and_in_order(pictures: Assets) -> None:
    heard: list[Cue] = []
    number = busiest(game_of(4), "sell")
    set_up = make_stage(pictures, game_of(4), number, hear=heard.append)
    set_up.open()
    while set_up.frame():
        pass
    assert heard == [cue for cue in set_up.timeline.cues if cue.at < set_up.timeline.duration]
    assert heard


@pytest.mark.parametrize("shape", SHAPES)
def test_every_place_is_found_at_every_size(shape: str) -> None:
    for session in (game_of(4), random_game(2, 1)):
        layout = layout_at(shape, len(session.players))
        cameras = (Camera.fitted(layout.map), Camera.fitted(layout.map).zoomed(2.5, (400, 300)))
        for number, entry in enumerate(session.log):
            if number % 7:
                continue
            seen = [seen_at(session, n, Seat(0)) for n in (number, number + 1)]
            timeline = timeline_of(entry, seen[0], seen[1])
            views = build_table(seen[0]), build_table(seen[1])
            for camera in cameras:
                places = Anchors(layout, camera, *views)
                for tween in timeline.tweens:
                    way = tween.piece.way if isinstance(tween.piece, CubePiece) else ()
                    for point in places.path(tween.origin, tween.goal, way):
                        assert Rect(0, 0, *layout.size).holds(point), (tween, point)
