import pytest

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.window.viewport import Viewport, device_rect


@pytest.mark.parametrize(
    ("window", "size"),
    [
        ((1600, 900), (1920, 1080)),
        ((1920, 1080), (1920, 1080)),
        ((1920, 1200), (1920, 1200)),
        ((2560, 1440), (1920, 1080)),
        ((3440, 1440), (2580, 1080)),
        ((3840, 2160), (1920, 1080)),
    ],
)
def test_a_large_window_has_at_least_the_full_canvas(
    window: tuple[int, int], size: tuple[int, int]
) -> None:
    viewport = Viewport(window)
    assert not viewport.small
    assert viewport.size == pytest.approx(size)


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1599, 1200), (1920, 899)])
def test_a_small_window_is_drawn_in_real_pixels(window: tuple[int, int]) -> None:
    viewport = Viewport(window)
    assert viewport.small
    assert viewport.scale == 1
    assert viewport.size == window


def test_only_a_window_under_the_minimum_shrinks_the_small_layout() -> None:
    viewport = Viewport((640, 360))
    assert viewport.scale == 0.5
    assert viewport.size == (1280, 720)


def test_neighbours_keep_sharing_an_edge_in_pixels() -> None:
    viewport = Viewport((2311, 1300))
    edge = 0
    for step in range(100):
        x, _, width, _ = device_rect(Rect(step * 13.3, 0, 13.3, 10), viewport.scale)
        assert x == edge
        edge = x + width


def test_pixels_and_units_are_inverse() -> None:
    viewport = Viewport((3440, 1440))
    x, y = viewport.to_logical((1720, 720))
    assert device_rect((x, y, 0, 0), viewport.scale)[:2] == (1720, 720)
