from brass_desktop.present.geometry import Rect, united

LEFT, RIGHT, BRIDGE, FAR = (
    Rect(0, 0, 10, 10),
    Rect(20, 0, 10, 10),
    Rect(5, 5, 20, 2),
    Rect(90, 90, 5, 5),
)


def test_rectangles_that_overlap_become_the_one_around_them() -> None:
    assert united([LEFT, BRIDGE, FAR]) == [Rect(0, 0, 25, 10), FAR]


def test_rectangles_apart_stay_apart() -> None:
    assert united([LEFT, RIGHT, FAR]) == [LEFT, RIGHT, FAR]


def test_a_later_one_joins_all_that_it_touches() -> None:
    assert united([LEFT, RIGHT, BRIDGE]) == [Rect(0, 0, 30, 10)]
