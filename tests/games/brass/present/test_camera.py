import pytest

from brass_desktop.games.brass.present.layout.camera import MOST_ZOOM, Camera
from brass_desktop.present.geometry import Rect

AREA = Rect(100, 50, 800, 600)


def test_fitted_camera_shows_the_map_as_it_is() -> None:
    camera = Camera.fitted(AREA)
    assert camera.to_screen((123, 456)) == (123, 456)
    assert camera.is_fitted


def test_zoom_keeps_the_point_under_the_pointer() -> None:
    camera = Camera.fitted(AREA).zoomed(2, (300, 200))
    assert camera.to_screen((300, 200)) == pytest.approx((300, 200))
    assert camera.to_map(camera.to_screen((444, 333))) == pytest.approx((444, 333))


def test_zoom_stays_between_the_whole_map_and_the_most() -> None:
    camera = Camera.fitted(AREA)
    assert camera.zoomed(9, (300, 200)).zoom == MOST_ZOOM
    assert camera.zoomed(2, (300, 200)).zoomed(0.1, (700, 500)) == camera


def test_panning_never_shows_what_lies_beyond_the_map() -> None:
    camera = Camera.fitted(AREA).zoomed(2, AREA.centre).panned(5000, -5000)
    seen = camera.rect_to_screen(AREA)
    assert seen.contains(AREA)
    assert (seen.x, seen.bottom) == pytest.approx((AREA.x, AREA.bottom))


def test_resizing_keeps_the_middle_of_the_view() -> None:
    camera = Camera.fitted(AREA).zoomed(2, (300, 200))
    wide = Rect(0, 0, 1600, 600)
    moved = camera.resized(wide)
    assert (moved.focus[0] - wide.x) / wide.w == pytest.approx((camera.focus[0] - AREA.x) / AREA.w)
